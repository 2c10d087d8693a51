import type { Stories } from '../../story.ts'

/** 101 to 106: lights over HWY 74. 107 to 111: the airship Steadfast. */
export const storySky = {
  '101': {
    title: 'Je ne dis pas que c’étaient des extraterrestres…',
    intro:
      'Lundi, la veuve Hofmann a perdu une brahmine ; jeudi, elle l’a récupérée, rasée. Depuis, il y a des lumières la nuit au-dessus de l’autoroute 74, en rangs, comme si quelqu’un se garait. Son valet de ferme, Purvis, est monté se plaindre. Il est revenu souriant, chaud comme un poêle, et s’est installé dans la grange. Elle aimerait que quelqu’un aille sur la route, ou dans la grange, peu lui importe.',
    options: [
      {
        line: 'En venir aux mains avec Purvis, à la ferme Hofmann',
        success:
          'Purvis s’abat et continue de sourire, car le sourire n’a jamais été attaché à rien. Sous le visage, il y en a un autre, petit, gris et franchement vexé. La veuve le regarde longtemps. « Ça, dit-elle, ce n’est pas de l’Ohio. » Dans la paille se trouve ce qu’il collectionnait. Elle vous laisse y choisir quelque chose.',
        failure:
          'Purvis vous pose une main brûlante sur la poitrine et vous explique, gentiment, qu’il va très bien. Vous sortez de la grange à reculons, en fumant. Il se remet à siffler.',
      },
      {
        line: 'Faire des signaux aux lumières de l’autoroute 74',
        success:
          'Long, court, long. Les lumières s’arrêtent. L’une d’elles vous répète votre signal avec une petite correction. Puis la route est au-dessous de vous et rapetisse, et vous comprenez une chose que personne, en bas, ne croirait.',
        failure:
          'Les lumières ne vous prêtent aucune attention. Un mât de radio cassé clignote aussi, et elles semblent préférer sa compagnie.',
      },
    ],
  },
  '102': {
    title: '… mais c’étaient des extraterrestres',
    intro:
      'La chose gît dans la cave à pommes de terre de la veuve Hofmann, sous une nappe. Elle a de longs doigts, pas d’oreilles, et l’air d’un client qu’on fait attendre. La veuve veut s’en défaire avant que les pommes de terre ne germent. Un homme qui se dit le Professeur Lomax en ferait un spectacle, si une ville voulait bien croire l’histoire. Un homme qui ne dit pas son nom la mettrait dans un trou, contre argent, là où personne ne creuse.',
    options: [
      {
        line: 'En convaincre une colonie, sous le chapiteau de Lomax',
        success:
          'À la nuit, il y a la queue autour du chapiteau, et à minuit c’est à la radio, avec votre nom bien prononcé. Les enfants la dessinent sur les murs. Très haut et très loin, un officier des transmissions très bien équipé note l’endroit, le souligne et va réveiller la commandante.',
      },
      {
        line: 'Payer une tombe profonde dans les pires ruines',
        success:
          'Les fossoyeurs sont rapides, propres, et apportent leur chaux. Personne ne demande ce que c’est. L’un d’eux demande pour qui cela travaillait. Quand le sol est de nouveau plat, le chef d’équipe porte la main à son chapeau. Vous ne devez rien, dit-il. Simplement, vous vous connaissez, maintenant.',
      },
    ],
  },
  '103': {
    title: 'Le chapiteau du Professeur',
    intro:
      '« Entrez, entrez, attention aux cordes. » Le Professeur Lomax n’a pas d’université, mais il a un beau gilet, et ce soir son chapiteau barre le marché. Sur l’estrade, une table avec un drap, et rien sous le drap. La foule a payé pour entendre ce qui est tombé du ciel. Lomax, en nage, est à court d’adjectifs, et il vous voit entrer.',
    options: [
      {
        line: 'Le laisser suer et faire vos achats',
        success:
          'Derrière vous, la foule se met à taper du pied. La moitié des marchands est sous le chapiteau, l’autre moitié voudrait y être, et nul ne vous tourne autour pendant que vous regardez. Le Professeur trouvera une autre ville. Il trouve toujours une autre ville.',
      },
      {
        line: 'Monter sur l’estrade et raconter la ferme',
        success:
          'Vous racontez sans effets, comme c’est arrivé, jusqu’au sourire. Personne ne rit. Une vieille, au fond, dit qu’elle aussi a vu les lumières, et voilà que tout le monde les a vues. Lomax fait passer le chapeau et vous donne votre part, ce qui ne lui ressemble pas.',
        failure:
          'Vous arrivez jusqu’à la brahmine rasée. Quelqu’un meugle. Puis tout le chapiteau meugle, et vous finissez la soirée dehors, un navet dans le col. Lomax s’en va avant l’aube, vers un public d’une meilleure tenue.',
      },
    ],
  },
  '104': {
    title: 'Le vaisseau mère',
    intro:
      'C’est propre, ici, et cela bourdonne dans un ton qui incite vos dents à bien se tenir. De petits êtres gris passent avec des plateaux. Leur steward est un certain Merle, enlevé dans une station-service une semaine avant les bombes, brûlant quand on l’approche et fier de l’uniforme. On ne descend pas, dit-il, sans le Capitaine. À travers le plancher, on voit toutes les Terres désolées. D’ici, elles ont presque l’air entretenues.',
    options: [
      {
        line: 'Venir à bout de Merle et comprendre les commandes',
        success:
          'Merle tombe en loyal serviteur. Les commandes se résument à quelques creux et un bol d’eau, et dès qu’on cesse de chercher un volant, elles s’expliquent. Vous mettez le cap sur le sol et descendez là où il a l’air tendre. Le vaisseau, lui, ne descend pas : il s’écrase. On a dû voir cela à cent kilomètres.',
        failure:
          'Merle est plus fort qu’il n’en a l’air, ou bien le vaisseau est plus malin ; dans les deux cas, vous revoilà par terre. Les petits gris vous contournent avec leurs plateaux. Quelque opinion qu’ils aient eue de vous, elle vient de baisser.',
      },
      {
        line: 'Parler au Capitaine jusqu’à ce qu’il vous dépose',
        success:
          'Le Capitaine vient de très loin pour demander à quoi servaient les bombes. Vous avez essayé plusieurs réponses. La dernière, que personne ne s’en souvient, le fait asseoir. Il vous dit quelque chose en retour, vous tapote la main avec trop d’articulations, et vous dépose où bon vous semble.',
        failure:
          'Vous commencez par le temps qu’il fait. Dans leur langue, c’est de toute évidence ce qu’on dit de la mère de quelqu’un. Le Capitaine se retire pour se calmer.',
      },
    ],
  },
  '105': {
    title: 'Une lumière là-haut',
    intro:
      'Autour de vous, toutes les ombres pivotent et pointent droit vers le bas. La lumière, là-haut, ne fait aucun bruit. Une boîte de conserve monte devant votre genou, puis un piquet de clôture, puis une rataupe, qui rame. Vos bottes vous semblent à quelqu’un d’autre. Un moignon de mur est à portée de main, et reste la question de savoir à quel point vous tenez à rester.',
    options: [
      {
        line: 'S’agripper au mur jusqu’à ce que la lumière se lasse',
        success:
          'Vous vous cramponnez avec tout ce qui se plie. La lumière s’éteint enfin, comme une boutique qui ferme, et ce qu’elle avait pris retombe autour de vous : des bagages, de la vaisselle, presque une cuisine entière. Vous vous servez. La rataupe atterrit sur ses pattes.',
        failure:
          'Le mur tient. Votre prise, non. Vous montez, au-delà des toits crevés et des corbeaux, vers une porte ronde et brillante, où un homme en casquette de steward vous demande si vous avez fait bon voyage.',
      },
      {
        line: 'Lâcher prise et voir où cela mène',
        success:
          'Vous lâchez prise. C’est la chose la plus facile que vous ayez faite depuis des années. Le sol vous laisse partir sans discuter. En haut, il y a une porte ronde, et derrière la porte quelqu’un a pensé à mettre un paillasson. Vous vous essuyez les pieds.',
      },
    ],
  },
  '106': {
    title: 'Encore chaud dedans',
    intro:
      'Le sillon est long comme une rue et finit dans une cuvette de verre. Dans la cuvette gît quelque chose de rond et d’argenté, froissé comme une tarte qu’on a lâchée, qui cliquette en refroidissant. Par une fente de la coque, on voit un râtelier, et sur le râtelier un petit pistolet, joli, manifestement terrible. L’air ondule au-dessus de la fente. Tout autour traîne ce qui a été éjecté.',
    options: [
      {
        line: 'Passer le bras par la fente ardente pour l’arme',
        success:
          'Vous cessez de penser quand la manche prend feu. Puis votre main se referme, et vous tombez assis, la chose sur les genoux : légère comme un jouet, faite pour aucune main connue, et elle ronronne. Derrière vous, le vaisseau soupire et se replie sur lui-même.',
        failure:
          'Vous entrez jusqu’au coude. La lumière, là-dedans, vous montre vos propres os, que vous auriez préféré croire sur parole. Quand vous y voyez de nouveau, le râtelier a fondu, arme comprise, et la coque n’est plus qu’une flaque au fond de la cuvette.',
      },
      {
        line: 'Faire le tri dans ce qui a été éjecté',
        success:
          'Des montres, des bottes, un trombone, le diplôme de quelqu’un : tout le trésor patient d’un peuple qui voulait un exemplaire de chaque chose. Vous prenez ce qui marche encore. La coque cliquette toujours derrière vous. Elle sera chaude un moment encore.',
      },
    ],
  },
  '107': {
    title: 'Le dirigeable de la Confrérie',
    intro:
      'D’abord vient l’ombre, puis le haut-parleur. Le dirigeable Inébranlable est là pour prendre en charge toute machine trop dangereuse pour le public, et c’est lui qui décidera lesquelles. La commandante Ottoline Gage fait ses annonces un bâton de réglisse entre les dents. Son vaisseau suivra le plus gros robot qu’il entende. Son intendant, qui connaît la chanson, cale une écoutille de côté quand il fume.',
    options: [
      {
        line: 'Détruire un robot avant la commandante Gage',
        success:
          'Bientôt descend une échelle de corde, avec une gradée au bout. Elle regarde l’épave, puis vous, et prend une note. Vous avez économisé des munitions à la Confrérie, qui prend cela pour une demande en mariage. Le soir, on vous a montré l’atelier et demandé votre avis.',
      },
      {
        line: 'Monter à bord et repartir dans une de leurs armures',
        success:
          'Vous saluez les bonnes personnes, contournez les mauvaises et descendez la passerelle en flânant, dans la plus belle armure que vous ayez jamais volée. Personne ne l’arrête, car personne n’arrête une de celles-là. L’alarme se déclenche quand vous avez passé la deuxième colline. Elle ne se tait plus.',
        failure:
          'Vous arrivez jusqu’à l’écoutille intérieure, où l’on veut le mot du jour. Le vôtre n’est pas le bon. On vous fait débarquer poliment, d’une petite hauteur.',
      },
    ],
  },
  '108': {
    title: 'Recherche et développement',
    intro:
      'Le scribe Fennimore Dobbs a sur son établi une armure en morceaux et la mine d’un homme dont le gâteau n’a pas levé. Il manque un réacteur. Un robot sentinelle en a un, dans la poitrine, derrière les canons. De l’argent ferait aussi l’affaire ; il y a des gens qui vendent cela, et il aimerait mieux ne pas dire à la commandante lesquels. L’Inébranlable, lui, flaire les pires ruines en vue, dans l’espoir d’y trouver quelque chose à déballer.',
    options: [
      {
        line: 'Détruire un robot sentinelle pour le réacteur de Dobbs',
        success:
          'Dobbs descend au bout d’une corde et prend le réacteur comme on prend le bébé d’un autre. Il travaille toute la nuit en fredonnant, et à l’aube l’armure se lève toute seule. Il faut que quelqu’un la rode, dit-il, quelqu’un qui ne soit pas lui. La commandante l’apprend et remet son départ. Elle s’est attachée à la vue.',
      },
      {
        line: 'Monter à bord et payer Dobbs, sans demander de reçu',
        success:
          'L’argent descend l’échelle à midi, et un paquet remonte au crépuscule. Nul n’a vu ni l’un ni l’autre. Dobbs referme la dernière plaque et vous confie l’armure entière à l’essai, sans date de retour. La commandante Gage appelle cela de l’initiative et reste pour voir.',
      },
    ],
  },
  '109': {
    title: 'La Confrérie contrôle',
    intro:
      'Quelqu’un est parti avec la deuxième meilleure armure de la commandante, et il n’y a plus de réglisse. Il y a des patrouilles. Dans les ruines, elles arrêtent tout le monde, fouillent tout et frappent d’abord, pour le bon ordre. L’Inébranlable se dirige vers la plus grande ville qu’il trouve, pour rester suspendu au-dessus comme une facture. Cela finira quand le paladin Tate, qui rédige les rapports, rapportera que c’est fini, ou quand les gens commenceront à rendre leurs armes.',
    options: [
      {
        line: 'Trouver dans les ruines le barrage de Tate et le fermer',
        success:
          'Le rapport monte par le fil : secteur calme, armure introuvable, population trop pauvre pour valoir l’essence. La commandante Gage le lit plusieurs fois, cherchant la plaisanterie. Puis elle fait demi-tour. Les gens sortent regarder le ciel vide. Ils semblent savoir qui remercier.',
      },
      {
        line: 'Rendre une arme au pied de l’échelle',
        success:
          'Vous la posez sur la table, entre l’encrier et le drapeau. L’employé la pèse, l’étiquette et vous remercie comme s’il le pensait. En une semaine, la mode est lancée. Les patrouilles rentrent, victorieuses, et l’Inébranlable décide que des gens si raisonnables méritent de la compagnie.',
      },
    ],
  },
  '110': {
    title: 'Le barrage de Tate',
    intro:
      'Une porte sur deux tonneaux, un drapeau, une bouilloire. Le paladin Corwin Tate a envoyé ses hommes se coucher parce qu’il ne supporte pas leur façon de tenir la fourchette, et il garde le barrage tout seul, en rédigeant le rapport du jour d’une écriture magnifique. « Nom, motif, quelque chose à déclarer », dit-il. Il se lève. Il continue de se lever un certain temps.',
    options: [
      {
        line: 'Déclarer la guerre au paladin Tate',
        success:
          'Il y faut longtemps, et les deux tonneaux. Ensuite, vous finissez le rapport à sa place : rien trouvé, rien qui vaille la peine de l’être. Le pilote de son vertiptère regarde Tate, puis vous, et demande où l’on va, de la voix d’un homme qui n’a jamais tant aimé que ça le drapeau.',
        failure:
          'Tate vous frappe avec le drapeau, dont la hampe est en acier. Vous partez sur-le-champ, sans direction précise. Il se rassied et l’inscrit à la rubrique météo.',
      },
      {
        line: 'Tenir bon et lui dicter son rapport',
        success:
          'Il essaie de vous faire baisser les yeux, et vous êtes simplement toujours là. Alors il remplit deux tasses, et vous parlez : d’armure volée, de fourchettes, de ceux qui, chez lui, se souviennent peut-être de lui. À la fin, il écrit ce que vous dites, passe le buvard et relit à voix haute comme si c’était de lui.',
        failure:
          'Vous commencez bien. Puis son œil tombe sur vos bottes, et il demande la facture. On vous raccompagne hors des lieux, lesquels se révèlent être tout ce qu’il peut voir.',
      },
      {
        line: 'Faire demi-tour et prendre par le plus long',
        success:
          'Il y a toujours un autre chemin. Celui-ci a des chardons. Derrière vous, la bouilloire se met à siffler, et Tate vous lance, plutôt doucement, qu’il ne bouge pas d’ici.',
      },
    ],
  },
  '111': {
    title: 'Rien ne presse',
    intro:
      'L’Inébranlable devait partir mardi. Il est toujours là. Il a pris l’habitude de suivre celui ou celle d’entre vous qui a le mieux réussi dans la vie, à distance délicate, comme une tante au bal. Le scribe Dobbs se penche et pose des questions au porte-voix. Il paie comptant les robots démolis. Pour un robot docile, monté par l’échelle en état de marche, la commandante Gage offre chose plus rare : son oreille.',
    options: [
      {
        line: 'Démolir un robot pour Dobbs',
        success:
          'Le soir, un panier descend au bout d’une ficelle avec des capsules dedans, et remonte avec les pièces utiles. Dobbs vous crie à quoi chacune servait. Vous en apprenez plus que vous ne vouliez.',
      },
      {
        line: 'Monter à bord un compagnon robot et l’y laisser',
        success:
          'Il demande s’il a fait quelque chose de mal. Vous dites non. La commandante tient parole : une heure de son temps, un bâton de réglisse, un mot au bon endroit. En redescendant l’échelle, vous le voyez à un hublot. Il fait signe, ou quelqu’un lui fait faire signe.',
      },
    ],
  },
} satisfies Stories
