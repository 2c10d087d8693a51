import type { Stories } from '../../story.ts'

/** 001 to 013: what the star encounters lead to. They may turn up in another place and for another survivor. */
export const storyFollowUps = {
  '001': {
    title: 'La colline au crayon',
    intro:
      'La colline est là où le crayon de couleur l’avait mise. La trappe aussi, sous le gazon et deux cents ans. En bas, une chambre pour quatre : des couchettes, des rayonnages jusqu’au plafond, une maison de poupée et un secrétaire fermé à clé, étiqueté POUR QUAND ON NOUS LAISSERA SORTIR. Il n’y a jamais eu personne à laisser sortir. Les lits sont faits, au carré, par des gens qui s’attendaient à une inspection.',
    options: [
      {
        line: 'Prendre votre part et baliser le chemin',
        success:
          'Vous prenez ce qui peut vous servir et tracez une flèche à la craie sur chaque poteau, sur deux kilomètres. Les gens viennent. Ils font descendre les enfants pour leur montrer la maison de poupée ; ils prennent un peu, laissent un peu, et font monter et descendre votre nom le long de l’échelle.',
      },
      {
        line: 'Tout vider jusqu’aux gonds',
        success:
          'Il vous faut jusqu’à la nuit. Les conserves, les outils, les tirelires sous les oreillers, une par oreiller. Quand vous avez fini, ce n’est plus qu’un trou avec des lits dedans. En sortant, vous remettez une couverture d’aplomb, sans pouvoir dire pourquoi.',
      },
      {
        line: 'Forcer le secrétaire et lire leurs plans',
        success:
          'Le secrétaire contient ce que les Hobart comptaient faire le jour d’après : à qui se fier, qui nourrir, qui mettre aux commandes, et pourquoi surtout pas le maire. Deux siècles que cela attend quelqu’un d’assez culotté. Vous l’apprenez par cœur, le brûlez et remettez le gazon en place.',
      },
    ],
  },
  '002': {
    title: 'La liste',
    intro:
      'Huit personnes avec des lanternes avancent en ligne et battent les herbes. Celui de devant, un cousin de Lorna Tibbs, tient une liste : un voleur, deux empoisonneurs, quelqu’un qui a vendu un puits qui n’était pas à lui. Ils pendent ceux qu’ils attrapent et renvoient les bottes à la famille. Là, ils font une pause soupe. L’un d’eux vous regarde, puis regarde la liste, puis vous.',
    options: [
      {
        line: 'Vous êtes sur la liste',
        success:
          '« Taille, à peu près ça. Yeux, à peu près ça. L’air désolé ? Non. » On ne vous laisse pas le temps de contester l’orthographe. La première salve vient de toute la ligne à la fois. Puis l’un d’eux s’avance pour en finir à lui seul, car il y a une prime.',
      },
      {
        line: 'Leur vendre un autre nom de la liste',
        success:
          'Vous connaissez un nom, et vous savez où dort celui ou celle qui le porte. Le cousin coche, compte la récompense dans votre paume et envoie le plus rapide de ses coureurs. Vous pourriez encore crier pour donner l’alerte. Vous recomptez.',
      },
      {
        line: 'Partager leur soupe et leur souhaiter bonne chance',
        success:
          'Ce sont des gens bien seuls. Ils vous donnent des choses dont les condamnés n’ont plus l’usage, surtout de bonnes bottes, et vous demandent si vous n’avez remarqué personne. Vous promettez d’ouvrir l’œil. Les lanternes s’éloignent. Le pays n’est pas grand : vous les reverrez.',
      },
    ],
  },
  '003': {
    title: 'La table des remerciements',
    intro:
      'En rase campagne se dresse une table avec une nappe, et derrière la table, des gens en habits du dimanche. Ils viennent de la ville de Lorna Tibbs. On leur a dit que de braves gens passaient par ici, et ils tiennent à remercier l’un d’eux. Ils sont debout depuis mardi, et la salade de pommes de terre a tourné. Un garçon, cornet à pistons en main, jouera dès qu’il sera sûr que c’est la bonne personne.',
    options: [
      {
        line: 'Avouer que c’est bien de vous qu’il s’agit',
        success:
          'Le cornet fait ce qu’il peut. On remplit votre sac, puis vos poches, et un vieil homme vous met une bourse dans la main et referme vos doigts dessus. Vous dites quelques mots. Ce sont, de l’avis général, exactement ceux qu’on espérait de vous.',
      },
      {
        line: 'Les envoyer à quelqu’un de plus méritant',
        success:
          'Vous leur dites de qui il s’agit vraiment, et ce que cette personne a fait quand nul ne regardait. Ils plient la table et s’en vont en procession, avec bourse et paniers, à sa recherche. Le garçon reste pour vous serrer la main. Il se raconte bientôt que vous auriez pu mentir.',
      },
      {
        line: 'Dévaliser la table',
        success:
          'Rien n’était prévu pour ce cas. Ils restent plantés là, une assiette à la main, tandis que vous longez la nappe, et votre sac est quasiment plein quand l’un d’eux pose la salade et cherche sous la table ce qu’ils avaient apporté à tout hasard. Cette histoire-là, ils la raconteront à l’église.',
      },
    ],
  },
  '004': {
    title: 'Une poêle près de la porte',
    intro:
      'Une poêle pend à un clou, près de la porte d’une maison vide. Vous connaissez cette poêle, ou l’on vous en a parlé ; les Dwyer ont déménagé. Marche balayée, fourneau froid, eau de ce matin dans la cruche : ils vivent ici et prennent grand soin de ne pas être chez eux. Sur la table, des boîtes de conserve, en rang, sous un torchon. Au-dessus, une planche craque, puis, très ostensiblement, ne craque plus.',
    options: [
      {
        line: 'Ils vous comptent parmi leurs amis et descendent',
        success:
          'Ils descendent, les plus vieux d’abord, et vous remplissent les bras. Ils ont appris ce que vous avez fait, vous ou quelqu’un comme vous, c’est tout un pour eux. Quand vous dites que c’est trop, ils vident le sucrier par-dessus. Il était plein de capsules. Du sucre, ils n’en ont jamais eu.',
      },
      {
        line: 'Ils savent ce que vous valez et envoient quelqu’un',
        success:
          '« C’est bien cette tête-là », dit une voix de femme à travers le plafond, sans s’émouvoir. L’homme qu’ils paient pour dormir dans le garde-manger est réveillé et s’apprête à gagner sa paie. Les conserves restent où elles sont.',
      },
      {
        line: 'Se servir et repartir sans un bruit',
        success:
          'Vous repérez les planches qui parlent et marchez sur les autres. Les boîtes passent une à une dans votre sac. À la porte, vous redressez le paillasson. C’est le moins que vous puissiez faire, et vous veillez à ne rien faire de plus.',
        failure:
          'Vous n’avez qu’une boîte en main quand le couvercle glisse du fourneau, et sonne, et n’en finit plus de sonner. L’homme qui sort du garde-manger n’est pas un Dwyer, et il n’est pas venu en discuter.',
      },
    ],
  },
  '005': {
    title: 'De la corde au mètre',
    intro:
      'Dot Beasley vend de la corde et la mesure à son bras. L’enseigne de son étal porte une hirondelle. Elle lit votre visage avant que vous ayez ouvert la bouche ; les inconnus ne lui apportent jamais que de l’argent pour de la corde, ou des nouvelles. « C’est Orrin ? » dit-elle, et elle continue de mesurer. « Il rapportait ce machin si lourd à la maison. Je lui ai dit et redit de le laisser où il était. »',
    options: [
      {
        line: 'Lui dire comment vous savez, pour Orrin',
        success:
          'Vous racontez comme il l’a écrit, avec les bottes et tout, pendant qu’elle mesure et remesure le même mètre. C’était plus dur que de creuser, et vous en sortez moins bête. Elle vous paie le port, comme il l’aurait fait. Puis elle explique les hirondelles : il en peignait une partout où il devait laisser la chose.',
        failure:
          'Vous dites qu’il n’a pas souffert. Elle l’a entendu dire de tant de gens. Elle vous cède une chose de l’étal, au juste prix, et vous prie de revenir quand vous saurez le raconter sans détour.',
      },
      {
        line: 'Dire que c’est pour la corde, et acheter',
        success:
          'Vous parlez chanvre. Elle sait que vous mentez, vous savez qu’elle le sait, et par-dessus cela vous concluez, elle et vous, nombre d’excellentes affaires. Quand vous partez, elle regarde par-dessus votre épaule, vers le bout de la route, comme elle le fait depuis un an.',
      },
    ],
  },
  '006': {
    title: 'Les hirondelles d’Orrin',
    intro:
      'Une hirondelle à la peinture bleue, pas plus grande que la main. Il y en a une autre plus loin, puis une autre, qui volent toutes du même côté, et Orrin Beasley ne peignait pas mal. La dernière a les ailes repliées, le bec pointé vers une dalle. Les ornières d’un traîneau s’arrêtent là. D’autres traces en font le tour, et encore le tour, très régulières. Quelque chose fait sa ronde.',
    options: [
      {
        line: 'Comprendre ce que dit le dernier oiseau',
        success:
          'Pas sous la dalle : sous l’ombre du bec, à l’heure où il aimait s’arrêter. Vous creusez là. Cela remonte dans une toile cirée, graissé, bordé, avec plus de canons qu’il n’en faut à personne : une Minigun. On ne traîne pas un tel engin jusque chez soi pour qu’on vous laisse en paix. Vous commencez à comprendre Dot.',
        failure:
          'Vous soulevez la dalle et trouvez une gamelle où traînent quelques bricoles, et un mot en capitales : PAS ICI, IMBÉCILE. Vous gardez les bricoles. L’oiseau continue de montrer le sol.',
      },
      {
        line: 'Remonter ses ornières le long de la route',
        success:
          'À chaque tournant, un de ses anciens bivouacs, et à chaque bivouac une chose qu’il a posée parce qu’elle devenait trop lourde. Il a dû arriver sans presque rien, hormis la chose. Vous refaites sa route à rebours, et vous vous alourdissez d’étape en étape.',
        failure:
          'Vous suivez les mauvaises traces, les régulières. Elles s’arrêtent aux pieds de ce qui les fait. On l’a posté ici bien avant la peinture, et vous ne figurez pas sur sa liste de service.',
      },
    ],
  },
  '007': {
    title: 'Noir d’un côté',
    intro:
      'Les marchands rescapés de l’incendie se sont réinstallés, sur des planches et des landaus. Tout ce qu’ils vendent est noir d’un côté. Le feu a fait du bruit, et ils parlent encore plus fort que lui, mais ils se taisent dès que quelqu’un pose un sac. Une femme au tablier roussi inscrit des noms à la craie sur un mur, en deux colonnes. Pour la plus longue, elle n’a pas encore trouvé de titre.',
    options: [
      {
        line: 'Ils n’ont pas oublié ce qui a été fait',
        success:
          'Les têtes se lèvent le long des planches. Ce n’était peut-être pas vous. C’était quelqu’un de votre réputation, et ils gardaient cela en réserve. L’un d’eux contourne la charrette, une barre de fer à la main, et plus rien chez lui qui l’oblige à la prudence.',
      },
      {
        line: 'Acheter une chose noire d’un côté',
        success:
          'Vous faites une seule affaire, c’est tout ce qu’ils ont la force de faire. La marchande frotte la suie de sa manche et n’arrange rien. Elle vous remercie d’être là. Puis elle vous remercie encore d’être là.',
      },
      {
        line: 'Donner des capsules pour relever les étals',
        success:
          'Vous posez l’argent sur la planche, et pendant un moment nul ne sait à qui il est. À midi, il y a un auvent. Le soir, on crie à propos des prix, vous êtes au cœur de la mêlée, et c’est un marché. On vous inscrit à la craie sur le mur, dans la colonne la plus courte.',
      },
    ],
  },
  '008': {
    title: 'Ouvrez vos sacs',
    intro:
      'Depuis l’affaire de la valise, les marchés de la région engagent des gardes. Ils fouillent les sacs, les paniers, les bébés. Le sergent Nunn, qui a un sifflet, l’explique à chaque personne de la file dans les mêmes termes exactement. Les marchandises sont enchaînées par la poignée, comme des forçats. Au-dessus du portail pend le chapeau de Wilbur, soit à titre d’avertissement, soit à titre de relique.',
    options: [
      {
        line: 'On vous connaît : pas question que vous payiez plein tarif',
        success:
          'Nunn ne touche même pas à votre sac. Il ôte sa casquette et dit à la file qui vous êtes, et la file, que le ciel vous vienne en aide, applaudit. Chaque marchand rabat un peu son prix et n’admet pas la moindre protestation.',
      },
      {
        line: 'Faire la queue et commercer',
        success:
          'On vous fouille à l’entrée, on vous fouille à la sortie, et l’on vous rend votre sac mieux plié qu’avant. Entre les deux, vous faites vos affaires à bout de bras, sous le regard intéressé d’un fusil à pompe.',
      },
      {
        line: 'Décrocher quelque chose de sa chaîne, en douce',
        success:
          'Nunn siffle une grand-mère au gâteau suspect, et tant que cela dure, une chaîne n’est qu’une chaîne. On vous fouille à la sortie, jusqu’aux coutures. On ne fouille pas le landau devant vous. Vous le rattrapez au coin de la rue.',
        failure:
          'La chaîne aboutit à une cloche, la cloche à Nunn, et Nunn à vous. Trois autres lui prêtent main-forte. Ils vous jettent loin au-delà du portail, puis votre chapeau, puis, à la réflexion, une partie du portail.',
      },
    ],
  },
  '009': {
    title: 'Un air de famille',
    intro:
      'L’oncle Lou avait donc bien un neveu. Il s’appelle Rupert, c’est une armoire à glace, et il a installé un tabouret à l’entrée du marché. Il regarde chaque visage qui entre, puis un dessin posé sur son genou. Le dessin est mauvais. Rupert compense par la conscience professionnelle : trois personnes sont déjà assises le long du mur, la tête en arrière.',
    options: [
      {
        line: 'Rupert trouve que vous ressemblez au dessin',
        success:
          '« C’est vous que tout le monde aime tant », dit Rupert. Il range le dessin là où il ne se froissera pas. Il n’est pas en colère ; il s’y prend comme on bat un tapis. Quand il a fini, il vous dépose dehors et vous tourne face à la route.',
      },
      {
        line: 'Dire à Rupert que vous achetiez chez son oncle',
        success:
          'Rupert pleure un peu. Personne d’autre n’a eu un mot gentil pour le vieux. Puis il soulève le tabouret, et la trappe sous le tabouret. Tout est encore en bas, les armes et les petits flacons, et c’est à vous au tarif de la famille.',
      },
      {
        line: 'Passer devant lui et faire vos achats',
        success:
          'Vous prenez le visage qu’on vous a donné pour les jours ordinaires. Rupert l’étudie, étudie le dessin, tourne le dessin dans l’autre sens et vous laisse passer. À l’intérieur, les marchands parlent bas et emballent vite.',
      },
    ],
  },
  '010': {
    title: 'Ce que le boucher a trouvé',
    intro:
      'Les nouvelles d’Ezra Holm voyagent plus vite que vous. Ezra aussi. Un charretier l’a amené, et on l’a pendu une seconde fois, ici, à côté du marché, avec au cou un carton qui dit SYNTHÉTIQUE. Le boucher a bel et bien regardé à l’intérieur. Il y a trouvé ce que trouvent les bouchers. Personne n’a décroché le carton, parce que celui qui le fera devra le lire.',
    options: [
      {
        line: 'Le décrocher, vous qui êtes ce qu’on l’a cru être',
        success:
          'Vous montez avec un couteau, en plein jour, et leur dites ce que vous êtes. Vous l’étendez à l’ombre et mettez le carton dans votre poche. Pendant une minute entière, pas un ne bouge. Puis l’un d’eux bouge. Depuis le rapport du boucher, il n’a pas cessé de boire.',
      },
      {
        line: 'Passer dessous et commercer',
        success:
          'On a déplacé les tables jusqu’où son ombre n’atteint pas. Vous trouvez ce que vous cherchiez. Les prix sont ordinaires, les voix douces, et tout le monde vous tient la porte ; on se croirait chez une famille en deuil, à ceci près que c’est la famille qui l’a fait.',
      },
    ],
  },
  '011': {
    title: 'Sans enseigne',
    intro:
      'Derrière le lavoir, au bas d’une douzaine de marches, passé un rideau de cordes à piano, Ezra Holm tient boutique. Il ne dit pas d’où vient sa marchandise et ne demande pas d’où ses clients tiennent leur visage. Ils se tiennent à bonne distance les uns des autres et contemplent les étagères. Un diapason est posé sur le comptoir. S’il le frappe, dit Ezra, il entend les noms dont on a traité quelqu’un dans la rue.',
    options: [
      {
        line: 'Ezra l’entend au diapason et tire le verrou',
        success:
          'Le diapason vibre, et Ezra hoche la tête. « On vous a jeté des choses, dit-il. Ici, cela vaut recommandation. » Il ôte les housses des étagères du fond et annonce ses prix comme s’il en avait honte.',
      },
      {
        line: 'Commercer au comptoir comme tout le monde',
        success:
          'Le diapason n’a rien à dire en votre faveur, et rien contre. Ezra vous vend ce qu’il y a devant, pour ce que cela vaut, et l’emballe dans une partition. Nul ne vous voit descendre. Il est entendu que nul ne vous voit remonter.',
      },
    ],
  },
  '012': {
    title: 'Le casier de Marjorie',
    intro:
      'Il est où elle l’a dit, boulonné à une dalle, haut comme une armoire, avec MARJORIE en travers de la porte, au vernis à ongles. Elle gardait tout ce qu’elle aimait, et elle aimait tout ; un des gonds a renoncé. Il y a une difficulté. Son ancienne tribu campe tout autour. Ils ne savent pas encore où elle est partie, et le casier les rend sentimentaux.',
    options: [
      {
        line: 'Leur dire, entre mutants, où est Marjorie',
        success:
          '« Marjorie pas morte ? demande le plus gros. — Marjorie cuisine », dites-vous. Il y a un silence, puis un bruit, que vous prenez pour de la joie. Ils ouvrent le casier avec deux doigts et vous chargent, et chacun ajoute quelque chose de son cru, pour porter chance.',
      },
      {
        line: 'Se battre pour atteindre le casier',
        success:
          'Vous entrez l’arme levée. L’un d’eux se met debout ; ce doit être celui que les autres envoient. Quelle que soit la suite, le casier se renverse au premier choc et éclate, et toute une vie de jolies choses se met à rouler à portée de votre main.',
      },
      {
        line: 'Rester immobile jusqu’à la nuit et se glisser dedans',
        success:
          'Vous restez sous une tôle jusqu’à ce que vos jambes soient à quelqu’un d’autre. Puis par-dessus la dalle, par le gond cassé, et retour, avec tout ce que vous pouvez porter. Ce n’est pas tout ce qu’il y a. Vous laissez les livres de cuisine ; à force d’être lus, ils s’en vont en morceaux.',
        failure:
          'La crampe vous prend au milieu de leur souper, et vous vous dépliez en hurlant. Pour la plupart, ils n’ont rien vu d’aussi drôle de l’année. L’un d’eux pose son bol.',
      },
    ],
  },
  '013': {
    title: 'Une oreille dressée',
    intro:
      'Le chien fait sa tournée du marché : le boucher, le boulanger, le banc où le vieux M. Pruitt laisse tomber des choses. Une oreille dressée, un bout de corde effiloché au cou. Il n’est à personne. Tout le monde le dit, et tout le monde lui garde un os. Quand vous vous arrêtez, il s’arrête aussi, de l’autre côté de la rue, et attend de voir de quel bois vous êtes.',
    options: [
      {
        line: 'Le chien s’est renseigné et vous choisit',
        success:
          'Il traverse la rue, s’appuie de tout son poids contre votre genou et se retourne une fois vers le marché, comme on regarde un bon hôtel. M. Pruitt laisse tomber une dernière croûte pour la route. « Canigou, lance-t-il derrière vous deux. Il répond au nom de Canigou. Ou il ne répond pas. »',
      },
      {
        line: 'S’agenouiller et lui parler',
        success:
          'Vous ne promettez rien que vous ne puissiez tenir. Il réfléchit. Puis il prend le bout de corde entre ses dents, traverse la rue et vous le met dans la main. Vous le dénouez de son cou. Il reste quand même. Sur le collier, on lit : Canigou.',
        failure:
          'Vous dites « bon chien » de la voix qu’on prend pour les maires. Il bâille et retourne chez le boucher. Devant toute une rue hilare, vous avez le cœur à une petite affaire, pas davantage. Il sera toujours dans les parages.',
      },
      {
        line: 'Lui laisser sa liberté et commercer',
        success:
          'Vous vaquez à vos affaires, il vaque aux siennes. Vos chemins se croisent devant quatre étals, et à chacun il s’en tire mieux que vous. Au dernier, vous jureriez qu’il écoutait le prix.',
      },
    ],
  },
} satisfies Stories
