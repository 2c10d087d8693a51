/** Enemies: activation, tokens and abilities, in words for players. */
export const enemiesRules = {
  'W-ACTIV-1': 'Les ennemis s’activent à la fin du round, selon les types de l’Ambition retournée.',
  'W-ACTIV-2': 'Un ennemi activé fait un pas vers le survivant le plus proche.',
  'W-ACTIV-3':
    'Il combat au lieu d’avancer si un survivant est dans son espace, ou dans un espace adjacent si l’ennemi a la capacité À distance.',
  'W-ACTIV-4': 'Entre survivants aussi proches, il va vers celui qui a le moins de PV restants.',
  'W-ACTIV-5': 'En cas d’égalité là aussi, il va vers le premier dans l’ordre du tour.',
  'W-ACTIV-6': 'Si plusieurs ennemis doivent vous attaquer, vous choisissez leur ordre.',
  'W-ACTIV-7': 'Si plusieurs pas se valent pour l’ennemi, le premier joueur choisit.',
  'W-ACTIV-8': 'Les ennemis avancent d’un espace et ignorent le terrain.',
  'W-ACTIV-9': 'Les ennemis peuvent traverser les tuiles face cachée ; chacune est pour eux un seul espace.',
  'W-ACTIV-10':
    'Quand une telle tuile est retournée, celui qui l’explore place chaque ennemi qui s’y trouve dans un de ses espaces.',
  'W-ACTIV-11':
    'Quand un type s’active, ses ennemis face cachée sont retournés face visible. Ils n’agissent pas cette fois-ci.',
  'W-ACTIV-12': 'Les ennemis d’une faction ignorent les survivants qui lui sont fidèles.',
  'W-ENEMY-1': 'Un jeton indique type, nom, niveau, zones vulnérables et jusqu’à deux capacités.',
  'W-ENEMY-2': 'Un ennemi éliminé est défaussé, puis un autre de son type est pioché.',
  'W-ENEMY-3':
    'Le nouveau arrive face cachée sur l’icône de son type la plus proche de l’endroit où l’ancien a été éliminé.',
  'W-ENEMY-4': 'Entre icônes aussi proches, le premier joueur choisit.',
  'W-ENEMY-5': 'Les ennemis face cachée sont inactifs. Personne ne peut les regarder, les combattre ni les viser.',
  'W-ENEMY-6': 'Un ennemi inactif devient actif à la prochaine activation de son type.',
  'W-ENEMY-7': 'Les ennemis face cachée n’interdisent ni rencontre, ni quête, ni campement.',
  'W-ENEMY-8': 'Un ennemi qui entre en jeu pendant l’activation de son propre type reste face cachée cette fois-ci.',
  'W-ENEMY-9': 'Un ennemi pioché seulement pour être combattu est défaussé ensuite et n’arrive jamais sur le plateau.',
  'W-ABIL-1': 'Un ennemi a jusqu’à deux capacités.',
  'W-ABIL-2':
    'Agressif : quand il entre dans votre espace ou que vous entrez dans le sien, vous combattez aussitôt. Cela ne coûte pas d’action.',
  'W-ABIL-3':
    'Si un ennemi Agressif entre dans un espace où sont plusieurs survivants, il combat celui qui a le moins de PV restants.',
  'W-ABIL-4': 'Si vous entrez dans un espace où sont plusieurs ennemis Agressifs, vous choisissez l’ordre des combats.',
  'W-ABIL-5': 'Un ennemi Agressif n’engage pas de combat quand il est placé ou retourné dans votre espace.',
  'W-ABIL-6': 'Blindage : pour éliminer cet ennemi, il faut une touche de plus que son niveau.',
  'W-ABIL-7':
    'Radiation : si cet ennemi vous a infligé des dégâts dans le combat, vous subissez aussi des rads égaux à son niveau.',
  'W-ABIL-8': 'À distance : s’il s’active à côté de vous, il reste où il est et vous combat de là.',
  'W-ABIL-9': 'À distance : si vous êtes dans un espace adjacent sans arme à distance, il inflige une touche de plus.',
  'W-ABIL-10':
    'Un ennemi À distance qui a des survivants dans son espace et à côté vise parmi eux celui qui a le moins de PV restants.',
  'W-ABIL-11': 'Si vous et l’ennemi attaquez tous deux à distance, personne n’inflige de touche de plus.',
  'W-ABIL-12': 'Butin : qui élimine cet ennemi pioche une carte Butin.',
  'W-ABIL-13': 'Repli : si vous combattez cet ennemi sans l’éliminer, il se retourne face cachée dans son espace.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const enemiesRulings = {
  'W-ACTIV-R1': 'Seuls agissent les ennemis actifs au moment où commence l’activation de leur type, chacun une fois.',
  'W-ACTIV-R2': 'Un ennemi choisit sa cible quand il agit, pas avant.',
  'W-ACTIV-R3': 'Si plusieurs ennemis doivent vous attaquer, vous choisissez lequel passe d’abord.',
  'W-ACTIV-R4':
    'Un pas vers vous est tout pas qui rapproche l’ennemi d’un espace. S’il n’y en a qu’un, il se fait sans rien demander.',
  'W-ACTIV-R5':
    'Un ennemi À distance sur une tuile face cachée peut vous tirer dessus de là, bien que vous ne puissiez pas tirer sur lui.',
  'W-ACTIV-R6': 'Un ennemi sans cible possible ne fait rien.',
  'W-ACTIV-R7': 'Le premier dans l’ordre du tour se compte dans le sens horaire à partir du premier joueur actuel.',
  'W-ACTIV-R8':
    'Un ennemi qui a avancé ne combat pas dans la même activation, sauf s’il est Agressif et entre dans votre espace.',
  'W-ACTIV-R9':
    'Les ennemis qui peuvent combattre agissent avant les autres, dans l’ordre de leur entrée en jeu. Le premier joueur ne désigne le suivant que si plusieurs survivants doivent être attaqués.',
  'W-ACTIV-R10': 'Un ennemi Agressif sur le point d’entrer dans votre espace compte parmi vos attaquants.',
  'W-ACTIV-R11':
    'Si aucun survivant n’est à deux espaces ou moins d’un ennemi, celui-ci prend le premier de plusieurs chemins aussi courts ; on ne demande rien.',
  'W-ENEMY-R1':
    'Les ennemis éliminés forment une défausse par type. Si une pile est vide, sa défausse est mélangée, y compris l’ennemi qui vient d’être éliminé.',
  'W-ENEMY-R2':
    'Seules comptent les icônes des tuiles face visible. S’il n’y en a aucune de ce type, aucun nouvel ennemi n’arrive.',
  'W-ENEMY-R3':
    'On compte à partir de l’espace où l’ennemi a été éliminé, et cet espace peut lui-même être le plus proche.',
  'W-ENEMY-R4': 'Peu importe qui d’autre se trouve sur l’icône.',
  'W-ENEMY-R5': 'Un ennemi qui se replie pendant l’activation de son type reste face cachée cette fois-ci.',
  'W-ENEMY-R6': 'Le type d’un ennemi face cachée est connu de tous.',
  'W-ENEMY-R7': 'Un ennemi retiré sans être éliminé n’est pas remplacé.',
  'W-ENEMY-R8':
    'On ne demande pas où arrive un nouvel ennemi : entre icônes aussi proches, c’est la plus éloignée du premier joueur.',
  'W-ABIL-R1': 'À égalité de PV restants, l’ordre du tour à partir du premier joueur décide.',
  'W-ABIL-R2':
    'Radiation agit une fois par combat, juste après les dégâts. Si l’armure a tout arrêté, ou si les dégâts vous ont fait mourir, il n’y en a pas.',
  'W-ABIL-R3': 'Blindage ne change ni les dégâts que l’ennemi inflige, ni ses rads, ni ses XP.',
  'W-ABIL-R4': 'Un ennemi qui a Repli se replie même s’il vous a fait mourir.',
  'W-ABIL-R5': 'Si vous mourez dans l’un de plusieurs combats, les autres n’ont pas lieu.',
  'W-ABIL-R6': 'La touche de plus d’un ennemi À distance ne compte que s’il est dans un autre espace que vous.',
  'W-ABIL-R7':
    'Si l’on vous attaque depuis un espace adjacent, vous ripostez comme d’habitude, avec ou sans arme à distance.',
  'W-ABIL-R8': 'Un ennemi Agressif d’une faction laisse en paix les survivants qui lui sont fidèles.',
  'W-ABIL-R9': 'Le butin se pioche pour chaque élimination, aussi hors combat et après « piocher et combattre ».',
  'W-ABIL-R10': 'Un ennemi Agressif combat un seul survivant chaque fois qu’il entre dans un espace, pas tous.',
} as const
