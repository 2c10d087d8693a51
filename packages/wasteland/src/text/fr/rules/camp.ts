/** Camping and trading, in words for players. */
export const campRules = {
  'W-CAMP-1':
    'Camper comprend quatre parties, dans l’ordre de votre choix : regagner 3 PV, redresser vos cartes inclinées, gagner « En pleine forme », échanger.',
  'W-CAMP-2': 'Redresser concerne toutes vos cartes inclinées, sans exception.',
  'W-CAMP-3': 'Vous ne pouvez pas camper tant qu’un ennemi face visible est dans votre espace.',
  'W-CAMP-4': 'Vous pouvez échanger avec les survivants de votre espace ou d’un espace adjacent.',
  'W-TRADE-1':
    'Vous pouvez échanger des objets, des compagnons, des Ambitions et des capsules, autant qu’il vous plaît.',
  'W-TRADE-2': 'Les deux côtés doivent être d’accord.',
  'W-TRADE-3': 'Les promesses n’engagent personne.',
  'W-TRADE-4': 'Les traits, les lettres, les aptitudes et les capacités des personnages ne s’échangent pas.',
  'W-TRADE-5': 'Vous pouvez montrer une Ambition à qui vous la proposez.',
  'W-TRADE-6': 'Une carte inclinée reste inclinée quand elle change de mains.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const campRulings = {
  'W-CAMP-R1':
    'Ce qui aide se fait d’un coup : vous récupérez des PV, devenez « En pleine forme » et redressez ce qui ne coûte rien. On ne vous interroge que sur les échanges, les effets et les cartes à redresser contre des capsules.',
  'W-CAMP-R2': 'Une carte que vous recevez en campant reste comme elle est. Elle sera redressée une autre fois.',
  'W-CAMP-R3': 'Il n’y a que votre espace qui doive être sans ennemi, pas celui de la personne avec qui vous échangez.',
  'W-CAMP-R4':
    'Vous ne pouvez pas réorganiser votre équipement en campant, sauf pour une carte que vous venez d’obtenir. Une option de la table le permet.',
  'W-CAMP-R5': 'Tous vos échanges se font d’un seul tenant, comme une seule partie du campement.',
  'W-TRADE-R1':
    'Un échange se fait entre vous et un seul autre survivant ; les cadeaux sont permis. Vous faites une offre à la fois, et chaque offre peut recevoir une contre-offre.',
  'W-TRADE-R2':
    'Vous pouvez échanger ce que vous avez équipé, et aussi les objets et compagnons avec lesquels vous avez commencé.',
  'W-TRADE-R3':
    'Après l’échange, les deux côtés doivent respecter leurs limites. Les cartes reçues peuvent d’abord être équipées.',
  'W-TRADE-R4':
    'Si vous cédez l’Ambition qui montre votre fidélité, la fidélité prend fin. Qui la reçoit la garde cachée.',
  'W-TRADE-R5': 'Une Ambition que vous montrez n’est vue que de votre partenaire d’échange.',
  'W-TRADE-R6': 'Pendant que vous campez, les autres ne peuvent pas échanger entre eux.',
  'W-TRADE-R7':
    'Vous pouvez cesser d’échanger à tout moment, et retirer une offre tant que l’autre survivant y réfléchit. Vous pouvez faire autant d’offres différentes que vous voulez, mais pas deux fois la même au même survivant pendant un même campement. Une fois que vous avez montré une Ambition, vous ne pouvez plus revenir en arrière.',
} as const
