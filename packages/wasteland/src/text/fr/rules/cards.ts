/** Rulings on the cards, in words for players. */
export const cardsRulings = {
  'W-CON-R1':
    '« Ajouter de nouveau cette carte » est un Ajouter ordinaire avec la carte elle-même. « Piocher la carte suivante, puis celle-ci » : la carte est mise de côté, vous résolvez la suivante de la pioche comme la même rencontre, puis la première est ajoutée dans tous les cas. S’il n’y a pas de carte suivante, la rencontre prend fin.',
  'W-CON-R2':
    'La colonie ou l’espace Terres désolées du plus haut niveau se cherche parmi les tuiles face visible, de nouveau à chaque round. À égalité, celui qui met la carte en jeu choisit ; pour un marqueur qui avance, le plus proche compte, puis le premier joueur choisit.',
  'W-CON-R3':
    '« Ici » est l’espace où vous êtes quand vous accomplissez la carte ou la mettez en jeu, même si l’ennemi éliminé était ailleurs.',
  'W-CON-R4':
    'Un espace vide est un espace face visible sans survivant, sans ennemi et sans jeton de faction ; les marqueurs n’importent pas. C’est un placement, non un déplacement.',
  'W-CON-R5':
    'Si une carte vous déplace, vous faites exactement ce nombre de pas, où vous voulez. Le terrain ne coûte pas de points, mais les rads et les ennemis Agressifs comptent.',
  'W-CON-R6':
    'Les cartes qui agissent à la fin du round le font après tous les ennemis, dans l’ordre de leur mise en jeu. Les marqueurs avancent comme des ennemis, par le premier de plusieurs chemins aussi courts ; c’est le premier joueur qui accomplit ce qui s’accomplit alors.',
  'W-CON-R7':
    'Un marqueur sur une tuile face cachée est hors d’atteinte. Celui qui retourne la tuile le place dans un de ses espaces. Les marqueurs déplacés par des survivants restent sur les tuiles face visible.',
  'W-CON-R8':
    'Éliminer le dernier d’une faction veut dire qu’il n’en reste aucun jeton sur le plateau. Un ennemi demandé par son nom doit porter exactement ce nom.',
  'W-CON-R9':
    'Si vous devez défausser un compagnon ou une arme, la carte peut être équipée ou dans l’inventaire. « Avec un compagnon » veut dire équipé. Traits et objets se vérifient avant le paiement.',
  'W-CON-R10':
    'Un jeton destiné à un lieu encore face cachée attend à côté du plateau et est placé quand la tuile est retournée.',
  'W-CON-R11':
    '« Choisir une carte de la boutique » : vous prenez sans payer n’importe quelle carte de la rangée, compagnons compris, sans qu’il faille de trait ni de lettre.',
  'W-CON-R12': 'Tous les lieux que demandent les quêtes se trouvent quelque part sur votre plateau.',
  'W-CON-R13':
    'Si vous mourez au milieu d’une carte, tests, combats, déplacements, achats et pioches qui restent sont perdus. Tout le reste s’applique. Si vous êtes hors jeu, une carte que vous deviez garder est retirée du jeu.',
  'W-CON-R14':
    'S’il ne reste aucune quête principale et qu’aucune faction n’est au bout, la partie continue. Chaque fois que la pioche des Ambitions s’épuise, les factions avancent encore.',
  'W-CON-R15':
    'Dans une rencontre, vous ne devez gagner un combat que si la carte dit ce qui suit la réussite ou l’échec. Sinon, le reste s’applique dans les deux cas. Dans une quête, vous devez toujours gagner.',
  'W-CON-R16':
    'Ce qui est écrit dans la réussite ou dans l’échec ne vaut que dans ce cas ; ce qui est écrit après les deux s’applique toujours.',
  'W-CON-R17':
    'Un acte ne compte que pour les quêtes mises en jeu avant lui. Ce qui se compte dans un tour commence à la mise en jeu de la quête.',
  'W-CON-R18':
    'Accomplir une quête qui n’est pas en jeu ne fait rien ; le reste de l’option s’applique. Une quête que plus personne ne peut accomplir reste où elle est.',
  'W-CON-R19':
    'Vous devez pouvoir payer ou défausser ce que demande un objectif quand vous commencez l’action Quête. Vous payez quand vient le moment.',
  'W-CON-R20':
    'Les cartes que vous gardez sont visibles de tous et ne font pas partie de l’inventaire. Elles ne s’échangent pas et vous restent si vous mourez. Elles sont retirées du jeu si vous êtes hors jeu.',
  'W-CON-R21':
    'Sur les cartes, un nom de lieu abrégé désigne le nom complet du plateau : RobCo est l’usine RobCo, Pureté le Projet Pureté.',
  'W-CON-R22':
    'Un ennemi de niveau +1 demande une touche de plus, inflige plus de dégâts, rapporte plus d’XP et compte comme étant de ce niveau.',
  'W-CON-R23':
    'Quand on révèle des atouts jusqu’à un compagnon, seule la marque de son coin est une condition ; un compagnon qui a un prix est gratuit. Tout ce que vous ne prenez pas est défaussé. S’il ne reste pas de compagnon, rien n’est révélé.',
  'W-CON-C016': 'Le troisième jeton de bouclier est là quand un placement en laisse trois ou plus sur le plateau.',
  'W-CON-C017':
    'Le jeton est placé et vous le combattez aussitôt, sans action. Si vous êtes fidèle au bouclier, il est placé et le combat est omis.',
  'W-CON-C018':
    'Il y a autant de jetons d’étoile que de survivants, un sur chacune des colonies face visible du plus haut niveau. Si les colonies manquent, les autres ne sont pas placés. Avec la carte 019, chacun de ces espaces reçoit aussi un jeton de bouclier.',
  'W-CON-C023':
    'Le marqueur va exactement à trois pas, dans un espace face visible de votre choix, ou aussi loin que possible. Les robots éliminés par n’importe qui comptent ; celui qui élimine le troisième accomplit l’objectif.',
  'W-CON-C024':
    'Les jetons de cette faction avancent vers le marqueur et ignorent les survivants, qui peuvent les attaquer comme d’habitude ; Agressif ne compte pas. À la fin d’un round, ceux de son espace sont défaussés et il reste ; sinon, il avance d’un espace. Avec la carte 055, chaque dizaine de capsules donne un pouvoir, et un seul jeton est placé en tout.',
  'W-CON-C025':
    'Dans l’espace du marqueur, une action Quête est un test C et I, difficulté 2 ; les touches au-delà sont les pas dont vous pouvez le déplacer. Chaque carte 026 ou 027 que vous gardez ajoute deux touches, à chaque fois.',
  'W-CON-C028':
    'À votre tour, vous pouvez sans rien dépenser et aussi souvent que vous voulez prendre ou déposer le marqueur dans votre espace, sauf si un ennemi l’interdit. Tant que vous le portez, tout espace est difficile pour vous. Si vous mourez ou qu’un effet vous place ailleurs, il reste derrière. Un nouveau jeton d’étoile de la carte 028 apparaît où est le marqueur et n’engage aucun combat.',
  'W-CON-C030':
    'Cette quête reste toute la partie. Seule la défausse d’un jeton d’étoile par elle compte comme défausse pour la carte 043.',
  'W-CON-C031': 'La deuxième option ne place un jeton que s’il n’y a ni étoile ni bouclier.',
  'W-CON-C032': 'Seuls comptent ici les jetons qui étaient sur le plateau avant le nouveau.',
  'W-CON-C044':
    'L’épave n’appartient pas à une carte en particulier. Elle est retirée quand la carte 044 est accomplie par son premier objectif ou quand la carte 048 est retirée du jeu. Tant que sa tuile est face cachée, personne ne peut l’atteindre.',
  'W-CON-C045':
    'Les deux objectifs de la carte 045 s’accomplissent par la carte 047 ; la carte 046 ne fait que l’amener. Que le test réussisse ou non, vous choisissez quel objectif est accompli.',
  'W-CON-C049':
    'Un ennemi du bouclier dans votre espace interdit l’action Quête, sauf si vous êtes fidèle ; éliminez-le donc d’abord.',
  'W-CON-C053':
    'Si la carte 052 n’est plus en jeu, cette carte est retirée du jeu et la suivante piochée. Ensuite seulement, le lieu importe.',
  'W-CON-C062': 'Vous prenez n’importe quelle carte de la défausse des atouts.',
  'W-CON-C064':
    'Tout le monde peut poser des capsules sur cette carte. Celui qui les porte à dix ou plus accomplit l’objectif ; on ne rend pas la monnaie.',
  'W-CON-C065':
    'À partir du premier joueur, dans le sens horaire, chacun place un jeton de bouclier sur une colonie et un jeton d’étoile sur un espace Terres désolées, tous dans des espaces différents, face visible, si possible sans jeton. Les jetons qui étaient là avant comptent aussi pour le dernier.',
  'W-CON-C066':
    'Seules comptent les colonies des tuiles face visible. On vérifie la carte après chaque capsule et après chaque tuile explorée. Les capsules du plateau partent avec la carte.',
  'W-CON-C070':
    'Les cartes 072 à 079 sont mélangées. Autant que de joueurs forment la pioche de l’Abri 84 ; les autres sont retirées du jeu.',
  'W-CON-C072':
    'Si la pioche est vide quand vous piochez cette carte, la carte 080 est ajoutée avant votre choix. Elle attend la rencontre suivante.',
  'W-CON-C080':
    'Seuls participent les survivants dans l’espace de l’Abri 84. Il faut au moins un soutien pour en avoir le plus ; en cas d’égalité, chacun pioche une Ambition. Seuls souffrent ceux qui en ont moins que le plus grand nombre. Puis tous les soutiens sont retirés du jeu.',
  'W-CON-C081':
    'Si quelqu’un garde la carte 074 quand la carte 080 est piochée, on résout la carte 081 à la place. La personne qui garde la 074 en profite où qu’elle soit, les autres seulement si elles sont dans l’espace.',
  'W-CON-C082': 'Les deux cartes d’une paire sont ajoutées ensemble, l’une après l’autre.',
  'W-CON-C086':
    'Vous pouvez piocher une autre carte de l’Abri 109 dans la même action. La première est ajoutée de nouveau à la fin de votre tour ; d’ici là, elle n’est dans aucune pioche.',
  'W-CON-C097':
    'Tous vos compagnons comptent, équipés ou dans l’inventaire. La face visée est celle à deux touches, et il n’y a pas de relance. Les rads peuvent faire mourir.',
  'W-CON-C098':
    'À la fin de chaque round, la carte reçoit une capsule. À la troisième, elle est retirée du jeu, tout ce qui vit à deux espaces au plus meurt, et personne ne gagne rien. Si vous la déclenchez vous-même, vous piochez l’Ambition, puis gagnez les XP de tous les ennemis éliminés, et mourez avec eux. Brume et condensateurs restent.',
  'W-CON-C100': 'La carte 100 n’est pas utilisée.',
  'W-CON-C102': 'La carte 103 accomplit le premier objectif de la carte 102.',
  'W-CON-C104':
    'Le vaisseau mère est un espace sans voisin. On n’y peut que travailler à ses objectifs, camper et utiliser objets et aptitudes. S’il est retiré du jeu, tous ceux qui s’y trouvent vont dans un espace vide, dans l’ordre du tour ; si vous y mourez, vous allez sur la tuile de départ.',
  'W-CON-C105': 'Vous arrivez sur le vaisseau mère et votre tour y continue.',
  'W-CON-C107':
    'Le marqueur commence dans un espace de la tuile de départ choisi par celui qui met la carte en jeu, et passe de carte en carte. Selon la carte, il se dirige vers le robot, l’espace Terres désolées ou la colonie face visible du plus haut niveau, ou vers le survivant qui a le plus de lettres ; à égalité, vers le plus proche. Avec la carte 109, le combat vient avant que vous piochiez ; si vous y survivez, la rencontre continue.',
  'W-CON-C113':
    'Vous devez camper avec un ennemi actif de niveau 3 dans un espace adjacent, ennemis de faction compris.',
  'W-CON-C118':
    'Vous devez être à deux pas ou plus de tout espace nommé qui a une icône de rencontre. Les tuiles face cachée ne comptent pas.',
  'W-CON-C119': 'Vous ne devenez Super mutant que si vous avez subi des dégâts dans ce combat.',
  'W-CON-C121':
    'Les cartes 122, 123 et 124 font chacune avancer cette quête une fois, peu importe qui les résout. Chaque fois rapporte une Ambition et pose une capsule sur la carte ; la troisième capsule y met fin.',
  'W-CON-C127':
    'Les traits sont de simples conditions : ici, rien n’est forcé. Si la deuxième option réussit, la carte est retirée du jeu.',
  'W-CON-C131':
    'Le marqueur va dans l’espace de celui qui a accompli la quête précédente. Vos PV reviennent d’abord à leur maximum, puis vous subissez les rads.',
  'W-CON-C132':
    'Chaque robot actif d’une tuile face visible peut être déplacé d’un pas à votre choix. S’il entre dans l’espace d’un survivant, Agressif compte.',
  'W-CON-C133': 'Vous arrivez d’abord, puis vous subissez les dégâts.',
  'W-CON-C138':
    'Olivia commence dans votre espace. Une action Quête dans son espace est un test C, difficulté 1 ; les touches au-delà sont les pas dont vous pouvez la déplacer. L’endroit où elle commence ne compte pas. Un monstre qui vient à elle compte autant qu’un monstre vers qui elle va ; à la fin d’un round, c’est le premier joueur qui accomplit.',
  'W-CON-C141': 'La quête quitte la table et vous la gardez comme contribution.',
  'W-CON-C142':
    'Les rads se comptent par survivant et par tour, la fin d’un round étant un tour à part. Les PV regagnés à la place de rads ne comptent pas. Des rads ou des dégâts qui vous font mourir accomplissent quand même l’objectif, sauf s’ils vous mettent hors jeu.',
  'W-CON-C144': 'Sans contribution, vous ne pouvez rien choisir, et la carte va sous sa pioche.',
  'W-CON-C145': 'Si le test réussit, vous piochez une carte Butin de plus que le niveau.',
  'W-CON-C148': 'Vous et le marqueur allez dans le même espace vide.',
  'W-CON-C152':
    'Il ne doit y avoir aucun ennemi actif à deux pas ou moins sur une tuile face visible. Les ennemis d’une faction à laquelle vous êtes fidèle n’importent pas, ni ceux face cachée.',
  'W-CON-C153':
    'La colonie où la carte 151 a été accomplie a un niveau de plus tant que cette carte est en jeu, à tous égards.',
  'W-CON-C155':
    'L’espace où la carte 152 a été accomplie a en plus une icône de colonie de niveau 2 : le Sépulcre. Il compte à tous égards comme une colonie, et dans cet espace vous choisissez l’icône dont vous vous servez.',
  'W-CON-C156': 'Vous arrivez au Sépulcre, puis vous subissez le rad.',
  'W-CON-C157':
    'Si quelqu’un a la Super masse, vous gagnez à la place un atout unique au hasard. Pour la carte 159, il faut alors la personne qui la possède.',
  'W-CON-CW2':
    'S’il n’y a pas d’atout à révéler, seule reste la troisième option. Un atout que vous ne prenez pas est défaussé à la fin de la rencontre.',
  'W-CON-CW5': 'La deuxième option vise un autre survivant ; en solo, elle n’existe donc jamais.',
  'W-CON-CW7': 'Ce peut être n’importe quel ennemi actif à deux espaces au plus, ennemis de faction compris.',
  'W-CON-CS5': 'Vous choisissez les cartes à remplacer, au plus toute la rangée.',
} as const
