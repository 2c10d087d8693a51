/** Survivors: being killed, HP, XP, levels, perks, letters and traits, in words for players. */
export const survivorsRules = {
  'W-KILL-1': 'Vous mourez dès que vos PV ne dépassent plus vos rads.',
  'W-KILL-2':
    'Un ennemi est éliminé quand vos touches d’un même combat atteignent son niveau, ou une de plus s’il a Blindage.',
  'W-KILL-3': 'Si vous mourez, votre figurine va dans un espace de la tuile de départ. Vous choisissez lequel.',
  'W-KILL-4': 'Puis vous défaussez votre inventaire. Ce que vous avez équipé reste.',
  'W-KILL-5': 'Puis vos PV reviennent à leur maximum. Vos rads restent.',
  'W-KILL-6': 'Si vous mourez en combat, il s’arrête aussitôt.',
  'W-KILL-7': 'Si vous mourez pendant votre tour, le tour est terminé : ni actions ni aptitudes.',
  'W-KILL-8':
    'Si vos PV au maximum ne dépassent toujours pas vos rads, vous êtes hors jeu et avez perdu. Avec 16 PV, cela veut dire 16 rads.',
  'W-KILL-9': 'Un survivant hors jeu rend sa figurine et toutes ses cartes, capsules et jetons.',
  'W-KILL-10':
    'Si le premier joueur est hors jeu, la pioche des Ambitions va au survivant de droite, qui devient premier joueur.',
  'W-KILL-11': 'Un ennemi éliminé est remplacé par un nouveau, face cachée.',
  'W-KILL-12': 'Les jetons de faction et les ennemis piochés seulement pour être combattus ne sont pas remplacés.',
  'W-KILL-13': 'Éliminer un ennemi hors combat rapporte aussi ses XP.',
  'W-HP-1': 'PV et rads partagent une piste : le pion rouge indique les PV, le vert les rads.',
  'W-HP-2': 'Les PV commencent au maximum, 16 sauf indication de votre personnage. Les rads commencent à 0.',
  'W-HP-3': 'Les dégâts font baisser vos PV.',
  'W-HP-4': 'Subir des rads fait monter vos rads.',
  'W-HP-5': 'Chaque fois que vos PV ne dépassent pas vos rads, vous mourez.',
  'W-HP-6': 'Aucun des deux pions ne sort de la piste ; ce qui dépasse est ignoré.',
  'W-HP-7': 'Vos PV restants sont vos PV moins vos rads.',
  'W-XP-1': 'Le pion d’XP commence tout à gauche, avant la première lettre.',
  'W-XP-2': 'Chaque XP l’amène sous la prochaine lettre que vous possédez. Celles que vous n’avez pas sont sautées.',
  'W-XP-3': 'Un XP gagné sous votre dernière lettre ramène le pion au départ, et vous gagnez un niveau.',
  'W-XP-4':
    'Plusieurs XP gagnés ensemble font d’abord avancer le pion d’autant de pas. Puis vous montez de niveau, une fois par niveau gagné.',
  'W-XP-5': 'Éliminer un ennemi rapporte autant d’XP que son niveau.',
  'W-LEVEL-1': 'Quand vous gagnez un niveau, vous piochez deux lettres, en gardez une et rendez l’autre.',
  'W-LEVEL-2': 'Une lettre que vous n’aviez pas va sur votre plateau personnel.',
  'W-LEVEL-3': 'Une lettre que vous avez déjà est rendue et vous rapporte une aptitude.',
  'W-LEVEL-4': 'Vous choisissez l’aptitude parmi celles de cette lettre.',
  'W-LEVEL-5':
    'S’il n’en reste aucune de cette lettre, vous choisissez une aptitude de n’importe quelle lettre que vous possédez.',
  'W-LEVEL-6': 'S’il n’y en a pas non plus, vous n’obtenez pas d’aptitude.',
  'W-PERK-1': 'Une aptitude s’utilise une fois, à votre tour, puis elle est rendue.',
  'W-PERK-2': 'Vous obtenez une aptitude quand vous gagnez un niveau et gardez une lettre que vous avez déjà.',
  'W-PERK-3':
    'Une aptitude ne sert qu’à votre tour, et jamais au milieu d’une action autre qu’un déplacement, sauf si elle le dit.',
  'W-PERK-4': 'Toutes les aptitudes sont visibles, dans leur pioche comme devant les joueurs.',
  'W-PERK-5': 'Une aptitude utilisée retourne dans la pioche des aptitudes.',
  'W-SPECIAL-1': 'Il y a sept lettres : S, P, E, C, I, A et L. Vous pouvez posséder chacune une fois.',
  'W-SPECIAL-2': 'Une lettre que vous gagnez va à sa place sur votre plateau personnel.',
  'W-SPECIAL-3':
    'Les lettres vous donnent des relances : dans les tests qui les indiquent, et en combat si votre arme les porte.',
  'W-TRAIT-1':
    'Il y a six traits sur trois jetons à deux faces : Idole ou Paria, Synthétique ou Super mutant, En pleine forme ou Accro.',
  'W-TRAIT-2': 'Idole, Paria, Synthétique et Super mutant ne font rien d’eux-mêmes. Des cartes les demandent.',
  'W-TRAIT-3': 'Si vous êtes En pleine forme, vous pouvez y renoncer, dans un combat ou un test, contre une relance.',
  'W-TRAIT-4': 'Vous avez chaque jeton une fois au plus ; vous n’avez donc jamais ses deux faces.',
  'W-TRAIT-5':
    'Quand vous gagnez un trait et que vous avez l’autre face de son jeton, le jeton est retourné et l’ancien trait disparaît.',
  'W-TRAIT-6': 'Une face avec un cadenas ne peut pas être retournée. Vous ne gagnez pas le trait opposé.',
  'W-TRAIT-7': 'Quand vous perdez un trait, vous rendez le jeton, avec ou sans cadenas.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const survivorsRulings = {
  'W-KILL-R1':
    'Si vous mourez : le combat s’arrête, vous choisissez votre espace sur la tuile de départ, perdez votre inventaire, retrouvez vos PV, et êtes hors jeu si cela ne suffit pas. Puis les résultats en cours continuent, et le tour passe si c’était le vôtre.',
  'W-KILL-R2': 'Si vos rads sont si élevés que vous serez hors jeu, vous ne choisissez pas d’espace.',
  'W-KILL-R3': 'Vous arrivez par placement sur la tuile de départ : terrain et ennemis Agressifs ne font rien.',
  'W-KILL-R4':
    'Vous gardez Ambitions, aptitudes, capsules, traits, lettres, XP, fidélité et la capacité de votre personnage.',
  'W-KILL-R5': 'Les cartes équipées restent redressées ou inclinées, comme elles étaient.',
  'W-KILL-R6':
    'Les cartes d’un survivant hors jeu vont là où l’on défausse de telles cartes. Personne ne voit les Ambitions.',
  'W-KILL-R7':
    'À droite aussi, les joueurs hors jeu sont sautés. S’il ne reste personne, la partie est finie et tout le monde a perdu.',
  'W-KILL-R8':
    'Quand la pioche change de mains parce qu’un survivant est hors jeu, rien n’est mélangé et aucune faction n’avance.',
  'W-KILL-R9':
    'Les XP d’une élimination hors combat vont au survivant dont l’effet a éliminé l’ennemi. Si l’effet n’était à personne, personne ne les gagne.',
  'W-HP-R1': 'Les rads vont de 0 à 16, les PV de 0 à votre propre maximum.',
  'W-HP-R2': 'Vos rads ne limitent pas les PV que vous pouvez regagner.',
  'W-HP-R3': 'Tout le monde voit les PV et les rads de tout le monde.',
  'W-XP-R1': 'Un niveau vous coûte un XP de plus que vous n’avez de lettres.',
  'W-XP-R2':
    'Une nouvelle lettre à droite du pion est aussitôt sur votre chemin ; une lettre à sa gauche compte dès le tour de piste suivant.',
  'W-XP-R3': 'Des XP gagnés ensemble se comptent avec les lettres que vous aviez avant.',
  'W-LEVEL-R1': 'Les lettres rendues sont mélangées aux autres.',
  'W-LEVEL-R2':
    'S’il ne reste qu’une lettre à piocher, vous l’obtenez sans choix. S’il n’en reste aucune, le niveau ne rapporte rien.',
  'W-LEVEL-R3': 'Tout le monde voit les deux lettres que vous piochez.',
  'W-LEVEL-R4': 'S’il y a une aptitude que vous pouvez prendre, vous devez en prendre une.',
  'W-PERK-R1':
    'Un combat pendant un déplacement bloque aussi les aptitudes, sauf celles qui servent aux combats ou aux tests.',
  'W-PERK-R2': 'Une aptitude rendue peut aussitôt être choisie de nouveau, même par vous.',
  'W-PERK-R3': 'Vous pouvez avoir autant d’aptitudes que vous voulez.',
  'W-SPECIAL-R1':
    'Si vous devez gagner autrement que par un niveau une lettre que vous avez, elle est rendue et vous n’obtenez pas d’aptitude.',
  'W-TRAIT-R1': 'Synthétique, Super mutant et Accro ont un cadenas. Idole, Paria et En pleine forme n’en ont pas.',
  'W-TRAIT-R2': 'Accro ne fait rien de lui-même, mais son cadenas vous empêche d’être En pleine forme.',
  'W-TRAIT-R3': 'Gagner un trait que vous avez ne fait rien.',
  'W-TRAIT-R4': 'En pleine forme se dépense à l’étape des relances, une fois le premier lancer connu.',
  'W-TRAIT-R5': 'Il y a toujours assez de jetons de trait, et tout le monde les voit.',
} as const
