import type { Stories } from '../../story.ts'

/** 014 to 028: the Commonwealth. The shield is the Institute, the star is the Railroad. */
export const storyCommonwealth = {
  '014': {
    title: 'Bienvenue dans le Commonwealth',
    intro:
      'Boston, dit-on, fut une ville bruyante. Aujourd’hui, elle écoute. Des gens se couchent et se relèvent quelqu’un d’autre ; les maris comptent les taches de rousseur de leur femme. On accuse l’Institut, que nul n’a vu, et l’on chuchote à propos du Réseau du rail, dont nul n’avoue être. À Diamond City, une patrouille au teint gris et aux bonnes manières demande à tout venant s’il se sent bien lui-même.',
    options: [
      {
        line: 'Tuer un humain et voir qui prend de ses nouvelles',
        success:
          'Sur le corps, une petite radio se racle la gorge. « Notre prestataire ? dit une voix aimable. Ah. Ce n’est pas vous. Le poste vous intéresserait-il ? » La moitié du salaire est déjà dans le manteau, en nature, et vous la gardez. Quelque part sous Boston, une main blanche et propre range votre nom dans un tiroir. La radio continue de bourdonner.',
      },
      {
        line: 'Demander le Réseau du rail à Diamond City',
        success:
          'Vous demandez chez le barbier, à la chapelle, aux bains, et récoltez trois mensonges. La quatrième personne, une certaine Mme Pell, qui tricote, ne vous dit rien du tout. Elle vous remet un paquet de choses utiles avec, au fond, un billet poinçonné une fois. La ligne aurait bien besoin de quelqu’un qui demande à voix haute.',
      },
    ],
  },
  '015': {
    title: 'Résonance',
    intro:
      'La radio du prestataire refuse de s’éteindre. Elle bourdonne sur une seule note et, près de certaines personnes, un rien plus haut ; celles-ci changent de trottoir en vous entendant venir. La voix aimable s’appelle Evelyn. Elle voudrait que l’on brandisse l’appareil dans les ruines du C.I.T. « Il se peut que vous éprouviez une gêne », dit-elle. À Diamond City, un certain Bernie Katz démonte les radios sans jamais demander à qui elles sont.',
    options: [
      {
        line: 'Brandir la radio dans les ruines du C.I.T.',
        success:
          'Vous tenez bon, les dents qui chantent, et tournez le bouton d’un cheveu à la fois, jusqu’à ce que quelque chose, sous les gravats, chante en retour. Un tiroir sort d’un mur, avec votre salaire dedans. « Merci, dit Evelyn. Nous les entendons tous, à présent. Il ne nous manque plus que quelqu’un pour aller frapper aux portes. »',
        failure:
          'La note vous entre dans la mâchoire, et vous lâchez l’appareil. Evelyn attend que vous ayez fini de vomir. « Encore une fois, dit-elle, à votre convenance. »',
      },
      {
        line: 'Payer Bernie Katz pour qu’il regarde dedans',
        success:
          'Bernie prend vos capsules, puis retire le dos. Reliée à la bobine, une liste : des noms, des rues, l’heure du coucher. Il la montre à ses clients, qui se révèlent être tous du Réseau du rail et vous donnent ce qu’ils ont sur eux. À la nuit, ils sont partis prévenir les villes. À la nuit, l’Institut sait qu’on l’a entendu.',
      },
    ],
  },
  '016': {
    title: 'En voiture !',
    intro:
      'La ligne de Mme Pell circule la nuit, de grenier en grenier. Les voyageurs sont des synthétiques échappés de l’Institut ; le tarif, c’est de ne jamais leur demander comment c’était. Mais une patrouille est sortie de terre en plein centre de Boston, et d’autres suivent partout où quelqu’un allume une fusée blanche. L’Institut paie les fusées. Mme Pell paie aussi, moins volontiers, pour une patrouille vue de près. De près, précise-t-elle. Pas de l’intérieur.',
    options: [
      {
        line: 'Une troisième patrouille entre en campagne',
        success:
          'Le filet se referme ; il n’est plus une route sans pieds gris dessus. D’une fusée éteinte, une voix aimable vous remercie de votre coopération, quelle qu’elle ait été, et les capsules en sortent encore tièdes. Dans les greniers, on écoute le pas cadencé et, tout doucement, on fait passer les fusils.',
      },
      {
        line: 'Observer une patrouille juste hors de sa portée',
        success:
          'Vous vous postez assez près pour les entendre ne pas respirer, et notez tout : l’heure, le pas, cette façon de s’arrêter ensemble, comme si on les appelait pour le souper. Mme Pell lit, paie et brûle. « Ils montent par le plancher, dit-elle. C’est donc qu’il y a un dessous. » Elle vous regarde.',
      },
    ],
  },
  '017': {
    title: 'Tourner pour assistance',
    intro:
      'Un tube long comme l’avant-bras est planté droit dans la terre, blanc, propre, et fredonne pour lui seul. TOURNER POUR ASSISTANCE, dit-il. Autour traînent des chapeaux, des sacs, des chaussures seules, lâchés par des gens soudain très pressés. Vous distinguez les empreintes d’une patrouille. Elles ont toutes la même taille, la même profondeur, et commencent au milieu de nulle part.',
    options: [
      {
        line: 'Le tube vous reconnaît et s’allume tout seul',
        success:
          'Vous n’y touchez pas. Il lit en vous quelque chose que votre mère n’y a pas mis, et il brûle. L’air se plie. Du pli sort une patrouille, qui vous regarde comme on regarde des clés égarées. « Ah, vous voilà », dit-elle, et elle lève un bras.',
      },
      {
        line: 'Tourner le tube et reculer prudemment',
        success:
          'Une lumière blanche, une odeur de sous chauffés, et il y a une patrouille là où il n’y en avait pas. Elle vous examine, ne trouve encore aucun motif et entreprend de sécuriser la zone. Vous êtes dans la zone. Plus loin, dans les herbes, un autre tube s’est mis à fredonner.',
      },
      {
        line: 'Ramasser ce qui traîne, sans toucher au reste',
        success:
          'Vous allez de chapeau en sac et de sac en chaussure sur la pointe des pieds, sans même laisser votre ombre tomber sur le tube. Il fredonne toujours. Il y en a d’autres plus loin, remarquez-vous, et d’autres chaussures.',
        failure:
          'Votre manche l’effleure. Il n’en faut pas plus. Ils vous font face avant même d’avoir fini d’arriver.',
      },
    ],
  },
  '018': {
    title: 'Démasquer le Réseau du rail',
    intro:
      'Depuis qu’on les entend, ils dépassent comme des clous d’une planche : les agents du Réseau du rail, dans les meilleures villes du Commonwealth. Une cuisinière, un instituteur, un homme qui vend des canards. Evelyn souhaite qu’on les raye tous, et appelle cela de la comptabilité. À leur quartier général, qui s’appelle le Réseau du rail, tout simplement, on se demande encore comment c’est possible. C’était la radio. Quelqu’un pourrait aller le leur dire.',
    options: [
      {
        line: 'Tuer le dernier agent du Réseau, où qu’il soit',
        success:
          'Le dernier fredonnait quand c’est arrivé, le même air que tous les autres. Vous le savez par cœur, maintenant, avec quelques autres choses. « Voilà pour les lignes secondaires, dit Evelyn. Reste le terminus, et nous ne vous dérangerons pas pour cela. Nous envoyons quelqu’un. » Au C.I.T., le sol tremble, une fois.',
      },
      {
        line: 'Aller prévenir le Réseau du rail',
        success:
          'On vous met un sac sur la tête, un pistolet sur le sac, et enfin, quand vous leur avez fredonné la note, une tasse de thé dans la main. Vous apprenez beaucoup dans cette cave. Eux aussi, et ils n’attendront pas assis que l’on frappe. Tous ceux qu’ils ont jamais cachés partent pour Bunker Hill, cette nuit, en armes.',
      },
    ],
  },
  '019': {
    title: 'Tous les diables',
    intro:
      'Cela commence au petit déjeuner, dans toutes les meilleures villes. Des agents du Réseau du rail à la porte de derrière, qui distribuent des fusils ; des patrouilles de l’Institut qui montent par le carrelage de la cuisine. Personne n’a dit aux habitants dans quel camp ils sont : ils se glissent sous la table avec le chien. À la fin, il restera debout un dernier agent, ou une dernière patrouille. Les boutiquiers prennent les paris et clouent des planches.',
    options: [
      {
        line: 'Tuer le dernier agent du Réseau encore debout',
        success:
          'De votre côté de la rue, le silence se fait. Ce qui reste de gris baisse le bras et vous inscrit ; vous en avez assez appris aujourd’hui pour valoir l’encre. Mais les voyageurs ont filé dans la fumée avec les derniers fusils, et la fumée va vers Bunker Hill.',
      },
      {
        line: 'Détruire la dernière patrouille de l’Institut debout',
        success:
          'Elle se plie sur la chaussée et continue de s’excuser jusqu’à épuisement. Il y a dans sa poitrine une pièce que vous n’aviez jamais vue, et vous apprenez. Une certaine Mme Pell, du Réseau du rail, la retourne du bout d’une aiguille à tricoter. C’est ainsi qu’ils vont et viennent, dit-elle. Qu’on capte le signal, et qu’on le suive jusque chez lui.',
      },
    ],
  },
  '020': {
    title: 'En institution',
    intro:
      'L’idée de Mme Pell, c’est que quelqu’un descende par où montent les patrouilles, et que ce quelqu’un soit vous. Vous passeriez pour un fuyard repris : crâne rasé, teint gris, humeur docile. Ses gens du Réseau du rail peuvent vous y préparer, ce qui fait mal. Ou vous pourriez abattre un robot égaré et vous servir de son cerveau comme d’une clé, ce qui va plus vite. En bas, nul ne s’en apercevrait, c’est certain.',
    options: [
      {
        line: 'Détruire un robot pour son cerveau',
        success:
          'Il s’allume entre vos mains. Pendant quelques secondes, vous apprenez comment voyage l’Institut. Pendant ces mêmes secondes, il apprend votre visage, celui de Mme Pell et chaque grenier de la ligne. « Merci de votre appel », dit une voix aimable. Mme Pell range son tricot. Ses bricoleurs ont déjà commencé à construire la chose que vous avez vue.',
      },
      {
        line: 'Suivre l’entraînement du Réseau, puis descendre',
        success:
          'On vous réveille au seau d’eau. Vous apprenez à marcher comme si l’on vous comptait et à ne pas vous retourner à votre nom. Puis vous descendez. Deux semaines après, vous remontez les mains brûlées, avec dans la tête tout l’endroit, ce qui le fait marcher et où cela ferait mal. Quelqu’un s’assied près de vous et commence à le graver dans l’acier.',
        failure:
          'Au milieu du dîner, on prononce votre nom, et vous levez la tête. « Paix à votre âme », dit l’instructeur, et il vous retire votre assiette. Rien ne vous interdit de reprendre au début.',
      },
    ],
  },
  '021': {
    title: 'Bunker Hill',
    intro:
      'Tous ceux que le Réseau du rail a jamais cachés sont en route pour Bunker Hill, de nuit, avec leurs baluchons. Tout ce dont l’Institut peut se passer est en route derrière eux. Ce n’est pas une bataille. C’en est quarante petites, dans les pires coins du pays, chacune avec au milieu quelques personnes terrifiées. Allez assez loin, là où le chemin est mauvais, et vous tomberez sur l’une d’elles. Il vous faudra alors désigner quelqu’un.',
    options: [
      {
        line: 'Trouver les combats et abattre la garde du Réseau',
        success:
          'On ramasse les baluchons. On ramasse aussi les gens, avec douceur, comme des livres en retard. À l’aube, les trente-neuf autres combats ont cessé à leur tour. Plus rien ne sépare désormais le C.I.T. du Réseau du rail, et au C.I.T., on a dit à quelque chose qui ne se presse jamais qu’il pouvait y aller.',
      },
      {
        line: 'Trouver les combats et arrêter la patrouille de l’Institut',
        success:
          'Une fois tous relevés, ils se comptent, se recomptent, et le compte y est. Du haut d’une crête, des miliciens en manteau bleu rapiécé ont tout suivi ; ils cherchent depuis longtemps une guerre à laquelle croire. Ils ont une capitaine. Elle a des questions.',
      },
    ],
  },
  '022': {
    title: 'La trappe de la cave',
    intro:
      'Vous sautez un mur et tombez en plein dedans. À gauche, un agent du Réseau du rail, avec un dernier chargeur, est assis sur la trappe d’une cave, et la cave chuchote. À droite, une patrouille grise traverse la fumée du pas dont on traverse un hall d’hôtel. Ni l’un ni l’autre n’a remarqué votre présence. Il serait encore possible, tout juste, d’avoir été ailleurs.',
    options: [
      {
        line: 'Attaquer l’agent assis sur la trappe',
        success:
          'L’agent glisse de la trappe, l’air simplement stupéfait. C’est que vous, vous arriviez par-dessus le mur, et non par le plancher. La patrouille vous remercie et frappe. Au fond de la cave, quelqu’un répond, par pure habitude : « Entrez. »',
        failure:
          'L’agent a plus à perdre que vous, et cela se sent. Un verrou claque, des pieds s’enfuient sous terre, et toute la querelle s’éloigne dans la fumée. Elle n’ira pas loin.',
      },
      {
        line: 'Se dresser entre la patrouille et la cave',
        success:
          'Le dernier dit « Pardon » et bascule. L’agent essaie d’allumer une cigarette, et continue d’essayer un certain temps. Puis on frappe à la trappe, trois coups et deux, et ils commencent à monter vers la lumière, chacun tenant le manteau de devant.',
        failure:
          'Ils vous marchent dessus. L’agent fait sortir sa cave par un autre chemin, et la ligne grise pivote et suit, au pas. Derrière la butte d’après, il y a encore de la fumée, et c’est le même combat.',
      },
      {
        line: 'Repasser le mur',
        success:
          'Vous avez été ailleurs toute votre vie ; cela ne demande aucun effort. Le bruit vous suit pendant un bon kilomètre. Ensuite, quelque direction que vous preniez, il semble être devant.',
      },
    ],
  },
  '023': {
    title: 'Niveau moléculaire',
    intro:
      'Les gens de l’Institut n’utilisent pas de portes. On les démonte à un endroit, on les remonte à un autre, et le compte tombe presque toujours juste. Non loin d’ici se dresse une machine faite pour les cueillir à mi-chemin : l’intercepteur, un mât, une parabole et deux kilomètres de fil, l’œuvre des bricoleurs de Mme Pell. Il crépite, il penche. Il lui manque encore les entrailles de quelques robots. Il lui manque aussi un garde.',
    options: [
      {
        line: 'Retourner l’intercepteur au profit de l’Institut',
        success:
          'Vous grimpez au mât, faites pivoter la parabole à la force des bras et reliez deux fils que l’on tenait séparés. Ce qui était fait pour attraper se met à appeler. L’Institut surgit de nulle part derrière chaque barricade. Il ne reste plus qu’une armée à qui l’un ou l’autre camp puisse demander quoi que ce soit ; elle campe à Diamond City, et elle discute.',
        failure:
          'La parabole revient d’un coup et vous balaie de l’échelle. Il y avait donc une raison de tenir ces fils séparés. Quand vos vêtements ont fini de fumer, tout est encore debout, et penche.',
      },
      {
        line: 'Détruire assez de robots pour finir la machine',
        success:
          'Les dernières entrailles s’installent en grommelant encore. L’intercepteur tousse, accroche, et pendant une minute le Réseau du rail possède une porte sur l’Institut. On y envoie une femme avec un carnet de croquis. Elle revient à temps, et elle a dessiné le réacteur. Le papier, dit-elle, est trop léger pour cela. Elle demande de l’acier.',
      },
    ],
  },
  '024': {
    title: 'Déraillement',
    intro:
      'Ce qui monte au C.I.T. porte un long manteau et le visage d’un de vos camarades d’école. C’est un chasseur. On l’a construit pour trouver les gens, et il ne se presse pas. Il marche, jour et nuit, droit vers le Réseau du rail. Des agents se jettent en travers de sa route, et il s’arrête exactement le temps que cela prend. On commence à manquer d’agents. On en trouverait dans n’importe quelle ville, en y mettant le prix.',
    options: [
      {
        line: 'Le chasseur atteint le Réseau du rail',
        success:
          'Il s’essuie les pieds. Il descend l’escalier, va de pièce en pièce, et dans chaque pièce se trouve quelqu’un qu’il cherchait. Quand il ressort, il s’assied sur les marches, croise les mains et attend qu’on lui dise la suite. Dans toutes les villes du Commonwealth, les radios bourdonnent sur une seule note.',
      },
      {
        line: 'Payer quelqu’un en ville pour lui barrer la route',
        success:
          'Vous posez les capsules et dites au mot près en quoi consiste le travail. Il y a toujours quelqu’un pour le prendre : une dette, une toux, une fille qui a voyagé un jour sur la ligne. On vous serre la main, on boutonne son manteau et l’on demande de quel côté il viendra. Cela redonne du cœur au Réseau. Ce n’était donné pour personne.',
      },
    ],
  },
  '025': {
    title: 'Les Miliciens',
    intro:
      'La capitaine Martha Tolliver fait camper à Diamond City deux cents volontaires en manteau bleu rapiécé, et ne sait pas sur qui les faire tirer. La moitié a perdu un voisin à cause de l’Institut. L’autre moitié dit que le Réseau du rail est plein de machines, ce qui est vrai. Elle recoud un bouton en vous écoutant. « Faites un bout de chemin avec nous et parlez, dit-elle. On ira où la conversation ira. En général, c’est ce qu’on fait. »',
    options: [
      {
        line: 'Les Miliciens marchent sur le Réseau du rail',
        success:
          'Ils l’encerclent selon le manuel, et chantent. Comme personne ne sort, ils entrent, et après cela ils restent dans la rue à regarder par terre. Tolliver a perdu son bouton. À la radio, une voix aimable félicite le Commonwealth d’être devenu si calme.',
      },
      {
        line: 'Les Miliciens marchent sur les ruines du C.I.T.',
        success:
          'Deux cents personnes s’asseyent sur le toit de l’Institut et se mettent à creuser, à la baïonnette, à la gamelle, au couvercle de piano. Le troisième jour, elles touchent un plafond. La première blouse blanche à lever les yeux par le trou dit qu’il doit y avoir erreur. « Oui, dit Tolliver. Montez donc, on va vous en parler. »',
      },
    ],
  },
  '026': {
    title: 'La queue aux oignons',
    intro:
      'Une table de recrutement est dressée sur le marché, sous un drapeau bleu que les mites ont mis aux voix. Le caporal Amos Lark, qui a seize ans et se laisse peut-être pousser la barbe, explique la liberté à une file de gens qui attendent des oignons. Les Miliciens sont en marche, dit-il. Dans quelle direction, cela dépend de qui ils écoutent. Il aimerait infiniment rencontrer quelqu’un qu’on écoute.',
    options: [
      {
        line: 'Lark vous connaît, et le met par écrit',
        success:
          '« C’est vous », dit Lark, et l’encrier se renverse. De sa plus belle écriture, il assure à la capitaine Tolliver que là où vous pointez le doigt, les gens sensés devraient marcher. La moitié de la queue aux oignons signe. Vous mettez la lettre en lieu sûr. Elle pèsera son poids quand vous marcherez en parlant aux côtés de la capitaine.',
      },
      {
        line: 'Les recrues vous connaissent, et retroussent leurs manches',
        success:
          '« C’est l’ennemi du peuple », dit un homme avec un oignon. Les recrues ont fait l’exercice toute une semaine sans en avoir un et vous en sont sincèrement reconnaissantes. Lark essaie de garder la cadence. On vous reconduit au-delà de la dernière maison, à coups de hampe.',
      },
      {
        line: 'Prendre un tract et faire vos achats',
        success:
          'Vous le lisez en marchandant. Il a deux fautes d’orthographe, et vous êtes d’accord avec presque tout le reste. Quand vous en avez fini, Lark est toujours sur sa chaise, et la queue a avancé d’un oignon.',
      },
    ],
  },
  '027': {
    title: 'Le buisson parlant',
    intro:
      '« Halte », dit le buisson. On entend chuchoter. « S’il vous plaît », ajoute-t-il. Les Miliciens ont posté ici un piquet : quatre fermiers, un tambour et une tarte. La sergente Hulda Arkady a ordre d’arrêter les espions et de laisser passer les héros, et on ne lui a décrit ni les uns ni les autres. Elle vous toise. Vous la voyez essayer de se rappeler le journal.',
    options: [
      {
        line: 'Ils vous prennent pour un héros, et en jurent',
        success:
          '« J’étais au puits, dit un des fermiers, quand cette tête-là est passée », et la question est réglée. Ils jureront tous les quatre, devant qui vous voudrez, qu’on peut vous suivre les yeux fermés. Jurez-le à la capitaine Tolliver, dit Hulda. Avec elle, une bonne caution fait presque tout.',
      },
      {
        line: 'Ils vous prennent pour un espion',
        success:
          'Hulda se rappelle le journal. « Ah, dit-elle, c’est cette tête-là », et le tambour roule à terre. Les fermiers se dispersent, comme convenu. Celui qui reste n’est pas fermier, n’est pas sobre, et espérait depuis une semaine quelque chose dans votre genre.',
      },
      {
        line: 'Partager la tarte et passer votre chemin',
        success:
          'Ils hésitent sur votre compte, mais pas sur celui de la tarte, et il y en a beaucoup trop. Vous repartez avec des cadeaux de quatre foyers, dont vous n’avez demandé aucun. Derrière vous, le buisson dit « Halte » à un corbeau.',
      },
    ],
  },
  '028': {
    title: 'L’option nucléaire',
    intro:
      'Le plan du réacteur de l’Institut est gravé sur des plaques d’acier, parce que la femme qui l’a dessiné ne se fie pas au papier. Ensemble, elles pèsent autant qu’un fourneau. Elles se trouvent au Réseau du rail, sous un agent qui a ordre de tirer sur toute personne absente de la liste. Il n’y a pas de liste. Portées au C.I.T., les plaques mettront fin à tout ; mais l’Institut a l’oreille fine, et chaque mort, d’un côté ou de l’autre, l’aide à entendre.',
    options: [
      {
        line: 'Tuer un agent ou une patrouille, et faire du bruit',
        success:
          'Le bruit porte. Sous terre, on plante une épingle dans une carte, et tout ce qui peut l’être est mis un peu plus à l’abri. Le Réseau du rail a entendu aussi. Un autre des siens vient s’asseoir près des plaques, où qu’elles soient rendues, un fusil sur les genoux, et pas de liste.',
      },
      {
        line: 'Apporter les plaques aux ruines du C.I.T.',
        success:
          'On étale les plaques sur les gravats et on les lit comme une recette. Quelqu’un descend avec une brouette et remonte sans. Tous ceux qui tiennent debout sortent, gris et roses, en chemise de nuit, les yeux plissés. Puis le sol prend une inspiration. Dans tout le Commonwealth, les gens se retournent dans leur lit, à côté de la personne qu’ils ont épousée, quelle qu’elle soit.',
      },
    ],
  },
} satisfies Stories
