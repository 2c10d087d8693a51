import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const fr: Catalogue<typeof en> = {
  'app.tagline': 'Dirigez l’Abri. Remportez le vote.',
  'app.home': 'Accueil',
  'app.loading': 'Un instant…',

  'home.play': 'Jouer maintenant',
  'home.playHint': 'Contre un bot, tout de suite.',
  'home.online': 'Jouer en ligne',
  'home.setup': 'Préparer une partie',
  'home.learn': 'Apprendre à jouer',
  'home.learnHint': 'Dix minutes, rien à lire avant.',
  'home.rules': 'Règles',
  'home.import': 'Ouvrir un fichier de partie',
  'home.saved': 'Vos parties',
  'home.noSaves': 'Rien pour l’instant. Vos parties sont conservées dans ce navigateur au fil du jeu.',
  'home.continue': 'Continuer',
  'home.review': 'Revoir',
  'home.delete': 'Supprimer',
  'home.over': 'terminée',
  'home.fan':
    'Un projet de fans, sans lien avec les créateurs du jeu. Fallout et les noms associés sont des marques de leurs propriétaires respectifs.',

  'setup.seats': 'Joueurs',
  'setup.person': 'Une personne',
  'setup.name': 'Nom du joueur {n}',
  'setup.kind': 'Qui joue à la place {n}',
  'setup.first': 'Premier joueur',
  'setup.chance': 'Au hasard',
  'setup.start': 'Commencer',
  'setup.game': 'Jeu',
  'setup.textTable': 'Une table en texte pour l’instant ; son plateau est en cours de dessin.',

  'game.shelter': 'Shelter',
  'game.wasteland': 'Wasteland (table en texte)',
  'option.scenario': 'Scénario',
  'option.scenario.commonwealth': 'Le Commonwealth',
  'option.scenario.capital': 'Les Terres désolées de la Capitale',
  'option.scenario.farHarbor': 'Far Harbor',
  'option.scenario.pitt': 'The Pitt',
  'option.friends': 'Partie',
  'option.friends.none': 'chacun pour soi',
  'option.friends.star': 'tous ensemble, pour l’étoile',
  'option.friends.shield': 'tous ensemble, pour le bouclier',

  'bot.random': 'Vagabond',
  'bot.greedy': 'Récupérateur',
  'bot.recruit': 'Recrue',
  'bot.officer': 'Officier',
  'bot.overseer': 'Superviseur',

  'settings.language': 'Langue',
  'settings.theme': 'Thème',
  'settings.theme.paper': 'Papier',
  'settings.theme.terminal': 'Terminal',
  'settings.sound': 'Son',
  'settings.sound.on': 'Son activé',
  'settings.sound.off': 'Son coupé',
  'settings.board': 'Plateau',
  'settings.board.picture': 'Plateau illustré',
  'settings.board.text': 'Plateau en texte',

  'table.undo': 'Annuler',
  'table.hint': 'Conseil',
  'table.rules': 'Règles',
  'table.log': 'Journal',
  'table.menu': 'Menu',
  'table.thinking': 'réfléchit…',
  'table.exhausted': 'Objet incliné.',
  'table.turnOf': 'À {who} de jouer',
  'table.players': 'Joueurs',
  'table.tracks': 'Objets et salles',
  'table.question': 'Que faire ?',
  'table.over': 'Partie terminée',
  'table.picture': 'La table en mots',
  'table.waitsFor': 'En attente de {who}…',
  'table.review': 'Revoir la partie',
  'table.notAllowed': 'Pas maintenant :',
  'table.income': 'Revenu pour {who}',
  'table.ruling': 'Précision',
  'table.close': 'Fermer',
  'table.export': 'Enregistrer dans un fichier',
  'table.copyLink': 'Copier un lien',
  'table.copied': 'Lien copié.',
  'table.leave': 'Quitter la table',
  'table.vault': 'L’Abri',

  'undo.nothingToUndo': 'Il n’y a rien à annuler.',
  'undo.somethingRevealed': 'Depuis, des dés ont été lancés ou des cartes révélées.',
  'undo.othersDecided': 'Depuis, quelqu’un d’autre a fait un choix.',

  'hint.thinking': 'On consulte le superviseur…',
  'hint.title': 'Ce que ferait le superviseur',
  'hint.gain': 'bonheur attendu par rapport à un choix moyen : {n}',
  'hint.visits': 'examiné {n} fois',

  'keys.title': 'Touches',
  'keys.arrows': 'Flèches : aller de case en case',
  'keys.enter': 'Entrée : envoyer un résident, choisir',
  'keys.letters':
    'S P E C I A L : prendre en main le résident entraîné pour cette lettre, D un résident non entraîné, X un blessé',
  'keys.numbers': '1 à 9 : les choix numérotés',
  'keys.pass': '0 : passer',
  'keys.undo': 'U : annuler',
  'keys.hint': 'H : conseil',
  'keys.log': 'L : journal',
  'keys.rules': 'R : règles',
  'keys.text': 'T : plateau en texte',
  'keys.help': '? : cette liste',

  'rules.title': 'Règles',
  'rules.search': 'Chercher dans les règles',
  'rules.none': 'Aucune règle ne mentionne « {text} ».',
  'rules.found': '{n} {n|règle|règles}',

  'review.title': 'Retour sur la partie',
  'review.chart': 'Bonheur au fil des rounds',
  'review.step': 'Choix {n} sur {all}',
  'review.play': 'Jouer à partir d’ici',
  'review.back': 'Retour',
  'review.forth': 'Suivant',
  'review.again': 'Une autre partie',
  'review.items': 'objets en fin de partie',
  'review.lost': 'perte due aux menaces',

  'generic.filter': 'Tapez pour trouver une réponse',
  'generic.found': '{n} {n|réponse|réponses}',
  'generic.unclear': 'Aucune réponse de ce genre. Essayez moins de mots, ou d’autres.',

  'learn.title': 'Leçon {n} sur {all} : {title}',
  'learn.next': 'Continuer',
  'learn.nextLesson': 'Leçon suivante',
  'learn.finish': 'Jouer une vraie partie',
  'learn.tryThis': 'Pas cette fois. Essayez plutôt : {what}',
  'learn.place': 'Placer',
  'learn.place.welcome':
    'Vous dirigez un niveau de l’Abri. Le poste de superviseur ira à qui fera le plus d’heureux. Pour y arriver, envoyez vos résidents au travail.',
  'learn.place.signs':
    'En rouge, ce que coûte une case ; en vert, ce qu’elle rapporte. Celle-ci ne coûte rien et donne deux énergies.',
  'learn.place.power': 'Envoyez-y un résident : cliquez sur la case qui brille.',
  'learn.place.other': 'Votre adversaire a choisi le fast-food. Une case occupée le reste jusqu’à la fin du round.',
  'learn.place.cost':
    'Celle-ci vous donnerait un objet, mais elle coûte de l’eau, et vous n’en avez pas. Pointez sur une case, n’importe laquelle, pour savoir ce qu’elle fait ou pourquoi elle vous est fermée.',
  'learn.place.water': 'Alors, envoyez votre second résident chercher de l’eau.',
  'learn.place.recall':
    'Plus personne n’envoie de résident, le round est donc fini : tout le monde rentre, et le round suivant peut commencer.',
  'learn.train': 'Entraîner',
  'learn.train.door':
    'L’haltère, c’est un entraînement, ici en L : la Chance. Le drapeau, c’est le pion Premier Joueur. Envoyez votre résident à la porte.',
  'learn.train.slot':
    'À la fin du round, votre résident a bien appris sa leçon : il attend à l’emplacement L de votre plateau.',
  'learn.train.letter':
    'Là où figure sa lettre, un résident entraîné gagne tout deux fois. Prenez celui qui a le L et envoyez-le au générateur.',
  'learn.train.twice':
    'Deux fois une énergie. L’entraînement a servi et prend fin ; recommencez chaque fois que ça en vaut la peine.',
  'learn.build': 'Construire',
  'learn.build.elevator':
    'Votre ascenseur sert à construire une salle de la piste : vous payez son prix et gagnez deux bonheurs en plus. Vous avez de quoi payer la Salle de musculation.',
  'learn.build.side': 'Une salle se pose à côté de l’ascenseur, du côté que vous voulez. Choisissez la droite.',
  'learn.build.done': 'Votre première salle ! Tout le monde peut s’en servir, vous aussi. Tiens, regardez qui arrive.',
  'learn.build.income':
    'Quand d’autres utilisent une salle de votre niveau, vous pouvez prendre une ressource. Prenez de l’eau.',
  'learn.build.six':
    'Dès qu’un niveau a sa sixième salle, la partie s’arrête à la fin du round. Gardez donc aussi un œil sur les niveaux des autres.',
  'learn.fight': 'Combattre',
  'learn.fight.threat':
    'À partir du deuxième round, les dés font apparaître des menaces. Chacune recouvre une case tant que personne ne s’en occupe.',
  'learn.fight.go':
    'Le bouclier indique six : c’est le total à atteindre avec deux dés. Avec votre Minigun, c’est jouable : allez-y.',
  'learn.fight.item': 'Avant le lancer, vous pouvez utiliser des objets. Utilisez votre Minigun : trois de plus.',
  'learn.fight.won':
    'Un et deux, plus les trois de votre Minigun : six, c’est tout juste assez. Vous gagnez du bonheur, et la menace s’en ira à la fin du round.',
  'learn.fight.again':
    'Face au pillard, il faut faire neuf, et votre Minigun ne servira plus avant la fin du round. Tentez quand même votre chance.',
  'learn.fight.lost': 'Sept, ce n’est pas neuf. Rien de gagné, et votre résident est à terre, blessé.',
  'learn.heal': 'Soigner',
  'learn.heal.only':
    'Un résident blessé ne peut aller que là où il y a une croix. Vous en trouverez toujours une dans l’ascenseur du niveau supérieur.',
  'learn.heal.go': 'Envoyez-le au poste de secours.',
  'learn.heal.done': 'Le voilà remis sur pied. Certaines salles soignent et donnent autre chose en prime.',
  'learn.win': 'Gagner',
  'learn.win.end':
    'La dernière carte Menace est piochée : c’est le dernier round. Vous avez neuf bonheurs, votre adversaire onze.',
  'learn.win.happiness': 'Votre Salle de musculation change trois énergies en bonheur. Profitez-en.',
  'learn.win.count':
    'C’est l’heure des comptes : votre Appareil photo rapporte du bonheur pour vos résidents, et chaque menace restée dans un niveau coûte un bonheur à son propriétaire.',
  'learn.win.bye':
    'Vous savez l’essentiel. Pour le reste, pointez sur ce qui vous intrigue ; les règles, elles, sont à un clic.',

  'import.notGame': 'Ce n’est pas une partie enregistrée, ou seulement un morceau.',
  'import.version': 'Cette partie suit la version {theirs} des règles ; cette page joue avec la version {ours}.',
  'import.illegal': 'Le choix {n} enfreint une règle ({rule}) : {text}',
  'import.damaged': 'Le fichier est endommagé à « {field} ».',
  'import.broken': 'Impossible d’ouvrir ce fichier : {why}',
  'import.link': 'Impossible d’ouvrir ce lien : {why}',
  'error.title': 'Quelque chose s’est mal passé',
  'error.text': 'La page a rencontré une erreur. Vos parties sont en sécurité ; rechargez la page pour continuer.',
  'error.load': 'Cette partie de la page n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
  'error.reload': 'Recharger',
}
