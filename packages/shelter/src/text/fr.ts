import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

/** Every word of Shelter, in French. */
export const fr: Catalogue<typeof en> = {
  // Rooms
  'room.wasteland': 'Terres désolées',
  'room.vaultDoor': 'Porte de l’Abri',
  'room.vaultEntrance': 'Entrée de l’Abri',
  'room.waterTreatment': 'Traitement de l’eau',
  'room.diner': 'Fast-food',
  'room.powerGenerator': 'Générateur',
  'room.waterPurification': 'Purification de l’eau',
  'room.nukaColaBottler': 'Atelier Nuka-Cola',
  'room.nuclearReactor': 'Réacteur nucléaire',
  'room.garden': 'Jardin',
  'room.livingQuarters': 'Quartiers',
  'room.classroom': 'Salle de classe',
  'room.athleticsRoom': 'Salle de sport',
  'room.armory': 'Armurerie',
  'room.gameRoom': 'Salle de jeux',
  'room.weightRoom': 'Salle de musculation',
  'room.fitnessRoom': 'Salle de fitness',
  'room.lounge': 'Salon',
  'room.medbay': 'Infirmerie',
  'room.scienceLab': 'Laboratoire',
  'room.storageRoom': 'Réserve',
  'room.radioStudio': 'Studio de radio',
  'room.themeWorkshop': 'Atelier de thèmes',
  'room.outfitWorkshop': 'Atelier de tenues',
  'room.weaponWorkshop': 'Atelier d’armes',
  'room.topElevator': 'Poste de secours',
  'room.elevator': 'Ascenseur',

  // Items
  'item.pistol': 'Pistolet 10 mm',
  'item.shotgun': 'Fusil à pompe',
  'item.laserRifle': 'Fusil laser',
  'item.plasmaPistol': 'Pistolet à plasma',
  'item.minigun': 'Minigun',
  'item.missileLauncher': 'Lance-missiles',
  'item.fatMan': 'Fat Man',
  'item.militaryFatigues': 'Treillis militaire',
  'item.armoredVaultSuit': 'Tenue blindée d’Abri',
  'item.wastelandGear': 'Tenue des Terres désolées',
  'item.nightwear': 'Tenue de nuit',
  'item.labCoat': 'Blouse de laboratoire',
  'item.handymanJumpsuit': 'Combinaison de bricoleur',
  'item.formalWear': 'Tenue de soirée',
  'item.powerArmor': 'Armure assistée T-45',
  'item.goldenRetriever': 'Golden retriever',
  'item.germanShepherd': 'Berger allemand',
  'item.collie': 'Colley',
  'item.husky': 'Husky',
  'item.scottishFold': 'Scottish fold',
  'item.parrot': 'Perroquet',
  'item.maineCoon': 'Maine coon',
  'item.giddyupButtercup': 'Giddyup Buttercup',
  'item.yaoGuaiHide': 'Peau de yao guai',
  'item.ductTape': 'Ruban adhésif militaire',
  'item.chemistryFlask': 'Fiole de chimie',
  'item.goldWatch': 'Montre en or',
  'item.circuitBoard': 'Circuit imprimé militaire',
  'item.globe': 'Globe terrestre',
  'item.camera': 'Appareil photo',
  'item.stimpak': 'Stimpak',

  'kind.weapon': 'arme',
  'kind.outfit': 'tenue',
  'kind.pet': 'animal',
  'kind.junk': 'bric-à-brac',
  'kind.aid': 'aide',

  // What items do
  'effect.steady': '+{n} à chaque combat. Ne s’incline jamais.',
  'effect.bonus': 'Incliner avant un combat : +{n} au lancer.',
  'effect.rerollOne': 'Incliner après un lancer de combat : relancer un dé.',
  'effect.rerollBoth': 'Incliner après un lancer de combat : relancer un dé ou les deux.',
  'effect.dress': 'Incliner lors d’un placement : un résident compte cette fois comme entraîné en {letter}.',
  'effect.armor':
    'Incliner et payer {pay} lors d’un placement sur une menace à combattre : un résident compte comme entraîné pour la lettre de la menace.',
  'effect.discount': 'Incliner en payant une salle : ignorer un symbole de son prix.',
  'effect.ready': 'Incliner : redresser un autre de vos objets.',
  'effect.trade': 'Incliner : payer {pay}, gagner {gain}.',
  'effect.swap': 'Incliner : défausser un autre de vos objets, puis en prendre un sur la piste.',
  'effect.heal': 'Défausser : soigner un de vos résidents blessés, où qu’il soit.',
  'effect.score.pet': 'À la fin : 1 bonheur, plus 1 pour chacun de vos animaux.',
  'effect.score.outfit': 'À la fin : 1 bonheur, plus 1 pour chacune de vos tenues.',
  'effect.score.weapon': 'À la fin : 1 bonheur, plus 1 pour chacune de vos armes.',
  'effect.score.water': 'À la fin : 1 bonheur par tranche de 2 eaux.',
  'effect.score.food': 'À la fin : 1 bonheur par tranche de 2 nourritures.',
  'effect.score.power': 'À la fin : 1 bonheur par tranche de 2 énergies.',
  'effect.score.room': 'À la fin : 1 bonheur par tranche de 2 salles dans votre niveau.',
  'effect.score.dweller': 'À la fin : 1 bonheur par tranche de 2 résidents.',

  // Threats
  'threat.radroach': 'Radcafard',
  'threat.glowingRadroach': 'Radcafard luminescent',
  'threat.moleRat': 'Rataupe',
  'threat.feralGhoul': 'Goule sauvage',
  'threat.glowingOne': 'Luminescent',
  'threat.radscorpion': 'Radscorpion',
  'threat.glowingRadscorpion': 'Radscorpion luminescent',
  'threat.raider': 'Pillard',
  'threat.deathclaw': 'Écorcheur',
  'threat.fire': 'Incendie',
  'threat.powerFailure': 'Panne de courant',

  // S.P.E.C.I.A.L.
  'letter.S': 'Force',
  'letter.P': 'Perception',
  'letter.E': 'Endurance',
  'letter.C': 'Charisme',
  'letter.I': 'Intelligence',
  'letter.A': 'Agilité',
  'letter.L': 'Chance',

  'colour.red': 'rouge',
  'colour.blue': 'bleu',
  'colour.yellow': 'jaune',
  'colour.green': 'vert',

  // Amounts, as they stand in a list
  'amount.power': '{n} {n|énergie|énergies}',
  'amount.food': '{n} {n|nourriture|nourritures}',
  'amount.water': '{n} {n|eau|eaux}',
  'amount.any': '{n} {n|ressource|ressources} au choix',
  'amount.happiness': '{n} {n|bonheur|bonheurs}',
  'resource.power': 'énergie',
  'resource.food': 'nourriture',
  'resource.water': 'eau',
  'resource.any': 'ressource au choix',

  // Rewards and costs, as they stand in a list
  'gain.dweller': 'un nouveau résident',
  'gain.item': 'un objet',
  'gain.train': 'un entraînement au choix',
  'gain.trainLetter': 'un entraînement en {letter}',
  'gain.build': 'une salle dans votre niveau',
  'gain.heal': 'des soins',
  'gain.ready': 'un objet redressé',
  'gain.token': 'le pion Premier Joueur',
  'gain.refreshItems': 'une nouvelle piste d’objets',
  'gain.refreshRooms': 'une nouvelle piste de salles',
  'gain.exchange': 'un échange entre {left} et {right}',
  'cost.item': 'un objet',
  'cost.injure': 'une blessure',
  'cost.roomPrice': 'le prix d’une salle',
  'space.gain': 'gagner {gain}',
  'space.payGain': 'payer {cost} ; gagner {gain}',
  'space.fight': 'faire au moins {n} avec deux dés ; gagner {gain}',
  'space.letter': 'deux fois si entraîné en {letter}',
  'space.hurtOnly': 'résidents blessés uniquement',
  'space.linked': 'deux résidents requis',
  'list.and': '{all} et {last}',

  // Names of the icons
  'icon.power': 'Énergie',
  'icon.food': 'Nourriture',
  'icon.water': 'Eau',
  'icon.any': 'Ressource au choix',
  'icon.happiness': 'Bonheur',
  'icon.dweller': 'Nouveau résident',
  'icon.item': 'Objet',
  'icon.train': 'Entraînement',
  'icon.build': 'Construire une salle',
  'icon.roomPrice': 'Prix de la salle',
  'icon.heal': 'Soins',
  'icon.injure': 'Blessure',
  'icon.token': 'Premier joueur',
  'icon.ready': 'Redresser un objet',
  'icon.refreshItems': 'Réapprovisionner la piste d’objets',
  'icon.refreshRooms': 'Réapprovisionner la piste de salles',
  'icon.exchange': 'Échange',
  'icon.fight': 'Combat',
  'icon.hurtOnly': 'Résidents blessés uniquement',
  'icon.linked': 'Case reliée : deux résidents',

  // Where and who
  'where.room': '{space} ({room})',
  'where.threat': '{space} ({threat}, {room})',
  'where.home': 'disponible',
  'level.top': 'niveau supérieur',
  'level.own': 'chez {who}',
  'who.plain': 'un résident',
  'who.hurt': 'un résident blessé',
  'who.trained': 'le résident entraîné en {letter}',
  'who.pair': '{one} et {other}',
  'who.twoPlain': 'deux résidents',
  'who.twoHurt': 'deux résidents blessés',

  // Questions
  'ask.place': 'Placez un résident, utilisez un objet ou passez.',
  'ask.declare': 'Enfiler une tenue pour cette tâche ?',
  'ask.chooseRoom': 'Choisissez la salle à construire et payez-la.',
  'ask.payAny': 'Choisissez ce que vous payez.',
  'ask.payItem': 'Choisissez l’objet à défausser.',
  'ask.beforeRoll': 'Avant le lancer : utilisez un objet ou lancez les dés.',
  'ask.afterRoll': 'Après le lancer : utilisez un objet ou gardez le résultat.',
  'ask.gainAny': 'Choisissez une ressource à gagner.',
  'ask.takeItem': 'Prenez un objet sur la piste.',
  'ask.readyItem': 'Choisissez un objet à redresser.',
  'ask.exchange': 'Échangez autant de fois que vous voulez, ou pas du tout.',
  'ask.chooseSide': 'De quel côté de votre ascenseur ?',
  'ask.income': 'De la visite dans votre niveau : prenez une ressource.',
  'ask.afterPlacing': 'Utilisez un objet ou terminez votre tour.',
  'ask.trainAny': 'Qu’a appris ce résident ?',

  // Answers
  'choice.place': 'Placer {who} sur {where} : {what}',
  'choice.pass': 'Passer pour ce round',
  'choice.use': 'Utiliser « {item} »',
  'choice.useReady': 'Utiliser « {item} » : redresser « {other} »',
  'choice.useSwap': 'Utiliser « {item} » : échanger « {other} »',
  'choice.useHeal': 'Utiliser « {item} » : soigner le résident {where}',
  'choice.useHealAt': 'Utiliser « {item} » : soigner le résident sur {where}',
  'choice.useReroll': 'Utiliser « {item} » : relancer {dice}',
  'choice.room': '{room} pour {price}',
  'choice.roomDrop': '{room} pour {price} (Perroquet : −1 {symbol})',
  'choice.nothing': 'rien',
  'choice.pay': 'Payer {price}',
  'choice.discard': 'Défausser « {item} »',
  'choice.take': 'Prendre 1 {resource}',
  'choice.item': 'Prendre « {item} » : {effect}',
  'choice.ready': 'Redresser « {item} »',
  'choice.exchange': 'Payer {paid}, gagner {gained}',
  'choice.left': 'À gauche',
  'choice.right': 'À droite',
  'choice.train': '{letter} : {name}',
  'choice.skip.declare': 'Sans tenue spéciale',
  'choice.skip.beforeRoll': 'Lancer les dés',
  'choice.skip.afterRoll': 'Garder le résultat',
  'choice.skip.exchange': 'Pas d’échange',
  'choice.skip.income': 'Décliner',
  'choice.skip.afterPlacing': 'Terminer le tour',

  // What happened
  'event.roundBegan': 'Début du round {n}.',
  'event.threatRolled': '{level} : les dés donnent {dice}.',
  'event.threatSpawned': '« {threat} » apparaît sur {where}.',
  'event.placed': '{who} place {dwellers} sur {where}.',
  'event.passed': '{who} passe.',
  'event.paid': '{who} paie {cubes}.',
  'event.itemPaid': '{who} paie avec « {item} ».',
  'event.gained': '{who} gagne {cubes}.',
  'event.gainedLost': '{who} gagne {cubes} ; perdu faute de place : {lost}.',
  'event.gainedNothing': '{who} n’a plus de place pour {cubes}.',
  'event.exchanged': '{who} échange {paid} contre {gained}.',
  'event.happinessGained': '{who} gagne {n} {n|bonheur|bonheurs}.',
  'event.dwellerJoined': 'Un nouveau résident rejoint {who}.',
  'event.vaultCrowded': '{who} a déjà sept résidents : personne d’autre n’arrive.',
  'event.rewardDoubled': 'La lettre {letter} profite à {who} : récompense doublée.',
  'event.itemTaken': '{who} prend « {item} ».',
  'event.itemUsed': '{who} utilise « {item} ».',
  'event.itemReadied': '{who} redresse « {item} ».',
  'event.itemSwapped': '{who} défausse « {item} ».',
  'event.itemRevealed': 'Nouvel objet sur la piste : {item}.',
  'event.roomRevealed': 'Nouvelle salle sur la piste : {room}.',
  'event.itemsRefreshed': 'La piste d’objets est réapprovisionnée.',
  'event.roomsRefreshed': 'La piste de salles est réapprovisionnée.',
  'event.itemsReshuffled': 'Les objets défaussés forment une nouvelle pioche.',
  'event.roomsReshuffled': 'Les salles défaussées forment une nouvelle pioche.',
  'event.threatsReshuffled': 'Les menaces défaussées forment une nouvelle pioche.',
  'event.tokenTaken': '{who} prend le pion Premier Joueur.',
  'event.roomChosen': '{who} décide de construire « {room} ».',
  'event.roomBuilt': '{who} construit « {room} ».',
  'event.incomeTaken': '{who} touche un revenu : {cubes}.',
  'event.incomeDeclined': '{who} décline le revenu.',
  'event.diceRolled': '{who} obtient {dice} : {total} pour {needs} requis.',
  'event.diceRolledBonus': '{who} obtient {dice} et ajoute {bonus} : {total} pour {needs} requis.',
  'event.fightWon': '{who} bat « {threat} » avec {total}.',
  'event.fightLost': '{who} perd contre « {threat} » avec {total}.',
  'event.injured': '{who} : {n|un résident est blessé|deux résidents sont blessés} sur {where}.',
  'event.healedHome': '{who} soigne un résident disponible.',
  'event.healedAt': '{who} soigne un résident sur {where}.',
  'event.threatBeaten': '« {threat} » n’est plus sur {where}.',
  'event.recalled': 'Tous les résidents sont rappelés.',
  'event.trained': '{who} a maintenant un résident entraîné en {letter}.',
  'event.trainingLost': '{who} a déjà un résident entraîné en {letter} : entraînement perdu.',
  'event.trainingFull': '{who} a déjà un résident pour chaque lettre : entraînement perdu.',
  'event.endTriggered.sixthRoom': 'Une sixième salle est construite : c’est le dernier round.',
  'event.endTriggered.threatDeck': 'La dernière menace est piochée : c’est le dernier round.',
  'event.endTriggered.lastRound': 'Quarante rounds sont passés : la partie s’arrête.',
  'event.gameEnded': 'Partie terminée. Le poste de superviseur revient à {winners}.',
  'event.gameEndedShared': 'Partie terminée. Le poste de superviseur est partagé : {winners}.',

  // The end
  'source.building': 'construction',
  'source.rooms': 'salles',
  'source.threats': 'menaces écartées',
  'score.items': 'objets en fin de partie',
  'score.lost': '{n} {n|menace|menaces} dans son niveau',
  'tie.cubes': 'Égalité de bonheur ; les ressources ont tranché.',
  'tie.dwellers': 'Égalité de ressources aussi ; les résidents ont tranché.',
  'tie.items': 'Égalité de résidents aussi ; les objets ont tranché.',
  'tie.shared': 'Égalité parfaite : la victoire est partagée.',

  // The table
  'table.round': 'Round {n}',
  'table.threatsLeft': '{n} {n|menace|menaces} dans la pioche',
  'table.items': 'Objets',
  'table.rooms': 'Salles à construire',
  'table.happiness': 'bonheur',
  'table.free': '{n} {n|libre|libres}',
  'table.hurt': '{n} {n|blessé|blessés}',
  'table.out': '{n} {n|placé|placés}',
  'table.passed': 'a passé',
  'table.token': 'premier joueur',

  // The topics of the rules
  'topic.SET': 'Mise en place',
  'topic.RND': 'Le round',
  'topic.PLC': 'Placement des résidents',
  'topic.RES': 'Ressources et bonheur',
  'topic.DWL': 'Nouveaux résidents',
  'topic.ITM': 'Objets',
  'topic.FST': 'Le pion Premier Joueur',
  'topic.BLD': 'Construction de salles',
  'topic.INC': 'Revenu',
  'topic.TRN': 'Entraînement',
  'topic.LET': 'Lettres',
  'topic.THR': 'Menaces',
  'topic.FGT': 'Combats',
  'topic.INJ': 'Blessures',
  'topic.HEA': 'Soins',
  'topic.REC': 'Rappel',
  'topic.TRK': 'Pistes et pioches',
  'topic.END': 'Fin de la partie',
  'topic.VIS': 'Visible et caché',

  // The rules
  'rule.SH-SET-1':
    'Le niveau supérieur n’est à personne. Son ascenseur est au milieu, avec trois salles de départ de part et d’autre.',
  'rule.SH-SET-2':
    'Chacun a une couleur et un niveau sous le niveau supérieur : un ascenseur de cette couleur, encore sans aucune salle. L’ordre des niveaux est libre.',
  'rule.SH-SET-3': 'Chacun commence avec deux résidents disponibles, sans ressource, ni objet, ni bonheur.',
  'rule.SH-SET-4':
    'Les 31 objets, les 18 menaces et les 24 salles à construire forment, une fois mélangés, trois pioches.',
  'rule.SH-SET-5': 'Trois objets face visible composent la piste d’objets, trois salles la piste de salles.',
  'rule.SH-SET-6': 'La dernière personne à être descendue sous terre commence.',
  'rule.SH-RND-1':
    'Un round a trois étapes : les menaces apparaissent (sauf au premier round), les résidents sont placés, les résidents sont rappelés.',
  'rule.SH-RND-2':
    'Le pion Premier Joueur indique qui commence, puis le tour passe dans le sens horaire, un placement à la fois, tant que quelqu’un n’a pas passé et garde un résident disponible. Si tout le monde passe d’emblée, le rappel suit aussitôt.',
  'rule.SH-RND-3': 'Sans résident disponible, pas de tour. Les autres continuent, au besoin plusieurs tours de suite.',
  'rule.SH-RND-4':
    'Vous pouvez toujours passer. Cela vaut pour le reste du round ; vos résidents non placés restent disponibles.',
  'rule.SH-RND-5':
    'Si aucun placement ne vous est permis, vous pouvez encore utiliser des objets, ce qui peut en rendre un possible. Sinon, il ne vous reste qu’à passer ; personne ne passe à votre place tant qu’un objet peut servir.',
  'rule.SH-PLC-1':
    'Un résident va sur une case libre de l’Abri : ni là où se trouve quelqu’un, ni dans une salle de la piste, ni dans l’ascenseur d’un autre joueur. Toutes les salles de tous les niveaux sont ouvertes à tous, tout comme les menaces et l’ascenseur du niveau supérieur.',
  'rule.SH-PLC-2':
    'Vous payez d’abord tous les coûts en entier, puis les récompenses viennent de gauche à droite. Si vous ne pouvez pas payer, la case vous est fermée.',
  'rule.SH-PLC-3':
    'Une case pour blessés est fermée aux résidents non blessés, et un blessé n’a droit à aucune autre. Un résident qui se blesse reste où il est jusqu’au rappel.',
  'rule.SH-PLC-4':
    'Un coût peut demander des ressources, une ressource au choix (les symboles fixes se paient d’abord, puis chaque point d’interrogation prend l’un des cubes qui vous restent), un objet posé devant vous, une blessure ou le prix de la salle construite.',
  'rule.SH-PLC-5': 'Vous pouvez aller sur une case même si sa récompense ne vous apporte rien.',
  'rule.SH-PLC-6':
    'Une case reliée prend deux de vos résidents disponibles pendant le même tour, pour un seul coût et une seule récompense. Tous deux doivent y avoir droit et tous deux perdent leur entraînement. Si vous n’avez pas deux résidents qui conviennent, elle vous est fermée.',
  'rule.SH-PLC-7':
    'Un placement suit cet ordre : choisir résidents et case ; annoncer tenues, armure assistée ou Perroquet ; tout payer ; subir la blessure si le coût en comporte une ; combattre s’il le faut ; gagner les récompenses de gauche à droite, puis toute la liste encore une fois si elles sont doublées ; revenu ; enfin, dernière occasion d’utiliser des objets.',
  'rule.SH-RES-1':
    'Chacune de vos trois pistes contient six cubes au plus. Ce qui n’y tient pas est perdu. Le stock est inépuisable.',
  'rule.SH-RES-2': 'En récompense, un point d’interrogation vaut une ressource de votre choix, cube par cube.',
  'rule.SH-RES-3':
    'Un échange ne rapporte rien par lui-même : il vous laisse donner un de ses côtés contre l’autre, dans un sens ou dans l’autre, aussi souvent qu’il vous plaît pendant ce tour.',
  'rule.SH-RES-4':
    'Le bonheur ne compte pas parmi les ressources : un point d’interrogation ne se paie ni ne se gagne en bonheur.',
  'rule.SH-DWL-1':
    'Un nouveau résident vous reste jusqu’à la fin de la partie. Il attend sur son icône, qui ne bloque rien, compte aussitôt comme vôtre et peut être placé après le prochain rappel.',
  'rule.SH-DWL-2': 'Personne n’a plus de sept résidents. Un huitième ne viendrait pas.',
  'rule.SH-ITM-1':
    'Pour gagner un objet, prenez-en un sur la piste d’objets, aussitôt complétée. Deux objets se prennent l’un après l’autre. Un objet arrive redressé.',
  'rule.SH-ITM-2': 'Un objet posé devant vous s’utilise à tout moment, sauf s’il précise quand.',
  'rule.SH-ITM-3':
    'Pour incliner un objet, tournez-le. Une fois tourné, il ne peut plus s’incliner. À la fin de chaque round, tous les objets sont redressés.',
  'rule.SH-ITM-4': 'Pour redresser un objet, remettez droit un de vos objets inclinés, celui que vous voulez.',
  'rule.SH-FST-1':
    'Cette icône vous donne le pion Premier Joueur : qui le détient commence le round suivant. Si personne ne le prend, il reste où il est.',
  'rule.SH-BLD-1':
    'Pour construire, prenez une salle de la piste et ajoutez-la à votre niveau. La piste est aussitôt complétée.',
  'rule.SH-BLD-2':
    'La nouvelle salle se pose contre votre ascenseur ou contre une salle déjà en place, du côté de votre choix. Chaque côté accueille trois salles, soit six en tout.',
  'rule.SH-BLD-3':
    'Là où une case demande le prix d’une salle, choisissez une salle de la piste et payez le prix imprimé dessus.',
  'rule.SH-BLD-4': 'La salle se choisit au moment de payer.',
  'rule.SH-INC-1':
    'Chaque visite d’un autre joueur dans une salle de votre niveau peut vous rapporter une ressource au choix. Rien pour une menace, pour vos propres résidents ni au niveau supérieur.',
  'rule.SH-INC-2': 'Un placement rapporte un revenu au plus.',
  'rule.SH-TRN-1':
    'L’entraînement ne fait rien dans l’immédiat. C’est au rappel que le résident devient entraîné : pour la lettre imprimée ou, s’il n’y en a pas, pour celle de votre choix.',
  'rule.SH-TRN-2': 'Pour une même lettre, un seul de vos résidents peut être entraîné.',
  'rule.SH-TRN-3':
    'Un résident entraîné se place comme les autres. Son entraînement prend fin à son placement suivant, qu’il ait servi ou non. S’il n’est pas placé, il reste entraîné.',
  'rule.SH-LET-1':
    'Sur une case qui porte sa lettre, un résident entraîné vous fait gagner toutes les récompenses, puis toutes encore une fois. Le coût ne se paie qu’une fois.',
  'rule.SH-LET-2': 'Les lettres ne font rien d’autre : ces cases restent ouvertes à tous.',
  'rule.SH-LET-3': 'La lettre d’une menace double la récompense de cette menace.',
  'rule.SH-THR-1':
    'Pour chaque niveau, de haut en bas, on lance deux dés. Leur somme désigne une colonne de ce niveau.',
  'rule.SH-THR-2':
    'Avec un 7, faute de salle dans la colonne ou si une menace s’y trouve déjà, rien n’apparaît et aucune carte n’est piochée. Sinon, la carte Menace suivante recouvre la case.',
  'rule.SH-THR-3':
    'Jusqu’à son retrait, une menace substitue à la case son propre coût, sa récompense, sa lettre et sa forme ; rien de ce qu’elle recouvre ne compte. Chacun peut y envoyer des résidents non blessés, et personne n’en tire de revenu.',
  'rule.SH-THR-4':
    'Les colonnes 2 à 6 sont à gauche de l’ascenseur, les colonnes 8 à 12 à droite, deux par salle ; les salles du bord n’en ont qu’une, du côté de l’ascenseur.',
  'rule.SH-THR-5': 'Une menace ne recouvre jamais un ascenseur.',
  'rule.SH-THR-6': 'Une menace sans nombre ne se combat pas : payez son coût et gagnez sa récompense.',
  'rule.SH-FGT-1':
    'En combat, vous lancez deux dés et ajoutez les bonus des objets. Si vous atteignez le nombre de la menace, sa récompense est à vous ; sinon, vous ne gagnez rien et le résident est blessé.',
  'rule.SH-FGT-2':
    'Les objets qui aident « avant un combat » s’inclinent avant le lancer ; ceux qui font relancer, une fois le résultat connu.',
  'rule.SH-FGT-3': 'Perdre un combat blesse le résident qui l’a livré.',
  'rule.SH-INJ-1':
    'Une blessure dans un coût frappe le résident placé là. Il reste blessé tant qu’on ne l’a pas soigné.',
  'rule.SH-HEA-1': 'Les soins remettent sur pied le résident de la case : sa blessure est guérie.',
  'rule.SH-REC-1':
    'Un round se termine dans cet ordre : les menaces vaincues s’en vont ; tous les résidents reviennent, les nouveaux aussi, les blessés toujours blessés ; les entraînements prennent effet ; les objets sont redressés ; puis la partie s’arrête ou un nouveau round débute.',
  'rule.SH-REC-2':
    'Une menace est retirée quand on en rappelle des résidents non blessés. Elle reste si l’un d’eux est blessé ou si personne n’y est allé.',
  'rule.SH-TRK-1': 'Réapprovisionner une piste, c’est en défausser toutes les cartes et en piocher trois autres.',
  'rule.SH-TRK-2': 'Quand la pioche des objets ou des salles est vide, sa défausse, mélangée, la remplace.',
  'rule.SH-END-1':
    'Le round où quelqu’un construit une sixième salle, ou pendant lequel la dernière carte Menace est piochée, est le dernier. Il se joue jusqu’au bout, rappel compris, quoi qu’il advienne de la pioche.',
  'rule.SH-END-2':
    'Si la pioche des menaces se vide alors que d’autres doivent encore apparaître, sa défausse, mélangée, fournit celles qui manquent.',
  'rule.SH-END-3':
    'Après le dernier rappel, chaque menace de votre niveau vous coûte un bonheur. Celles du niveau supérieur ne coûtent rien à personne.',
  'rule.SH-END-4':
    'Qui a le plus de bonheur l’emporte. À égalité, on compare les ressources, puis les résidents, puis les objets ; si tout est égal, la victoire est partagée.',
  'rule.SH-END-5': 'Aucune partie ne dépasse quarante rounds.',
  'rule.SH-VIS-1': 'Rien n’est secret, hormis le hasard lui-même.',

  // What the rulebook leaves open, settled for this table
  'ruling.SH-SET-2': 'Les niveaux suivent l’ordre des places, sauf si la table en veut un autre.',
  'ruling.SH-SET-6': 'À l’écran, vous désignez le premier joueur ou laissez faire le hasard.',
  'ruling.SH-PLC-4':
    'L’objet payé peut être redressé ou incliné, mais pas un de ceux que vous inclinez pour ce même placement.',
  'ruling.SH-PLC-5':
    'Une piste pleine, sept résidents ou rien à redresser n’interdisent pas un placement. Seule exception : construire sans pouvoir payer de salle.',
  'ruling.SH-PLC-7':
    'Ce que vous annoncez doit pouvoir être payé avec ce que vous avez à cet instant. Les objets annoncés restent inclinés si vous perdez le combat.',
  'ruling.SH-RES-3':
    'Vous indiquez un sens et un nombre une fois, quand vient cette récompense, et une fois encore avant la fin de votre tour. Les cubes en trop sont perdus : rien n’empêche donc d’échanger vers une piste pleine.',
  'ruling.SH-RES-4': 'Il y a toujours assez de bonheur dans le stock.',
  'ruling.SH-ITM-2':
    '« À tout moment » veut dire pendant votre tour : avant de placer ou de passer, après votre placement et son revenu, avant le lancer d’un combat et après chaque lancer. Ni pendant un autre choix, ni pendant le tour des autres, ni au rappel, ni après le dernier placement de la partie. Un moment où rien ne peut servir est sauté. Une tenue ne se porte que là où figure sa lettre et où la récompense n’est pas déjà doublée.',
  'ruling.SH-FST-1': 'L’ordre du round en cours ne change pas.',
  'ruling.SH-BLD-3':
    'Si vous ne pouvez payer aucune salle de la piste, même avec le Perroquet, ou si vous avez déjà six salles, la case vous est fermée.',
  'ruling.SH-BLD-4': 'La salle quitte la piste quand vient la récompense de construction.',
  'ruling.SH-INC-2':
    'Il est proposé une fois le placement payé et récompensé. Vous pouvez le décliner ; avec trois pistes pleines, on ne vous demande rien. Vous y avez droit même si vous avez passé, même si la récompense n’a rien donné, et aussi quand quelqu’un construit depuis votre Atelier de thèmes.',
  'ruling.SH-TRN-2':
    'Au rappel, les lettres imprimées sont attribuées d’abord. Puis, à partir du pion Premier Joueur et dans le sens horaire, les autres résidents reçoivent chacun une lettre libre au choix, sans refus possible. Celui dont la lettre est prise, ou qui n’en trouve aucune libre, revient sans entraînement.',
  'ruling.SH-LET-2': 'Sur une case reliée, un seul résident entraîné suffit, et on ne va jamais au-delà du double.',
  'ruling.SH-LET-3': 'Une menace à combattre doit d’abord être vaincue.',
  'ruling.SH-THR-4':
    'Il y a douze colonnes de salles, mais seulement dix totaux : de chaque côté, la case la plus éloignée n’a pas de numéro et ne risque rien.',
  'ruling.SH-FGT-2':
    'Tous les bonus s’additionnent et valent aussi pour les relances. Après chaque lancer, vous pouvez utiliser un objet pour relancer, puis un autre ; le dernier lancer compte. Deux résidents sur une menace reliée font un seul lancer.',
  'ruling.SH-FGT-3': 'Perdre contre une menace reliée blesse les deux résidents.',
  'ruling.SH-REC-2':
    'Seul compte l’état au moment du rappel : si le perdant a été soigné entre-temps, la menace s’en va, mais sans donner sa récompense. Sur une menace reliée, aucun des deux ne doit être blessé.',
  'ruling.SH-TRK-2':
    'Cela n’arrive que s’il faut piocher une carte. Si la défausse est vide aussi, la piste reste incomplète et se remplit avant sa prochaine utilisation.',
  'ruling.SH-END-2': 'Si la défausse est vide aussi, plus rien n’apparaît.',
  'ruling.SH-END-3': 'Les objets qui comptent à la fin passent d’abord, et personne ne descend au-dessous de zéro.',
  'ruling.SH-END-5':
    'La partie s’arrête après le round 40, car des joueurs qui ne feraient que passer ne la finiraient jamais.',
  'ruling.SH-VIS-1':
    'Tout est visible, les défausses aussi, sauf l’ordre des trois pioches et ce que donneront les dés.',
}
