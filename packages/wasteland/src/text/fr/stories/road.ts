import type { Stories } from '../../story.ts'

/** 141 to 147: Miss Pym’s book. 148, 149: Mabel Ott. 150 to 156: Mrs. Oakley’s guests. 157 to 159: the strongbox. */
export const storyRoad = {
  '141': {
    title: 'Guide de survie des Terres désolées',
    intro:
      'Mlle Cordelia Pym n’a jamais mis le pied dehors. Elle compte écrire le livre qui en parle. Un crayon derrière chaque oreille, elle envoie des lettres aux quatre coins du pays : recherche personnes courageuses pour découvrir, au nom du lecteur, ce qui est comestible, ce qui est mortel et ce qui est ouvert le dimanche. Elle commence par les courses, et apprécierait un récit véridique du Super-Duper Mart. S’il fallait inventer, auriez-vous l’obligeance d’inventer quelque chose de gai ?',
    options: [
      {
        line: 'Inspecter le Super-Duper Mart, rayon par rayon',
        success:
          'Vous comptez les conserves, les issues et ce qui vit dans les congélateurs. Mlle Pym garde chaque mot, avec votre croquis de la caisse, et met votre nom dans la marge. Des gens que vous n’avez jamais vus commenceront leurs phrases par lui.',
        failure:
          'Le troisième rayon est dans le noir, et quelque chose y demande si vous trouvez tout ce que vous cherchez. Vous laissez là l’inspection, et le panier.',
      },
      {
        line: 'Fureter dans les Terres désolées en se fiant à la chance',
        success:
          'Vous retournez une planche, et c’est tout un chapitre : de l’eau, de l’ombre et une deuxième sortie, le tout par hasard. Mlle Pym l’intitule « S’en remettre à la Providence ». Elle omet votre nom, pour vous épargner le courrier, mais elle parle.',
        failure:
          'Vous retournez une planche. Dessous, il y a une autre planche. Mlle Pym répond que ce n’est pas tout à fait un chapitre.',
      },
    ],
  },
  '142': {
    title: 'Rad de chez rad',
    intro:
      'Ensuite, écrit Mlle Pym, il faudrait un chapitre sur les petites choses de la vie. Elle pense aux radcafards : comment ils meurent, combien de temps il y faut, et si cela les contrarie. À défaut, quelques lignes sur les radiations seraient les bienvenues. Elle croit savoir que cela ne se voit pas. Le lecteur voudra connaître le goût, l’effet sur les cheveux, et le délai. Prière de ne plus envoyer d’échantillon.',
    options: [
      {
        line: 'Tuer un radcafard et prendre des notes',
        success:
          'Il meurt par étapes, et vous décrivez chacune. Vous consignez le bruit, les pattes, l’odeur d’huile de lampe. Mlle Pym le met en capitales, avec votre nom dessous. On le découpera, et on l’épinglera au-dessus d’un grand nombre de fourneaux.',
      },
      {
        line: 'Encaisser d’un coup une mauvaise dose de radiations',
        success:
          'Comme de lécher une cuiller, écrivez-vous ; et puis la cuiller vous lèche aussi. Cheveux : d’ici jeudi. Vers la fin, l’écriture donne sa propre lumière. Mlle Pym recopie avec des pincettes, brûle l’original, et parle à toutes ses connaissances de la personne obligeante qui a fait cela.',
      },
    ],
  },
  '143': {
    title: 'Aïe !',
    intro:
      '« Pour ce qui est des blessures, commence la lettre, je m’aperçois que je ne connais que celles qu’inflige le papier. » Mlle Pym aimerait le témoignage de quelqu’un de sérieusement amoché, en un seul combat, tant que c’est frais. Elle joint le contour d’une personne, à hachurer. Si vous préférez éviter, l’un de vos amis pourrait peut-être rester seul dans une ruine et tenir un journal.',
    options: [
      {
        line: 'Subir de graves blessures en un seul combat',
        success:
          'Vous hachurez presque toute la personne. Elle note le reste : ce que vous avez entendu, par où c’est entré, et ce que vous avez dit, qu’elle remplace par une rangée d’étoiles. Cela sauvera des vies, écrit-elle. C’est possible. Des inconnus se mettent à vous regarder comme si c’était la leur.',
      },
      {
        line: 'Laisser un compagnon dans les Terres désolées, avec un crayon',
        success:
          'On prend le crayon et l’on vous demande pour combien de temps. Pas longtemps, dites-vous. Le journal arrive page par page, et il est très bon jusqu’à ce qu’il s’arrête. Mlle Pym intitule le chapitre « Solitude ». Ceux qui l’ont lu baissent la voix quand vous entrez.',
      },
    ],
  },
  '144': {
    title: 'Un lecteur reconnaissant',
    intro:
      '« Excusez-moi, mais seriez-vous dans le livre ? » L’homme a une épreuve d’imprimerie passée au ruban de son chapeau et dix doigts, qu’il montre à l’appui. Il a lu à haute voix à sa femme le passage sur les combats. Ils ont fait ce qui était écrit ; la partie adverse, non. Depuis, il arrête ici tous ceux qu’il croise, à la recherche des gens dont le nom est dans la marge.',
    options: [
      {
        line: 'Avouer que l’un des noms est le vôtre',
        success:
          'Il vous serre la main si longtemps que vous devez changer de main. Impossible de refuser : il vous donne ce qu’il a déterré depuis, et ce qu’il garde dans la doublure de son manteau. « La page neuf, dit-il avec émotion. La page neuf. » Il va falloir que vous sachiez ce qu’il y a page neuf.',
      },
    ],
  },
  '145': {
    title: 'Des lecteurs insatisfaits',
    intro:
      'Ils ont suivi à la lettre le chapitre sur la solitude. Chacun a choisi un coin, s’y est assis seul et a tenu un journal. Vous tombez sur les coins l’un après l’autre. Les épreuves sont encore épinglées, les passages utiles soulignés. Personne, ici, n’a eu de vilaine mort ; elles furent seulement silencieuses, et à quelque temps d’intervalle. Leurs sacs sont presque intacts.',
    options: [
      {
        line: 'Prendre les sacs et laisser les journaux',
        success:
          'Vous allez de coin en coin comme un facteur qui s’est trompé de jour. De bonnes couvertures, de bonnes conserves, tout ce qui figure sur la liste en fin de volume. Vous fermez les yeux qui sont à fermer. Un journal est ouvert à la dernière page. « Mardi, y lit-on. Calme. »',
      },
      {
        line: 'Lire les journaux pour savoir ce qu’ils ont caché',
        success:
          'Parmi la météo et les regrets, ils ont noté où ils avaient caché des choses, pour après. Les gens aiment bien le dire à quelqu’un. Vous soulevez les bons carreaux et en avez plus qu’ils n’en ont jamais apporté. Sur la dernière page, vous écrivez merci.',
        failure:
          'Vous lisez jusqu’à la tombée du jour. Il y est surtout question de mères. À ce moment-là, vous distinguez tout juste un sac, en trébuchant dessus.',
      },
    ],
  },
  '146': {
    title: 'Bip boup',
    intro:
      '« Et maintenant, le chapitre difficile, écrit Mlle Pym. Est-ce qu’ils nous aiment bien ? » Elle veut dire les robots. Elle souhaite qu’on en interroge un chez lui, à l’usine RobCo, et suggère que vous ameniez un robot habitué à vous, pour mettre les autres à l’aise. Un questionnaire est joint. Si l’on devait en venir à tirer, ce qui, croit-elle comprendre, arrive souvent, elle se contenterait des dernières paroles.',
    options: [
      {
        line: 'Amener votre robot à l’usine RobCo pour l’entretien',
        success:
          'Le vôtre pose les questions. Les autres répondent depuis l’obscurité, tous ensemble. Ils n’ont rien contre nous. Ils ont bien tenu la maison. Ils voudraient savoir ce qu’est devenue l’équipe de jour. Vous notez du mieux que vous pouvez, et elle n’y change rien.',
      },
      {
        line: 'Détruire un robot et noter ses dernières paroles',
        success:
          '« Passez une bonne », dit-il. Vous attendez, crayon en main, mais c’est tout. Mlle Pym lui accorde une page entière, bordée de noir. Les gens se le diront dans les mauvais moments, et tous savent, on ne sait comment, qui était là.',
      },
    ],
  },
  '147': {
    title: 'Tout frais sorti des presses',
    intro:
      'Le livre est fini, il n’y manque que l’encre. La seule presse du pays se trouve dans le lavoir du domaine Pendleton, où le cousin Hubert Pym imprime des faire-part de mariage et des avis d’expulsion, et jamais encore rien pour l’amour de l’art. Mlle Pym a mis ses économies dans le papier. Elle vient voir le premier exemplaire sortir du rouleau : elle-même, dehors, à pied, avec le manuscrit dans son sac pour lui dire comment faire.',
    options: [
      {
        line: 'Payer l’encre au domaine Pendleton',
        success:
          'Le rouleau passe, et le voici, humide, de travers, réel. Mlle Pym entre avec une seule chaussure et un coup de soleil, ayant rencontré tout ce qui va du deuxième chapitre au cinquième. « Tout est vrai », dit-elle, émerveillée. Elle signe le premier exemplaire, et il est à vous.',
      },
    ],
  },
  '148': {
    title: 'Vertiptère sans patrie',
    intro:
      'Il y a un vertiptère dans le carré de haricots de la plus grande ville en vue, insigne repeint. La lieutenante Mabel Ott a quitté son armée entre deux ordres. Elle ne dira pas quelle armée, ni quel ordre. Elle emmène n’importe qui n’importe où, payable d’avance, interdiction de chanter. Elle serait rentrée chez elle depuis longtemps, si un écorcheur ne dormait pas sur la piste. Il a eu Gus. C’est Gus qui savait cuisiner.',
    options: [
      {
        line: 'Payer Mabel et dire où aller',
        success:
          'Elle vérifie vos sangles comme si elles avaient dit du mal d’elle. Puis le sol s’incline et lâche prise. Tout est très petit, d’ici, et il y a tant de noir. Elle vous pose à l’endroit voulu, laisse le moteur s’éteindre et ouvre une boîte de haricots. Rien ne presse, dit-elle.',
      },
      {
        line: 'Tuer un écorcheur, pour Gus',
        success:
          'Vous lui rapportez une griffe. Elle la pose sur le tableau de bord, à côté de la photographie d’un homme à grandes oreilles, et ne dit rien jusqu’à ce que le moteur soit chaud. Puis elle dit que votre tarif a baissé. Et elle vous dit quelle armée c’était, et quel était l’ordre.',
      },
    ],
  },
  '149': {
    title: 'À charge de revanche',
    intro:
      'Mabel Ott est rentrée chez elle, a fait un tour au-dessus et elle est revenue. Personne, dit-elle ; mais une bien belle piste. La voilà donc à son compte. Demi-tarif pour la personne qui a réglé l’affaire de Gus, et pour ses amis, et, comme avec ses lunettes elle ne vous distingue pas les uns des autres, pour tout le monde. Elle n’est pas cousue de carburant. Il est toujours interdit de chanter. Fredonner peut se discuter.',
    options: [
      {
        line: 'Payer demi-tarif et dire où aller',
        success:
          'Vous bouclez vos sangles sans aide, maintenant. Mabel parle plus qu’avant : de Gus, des ponts passés par-dessous à la suite d’un pari, des haricots qu’elle planterait bien quelque part pour de bon. Elle vous pose comme on pose une tasse pleine, coupe le moteur et attend la suite.',
      },
    ],
  },
  '150': {
    title: 'Nulle part où aller',
    intro:
      'Elles montent la route en bon ordre, bagages en tête : quarante goules, avec des étiquettes à leurs valises. Mme Constance Oakley, qui dirigeait un hôtel quand il y avait des hôtels, marche devant avec le registre des hôtes. Partout on les a priées de partir. À présent quelqu’un paie à la tête, et un chasseur de primes s’est mis à compter. Elle souhaiterait qu’on s’occupe de lui. À défaut, elle demande un pays si mortel que nul ne les y suivrait.',
    options: [
      {
        line: 'Tuer un chasseur de primes',
        success:
          'Sur la crosse du fusil, il y a des encoches, et quarante autres au crayon. Mme Oakley découvre la sienne, tout en haut, et en est un peu flattée. « Nous allons réessayer les voisins », décide-t-elle, et elle fait mettre l’arme aux objets trouvés. Le long de la route, il se dit maintenant que vous donnez des références.',
      },
      {
        line: 'Explorer une contrée nouvelle, des plus mortelles',
        success:
          'Cela sent la pile électrique, et quelque chose y beugle. Mme Oakley l’examine à la jumelle de théâtre : les étangs, les barbelés, les locataires actuels. « Exposé au sud », dit-elle, et elle l’inscrit dans le registre, avec un mot sur qui le lui a montré.',
      },
    ],
  },
  '151': {
    title: 'Chambres à louer',
    intro:
      'Deux propriétaires ont répondu à l’annonce de Mme Oakley. La Tour accepte des goules aux étages inférieurs, à condition que quelqu’un de respectable s’installe à côté, pour de bon, en caution. Le domaine Pendleton peut prêter les écuries, contre un dépôt de garantie pour les odeurs. Aucune des deux lettres n’est signée. Les quarante sont assises sur leurs valises au bord de la route et regardent à droite et à gauche, comme on attendait autrefois le train.',
    options: [
      {
        line: 'Laisser un compagnon à la Tour en caution',
        success:
          'Votre ami prend la chambre près de l’escalier, devant laquelle tout le monde doit passer. Il y a des regards. Puis il y a des plaintes au sujet de l’escalier, auxquelles tous se joignent, et c’est ainsi que cela commence. Mme Oakley inscrit quarante hôtes et, à la rubrique Recommandé par, elle met votre nom.',
      },
      {
        line: 'Payer le dépôt de garantie au domaine Pendleton',
        success:
          'L’intendant compte sans ôter ses gants. À la nuit, il y a des rideaux aux écuries, et une sonnette au bout d’une ficelle. Au matin, il trouve ses bottes devant sa porte, cirées comme personne ne l’a fait de son vivant. Il reste à les regarder. Il en parlera à la famille, dit-il.',
      },
    ],
  },
  '152': {
    title: 'Assécher le marais',
    intro:
      'Mme Oakley a réduit son choix. Le camp de super mutants a un puits et une vue. L’usine RobCo a un toit, et des lumières qui s’allument encore. Les deux sont occupés. Ses pensionnaires ne craignent ni l’eau, ni la lueur, ni les courants d’air, mais préféreraient ne pas être mangées dès la première nuit. Assurez-vous que rien n’y bouge, ni là, ni dans les environs, et elle accrochera l’enseigne.',
    options: [
      {
        line: 'Déclarer habitable le camp de super mutants',
        success:
          'Vous en faites le tour complet et n’entendez que vos bottes. Puis les quarante passent la crête avec leurs valises. Elles décrochent ce qui pendait là, tendent une corde à linge et balaient. Mme Oakley peint un nom au-dessus du portail. Son sens de l’humour aussi a survécu aux bombes.',
      },
      {
        line: 'Déclarer habitable l’usine RobCo',
        success:
          'La dernière machine s’est arrêtée, et le silence continue, étage après étage. Au crépuscule, il y a une lampe dans chaque bureau, un numéro sur chaque porte, et l’on s’est disputé la salle du conseil. Au-dessus de la pointeuse, Mme Oakley peint un nom, en noir, en soignant les empattements.',
      },
    ],
  },
  '153': {
    title: 'Cohabitation',
    intro:
      'Depuis que les goules ont emménagé, le ciel n’est pas tombé, ou pas de nouveau. Il y a du pain frais avant six heures. Il y a une salle de lecture. Les anciens locataires se plaignent des nouveaux, et les nouveaux ont connu leurs arrière-grands-parents, qui se plaignaient déjà. Les affaires n’ont jamais été meilleures. Mme Oakley voudrait une école, un dispensaire et une vraie baignoire, et recueille les souscriptions. Les donateurs sont inscrits au registre, sous Amis de la maison.',
    options: [
      {
        line: 'Investir dans le lieu et dans ses gens',
        success:
          'Elle vous donne un reçu, un biscuit et le bon fauteuil. En une semaine, l’argent est devenu un toit, ou une infirmière, ou une très grande quantité de savon. Et une vieille personne qui se souvient des élections vous prend à part et vous explique comment les choses, ici, se décident vraiment.',
      },
    ],
  },
  '154': {
    title: 'Nouveaux voisins',
    intro:
      'M. Abernathy a installé une charrette au marché, entre le rétameur et les œufs. De la bonne marchandise, des manchettes propres, pas de nez. Un cercle s’est formé autour de lui, à distance de jet d’œuf, et le frère de quelqu’un fait un discours sur l’eau. M. Abernathy continue d’épousseter ses articles. Il a épousseté quatre fois la même lampe.',
    options: [
      {
        line: 'Acheter à la charrette comme à n’importe quelle autre',
        success:
          'Vous demandez le prix de la lampe. C’est la première chose qu’on lui demande aujourd’hui. Comme il ne vous arrive rien, quelqu’un d’autre s’avance, et ce n’est plus qu’une file d’attente. Il cherche sous la toile, là où il a les belles pièces, et vous les montre toutes.',
      },
      {
        line: 'Aller se tenir à côté de M. Abernathy',
        success:
          'Vous ne dites rien. Vous prenez l’autre brancard de la charrette et vous restez là. Le discours tourne encore un peu, comme une roue quand la voiture s’est arrêtée. Les gens regardent leurs œufs, et rentrent chez eux. D’ici une semaine, ils se seront tous tenus où vous vous teniez.',
      },
      {
        line: 'Monter sur une caisse et répondre au discours',
        success:
          'Vous leur dites qui tenait la porte des abris à leurs arrière-grand-mères, et de quel côté de la porte il est resté. Quelqu’un rit au bon endroit, et une dame se mouche. On fait une collecte pour M. Abernathy, qui est mortifié et vous force à la prendre.',
        failure:
          'Vous commencez par une plaisanterie. Ce n’est pas la bonne. Les œufs arrivent d’abord, puis les pierres qui les calaient. M. Abernathy vous essuie le visage, vous remercie de l’effort et pousse sa charrette un peu plus loin sur la route.',
      },
    ],
  },
  '155': {
    title: 'Le Sépulcre',
    intro:
      'LE SÉPULCRE, dit l’enseigne, et dessous, en plus petit : CHAMBRES LIBRES. Quarante goules ont fait une ville là où personne d’autre ne supportait l’air. Il y a des jardinières aux fenêtres, avec quelque chose qui pousse vers l’ombre. Mme Oakley a ouvert la réception et fait briller la sonnette. Rien ne leur manque, sinon une pharmacie pleine. Une peau comme la leur demande beaucoup d’entretien, et aucune caravane ne vient si loin par amour.',
    options: [
      {
        line: 'Apporter vivres et remèdes à la clinique du Sépulcre',
        success:
          'L’infirmière, qui a enterré trois présidents et tout le reste, déballe sans un mot, puis doit aller se tenir un moment dans le couloir. Le soir, de vieilles gens viennent à votre table, une personne à la fois. Chacune vous dit une chose qu’elle gardait depuis deux cents ans.',
      },
    ],
  },
  '156': {
    title: 'La charrette du Sépulcre',
    intro:
      'Une clochette, une lanterne, une brahmine à deux bonnets. Mlle Dolores Finch descend la route avec la charrette du Sépulcre, en gants de conduite, ce qui lui reste de nez en l’air. Elle a quelques articles à vendre à l’arrière. Elle ramène aussi des passagers chez elle, s’ils paient et n’ont rien contre le lac. « Ou restez fouiller le fossé, mon cœur, dit-elle. Il y a sûrement quelque chose. »',
    options: [
      {
        line: 'Voir ce qui reste sur la charrette',
        success:
          'Elle baisse le hayon et allume l’autre lanterne. Il n’y a pas grand-chose ; les villes d’avant ont eu le meilleur. Mais elle sait à qui était chaque objet et ce que ces gens sont devenus, et vous le raconte, que vous achetiez ou non.',
      },
      {
        line: 'Payer le passage jusqu’au Sépulcre, par le lac',
        success:
          'Le lac est du vert d’un cadran de radio, et tiède aux chevilles. Mlle Finch fredonne. Les deux bonnets restent au sec. Sur l’autre rive, des lampes, un portail, un comptoir avec une sonnette, et quelqu’un pour prendre votre sac. Vos pieds brillent jusqu’au petit déjeuner.',
      },
      {
        line: 'La laisser passer et fouiller le fossé',
        success:
          'Quand la lanterne a disparu, vous attendez que vos yeux s’habituent. Alors le fossé livre ses biens, pièce à pièce, tout ce que les gens ont laissé tomber parce qu’ils couraient. Vous ne courez pas. Vous remplissez vos poches.',
        failure:
          'Vous tâtonnez dans le noir jusqu’à trouver une chose qui vaut la peine et une chose qui dort. Vous gardez la première et demandez pardon à l’autre.',
      },
    ],
  },
  '157': {
    title: 'Pas touche !',
    intro:
      'Alden Pendleton, du domaine Pendleton, a un coffret pas plus gros qu’un missel et pas plus léger qu’un oncle, et à une journée de marche à la ronde, tout le monde est dedans. Il prête, on signe, le papier passe par la fente. On ne l’a pas ouvert depuis que son père a été enterré avec la clé. Il dort la joue dessus. Des doigts habiles pourraient l’enlever. Ou il y a peut-être, à l’usine RobCo, de quoi taper dessus.',
    options: [
      {
        line: 'Voler le coffret au domaine Pendleton',
        success:
          'Vous le tirez de sous sa joue pouce par pouce et lui laissez un fer à repasser froid. Dans le secrétaire, il y a quelques capsules, pour le port. Maintenant le comté entier vous appartient, et vous ne pouvez pas l’ouvrir non plus. Il y a, dit-on, à la Tour, une femme avec un marteau remarquable.',
        failure:
          'Une marche parle. « Père ? » dit Alden Pendleton dans le noir, d’une petite voix. Vous restez sur une jambe jusqu’au jour, et repartez sans le coffret.',
      },
      {
        line: 'Sortir le gros marteau de l’usine RobCo',
        success:
          'Il pend au bout de la chaîne, derrière une presse qui marche encore et un formulaire qu’il faut encore remplir. Vous remplissez le formulaire. Vous soutenez la presse de votre dos et passez le bras. Le marteau a une fusée dans la tête. Il a l’air content de sortir.',
        failure:
          'Le formulaire veut la signature d’un contremaître. La presse veut votre bras. Vous retirez votre demande.',
      },
    ],
  },
  '158': {
    title: 'Ça passe ou ça casse',
    intro:
      'Le coffret de Pendleton est à la Tour, et la moitié de ses débiteurs derrière lui, en habits du dimanche. On s’est assis dessus, on l’a injurié, on l’a fait bouillir. La serrure mord ; le vieux Pendleton était de ce genre-là. Hilda Rudge, la forgeronne, a fait un marteau à fusée pour un jour pareil, et ne l’abattra pour personne qui voudrait seulement être le prochain Pendleton. Vous pouvez forcer la chose. Ou lui dire, devant tous, ce que vous feriez des papiers.',
    options: [
      {
        line: 'Forcer le coffret vous-même, à la Tour',
        success:
          'Vous trouvez la charnière, le rivet fatigué et l’angle, et vous pesez. Le couvercle cède. Tout est là, d’une petite écriture brune et nette, qui doit et pourquoi. Vous lisez une heure et ne brûlez rien. La cendre n’est d’aucune utilité à qui sait ce que vous savez maintenant.',
        failure:
          'La serrure est chargée. Vous reprenez conscience sous une table, le coffret sur la poitrine, fermé. Hilda vous tend votre sourcil.',
      },
      {
        line: 'Demander son marteau à Hilda Rudge, devant tous',
        success:
          'Vous dites que vous en allumeriez le poêle. Hilda vous regarde un moment. Puis elle frappe, une fois, et le couvercle est à l’autre bout de la pièce. Ils portent eux-mêmes leurs papiers au feu, un par un. Ensuite elle vous met le marteau dans les bras. Il a fait, dit-elle, ce pour quoi elle l’avait fait.',
        failure:
          'Vous dites « une juste part », et ce que la foule entend, c’est « une part ». Hilda raccroche le marteau et vous dit de revenir quand vous aurez réfléchi.',
      },
    ],
  },
  '159': {
    title: 'L’heure du marteau',
    intro:
      'Tout le monde a entendu parler du marteau. Ce n’est pas une chose qu’on cache sous un manteau. Au domaine Pendleton, Alden s’est enfermé dans la salle à manger avec le coffret et un poulet froid et, par le trou de la serrure, propose des intérêts réduits. Ses débiteurs sont sur la pelouse, pas trop près. Ils attendent de voir si vous frapperez avec le marteau ou avec les doigts.',
    options: [
      {
        line: 'Entrer au domaine Pendleton avec la Super masse, et frapper',
        success:
          'Un coup pour la porte, un pour la table, un pour le coffret. Le papier tombe comme neige. Vous choisissez les feuilles qui vous plaisent et les glissez sous votre manteau. Les gens de la pelouse vous voient sortir avec leurs noms sur vous, et comprennent que seul le propriétaire a changé.',
      },
      {
        line: 'Frapper poliment au domaine Pendleton et parlementer',
        success:
          'Vous parlez à travers la porte, surtout de son père. Vers le soir, le verrou glisse. Il sort le coffret et le pose sur l’herbe, et l’un après l’autre ils lui disent à quoi l’argent avait servi. Après cela, plus personne n’a besoin qu’on l’ouvre. Les deux côtés vous remercient, ce qui est rare.',
        failure:
          '« Il n’y a personne », crie Alden. C’est ce que son père disait toujours, et vers la fin c’était vrai de lui aussi.',
      },
    ],
  },
} satisfies Stories
