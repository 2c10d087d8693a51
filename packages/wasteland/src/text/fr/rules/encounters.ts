/** Encounters, in words for players. */
export const encountersRules = {
  'W-ENC-1': 'Dans un espace qui a une icône de rencontre, vous pouvez résoudre une carte de la pioche correspondante.',
  'W-ENC-2': 'Le joueur à votre droite lit l’introduction et la ligne en gras de chaque option, et rien de plus.',
  'W-ENC-3': 'Vous choisissez une option, puis faites tout ce qui la suit.',
  'W-ENC-4':
    'Si l’option comporte un test ou un combat, la réussite est un test réussi ou un ennemi éliminé. Sinon, c’est l’échec qui s’applique.',
  'W-ENC-5': 'Si une option demande quelque chose, un trait par exemple, vous ne pouvez la choisir que si vous l’avez.',
  'W-ENC-6': 'Si vous remplissez la condition d’une option marquée FORCÉ, vous devez la prendre.',
  'W-ENC-7': 'Si vous ne la remplissez pas, vous ne pouvez pas la prendre.',
  'W-ENC-8': 'Ensuite, la carte est retirée du jeu si elle le dit. Sinon, elle va sous sa pioche.',
  'W-ENC-9': 'Chaque icône de rencontre ne peut vous servir qu’une fois par tour.',
  'W-ENC-10': 'Vous ne pouvez pas effectuer deux fois l’action Rencontre dans un même tour.',
  'W-ENC-11': 'Sur la carte, une icône de niveau représente le niveau de l’icône de votre espace.',
  'W-ENC-12': 'Un Abri n’a pas de rencontres tant qu’une carte n’a pas fait entrer sa pioche en jeu.',
  'W-ENC-13': 'Tant qu’un ennemi face visible est dans votre espace, aucune rencontre ne vous est possible.',
  'W-ECARD-1': 'Il y a quatre pioches de rencontres : Terres désolées, colonie, Abri 84 et Abri 109.',
  'W-ECARD-2':
    'Les pioches Terres désolées et colonie existent dès le début ; elles sont faites des cartes qui portent une étoile.',
  'W-ECARD-3': 'Les pioches des Abris commencent vides. La première carte qu’un résultat y ajoute fonde la pioche.',
  'W-ECARD-4': 'Les colonies sont l’endroit où faire des achats, les Terres désolées celui où trouver du butin.',
  'W-EICON-1': 'L’icône d’un espace dit dans quelle pioche vous piochez, et souvent un niveau.',
  'W-EICON-2': 'S’il n’y a pas de pioche pour l’icône, il n’y a pas de rencontre dans cet espace.',
  'W-EICON-3': 'Chaque Abri a sa propre pioche : 84 ou 109.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const encountersRulings = {
  'W-ENC-R1':
    'Vous avez une action Rencontre par tour ; une action supplémentaire n’y change rien. Si une carte vous fait résoudre une autre rencontre, ce ne peut être à une icône déjà utilisée ce tour. Avec l’option « une fois par icône et par tour », seules les icônes sont limitées.',
  'W-ENC-R2': 'Si plusieurs options marquées FORCÉ vous concernent, c’est la plus haute qui vaut.',
  'W-ENC-R3':
    'Si vous ne pouvez choisir aucune option, il ne se passe rien et la carte va sous sa pioche. Votre action est dépensée.',
  'W-ENC-R4': 'Vous ne pouvez choisir une option payante que si vous pouvez la payer en entier.',
  'W-ENC-R5': 'Une carte que l’on résout n’est dans aucune pioche.',
  'W-ENC-R6':
    'Si vous mourez dans un combat de l’option, l’option a échoué et son échec s’applique. La carte va sous sa pioche, à moins d’être retirée du jeu.',
  'W-ENC-R7':
    'C’est votre plus proche voisin de droite encore en jeu qui lit. Ce que rapporte une option n’est montré qu’après votre choix.',
  'W-ENC-R8': 'C’est à la lecture de la carte qu’on regarde si vous remplissez une condition.',
  'W-ENC-R9': 'Une icône de rencontre sans niveau compte comme niveau 1.',
  'W-ENC-R10':
    'Plusieurs tâches d’une même option se font de gauche à droite et doivent toutes réussir. Le premier échec y met fin.',
  'W-ECARD-R1':
    'Les pioches de rencontres n’ont pas de défausse et ne sont jamais remélangées. Une pioche vide le reste jusqu’à l’ajout d’une carte.',
  'W-EICON-R1': 'Une pioche vide compte comme absente.',
} as const
