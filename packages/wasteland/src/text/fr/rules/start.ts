/** Golden rules, setup, rounds, turns and actions, in words for players. */
export const startRules = {
  'W-GOLD-1':
    'Quand deux textes se contredisent, celui d’une carte l’emporte sur ces règles, et ces règles l’emportent sur toute introduction.',
  'W-GOLD-2':
    'Si un effet peut viser plusieurs joueurs et que rien d’autre ne tranche, il vise le premier joueur, sinon le suivant dans le sens horaire.',
  'W-GOLD-3': 'Là où une carte dit « vous pouvez », vous avez le droit de refuser.',
  'W-SETUP-1': 'La mise en place se fait une fois, en neuf étapes et dans cet ordre.',
  'W-SETUP-2': 'Les joueurs choisissent ensemble un scénario. Sa feuille dit où et contre qui l’on joue.',
  'W-SETUP-3': 'Les tuiles dangereuses et les tuiles mortelles sont mélangées en deux piles.',
  'W-SETUP-4':
    'Le plateau est disposé comme le montre le scénario. Chaque emplacement caché reçoit au hasard une tuile du genre indiqué, face cachée.',
  'W-SETUP-5': 'Les jetons S.P.E.C.I.A.L., les capsules, les traits et les ennemis forment le stock.',
  'W-SETUP-6': 'Les jetons S.P.E.C.I.A.L. sont mélangés, face cachée. Les ennemis aussi, en une pile par type.',
  'W-SETUP-7':
    'Les rencontres qui portent une étoile au lieu d’un numéro forment, mélangées, deux pioches : Terres désolées et colonie.',
  'W-SETUP-8': 'Les Ambitions qui portent un nombre supérieur au nombre de joueurs restent dans la boîte.',
  'W-SETUP-9': 'Les Ambitions, le butin et les atouts sont mélangés en trois pioches, face cachée.',
  'W-SETUP-10':
    'La bibliothèque de cartes, les aptitudes, les atouts uniques et les trois dés S.V.A.V. sont à portée de main.',
  'W-SETUP-11': 'Quatre atouts sont alignés face visible : c’est la boutique.',
  'W-SETUP-12': 'Le hasard désigne le premier joueur, qui reçoit la pioche des Ambitions.',
  'W-SETUP-13':
    'À partir du premier joueur, dans le sens horaire, chacun choisit un personnage et en reçoit la figurine, la carte et le jeton S.P.E.C.I.A.L.',
  'W-SETUP-14':
    'Aussitôt après ce choix, vous placez votre figurine dans un espace libre de la tuile du Camp du carrefour.',
  'W-SETUP-15':
    'Vous commencez avec 0 rad, tous vos PV (16, sauf indication de votre personnage) et le pion d’XP à gauche de la piste.',
  'W-SETUP-16':
    'Vous placez la lettre de votre personnage et en piochez une autre au hasard. Une lettre que vous avez déjà est échangée contre une autre.',
  'W-SETUP-17': 'Chacun reçoit une Ambition et la garde secrète.',
  'W-SETUP-18': 'Chacun commence avec trois capsules.',
  'W-SETUP-19': 'Puis on applique ce que le scénario ou un autre élément prévoit au début.',
  'W-SETUP-20': 'Chaque icône d’ennemi du plateau reçoit au hasard un ennemi de son type, face visible.',
  'W-SETUP-21': 'Les deux factions commencent tout en haut de la piste de pouvoir.',
  'W-ROUND-1': 'Pendant un round, chacun joue un tour : d’abord le premier joueur, puis dans le sens horaire.',
  'W-ROUND-2': 'Après le dernier tour du round, et avant le round suivant, c’est aux ennemis d’agir.',
  'W-ROUND-3':
    'À la fin du round, le premier joueur retourne l’Ambition du dessus. La bande, en bas de la carte, désigne les ennemis qui s’activent.',
  'W-ROUND-4': 'Les types de la bande s’activent de gauche à droite, l’un après l’autre.',
  'W-ROUND-5':
    'Dans chaque type, les ennemis actifs agissent d’abord. Puis les inactifs sont retournés face visible ; ils sont désormais actifs.',
  'W-ROUND-6': 'S’il importe de savoir quel ennemi d’un type agit d’abord, le premier joueur décide.',
  'W-ROUND-7': 'Quand tous les types de la bande ont agi, l’Ambition va à la défausse.',
  'W-TURN-1':
    'À votre tour, vous effectuez deux actions. Vous pouvez aussi utiliser des objets, des aptitudes et tout ce qui agit « à votre tour ».',
  'W-TURN-2': 'Quand vous avez fini, le tour passe à gauche.',
  'W-TURN-3':
    'Au début de votre tour, avant toute action, vous pouvez réorganiser votre équipement et changer de fidélité.',
  'W-ACT-1':
    'Les actions sont Se déplacer, Explorer, Rencontre, Combat, Quête et Camper. Des cartes peuvent en offrir d’autres.',
  'W-ACT-2': 'Vous avez deux actions par tour.',
  'W-ACT-3': 'Vous pouvez effectuer deux fois la même action, sauf la rencontre.',
  'W-ACT-4': 'Vous pouvez renoncer à une action ou aux deux. Une action non effectuée est perdue.',
  'W-ACT-5': 'Seul un déplacement peut être interrompu par une autre action.',
  'W-ACT-6': 'Toute autre action s’achève avant que la suivante commence.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const startRulings = {
  'W-GOLD-R1':
    'Sans « vous pouvez », c’est obligatoire, dans la mesure du possible. Ce qui est impossible est sauté ; le reste s’applique.',
  'W-GOLD-R2':
    'Tout ce qui porte des règles compte ici comme une carte : feuilles de scénario, ennemis, tuiles, jetons et aptitudes.',
  'W-GOLD-R3':
    'Si plusieurs effets tombent au même moment, celui à qui ils appartiennent en fixe l’ordre. Entre plusieurs joueurs, le premier joueur passe d’abord, puis les autres dans le sens horaire ; les effets qui ne sont à personne sont ordonnés par le premier joueur.',
  'W-GOLD-R4':
    'Ce qui est aléatoire relève du hasard, jamais d’un joueur. Une partie enregistrée rejoue les mêmes lancers et les mêmes mélanges.',
  'W-GOLD-R5': 'Le nombre de joueurs est celui du début de la partie, même si certains sont ensuite hors jeu.',
  'W-SETUP-R1': 'Le double est rendu, les jetons sont remélangés, et vous piochez jusqu’à obtenir une lettre nouvelle.',
  'W-SETUP-R2':
    'Un espace est libre tant qu’aucun autre survivant ne s’y trouve. Quand tous les espaces de la tuile du camp sont pris, on peut en partager un.',
  'W-SETUP-R3':
    'Les quêtes de départ sont mises en jeu avant le placement des ennemis. Si une quête laisse un choix, le premier joueur choisit.',
  'W-SETUP-R4':
    'Chaque icône d’ennemi d’une tuile face visible reçoit un ennemi ; un ennemi dessiné sur le scénario ne compte que si la tuile n’a pas cette icône à cet endroit. Les tuiles face cachée restent vides.',
  'W-SETUP-R5':
    'Piocher pendant la mise en place ne déclenche rien, et les ennemis placés alors n’engagent aucun combat.',
  'W-SETUP-R6':
    'Chaque personnage ne peut être choisi qu’une fois. Les tuiles restantes quittent le jeu sans qu’on les voie.',
  'W-SETUP-R7':
    'Les jetons propres aux personnages ne sont jamais parmi ceux que l’on pioche. Ceux des personnages que nul ne joue restent hors du jeu.',
  'W-ROUND-R1':
    'Ce que devient l’ordre des tours quand la pioche des Ambitions change de mains est une option de la table : différé, figé ou continu. Sauf autre choix, il est différé.',
  'W-ROUND-R2':
    'Un type présent deux fois sur la bande s’active deux fois. Les ennemis retournés par la première activation agissent à la seconde.',
  'W-ROUND-R3': 'Les joueurs hors jeu sont sautés partout.',
  'W-ROUND-R4': 'S’il ne reste aucune Ambition à retourner, aucun ennemi ne s’active ce round.',
  'W-ROUND-R5':
    'Figé : un round se joue dans le sens horaire à partir de celui qui est premier joueur quand il commence. Un nouveau premier joueur dirige la fin de ce round et commence le suivant.',
  'W-ROUND-R6':
    'Continu : les tours se suivent dans le sens horaire, et la fin du round arrive juste avant chaque tour de celui qui est alors premier joueur.',
  'W-ROUND-R7':
    'Différé : chacun joue un tour. Le round suivant est commencé par celui qui était premier joueur au début du dernier tour de ce round ou, s’il est hors jeu, par le suivant dans le sens horaire.',
  'W-TURN-R1': 'Ce premier moment dure jusqu’à ce que vous commenciez une action ou utilisiez autre chose.',
  'W-TURN-R2':
    'À la fin de votre tour, les points de mouvement non dépensés et tout ce qui vaut « ce tour » sont perdus, et chaque icône de rencontre peut resservir.',
  'W-TURN-R3':
    'Votre tour s’achève quand vous le dites, quand vous mourez ou abandonnez, et de lui-même quand il n’y a plus rien à faire. Avoir effectué vos deux actions n’y met pas fin tant qu’il vous reste des points de mouvement ou quelque chose à utiliser.',
  'W-TURN-R4':
    'Au début d’un tour, vous réorganisez votre équipement une fois au plus, et changez de fidélité une fois au plus.',
  'W-ACT-R1':
    'Vous devez remplir les conditions d’une action quand vous la commencez. Si cela change en route, l’action s’achève quand même.',
  'W-ACT-R2':
    'Une action supplémentaire donnée par une carte a les mêmes conditions que les autres et peut, elle aussi, interrompre un déplacement.',
  'W-ACT-R3': 'Un combat engagé par un ennemi n’est pas une action et ne vous en coûte aucune.',
  'W-ACT-R4':
    'Les ennemis ne vous empêchent jamais de vous déplacer, d’explorer ou de combattre. Un ennemi face visible dans votre espace interdit la rencontre, la quête et le campement.',
} as const
