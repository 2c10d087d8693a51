import type { Stories } from '../../story.ts'

/** Cards 094 to 099: Brother Ansel’s choir of the Children of Atom. It turns up in every scenario, so it names no region. */
export const storyChoir = {
  '094': {
    title: 'Les Enfants de l’Atome',
    intro:
      'Un chœur est arrivé à la ferme Hofmann. Ils chantent en cercle autour d’un baril qui fait la basse, et les melons y poussent par deux sur la tige. « Chaque atome est un petit monde, dit frère Ansel, et en fendre un est une naissance. » Il a une voix magnifique et des cheveux d’un côté de la tête. Il serait heureux de vous l’expliquer. Il serait plus heureux encore de vous le faire sentir.',
    options: [
      {
        line: 'Donner un compagnon au chœur, à la ferme Hofmann',
        success:
          'Ansel prend votre ami par la main, ou par ce qui peut se prendre, et le conduit dans le cercle. Le chant a une voix de plus. Vous recevez en échange une promesse, chuchotée, et l’on vous prie de revenir quand les fidèles seront plus nombreux.',
      },
      {
        line: 'Attendre l’Atome, debout dans un lieu irradié',
        success:
          'Vos gencives se mettent à bourdonner. L’horizon se plie comme une lettre, et l’on vous dit quelque chose qui n’est destiné qu’à vous. Puis vous vomissez sur vos bottes. Quand vous levez la tête, une douzaine d’inconnus vous entourent et opinent. Ils aimeraient tellement que vous recommenciez.',
        failure:
          'Vous tenez jusqu’à ce que vos genoux cèdent. Vous voyez un champ, et un chien qui refuse d’approcher. L’Atome, semble-t-il, est occupé.',
      },
    ],
  },
  '095': {
    title: 'Des fidèles toujours plus nombreux',
    intro:
      'Deux chariots désormais, et un chant sur chaque place de marché : le chœur prospère. L’assiette de la quête cliquette. Des enfants suivent le chœur jusqu’au portail, et certains plus loin. Ceux qui entrent puis se ravisent sont ramenés par un chasseur de primes, payé à la tête, qui n’assiste pas aux offices. La veuve Hofmann, à qui la ferme appartenait, dort dans son camion, vitres fermées, à cause des chants.',
    options: [
      {
        line: 'Boire à la coupe tiède dans une colonie',
        success:
          'Cela vous éclaire la main de l’intérieur, et toute la place dit amen. Quand vous y voyez de nouveau, vous avez de la compagnie. On a chargé l’un des fidèles de marcher avec vous ; le chœur en prend de toutes sortes, sur deux pattes, sur quatre, sur roues. L’intention est bonne.',
      },
      {
        line: 'Tuer un chasseur de primes',
        success:
          'Dans le manteau se trouve la liste des déserteurs d’Ansel, avec les prix. Vous la recopiez, l’affichez à la pompe du village et regardez les gens s’y trouver. Bientôt il ne reste du chœur que ceux qui ne clignent pas des yeux. Ils ont descendu le baril du chariot, et demandent où l’on peut acheter une horloge.',
      },
    ],
  },
  '096': {
    title: 'Rejoignnnnnez-noussssss !',
    intro:
      'Où que vous campiez, ils viennent, s’asseyent à distance polie et bourdonnent. Ils savent votre nom, maintenant, et font traîner les syllabes. Nul ne vous menace. Ils apportent de la soupe, qui brille, et gardent une place libre dans le cercle. « Il suffit que vous soyez assez nombreux dans la lumière en même temps », dit frère Ansel. Ceux qui préféreraient rentrer chez eux sont à la ferme Hofmann, avec le diacre Rusk, et une corde.',
    options: [
      {
        line: 'Réunir la plupart d’entre vous sur un sol qui luit',
        success:
          'Le cercle se ferme. C’est idiot, et puis, pendant un moment, cela ne l’est pas. Tous ceux qui se tiennent dans la lumière entendent les mêmes mots, et chacun en emporte autre chose, qu’il ne dit pas. Le chœur s’incline devant vous. Il a compté.',
      },
      {
        line: 'Affronter le diacre Rusk à la ferme Hofmann',
        success:
          'Rusk lâche la corde avant de lâcher le reste. Derrière lui, des gens se frottent les poignets et plissent les yeux, comme quand la lumière revient au cinéma. La plupart rentrent chez eux. Ansel et quelques-uns qui ne clignent pas des yeux chargent le baril sur une charrette à bras.',
        failure:
          'Rusk est un homme massif, à la conscience nette. Il vous étend dans l’herbe, rajuste votre col et vous invite à réfléchir. Le bourdonnement reprend.',
      },
    ],
  },
  '097': {
    title: 'Les Terres désolées luisent',
    intro:
      'C’est contagieux. Le chœur a fait du domaine Pendleton une cathédrale, avec à chaque fenêtre une lampe qui n’est pas une lampe. Quiconque s’est tenu près de quelqu’un qui s’est tenu près d’eux en garde un peu d’éclat, et cela déteint : sur les couvertures, sur les cuillers, sur qui marche à vos côtés. Ayez de la compagnie, et vous luirez. Ansel appelle cela la communion. Sœur Clémence, qui porte l’épée ardente, se charge du reste.',
    options: [
      {
        line: 'Laisser un compagnon au chœur, au domaine Pendleton',
        success:
          'Une place est prête pour votre ami, et une robe à sa taille. C’est ce détail qui vous reste. Vous repartez avec moins de poids et plus de froid. Ansel vous a dit quelque chose en échange, et il n’est jamais avare.',
      },
      {
        line: 'Affronter sœur Clémence au domaine Pendleton',
        success:
          'Elle brûle plus vif que l’épée, et moins longtemps. L’épée continue de flamber sur le tapis jusqu’à ce que vous la ramassiez. Là-haut, à la tribune, une voix magnifique se brise. La cathédrale se vide par ses fenêtres, et toute la nuit on les voit s’en aller, faibles lueurs, dans les collines.',
        failure:
          'Sœur Clémence a mis le feu à plus fort que vous. Elle vous laisse ramper jusqu’à la fontaine. Cela fait partie de la liturgie.',
      },
    ],
  },
  '098': {
    title: 'Les derniers fanatiques',
    intro:
      'Frère Ansel et ceux qui ne clignent pas des yeux ont roulé le baril dans la plus grande ville qu’ils aient trouvée. Ils l’ont garé près de la pompe, y ont vissé un réveil et disposé des chaises. « La naissance approche », dit Ansel. Il a brossé ce qu’il a de cheveux. Les gens se rassemblent pour voir, puisqu’il y a des chaises. Personne n’a demandé à quoi sert le réveil. Il est remonté.',
    options: [
      {
        line: 'Démonter le réveil avant qu’il sonne',
        success:
          'Un fil est un leurre, un autre un ornement, et le troisième passe derrière le timbre. Vous bloquez le marteau d’un ongle et coupez. Ansel plie les chaises lui-même. « Vous avez mis fin à un monde, vous dit-il, un tout petit. » À la nuit, ils sont partis dans les collines.',
        failure:
          'Vous ôtez le dos, et c’est plein d’autres réveils. Celui de devant continue son tic-tac. Au deuxième rang, quelqu’un vous prie de vous asseoir.',
      },
      {
        line: 'Faire sonner le réveil vous-même',
        success:
          'Il sonne une fois. Le temps que cela dure, vous comprenez tout, chaque verset, et combien c’est simple, et que nul à portée d’oreille ne restera pour le raconter. Puis la lumière atteint la dernière rangée de chaises, et ne s’y arrête pas.',
      },
    ],
  },
  '099': {
    title: 'Ce qui reste de la secte',
    intro:
      'Le chœur est parti, mais jamais loin. Ils se tiennent dans les caves et les buses, seuls ou par deux, luisent un peu et disent les heures. On ne les trouve pas en les cherchant. On les trouve en allant où personne n’est allé. Ils ne vous en veulent pas. Ils partagent ce qu’ils savent avec qui vient, et il n’y a pas moyen de les empêcher de partager le reste.',
    options: [
      {
        line: 'Explorer là où personne n’est allé',
        success:
          'Dans la première cave, l’une d’entre eux lit à la lumière de ses propres mains. Elle se réjouit de la visite. Elle vous dit une chose qu’on n’a jamais dite qu’à elle et, ce faisant, vous tient le poignet. Il faut toute la nuit aux marques de ses doigts pour s’effacer.',
      },
    ],
  },
} satisfies Stories
