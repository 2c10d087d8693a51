/** Fights, dice and tests, in words for players. */
export const fightsRules = {
  'W-FACT-1': 'Avec l’action Combat, vous combattez un ennemi actif de votre espace.',
  'W-FACT-2': 'Si une arme à distance est équipée, l’ennemi peut aussi être dans un espace adjacent.',
  'W-FACT-3': 'Si un ennemi d’un espace adjacent n’a pas l’icône À distance, vous infligez une touche de plus.',
  'W-FACT-4': 'Une action vaut un combat. Entre plusieurs ennemis, vous choisissez.',
  'W-FIGHT-1':
    'Un combat vous oppose à un seul ennemi. Il a cinq étapes : lancer, relances, touches de l’ennemi, vos touches, XP.',
  'W-FIGHT-2': 'D’abord, vous lancez les trois dés S.V.A.V.',
  'W-FIGHT-3': 'Puis vous avez une relance pour chaque lettre de votre arme que vous possédez.',
  'W-FIGHT-4':
    'Les relances se dépensent une à une. Chacune fait relancer les dés de votre choix ; rien n’oblige à toutes les utiliser.',
  'W-FIGHT-5': 'Puis chaque touche des dés vous inflige autant de dégâts que le niveau de l’ennemi.',
  'W-FIGHT-6': 'Votre armure annule d’abord autant de touches que sa valeur, avant le calcul des dégâts.',
  'W-FIGHT-7':
    'Puis chaque dé qui montre en vert une zone où l’ennemi est vulnérable vaut une touche, quel que soit le nombre de zones qui concordent.',
  'W-FIGHT-8': 'Si vos touches atteignent le niveau de l’ennemi (une de plus s’il a Blindage), il est éliminé.',
  'W-FIGHT-9': 'Pour un ennemi éliminé, vous gagnez autant d’XP que son niveau.',
  'W-FIGHT-10': 'Le combat est alors terminé, que l’ennemi soit éliminé ou non.',
  'W-FIGHT-11': 'Si vous mourez, le combat s’arrête aussitôt. Vous ne frappez pas.',
  'W-FIGHT-12': 'Un ennemi qui vous fait mourir reste actif là où il est.',
  'W-FIGHT-13': 'Les touches contre un ennemi sont oubliées à la fin du combat.',
  'W-FIGHT-14': '« Piocher et combattre » : piochez un ennemi de ce type, combattez-le, puis défaussez-le.',
  'W-FIGHT-15': 'Dans une option ou un objectif, « piocher et combattre » ne réussit que si vous éliminez l’ennemi.',
  'W-FIGHT-16': 'Ce qui agit « en combat » peut servir à n’importe laquelle de ses étapes.',
  'W-FIGHT-17': 'Ce qui agit « avant un combat » doit servir avant le premier lancer.',
  'W-FIGHT-18': 'Les lettres « utilisées pour le combat » sont celles de votre arme.',
  'W-FIGHT-19': 'Si une carte permet de dépenser une relance pour autre chose, cela se fait à l’étape des relances.',
  'W-DICE-1': 'Combats et tests utilisent trois dés S.V.A.V.',
  'W-DICE-2':
    'Chaque face montre une silhouette avec tête, torse, bras et jambes, dont certaines zones en vert, et un nombre de touches.',
  'W-TEST-1': 'Un test a une difficulté et indique des lettres S.P.E.C.I.A.L.',
  'W-TEST-2': 'D’abord, vous lancez les trois dés.',
  'W-TEST-3':
    'Chaque lettre indiquée que vous possédez vous donne une relance. Elles se dépensent une à une, chacune sur les dés de votre choix.',
  'W-TEST-4':
    'Puis vous comptez les touches. Si elles atteignent la difficulté, vous réussissez ; sinon, vous échouez.',
  'W-TEST-5':
    'Vous appliquez ce que la carte dit pour la réussite ou pour l’échec. Si elle ne dit rien, il ne se passe rien.',
  'W-TEST-6': 'Les zones de la silhouette ne comptent pas dans un test.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const fightsRulings = {
  'W-FACT-R1': 'Avec une arme à distance, vous pouvez tirer par-delà un ennemi de votre propre espace.',
  'W-FACT-R2': 'Dans votre propre espace, une arme à distance ne donne pas de touche de plus.',
  'W-FACT-R3': 'Vous ne pouvez pas attaquer les ennemis d’une tuile face cachée.',
  'W-FACT-R4':
    'Vous ne pouvez pas attaquer les ennemis face cachée, ni ceux d’une faction à laquelle vous êtes fidèle.',
  'W-FIGHT-R1': 'L’ennemi touche toujours en premier.',
  'W-FIGHT-R2':
    'Les touches des dés, plus une si un ennemi à distance tire de loin, moins votre armure, fois le niveau de l’ennemi : ce sont les dégâts, subis d’un seul coup.',
  'W-FIGHT-R3': 'Sans arme, vous combattez comme d’habitude, mais sans les relances qu’elle donnerait.',
  'W-FIGHT-R4': 'Chaque lettre imprimée compte : une lettre qui figure deux fois sur une arme donne deux relances.',
  'W-FIGHT-R5': 'Un dé déjà relancé peut l’être encore avec la relance suivante.',
  'W-FIGHT-R6':
    '« Les lettres utilisées pour le combat » : toutes celles de l’arme comptent, que vous les ayez ou non.',
  'W-FIGHT-R7':
    'Personne d’autre que vous n’utilise d’effets dans votre combat. Armes, tenues, objets de l’inventaire, traits et personnage servent dans tous les combats ; aptitudes et compagnons seulement à votre tour, sauf indication contraire.',
  'W-FIGHT-R8':
    'C’est juste après les dégâts qu’on regarde si vous mourez, puis de nouveau après les rads. Rien ne peut servir entre les deux.',
  'W-FIGHT-R9':
    'Après une élimination : le jeton est défaussé et remplacé, vous gagnez XP et niveaux, puis viennent le butin, les quêtes, et la réussite de la carte à l’origine du combat.',
  'W-FIGHT-R10': 'S’il n’y a pas d’ennemi à piocher, il n’y a pas de combat et la tâche a échoué.',
  'W-FIGHT-R11': 'Dans « piocher et combattre », personne n’a l’avantage de la distance.',
  'W-FIGHT-R12': 'Le niveau d’un ennemi de faction ne change pas pendant un combat.',
  'W-FIGHT-R13': 'Un dé dépensé pour autre chose n’inflige pas de touche.',
  'W-FIGHT-R14':
    '« Piocher et combattre » une faction, c’est combattre son ennemi à sa force actuelle. Aucun jeton n’est utilisé.',
  'W-FIGHT-R15':
    'Les objectifs que vous remplissez dans un combat où vous mourez sont quand même accomplis, dès que vous êtes de nouveau sur pied. Pas si vous êtes hors jeu.',
  'W-FIGHT-R16':
    'Avant le lancer, on ne vous propose que les effets qui ne servent qu’à ce moment. Tous les autres effets « en combat » viennent avec les relances, ou avant vos touches si elles ne suffisent pas. Si vous n’avez rien à utiliser, rien ne vous est demandé.',
  'W-FIGHT-R17':
    'Si rien ne peut être mieux, on ne vous propose pas de relance : le test est réussi, ou l’ennemi meurt sans que vous subissiez de dégâts. On vous la propose quand même si une carte compte les touches en plus ou les dégâts.',
  'W-DICE-R1': 'Les trois dés sont identiques et ont six faces. Leurs touches sont 0, 0, 0, 1, 1 et 2.',
  'W-TEST-R1': 'Les lettres de votre arme n’aident pas. Une lettre indiquée deux fois donne deux relances.',
  'W-TEST-R2': 'Une difficulté de 0 ou moins est atteinte, mais vous lancez quand même les dés.',
  'W-TEST-R3': 'Dans un test, les touches ne blessent personne.',
  'W-TEST-R4':
    'Si une carte fait passer un test à un autre survivant, c’est ce joueur qui lance, avec les lettres et les traits de ce survivant.',
} as const
