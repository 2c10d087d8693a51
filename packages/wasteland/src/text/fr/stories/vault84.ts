import type { Stories } from '../../story.ts'

/** Cards 067 to 081: the way to Vault 84, its electors, and the day they count. */
export const storyVault84 = {
  '067': {
    title: 'Rumeurs d’Abri',
    intro:
      'Il y a sur le comptoir une boîte de pêches au sirop, et la date frappée sur le couvercle est celle du printemps dernier. Personne n’a mis de pêches en boîte depuis deux cents ans. Un vagabond l’a échangée contre des bottes, sans laisser de nom. Depuis, on parle d’un Abri avec un 84 sur la porte et de la lumière dedans, et d’hommes partis le chercher. Certains ont des pêches. D’autres ne sont pas revenus.',
    options: [
      {
        line: 'Tuer un humain et lui faire les poches',
        success:
          'Sous les couteaux et les peluches se trouve un noyau de pêche, enveloppé dans un poème. Le poème est mauvais, et il date de la semaine dernière. Quelqu’un vit donc en bas, souffre de solitude et ne sait pas rimer. Ici, en haut, vous êtes la seule personne à le savoir.',
      },
      {
        line: 'Payer une réponse franche dans une colonie',
        success:
          'Pour vos capsules, vous avez un croquis et une phrase. La porte existe, elle est fermée, et nul n’a jamais répondu quand on frappait. « Une tombe, dit le vendeur, bourrée de tout ce sur quoi ils sont morts assis. » Vous gardez le croquis, et l’idée qui va avec.',
      },
    ],
  },
  '068': {
    title: 'Signes de vie',
    intro:
      'L’Abri 84 est habité. On a vu du linge sécher sur un conduit d’aération. Tard le soir, tout en bas du cadran, un homme enrhumé lit le menu du dîner, puis le nom de ceux qui ont couru dans le couloir. Ils savent qu’il y a un monde dehors. Ils s’en sont fait une opinion. Ce qui leur manque encore, c’est une raison d’ouvrir la porte.',
    options: [
      {
        line: 'Répondre à l’homme de la radio depuis une colonie',
        success:
          'Vous lui demandez ce qu’il y a avec les carottes. Un long grésillement. Puis il demande ce que vous conseilleriez. Au matin, vous en savez long sur l’Abri 84, la porte s’ouvrira à votre arrivée, et tout l’endroit a appris que quelqu’un, là-haut, sait cuisiner.',
        failure:
          'Vous trouvez la fréquence, mais pas le bouton qui leur permettrait de vous entendre. L’homme enrhumé lit jusqu’au dernier dessert, se mouche et rend l’antenne.',
      },
      {
        line: 'Paraître devant l’Abri 84 avec un compagnon',
        success:
          'Au-dessus de la porte, l’œil de verre va de vous à qui vous accompagne. Les visiteurs seuls, dit la grille, sont en général la raison pour laquelle on ferme. Mais vous, vous avez maintenu en vie autre chose que vous. Elle demande comment vous avez fait, et vous écoute jusqu’au bout. Un verrou glisse.',
      },
    ],
  },
  '069': {
    title: 'Ouvrez-moi ça !',
    intro:
      'Tout le monde s’accorde à dire que l’Abri 84 est un tombeau, et chacun avait un cousin qui a bien failli y entrer : avec un camion, avec une mine, par la prière. L’acier fait un mètre d’épaisseur. Les cousins sont enterrés devant, en demi-cercle, comme un public. Il reste deux écoles. L’une dit : les muscles. L’autre dit que le vieux matériel de découpe est encore à la station Red Rocket, sous une bâche.',
    options: [
      {
        line: 'Forcer à la main la porte de l’Abri 84',
        success:
          'Le camion d’un des cousins a tout de même faussé le bord. Vous glissez un rail dans le pli et pesez dessus presque toute une journée. Quelque chose cède, et ce n’est pas vous. Par la fente passent une lumière de lampe, une odeur de cire et une voix très jeune qui dit : « Arrêtez. »',
        failure: 'Le rail plie. Votre dos a un avis tranché. La porte n’a pas remarqué qu’il y avait quelqu’un.',
      },
      {
        line: 'Remettre en marche le chalumeau de la station Red Rocket',
        success:
          'De trois chalumeaux vous en faites un. Le manomètre relève de la divination, mais la flamme vient, bleue, et elle tient. Sous la bâche, quelqu’un a laissé un dessin de la porte, avec une croix là où l’acier est mince. Elle s’ouvrira, maintenant. Vous réfléchissez à ce qui vient après.',
        failure:
          'Le chalumeau s’allume, tousse et s’éteint dans une odeur de cheveux brûlés. La notice est celle d’un autre modèle. Le précédent avait la même, à en juger par sa silhouette sur le mur.',
      },
    ],
  },
  '070': {
    title: 'L’exercice de Doreen',
    intro:
      'Ce n’était pas un tombeau. Derrière la porte brisée se tiennent deux douzaines de personnes en bleu et jaune, avec de très vieux fusils et des cols très propres. Elles ont répété cela avec les enfants. Doreen Askew, responsable de la sécurité, est devant, les yeux fermés, parce que c’est ainsi que cela se passait à l’exercice. Au fond, quelqu’un demande si vous venez pour l’élection.',
    options: [
      {
        line: 'Déposer votre arme et présenter des excuses',
        success:
          'Vous vous excusez pour la porte. Nul ne s’est excusé dans l’Abri 84 depuis la querelle du plan de table. Doreen ouvre un œil. L’ancien superviseur est mort, dit-elle, il va y avoir un vote, et le règlement ne dit pas qu’il faille élire l’un d’eux. « Voudriez-vous faire quelques connaissances ? »',
        failure:
          'Vous demandez à voir leur chef. À l’exercice, c’était le signal. Deux douzaines de fusils partent, principalement vers le plafond. Vous ressortez par le trou que vous avez fait, avec un ou deux autres tout neufs.',
      },
      {
        line: 'Sortir à reculons, les paumes en l’air',
        success:
          'Vous saluez tout le monde de la tête en partant. Derrière vous, on se met à discuter si cela compte pour une victoire, et qui va balayer. Le trou est toujours là, et eux aussi.',
      },
    ],
  },
  '071': {
    title: 'Le comité d’accueil',
    intro:
      'La porte roule sur des billes que quelqu’un a graissées tous les vendredis pendant deux cents ans. Il y a une guirlande en papier, un bol de punch et une file de gens qui attendent de vous serrer la main. Doreen Askew, responsable de la sécurité, vous épingle un carton VISITEUR et recule pour voir si vous mordez. « Vous tombez bien, dit-elle. Nous élisons un superviseur. »',
    options: [
      {
        line: 'Entrer et rencontrer les électeurs',
        success:
          'Vous serrez un grand nombre de mains sèches. Quelqu’un du dehors peut se présenter, apprenez-vous, car les fondateurs n’ont jamais songé à l’interdire. Autour du punch, certains vous font savoir, l’un après l’autre et sans remuer les lèvres, où l’on peut les trouver seuls.',
      },
      {
        line: 'Rester sur le seuil pour le moment',
        success:
          'Vous dites que vous avez laissé quelque chose sur le feu. Ils hochent la tête ; le feu, ils connaissent. La porte se referme, mais pas tout à fait, et par l’entrebâillement vous les entendez parler de vos chaussures.',
      },
    ],
  },
  '072': {
    title: 'Le bracelet de sa femme',
    intro:
      'Milton Fisk répare les ordinateurs de poignet et n’a pas fini une phrase depuis la mort de sa femme. Sur son établi, un Pip-Boy, réparé deux fois plutôt qu’une, porte ses initiales à elle à l’intérieur du bracelet. Il pourrait le céder à quelqu’un. Ou prêter son nom à quelqu’un pour l’élection, si on lui trouvait ce qui ne va pas dans l’autre, le dernier qu’elle ait monté. « Il bourdonne, dit-il, et il ne veut pas. »',
    options: [
      {
        line: 'Lui demander le Pip-Boy de l’établi',
        success:
          'Il vous l’attache lui-même et tourne le bracelet pour que les initiales soient en dedans. C’était là sa faveur ; sa voix ira à quelqu’un qui s’y connaît en grille-pain. Le petit écran s’allume et vous souhaite le bonjour, sous un autre nom.',
      },
      {
        line: 'Trouver le défaut du dernier qu’elle ait monté',
        success:
          'Il n’y a pas de défaut. Elle l’a câblé de telle sorte qu’il soit obligé de rentrer lui demander. Vous lui montrez où. Il se tait un certain temps. Puis il signe un soutien en votre faveur, en toutes lettres, de leurs deux noms.',
        failure:
          'Vous trouvez le faux contact, et ce n’est pas le bon. Une étincelle bleue, une odeur de bakélite, et le bourdonnement cesse. Il vous remercie, sincèrement, et vous tient la porte.',
      },
    ],
  },
  '073': {
    title: 'Le circuit froid',
    intro:
      'Rex Ballard, l’entraîneur, dirige la gymnastique du matin pour tous les âges, et l’a dirigée avec une pneumonie. C’est la seule âme de l’Abri 84 qui ait jamais passé la porte : jusqu’à l’Abri 109 et retour, dernier d’un groupe de neuf. Il le raconte à qui le demande, et nul ne le demande. Ou bien il vous soutiendra pour le poste de superviseur, si vous tenez à ses côtés dans la chambre froide jusqu’à ce qu’il dise stop.',
    options: [
      {
        line: 'Lui demander ce qui s’est passé à l’Abri 109',
        success:
          'Il raconte, au repos réglementaire. Des super mutants dans tous les couloirs et derrière eux, sur son support, une bonne armure, comme un dixième homme qui aurait décidé d’attendre. Vous apprenez où les neuf se sont trompés. Après cela, il n’a pas la tête aux élections.',
      },
      {
        line: 'Courir le circuit froid à ses côtés',
        success:
          'Vous n’avez plus de nouvelles de vos pieds, mais ils tournent encore quand il dit stop. Il vous donne une serviette et son soutien. Puis il se détourne pour tousser là où la classe ne le voit pas.',
        failure:
          'Vos jambes se plient alors que la cloche du dernier tour sonne encore. « Il n’y a pas de honte », dit-il, de la voix qu’il réserve aux moins de sept ans. Vous n’aurez pas son nom.',
      },
    ],
  },
  '074': {
    title: 'La page des fondateurs',
    intro:
      'Prudence Poole, archiviste, a lu la charte de l’Abri 84 en entier et le regrette. L’élection est une expérience. Le gagnant n’a jamais compté. Les fondateurs voulaient voir ce que les gens feraient à qui arriverait dernier. Elle porte la page dans son gilet. Elle aimerait que quelqu’un se lève avec, le jour venu. Ou alors, si vous savez la retourner, elle votera comme tout le monde.',
    options: [
      {
        line: 'Prendre la page et la garder pour le jour venu',
        success:
          'Vous la lisez deux fois, puis vous vous asseyez. Elle vous regarde comprendre. Alors elle lâche un souffle qu’elle retient depuis ses trente ans, et vous donne la page. Quand on dépouillera, quelqu’un aura quelque chose à dire.',
      },
      {
        line: 'La dissuader et la rallier à vous',
        success:
          'Les gens ont besoin de leurs élections, lui dites-vous, et d’ailleurs le poêle est chaud. Elle y met la page elle-même. Votre nom est sur son bulletin avant que la cendre ait refroidi, et sa main tremble à peine.',
        failure:
          'Vous savez convaincre, mais de plus forts que vous lui ont menti. Elle boutonne son gilet sur la page et ferme à clé la salle de lecture. « Elle ira avec moi dans la tombe, dit-elle, dûment répertoriée. »',
      },
    ],
  },
  '075': {
    title: 'Magasin et fournitures',
    intro:
      'Bud Tillery, intendant, monte et descend chaque caisse de l’Abri 84 par l’escalier depuis que l’ascenseur est mort, et ses genoux font un bruit d’allée de gravier. Il a un compte secret chez les marchands du dehors, par un conduit d’aération et un garçon nommé Chester. Il peut vous commander quelque chose. Ou vous donner sa voix. Il la donnerait à quiconque le débarrasserait de ce générateur.',
    options: [
      {
        line: 'Le laisser vous commander quelque chose au-dehors',
        success:
          'Il coche sur la liste des marchands, inscrit « ampoules », et Chester vous passe la chose par la grille avant que vous ayez fini votre thé. C’est gratuit. Évidemment, il ne peut guère voter pour sa clientèle.',
      },
      {
        line: 'Monter le générateur à sa place',
        success:
          'Vous ne le posez pas une fois, pas même sur le palier, où tout le monde le pose. Bud suit, une main tendue au cas où. En haut, il vous accorde son soutien et demande, un peu timidement, si vous auriez une minute pour le piano.',
        failure:
          'Il vous échappe sur le palier et s’immobilise tout en bas, sur son service à thé. Bud dit qu’on n’en parlera plus. Bud en parlera certainement.',
      },
    ],
  },
  '076': {
    title: 'Le bocal d’Horace',
    intro:
      'Horace Quimby a neuf ans et collectionne les capsules dans un bocal. Il ne se doute de rien. Personne, ici, ne se doute de rien. Il sait dire où chacune a été trouvée, et lesquelles sont sœurs. Sa grand-mère Lucille, qui vote, soutient qu’on juge les gens à leur manière d’être avec Horace. Elle est dans la pièce d’à côté, avec son tricot et la porte entrouverte.',
    options: [
      {
        line: 'Prendre le bocal : les capsules, c’est démodé',
        success:
          'Il vous le remet avec le visage vaillant d’un garçon qui vient de grandir. Vous vous éloignez en tintant. Sur le seuil, une grand-mère demande quel peut bien être ce joli bruit, et vous voyez sa voix s’éloigner aussi.',
      },
      {
        line: 'Ajouter de vos capsules dans le bocal',
        success:
          'Il donne un nom à chacune à mesure qu’elle tombe. Le soir, un soutien passe sous votre porte, plié tout petit, avec un biscuit. « Pour votre gentillesse », a écrit Lucille. Vous essayez de ne pas calculer ce qu’elle a coûté.',
      },
    ],
  },
  '077': {
    title: 'L’écoute de nuit',
    intro:
      'Agnes Loomis tient depuis onze ans la veille de nuit à la radio et n’y a entendu que des parasites, jusqu’à cet hiver. À présent, sous les parasites, il y a une pulsation. Elle vient de l’Abri 109, où personne ne vit. Le comité lui a conseillé de se reposer les oreilles. Elle vous tend le second casque, pas très loin, comme quelqu’un qui a l’habitude des refus.',
    options: [
      {
        line: 'S’asseoir et l’aider à noter la pulsation',
        success:
          'Vous restez là jusqu’au matin et la notez en points. « Aucune machine n’aurait cette patience », dit Agnes. Une partie lui parvient, a-t-elle remarqué, par les protectrons des routes. Elle vous donne ses notes et son meilleur crayon. L’idée de parler d’un vote ne vient ni à elle ni à vous.',
      },
      {
        line: 'Prouver au comité qu’elle l’entend',
        success:
          'Vous levez un doigt juste avant que l’aiguille saute, et encore, et encore, devant tout le comité penché sur le cadran. Agnes ôte son casque et les regarde en face, l’un après l’autre. Vous avez son nom. Vous avez peut-être déclenché quelque chose.',
        failure:
          'Vous levez un doigt, et rien ne vient. Vous le levez encore. Le comité prend une note à son sujet, et une au vôtre. Agnes dit que ce n’est rien, et ne lève pas les yeux.',
      },
    ],
  },
  '078': {
    title: 'Heures de consultation',
    intro:
      'Le docteur Eunice Halloran a une armoire pleine, une table d’examen propre, et dans l’Abri 84 personne n’est jamais malade. Elle vous regarde comme d’autres regardent un rôti. Elle vous remettrait volontiers à neuf de la tête aux pieds, rien que pour l’exercice. Mais elle est aussi joueuse, sans personne contre qui jouer, et il ne lui reste à miser que sa voix. Le paquet de cartes est dans le tiroir, avec les compresses.',
    options: [
      {
        line: 'S’allonger sur la table et la laisser faire',
        success:
          'Cela prend tout l’après-midi, et elle fredonne. Quand vous vous levez, vous n’avez mal nulle part, c’est troublant. Elle se lave longuement les mains. Puis, d’une autre voix, elle vous demande une chose : aller voir un confrère, à l’Abri 109, et ses patients.',
      },
      {
        line: 'Jouer sa voix à la carte la plus haute',
        success:
          'Elle tire le neuf. Vous retournez la dame de cœur, qui porte un rond de café. Elle rit comme une femme bien plus jeune et paie sa dette à l’encre.',
        failure:
          'Vous tirez le quatre. Elle tire la dame de cœur, qui porte un rond de café, et à l’évidence elle fait cela depuis des années. « Pour les malchanceux, dit-elle, le cabinet ferme de bonne heure. »',
      },
    ],
  },
  '079': {
    title: 'Les jumeaux Hobbs',
    intro:
      'Stanley et Hazel Hobbs ont dix-huit ans et un seul bulletin pour deux, mesure prise après ce qui est arrivé au gymnase. Ils sont à eux deux le Club de démolition de l’Abri 84. Ils ont un dessin à montrer à quelqu’un qui est allé dehors. Ils ont aussi quelque chose sur l’établi, dont Stanley parle en agitant les bras. Hazel n’écoute plus. Elle surveille le bord de l’établi.',
    options: [
      {
        line: 'Examiner le dessin de près',
        success:
          'Il couvre trois feuilles et une partie du mur : un lanceur, une toute petite bombe, un très grand cercle et un numéro d’étagère à l’Abri 109. Le tout est à l’échelle. Vous demandez comment ils le savent. « On a écrit pour demander », dit Hazel. Ils ne votent pour personne ; le club est au-dessus de la politique.',
      },
      {
        line: 'Rattraper ce que Stanley fait tomber de l’établi',
        success:
          'Vous plongez de tout votre long par-dessus l’établi et cueillez la chose sur deux doigts, à un pouce du carrelage. Hazel remet la goupille. Ils vous donnent leur soutien sur-le-champ, avant qu’il n’arrive autre chose.',
        failure:
          'Vous la rattrapez. C’est l’autre qui tombe. La détonation est modeste et la fumée surtout rose, mais le club a perdu son local, et vous, vous avez perdu le club.',
      },
    ],
  },
  '080': {
    title: 'Jour de dépouillement',
    intro:
      'Tout l’Abri 84 est au réfectoire, en col propre. L’urne est une huche à pain. Doreen Askew lit chaque soutien, lentement, pour ceux du fond, et l’on applaudit chaque nom. Ce sont des applaudissements chaleureux, réguliers. Vous les écoutez depuis un moment quand vous remarquez que plusieurs des présents tiennent un manche à balai.',
    options: [
      {
        line: 'On dépouille les soutiens',
        success:
          'Qui, dans cette salle, a le plus de noms en fait le tour sur une chaise et apprend ce qu’apprend un superviseur. En cas d’égalité, on partage, et l’on n’apprend que la moitié. Quant à qui traîne derrière, on le reconduit à la porte, entre les manches à balai. Si personne n’a de nom à montrer, il n’y a que du punch.',
      },
    ],
  },
  '081': {
    title: 'Rappel au règlement',
    intro:
      'Le réfectoire de l’Abri 84 est plein, et la huche aux bulletins aussi. Doreen Askew s’est éclairci la voix. C’est alors que quelqu’un se lève avec la page de la charte, celle qui ne devait jamais être lue, et le silence devient tel qu’on entend les lampes. Le gagnant n’a jamais compté. Il y est écrit ce que l’on s’attendait à les voir faire au perdant.',
    options: [
      {
        line: 'On lit la page des fondateurs jusqu’au bout',
        success:
          'Personne ne compte plus rien. Les bulletins vont au poêle, puis les manches à balai. Qui a gardé cette page aura désormais l’oreille de l’Abri. Les autres invités de la salle apprennent eux aussi une chose ou deux, devant le punch froid, de gens que les secrets fatiguent.',
      },
    ],
  },
} satisfies Stories
