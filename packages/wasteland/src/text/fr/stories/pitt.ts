import type { Stories } from '../../story.ts'

/** Cards 056 to 066: the Pitt, its slavers (shield), its rebels (star), and one child who does not cough. */
export const storyPitt = {
  '056': {
    title: 'Dans le Pitt',
    intro:
      'À minuit, au nord, le ciel est orange. C’est le Pitt. On y fait encore de l’acier, avec du minerai, du coke et des gens, et les agents des esclavagistes courent les routes avec des contrats que nul ne sait lire. Ce matin, l’un d’eux s’est assis à votre feu, un certain M. Dill, chapeau melon et boîte de réglisse. N’auriez-vous pas vu, par hasard, un rebelle courir ? Si. Il n’avait pas de chaussures.',
    options: [
      {
        line: 'Dire à M. Dill, dans une colonie, ce que vous avez vu',
        success:
          'Dill note, d’une jolie écriture, et ouvre sa mallette d’échantillons : des outils, des conserves, les bottes de quelqu’un d’autre. Servez-vous. Il laisse ici un homme pour veiller sur l’endroit. Puis il vous offre du réglisse et un deuxième travail, puisque vous avez l’œil.',
      },
      {
        line: 'Cacher l’homme aux pieds nus dans les Terres désolées',
        success:
          'Il s’appelle Jubal Reese. Vous mettez une ruine entre lui et la route, et il vous montre où son équipe a enterré ce qu’elle a volé. Un ami à lui sort de derrière une cheminée, un pistolet de fortune à la main, et reste. « On ne s’enfuit pas, dit Jubal. On prend de l’avance. »',
      },
    ],
  },
  '057': {
    title: 'Sur la piste',
    intro:
      'L’homme aux pieds nus est Jubal Reese, et il ne court pas au hasard. Il court d’ami en ami, et M. Dill aimerait avoir les amis. La piste se perd aux pompes de la station Red Rocket. Les traqueurs, eux, sont en rase campagne avec un plein chariot de colliers, et chantent pour rester éveillés. Il serait facile de les semer. Il serait tout aussi facile de les trouver.',
    options: [
      {
        line: 'Faire parler la pompiste de Red Rocket',
        success:
          'Peg, aux pompes, n’a vu personne, et regarde la fosse de vidange en le disant. Vous y regardez donc aussi. Dill vous serre la main, puis s’essuie la sienne. « On gâche les gens de votre qualité ici-bas, dit-il. Il est temps que vous fassiez la connaissance de la direction. »',
        failure:
          'Peg parle une heure de bougies d’allumage. C’est la réponse la plus complète qu’on vous ait jamais faite, à une question que vous n’aviez pas posée.',
      },
      {
        line: 'Tendre une embuscade à un traqueur dans les Terres désolées',
        success:
          'La chanson s’interrompt au milieu d’un couplet. Les clés sont dans son chapeau. Le chariot se vide sans un mot, collier après collier, et une femme compte les têtes sur sept doigts. « Delia Marsh, dit-elle. Venez donc voir le feu. »',
        failure:
          'Il atteint son sifflet avant que vous ne l’atteigniez. Le chariot repart, avec tous ses colliers. Au bout d’un moment, ils entonnent une autre chanson, et vous êtes dedans.',
      },
    ],
  },
  '058': {
    title: 'À la veille de la guerre',
    intro:
      'On a envoyé Jubal Reese en avant compter ceux qui se battraient. La liste est courte, il l’a donc apprise par cœur : un soudeur, deux cuisiniers, Delia Marsh sur la grande grue, presque toute l’équipe de nuit. À la réunion de la route d’Ashbury, quelqu’un devra répondre de vous, car on s’y méfie de qui voyage sans personne. Et dans chaque colonie siège quelqu’un comme M. Dill, qui collectionne les listes.',
    options: [
      {
        line: 'Livrer la liste aux esclavagistes, dans une colonie',
        success:
          'Après le premier nom, les autres viennent tout seuls. L’agent vous remercie d’une poignée de main et d’un petit discours sur la loyauté. Mais les listes voyagent dans les deux sens. Quand les colliers arrivent à l’équipe de nuit, l’équipe de nuit est au courant, et quelqu’un a allumé les fours.',
        failure:
          'L’agent écoute, suce son crayon et dit que des ivrognes lui ont donné de meilleures listes. Personne, selon lui, ne croit à une révolution avant le déjeuner.',
      },
      {
        line: 'Venir avec un compagnon à la réunion, route d’Ashbury',
        success:
          'Trois lampes dans un autocar mort. Delia Marsh vous compte sur ses sept doigts, et compte aussi qui vous accompagne ; si l’on vous supporte, estime-t-elle, c’est que vous êtes peut-être supportable. Puis elle déroule un plan. « Haven, dit-elle. Les serrures, les enclos et la femme au registre. »',
      },
    ],
  },
  '059': {
    title: 'En remontant la chaîne',
    intro:
      'La direction, c’est donc Cornelia Lisle. Elle dirige Haven depuis un bureau et le Pitt depuis un registre, et appelle les esclaves le personnel. Elle a une ligne à votre nom et voudrait voir le visage. Pour aller chez elle, on passe par le Pont, où le nouveau personnel attend sous la pluie qu’on le trie. Une grutière du nom de Delia Marsh balaie ce pont une fois par jour. Elle aussi a une question.',
    options: [
      {
        line: 'Se rendre chez Cornelia Lisle, à Haven, à l’heure dite',
        success:
          'Elle vous sert du vrai café, trouve votre nom et le change de colonne. Le jour même, d’autres gardes descendent au Pont. À Red Rocket, les rebelles répondent. Lisle passe le buvard sur la page. « Maintenant, dit-elle, parlons de l’enfant. »',
      },
      {
        line: 'S’arrêter sur le Pont et répondre à Delia Marsh',
        success:
          'Elle demande dans quelle colonne du registre vous voulez mourir. Vous le lui dites, et quelqu’un glisse un pied-de-biche sous la première chaîne. Après, ce n’est plus que du calcul. À midi, les rebelles tiennent le Pont, Haven a doublé sa garde, et plus personne ne parle d’émeute.',
      },
    ],
  },
  '060': {
    title: 'Les feux de la révolution',
    intro:
      'On a allumé les fours de l’Aciérie sans en avoir reçu l’ordre. Les tableaux de quotas y sont passés les premiers, puis les colliers, puis la chaise du contremaître. L’équipe de nuit fait cercle, les paumes tendues ; pour une fois, elle a chaud parce qu’elle le veut bien. Delia Marsh compte tenir la place. Là-haut, à Haven, Cornelia Lisle, à qui appartiennent les colliers, compte fermer le Pont avant que la nouvelle ne le passe.',
    options: [
      {
        line: 'Relever le Pont pour Cornelia Lisle',
        success:
          'Le moteur du pont demande deux fils et un coup de pied. La travée monte, les rebelles sont coincés à l’Aciérie, et un garde déplie sa chaise de votre côté. Une carte descend de Haven, d’une écriture soignée. « Merci », dit-elle. Vous vous apercevez que vous l’avez gardée.',
        failure:
          'Deux fils. C’étaient les deux autres. La travée gémit, songe au siècle dernier et n’insiste pas. Les gens continuent de passer, et certains font signe de la main.',
      },
      {
        line: 'Rejoindre l’équipe de nuit à l’Aciérie',
        success:
          'On vous tend une pelle, un fusil, un bébé, et de nouveau le fusil. Quand les gardes prennent l’Aciérie d’assaut, il n’y a presque plus personne. Les rebelles sont montés à Haven par le tapis à charbon, et ressortent dans la cuisine de Lisle.',
      },
    ],
  },
  '061': {
    title: 'Briser les chaînes',
    intro:
      'C’est à Haven que le Pitt garde son linge propre et ses enclos. Les clés des enclos pendent à la ceinture de Lenny Brandt, qui portait lui-même un collier avant qu’on ne lui découvre un don. Delia Marsh veut ces clés, et quelqu’un pour aller les prendre. Cornelia Lisle, qui tient le registre, veut quelqu’un aussi : une personne à qui les rebelles se fient, pour marcher devant eux, sur la colline, à l’heure qu’elle dira.',
    options: [
      {
        line: 'Mener les rebelles dans l’embuscade de Lisle, à Haven',
        success:
          'Vous marchez devant, en sueur, pour une raison que nul ne devine. Quand les lampes s’allument, vous vous couchez. La plupart des autres aussi, mais pas de la même façon. L’un de ceux qui ont réchappé est maintenant à l’Aciérie, et décrit votre visage à quiconque entre.',
        failure:
          'À mi-pente, votre nervosité vous trahit, et Delia annule tout. Elle ne donne pas de raison. Personne ne vous propose de couverture.',
      },
      {
        line: 'Affronter Lenny Brandt pour les clés, à Haven',
        success:
          'Lenny meurt en expliquant qu’il n’a jamais frappé ceux qui travaillaient. Les enclos se vident. Derrière la dernière serrure, ce n’est pas un enclos, mais une chambre d’enfant, et dedans une petite fille en parfaite santé. Un garde barre déjà le Pont. Vous la faites sortir par la buanderie.',
        failure:
          'Lenny a une longue pratique des gens qui voulaient ces clés. Il ne pose même pas son sandwich. Derrière lui, les enclos restent fermés, et très silencieux.',
      },
    ],
  },
  '062': {
    title: 'Enfant du Pitt',
    intro:
      'Quiconque travaille au Pitt attrape la rouille. D’abord la toux, puis la peau, et un jour on oublie son nom et l’on descend d’un étage. Junie est née près d’un four il y a quatre ans et n’a jamais seulement éternué. Cornelia Lisle la garde à Haven, dans une chambre d’enfant, derrière Lenny Brandt. Delia Marsh a envoyé des gens la chercher. Ils sont déjà en route.',
    options: [
      {
        line: 'Arrêter les gens de Delia dans les Terres désolées',
        success:
          'Vous rapportez la corde, la lampe et le petit manteau qu’ils lui avaient cousu. Lisle range le manteau dans un tiroir. Puis elle ouvre la réserve des objets confisqués, vous dit d’en choisir un et va annoncer à ses officiers que c’est la guerre.',
      },
      {
        line: 'Affronter Lenny Brandt pour l’enfant, à Haven',
        success:
          'Il tombe en travers du seuil, toujours en plein passage. Junie l’enjambe en chaussettes et s’accroche à votre manche. Un marchand qui porte une vieille marque de collier vous laisse choisir dans son stock et ne veut pas entendre parler d’argent. La petite ne dit pas un mot jusqu’au soir. Alors elle réclame son ours.',
        failure:
          'Lenny remplit l’embrasure mieux que la porte. Derrière lui, une petite voix chante. Vous repartez avec l’air, et des bleus en mesure.',
      },
    ],
  },
  '063': {
    title: 'Quatre et une échelle',
    intro:
      'Ils campent sans feu : quatre personnes, une échelle de corde et un manteau d’enfant qui sèche sur un bâton. Ce sont des rétameurs, disent-ils. Celui qui le dit porte des brûlures de four jusqu’aux coudes et garde un bout de rail en travers des genoux. La plus jeune dit qu’ils vont à Haven, et reçoit un coup de pied. C’est de la belle couture, ce manteau. Il a un capuchon.',
    options: [
      {
        line: 'Attendre la nuit et fouiller leurs sacs',
        success:
          'La fille de garde fait double journée depuis ses neuf ans et dort debout. Vous prenez ce dont ils peuvent se passer, et un peu de ce dont ils ne peuvent pas. Au lever du soleil ils sont partis, toujours en route pour Haven.',
      },
      {
        line: 'Combattre l’homme au rail',
        success:
          'Silas Lunn est resté vingt ans devant les fours, et il faut au moins cela pour l’abattre. Les trois autres ne restent pas pour voir. Vous ramassez l’échelle, et le manteau. Si quelqu’un à Haven attend des nouvelles, les voilà.',
        failure:
          'Il balance son rail comme on ouvre un four, et le four, c’est vous. Ils lèvent le camp autour de vous. Quelqu’un dit pardon, et pas à lui.',
      },
      {
        line: 'Se faire passer pour un ami et les guider',
        success:
          'Vous connaissez un raccourci, et pour une fois c’est vrai. Ils vous paient sur le contenu d’une chaussette. Quand vos chemins se séparent, vous avez fait pas mal de route, et la plus jeune vous a dit deux fois le nom de l’enfant.',
        failure:
          'Vous donnez le mot de passe du mois dernier. Personne ne dégaine. Ils font leurs paquets, vite, et s’en vont, et la seule chose qu’ils oublient est dans l’herbe, là où la fille était assise.',
      },
    ],
  },
  '064': {
    title: 'La peau de l’ours',
    intro:
      'Junie, la petite de la chambre d’enfant, est en sûreté chez les rebelles et n’a pas dormi depuis. Son ours est resté à Haven : un œil, presque plus de bourre, répond au nom de Monsieur Vance. Sans lui, elle ne laisse personne approcher de son bras, et c’est le bras que tout le monde veut. La rouille, qui finit par prendre tous ceux du Pitt, ne l’a jamais touchée. Delia Marsh cherche un médecin qui sache y faire avec les enfants. Cornelia Lisle, elle, a l’ours.',
    options: [
      {
        line: 'Apporter du bric-à-brac à Haven pour recoudre l’ours',
        success:
          'Votre bric-à-brac prend la place de la bourre : une bobine, une pile, une ampoule. Lisle recoud elle-même, à petits points, et vous paie en puisant dans le tiroir. Monsieur Vance arrive chez l’enfant au matin. Le chariot qui suit son signal arrive chez elle le soir.',
      },
      {
        line: 'Quêter pour le médecin de Junie dans les colonies',
        success:
          'Le tronc circule, avec un ours dessiné dessus. Quand il est plein, la doctoresse arrive, à pied, avec un ours à elle, d’occasion. On fait les présentations. Junie tend le bras et regarde de l’autre côté, et Delia Marsh aussi.',
      },
    ],
  },
  '065': {
    title: 'La guerre !',
    intro:
      'Nul ne la déclare. Les esclavagistes s’installent dans les villes, pour les protéger, et les rebelles dans les ruines, pour la même raison. Chaque puits a sa sentinelle, et chaque sentinelle un cousin dans l’autre camp. Cornelia Lisle a fermé son registre pour la première fois en dix-neuf ans. Delia Marsh ne compte plus les têtes. Cela durera jusqu’à ce que l’une des deux n’ait plus personne à envoyer.',
    options: [
      {
        line: 'Le dernier rebelle en campagne doit tomber',
        success:
          'C’était un des cuisiniers. Le lendemain matin, le sifflet de l’Aciérie retentit, à l’heure. Lisle ouvre le registre à une page blanche et inscrit la date, sans aucun nom. « Il y a des postes à pourvoir », annonce-t-elle. Toute la région peut se considérer comme embauchée.',
      },
      {
        line: 'Le dernier esclavagiste en campagne doit tomber',
        success:
          'Il réclamait d’abord ses gages. À Haven, on brûle le registre page après page, et l’on lit chaque nom avant qu’il parte, et quelqu’un répond à ce nom, ou quelqu’un répond pour lui. Cela dure jusqu’à jeudi. Personne ne s’en va avant la fin.',
      },
    ],
  },
  '066': {
    title: 'Solutions douloureuses',
    intro:
      'D’un vieux flacon du sang de Junie, le docteur Corliss Amberg, de Haven, a tiré par cuisson un sérum jaune. Il arrête la rouille. Il fait aussi hurler des hommes faits, ce que le docteur note, avec l’heure. Cornelia Lisle ne le vendra pas. Elle le donnera, dans chaque colonie, à qui signera. La formule n’existe qu’en un exemplaire, sur une fiche, dans la poche de poitrine d’Amberg, à côté de son peigne.',
    options: [
      {
        line: 'Ouvrir le dispensaire de Lisle dans chaque colonie',
        success:
          'La manche relevée, l’aiguille dedans, signez là. Vous attrapez le tour de main du formulaire plus vite que celui de l’aiguille. Quand la dernière colonie aura sa plaque de cuivre, tout le pays sera guéri, et salarié jusqu’à sa mort.',
        failure:
          'Le mélange tourne, et le premier volontaire sort par la fenêtre. Pas de plaque de cuivre ici aujourd’hui. Vous relisez la notice, jusqu’aux petits caractères.',
      },
      {
        line: 'Subtiliser la formule au docteur Amberg, à Haven',
        success:
          'Vous ôtez une peluche de son revers et sortez avec la fiche. Les rebelles l’impriment sur les murs, sur les sacs de farine, au dos des contrats. Il s’avère que personne ne crie si l’on remue lentement. Les plaques de cuivre partent à la ferraille. Junie dort.',
        failure:
          'Vous avez descendu trois étages et traversé la cour quand vous regardez enfin. C’est le peigne. Là-haut, le docteur Amberg se tapote les cheveux, puis la poche.',
      },
    ],
  },
} satisfies Stories
