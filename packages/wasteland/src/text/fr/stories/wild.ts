import type { Stories } from '../../story.ts'

/** 112 to 116: the wagon town and the Raider Camp. 117 to 124: a case marked FEV. */
export const storyWild = {
  '112': {
    title: 'Crise de croissance',
    intro:
      'Le chariot a cassé son essieu au printemps, si bien qu’ils ont appelé cela une ville. Ils sont treize, et aucun n’a vingt ans. Nora Applegate est maire parce que le gong du dîner est à elle. Ils savent labourer, et chanter à plusieurs voix. Ils ne savent pas tirer. Un homme armé rôde sur la route, une chose à trop de pattes rôde chez les poules, et Nora demande, si ce n’est pas abuser, si vous vous occuperiez de l’un ou de l’autre.',
    options: [
      {
        line: 'Tuer un humain assez coriace pour effrayer une ville',
        success:
          'Vous faites les poches, comme il est d’usage. Ils enterrent ce que vous laissez et plantent une planche avec le nom orthographié de deux façons. Toute la route apprend que quelqu’un a pris la défense de la ville-chariot. La bande du mort aussi, qui fait l’appel tous les soirs.',
      },
      {
        line: 'Tuer une vermine capable d’avaler une poule entière',
        success:
          'Ils donnent un souper en votre honneur. Il a le goût de ce que vous avez tué. On vous paie sur la cagnotte de la cloche de l’église. Puis Nora, qui regarde la carcasse en faisant des additions, demande ce que vous espériez qu’on vous demande : pourriez-vous leur montrer ?',
      },
    ],
  },
  '113': {
    title: 'Apprends-leur à pêcher…',
    intro:
      '« Première leçon », dit Nora, et elle ouvre un cahier. Ils sont assis le long de la clôture, les mains sur les genoux, tous les treize. Aucun n’a jamais tenu une arme par le bon bout. Vous pourriez les promener dans une ruine, en tenue et en armes, qu’ils voient à quoi c’est censé ressembler. Ou passer la nuit là où quelque chose d’épouvantable peut vous flairer, et leur montrer quelqu’un qui en revient.',
    options: [
      {
        line: 'Les promener dans les Terres désolées, en tenue et en armes',
        success:
          'Vous leur montrez où mettre les pieds, et quand s’en aller. L’un s’évanouit. Un autre trouve une caisse où il reste un petit quelque chose, et ils insistent pour que ce soit vos honoraires. Au retour, ils marchent en file sans qu’on le leur dise, et Nora frappe le gong exactement une fois.',
      },
      {
        line: 'Camper à côté de quelque chose de vraiment épouvantable',
        success:
          'Vous couvrez le feu, vous vous couchez et ne dormez pas. Cela respire là-dehors toute la nuit, gros et nullement pressé. Au lever du soleil, vous faites du café. Treize visages sortent du fossé d’où ils regardaient, et dans chacun quelque chose s’est décidé.',
      },
    ],
  },
  '114': {
    title: 'Sang pour sang',
    intro:
      'Un garçon arrive du camp de pillards avec une lettre au bout d’un bâton. Elle est fort bien tournée. Le mort avait une mère, dit-elle, et c’est elle qui tient la cuisine. Elle veut un des vôtres pour un des siens, non pour le tuer, seulement pour faire la vaisselle et s’asseoir sur sa chaise. Ou bien venez expliquer en personne pourquoi non. Signé : la mère Bickerstaff. En dessous, d’une autre main : apportez du sel, s’il vous plaît.',
    options: [
      {
        line: 'Laisser un compagnon à la mère, au camp de pillards',
        success:
          'La mère l’examine, redresse un col et montre la chaise. Vous ne vous retournez pas en partant. L’affaire est inscrite comme réglée, et les deux côtés se rappelleront qui a réglé. À la ville-chariot, Nora l’apprend et dit qu’à partir de maintenant ils feraient mieux de savoir se débrouiller.',
      },
      {
        line: 'S’expliquer au camp de pillards, avec eux tous',
        success:
          'L’explication est longue, et consiste surtout en mobilier. À la fin, il ne reste personne qui ait envie de discuter, et la mère Bickerstaff pousse du pied vers vous la chaise vide. Vous vous y asseyez seulement pour souffler. C’est comme ça, dit-elle, qu’il a commencé.',
        failure:
          'Ils vous interrompent beaucoup, tous ensemble, avec des pieds de chaise. Vous vous retrouvez devant le portail. La mère vous fait dire que vous pourrez réessayer quand vous aurez mangé quelque chose.',
      },
    ],
  },
  '115': {
    title: 'La chasse',
    intro:
      'Nora a vérifié dans un livre : c’est un yao guai. L’ours a déjà eu la brahmine, les poules et presque toute la chapelle. La ville-chariot a voté qu’on ne fuirait pas : une motion, une prière, un vote à main levée. Ils ont un filet, un gong et ce qu’on leur a appris. Le vieux garde-chasse du domaine Pendleton sait où dort une telle bête et comment elle pense, mais il n’a plus rien dit à personne depuis qu’on a enterré ses chiens.',
    options: [
      {
        line: 'Abattre un yao guai',
        success:
          'Il se couche comme une maison qui s’affaisse. Un instant, nul n’ose crier de joie. Puis Nora frappe le gong, et frappe jusqu’à devoir s’asseoir. On donnera votre nom à des choses : à la rue, quand il y aura une rue, et plus tard à un enfant, qui en aura horreur.',
      },
      {
        line: 'Faire parler le garde-chasse du domaine Pendleton',
        success:
          'Il finit par tout donner : la tanière de l’ours, son vent, son épaule malade. Vous le donnez à Nora, qui le répartit entre les autres, par voix, comme un cantique. Ils le font eux-mêmes, à l’aube, et ne perdent personne. Toujours ils raconteront la chose comme si vous aviez marché devant.',
        failure:
          'Le garde-chasse décrit un ours qu’il a connu enfant. Cela mène jusqu’au souper. C’est une belle histoire, et il n’y a rien dedans qui puisse vous servir.',
      },
    ],
  },
  '116': {
    title: 'Jour de collecte',
    intro:
      'La chaise du camp de pillards s’accompagne d’un registre, et de gens très loyaux qui ont de mauvaises dents. Les villes paient le camp pour ne pas recevoir sa visite. La mère Bickerstaff tient la liste, par ordre de rancune, et dit que pour la collecte il faut quelqu’un dont les mères parlent à l’heure du coucher. Il y a un hic. Le camp paie aussi. Un grand monsieur vert vient chercher sa part le même jour, et il est en avance.',
    options: [
      {
        line: 'Collecter dans une colonie, si votre nom est assez noir',
        success:
          'Vous élevez à peine la voix. Votre réputation entre la première et avance les chaises. On vous apporte cela dans des taies d’oreiller. Une petite fille demande si c’est bien vous. Vous lui dites que non. Elle ne vous croit pas, et le registre non plus.',
        failure:
          'Une grand-mère barre la porte avec un balai, et le temps que vous trouviez une réponse, toute la rue va chercher des balais. Vous collectez un certain nombre d’échardes.',
      },
      {
        line: 'Affronter le monsieur vert au camp de pillards',
        success:
          'Il vient chercher comme d’habitude. Il n’y a plus d’habitude, et bientôt plus de monsieur. Dans son sac se trouve le loyer de la moitié du pays. La mère compte, garde presque tout et inscrit votre nom en haut d’une page. Plus personne ne vient collecter au camp.',
        failure:
          'Il compte à voix haute en vous frappant, car il en est fier. Puis il prend sa part et dit à la mère qu’il reviendra quand il aura appris le nombre suivant.',
      },
    ],
  },
  '117': {
    title: 'De la FEVre',
    intro:
      'La moitié du pays tousse, et une histoire court avec la toux : il y aurait un remède de l’armée, un coffret d’acier avec FEV sur le couvercle et le reste gratté. FIÈVRE, disent les gens ; l’armée n’a jamais su l’orthographe. Un colporteur se l’est fait voler, puis le voleur aussi. Il est maintenant dans le sac d’un brigand, ou d’une machine, ou d’un mutant. Le camp de pillards l’a eu une semaine et en a long à dire.',
    options: [
      {
        line: 'Tuer un ennemi qui transporte du butin',
        success:
          'Entre les cuillers et les chaussettes d’autrui, le coffret : une fiole verte, une notice. Quelqu’un a craché sur le couvercle et frotté, et voilà le reste de l’inscription. Ce n’est pas la fièvre. La notice dit que la dose n’a jamais besoin d’être renouvelée, et que nul ne l’a jamais demandé.',
      },
      {
        line: 'Acheter ce qu’on en sait au camp de pillards',
        success:
          'Pour le prix d’une bouteille, vous avez l’histoire de la fiole, un sac de choses dont quelqu’un n’a plus besoin et l’histoire de l’homme qui n’en a plus besoin. Il s’appelait Dennis. Il est sorti par le mur. Le docteur qui la lui a vendue écrit son adresse partout, dans une grande ville, avec un paraphe.',
      },
    ],
  },
  '118': {
    title: 'Ça ne fera pas mal… enfin, pas trop',
    intro:
      'Virus d’évolution forcée, dit la notice : plus fort, plus résistant, plus jamais malade. Elle ne dit pas qui. Dans la fiole, cela bouge encore un peu quand vous avez cessé de la pencher. N’importe quel docteur d’une grande ville serait content de l’avoir, avec tout ce monde qui tousse. Ou vous pourriez épargner le public et l’essayer sur vous. Dans ce cas, la notice vous prie de vous éloigner des maisons, et de poser ce à quoi vous tenez.',
    options: [
      {
        line: 'Prendre la dose, loin de tout lieu qui porte un nom',
        success:
          'Cela fait mal en des endroits que vous ne possédiez pas. Quand cela cesse, le ciel est plus bas. Vos mains sont une paire de pelles vertes, et elles vous obéissent. Au bout d’un moment, les oiseaux reprennent. Vous découvrez que vous pouvez soulever le rocher qui vous cachait.',
        failure:
          'Cela fait mal, puis plus mal encore, puis quelqu’un vous porte. On a posé une question à votre corps, et il a répondu non.',
      },
      {
        line: 'La donner à un docteur dans une grande colonie',
        success:
          'Le docteur Lenore Babbage la regarde à la lumière. Fièvre, lit-elle, le ciel vous le rende ; elle a des malades qui ne peuvent pas attendre. Vous ouvrez la bouche. Elle emplit déjà la seringue. C’était une bonne action, tout le monde le dit, et la rue entière apprend votre nom.',
      },
    ],
  },
  '119': {
    title: 'Science folle',
    intro:
      'Dans l’une des grandes villes, il y a une porte peinte : Docteur Ignatius Moll, Améliorations. Il ouvre lui-même, en gants de caoutchouc, et vous offre un siège à sangles. Il ne vous veut aucun mal ; c’est cela qui fait peur. L’être humain, dit-il, est un brouillon. Il cherche des volontaires et n’est pas strict sur le mot. Ses bailleurs de fonds portent de bons manteaux et paient tout morceau frais de n’importe quel monstre. Ils ne parlent jamais de science.',
    options: [
      {
        line: 'Lui arracher sa seringue, dans une grande colonie',
        success:
          'Il se bat comme on corrige une copie, à petits coups, très vite. Puis il s’assied sous ses diplômes et y reste. Vous brûlez les notes, toutes sauf une page. S’il vous a fait une égratignure, vous le saurez d’ici le souper. Cela commence par le col qui serre.',
        failure:
          'Il est beaucoup plus fort que son écriture. Vous repartez par la salle d’attente, où personne ne lève la tête.',
      },
      {
        line: 'Tuer un monstre et vendre les morceaux aux bailleurs',
        success:
          'Deux messieurs viennent avec une glacière et retroussent leur pantalon avant de s’agenouiller. Ils paient en capsules propres et vous complimentent sur votre travail au couteau. Le docteur, glissent-ils, a pris sa retraite ce matin, assez soudainement. L’un d’eux vous donne une carte où rien n’est écrit. Vous saurez quand, dit-il.',
      },
    ],
  },
  '120': {
    title: 'Je suis un monstre !',
    intro:
      'Les papiers qui accompagnaient la chose verte ont une dernière page : le dessin d’une glande. Seul un suzerain la développe, étant le plus vieux et le plus grand de l’espèce, et l’on indique deux emplois. Prise d’une façon, elle fait redevenir humain un super mutant ; les mains rapetissent et la mémoire revient, avec ce qui a été fait. Prise de l’autre, elle en fait beaucoup de nouveaux. Des messieurs l’achèteraient, et n’ont pas dit pour lequel des deux.',
    options: [
      {
        line: 'En super mutant, tuer un suzerain et prendre le remède',
        success:
          'Vous la mangez debout, comme prescrit. Cela a le goût d’une excuse. Le soir, vous avez de nouveau de petites mains, froides, bonnes à pas grand-chose, et vous pleurez sur un bouton parce que vous arrivez à le fermer. Des gens qui vous fuyaient s’approchent. En vous, quelque chose de grand se retourne et s’endort.',
      },
      {
        line: 'Tuer un suzerain et vendre la glande',
        success:
          'L’acheteur a un chauffeur, une glacière et pas de nom. Il compte les capsules dans votre paume sans la toucher. Vous ne demandez pas pour quel emploi. Certaines personnes de son organisation, dit-il, apprécieraient votre compagnie. Cela ressemble moins à une invitation qu’à une prévision.',
      },
    ],
  },
  '121': {
    title: 'Et vous vous attendiez à quoi ?',
    intro:
      'Le docteur Babbage en a soigné trois : Clarence Dunning, le boulanger, pour les bronches ; Mlle Edith Sorrel, l’institutrice, pour la voix ; Sal Pinto, qui tient un bonneteau, pour rien, c’est juste qu’il déteste être oublié. Ils ne toussent plus. Ils sont sortis par le mur et partis dans les ruines, chacun avec l’idée de continuer comme d’habitude. Le docteur a noté les noms, et n’arrive pas à écrire autre chose.',
    options: [
      {
        line: 'Retrouver dans les ruines les patients, l’un après l’autre',
        success:
          'Vous rapportez un nom au docteur Babbage. Elle tire un trait dessus à la règle, demande si le patient a parlé, et le note. Les gens savent ce que vous faites pour elle, et vous font place sur les bancs. Quelqu’un le sait aussi, très haut, avec une radio, qui aimerait infiniment voir un grand spécimen.',
      },
    ],
  },
  '122': {
    title: 'Les mains les plus douces',
    intro:
      'Cela se sent d’abord, et l’eau vous vient à la bouche malgré vous. Clarence Dunning s’est bâti un four en tôle de chaudière. Il mesure près de trois mètres, vert, enfariné jusqu’aux coudes, et pleure parce que la pâte n’arrête pas de se déchirer. Il avait les mains les plus douces de la ville, vous dit-il, et les vitres qui restaient tombent. Puis il tend la jatte, et veut que vous la teniez aussi.',
    options: [
      {
        line: 'Tenir la jatte et le calmer par la parole',
        success:
          'Vous bloquez la jatte contre sa poussée et lui expliquez ce que veut la pâte, c’est-à-dire moins. Peu à peu, elle se déchire moins. La miche est affreuse. Il vous donne le croûton, mange le reste et s’en va par-delà les collines pour s’exercer là où il n’y a personne contre qui s’appuyer.',
        failure: 'La jatte se brise. Vous le voyez regarder les morceaux. Puis il regarde qui la tenait.',
      },
      {
        line: 'Abréger les souffrances de Clarence',
        success:
          'Il n’essaie pas vraiment. À la fin, il croise les mains sur son tablier pour ne pas le tacher. Vous couvrez le feu du four, puisqu’il l’aurait voulu, et gravez son nom sur la porte.',
        failure:
          'Il lance le four. Le temps que vous ayez retrouvé tous vos membres, il est loin, emportant ce qui reste de pâte et criant derrière lui qu’il est désolé.',
      },
      {
        line: 'Prendre ce qui traîne et le laisser pétrir',
        success:
          'Vous le contournez largement et empochez tout ce sur quoi il n’est pas debout. Il ne tourne pas la tête. Quand vous êtes assez loin, il se met à chanter, très grave, un air sur lequel les enfants sautaient à la corde.',
      },
    ],
  },
  '123': {
    title: 'La classe de Mlle Sorrel',
    intro:
      'Des sièges de voiture sont alignés devant un mur, et le mur est couvert de divisions à la craie. La plupart des places sont prises, par des gens qui n’ont pas bougé depuis deux cents ans. Mlle Edith Sorrel était inaudible dès le deuxième rang. On l’en a guérie. Verte, colossale, ses lunettes au bout d’un cordon, elle rugit que quelqu’un est en retard. Elle montre une place vide, avec un poteau télégraphique.',
    options: [
      {
        line: 'S’asseoir et répondre quand on vous interroge',
        success:
          'Vous lui donnez les fleuves, les présidents, la table de neuf, et esquivez la craie, qui est une bordure de trottoir. À quatre heures, elle sonne un enjoliveur. « La classe est finie », murmure-t-elle, et c’est presque sa voix d’avant. Elle range le poteau et s’en va sur la route, libre pour l’été.',
        failure: 'Vous oubliez l’Idaho. Un grand silence, et vous entendez qu’on ramasse le poteau.',
      },
      {
        line: 'Se battre pour sortir de l’école',
        success:
          'Elle tombe parmi les sièges, et le cordon des lunettes se rompt. Vous les ramassez. Au mur, sous les opérations, en petites lettres nettes, elle avait écrit au docteur que sa voix allait tellement mieux, et l’en remerciait.',
        failure:
          'Elle vous met au coin, d’assez loin. Quand la poussière est retombée, l’école est partie. Vous entendez qu’on fait l’appel, de plus en plus loin.',
      },
      {
        line: 'Voler le dernier rang pendant qu’elle écrit au mur',
        success:
          'Vous longez les sièges à genoux, comme dans votre enfance. Elle est plongée dans une fraction, la craie grince, et elle ne se retourne pas. Les silencieux, elle ne les a jamais attrapés.',
      },
    ],
  },
  '124': {
    title: 'Sous quel tonneau ?',
    intro:
      '« Et elle tourne, et elle tourne ! » On l’entend du comté voisin. Sal Pinto a trouvé un bout de terrain plat, un public de corbeaux et trois tonneaux, là où il avait autrefois des coquilles de noix. Un crâne fait la bille. Sal est gros comme une remise, plus vert que ne le fut jamais son costume, et n’a pas eu de client depuis sa guérison. À ses yeux, vous avez tout d’une clientèle.',
    options: [
      {
        line: 'Suivre les tonneaux et placer votre mise',
        success:
          'Vous regardez ses coudes, pas les tonneaux, et posez le pied sur celui du milieu. La voilà. Personne n’avait jamais gagné, et Sal n’avait rien prévu pour cela. Il s’assied parmi ses tonneaux et rit, et il rit encore, plus doucement, quand un cœur fait pour un homme plus petit s’arrête.',
        failure:
          'Mauvais tonneau. Sal est aux anges. Puis il se rappelle qu’il ne prend plus les capsules, et tend la main vers vous.',
      },
      {
        line: 'Renverser les tonneaux et le combattre',
        success:
          'Il le prend en homme qui a toujours connu les probabilités. Après, vous regardez sous les tonneaux. Rien, rien et rien. Le crâne est dans sa manche.',
        failure:
          'Il vous frappe avec le tonneau de gauche, puis avec celui de droite et, pendant que vous vous interrogez, avec celui du milieu. Quand vos idées s’éclaircissent, il a plié bagage, en quête d’un coin plus animé.',
      },
      {
        line: 'Le laisser mélanger et lui faire les poches',
        success:
          '« Ne la quittez pas des yeux », dit-il, et vous ne la quittez pas, d’un œil. Son veston a craqué dans le dos, et depuis une semaine il en tombe des choses. Vous partez au milieu du boniment. Vous ne lui manquez pas. Il s’amuse trop.',
      },
    ],
  },
} satisfies Stories
