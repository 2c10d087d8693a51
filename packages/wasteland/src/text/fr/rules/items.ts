/** Equipment, inventory, items and characters, in words for players. */
export const itemsRules = {
  'W-EQUIP-1': 'Vous pouvez équiper des armes, des tenues et des compagnons.',
  'W-EQUIP-2': 'Vous pouvez avoir une carte équipée de chaque sorte.',
  'W-EQUIP-3': 'Elles n’agissent qu’équipées.',
  'W-EQUIP-4': 'Quand vous obtenez une telle carte, vous pouvez l’équiper aussitôt.',
  'W-EQUIP-5': 'La carte qu’elle remplace va alors dans votre inventaire.',
  'W-EQUIP-6':
    'Au début de votre tour, vous pouvez équiper des cartes de votre inventaire, au besoin à la place d’autres.',
  'W-EQUIP-7': 'Ce que vous avez équipé ne fait pas partie de votre inventaire.',
  'W-EQUIP-8': 'Tout le monde voit ce que vous avez équipé.',
  'W-EQUIP-9':
    'Les compagnons de l’inventaire sont défaussés aussi si, quand on les redresse, leur condition n’est pas remplie.',
  'W-INV-1': 'Les objets et compagnons que vous avez sans les avoir équipés forment votre inventaire.',
  'W-INV-2': 'Votre inventaire contient trois cartes au plus.',
  'W-INV-3': 'Les cartes équipées ne comptent pas.',
  'W-INV-4': 'Au-delà de trois, vous défaussez des cartes de votre choix jusqu’à n’en avoir que trois.',
  'W-INV-5': 'Tout le monde voit votre inventaire.',
  'W-ITEM-1': 'Un objet est soit équipé, soit dans votre inventaire.',
  'W-ITEM-2': 'Armes et tenues n’agissent qu’équipées.',
  'W-ITEM-3': 'Les autres objets ne s’équipent pas. Vous les utilisez depuis votre inventaire.',
  'W-WEAP-1': 'Une arme vous aide en combat tant qu’elle est équipée.',
  'W-WEAP-2': 'Vous pouvez avoir une arme équipée.',
  'W-WEAP-3': 'Elle vous donne une relance pour chacune de ses lettres que vous possédez.',
  'W-WEAP-4':
    'Avec une arme à distance, vous pouvez combattre les ennemis des espaces adjacents, avec une touche de plus s’ils n’ont pas la capacité À distance.',
  'W-APP-1': 'Une tenue vous aide en combat tant qu’elle est équipée.',
  'W-APP-2': 'Vous pouvez avoir une tenue équipée.',
  'W-APP-3': 'En combat, elle annule autant de touches ennemies que sa valeur d’armure.',
  'W-COMP-1': 'Un compagnon vous aide tant qu’il est équipé. Vous pouvez en avoir un équipé.',
  'W-COMP-2': 'À votre tour, vous pouvez incliner votre compagnon pour utiliser sa capacité.',
  'W-COMP-3': 'Camper redresse aussi les compagnons, équipés ou dans l’inventaire.',
  'W-COMP-4': 'Si la condition en bas d’un compagnon n’est pas remplie quand on le redresse, le compagnon vous quitte.',
  'W-EXH-1': 'Pour incliner une carte, tournez-la sur le côté.',
  'W-EXH-2': 'Une carte inclinée ne peut pas l’être une seconde fois.',
  'W-EXH-3': 'Vous pouvez porter, équiper, retirer, échanger et vendre des cartes inclinées.',
  'W-EXH-4': 'Une carte échangée inclinée reste inclinée.',
  'W-EXH-5': 'Les cartes se redressent quand vous campez ou par un autre effet.',
  'W-EXH-6': 'Si redresser une carte a un prix, elle reste inclinée à moins que vous ne payiez.',
  'W-CHAR-1': 'Votre personnage apporte une carte : un objet, un compagnon ou une capacité.',
  'W-CHAR-2': 'Un objet ou un compagnon s’équipe ou va dans votre inventaire.',
  'W-CHAR-3': 'Une capacité reste à côté de votre plateau personnel, et vous la suivez.',
  'W-CHAR-4': 'Une capacité ne s’échange pas et ne se défausse pas.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const itemsRulings = {
  'W-EQUIP-R1':
    'Au début de votre tour, vous pouvez aussi retirer une carte sans la remplacer, si votre inventaire a de la place.',
  'W-EQUIP-R2': 'Une carte peut s’équiper chaque fois que vous l’obtenez, même pendant le tour d’un autre.',
  'W-EQUIP-R3': 'D’abord vous équipez ou rangez ce que vous avez obtenu, puis vous défaussez jusqu’à votre limite.',
  'W-EQUIP-R4': 'À aucun autre moment vous ne pouvez retirer une carte qui vous gêne.',
  'W-EQUIP-R5':
    'Une carte remplacée va toujours dans l’inventaire. Vous ne pouvez pas jeter des cartes simplement parce que vous le voulez.',
  'W-EQUIP-R6':
    'En réorganisant, vous équipez tout ce qui peut l’être. Seule une carte qui vous ralentit peut rester rangée.',
  'W-INV-R1': 'Certaines cartes élèvent la limite.',
  'W-INV-R2':
    'Vous défaussez de votre inventaire, où la nouvelle carte compte aussi. Les cartes équipées ne risquent rien.',
  'W-INV-R3': 'Les cartes en trop sont défaussées avant toute autre chose.',
  'W-ITEM-R1': 'Un objet qui ne dit pas quand agit à votre tour, entre deux actions ou pendant un déplacement.',
  'W-ITEM-R2': 'La carte dit si l’utiliser l’incline ou la défausse.',
  'W-WEAP-R1': 'Une arme inclinée donne encore ses relances et sa portée. Seul ce qui l’incline ne peut plus servir.',
  'W-APP-R1': 'L’armure agit de nouveau à chaque combat. Elle n’aide pas contre les dégâts subis hors combat.',
  'W-COMP-R1':
    'On ne regarde la condition que lorsqu’un compagnon incliné est redressé, par quelque effet que ce soit.',
  'W-COMP-R2': 'Seul compte celui qui a le compagnon à ce moment-là.',
  'W-COMP-R3': 'Tout ce qui n’incline pas un compagnon agit en permanence tant qu’il est équipé.',
  'W-EXH-R1': 'Vous choisissez pour chaque carte si vous payez, et dans quel ordre.',
  'W-EXH-R2': 'Une carte reste inclinée où qu’elle aille, jusqu’à ce qu’elle soit défaussée.',
  'W-CHAR-R1': 'Si vous défaussez ou vendez l’objet ou le compagnon avec lequel vous avez commencé, il quitte le jeu.',
  'W-CHAR-R2': 'Si vous êtes hors jeu, votre capacité s’en va aussi.',
} as const
