import type { Stories } from '../../story.ts'

/** 125 to 129: the Crocettis. 130 to 133: Professor Fitch’s machines. 134 to 140: Olivia Sayer. */
export const storyShadows = {
  '125': {
    title: 'Crime désorganisé',
    intro:
      'Les Crocetti tenaient le racket du coin avec un seul téléphone et de bonnes manières. Puis le téléphone est tombé en panne. Maintenant, il y a des neveux. Chaque étal paie deux fois, une fois à chaque cousin, et le vendredi un protectron en feutre passe lire les arriérés. Mamma Crocetti, penchée sur son chapelet dans une tente du camp de pillards, prie pour que vienne quelqu’un de compétent, avec elle ou contre elle. Elle n’en est plus à faire la difficile.',
    options: [
      {
        line: 'Démolir un protectron, chapeau compris',
        success:
          'Il lit jusqu’au bout des arriérés, de plus en plus bas, et s’arrête. Les gens sortent sur le pas de leur porte. Quelqu’un vous met le feutre sur la tête. Désormais, les Crocetti doivent envoyer des hommes avec des sacoches en rase campagne, et une personne prudente pourrait les y attendre.',
      },
      {
        line: 'Acheter une place auprès de Mamma, au camp de pillards',
        success:
          'Elle glisse les capsules dans le tronc des pauvres, qui est à elle, et vous fait agenouiller à ses côtés pendant qu’elle passe les neveux en revue, nom par nom. Cela prend une heure. Quand elle a fini, vous êtes de la famille, et dans la rue les gens changent de trottoir, avec la plus grande politesse.',
      },
    ],
  },
  '126': {
    title: 'Dans l’ombre',
    intro:
      'La nuit, à présent, les neveux transportent la recette à travers les ruines, chacun par un chemin qu’il croit secret. Quelqu’un de bonne réputation pourrait y mettre bon ordre, autant de fois qu’il le faut. Les marchands laissent des signes : un trait de craie, une lampe, une bouteille retournée. Ils ne veulent pas savoir qui c’est ; on leur poserait la question. Il y a un autre homme là-dehors, dit-on, en imperméable, et il n’est jamais où il était.',
    options: [
      {
        line: 'Intercepter les porteurs dans les ruines, si l’on vous aime',
        success:
          'Au matin, il y a des enveloppes sous les portes, avec l’argent du mois dernier. Nul ne dit mot. Mais il y a une tarte devant une porte où personne n’habite, encore tiède, et quand vous avez besoin qu’une chose soit dite en votre faveur, il se trouve qu’elle l’a été.',
      },
    ],
  },
  '127': {
    title: 'Une sacoche dans la nuit',
    intro:
      'Des pas, une toux, un mauvais cigare. Dans ce qui fut une rue s’avance un neveu Crocetti, une sacoche au bras. Il ne cesse de regarder derrière lui, ce qui est le mauvais côté. Et il y a quelqu’un d’autre. Quand l’allumette a flambé, vous l’avez vu, chapeau et imperméable, dans une embrasure. Quand vous regardez l’embrasure en face, ce n’est qu’une embrasure.',
    options: [
      {
        line: 'Arrêter le porteur, pour ceux qui croient en vous',
        success:
          'Vous avez la sacoche avant qu’il sache que vous êtes là, et au matin elle sera retournée d’où elle venait. « J’ai une famille », dit le neveu en glissant la main sous son veston. C’est vrai ; c’est bien là son malheur. Il aime mieux vous affronter que de rentrer le dire à Mamma.',
      },
      {
        line: 'Entrer dans l’embrasure, avec tout ce qu’on dit de vous',
        success:
          'Il a entendu parler de vous, et rien de bon. Vous lui dites le reste, y compris pourquoi. Il écoute, le chapeau baissé. Puis il vous emboîte le pas sans un bruit. Il sera là quand cela comptera, dit-il, et le reste du temps, inutile de vous retourner.',
        failure:
          '« Non », dit l’embrasure avant que vous ayez ouvert la bouche. Vous tendez la main. De la brique humide, et une odeur d’huile à fusil.',
      },
      {
        line: 'Les laisser passer et fouiller les ruines',
        success:
          'Ce n’est pas votre affaire. Vous laissez passer le cigare, puis ce qui n’est pas là, et vous fouillez les lieux en paix. C’est une bonne nuit pour cela. Tous ceux que cela aurait pu gêner sont occupés.',
      },
    ],
  },
  '128': {
    title: 'Entrer dans la famille',
    intro:
      'Mamma Crocetti tient ses comptes sur son chapelet : un grain poussé pour qui a payé, un grain sauté pour qui doit, un grain ôté pour ceux à qui l’on ne demandera plus rien. Il raccourcit. Être de la famille, c’est lui rendre un petit service quand on passe en ville, et pour ce genre de service il faut un certain genre de nom. En échange, on vous dira des choses. Un homme en imperméable est signalé partout où vous allez. Il n’est pas à elle. Elle s’est renseignée.',
    options: [
      {
        line: 'Rendre service à Mamma dans une colonie, si l’on vous craint',
        success:
          'Quand vous venez le lui dire, elle a déjà poussé le grain. Elle tapote le siège à côté d’elle et glisse, entre deux prières, deux ou trois choses sur deux ou trois personnes : qui doit, qui a peur, qui n’a rien dit à sa femme. Rien ne vous oblige à en faire usage. C’est ce qui en fait un cadeau.',
      },
    ],
  },
  '129': {
    title: 'Le bonjour de Mamma',
    intro:
      'Un cousin au cure-dents vous trouve avant que vous ne trouviez le marché. Mamma vous envoie ses tendresses, et un nom. Le nom est celui de quelqu’un qui a cessé de payer et commencé à dire pourquoi. De l’autre côté de la place, sous un auvent, un homme en imperméable lit un journal d’avant les bombes. Il n’a pas tourné la page depuis votre arrivée.',
    options: [
      {
        line: 'Faire la visite, puisqu’on vous craint déjà',
        success:
          'Vous transmettez le bonjour de Mamma dans les termes fournis. Le service est rendu, à strictement parler, et ce soir elle poussera un grain. Le reste dépend de qui écoute. On vous écoute en ôtant un tablier, en le pliant, et en prenant quelque chose de lourd. « Vous lui rendrez le bonjour », vous dit-on.',
      },
      {
        line: 'S’asseoir près de l’imperméable, puisqu’on croit en vous',
        success:
          'Vous demandez ce qu’il y a dans le journal. « Beau et doux samedi », dit-il. Vous parlez de choses et d’autres jusqu’à ce qu’il soit sûr d’une chose ; alors il replie la page. Désormais il y a une seconde ombre à côté de la vôtre. Elle est armée.',
        failure:
          'Vous détournez les yeux un instant, vers un chat. Le journal est sur le banc, soigneusement plié. Le banc est tiède. Le chat a tout vu et ne dira rien.',
      },
      {
        line: 'Dire au cousin que vous veniez juste faire des achats',
        success:
          '« Tout le monde vient juste faire des achats », dit le cousin, et il flâne à côté de vous en tâtant les fruits. On vous sert vite. Nul n’essaie de vous rouler. Nul ne lève les yeux non plus.',
      },
    ],
  },
  '130': {
    title: 'Bonne nouvelle, tout le monde !',
    intro:
      'Chaque soir à six heures, la musique de danse s’interrompt pour la professeure Hortense Fitch. Elle est gaie. Elle est gaie depuis le jour où son toit s’est envolé. Ses machines sont pour ainsi dire finies, il n’y manque qu’une pièce à chacune : à la cuve, le cœur d’un suzerain ; au standard, le cerveau d’un robot sentinelle ; à la cabine, la moelle d’un luminescent. Elle ne peut en construire qu’une avant l’hiver. Ayez la pièce, et elle viendra à vous. Elle a une bicyclette.',
    options: [
      {
        line: 'Tuer un suzerain pour son cœur',
        success:
          'Vous entendez la sonnette bien avant de voir la dame : lunettes, remorque, panier de pique-nique. Elle boulonne la cuve là où vous êtes, y laisse tomber le cœur comme un morceau de sucre et se penche pour écouter. Il bat. « Et voilà », dit la professeure Fitch, et elle vous fait promettre de dire aux gens de qui venait l’idée.',
      },
      {
        line: 'Détruire un robot sentinelle pour son cerveau',
        success:
          'Elle arrive en sonnant, essuie le cerveau à sa jupe et le branche sur la moitié d’un central téléphonique. Tous les robots du pays, explique-t-elle, sont désormais sur la même ligne. Très loin, quelque chose tourne la tête. La professeure Fitch bat des mains et parle de vous à tout le pays, à six heures.',
      },
      {
        line: 'Tuer un luminescent pour sa moelle',
        success:
          'La professeure extrait la moelle à la petite cuiller, à bout de bras, en bavardant. À la nuit, la cabine se dresse devant vous, avec un rideau, et une fente à pièces qui ne sert à rien. Pour commencer, elle y fait passer sa bouteille thermos. La bouteille revient vide. Elle appelle cela un résultat, et y a mis votre nom.',
      },
    ],
  },
  '131': {
    title: 'Toute-puissance !',
    intro:
      'La cuve est où la professeure l’a laissée, pleine à ras bord de quelque chose couleur de thé léger. Au fond, le cœur d’un suzerain continue de battre. Ce qui est cassé en ressort réparé, dit-elle : des os, des brûlures et, une fois, un violon. Cela vous entre aussi un peu dedans. Elle a tourné le compteur Geiger face au mur, pour ne gâcher le bain de personne.',
    options: [
      {
        line: 'Entrer dans la cuve',
        success:
          'Vous plongez. C’est comme le pardon d’un haut-fourneau. Tout ce qui était déchiré se referme, y compris des choses que vous ne remarquiez plus. Vous ressortez sans une égratignure, la peau toute rose, et là où vous crachez, l’herbe reste allumée. Le cœur n’a pas manqué un battement.',
      },
    ],
  },
  '132': {
    title: 'CloudNet',
    intro:
      'On dirait un central téléphonique qui a perdu une dispute. Le cerveau est relié à un cerf-volant, le cerf-volant est dans les nuages, et qui s’assied au standard entend tous les robots du pays penser leurs courtes pensées. Ils feront un pas si on le leur dit. Un pas, pas davantage ; ensuite ils commencent à demander pourquoi, et la professeure déconseille de se laisser entraîner là-dedans.',
    options: [
      {
        line: 'S’asseoir au standard et diriger les robots',
        success:
          'Vous tirez des fiches et les enfoncez ailleurs, et dans toutes les Terres désolées des pieds de fer bougent d’un seul coup, chacun là où vous le vouliez. Puis la ligne s’emplit de voix qui demandent si c’était bien. Vous dites que oui. Vous n’auriez pas cru qu’ils pouvaient paraître soulagés.',
      },
    ],
  },
  '133': {
    title: 'Le bateau de Thésée',
    intro:
      'On entre ici et l’on sort ailleurs. La professeure Fitch est tout à fait sûre de l’ailleurs. La cabine dresse la liste de ce qui vous compose et la lit à un autre endroit, où l’on vous refait à neuf avec ce qu’il y a en magasin. Elle y est passée maintes fois elle-même, dit-elle, et la première Hortense était un amour. Il y a un rideau pour la pudeur, et un balai.',
    options: [
      {
        line: 'Tirer le rideau et souhaiter se trouver ailleurs',
        success:
          'Un éclair, un courant d’air, et vous voilà exactement où vous vouliez. Cela fait mal comme si quelqu’un d’impatient avait compté chacun de vos morceaux. Vous vérifiez vos poches, puis vos doigts. Tout semble y être. C’est du moins l’avis de la personne qui vérifie, quelle qu’elle soit.',
      },
    ],
  },
  '134': {
    title: 'De chair et d’os',
    intro:
      'Olivia Sayer a mis la table pour le souper et elle est sortie ; c’était il y a neuf jours. Son mari Wendell garde l’assiette au chaud. Les voisins ont une autre version : c’en était une, de celles qu’on fabrique, et l’on ferait bien d’ouvrir Wendell aussi, par sécurité. Ils ont un établi, et on leur prête un horloger. Entre-temps est passé quelqu’un qui avait vu une chaussure de dame, là-bas dans les ruines, debout.',
    options: [
      {
        line: 'Se tenir entre Wendell et l’établi, dans une colonie',
        success:
          'Vous restez là jusqu’à ce que cela devienne gênant, puis jusqu’à ce qu’il soit tard. Un par un, ils se rappellent leur propre souper. Wendell tremble si fort que vous devez lui tenir la tasse. Puis il vous dit ce qu’il n’a dit à personne : où elle aime se cacher, et qu’elle n’a jamais eu de cicatrice. Pas une.',
        failure:
          'Vous dites ce qu’il faut à ceux qu’il ne faut pas, et la foule vous contourne comme la soupe une cuiller. On l’enferme dans la chambre froide. On verra demain.',
      },
      {
        line: 'Trouver la chaussure dans les ruines, et où elle mène',
        success:
          'Une chaussure, puis des empreintes, puis une lettre dans une boîte : venez route d’Ashbury, ne dites rien à personne, apportez de l’argent. Vous comparez avec une de ses recettes. C’est exactement sa main, jusqu’à la moindre boucle. L’écriture change quand on a peur. Vous auriez pu y penser.',
      },
    ],
  },
  '135': {
    title: 'Une chaussure brune',
    intro:
      'Une chaussure brune se dresse au milieu du chemin, lacée, comme si sa propriétaire en était sortie par politesse. De là, des empreintes de pieds nus descendent dans une buse. Dans la buse, quelque chose mange la bouche ouverte. D’un autre côté, il y a ici un bout de ruine ordinaire, avec des placards.',
    options: [
      {
        line: 'Suivre les pieds nus dans la buse',
        success:
          'Les empreintes s’arrêtent devant une boîte en fer, et dans la boîte il y a une lettre, d’une main ronde et nette. Vous avez juste le temps de la glisser dans votre chemise. On ne mange plus. Ce qui mangeait passe le coude pour voir ce qu’on a livré d’autre.',
      },
      {
        line: 'Laisser la chaussure et essayer les placards',
        success:
          'Les gens d’ici rangeaient des choses derrière d’autres choses. Vous avez l’œil pour cela. Vous repassez devant la chaussure, les bras chargés, et elle ne dit rien.',
        failure:
          'Vous ouvrez pas mal de portes sur pas mal de poussière, et trouvez une seule chose qui vaille qu’on se baisse. La chaussure a l’air de n’avoir rien attendu de mieux.',
      },
    ],
  },
  '136': {
    title: 'Dans le panneau !',
    intro:
      'C’était une belle lettre. Il y a un homme, au camp de pillards, qui en produit toute la journée dans l’écriture que vous voulez. Olivia ne l’a jamais écrite. On veut qu’une bonne âme munie d’une bourse remonte la route d’Ashbury, où deux gaillards attendent derrière une haie, avec des sacs. Mais un faussaire travaille d’après modèle. Celui-ci avait sa liste de courses, et elle date d’après sa disparition.',
    options: [
      {
        line: 'User la patience des guetteurs, route d’Ashbury',
        success:
          'Vous vous asseyez sur la route, bien en vue, et vous restez. Au deuxième matin glacé, ils sortent demander ce que vous voulez. Personne ne leur a parlé de la semaine. Ils l’ont vue, figurez-vous, maigre, pieds nus, qui faisait de tête les comptes d’un fermier.',
        failure:
          'Ils sont meilleurs à tenir une haie que vous à tenir une route. Vers le matin, vous entendez plier des sacs, et deux hommes rentrer prendre le petit déjeuner.',
      },
      {
        line: 'Rendre la lettre à son auteur, au camp de pillards',
        success:
          'C’est un petit homme aux manchettes tachées d’encre, avec, on le découvre, un pistolet. Quand c’est fini, vous avez ses dossiers : l’écriture de chacun, les secrets de chacun. D’Olivia, plus rien, et plus personne à qui demander. Vous gardez la liste. Farine, fil, une gâterie pour Wendell.',
        failure:
          'Il manie le pistolet plus vite que la plume. Vous partez par-dessous la toile. Derrière vous, il a commencé à s’exercer à votre signature.',
      },
    ],
  },
  '137': {
    title: 'Sur le fil du rasoir',
    intro:
      'C’est vrai, pour Olivia, ou à peu près : pas de cicatrices, pas de berceau, une liste de courses. Elle vit maintenant dans les haies et n’en sort pour personne. Au domaine Pendleton, des gens font passer ses semblables là où l’on ne pose pas de questions, si l’on couvre leurs frais. Et sa tête est mise à prix. La bobine du crâne d’un robot vous tirerait vers elle comme un chien sur sa laisse, et un certain M. Voss, derrière le camp de super mutants, paie à la livraison.',
    options: [
      {
        line: 'Payer le passage d’Olivia au domaine Pendleton',
        success:
          'La gouvernante enferme l’argent dans une boîte à thé et baisse un store à moitié. Dans l’heure, Olivia est à la cuisine, ses chaussures aux mauvais pieds, et mange comme si l’on risquait de le lui réclamer. « C’est vous qui m’emmenez ? » dit-elle. Il semble que oui.',
      },
      {
        line: 'Détruire un robot pour la bobine de son crâne',
        success:
          'La bobine est dans votre paume, et tire. Elle n’a pas loin à tirer. Olivia dort sous une charrette, à un jet de pierre, une main sous la joue, comme tout le monde. Vous la réveillez et dites que vous venez l’aider. Elle vous croit aussitôt. C’est d’une grande commodité.',
      },
    ],
  },
  '138': {
    title: 'Jusqu’en lieu sûr',
    intro:
      'Olivia marche quand vous parlez et s’arrête quand vous vous arrêtez ; alors vous parlez. Elle aime qu’on lui dise comment se font les choses : le pain, la pluie, les disputes. Quelque part dans les Terres désolées, dans une ruine qui paraît vide, d’autres comme elle attendent derrière un mur pour l’emmener plus loin. D’ici là, il y a des choses avec des dents. Elles ne lui font pas peur. Personne, semble-t-il, n’a pensé à lui mettre la peur dedans.',
    options: [
      {
        line: 'Mener Olivia à une autre ruine des Terres désolées',
        success:
          'D’abord, personne. Puis une brique descellée, un œil, une main. Olivia se retourne et vous donne la liste de courses, au cas où Wendell aurait faim. « Il y a écrit farine », explique-t-elle. La main prend la sienne. La brique se remet en place, et déjà vous ne sauriez dire laquelle c’était.',
      },
      {
        line: 'Laisser Olivia face à face avec un monstre',
        success:
          'Il vient à elle, lui souffle dans les cheveux et ne trouve rien là qu’il connaisse pour de la viande. Elle pose la paume sur son museau. « Vous devriez partir, vous dit-elle. Il écoute. » Vous partez. Quand vous vous retournez, deux silhouettes, sans hâte, prennent le même chemin.',
      },
    ],
  },
  '139': {
    title: 'La traque',
    intro:
      'Elle règle son pas sur le vôtre et demande si Wendell mange bien. C’est un long détour jusqu’au camp de super mutants ; vous lui avez dit que c’était le chemin le plus sûr. Il faut un mot gentil toutes les demi-heures, et vous en avez. M. Voss attend derrière le camp, dans une cabane au plancher récuré. Les mutants le laissent tranquille, parce qu’il les met mal à l’aise. Il travaille seul, si cela intéresse quelqu’un.',
    options: [
      {
        line: 'Mener Olivia au camp de super mutants',
        success:
          'Voss regarde ses dents, ses pouces, derrière ses oreilles. Il est satisfait. Il paie avec ce dont il a le plus, c’est-à-dire ce que d’autres lui ont dit. Olivia le regarde, puis vous, et comprend comme elle comprend tout, vite et sans rancune. « Oh, dit-elle. Vous le direz à Wendell ? »',
      },
      {
        line: 'Régler son compte à Voss, au camp de super mutants',
        success:
          'Il meurt proprement, sur le plancher récuré. Dans son placard, des chaussures, une longue rangée, toutes les pointures. Vous en apportez une paire à Olivia et lui dites qu’elle est libre, et que vous avez menti. « Je sais, dit-elle. Dans ces cas-là, vous parlez plus vite. » Elle fait un double nœud.',
        failure:
          'Voss s’attendait à des scrupules. La plupart des gens en ont vers ce moment-là, dit-il en rechargeant. Vous partez par la fenêtre. Le plancher sera de nouveau propre en un rien de temps.',
      },
    ],
  },
  '140': {
    title: 'Vos propres bottes',
    intro:
      'Derrière un mur, on a étendu les morts en rang, et attaché à chacun une étiquette. RETOURNÉ, disent les étiquettes, d’une main soignée. L’une dit SAYER, O., et elle est sous la pluie depuis des années. Le dernier corps du rang porte vos bottes. Elles sont en meilleur état que les vôtres. Il y a un mouchoir sur le visage et, à côté, un sac plein.',
    options: [
      {
        line: 'Soulever le mouchoir',
        success:
          'Vous regardez aussi longtemps qu’il le faut. La ressemblance est bonne. La cicatrice y est, celle dont vous racontez l’histoire. Vous remettez le mouchoir comme vous l’avez trouvé. Cela expliquerait une ou deux choses, par exemple pourquoi vos souvenirs d’enfance s’arrêtent à la barrière du jardin.',
      },
      {
        line: 'Prendre le sac sans regarder',
        success:
          'Vous faites cela les yeux sur les boucles. Dedans se trouve exactement ce que vous auriez emporté. Vous le portez un bon kilomètre avant de vous autoriser à penser, et d’ici là vous avez trouvé à penser à autre chose.',
        failure:
          'Le vent n’a aucune éducation. Le mouchoir se soulève, se retourne et se pose sur votre manche, et vous voyez tout, jusqu’à la cicatrice dont vous racontez l’histoire. Vous laissez le sac. On ne vole pas la famille, si c’est bien le mot.',
      },
    ],
  },
} satisfies Stories
