/** Quests, results and the card library, in words for players. */
export const questsRules = {
  'W-QACT-1': 'Avec une action Quête, vous tentez un objectif qui porte l’icône de quête.',
  'W-QACT-2': 'Vous devez remplir ce qui suit l’icône ; le plus souvent, il faut se trouver dans un certain espace.',
  'W-QACT-3': 'Puis vous faites ce que dit l’objectif, un test par exemple. La réussite l’accomplit.',
  'W-QACT-4': 'Tant qu’un ennemi face visible est dans votre espace, aucune action Quête ne vous est possible.',
  'W-QCARD-1': 'Les quêtes en jeu sont face visible. Tous les survivants peuvent y travailler.',
  'W-QCARD-2': 'Au moins une quête est en jeu au début. Des résultats en mettent d’autres en jeu.',
  'W-QCARD-3': 'Quand une quête est mise en jeu, on applique les instructions placées en haut.',
  'W-QCARD-4':
    'Une quête a un ou plusieurs objectifs. Certains s’accomplissent d’eux-mêmes, d’autres demandent une action Quête.',
  'W-QCARD-5': 'Un objectif qui demande un acte est accompli par celui qui le fait, à cet instant et sans action.',
  'W-QCARD-6':
    'Un objectif qui porte l’icône de quête demande toutes ses conditions, puis une action Quête, puis ses instructions de gauche à droite.',
  'W-QCARD-7': 'Si vous réussissez toutes les instructions, l’objectif est accompli.',
  'W-QCARD-8': 'Les résultats d’un objectif accompli s’appliquent de gauche à droite, à celui qui l’a accompli.',
  'W-QCARD-9': 'Les marqueurs de quête vont par paires d’une même couleur : l’un sur le plateau, l’autre sur la carte.',
  'W-QCARD-10': 'Quand la quête est retirée du jeu, les deux marqueurs partent.',
  'W-QCARD-11': 'Les quêtes rapportent surtout des Ambitions et du pouvoir pour une faction.',
  'W-RES-1': 'Les résultats s’appliquent au survivant qui les a mérités.',
  'W-RES-2':
    'Dans un résultat, une icône de niveau est le niveau de l’icône où a lieu la rencontre, avec le plus ou le moins qui la suit.',
  'W-RES-3':
    'Ajouter : prenez cette carte dans la bibliothèque, mélangez-la avec autant de cartes de la pioche qu’il y a de joueurs, et posez le tout sur la pioche. Personne ne les regarde.',
  'W-RES-4': 'Si la pioche n’existe pas, la carte ajoutée la fonde.',
  'W-RES-5': 'Mettre en jeu : prenez cette carte dans la bibliothèque et posez-la face visible sur la table.',
  'W-RES-6': 'Devenir : vous gagnez ce trait.',
  'W-RES-7': 'XP : vous en gagnez autant.',
  'W-RES-8': 'Capsules : vous en gagnez autant.',
  'W-RES-9':
    'Une icône Ambition, butin ou atout : vous piochez une telle carte et la gardez, ou plusieurs s’il y a un nombre.',
  'W-RES-10': 'Achats : vous allez à la boutique, pour autant d’achats, de ventes ou de recrutements au plus.',
  'W-RES-11':
    'Un atout unique désigné par son nom : vous le prenez. Si quelqu’un l’a déjà, ou s’il n’y est plus, vous en prenez un au hasard.',
  'W-RES-12': 'Une étoile ou un bouclier suivi de signes plus : cette faction gagne un pouvoir par plus.',
  'W-RES-13': 'Retirer du jeu : la carte retourne dans la boîte.',
  'W-LIB-1': 'Toute carte qui porte un numéro dans un coin appartient à la bibliothèque.',
  'W-LIB-2': 'Une carte ne quitte la bibliothèque que si une carte dit de l’ajouter ou de la mettre en jeu.',
  'W-LIB-3': 'On y prend les cartes par leur numéro.',
  'W-LIB-4': 'Personne ne lit les cartes de la bibliothèque. Pour en trouver une, on ne regarde que les numéros.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const questsRulings = {
  'W-QACT-R1':
    'Vous nommez l’objectif en commençant. Une tentative ratée coûte l’action, et vous pouvez réessayer, même ce tour.',
  'W-QACT-R2': 'Si un objectif ne dit rien à faire, l’action suffit à l’accomplir.',
  'W-QCARD-R1':
    'Une quête reste jusqu’à ce qu’un résultat la retire du jeu. D’ici là, elle peut être accomplie de nouveau.',
  'W-QCARD-R2': 'Un acte accomplit son objectif que vous le vouliez ou non, et pas seulement pendant votre tour.',
  'W-QCARD-R3':
    'Si un même acte accomplit plusieurs objectifs, vous choisissez l’ordre. Les objectifs d’une quête déjà retirée du jeu sont perdus.',
  'W-QCARD-R4': 'Un acte commis en combat ou en explorant compte quand le combat est terminé ou la tuile remplie.',
  'W-QCARD-R5':
    'S’il n’y a pas d’endroit pour un marqueur, il attend sur sa carte. Celui qui fait apparaître un tel endroit l’y place.',
  'W-QCARD-R6':
    'La première instruction qui échoue met fin à la tentative. Ce qui s’est passé avant demeure, et l’échec imprimé pour elle s’applique.',
  'W-QCARD-R7':
    'Si un objectif vous fait combattre une faction à laquelle vous êtes fidèle, vous ne pouvez pas le tenter.',
  'W-QCARD-R8': 'Si vous mourez en tentant un objectif, vous avez échoué.',
  'W-RES-R1': 'Les résultats d’une rencontre s’appliquent eux aussi de gauche à droite.',
  'W-RES-R2':
    'Les cartes mêlées par Ajouter viennent du dessus de la pioche. Une pioche trop courte donne ce qu’elle a.',
  'W-RES-R3': 'Si la carte n’est plus dans la bibliothèque, Ajouter et Mettre en jeu ne font rien.',
  'W-RES-R4': 'Un niveau ne descend jamais au-dessous de 0.',
  'W-RES-R5': 'Les résultats à droite de Retirer du jeu s’appliquent encore.',
  'W-RES-R6':
    'Plusieurs cartes d’une sorte sont toutes piochées avant que la limite compte ; la limite compte avant le résultat suivant. C’est aussi à ce moment-là seulement qu’on regarde qui a gagné.',
  'W-RES-R7':
    'Si vous mourez pendant l’application de résultats, vous allez d’abord sur la tuile de départ. Puis le reste s’applique, sauf achats, déplacements, tests et combats.',
  'W-RES-R8': 'Dans une quête, une icône de niveau désigne l’icône de votre espace, ou vaut 1 s’il n’y en a pas.',
  'W-RES-R9':
    'Mourir ne vous épargne jamais une perte et ne vous prive jamais d’un gain. Hors jeu, vous ne gagnez plus rien, mais cartes, pouvoir et jetons continuent de bouger ; le premier joueur fait vos choix.',
  'W-RES-R10':
    'Si vous mourez pendant votre tour, il prend fin une fois les résultats restants appliqués. Si la partie est terminée, plus rien ne se passe.',
  'W-RES-R11': 'Chaque plus ou moins derrière une icône de niveau vaut un, ou le nombre qui le suit.',
  'W-LIB-R1': 'Chaque numéro existe une seule fois.',
  'W-LIB-R2': 'Une carte ajoutée n’est pas lue avant d’être piochée. Une carte mise en jeu est visible de tous.',
} as const
