/** Loot, assets, the shop and Caps, in words for players. */
export const tradeRules = {
  'W-LOOT-1': 'Les cartes Butin sont des objets, des compagnons ou des événements.',
  'W-LOOT-2': 'Objets et compagnons s’équipent ou vont dans votre inventaire.',
  'W-LOOT-3': 'Un événement s’applique une fois, puis il est défaussé.',
  'W-LOOT-4': 'Le butin défaussé va à la défausse du butin.',
  'W-LOOT-5':
    'Si vous piochez plus de butin que vous ne pouvez en porter, vous piochez d’abord tout, puis défaussez jusqu’à votre limite.',
  'W-ASSET-1': 'Les atouts sont les marchandises et les compagnons de la boutique.',
  'W-ASSET-2': 'Un atout que vous obtenez s’équipe ou va dans votre inventaire.',
  'W-ASSET-3': 'Les atouts défaussés vont à la défausse des atouts.',
  'W-ASSET-4': 'Quand le dernier atout est pioché, la défausse, mélangée, forme une nouvelle pioche.',
  'W-UNIQ-1': 'Les atouts uniques sont des objets et des compagnons que donnent quêtes et rencontres.',
  'W-UNIQ-2': 'On les prend par leur nom, puis on les équipe ou on les met dans l’inventaire.',
  'W-UNIQ-3': 'Si celui qui vous revient n’y est pas, vous en obtenez un au hasard.',
  'W-UNIQ-4': 'Un atout unique défaussé est posé à côté de la pioche.',
  'W-SHOP-1': 'La boutique est une rangée de quatre atouts, face visible.',
  'W-SHOP-2': 'Les nouvelles cartes entrent par l’extrémité gauche de la rangée.',
  'W-SHOP-3': 'Les cartes qui doivent en sortir le font par l’extrémité droite.',
  'W-SHOP-4':
    'Si, après une action, la rangée n’a pas quatre cartes, on en pioche ou on en défausse jusqu’à ce qu’elle en ait quatre.',
  'W-SHOP-5': 'Quand vous allez à la boutique, une nouvelle carte entre d’abord à gauche de la rangée.',
  'W-SHOP-6': 'Puis vous pouvez acheter, vendre et recruter comme il vous plaît, jusqu’au nombre qui vous a été donné.',
  'W-SHOP-7': 'Acheter : payez le prix en capsules et prenez la carte.',
  'W-SHOP-8': 'Vendre : défaussez une carte que vous avez, équipée ou non, et gagnez en capsules sa valeur moins une.',
  'W-SHOP-9': 'Recruter : prenez un compagnon de la rangée. Il vous faut le trait ou la lettre de son coin.',
  'W-SHOP-10': 'Un compagnon sans cette marque peut être recruté par tout le monde.',
  'W-CAPS-1': 'Les capsules paient les marchandises et certaines capacités.',
  'W-CAPS-2': 'Vous pouvez avoir autant de capsules que vous voulez.',
  'W-CAPS-3': 'Un jeton de cinq capsules vaut cinq jetons d’une. Vous pouvez faire le change à tout moment.',
  'W-CAPS-4': 'Les capsules gagnées viennent du stock et les capsules payées y retournent.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const tradeRulings = {
  'W-LOOT-R1':
    'Vous voyez toutes les cartes que vous piochez ensemble. Les événements s’appliquent dans l’ordre de pioche, puis vous placez le reste.',
  'W-LOOT-R2': 'Si pioche et défausse sont vides, vous ne piochez rien.',
  'W-LOOT-R3':
    'Si un événement vous fait mourir, vous perdez ce que vous portiez avant ; puis vous placez les cartes piochées, qui sont à vous. Si vous êtes hors jeu, elles sont défaussées.',
  'W-ASSET-R1': 'Si pioche et défausse sont vides, rien n’est pioché et la boutique peut rester incomplète.',
  'W-UNIQ-R1':
    'Les cartes posées à côté de la pioche sont perdues pour de bon. Si la pioche est vide, vous n’obtenez rien.',
  'W-UNIQ-R2': 'Tout le monde peut savoir quels atouts uniques il reste.',
  'W-SHOP-R1':
    'Les vides se referment vers la droite et l’ordre est conservé. La rangée se remplit et se vide une carte à la fois.',
  'W-SHOP-R2': 'Une nouvelle carte entre dans la rangée même si vous n’avez droit à aucun achat.',
  'W-SHOP-R3': 'Une carte que vous vendez est défaussée. Elle n’entre pas dans la rangée.',
  'W-SHOP-R4': 'Une vente ne vous coûte jamais rien. Une carte sans valeur ne peut pas être vendue.',
  'W-SHOP-R5': 'Recruter ne coûte pas de capsules. Un compagnon qui a un prix s’achète.',
  'W-SHOP-R6': 'La rangée n’est pas complétée pendant que vous êtes à la boutique.',
  'W-SHOP-R7':
    'Si vous allez à la boutique hors d’une action, ou mourez avant la fin de celle-ci, la rangée est quand même rétablie avant que la partie continue.',
  'W-SHOP-R8': 'Ce qu’il vous faut pour un achat ou un recrutement se vérifie à chaque fois.',
  'W-SHOP-R9': 'Le nombre d’une carte est son prix quand vous achetez et sa valeur quand vous vendez.',
  'W-CAPS-R1': 'Vous ne pouvez pas choisir un prix que vous ne pouvez pas payer en entier.',
  'W-CAPS-R2': 'Si vous devez perdre plus de capsules que vous n’en avez, vous perdez celles que vous avez.',
  'W-CAPS-R3': 'Tout le monde voit combien de capsules vous avez.',
} as const
