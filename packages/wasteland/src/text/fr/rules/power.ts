/** Agendas, influence, loyalty and factions, in words for players. */
export const powerRules = {
  'W-AGENDA-1': 'Chaque Ambition vaut une influence, et davantage aux conditions qu’elle indique.',
  'W-AGENDA-2': 'À la fin de chaque round, une Ambition est retournée pour activer des ennemis, puis défaussée.',
  'W-AGENDA-3': 'Vous commencez avec une Ambition. La pioche est chez le premier joueur.',
  'W-AGENDA-4': 'Le nombre dans son coin dit à partir de combien de joueurs une Ambition est utilisée.',
  'W-AGENDA-5':
    'Vous avez quatre Ambitions au plus. Au-delà, vous en défaussez à votre choix jusqu’à n’en avoir que quatre.',
  'W-AGENDA-6': 'Tout le monde voit combien d’Ambitions vous avez.',
  'W-AGENDA-7':
    'Leur contenu est secret. Vous pouvez en parler, mais pas les montrer, sauf pour déclarer votre fidélité.',
  'W-AGENDA-8': 'Quand la dernière Ambition est piochée, la défausse, mélangée, forme une nouvelle pioche.',
  'W-AGENDA-9':
    'La nouvelle pioche va au voisin de droite du premier joueur ; c’est lui, désormais, le premier joueur.',
  'W-AGENDA-10': 'Puis les deux factions avancent d’une case. En solo, seule la plus faible avance.',
  'W-AGENDA-11': 'Vous pouvez montrer une Ambition à la personne avec qui vous échangez.',
  'W-INFL-1': 'L’influence vient de vos Ambitions.',
  'W-INFL-2': 'Si vous atteignez le but, vous montrez vos Ambitions et gagnez.',
  'W-INFL-3': 'Le but est de 11 pour un joueur, 10 pour deux, 9 pour trois et 8 pour quatre.',
  'W-INFL-4': 'Si plusieurs survivants atteignent le but ensemble, ils partagent la victoire.',
  'W-INFL-5': 'Une victoire partagée l’est à égalité, quelle que soit l’influence de chacun.',
  'W-LOYAL-1':
    'Au début de votre tour, vous pouvez poser face visible une Ambition à étoile ou à bouclier. Tant qu’elle y est, vous êtes fidèle à cette faction.',
  'W-LOYAL-2': 'Vous ne pouvez pas combattre les ennemis d’une faction à laquelle vous êtes fidèle.',
  'W-LOYAL-3': 'Les ennemis de cette faction ne vous interdisent aucune action.',
  'W-LOYAL-4': 'Quand ils s’activent, ils vous ignorent et s’en prennent aux autres.',
  'W-LOYAL-5': 'Si vous obtenez une cinquième Ambition, vous pouvez défausser celle qui est face visible.',
  'W-LOYAL-6': 'Une seule Ambition peut être face visible.',
  'W-LOYAL-7': 'Si vous en révélez une autre, la première est retournée face cachée.',
  'W-LOYAL-8': 'Une Ambition révélée compte toujours parmi vos quatre et pour votre influence.',
  'W-LOYAL-9': 'Au début de votre tour, vous pouvez mettre fin à votre fidélité en retournant la carte face cachée.',
  'W-FACTION-1': 'Chaque scénario a deux factions, l’étoile et le bouclier, et dit qui elles sont.',
  'W-FACTION-2': 'Une faction a une place sur la piste de pouvoir, et peut avoir des jetons sur le plateau.',
  'W-FACTION-3': 'Vous aidez une faction en accomplissant des quêtes.',
  'W-TRACK-1':
    'Les deux factions commencent en haut de la piste. Les quêtes et la fin de la pioche des Ambitions les font avancer.',
  'W-TRACK-2': 'Plus une faction est avancée, plus ses ennemis peuvent être forts.',
  'W-TRACK-3': 'Une lettre à la place d’un niveau représente le nombre de la case où se trouve cette faction.',
  'W-TRACK-4': 'Quand une faction atteint la dernière case, la partie s’arrête.',
  'W-TRACK-5': 'Si ce pas même a donné assez d’influence à des survivants, ils gagnent.',
  'W-TRACK-6': 'S’il n’en a donné assez à personne, tout le monde a perdu.',
  'W-TRACK-7': 'Les pas au-delà de la dernière case comptent encore pour l’avance de cette faction.',
  'W-FTOK-1': 'Le scénario dit ce que font les jetons des factions. Le plus souvent, ce sont des ennemis.',
  'W-FTOK-2': 'Un jeton de faction qui est un ennemi suit toutes les règles des ennemis.',
  'W-FTOK-3': 'S’il devait devenir inactif, il est défaussé.',
  'W-FTOK-4': 'S’il est éliminé, il est défaussé et n’est pas remplacé.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const powerRulings = {
  'W-AGENDA-R1':
    'Cela se produit au moment où la dernière carte est piochée, par qui que ce soit. La carte qui vient d’être piochée n’est pas mélangée aux autres. À la fin d’un round, c’est le nouveau premier joueur qui s’occupe de la carte.',
  'W-AGENDA-R2':
    'Si la défausse aussi est vide, la pioche change quand même de mains et les factions avancent. La défausse est mélangée quand on a de nouveau besoin d’une carte ; sans défausse, rien n’est pioché.',
  'W-AGENDA-R3':
    'Si vous piochez plusieurs Ambitions, vous continuez avec la nouvelle pioche. Limites et victoire se regardent quand vous les avez toutes.',
  'W-AGENDA-R4': 'L’influence compte une fois que vous avez défaussé jusqu’à n’avoir que quatre Ambitions.',
  'W-AGENDA-R5':
    'Personne ne voit les Ambitions que vous défaussez de votre main. Celles retournées à la fin d’un round ont été vues de tous.',
  'W-AGENDA-R6': 'Deux Ambitions identiques comptent toutes les deux.',
  'W-AGENDA-R7': 'En solo, vous restez premier joueur quand la pioche est mélangée.',
  'W-AGENDA-R8':
    'Il y a toujours plus d’Ambitions en jeu que les mains n’en peuvent contenir ; la pioche ne cesse donc jamais de tourner.',
  'W-INFL-R1':
    'On regarde l’influence après chaque chose qui se passe, à n’importe quel tour, dès que rien n’est en suspens et qu’aucune limite n’est dépassée.',
  'W-INFL-R2': 'Vous ne pouvez pas attendre : si vous atteignez le but, vous avez gagné.',
  'W-INFL-R3': 'Quand quelqu’un gagne, tous ceux qui ont atteint le but à ce moment gagnent aussi.',
  'W-INFL-R4': 'Le bonus d’une Ambition n’est jamais inférieur à 0.',
  'W-INFL-R5': 'Personne d’autre ne voit combien d’influence vous avez.',
  'W-INFL-R6': 'Le but ne change pas quand quelqu’un est hors jeu.',
  'W-LOYAL-R1': 'Les Ambitions sans étoile ni bouclier ne peuvent pas être révélées.',
  'W-LOYAL-R2': 'Votre fidélité prend fin aussitôt que la carte vous quitte.',
  'W-LOYAL-R3':
    'Un ennemi qui partage son espace avec un survivant fidèle poursuit son chemin vers quelqu’un qui ne l’est pas.',
  'W-LOYAL-R4':
    'Aucun combat n’est possible contre votre propre faction : ni par une action, ni par Agressif, ni par une carte. Vous ne pouvez pas choisir une option qui en exige un. Ce qui tue ou calme un ennemi sans combat, comme une grenade, « Tir lointain » ou Calmex, reste permis.',
  'W-LOYAL-R5':
    'Si une option marquée FORCÉ ou un résultat en cours comporte un tel combat, seul le combat est omis, et il compte comme non gagné. Le reste s’applique.',
  'W-FACTION-R1': 'Tout le monde voit la force des factions.',
  'W-TRACK-R1': 'Tous les pas d’une faction sont comptés, même ceux qui ne tiennent plus sur la piste.',
  'W-TRACK-R2':
    'Plusieurs pas à la fois forment une seule avancée. Ensuite seulement on regarde la fin, avec l’influence que chacun a alors.',
  'W-TRACK-R3': 'Si la fin de la pioche des Ambitions fait avancer les deux factions, c’est aussi une seule avancée.',
  'W-TRACK-R4':
    'La fin est immédiate : résultats et niveaux suivants n’ont pas lieu. Seule une pioche commencée s’achève.',
  'W-TRACK-R5':
    'Tous les survivants qui ont atteint le but quand une faction met fin à la partie partagent la victoire.',
  'W-TRACK-R6': 'Les lettres ont toujours leur valeur du moment.',
  'W-FTOK-R1': 'L’étoile ou le bouclier d’une Ambition active les jetons de la faction correspondante.',
  'W-FTOK-R2':
    'En éliminer un rapporte XP et butin comme d’habitude. S’il est simplement défaussé, vous ne gagnez rien.',
  'W-FTOK-R3': 'Il y a toujours assez de jetons de faction, et ceux d’une même faction sont tous pareils.',
} as const
