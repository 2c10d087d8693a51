import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const fr: Catalogue<typeof en> = {
  'table.exhausted': 'Objet incliné.',
  'table.tracks': 'Objets et salles',
  'table.income': 'Revenu pour {who}',
  'table.vault': 'L’Abri',
  'table.line': '{what} : {text}',
  'table.inHand': 'Vous placez {who} : choisissez une case en surbrillance.',
  'table.onlyPass': 'Vous ne pouvez placer personne pour l’instant : il ne reste qu’à passer.',
  'table.send': 'Envoyer {who}',
  'table.back': 'Retour',
  'table.asked': '{who} : {what}',
  'table.amount': '{what} : {n}',
  'table.deck': '{n} dans la pioche',
  'table.discards': '{n} dans la défausse',
  'table.price': 'Coût : {price}.',
  'table.lastRound': 'Dernier round !',
  'table.cubes': 'Ressources',
  'table.atHome': 'Résidents disponibles',
  'table.buildHere': 'Construire ici',
  'forecast.doubled': 'Entraîné pour {letter} : récompense doublée, entraînement épuisé.',
  'forecast.wasted': 'L’entraînement pour {letter} est épuisé sans rien apporter ici.',
  'forecast.fight': 'Chances de gagner : {n}.',
  'forecast.armed': 'Avec vos objets : {n}.',
  'forecast.lose': 'En cas de défaite, le résident est blessé.',
  'forecast.rooms': 'Vous pouvez payer : {names}.',
  'forecast.income': '{who} peut prendre une ressource comme revenu.',
  'forecast.side': 'Menace sur {columns} : {n} des lancers.',
  'forecast.sixth': 'Votre sixième salle : la partie s’arrête à la fin de ce round.',
  'forecast.pass': 'Vous n’envoyez plus personne pendant ce round.',
  'forecast.letter': 'Récompense doublée dans : {names}.',
  'forecast.letter.none': 'Aucune salle de l’abri ne porte encore cette lettre.',
  'aim.wins': 'La victoire va à qui a le plus de bonheur à la fin.',
  'aim.ends':
    'Le round où quelqu’un construit une sixième salle, ou pendant lequel la dernière carte Menace est piochée, est le dernier.',
  'aim.turn':
    'À votre tour, envoyez un résident sur une case en surbrillance : payez ce qui est en rouge, gagnez ce qui est en vert.',

  'help.point': 'Survolez un élément pour savoir à quoi il sert.',
  'help.tap': 'Touchez un élément pour savoir à quoi il sert.',
  'help.open': 'Les cases en surbrillance sont disponibles.',
  'help.why': 'Pourquoi ?',
  'help.yours': 'Votre résident travaille ici jusqu’à la fin du round.',
  'help.lately': '{who} vient d’envoyer quelqu’un ici.',
  'help.train': 'À quoi sert une lettre :',
  'help.train.what':
    'sur une case qui porte sa lettre, un résident entraîné gagne deux fois la récompense. L’entraînement est épuisé au prochain placement.',
  'thing.columns': 'Les nombres de 2 à 12 :',
  'thing.columns.what':
    'à partir du deuxième round, on lance deux dés pour chaque niveau. S’il y a une salle dans la colonne de ce nombre, une menace y apparaît.',
  'thing.happiness': 'Bonheur :',
  'thing.happiness.what':
    'qui en a le plus à la fin l’emporte. Il vient des constructions, des salles, des menaces vaincues et de certains objets ; chaque menace restée dans votre niveau en coûte 1.',
  'thing.cubes': 'Énergie, nourriture et eau :',
  'thing.cubes.what': 'ce que coûtent les cases et les salles. Vous pouvez en garder six de chaque.',
  'thing.letters': 'S.P.E.C.I.A.L. :',
  'thing.letters.what':
    'les lettres pour lesquelles un de vos résidents est entraîné, un seul par lettre. Sur une case qui porte sa lettre, il gagne deux fois la récompense ; l’entraînement est épuisé au prochain placement.',
  'thing.dwellers': 'Vos résidents :',
  'thing.dwellers.what':
    'chaque résident travaille une fois par round. Plus de résidents, c’est plus de tours, jusqu’à sept. Un blessé (couché) doit d’abord guérir.',
  'thing.token': 'Le drapeau :',
  'thing.token.what': 'qui le possède commence chaque round. La Porte de l’Abri permet de le prendre.',
  'thing.plot': 'Un emplacement libre :',
  'thing.plot.what':
    'le propriétaire du niveau y construit une salle en envoyant un résident à l’ascenseur. La sixième salle d’un niveau met fin à la partie.',
  'help.space': '{where} :',
  'help.item': '{name} ({kind}) :',
  'help.room': '{name}, pour {price} :',
  'help.half': '{n}) {text}',
  'help.pile.items': 'Objets : encore {n} dans la pioche.',
  'help.pile.rooms': 'Salles : encore {n} dans la pioche.',
  'help.pile.threats':
    'Menaces : encore {n} dans la pioche. Quand la dernière est piochée, la partie s’arrête à la fin du round.',
  'help.discards': 'Défausse : {names}.',
  'help.noDiscards': 'La défausse est vide.',

  'keys.arrows': 'aller de case en case',
  'keys.enter': 'y envoyer un résident, choisir',
  'keys.letters': 'choisir le résident entraîné pour cette lettre',
  'keys.plain': 'choisir un résident non entraîné',
  'keys.hurt': 'choisir un résident blessé',
  'keys.pass': 'passer, terminer',

  'review.chart': 'Bonheur au fil des rounds',
  'review.items': 'objets en fin de partie',
  'review.lost': 'perte due aux menaces',
  'end.decided': 'Ce qui a fait la différence : {what}, {a} contre {b} de bonheur pour {who}.',
  'end.lostLess':
    'Ce qui a fait la différence : les pertes dues aux menaces, {a} de bonheur pour {who}, {b} pour la deuxième place.',
  'end.bestRound': 'Meilleur round : {who}, +{n} de bonheur au round {round}.',
  'end.most.roomBuilt': 'Le plus de salles construites : {who}, {n}.',
  'end.most.fightWon': 'Le plus de combats gagnés : {who}, {n}.',
  'end.most.dwellerJoined': 'Le plus de nouveaux résidents : {who}, {n}.',
  'end.most.itemTaken': 'Le plus d’objets pris : {who}, {n}.',

  'learn.place': 'Placer',
  'learn.place.welcome':
    'Vous dirigez un niveau de l’Abri. Le poste de superviseur ira à qui fera le plus d’heureux. Pour y arriver, envoyez vos résidents au travail.',
  'learn.place.signs':
    'En rouge, ce que coûte une case ; en vert, ce qu’elle rapporte. Celle-ci ne coûte rien et donne 2 cubes d’énergie.',
  'learn.place.power': 'Envoyez-y un résident : cliquez sur la case en surbrillance.',
  'learn.place.power.touch': 'Envoyez-y un résident : touchez la case en surbrillance.',
  'learn.place.other': 'Votre adversaire a choisi le fast-food. Une case occupée le reste jusqu’à la fin du round.',
  'learn.place.cost':
    'Celle-ci vous donnerait un objet, mais elle coûte de l’eau, et vous n’en avez pas. Survolez n’importe quelle case pour savoir ce qu’elle fait ou pourquoi elle vous est fermée.',
  'learn.place.cost.touch':
    'Celle-ci vous donnerait un objet, mais elle coûte de l’eau, et vous n’en avez pas. Touchez n’importe quelle case pour savoir ce qu’elle fait ou pourquoi elle vous est fermée.',
  'learn.place.water': 'Alors, envoyez votre second résident chercher de l’eau.',
  'learn.place.recall':
    'Plus personne n’a de résident à envoyer, le round est donc fini : tout le monde est rappelé, et le round suivant peut commencer.',
  'learn.train': 'Entraîner',
  'learn.train.door':
    'L’haltère, c’est un entraînement pour une lettre du S.P.E.C.I.A.L., ici le L : la Chance. Le drapeau, c’est le pion Premier Joueur. Envoyez votre résident à la porte.',
  'learn.train.slot': 'À la fin du round, votre résident est entraîné : il attend à l’emplacement L de votre plateau.',
  'learn.train.letter':
    'Sur une case qui montre sa lettre, un résident entraîné gagne deux fois la récompense. Prenez celui qui a le L et envoyez-le au générateur.',
  'learn.train.twice':
    'Deux fois un cube d’énergie. L’entraînement a servi et prend fin ; recommencez chaque fois que ça en vaut la peine.',
  'learn.grow': 'S’agrandir',
  'learn.grow.why':
    'Plus de résidents, c’est plus de tours à chaque round. À l’Entrée de l’Abri, 3 cubes de nourriture font venir quelqu’un de plus. Envoyez-y un résident.',
  'learn.grow.joined':
    'Le nouveau venu attend là et travaillera dès le round suivant. Personne ne peut avoir plus de sept résidents.',
  'learn.grow.item':
    'Les objets sont utiles aussi. Ici, un objet ne coûte qu’un cube d’eau : envoyez votre autre résident.',
  'learn.grow.take': 'Choisissez-en un sur la piste d’objets : prenez le husky.',
  'learn.grow.done':
    'Il est maintenant devant vous. Certains objets aident au combat, d’autres lors d’un placement, d’autres comptent à la fin. Survolez-en un pour le lire.',
  'learn.grow.done.touch':
    'Il est maintenant devant vous. Certains objets aident au combat, d’autres lors d’un placement, d’autres comptent à la fin. Touchez-en un pour le lire.',
  'learn.build': 'Construire',
  'learn.build.elevator':
    'Votre ascenseur sert à construire une salle de la piste : vous payez son coût et gagnez deux bonheurs en plus. Vous avez de quoi payer la Salle de musculation.',
  'learn.build.side': 'Une salle se pose à côté de l’ascenseur, du côté que vous voulez. Choisissez la droite.',
  'learn.build.done': 'Votre première salle ! Tout le monde peut s’en servir, vous aussi. Tiens, regardez qui arrive.',
  'learn.build.income':
    'Quand d’autres utilisent une salle de votre niveau, vous pouvez prendre une ressource. Votre nourriture est déjà au maximum : prenez donc de l’eau.',
  'learn.build.full':
    'De chaque ressource, vous gardez six cubes au plus. Tout ce que vous gagnez au-delà est perdu : dépensez à temps.',
  'learn.build.six':
    'Dès qu’un niveau a sa sixième salle, la partie s’arrête à la fin du round. Gardez donc aussi un œil sur les niveaux des autres.',
  'learn.round': 'Les rounds',
  'learn.round.pass':
    'On n’est pas obligé d’envoyer tout le monde : qui passe attend la fin du round. Passez maintenant.',
  'learn.round.dice':
    'Nouveau round : on lance deux dés pour chaque niveau. En haut ils ont donné 4 et 5, soit neuf : une menace apparaît dans la colonne 9.',
  'learn.round.seven':
    'Les nombres au-dessus de l’Abri sont ces colonnes. Un sept, ou une colonne sans salle, n’amène rien. Les colonnes du bord sont donc les plus calmes.',
  'learn.round.first':
    'Votre adversaire est allé à la Porte de l’Abri et a pris le drapeau : qui l’a commence, et choisit donc la meilleure case libre.',
  'learn.fight': 'Combattre',
  'learn.fight.threat':
    'À partir du deuxième round, les dés font apparaître des menaces. Chacune recouvre une case tant que personne ne s’en occupe.',
  'learn.fight.go':
    'Le bouclier indique six : c’est le total à atteindre avec deux dés. Avec votre Minigun, c’est jouable : allez-y.',
  'learn.fight.item': 'Avant le lancer, vous pouvez utiliser des objets. Utilisez votre Minigun : trois de plus.',
  'learn.fight.won':
    'Un et deux, plus les trois de votre Minigun : six, c’est tout juste assez. Vous gagnez du bonheur, et la menace s’en ira à la fin du round.',
  'learn.fight.again':
    'Face au pillard, il faut faire neuf, et votre Minigun reste inclinée jusqu’à la fin du round. Tentez quand même votre chance.',
  'learn.fight.lost': 'Sept, ce n’est pas neuf. Rien de gagné, et votre résident est à terre, blessé.',
  'learn.heal': 'Soigner',
  'learn.heal.only':
    'Un résident blessé ne peut aller que là où il y a une croix. Vous en trouverez toujours une dans l’ascenseur du niveau supérieur.',
  'learn.heal.go': 'Envoyez-le au poste de secours.',
  'learn.heal.done': 'Le voilà remis sur pied. Certaines salles soignent et donnent autre chose en prime.',
  'learn.win': 'Gagner',
  'learn.win.end':
    'La dernière carte Menace est piochée : c’est le dernier round. Vous avez neuf bonheurs, votre adversaire onze.',
  'learn.win.happiness': 'Votre Salle de musculation change trois cubes d’énergie en bonheur. Profitez-en.',
  'learn.win.count':
    'C’est l’heure des comptes : votre Appareil photo rapporte du bonheur pour vos résidents, et chaque menace restée dans un niveau coûte un bonheur à son propriétaire.',
  'learn.win.tie':
    'À égalité de bonheur, le plus grand nombre de ressources l’emporte, puis de résidents, puis d’objets. Ne dépensez donc rien sans nécessité.',
  'learn.win.bye':
    'Vous savez l’essentiel. En jeu, « Conseil » montre de bons coups, « Annuler » reprend un coup, et le journal raconte ce qui s’est passé. Pour le reste, survolez ce qui vous intrigue ; les règles, elles, sont à un clic.',
  'learn.win.bye.touch':
    'Vous savez l’essentiel. En jeu, « Conseil » montre de bons coups, « Annuler » reprend un coup, et le journal raconte ce qui s’est passé. Pour le reste, touchez ce qui vous intrigue ; les règles, elles, sont à portée de doigt.',

  'favourite.room-built': 'Salles construites',
  'favourite.item-taken': 'Objets pris',
  'favourite.threat-beaten': 'Menaces vaincues',
}
