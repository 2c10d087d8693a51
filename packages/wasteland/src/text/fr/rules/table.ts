/** First player, scenario, solo play, limits, secrets and the end, in words for players. */
export const tableRules = {
  'W-FIRST-1': 'Le hasard désigne le premier joueur. La pioche des Ambitions est chez lui.',
  'W-FIRST-2': 'Qui reçoit la pioche des Ambitions est le nouveau premier joueur.',
  'W-FIRST-3': 'Cela ne change ni le tour en cours, ni le suivant.',
  'W-SCEN-1': 'Vous choisissez un scénario pour la partie.',
  'W-SCEN-2': 'Un côté de sa feuille montre le plateau et les premières quêtes.',
  'W-SCEN-3': 'Les quêtes qu’il nomme sont mises en jeu au début.',
  'W-SCEN-4': 'L’autre côté décrit les factions et leur piste de pouvoir.',
  'W-SOLO-1': 'En solo, vous jouez selon les mêmes règles, à quelques exceptions près.',
  'W-SOLO-2':
    'Là où une quête exige un autre survivant dans votre espace, vous devez être dans une colonie. Un test de ce survivant compte pour 3.',
  'W-SOLO-3': 'Vous lisez vos rencontres vous-même, sans regarder ce que rapportent les options.',
  'W-SOLO-4':
    'Quand la pioche des Ambitions est épuisée, seule avance la faction qui a le moins de pouvoir, ou les deux à égalité.',
  'W-LIMIT-1': 'Capsules et jetons de faction ne s’épuisent jamais.',
  'W-LIMIT-2': 'Il n’y a pas plus d’aptitudes qu’il n’y a de cartes.',
  'W-LIMIT-3':
    'Quand la pioche du butin, des atouts ou des Ambitions, ou une pile d’ennemis, est épuisée, sa défausse, mélangée, la remplace.',
  'W-SURV-1':
    'Un survivant, c’est le tout : vous, votre figurine, votre personnage, vos cartes, vos lettres et vos traits.',
  'W-SURV-2': 'Votre plateau personnel montre santé, rads, expérience, lettres, traits, et la place de vos cartes.',
  'W-INFO-1': 'Caché à tous : la face des ennemis face cachée, le texte de la bibliothèque et l’ordre des pioches.',
  'W-INFO-2': 'Caché aux autres : les Ambitions de votre main, sauf celle que vous montrez par fidélité.',
  'W-INFO-3':
    'Visible de tous : le nombre de vos Ambitions, votre équipement, votre inventaire et toutes les aptitudes.',
  'W-INFO-4':
    'Ce que rapportent les options d’une rencontre n’est connu que de la personne qui lit, jusqu’à votre choix.',
  'W-END-1': 'La partie s’arrête quand un survivant atteint le but d’influence.',
  'W-END-2':
    'Elle s’arrête quand une faction atteint le bout de sa piste : avec des gagnants si quelqu’un a l’influence, sinon par une défaite pour tous.',
  'W-END-3': 'Si vous êtes hors jeu, vous avez perdu, quoi qu’il arrive ensuite.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const tableRulings = {
  'W-FIRST-R1':
    'À partir de ce moment, c’est le nouveau premier joueur qui départage les égalités et fait les choix du premier joueur.',
  'W-SCEN-R1': 'Tout le monde peut lire les deux côtés à tout moment.',
  'W-SOLO-R1': 'Ce 3 est un nombre de touches, à comparer à la difficulté.',
  'W-SOLO-R2': 'Si vous êtes hors jeu, la partie est perdue.',
  'W-SOLO-R3': 'Moins de pouvoir veut dire moins de pas en tout, même au-delà du bout de la piste.',
  'W-SOLO-R4':
    'Le dernier survivant d’une partie à plusieurs suit les règles du solo pour les quêtes et la lecture. But, Ambitions et avancée des deux factions restent ce qu’ils étaient.',
  'W-LIMIT-R1':
    'Cela se fait juste après la prise de la dernière carte. Sans défausse, cela se fait quand on a de nouveau besoin d’une carte.',
  'W-LIMIT-R2':
    'Butin, atouts, Ambitions et ennemis ont des défausses. Les atouts uniques vont à côté de leur pioche, les aptitudes reviennent dans la leur, les jetons au stock ; les objets de départ quittent le jeu. Les rencontres vont sous leur pioche, et les quêtes ne partent que retirées du jeu.',
  'W-LIMIT-R3':
    'Rien n’échoue faute de marqueurs de quête, de traits ou de lettres, sauf un niveau pour lequel il ne reste aucune lettre à piocher.',
  'W-SURV-R1': 'Tout ce qui est sur votre plateau personnel est visible de tous. Seules vos Ambitions ne le sont pas.',
  'W-INFO-R1': 'Ce que vous n’avez pas le droit de savoir n’est ni sur votre écran, ni nulle part derrière.',
  'W-INFO-R2':
    'Butin, atouts et ennemis défaussés sont visibles de tous. Parmi les Ambitions, seulement celles retournées à la fin d’un round.',
  'W-INFO-R3': 'Personne ne peut suivre une carte ou un jeton caché à travers un mélange.',
  'W-INFO-R4': 'Sur un écran partagé aussi, les conséquences n’apparaissent qu’après le choix.',
  'W-END-R1':
    'Après chaque chose qui se passe, on regarde d’abord le but, puis le bout de la piste, puis s’il reste quelqu’un.',
  'W-END-R2':
    'Si la même chose vous fait gagner et mourir, vous avez gagné. Si elle vous met hors jeu, vos Ambitions sont perdues et vous n’avez pas gagné.',
  'W-END-R3': 'Après la fin, il n’y a plus rien à décider, et tout peut être vu.',
  'W-END-R4':
    'Vous pouvez abandonner à tout moment, même pendant le tour d’un autre. Vous êtes alors hors jeu et terminez à la dernière place ; votre combat en cours s’arrête aussitôt, et votre tour aussi. Si de plusieurs survivants il n’en reste qu’un, il gagne et la partie est finie ; dans la variante « tous ensemble », les autres continuent.',
  'W-END-R5':
    'Si la table a convenu d’une limite de temps, une décision trop longue vaut refus ou, si l’on ne peut refuser, reçoit la première réponse possible. Sans accord, il n’y a pas de limite.',
  'W-END-R6': 'Aucune partie ne dépasse 150 rounds. Après quoi tout le monde a perdu.',
  'W-END-R7': 'Si tout le monde est d’accord, la partie s’arrête aussitôt, sans vainqueur.',
} as const
