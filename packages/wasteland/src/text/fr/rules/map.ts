/** Moving, terrain, spaces, tiles and exploring, in words for players. */
export const mapRules = {
  'W-MOVE-1': 'L’action de déplacement vous donne deux points de mouvement.',
  'W-MOVE-2': 'Un point vous mène dans un espace adjacent.',
  'W-MOVE-3': 'Pour entrer en terrain difficile, vous payez deux points.',
  'W-MOVE-4': 'Les points de deux actions de déplacement du même tour peuvent se dépenser ensemble.',
  'W-MOVE-5': 'Entre deux points d’un déplacement, vous pouvez effectuer votre autre action.',
  'W-TERR-1':
    'Le terrain est indiqué par une icône et une bordure de couleur. Il concerne les survivants qui entrent dans l’espace.',
  'W-TERR-2': 'Le terrain difficile, bordé de rouge, coûte un point de plus. Sans ce point, vous ne pouvez pas entrer.',
  'W-TERR-3': 'Le terrain irradié, bordé de vert, vous inflige un rad quand vous y entrez.',
  'W-SPACE-1': 'Un espace est une partie de tuile entourée d’une bordure blanche.',
  'W-SPACE-2': 'Un espace peut contenir autant de survivants et d’ennemis que l’on veut.',
  'W-SPACE-3': 'Les espaces qui ont un bout de bordure en commun sont adjacents.',
  'W-SPACE-4': 'Les espaces qui ont une icône de rencontre portent un nom.',
  'W-MAP-1':
    'Une tuile se compose d’espaces. Son dos indique si elle est dangereuse ou mortelle, à moins qu’elle n’ait deux rectos.',
  'W-MAP-2': 'Le scénario fixe la disposition. Les tuiles qu’il montre face visible commencent face visible.',
  'W-MAP-3': 'Les tuiles qu’il montre face cachée sont mélangées par genre et disposées au hasard.',
  'W-MAP-4':
    'Toutes les tuiles sont orientées de la même façon : chaque flèche pointe dans le sens de celle de la tuile de départ.',
  'W-EXPL-1': 'Pour explorer, retournez une tuile face cachée voisine de votre espace.',
  'W-EXPL-2': 'La tuile est orientée de sorte que sa flèche s’accorde avec les autres.',
  'W-EXPL-3': 'Chaque icône d’ennemi de la nouvelle tuile reçoit au hasard un ennemi de son type, face visible.',
  'W-EXPL-4': 'Les ennemis qui étaient déjà sur la tuile sont placés dans ses espaces. Vous choisissez lesquels.',
} as const

/** What the rulebook leaves open there, settled for this table. */
export const mapRulings = {
  'W-MOVE-R1':
    'Vous gardez les points non dépensés jusqu’à la fin de votre tour, même pendant que vous faites autre chose.',
  'W-MOVE-R2':
    'Vous pouvez interrompre un déplacement après n’importe quel pas et le reprendre plus tard dans le même tour.',
  'W-MOVE-R3': 'Vous ne pouvez pas entrer sur une tuile face cachée.',
  'W-MOVE-R4':
    'Quand vous entrez dans un espace : vous payez, vous arrivez, le terrain agit, les ennemis Agressifs attaquent, et alors seulement vient la suite.',
  'W-MOVE-R5': 'Si vous survivez à un ennemi Agressif, vous gardez les points qui vous restent.',
  'W-MOVE-R6':
    'Un déplacement imposé compte comme un déplacement : le terrain et les ennemis Agressifs agissent. Un placement, non.',
  'W-TERR-R1': 'Le terrain ne fait rien à qui y reste, en sort ou y est placé, et rien aux ennemis.',
  'W-TERR-R2': 'Si un espace a les deux sortes de terrain, les deux comptent.',
  'W-SPACE-R1':
    'Les espaces se touchent aussi d’une tuile à l’autre. Une tuile face cachée compte alors comme un seul espace.',
  'W-SPACE-R2': '« Le plus proche » veut toujours dire le moins de pas d’espace en espace, quel que soit le terrain.',
  'W-SPACE-R3':
    'Deux espaces qui ne se touchent que par un coin ne sont pas adjacents, ni ceux dont une carte ferme la bordure.',
  'W-SPACE-R4':
    'Pour les survivants, une tuile face cachée n’est pas un espace : on ne peut ni y tirer, ni échanger à travers, ni y faire passer un chemin.',
  'W-SPACE-R5':
    'Ce qu’on ne peut atteindre est infiniment loin. Un ennemi qui ne peut atteindre personne reste où il est.',
  'W-MAP-R1': 'Tout le monde voit le genre d’une tuile face cachée ; personne ne voit sa face.',
  'W-MAP-R2':
    'La tuile de départ est celle du Camp du carrefour. Vous y commencez, et vous y revenez quand vous mourez.',
  'W-EXPL-R1': 'Une action retourne une tuile. Si plusieurs sont à portée, vous choisissez.',
  'W-EXPL-R2':
    'D’abord les icônes reçoivent leurs ennemis, puis on place ceux qui étaient déjà là. Ils restent face visible ou face cachée, comme ils étaient.',
  'W-EXPL-R3':
    'Pour les ennemis qui attendaient sur la tuile, le jeu choisit l’espace à votre place : le plus éloigné de vous. Les placer n’engage aucun combat.',
  'W-EXPL-R4': 'S’il ne reste aucun ennemi d’un type, son icône reste vide.',
  'W-EXPL-R5':
    '« Explorer une tuile » se juge au genre indiqué au dos, et compte quand tous les ennemis sont en place.',
} as const
