import type { Stories } from '../../story.ts'

/** Cards 044 to 055: the Enclave (shield), the Brotherhood of Steel (star), clean water, and a giant lying on its back. */
export const storyCapital = {
  '044': {
    title: 'Bienvenue dans les Terres désolées de la Capitale',
    intro:
      'L’eau d’ici est brune, ou bien elle luit, ou bien elle coûte plus cher que vous. La nuit dernière, quelque chose à deux rotors est tombé en flammes dans les collines, à l’est. Au petit déjeuner, deux sortes de gens s’y intéressent : des hommes propres, de l’Enclave, qui se disent le gouvernement, et d’autres en armure, de la Confrérie de l’Acier, qui disent qu’il n’y en a plus. L’Enclave voudrait que quelqu’un de discret fouille l’épave. À Mégatonne, la Confrérie paie à boire à quiconque a des yeux.',
    options: [
      {
        line: 'Fouiller l’épave du vertiptère',
        success:
          'Le pilote est sanglé, et rien ne lui importe plus. Sa radio, si. Un certain capitaine Whitlock, de l’Enclave, vous remercie de citoyen à citoyen, vous laisse ce que vous avez arraché et demande ce que vous savez des vieilles choses sous vitrine. Le soir même, ses hommes se posent au purificateur.',
      },
      {
        line: 'Porter la nouvelle à Mégatonne',
        success:
          'Vous racontez au saloon, avec les gestes. La scribe Edda Marrow, de la Confrérie, note tout, vérifie l’orthographe de votre nom et paie en provisions. À la nuit, l’Enclave a quand même posé ses bottes sur l’ancien purificateur. Au bout du comptoir, un ingénieur se met à pleurer.',
      },
    ],
  },
  '045': {
    title: 'Trésors nationaux',
    intro:
      'Le capitaine Whitlock a une liste dactylographiée, avec un double au carbone. Un drapeau. Un chapeau. La plume qui a signé quelque chose. Un gouvernement, explique-t-il, c’est celui qui a les choses des vitrines. La Confrérie de l’Acier veut la même caisse, mais seulement pour ce qui est cousu dans la doublure. Quelque part dans les ruines, une fouilleuse du nom de Billie Strake l’a déjà trouvée, et vend les petites pièces au poids.',
    options: [
      {
        line: 'Faire remettre la caisse à l’Enclave',
        success:
          'Whitlock sort le chapeau, l’essaie, et pendant un instant il a neuf ans. Puis son pouce sent quelque chose de rond et de dur dans la doublure. Il referme aussitôt le couvercle. « La nation vous remercie », dit-il. Il ne dira pas de quoi.',
      },
      {
        line: 'Faire remettre la caisse à la Confrérie',
        success:
          'La scribe Marrow met de côté le drapeau, le chapeau et un os de quelqu’un d’illustre. Elle fend la doublure, lève devant la lampe une pièce d’argent percée et emploie un mot que les scribes ne sont pas censés connaître.',
      },
    ],
  },
  '046': {
    title: 'Le camp des fouilleurs',
    intro:
      'Trois tentes, un tamis et, sur un pliant, une femme qui décrotte le buste d’un quelconque père fondateur. Billie Strake déterre l’histoire et la vend au kilo. La vraie trouvaille n’est pas ici, dit-elle. Elle est sous une ruine, plus loin, et c’est son cousin Dale qui en garde la clé. Dale a un fusil à pompe et n’aime pas qu’on le regarde. Il vous regarde.',
    options: [
      {
        line: 'Se servir dans les trouvailles étalées sur la bâche',
        success:
          'Vous partez les poches tintantes. Billie compte les tamis, puis les cuillers, puis vos empreintes. Demain, les tentes seront ailleurs, et vous n’êtes pas plus près de la caisse qu’avant.',
      },
      {
        line: 'Prendre la clé à Dale',
        success:
          'Dale sort de la tranchée comme il fait tout, sans demander. Quelle que soit l’issue, la clé finit dans la boue entre vous, et attachée à la clé, de la main ronde de Billie, il y a l’adresse.',
      },
      {
        line: 'Demander gentiment la clé à Billie',
        success:
          'Vous admirez le buste. Personne n’avait jamais admiré le buste. Elle vous donne la clé, des indications et un demi-sandwich, et vous partez si tôt que la route a encore le temps de vous montrer autre chose.',
        failure:
          'Vous prenez le buste pour un nain de jardin. Dale vous raccompagne hors du chantier, les deux canons contre l’échine. Mais Billie lui crie dessus tout le long parce qu’il effraie la clientèle, et dans ce qu’elle crie se trouve l’adresse.',
      },
    ],
  },
  '047': {
    title: 'Propriété du peuple',
    intro:
      'La clé ouvre une cave, sous un musée effondré. La caisse est là, marquée PROPRIÉTÉ DU PEUPLE, derrière un fil tendu par quelqu’un d’appliqué. Un fouilleur du nom d’Ernie Maddock a trouvé le fil le premier. Il est assis contre le mur, sa casquette sur les genoux, et respire par acomptes. Autour de lui, les étagères sont pleines. L’Enclave et la Confrérie ont toutes deux demandé un porteur, et ni l’une ni l’autre n’est là pour vous aider à soulever.',
    options: [
      {
        line: 'Passer le fil et vider la cave',
        success:
          'Vos doigts tremblent moins que vous. Le fil se détend. Vous prenez la caisse et tout ce qu’il y a sur les étagères, promettez à Ernie d’envoyer quelqu’un, et décidez dans l’escalier pour qui vous portez depuis le début.',
        failure:
          'Le fil était là pour être trouvé. L’autre fil, non. Vous remontez l’escalier en fumant sur les bords, avec la caisse et rien d’autre, et décidez entre deux quintes de toux pour qui vous portez.',
      },
      {
        line: 'Laisser les étagères et sortir Ernie avec la caisse',
        success:
          'La caisse sur une épaule, sur l’autre Ernie, qui vous parle de sa mère. Il s’en tire. Les gens racontent l’histoire, et vous y êtes d’une autre taille. La caisse ira sous le drapeau que vous direz.',
      },
      {
        line: 'Vider les étagères et laisser le reste',
        success:
          'Personne n’a piégé les étagères. Ernie vous regarde faire vos paquets et dit qu’il comprend très bien. La caisse reste où elle est et, pour le moment, lui aussi.',
      },
    ],
  },
  '048': {
    title: 'Une piste tremblante',
    intro:
      'Otis Kell a la tremblote depuis ses trente ans, et ce n’est pas seulement le gin. Il s’occupait des pompes au Projet Pureté. Pour avoir de l’eau propre, dit-il, il manque une pièce, pas plus grosse qu’un pain, et elle est partie par les airs, à moins qu’elle ne soit partie à pied. Il a griffonné le numéro de série sur une serviette. Puis il s’est servi de la serviette. Deux endroits s’en souviennent encore : le vertiptère tombé et la porte de l’Abri 84.',
    options: [
      {
        line: 'Trouver le journal de bord dans l’épave',
        success:
          'Le journal est dans la dernière botte que vous videz. Le capitaine Whitlock, de l’Enclave, à la radio, vous en est si reconnaissant que dans l’heure il envoie d’autres hommes au purificateur. Le poing du pilote est fermé sur un dollar d’argent percé d’un trou. Vous ouvrez le poing.',
      },
      {
        line: 'Lire le registre de la porte de l’Abri 84',
        success:
          'Inutile même d’entrer ; le panneau se souvient de tout le monde. La pièce est partie dans les bras d’un visiteur très grand, très vert, qui a remercié la porte et signé de son nom. Fawkes. Vous recopiez la page pour la Confrérie. Elle n’avait encore jamais connu de super mutant avec une signature.',
      },
    ],
  },
  '049': {
    title: 'Encore un dollar d’argent',
    intro:
      'Un dollar d’argent ne paie rien. C’est trop mou pour une balle et trop petit pour un toit. Mais chaque officier de l’Enclave en porte un, tous de la même année, tous percés du même petit trou, et y tient comme à une alliance. À côté de chaque porte intérieure du Projet Pureté se trouve une fente de cette taille. La Confrérie, à la Tour, s’attaque à ces portes à la scie.',
    options: [
      {
        line: 'Essayer une pièce au Projet Pureté, ou chez l’Enclave',
        success:
          'La pièce tombe, la lampe passe au vert, et une voix demande le nom du courrier. Vous donnez le vôtre. Le capitaine Whitlock le répète au haut-parleur, satisfait des voyelles. D’autres soldats entrent au purificateur, et l’on vous remet un ordre scellé, à propos de quelque chose de grand, et qui dort.',
        failure:
          'La machine garde la pièce, joue quatre mesures d’une marche et reste fermée. Vous la secouez. À en juger par les bosses, tout le monde l’a secouée.',
      },
      {
        line: 'Apporter une pièce à la Confrérie, à la Tour',
        success:
          '« Ce n’est pas de l’argent, dit la scribe Marrow, une loupe à l’œil. C’est la première ligne d’une instruction. » Des chevaliers partent pour Mégatonne et prennent position à la Tour. L’Enclave, voyant cela, ajoute un homme au purificateur. Puis Marrow vous fait descendre à la cave, faire la connaissance du géant.',
      },
    ],
  },
  '050': {
    title: 'Nom d’un Fawkes !',
    intro:
      'Fawkes mesure deux mètres cinquante et demande pardon aux encadrements de porte. Il a pris la pièce manquante du purificateur pour que nul n’en fasse mauvais usage, a lu deux fois le manuel, puis a été pris à son tour par les siens, qui ont honte de lui. Ils se le renvoient entre le camp de super mutants et une cellule de l’Abri 109. Il ne se plaint pas. Il a demandé une lampe, et quelque chose avec des chapitres.',
    options: [
      {
        line: 'Marchander Fawkes au camp de super mutants',
        success:
          'Vous criez jusqu’à ce qu’ils vous respectent et buvez jusqu’à ce qu’ils vous aiment. Ils ajoutent Fawkes en cadeau d’adieu. Un vertiptère de l’Enclave attend derrière la colline. Fawkes baisse la tête sous la porte, la remercie, et la pièce part avec lui.',
        failure:
          'Ils ne marchandent pas. En revanche ils lancent, et ils ont le bras solide. Depuis le fossé, vous entendez Fawkes leur dire que cela n’était pas nécessaire.',
      },
      {
        line: 'Trouver la bonne cellule dans l’Abri 109',
        success:
          'Le plan d’aération est faux d’un étage, exprès. Derrière la bonne grille, il y a un œil jaune et patient. La nuit même, Fawkes prend le thé parmi des chevaliers de la Confrérie qui ne savent où mettre leurs mains. Il connaît justement le manuel de ce qu’ils gardent à la cave.',
        failure:
          'Vous ôtez la grille, et c’est un placard à balais. Quelque part en dessous, une chose se moque de vous, puis une plus grosse la mange. Vous tournez le plan dans l’autre sens.',
      },
    ],
  },
  '051': {
    title: 'Donnez-moi la liberté…',
    intro:
      'Sous la Tour, la Confrérie de l’Acier garde une machine haute comme une église. On l’a construite avant la guerre pour aller en Chine à pied expliquer la démocratie. Elle s’appelle Liberty Prime, et n’a jamais quitté la cave. L’Enclave veut les plans. La Confrérie veut un esprit à mettre dedans, et les bancs d’essai de l’usine RobCo savent en copier un. Le scribe Edgar Penrose, qui garde les plans, joue aux courses de radcafards. Il n’a pas l’œil pour les radcafards.',
    options: [
      {
        line: 'Acheter les plans au scribe Penrose, à la Tour',
        success:
          'Vous le laissez gagner, puis vous le laissez perdre, puis vous posez vos capsules sur la soucoupe. Les plans arrivent pliés dans un recueil de cantiques. Les ingénieurs de l’Enclave ont tôt fait d’entourer en rouge les articulations faibles, et Penrose s’est rappelé une tante malade dans un autre État.',
        failure:
          'Il voit venir l’offre. Le chevalier de la table voisine aussi. Vous parlez du temps qu’il fait jusqu’à ce qu’ils se lassent de vous tous les deux, et vos capsules restent dans votre poche.',
      },
      {
        line: 'Donner un compagnon robot aux bancs d’essai de RobCo',
        success:
          'Votre robot fait le bruit qu’il fait quand il a une question. Vous n’avez pas la réponse. Le banc recopie son esprit sur bande, et la Confrérie emporte les bobines comme des œufs. L’Enclave l’apprend avant le souper et remplit le purificateur d’hommes.',
      },
    ],
  },
  '052': {
    title: 'Le géant endormi',
    intro:
      'Liberty Prime est couché dans la cave de la Tour comme un évêque sur son tombeau. Les enfants des scribes apprennent à marcher le long de son bras. Il lui manque deux choses, dit Edda Marrow, une voix et une détente. La voix est sur une bobine, quelque part à l’usine RobCo. La détente est au Mall, sur une ficelle, au cou d’un super mutant qui aime l’entendre tinter.',
    options: [
      {
        line: 'Prendre de force la détente au Mall, pour l’Enclave',
        success:
          'Elle ne tinte plus. Le capitaine Whitlock, de l’Enclave, se pose sur l’herbe morte, prend la chose avec des gants blancs, puis jette les gants. « Sans détente, dit-il, un géant est une statue. » L’Enclave n’a rien contre les statues.',
        failure:
          'Le super mutant est toujours debout, toujours tintant, et s’est mis à fredonner en mesure. La détente n’est pas plus proche. Plusieurs parties de vous semblent plus éloignées.',
      },
      {
        line: 'Sortir la voix du géant de l’usine RobCo',
        success:
          'Marrow fait passer la bande, boucle après boucle. Les lampes faiblissent de la cave au toit. Puis quelque chose de haut comme une église se redresse, ôte très délicatement un enfant de son bras et demande, à en briser les vitres, où est l’ennemi. Tout le monde montre du doigt.',
      },
    ],
  },
  '053': {
    title: 'L’équipe de nuit de RobCo',
    intro:
      'La chaîne tourne toujours. Chaque jour elle construit un robot, l’inspecte, lui trouve un défaut et le refond. Un écriteau vous prie de porter un filet à cheveux. Au-delà des marteaux-pilons, il y a les bureaux, et au-delà des bureaux la bandothèque, où un squelette en gilet est assis derrière le guichet, le badge bien droit. Irma Dooley, Archives. Elle attend que quelqu’un vienne avec un formulaire.',
    options: [
      {
        line: 'Prendre quelque chose sur le tas de rebut et partir',
        success:
          'Personne ne garde le rebut. Vous prenez la pièce du dessus, et pendant une seconde toute la chaîne s’arrête, comme si elle réfléchissait. Puis elle repart. La bandothèque peut attendre. Elle l’a prouvé.',
      },
      {
        line: 'Se faufiler entre les marteaux et fouiller les bureaux',
        success:
          'Vous passez entre deux coups avec une feuille de papier de marge. Les bureaux ont des tiroirs, les tiroirs ont des serrures solides comme une bonne résolution, et le distributeur de la cantine a gardé ses capsules.',
        failure:
          'Vous calculez les marteaux à la perfection. Personne n’avait parlé du bras derrière les marteaux. Il vous soulève, vous inspecte, vous trouve un défaut et vous repose du côté visiteurs, avec un coup de tampon.',
      },
      {
        line: 'Chercher la voix de Liberty Prime dans la bandothèque',
        success:
          'Irma Dooley l’avait classée à P, pour Patriotisme, fort. Vous signez dans son registre, puisqu’elle l’a si bien tenu. La bobine bourdonne dans vos bras jusqu’à la sortie, par-delà les marteaux.',
        failure:
          'Vous tirez la mauvaise bobine. À l’atelier, pour la première fois en deux cents ans, un robot passe l’inspection. Il se lève du tapis roulant. Sa première tâche, c’est vous.',
      },
    ],
  },
  '054': {
    title: '… ou donnez-moi la mort',
    intro:
      'L’Enclave sait désormais comment tenir le géant sur le dos, et a du temps pour la politique. Des affiches fleurissent : une famille, une clôture, un verre d’eau limpide, un bulletin de souscription. La liberté est de nouveau en vente, avec facilités de paiement. Sous la Tour, la scribe Edda Marrow dit qu’elle pourrait encore réveiller sa machine. Il lui faudrait l’esprit d’un robot de plus, et que nul n’aille demander à ses supérieurs.',
    options: [
      {
        line: 'Souscrire à la nation dans une colonie',
        success:
          'Vous recevez un reçu, une épingle pour le col et un soldat, posté là où vous êtes, pour votre sécurité. Il n’était jamais venu ici. Il vous dit combien ce sera mieux après.',
      },
      {
        line: 'Mener un compagnon robot à Marrow, sous la Tour',
        success:
          'Marrow assure qu’il ne sentira pas la différence. Votre robot a toujours senti la différence. Il va de lui-même sous la lampe, pour que vous n’ayez pas à pousser. Quand le géant ouvre les yeux, c’est vous qu’il regarde d’abord, comme le faisait quelqu’un d’autre.',
      },
    ],
  },
  '055': {
    title: '… et la justice pour tous',
    intro:
      'Personne n’avait mesuré la porte de la cave. Liberty Prime quitte la Tour par le mur et s’en va vers le Projet Pureté en déclamant. À Mégatonne, chaque pas fait un rond dans la soupe. L’Enclave lui jette des soldats, et chaque poignée l’arrête un petit moment, comme le gravier arrête une charrue. Pour l’arrêter plus longtemps, il faut à l’Enclave plus de soldats. Or les soldats, on le découvre, coûtent de l’argent.',
    options: [
      {
        line: 'Payer des soldats de l’Enclave dans une colonie',
        success:
          'Le recruteur compte deux fois vos capsules et une fois ses garçons. L’un d’eux reste à côté de vous, sous un casque encore plein de paille d’emballage. Il salue et demande par où est parti le grand gaillard. Vous montrez. Quelque part, la nation est reconnaissante.',
      },
      {
        line: 'Liberty Prime atteint le Projet Pureté',
        success:
          'Il entre par le côté du bâtiment sans interrompre son cours. La dernière ligne de l’Enclave tient une phrase et demie. Après cela, il n’y a plus que les pompes, et de l’eau, et un jeune chevalier qui ôte son casque pour boire. Elle n’a aucun goût. Il est obligé de s’asseoir.',
      },
    ],
  },
} satisfies Stories
