import type { Stories } from '../../story.ts'

/** Cards 082 to 093: four errands out of Vault 84, and what lies at the end of each in Vault 109. */
export const storyVault109 = {
  '082': {
    title: 'BOUUUM !',
    intro:
      'Les jumeaux Hobbs disaient vrai ; vous avez vu le catalogue. Quelque part dans l’Abri 109 pend un lanceur pour toutes petites bombes atomiques. La poudrière est fermée à clé. La serrure est de RobCo, et l’usine RobCo gardait un double au carbone de tout ce qu’elle fabriquait, y compris les erreurs. Sinon, il y a l’aile de l’Abri qui brille la nuit, où personne ne s’est jamais donné la peine de fermer quoi que ce soit.',
    options: [
      {
        line: 'Trouver le code de la serrure à l’usine RobCo',
        success:
          'Il est dans l’armoire des réclamations. L’Abri 109 avait écrit pour dire que la serrure était trop bonne. Vous recopiez le code à l’intérieur de votre bras et mesurez soudain ce que vaut un tel nombre pour qui a des projets. Ce qui se tient encore devant la poudrière est une autre affaire.',
        failure:
          'Quatre mille tiroirs, étiquetés par un robot très attaché à la vie privée. Vous repartez avec un doigt coupé par le papier et un bon de garantie.',
      },
      {
        line: 'Entrer par l’aile brillante de l’Abri 109',
        success:
          'Vous retenez votre souffle, comme si cela servait. La lueur vous entre dans les dents. Mais personne n’a visité ces pièces, et vous ressortez les bras chargés, avec une bonne idée de l’endroit où se trouve la poudrière. Et de ce qui a fait son nid devant.',
      },
    ],
  },
  '083': {
    title: 'Du matériel sérieux',
    intro:
      'Neuf personnes de l’Abri 84 sont allées chercher l’armure à l’Abri 109, et une seule est rentrée enseigner la gymnastique. L’armure est toujours sur son support. Les super mutants, là-bas, sont trop gros pour elle et ne peuvent se résoudre à la laisser. Leurs brutes en portent la clé à tour de rôle, comme d’autres portent des médailles. La seule entrée sans brute devant, c’est la fissure dans le mur du réacteur.',
    options: [
      {
        line: 'Tuer une brute et prendre ce qu’elle porte',
        success:
          'Au bout d’un lacet, parmi les dents : une carte d’accès de l’Abri 109. La photographie montre un homme à moustache, content de son emploi. Vous la passez à votre cou. Vous voilà avec des idées plus grandes que ce matin.',
      },
      {
        line: 'Se glisser par la fissure dans l’Abri 109',
        success:
          'L’air, là-dedans, a un goût de pièces de monnaie, et c’est pourquoi nul ne garde l’endroit. Vous remplissez un sac dans les casiers de gens prévoyants : dans chacun, une paire de chaussettes de rechange. À travers une grille, vous voyez l’armure, et le large dos de ses admirateurs.',
      },
    ],
  },
  '084': {
    title: 'Le serment d’Hippocrate',
    intro:
      'Le docteur Halloran a appris la médecine par radio, avec un seul condisciple. Leopold Quade était le plus doué. Il s’est installé à l’Abri 109 avec une théorie, et dans ses lettres les patients devenaient de plus en plus grands. Puis les lettres ont cessé. Il avait mis ses papiers en lieu sûr, à la Tour, où ils sont encore, derrière un bon bureau et un certain M. Coyle. « À défaut, dit-elle, tout hôpital a une conduite d’évacuation. »',
    options: [
      {
        line: 'Arracher les papiers à M. Coyle, à la Tour',
        success:
          'M. Coyle cède, d’abord au charme, ensuite au fait d’être soulevé. Les notes sont soignées jusqu’à la dernière page, où l’écriture devient énorme. On y trouve un plan des salles, et la liste des familles d’ici, en haut, qui ont payé.',
        failure:
          'M. Coyle a mis dehors des évêques. Vous avez franchi deux fois la porte à tambour quand l’idée vous vient que vous partez.',
      },
      {
        line: 'Remonter la conduite d’évacuation de l’Abri 109',
        success:
          'Il y fait chaud, il y fait vert, et vous n’y pensez pas. En haut se trouve une pharmacie que nul n’a jamais pillée, à cause de la conduite. Vous emballez ce que vous pouvez. De l’autre côté du mur, on demande gentiment à quelqu’un de compter à rebours.',
      },
    ],
  },
  '085': {
    title: 'Sur la piste des parasites',
    intro:
      'La pulsation notée par Agnes Loomis vient de dessous l’Abri 109, et elle a un rythme, comme quelqu’un qui arpente une pièce. Des protectrons errants la transportent. Ils s’arrêtent au milieu de la route, cliquettent, la transmettent, et ne savent pas pourquoi. Ouvrez-en un, et vous entendrez peut-être la suite. Ou allez trouver la pièce, par l’aile où les horloges ont fondu.',
    options: [
      {
        line: 'Détruire un protectron et écouter ce qu’il y a dedans',
        success:
          'Dans sa poitrine, un petit tambour tourne encore. Vous le portez à votre oreille. Sous le souffle, une femme lit des noms, et les silences entre les noms sont la pulsation. Il y en a un que vous connaissez. Vous ne dites à personne lequel.',
      },
      {
        line: 'Entrer par l’aile fondue de l’Abri 109',
        success:
          'Les murs ont coulé comme des bougies, et la pulsation vous fait mal à la mâchoire. Ici l’on est parti en hâte, et l’on a tout laissé. Vous prenez autant que vous pouvez soulever. Tout au bout, au-delà d’un sol qui ne tient pas en place, on entend le déclic d’un microphone.',
      },
    ],
  },
  '086': {
    title: 'La collection de casques',
    intro:
      'Dans l’Abri 109, le couloir de la poudrière est poli, à hauteur d’épaule, par quelque chose qui s’y frotte depuis des années. Au bout, un nid de rideaux pare-souffle, et dans le nid un tas de casques, rangés par taille. Ce qui vit là semble être sorti. Vous avez un pied au-dessus du tas quand il inspire.',
    options: [
      {
        line: 'Le combattre pour le couloir',
        success:
          'Il s’abat à grand fracas sur sa collection. Vous passez par-dessus, vite. Plus loin, il y a d’autres griffures au mur, et elles ne viennent pas de ces griffes-là. Mais pour l’instant le passage est libre.',
        failure:
          'Le couloir est à lui, et il entend le garder. Vous faites désormais partie du mur, à peu près à hauteur d’épaule.',
      },
      {
        line: 'Retirer le pied et s’en aller',
        success:
          'Vous reculez en remettant chaque botte là où elle était. Le tas expire. Un casque roule un peu à votre suite, s’arrête et se fait rentrer.',
      },
    ],
  },
  '087': {
    title: 'La poudrière',
    intro:
      'Derrière une porte épaisse comme un matelas, des étagères vides et un calendrier avec une fille sur une fusée. Au dernier crochet pend le lanceur. On dirait une attraction de fête foraine. Dessous, au bout d’une ficelle, le registre de service. Il y a deux cents ans, un caporal Denny y a noté qui voulait l’engin, pour s’en servir contre qui, et comment on comptait appeler cela ensuite.',
    options: [
      {
        line: 'Décrocher le lanceur',
        success:
          'La sangle a été raccourcie pour quelqu’un de petit, puis encore raccourcie pour quelqu’un de plus petit. Le mode d’emploi tient sur une plaque, au-dessus de la poignée. NE PAS DIRIGER VERS SOI. Vous signez le registre pour le caporal Denny, par simple politesse.',
      },
      {
        line: 'Prendre le registre et condamner la porte',
        success:
          'Vous laissez l’engin à son crochet, et la porte dans un état tel que nul ne l’ouvrira plus. Les noms du registre ont des petits-enfants, et certains des petits-enfants ont des villes. C’est une arme moindre, mais celle-ci peut servir plus d’une fois.',
      },
    ],
  },
  '088': {
    title: 'Chacun son tour',
    intro:
      'Cette partie de l’Abri 109 est une caserne, et des super mutants y vivent : couchettes rapprochées deux par deux, bottes devant la porte. Tout au fond, une vitre blindée, et derrière la vitre quelque chose de grand et de gris, debout sous une lampe. Ils viennent regarder à tour de rôle. Celui dont c’est le tour s’est lavé le cou.',
    options: [
      {
        line: 'Combattre celui de la vitre',
        success:
          'Il tombe, le visage contre la vitre. Les autres ont couru voir d’où venait un bruit, à l’autre bout ; c’était vous aussi. Ils reviendront, mais tant que cela dure, vous pouvez vous glisser plus avant.',
        failure:
          'Il ne cédera pas son tour, ni pour vous ni pour rien de ce que vous portez. Vous vous retrouvez dehors, avec les bottes.',
      },
      {
        line: 'Lui laisser son tour',
        success:
          'Vous refermez la porte aussi doucement que vous l’aviez ouverte. À l’intérieur, quelqu’un soupire. Quelqu’un d’autre dit que ce n’est pas juste, que ça fait à peine une minute.',
      },
    ],
  },
  '089': {
    title: 'Le dixième homme',
    intro:
      'L’armure est ouverte dans le dos, comme si son propriétaire était sorti fumer. Elle brille ; ses admirateurs l’ont astiquée par un trou de la vitre, aussi loin que porte un bras. Au mur, le tableau du poste de garde de l’Abri 109 : une rangée de leviers, chacun annoté au crayon de ce qui vit dans son couloir, et du temps que met le gaz. Au premier levier pendent huit plaques d’identité.',
    options: [
      {
        line: 'Entrer dans l’armure',
        success:
          'Elle se referme derrière vous avec un soupir, comme une bonne voiture. À l’intérieur du casque, on a gravé huit bâtons et commencé un neuvième. Vous emportez les plaques ; il y a un homme qui enseigne la gymnastique. Dans le couloir, nul ne vous regarde à tour de rôle. On vous regarde.',
      },
      {
        line: 'Laisser l’armure et baisser les leviers',
        success:
          'Des ventilateurs se mettent en marche dans les murs. Vous lisez chaque note au crayon à mesure que descend le levier, et entendez, très loin, de quoi il était question. Les couloirs deviennent silencieux. L’armure est toujours là, ouverte dans le dos, nullement pressée.',
      },
    ],
  },
  '090': {
    title: 'Le sol roulant',
    intro:
      'Dans la longue galerie de l’Abri 109, le sol bouge. Il était fait pour porter les patients à l’allure d’une promenade. Il court maintenant comme une rivière vers une porte d’acier qui s’ouvre et claque au rythme de la pulsation. Des chaussures se sont amassées au bord, quelques-unes par paires. De l’autre côté, une lampe rouge dit : À L’ANTENNE.',
    options: [
      {
        line: 'Franchir la galerie entre deux battements',
        success:
          'Vous laissez le rythme entrer dans vos jambes, partez sur le souffle d’entre-deux, et vous voilà de l’autre côté. La porte vous prend un bouton de manteau. C’est étonnant, ce qu’un corps peut apprendre en si peu de temps. Devant vous, l’Abri continue.',
        failure:
          'Vous avez un demi-battement de retard, la porte n’en a pas. Quand le sol en a fini avec vous, il vous dépose dehors, une chaussure en moins, à l’allure d’une promenade.',
      },
      {
        line: 'Regarder les chaussures et faire demi-tour',
        success:
          'Au bord, vous comptez, et n’arrivez jamais deux fois au même total. Puis vous repartez par un sol du genre qui reste en place.',
      },
    ],
  },
  '091': {
    title: 'À l’antenne',
    intro:
      'Une cabine, un microphone et une femme en casque d’écoute, morte depuis très longtemps, assise bien droite. La bande devant elle a tant tourné qu’on voit à travers. C’est la liste de tous ceux que l’Abri 109 a tués, lue par celle qui signait pour eux. Au bas de la feuille, elle a laissé quelques lignes libres pour qui viendrait. La lampe est toujours rouge.',
    options: [
      {
        line: 'S’asseoir et finir l’émission',
        success:
          'Vous lisez les derniers noms. La lampe reste rouge ; alors vous continuez, et dites ce que vous comptez y faire, puis ce que vous comptez faire d’autre. Tout devient remarquablement clair devant un microphone. Là-dehors, des gens cherchent un crayon.',
      },
      {
        line: 'Éteindre et la laisser en paix',
        success:
          'Vous tournez la clé. La lampe s’éteint, le battement quitte les murs et, sur une route, un protectron achève son pas. Cela ne vous rapporte rien. Vous restez une minute auprès d’elle, puisque vous avez fait tout ce chemin.',
      },
    ],
  },
  '092': {
    title: 'Les nouveaux patients sont priés de se laver',
    intro:
      'Quand vous passez le seuil, les arroseurs se déclenchent. Ce n’est pas de l’eau. C’est tiède et brillant, cela trouve chacune de vos égratignures, et avant que vous ayez relevé votre col, c’est fait. LES NOUVEAUX PATIENTS SONT PRIÉS DE SE LAVER, dit le mur carrelé de l’Abri 109. Les salles sont derrière un second rideau, nettement plus dru. À l’intérieur, quelqu’un tousse poliment, pour signaler que c’est occupé.',
    options: [
      {
        line: 'Traverser le rideau le plus dru',
        success:
          'Vous passez les yeux et la bouche fermés, et cela entre par les autres portes. De l’autre côté, il y a des serviettes, pliées. Vous observez précisément ce que cela fait, comme le docteur Quade a dû l’observer, et pendant un instant vous voyez ce qu’il y voyait. Puis vous continuez.',
      },
      {
        line: 'Faire demi-tour ; cela suffit pour la toilette',
        success:
          'Dehors, vous vous ébrouez comme un chien et laissez un rond brillant sur le béton. Derrière vous, le rideau continue de goutter, patient comme une infirmière.',
      },
    ],
  },
  '093': {
    title: 'Heures de visite',
    intro:
      'Douze lits à rideaux, de la paille au fond pour les quadrupèdes et un banc pour ceux qui prennent de l’huile. Le docteur Quade soignait n’importe quoi. Il fait sa tournée, haut de trois mètres à présent, dans les rubans d’une blouse blanche, avec une seringue grosse comme une pompe à vélo. « Au suivant », dit-il d’une voix bienveillante. Les patients de l’Abri 109 tournent tous la tête et vous regardent. C’est la seule chose qu’il leur ait laissée.',
    options: [
      {
        line: 'Interrompre la tournée du docteur',
        success:
          'Il vient sur vous en expliquant les bienfaits. Quelle qu’en soit l’issue, le bruit ouvre les rideaux, les patients ouvrent les portes et passent devant vous vers la lumière du jour, l’un soutenant l’autre. Ils diront aux gens qui est venu. Quelqu’un vous glisse la dernière feuille de soins dans la main.',
      },
      {
        line: 'Faire sortir un patient sans rien dire',
        success:
          'Vous prenez le plus proche qui puisse marcher sans aide. Nul ne lui demande ce qu’il était avant. À la porte, vous entendez le docteur s’arrêter, compter ses lits et sonner pour qu’on lui en amène un autre. « Au suivant », dit-il, de la même voix bienveillante.',
      },
    ],
  },
} satisfies Stories
