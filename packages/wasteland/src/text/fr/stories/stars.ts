import type { Stories } from '../../story.ts'

/** The sixteen star encounters that lie in the decks from the start, in every scenario: so no place is named. */
export const storyStars = {
  W1: {
    title: 'Lettre morte',
    intro:
      'Le mort est assis contre une borne, ses bottes ôtées et rangées côte à côte, comme s’il comptait les remettre au matin. Ni balle, ni morsure. Sur ses genoux, une enveloppe adressée en capitales à une certaine Dot Beasley, avec une hirondelle dessinée à la place du timbre. Derrière lui, un sillon file dans la poussière. Il traînait quelque chose de lourd.',
    options: [
      {
        line: 'L’enterrer et porter la lettre aux siens',
        success:
          'La terre vous apprend pourquoi on n’enterre personne par ici. Ses poches vous dédommagent un peu. Il avait écrit quatre pages à sa sœur sans jamais les poster ; le temps que le trou soit assez profond, vous les avez toutes lues. Sur un marché ou sur un autre, quelqu’un doit bien connaître cette sœur de vue.',
      },
      {
        line: 'Suivre le sillon jusqu’à son fardeau',
        success:
          'Vous tenez la piste une longue heure de soif, sur des pierres où la plupart des gens l’auraient perdue. Un traîneau gît dans un fossé sous une bâche. Le chargement a été fait avec soin. Il a été fait pour deux.',
        failure:
          'Le sillon s’efface sur la roche nue. Pas les empreintes qui le longeaient : étroites, nombreuses, fraîches. Quelque chose d’autre attendait que l’on revienne chercher le traîneau.',
      },
    ],
  },
  W2: {
    title: 'Servez-vous',
    intro:
      'On tenait à ce que cela se voie : au fond d’un cratère, sur une nappe propre, trône une merveille pour laquelle vous traverseriez le comté. Le cratère est plein de flaques vertes. Sur le bord se dressent quatre épouvantails en bon manteau, et d’ici vous ne jureriez pas que tous les quatre sont de paille. Une pancarte écrite à la main dit : SERVEZ-VOUS.',
    options: [
      {
        line: 'Foncer, prendre et ressortir avant que rien ne bouge',
        success:
          'Il y a exactement sept pas au sec entre les flaques, et vous les trouvez tous, à l’aller comme au retour. Là-haut, un épouvantail tourne la tête pour vous regarder partir. Il n’a pas de visage pour avoir l’air déçu, mais il y arrive. La merveille est à vous.',
        failure:
          'Le quatrième pas n’est pas au sec. Pendant que vous brûlez, toussez et cherchez le bord, quelqu’un ramène la nappe avec tout ce qu’elle porte, brasse après brasse, comme on sort un poisson. Vous rampez hors du trou sans rien d’autre qu’un léger reflet vert.',
      },
      {
        line: 'Envoyer votre compagnon chercher la merveille',
        success:
          'Vous dites qu’il n’y en a que pour une minute. Il y en a pour moins. La merveille passe le rebord en glissant, car votre ami a toujours fini ce qu’il commençait ; puis les épouvantails descendent. Vous avez ce que vous vouliez. De toute la journée, vous ne le regardez pas.',
      },
      {
        line: 'Faire plutôt les poches des épouvantails',
        success:
          'De la paille, tous les quatre, dans des manteaux de morts dont personne n’a fait les poches depuis. Vous remplissez votre sac et laissez la nappe tranquille. Quand vous vous retournez, quelque chose est monté du fond du cratère et la rentre pour la nuit.',
      },
    ],
  },
  W3: {
    title: 'Le Derby des baignoires',
    intro:
      'Une fois l’an, pour des raisons que nul ne défend, les gens de trois vallées dévalent une pente en baignoire. Il y a un parcours, une fanfare de deux instruments, un homme qui vend des places, et un chirurgien. Premier prix : une bourse, et un objet au choix sur la table d’un marchand. Le vainqueur de l’an passé coupe le ruban avec la main qui lui reste. Une baignoire est vide. Une femme du nom de Gert tend un casque dans votre direction.',
    options: [
      {
        line: 'Coiffer le casque et s’élancer',
        success:
          'Vous prenez le premier virage sur deux roues, le deuxième sur une, le troisième sur un acte de foi. Jamais encore on n’était arrivé avec la baignoire entière. Gert compte la bourse dans votre casque, vous mène à la table du marchand et lui dit, devant tout le monde, de vous laisser choisir.',
        failure:
          'La baignoire part à gauche. Vous, non. Quand la fanfare s’est tue, Gert vous extrait de la haie, vous lit le règlement et vous passe au cou le prix de consolation. C’est une capsule au bout d’un ruban. Elle vous redemande le ruban.',
      },
      {
        line: 'Regarder depuis le mur et en tirer des leçons',
        success:
          'Quatorze baignoires s’élancent, quatre arrivent. À la fin, vous en savez long sur la gravité et un peu plus sur les gens. Après quoi l’on partage, le long du mur, les affaires des malchanceux. C’est la coutume, et vous en avez votre part.',
      },
      {
        line: 'Dévaliser la foule pendant qu’elle regarde la pente',
        success:
          'Personne ne surveille son pique-nique pendant la finale. Vous remontez le dernier rang, panier par panier, tandis qu’ils hurlent pour leurs cousins. Un garçon de six ans vous voit. Il ne crie pas. Il s’en souvient, voilà tout, et il apprendra à bien le raconter ; il commence ce soir.',
      },
    ],
  },
  W4: {
    title: 'Manger ou tirer',
    intro:
      'Il y a un feu, et derrière le feu quelqu’un qui n’a pas encore d’avis sur vous. Elle dit s’appeler Lorna Tibbs, pèle un mutafruit d’un seul long ruban et garde une main sur son fusil comme on la poserait sur un chien. Sa botte est fendue sur une vilaine cheville. Le gros sac à côté d’elle porte le sceau d’une ville. « Mangez ou tirez, dit-elle. C’est l’attente que je ne supporte pas. »',
    options: [
      {
        line: 'S’asseoir et partager son souper',
        success:
          'Vous riez aux bons endroits, et vous remarquez la seule fois où elle ne plaisante pas. À la deuxième marmite, elle vous tend des choses qu’elle porte depuis trop longtemps. Au matin, les cendres sont froides, et elle est partie, vilaine cheville comprise, sans vous réveiller.',
        failure:
          'La conversation tarit vite. Elle vous passe la bouteille par gentillesse, et vous buvez par gentillesse aussi. Le puits d’où vient cette eau se trouve derrière un réacteur. Elle est navrée ; elle croyait que tout le monde sentait ce goût-là.',
      },
      {
        line: 'Lui prendre son sac ; elle ne peut pas courir',
        success:
          'Du courrier, des remèdes, de maigres paies : toute la semaine d’une ville était là-dedans, et la voilà dans votre besace. Vous comptez encore quand son garde revient de l’ombre, le fusil levé. Quelle qu’en soit l’issue, Lorna a bien regardé votre visage, et sa ville tient une liste.',
      },
      {
        line: 'La ramener chez elle avec le courrier',
        success:
          'La route est longue avec un bras autour du cou et un bureau de poste sur le dos. Sa ville vous fête. Quelqu’un, là-bas, n’en peut plus de rester en place ; si vous vous convenez l’un à l’autre, vous ne repartirez pas en solitaire. Dans tous les cas, dit Lorna, ça va se savoir.',
      },
    ],
  },
  W5: {
    title: 'Ça gratte en bas',
    intro:
      'Désormais, les Dwyer cuisinent sur leur toit. Ils agitent une poêle dans votre direction et vous crient comment c’est arrivé : d’abord on a gratté à la cave, puis dans les murs, puis il n’y a plus eu de chien. Tout ce qu’ils possèdent est encore en bas. Mme Dwyer lance qu’on peut bien tout emporter, pourvu que ça cesse. M. Dwyer ne lance rien. Il est couché à plat, une oreille sur les bardeaux.',
    options: [
      {
        line: 'Descendre affronter ce qui gratte à la cave',
        success:
          'Vous descendez avec une lampe. Le plus gros monte à votre rencontre. Les Dwyer n’en perdent pas une minute, et ils donnent déjà votre nom aux voisins alors que ce n’est pas fini. Ce qui se trouve dans cette cave est à vous, et ils comptent bien vous revoir pour vous remercier comme il faut.',
      },
      {
        line: 'Enfumer le nid pour le rabattre sur votre voisin',
        success:
          'Un matelas mouillé fait une belle fumée. Le nid se vide d’un coup dans une seule direction, et le voyageur qui s’y trouve est le premier à l’apprendre. Les Dwyer descendent de leur échelle, ramassent ce qu’ils peuvent porter et vous regardent longuement, comme on regarde ce qu’on a l’intention de décrire.',
      },
      {
        line: 'Attraper quelque chose dans l’escalier et filer',
        success:
          'Vous atteignez la troisième marche. Une chose remonte sous votre bras, plusieurs autres se mettent à remonter toutes seules. Vous courez jusqu’à ce que la maison soit hors de vue. Loin derrière, on agite encore une poêle.',
      },
    ],
  },
  W6: {
    title: 'Hobart et Filles',
    intro:
      'HOBART ET FILLES, GÉOMÈTRES, dit la vitre, et la vitre, allez savoir comment, est intacte. Trois squelettes sont assis à trois tables à dessin ; un quatrième, plus petit, est couché sous la table avec une boîte de crayons de couleur. La petite caisse a une serrure à lettres. Au mur pendent des cartes de partout. Quelque chose remue dans le meuble à plans, tiroir après tiroir, comme s’il cherchait une rue.',
    options: [
      {
        line: 'Deviner le mot qui ouvre la caisse',
        success:
          'Vous essayez HOBART. Vous essayez les filles, d’après les photographies. Puis vous regardez le plus petit dessin, là, sous la table, et vous épelez le nom du chien. Le couvercle se soulève. Dire qu’il fut un temps où l’on appelait ça la petite caisse.',
        failure:
          'HOBART n’est pas le bon mot, et les mauvais mots font sonner une cloche, une vraie. En guise d’excuse, une capsule roule hors de la fente. Puis le tiroir du bas du meuble à plans s’ouvre tout seul.',
      },
      {
        line: 'Chercher dans les cartes ce qu’ils ont caché',
        success:
          'L’une des feuilles n’est pas un relevé. Elle est aux crayons de couleur : une colline, une trappe et quatre bonshommes qui portent des caisses. Vous la tenez devant les vraies cartes jusqu’à ce que la colline coïncide. Vous savez maintenant lire des courbes de niveau ; vous savez aussi que les gens d’ici ne sont jamais arrivés jusqu’aux caisses.',
        failure:
          'Du papier roulé, encore du papier roulé, puis un tiroir tiède. Vous avez trouvé ce qui remuait. Cela a trouvé sa rue, et vous êtes au milieu.',
      },
    ],
  },
  W7: {
    title: 'Livraison le jour même',
    intro:
      'Le robot essaie de livrer le même colis depuis un samedi d’octobre. Il roule jusqu’à vous, compare votre visage à une photographie devenue blanche, et salue. C’est un modèle postal, mais quelqu’un de l’armée lui a retouché les épaules. « Un colis pour le chef de famille, dit-il. Ou le chef de famille désire-t-il commander ? Nous livrons les explosifs le jour même, à toute adresse située à distance de marche. Prière de parler distinctement. »',
    options: [
      {
        line: 'Signer le reçu et prendre le colis',
        success:
          'Vous signez en qualité de chef de famille. C’est une caisse, à vrai dire, et sous la paille repose l’idée complète que quelqu’un se faisait de la belle vie, par correspondance, payée d’avance. Le robot détache votre reçu, fait demi-tour et s’en va chercher le colis suivant. De dos, on le croirait presque jeune.',
      },
      {
        line: 'Commander des explosifs pour une adresse voisine',
        success:
          'Vous trouvez le bon formulaire, la bonne case et le bon ton. Les épaules s’ouvrent. Quelque chose en part avec un bruit de fermeture éclair, et non loin de là, ce qui allait devenir votre problème est livré en totalité. « Signature non requise », dit le robot.',
        failure:
          'Vous laissez en blanc la ligne DESTINATAIRE. « Fraude postale », conclut le robot, qui siffle l’inspecteur avant de repartir, vexé. L’inspecteur était depuis le début debout dans les herbes. C’est une machine aussi, et personne ne lui a jamais appris à saluer.',
      },
    ],
  },
  W8: {
    title: 'Dernière séance',
    intro:
      'Le cinéma annonce toujours son dernier film, une romance, prolongée depuis deux cents ans. Dans le hall, on a épousseté le comptoir aux bonbons. La caisse est d’un modèle breveté, qui se verrouille quand on lui fait peur. Passé le rideau, il y a des couvertures entre les fauteuils, des bouteilles, une odeur de soupe. Vous écoutez : personne. Le projecteur est chaud.',
    options: [
      {
        line: 'Amadouer la caisse apeurée',
        success:
          'Vous lisez la plaque du brevet, encaissez une vente de zéro et attendez. Le tiroir s’ouvre comme s’il n’avait attendu qu’un mot gentil. D’autres l’ont eu avant vous, ce mot. Ce qu’ils ont laissé vous revient, et vous n’avez pas honte de passer un doigt dans les coins.',
        failure:
          'La caisse hurle. Sa voix s’est merveilleusement conservée. Au balcon, les ronflements cessent, et la personne à qui appartient la soupe descend l’escalier quatre à quatre.',
      },
      {
        line: 'Fouiller les fauteuils, rang par rang',
        success:
          'D’abord deux siècles d’objets tombés, puis, sous le rang M, le magot des squatteurs, roulé dans un morceau de rideau. Vous voilà dehors par l’issue de secours, les bras pleins, avant que le film n’ait eu le temps d’arriver au baiser.',
        failure:
          'Vous n’avez encore en main qu’une belle pièce quand le faisceau s’allume. Et vous voilà en plein écran, immense, en train de voler. Dans le noir, quelqu’un se lève et se met à applaudir, lentement, avec du métal.',
      },
    ],
  },
  S1: {
    title: 'Monsieur Biscuit',
    intro:
      'Le commerce est arrêté pour cause de chat. Monsieur Biscuit, qui a la taille d’un jambon et appartient à Léonie, la marchande, est monté sur l’armature de l’auvent avec les clés de sa maîtresse dans la gueule : le coffre, les volets, tout. La moitié de la rue a un conseil à donner. Un enfant a essayé de chanter. Léonie promet un objet de sa table à qui le fera descendre, et prévient qu’il mord.',
    options: [
      {
        line: 'Laisser faire le chat et commercer',
        success:
          'Il existe un double de la clé du petit coffre, et cela suffira pour aujourd’hui. Vous achetez et vendez sous l’auvent, pendant qu’au-dessus de vos têtes une queue va et vient et bat la mesure. Chaque fois que Léonie annonce un prix, elle s’arrête.',
      },
      {
        line: 'Grimper chercher le chat',
        success:
          'Vous montez par la gouttière en ne pensant à rien, seule façon d’approcher un chat. Il rend les clés comme si l’idée venait de lui. Léonie balaie sa table d’un geste : une chose, n’importe laquelle. Non, pas lui.',
        failure:
          'Il attend que vous ayez besoin de vos deux mains. Alors il descend votre visage comme une échelle et rentre chez lui sans se presser, avec les clés. Léonie vous remercie de l’avoir fait bouger. Vous avez là une griffure sur laquelle on va vous poser des questions.',
      },
    ],
  },
  S2: {
    title: 'Cherche quatrième',
    intro:
      'Derrière les étals, trois vieilles dames jouent aux cartes sur le couvercle d’un cercueil. Ce sont Fern, Opale et Mme Vickery, qui donne, et qui n’a pas cillé depuis votre arrivée. « Prenez un siège, mon petit cœur, dit Fern. Nous avons perdu notre quatrième. » Vous regardez le couvercle. « Oh, non, dit Opale. Ça, c’est seulement Harold. Harold était notre cinquième. »',
    options: [
      {
        line: 'Faire vos achats, la bourse dans la botte',
        success:
          'Vous allez d’étal en étal en tournant le dos à la partie. Derrière vous, les cartes tombent, douces comme des papillons de nuit. « Dommage, dit Mme Vickery, quand vous avez tout payé et que vous êtes presque hors de portée de voix. Un visage si honnête. »',
      },
      {
        line: 'S’asseoir et faire le quatrième',
        success:
          'Vous perdez peu, deux fois, avec bonne humeur. Puis vous cessez de perdre. Mme Vickery paie sans un mot et, enfin, elle cille. Quand vous arrivez aux étals avec vos gains, les marchands savent déjà, et vous donnent un titre.',
        failure:
          'Vous avez les meilleures cartes. Vous continuez d’avoir les meilleures cartes jusqu’au fond de votre bourse. « Même heure demain ? » demande Opale, en s’accoudant sur Harold.',
      },
    ],
  },
  S3: {
    title: 'Sous la nappe',
    intro:
      'Tout le monde l’appelle l’oncle Lou, et personne n’est son neveu. De face, son étal vend des boutons. De côté, il vend autre chose ; la semaine dernière, il a vendu à l’infirmière sa propre trousse, avec ses initiales dessus. Il soulève pour vous un coin de la nappe. « Quincaillerie, réconfort, aucune paperasse. » Près de la pompe, un adjoint du shérif, carnet en main, consacre à un bouton toute son attention.',
    options: [
      {
        line: 'Acheter aux étals honnêtes',
        success:
          'Vous portez votre clientèle là où les prix sont écrits. L’oncle Lou n’est pas rancunier. Il soulève son chapeau pour vous, puis pour l’adjoint, et laisse retomber la nappe.',
      },
      {
        line: 'Passer derrière l’étal avec l’oncle Lou',
        success:
          'Derrière la nappe, c’est une autre boutique. Armes et petits flacons partent pour presque rien, vu que rien, c’est ce qu’ils lui ont coûté. Quand vous ressortez, l’infirmière est là. Elle ne dit pas un mot. Le soir, elle l’a dit à tout le monde.',
      },
      {
        line: 'Dire à l’adjoint ce qu’il y a sous la nappe',
        success:
          'Il lui faut un pied-de-biche et une minute. Les gens viennent reprendre leur bouilloire et vous serrent la main au passage, et c’est à qui, des autres étals, vous servira le premier. L’oncle Lou se laisse emmener. Seulement, au coin de la rue, il regarde un très grand jeune homme, et puis il vous regarde.',
      },
    ],
  },
  S4: {
    title: 'Personne n’a demandé à Wilbur',
    intro:
      'L’homme s’est assis au beau milieu du marché, a posé une valise sur ses genoux et retiré son chapeau. Wilbur Ames ; c’est lui qui le dit. Pendant trente ans, il a fait marcher la pompe. Lundi, on l’a remercié, et maintenant la valise fait tic-tac. Tout le monde court, sauf vous. « Je pensais que quelqu’un voudrait savoir pourquoi, dit-il. Ils se sont juste mis à courir. »',
    options: [
      {
        line: 'Se servir sur un étal et courir',
        success:
          'Jamais étal ne fut si mal gardé. Vous faites votre choix, et vous avez passé la dernière clôture quand, derrière vous, tout devient blanc. Ceux qui en réchappent ont vu qui courait les mains vides et qui non ; ils s’installeront ailleurs, et auront cela à raconter.',
      },
      {
        line: 'S’asseoir à côté de lui et demander',
        success:
          'Vous restez là tout l’après-midi, de la sueur dans les yeux, à le laisser raconter : la pompe, le lundi, et sa femme avant cela. À la fin, il vous donne la clé lui-même. On fait passer un chapeau pour vous et l’on rouvre les étals, avec des gardes cette fois. Quelqu’un, enfin, apporte un café à Wilbur.',
        failure:
          'Votre première question n’est pas la bonne, et vous le voyez l’entendre. Vous avez le temps de passer derrière un abreuvoir, pas beaucoup plus loin. Quand vous y voyez de nouveau, le marché est une forme sur le sol, dont les bords brûlent, et personne ne saura jamais pourquoi.',
      },
    ],
  },
  S5: {
    title: 'Jour de marché',
    intro:
      'C’est jour de marché, et tout ce dont les gens n’ont plus besoin est venu à la rencontre de tout ce qu’ils ne peuvent pas s’offrir. Des dents, des radios, une chouette empaillée, une porte d’entrée sans maison. Cora Bright, debout sur une caisse, parmi des caisses encore clouées, crie des prix comme on lit le nom des noyés. On joue des coudes. L’adjoint du shérif essaie des chapeaux et n’a d’yeux pour rien d’autre.',
    options: [
      {
        line: 'Marchander avec les autres',
        success:
          'Vous vous découvrez des coudes. Une heure plus tard, vous avez crié « Au vol ! » à quatre personnes, dont une fois sincèrement, et ce que vous emportez n’est plus tout à fait ce que vous aviez apporté.',
      },
      {
        line: 'Voler quelque chose pendant que l’adjoint s’admire',
        success:
          'Le secret, c’est d’avoir l’air de subir un affront. Vous prenez la chose, écoutez le prix, secouez la tête et partez avec, en secouant toujours la tête. Derrière vous, l’adjoint voudrait connaître l’avis général sur la largeur du bord.',
        failure:
          '« Voleur » est le seul mot sur lequel tous les marchands s’accordent. Ils quittent leurs tables pour venir vous le dire, à coups d’aune, à coups de chouette. C’est l’adjoint qui vous traîne au-delà de la dernière charrette, sous un chapeau fort seyant, un peu pour vous sauver la vie.',
      },
      {
        line: 'Faire ouvrir à Cora de nouvelles caisses',
        success:
          'Cora balaie sans chagrin l’ancien stock de sa table et attaque au pied-de-biche. La paille vole. Vous avez la primeur de choses que nul n’a touchées depuis qu’on les a clouées là, et le temps d’une seule affaire avant l’arrivée des coudes.',
      },
    ],
  },
  S6: {
    title: 'Pour une côtelette',
    intro:
      'Quatre garçons et un homme fait ont coincé un chien dans un angle de la cour, et l’homme a une corde. Le chien a volé une côtelette. Le chien ne le nie pas. Le dos au mur, la tête basse, une oreille dressée, il regarde au-delà des cinq, vers vous, avec un intérêt poli, comme si vous aviez promis de venir plus tôt.',
    options: [
      {
        line: 'Le chien a entendu parler de vous, et décide',
        success:
          'L’homme se retourne, vous reconnaît, ôte son chapeau ; la corde passe dans son dos. Les garçons sont attendus à la maison. Le chien trottine jusqu’à vous, finit sa côtelette sur vos bottes, s’assied dessus, et l’affaire est conclue. Sur la médaille de son collier, on lit : Canigou.',
      },
      {
        line: 'S’interposer entre le chien et la corde',
        success:
          'Vous empoignez la corde et tenez bon jusqu’à ce que l’homme lâche. Puis vous dites deux ou trois choses sur les côtelettes et sur les hommes, et les gens sortent sur leur perron pour écouter. Quand vous vous retournez, le chien a sauté le mur. Vous n’avez pas fini de voir cette oreille.',
        failure:
          'L’homme tire plus fort que prévu, et les garçons sont adroits au gravier. Vous finissez par terre dans la cour, à tenir le mauvais bout d’une corde. Mais personne ne surveillait le chien, et le chien a tiré ses propres conclusions.',
      },
      {
        line: 'Tourner le dos et faire vos achats',
        success:
          'Ce n’est qu’un chien. Vous vous le dites devant chaque étal, et au bout de la rue votre sac est plein et vos affaires sont faites. Derrière vous, quelqu’un glapit. Vous avez la quasi-certitude que c’était l’homme.',
      },
    ],
  },
  S7: {
    title: 'Main-d’œuvre robuste',
    intro:
      'Six super mutants sont enchaînés le long du quai de chargement, un prix peint sur la poitrine. Un esclavagiste en chapeau de paille, M. Gadd, va et vient avec un pinceau et baisse les prix à mesure que monte la chaleur. Il achète aussi, n’importe quoi, follement cher, pour avoir de quoi les nourrir. Celle du bout lit un livre de cuisine depuis le début de l’après-midi. Elle le tient à l’envers.',
    options: [
      {
        line: 'Gadd vous prend pour du bétail échappé',
        success:
          '« Sept », compte Gadd, et il peint un prix dans l’air, à peu près là où se trouve votre poitrine. Son homme longe le quai, une entrave dans une main, quelque chose de plus lourd dans l’autre. Six têtes se tournent pour voir comment vous vous y prenez.',
      },
      {
        line: 'Vendre à Gadd tant qu’il paie follement cher',
        success:
          'Gadd paie trop, ses amis le long du quai ont beaucoup à vendre, et nul ne vous presse. Vous repartez avec une bourse plus lourde qu’à l’arrivée. Celle du bout remet son livre à l’endroit pour vous regarder partir.',
      },
      {
        line: 'Obliger Gadd à ôter les chaînes',
        success:
          'Vous soulevez le bout de la chaîne et demandez à la foule qui aimerait la porter un moment. Gadd compte les gens, compte les mutants et trouve ses clés. Vous en savez un peu plus sur les foules. Marjorie, la dame au livre de cuisine, vous confie où elle rangeait ses affaires ; puis vous allez faire vos achats.',
        failure:
          'Tout se passe bien jusqu’à ce que Gadd éclate de rire, et que la foule, qui attendait seulement qu’on lui dise quoi penser, l’imite. Ses hommes vous reconduisent par les coudes. Derrière vous, le pinceau reprend : flic, flac.',
      },
    ],
  },
  S8: {
    title: 'L’accordeur de pianos',
    intro:
      'On a juché Ezra Holm sur un tonneau. Il accorde les pianos ; il y en a deux dans la région, et il les accorde tous les mois depuis neuf ans. Dimanche, quelqu’un s’est avisé qu’il ne se trompe jamais d’une note. À présent il y a une corde, et un boucher qui propose de regarder à l’intérieur pour en avoir le cœur net. « J’ai eu un bon professeur », dit Ezra. Il le répète sans cesse.',
    options: [
      {
        line: 'Dans la foule, quelqu’un vous montre du doigt',
        success:
          'Une femme qui fixait vos mains se met à hurler. Depuis le matin, ils ont des pierres toutes prêtes pour un vrai, et vous voilà. Vous courez, et quelques pierres tiennent l’allure. Pendant un petit moment, au moins, personne ne regarde plus le tonneau.',
      },
      {
        line: 'Faire vos achats pendant que la rue est vide',
        success:
          'Les marchands vous servent la tête tournée. Vous pourriez les voler tous, ils vous demanderaient seulement où ça en est. Vous payez, vous vendez, nul ne discute. Jamais marchandage ne fut plus facile, et vous avez hâte d’en finir.',
      },
      {
        line: 'Plaider pour sa vie',
        success:
          'Vous demandez au boucher de nommer un seul homme qui se soit mieux porté d’être ouvert. Vous demandez qui accordera les pianos. Vous continuez jusqu’à ce qu’ils soient trop las pour pendre qui que ce soit ; on le descend, et l’on vous déteste. Ezra vous souffle l’adresse d’un étal sans enseigne. Vous faites vos achats entre des dos tournés.',
        failure:
          'Vous plaidez bien. C’est là l’ennui : jamais personne d’honnête, dit le boucher, n’a été si sûr de soi. Le tonneau bascule au milieu d’une de vos phrases. Après quoi les gens regardent leurs chaussures, et certains les vôtres.',
      },
    ],
  },
} satisfies Stories
