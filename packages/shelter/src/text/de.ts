import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

/** Every word of Shelter, in German. */
export const de: Catalogue<typeof en> = {
  // Rooms
  'room.wasteland': 'Ödland',
  'room.vaultDoor': 'Vault-Tür',
  'room.vaultEntrance': 'Vault-Eingang',
  'room.waterTreatment': 'Wasserbehandlung',
  'room.diner': 'Diner',
  'room.powerGenerator': 'Generator',
  'room.waterPurification': 'Wasseraufbereitung',
  'room.nukaColaBottler': 'Nuka-Cola-Abfüller',
  'room.nuclearReactor': 'Atomreaktor',
  'room.garden': 'Garten',
  'room.livingQuarters': 'Baracken',
  'room.classroom': 'Klassenzimmer',
  'room.athleticsRoom': 'Sportraum',
  'room.armory': 'Waffenkammer',
  'room.gameRoom': 'Spielzimmer',
  'room.weightRoom': 'Trainingsraum',
  'room.fitnessRoom': 'Fitnessraum',
  'room.lounge': 'Lounge',
  'room.medbay': 'Krankenstation',
  'room.scienceLab': 'Forschungslabor',
  'room.storageRoom': 'Lagerraum',
  'room.radioStudio': 'Radiostudio',
  'room.themeWorkshop': 'Themenwerkstatt',
  'room.outfitWorkshop': 'Outfit-Werkstatt',
  'room.weaponWorkshop': 'Waffenwerkstatt',
  'room.topElevator': 'Lazarett',
  'room.elevator': 'Aufzug',

  // Items
  'item.pistol': '10-mm-Pistole',
  'item.shotgun': 'Schrotflinte',
  'item.laserRifle': 'Lasergewehr',
  'item.plasmaPistol': 'Plasmapistole',
  'item.minigun': 'Minigun',
  'item.missileLauncher': 'Raketenwerfer',
  'item.fatMan': 'Fat Man',
  'item.militaryFatigues': 'Militäruniform',
  'item.armoredVaultSuit': 'Gepanzerter Vault-Overall',
  'item.wastelandGear': 'Ödlandausrüstung',
  'item.nightwear': 'Schlafanzug',
  'item.labCoat': 'Laborkittel',
  'item.handymanJumpsuit': 'Handwerker-Overall',
  'item.formalWear': 'Abendgarderobe',
  'item.powerArmor': 'T-45-Powerrüstung',
  'item.goldenRetriever': 'Golden Retriever',
  'item.germanShepherd': 'Deutscher Schäferhund',
  'item.collie': 'Collie',
  'item.husky': 'Husky',
  'item.scottishFold': 'Scottish Fold',
  'item.parrot': 'Papagei',
  'item.maineCoon': 'Maine Coon',
  'item.giddyupButtercup': 'Giddyup Buttercup',
  'item.yaoGuaiHide': 'Yao-Guai-Fell',
  'item.ductTape': 'Militärklebeband',
  'item.chemistryFlask': 'Laborkolben',
  'item.goldWatch': 'Goldene Uhr',
  'item.circuitBoard': 'Militärplatine',
  'item.globe': 'Globus',
  'item.camera': 'Kamera',
  'item.stimpak': 'Stimpak',

  'kind.weapon': 'Waffe',
  'kind.outfit': 'Outfit',
  'kind.pet': 'Haustier',
  'kind.junk': 'Schrott',
  'kind.aid': 'Hilfsmittel',

  // What items do
  'effect.steady': '+{n} in jedem Kampf. Wird nie erschöpft.',
  'effect.bonus': 'Vor einem Kampf erschöpfen: +{n} auf den Wurf.',
  'effect.rerollOne': 'Nach einem Kampfwurf erschöpfen: Würfle einen Würfel neu.',
  'effect.rerollBoth': 'Nach einem Kampfwurf erschöpfen: Würfle einen oder beide Würfel neu.',
  'effect.dress': 'Beim Zuweisen erschöpfen: Ein Bewohner gilt diesmal als in {letter} trainiert.',
  'effect.armor':
    'Beim Zuweisen zu einer Gefahr mit Kampf erschöpfen und {pay} bezahlen: Ein Bewohner gilt als in deren Buchstaben trainiert.',
  'effect.discount': 'Beim Bezahlen von Baukosten erschöpfen: Lass eines ihrer Symbole weg.',
  'effect.ready': 'Erschöpfen: Mach einen anderen deiner Gegenstände spielbereit.',
  'effect.trade': 'Erschöpfen: Bezahle {pay}, erhalte {gain}.',
  'effect.swap': 'Erschöpfen: Lege einen anderen deiner Gegenstände ab, dann nimm einen aus der Auslage.',
  'effect.heal': 'Ablegen: Heile einen deiner verletzten Bewohner, wo immer er ist.',
  'effect.score.pet': 'Bei Spielende: 1 Zufriedenheit, dazu 1 für jedes deiner Haustiere.',
  'effect.score.outfit': 'Bei Spielende: 1 Zufriedenheit, dazu 1 für jedes deiner Outfits.',
  'effect.score.weapon': 'Bei Spielende: 1 Zufriedenheit, dazu 1 für jede deiner Waffen.',
  'effect.score.water': 'Bei Spielende: 1 Zufriedenheit je 2 Wasser.',
  'effect.score.food': 'Bei Spielende: 1 Zufriedenheit je 2 Nahrung.',
  'effect.score.power': 'Bei Spielende: 1 Zufriedenheit je 2 Energie.',
  'effect.score.room': 'Bei Spielende: 1 Zufriedenheit je 2 Räume auf deinem Stockwerk.',
  'effect.score.dweller': 'Bei Spielende: 1 Zufriedenheit je 2 deiner Bewohner.',

  // Threats
  'threat.radroach': 'RAD-Kakerlake',
  'threat.glowingRadroach': 'Leuchtende RAD-Kakerlake',
  'threat.moleRat': 'Maulwurfsratte',
  'threat.feralGhoul': 'Wilder Ghul',
  'threat.glowingOne': 'Leuchtender',
  'threat.radscorpion': 'RAD-Skorpion',
  'threat.glowingRadscorpion': 'Leuchtender RAD-Skorpion',
  'threat.raider': 'Raider',
  'threat.deathclaw': 'Todeskralle',
  'threat.fire': 'Feuer',
  'threat.powerFailure': 'Stromausfall',

  // S.P.E.C.I.A.L.
  'letter.S': 'Stärke',
  'letter.P': 'Wahrnehmung',
  'letter.E': 'Ausdauer',
  'letter.C': 'Charisma',
  'letter.I': 'Intelligenz',
  'letter.A': 'Beweglichkeit',
  'letter.L': 'Glück',

  'colour.red': 'rot',
  'colour.blue': 'blau',
  'colour.yellow': 'gelb',
  'colour.green': 'grün',

  // Amounts, as they stand in a list
  'amount.power': '{n} Energie',
  'amount.food': '{n} Nahrung',
  'amount.water': '{n} Wasser',
  'amount.any': '{n} {n|Ressource|Ressourcen} nach Wahl',
  'amount.happiness': '{n} Zufriedenheit',
  'resource.power': 'Energie',
  'resource.food': 'Nahrung',
  'resource.water': 'Wasser',
  'resource.any': 'eine beliebige Ressource',

  // Rewards and costs, as they stand in a list
  'gain.dweller': 'ein neuer Bewohner',
  'gain.item': 'ein Gegenstand',
  'gain.train': 'Training nach Wahl',
  'gain.trainLetter': 'Training in {letter}',
  'gain.build': 'ein Raum auf deinem Stockwerk',
  'gain.heal': 'Heilung',
  'gain.ready': 'ein Gegenstand wird spielbereit',
  'gain.token': 'der Startspieler-Marker',
  'gain.refreshItems': 'eine neue Gegenstandsauslage',
  'gain.refreshRooms': 'eine neue Raumauslage',
  'gain.exchange': 'Tausch zwischen {left} und {right}',
  'cost.item': 'ein Gegenstand',
  'cost.injure': 'eine Verletzung',
  'cost.roomPrice': 'die Baukosten eines Raums',
  'space.gain': 'Belohnung: {gain}',
  'space.payGain': 'Kosten: {cost}; Belohnung: {gain}',
  'space.fight': 'Kampf: mindestens {n}; Belohnung: {gain}',
  'space.letter': 'doppelt bei Training in {letter}',
  'space.hurtOnly': 'nur für verletzte Bewohner',
  'space.linked': 'für zwei Bewohner',
  'list.and': '{all} und {last}',

  // Names of the icons
  'icon.power': 'Energie',
  'icon.food': 'Nahrung',
  'icon.water': 'Wasser',
  'icon.any': 'Ressource nach Wahl',
  'icon.happiness': 'Zufriedenheit',
  'icon.dweller': 'Neuer Bewohner',
  'icon.item': 'Gegenstand',
  'icon.train': 'Training',
  'icon.build': 'Raum bauen',
  'icon.roomPrice': 'Baukosten des Raums',
  'icon.heal': 'Heilen',
  'icon.injure': 'Verletzung',
  'icon.token': 'Startspieler',
  'icon.ready': 'Gegenstand spielbereit machen',
  'icon.refreshItems': 'Gegenstandsauslage erneuern',
  'icon.refreshRooms': 'Raumauslage erneuern',
  'icon.exchange': 'Ressourcentausch',
  'icon.fight': 'Kampf',
  'icon.hurtOnly': 'Nur für verletzte Bewohner',
  'icon.linked': 'Verkettet: zwei Bewohner',

  // Where and who
  'where.room': '{room} ({space})',
  'where.threat': '{threat} ({room}, {space})',
  'where.home': 'zu Hause',
  'level.top': 'oberstes Stockwerk',
  'level.own': 'Stockwerk von {who}',
  'who.plain': 'einen Bewohner',
  'who.hurt': 'einen verletzten Bewohner',
  'who.trained': 'den in {letter} trainierten Bewohner',
  'who.pair': '{one} und {other}',
  'who.twoPlain': 'zwei Bewohner',
  'who.twoHurt': 'zwei verletzte Bewohner',

  // Questions
  'ask.place': 'Weise einen Bewohner zu, setze einen Gegenstand ein oder passe.',
  'ask.declare': 'Für diese Aufgabe etwas anziehen?',
  'ask.chooseRoom': 'Wähle den Raum, den du baust, und bezahle ihn.',
  'ask.payAny': 'Wähle, womit du bezahlst.',
  'ask.payItem': 'Welchen Gegenstand legst du ab?',
  'ask.beforeRoll': 'Vor dem Wurf: Setze einen Gegenstand ein oder würfle.',
  'ask.afterRoll': 'Nach dem Wurf: Setze einen Gegenstand ein oder lass den Wurf gelten.',
  'ask.gainAny': 'Wähle die Ressource, die du erhältst.',
  'ask.takeItem': 'Welchen Gegenstand nimmst du aus der Auslage?',
  'ask.readyItem': 'Welchen Gegenstand machst du spielbereit?',
  'ask.exchange': 'Tausche, so oft du willst, oder gar nicht.',
  'ask.chooseSide': 'Auf welcher Seite deines Aufzugs?',
  'ask.income': 'Besuch auf deinem Stockwerk: Nimm eine Ressource.',
  'ask.afterPlacing': 'Setze einen Gegenstand ein oder beende deinen Zug.',
  'ask.trainAny': 'Was hat dieser Bewohner gelernt?',

  // Answers
  'choice.place': '{where}: {who} zuweisen – {what}',
  'choice.pass': 'Für diese Runde passen',
  'choice.use': '„{item}“ einsetzen',
  'choice.useReady': '„{item}“ einsetzen: „{other}“ spielbereit machen',
  'choice.useSwap': '„{item}“ einsetzen: „{other}“ eintauschen',
  'choice.useHeal': '„{item}“ einsetzen: den Bewohner {where} heilen',
  'choice.useHealAt': '„{item}“ einsetzen: den Bewohner heilen – {where}',
  'choice.useReroll': '„{item}“ einsetzen: {dice} neu würfeln',
  'choice.room': '{room} für {price}',
  'choice.roomDrop': '{room} für {price} (der Papagei spart {symbol})',
  'choice.nothing': 'nichts',
  'choice.pay': '{price} bezahlen',
  'choice.discard': '„{item}“ ablegen',
  'choice.take': '{resource} nehmen',
  'choice.item': '„{item}“ nehmen – {effect}',
  'choice.ready': '„{item}“ spielbereit machen',
  'choice.exchange': '{paid} bezahlen, {gained} erhalten',
  'choice.left': 'Links',
  'choice.right': 'Rechts',
  'choice.train': '{letter}: {name}',
  'choice.skip.declare': 'Nichts anziehen',
  'choice.skip.beforeRoll': 'Würfeln',
  'choice.skip.afterRoll': 'Wurf gelten lassen',
  'choice.skip.exchange': 'Nicht tauschen',
  'choice.skip.income': 'Verzichten',
  'choice.skip.afterPlacing': 'Zug beenden',

  // What happened
  'event.roundBegan': 'Runde {n} beginnt.',
  'event.threatRolled': '{level}: Die Würfel zeigen {dice}.',
  'event.threatSpawned': 'Neue Gefahr: {threat} – {where}.',
  'event.placed': '{who} weist {dwellers} zu: {where}.',
  'event.passed': '{who} passt.',
  'event.paid': '{who} bezahlt {cubes}.',
  'event.itemPaid': '{who} bezahlt mit „{item}“.',
  'event.gained': '{who} erhält {cubes}.',
  'event.gainedLost': '{who} erhält {cubes} (verfallen: {lost}).',
  'event.gainedNothing': '{who} hat keinen Platz für {cubes}.',
  'event.exchanged': '{who} tauscht {paid} gegen {gained}.',
  'event.happinessGained': '{who} erhält {n} Zufriedenheit.',
  'event.dwellerJoined': 'Ein neuer Bewohner stößt zu {who}.',
  'event.vaultCrowded': '{who} hat bereits sieben Bewohner: Niemand kommt hinzu.',
  'event.rewardDoubled': '{letter} zahlt sich für {who} aus: doppelte Belohnung.',
  'event.itemTaken': '{who} nimmt „{item}“.',
  'event.itemUsed': '{who} setzt „{item}“ ein.',
  'event.itemReadied': '{who} macht „{item}“ spielbereit.',
  'event.itemSwapped': '{who} legt „{item}“ ab.',
  'event.itemRevealed': 'Neu in der Gegenstandsauslage: {item}.',
  'event.roomRevealed': 'Neu in der Raumauslage: {room}.',
  'event.itemsRefreshed': 'Die Gegenstandsauslage wird erneuert.',
  'event.roomsRefreshed': 'Die Raumauslage wird erneuert.',
  'event.itemsReshuffled': 'Die abgelegten Gegenstände bilden einen neuen Stapel.',
  'event.roomsReshuffled': 'Die abgelegten Räume bilden einen neuen Stapel.',
  'event.threatsReshuffled': 'Die abgelegten Gefahren bilden einen neuen Stapel.',
  'event.tokenTaken': '{who} nimmt den Startspieler-Marker.',
  'event.roomChosen': '{who} plant „{room}“.',
  'event.roomBuilt': '{who} baut „{room}“.',
  'event.incomeTaken': '{who} erhält {cubes} als Einkommen.',
  'event.incomeDeclined': '{who} verzichtet auf das Einkommen.',
  'event.diceRolled': '{who} würfelt {dice}: {total} (nötig: {needs}).',
  'event.diceRolledBonus': '{who} würfelt {dice} und addiert {bonus}: {total} (nötig: {needs}).',
  'event.fightWon': '{who} gewinnt mit {total} gegen „{threat}“.',
  'event.fightLost': '{who} verliert mit {total} gegen „{threat}“.',
  'event.injured': '{where}: {n|Ein|Zwei} Bewohner von {who} {n|wird|werden} verletzt.',
  'event.healedHome': 'Ein Bewohner von {who} wird zu Hause geheilt.',
  'event.healedAt': '{where}: Ein Bewohner von {who} wird geheilt.',
  'event.threatBeaten': 'Gefahr bewältigt: {threat} – {where}.',
  'event.recalled': 'Alle Bewohner kehren heim.',
  'event.trained': 'Ein Bewohner von {who} ist jetzt in {letter} trainiert.',
  'event.trainingLost': 'Ein Bewohner von {who} hat umsonst trainiert: {letter} ist schon besetzt.',
  'event.trainingFull': 'Ein Bewohner von {who} hat umsonst trainiert: Alle Buchstaben sind besetzt.',
  'event.endTriggered.sixthRoom': 'Ein sechster Raum steht: Dies ist die letzte Runde.',
  'event.endTriggered.threatDeck': 'Die letzte Gefahr ist gezogen: Dies ist die letzte Runde.',
  'event.endTriggered.lastRound': 'Vierzig Runden sind vorbei: Das Spiel endet.',
  'event.gameEnded': 'Das Spiel ist vorbei. Das Aufseheramt geht an {winners}.',
  'event.gameEndedShared': 'Das Spiel ist vorbei. {winners} teilen sich das Aufseheramt.',

  // The end
  'source.building': 'Bau',
  'source.rooms': 'Räume',
  'source.threats': 'Gefahrenabwehr',
  'score.items': 'Gegenstände bei Spielende',
  'score.lost': '{n} {n|Gefahr|Gefahren} auf dem eigenen Stockwerk',
  'tie.cubes': 'Gleich viel Zufriedenheit; die Ressourcen entschieden.',
  'tie.dwellers': 'Auch gleich viele Ressourcen; die Bewohner entschieden.',
  'tie.items': 'Auch gleich viele Bewohner; die Gegenstände entschieden.',
  'tie.shared': 'Alles war gleich: Der Sieg wird geteilt.',

  // The table
  'table.round': 'Runde {n}',
  'table.threatsLeft': '{n} {n|Gefahr|Gefahren} im Stapel',
  'table.items': 'Gegenstände',
  'table.rooms': 'Baubare Räume',
  'table.happiness': 'Zufriedenheit',
  'table.free': '{n} verfügbar',
  'table.hurt': '{n} verletzt',
  'table.out': '{n} unterwegs',
  'table.passed': 'gepasst',
  'table.token': 'Startspieler-Marker',

  // The topics of the rules
  'topic.SET': 'Spielaufbau',
  'topic.RND': 'Die Runde',
  'topic.PLC': 'Bewohner zuweisen',
  'topic.RES': 'Ressourcen und Zufriedenheit',
  'topic.DWL': 'Neue Bewohner',
  'topic.ITM': 'Gegenstände',
  'topic.FST': 'Der Startspieler-Marker',
  'topic.BLD': 'Räume bauen',
  'topic.INC': 'Einkommen',
  'topic.TRN': 'Training',
  'topic.LET': 'Buchstaben',
  'topic.THR': 'Gefahren',
  'topic.FGT': 'Kämpfe',
  'topic.INJ': 'Verletzungen',
  'topic.HEA': 'Heilung',
  'topic.REC': 'Rückruf',
  'topic.TRK': 'Auslagen und Stapel',
  'topic.END': 'Spielende',
  'topic.VIS': 'Offen und geheim',

  // The rules
  'rule.SH-SET-1':
    'Das oberste Stockwerk gehört niemandem. In seiner Mitte liegt der Aufzug, auf beiden Seiten davon je drei Starträume.',
  'rule.SH-SET-2':
    'Alle haben eine Farbe und ein Stockwerk unter dem obersten: einen Aufzug in dieser Farbe, noch ohne Räume. Die Stockwerke dürfen beliebig untereinanderliegen.',
  'rule.SH-SET-3': 'Alle beginnen mit zwei verfügbaren Bewohnern und ohne Ressourcen, Gegenstände und Zufriedenheit.',
  'rule.SH-SET-4': 'Aus den 31 Gegenständen, den 18 Gefahren und den 24 baubaren Räumen wird je ein Stapel gemischt.',
  'rule.SH-SET-5': 'Drei Gegenstände liegen offen als Gegenstandsauslage, drei Räume als Raumauslage.',
  'rule.SH-SET-6': 'Wer zuletzt unter der Erde war, beginnt.',
  'rule.SH-RND-1':
    'Eine Runde hat drei Teile: Gefahren erscheinen (nicht in der ersten Runde), Bewohner werden zugewiesen, Bewohner werden zurückgerufen.',
  'rule.SH-RND-2':
    'Wer den Startspieler-Marker hat, beginnt. Im Uhrzeigersinn folgt Zuweisung auf Zuweisung, bis alle gepasst haben oder ohne verfügbare Bewohner sind. Passen alle sofort, folgt gleich der Rückruf.',
  'rule.SH-RND-3':
    'Ohne verfügbaren Bewohner hast du keinen Zug. Die anderen machen weiter, notfalls mit mehreren Zügen hintereinander.',
  'rule.SH-RND-4':
    'Passen darfst du immer. Es gilt für den Rest der Runde; nicht zugewiesene Bewohner bleiben verfügbar.',
  'rule.SH-RND-5':
    'Auch wenn keine Zuweisung erlaubt ist, darfst du Gegenstände einsetzen und so vielleicht doch eine ermöglichen. Sonst bleibt dir nur das Passen; solange noch ein Gegenstand einsetzbar ist, passt niemand für dich.',
  'rule.SH-PLC-1':
    'Ein Bewohner geht auf ein freies Feld des Vaults: nicht dorthin, wo schon jemand steht, nicht in einen Raum der Auslage, nicht in einen fremden Aufzug. Alle Räume auf allen Stockwerken stehen allen offen, ebenso die Gefahren und der Aufzug des obersten Stockwerks.',
  'rule.SH-PLC-2':
    'Erst begleichst du sämtliche Kosten, dann bekommst du die Belohnungen, von links nach rechts. Kannst du nicht bezahlen, ist dir das Feld verschlossen.',
  'rule.SH-PLC-3':
    'Felder für Verletzte sind für Unverletzte gesperrt, und Verletzte dürfen nur dorthin. Wird ein Bewohner verletzt, bleibt er bis zum Rückruf, wo er ist.',
  'rule.SH-PLC-4':
    'Als Kosten kommen vor: bestimmte Ressourcen, beliebige Ressourcen (erst die festen Symbole, dann für jedes Fragezeichen irgendein Ressourcenwürfel, den du noch hast), ein Gegenstand vor dir, eine Verletzung oder die Baukosten des Raums, den du baust.',
  'rule.SH-PLC-5': 'Du darfst ein Feld auch dann wählen, wenn dir seine Belohnung nichts bringt.',
  'rule.SH-PLC-6':
    'Ein verkettetes Feld verlangt zwei deiner verfügbaren Bewohner in einem Zug, für einmal Kosten und einmal Belohnung. Beide müssen dort erlaubt sein, und beide verlieren ihr Training. Ohne zwei geeignete Bewohner ist es dir verschlossen.',
  'rule.SH-PLC-7':
    'Eine Zuweisung läuft so ab: Bewohner und Feld wählen; Outfits, Powerrüstung oder Papagei ansagen; alles bezahlen; die Verletzung erleiden, falls sie zu den Kosten gehört; kämpfen, falls nötig; die Belohnungen von links nach rechts erhalten, bei Verdopplung danach alle noch einmal; Einkommen; zuletzt noch eine Gelegenheit, Gegenstände einzusetzen.',
  'rule.SH-RES-1':
    'Jede deiner drei Leisten fasst sechs Ressourcenwürfel. Was nicht hineinpasst, verfällt. Der Vorrat geht nie aus.',
  'rule.SH-RES-2': 'Bei Fragezeichen in der Belohnung suchst du dir jede Ressource einzeln aus.',
  'rule.SH-RES-3':
    'Ein Tausch bringt von selbst nichts: Du darfst die eine Seite bezahlen und erhältst dafür die andere, in beliebiger Richtung und in diesem Zug so oft, wie du willst.',
  'rule.SH-RES-4':
    'Zufriedenheit zählt nicht zu den Ressourcen: Für ein Fragezeichen kannst du sie weder bezahlen noch erhalten.',
  'rule.SH-DWL-1':
    'Ein neuer Bewohner gehört dir für den Rest des Spiels. Er wartet auf seinem Symbol, ohne etwas zu blockieren, zählt sofort mit und kann nach dem nächsten Rückruf zugewiesen werden.',
  'rule.SH-DWL-2': 'Bei sieben Bewohnern ist Schluss. Ein weiterer kommt nicht.',
  'rule.SH-ITM-1':
    'Für einen Gegenstand bedienst du dich in der Gegenstandsauslage, die sofort aufgefüllt wird. Zwei Gegenstände nimmst du nacheinander. Jeder kommt spielbereit zu dir.',
  'rule.SH-ITM-2': 'Was vor dir liegt, ist jederzeit einsetzbar, sofern der Gegenstand keinen Zeitpunkt nennt.',
  'rule.SH-ITM-3':
    'Zum Erschöpfen drehst du einen Gegenstand quer. Liegt er quer, lässt er sich nicht noch einmal erschöpfen. Am Rundenende werden alle Gegenstände spielbereit.',
  'rule.SH-ITM-4':
    'Spielbereit machen heißt: einen eigenen erschöpften Gegenstand wieder aufrecht drehen; welchen, entscheidest du.',
  'rule.SH-FST-1':
    'Mit diesem Symbol nimmst du den Startspieler-Marker: Wer ihn hat, beginnt die nächste Runde. Nimmt ihn niemand, bleibt er, wo er ist.',
  'rule.SH-BLD-1':
    'Beim Bauen wandert ein Raum aus der Raumauslage auf dein eigenes Stockwerk. Die Auslage wird sofort aufgefüllt.',
  'rule.SH-BLD-2':
    'Der neue Raum grenzt an deinen Aufzug oder an einen Raum, der dort schon liegt; die Seite bestimmst du. Jede Seite fasst drei Räume, zusammen also sechs.',
  'rule.SH-BLD-3':
    'Wo ein Feld Baukosten verlangt, wählst du einen Raum der Auslage und bezahlst, was auf ihm angegeben ist.',
  'rule.SH-BLD-4': 'Den Raum wählst du schon beim Bezahlen.',
  'rule.SH-INC-1':
    'Geht ein fremder Bewohner in einen Raum auf deinem Stockwerk, darfst du dir eine Ressource aussuchen. Nicht bei einer Gefahr, nicht bei deinen eigenen Bewohnern, nicht auf dem obersten Stockwerk.',
  'rule.SH-INC-2': 'Jede Zuweisung bringt höchstens ein Einkommen.',
  'rule.SH-TRN-1':
    'Training wirkt nicht sofort. Erst mit dem Rückruf ist der Bewohner trainiert: im aufgedruckten Buchstaben oder, wenn keiner dasteht, in einem deiner Wahl.',
  'rule.SH-TRN-2': 'Für jeden Buchstaben kannst du nur einen trainierten Bewohner haben.',
  'rule.SH-TRN-3':
    'Ein trainierter Bewohner wird zugewiesen wie jeder andere. Sein Training endet mit der nächsten Zuweisung, ob es geholfen hat oder nicht. Ohne Zuweisung bleibt er trainiert.',
  'rule.SH-LET-1':
    'Weist du einem Feld einen Bewohner zu, der in dessen Buchstaben trainiert ist, erhältst du alle Belohnungen und danach alle noch einmal. Bezahlt wird nur einmal.',
  'rule.SH-LET-2': 'Mehr bewirken Buchstaben nicht: Solche Felder stehen allen offen.',
  'rule.SH-LET-3': 'Der Buchstabe auf einer Gefahr verdoppelt die Belohnung der Gefahr.',
  'rule.SH-THR-1':
    'Für jedes Stockwerk, von oben nach unten, wird mit zwei Würfeln gewürfelt. Die Summe nennt eine Spalte dieses Stockwerks.',
  'rule.SH-THR-2':
    'Bei einer 7, ohne Raum in der Spalte oder wenn dort schon eine Gefahr liegt, erscheint nichts, und es wird keine Karte gezogen. Sonst bedeckt die nächste Gefahrenkarte das Feld.',
  'rule.SH-THR-3':
    'Bis sie entfernt wird, tritt eine Gefahr an die Stelle des Feldes: Es gelten ihre Kosten, ihre Belohnung, ihr Buchstabe und ihre Form; was das Feld darunter zeigt, zählt nicht. Alle dürfen unverletzte Bewohner dorthin schicken, und niemand erhält dafür Einkommen.',
  'rule.SH-THR-4':
    'Die Spalten 2 bis 6 liegen links vom Aufzug, 8 bis 12 rechts davon, zwei je Raum; die äußeren Räume haben nur eine, auf der Seite zum Aufzug.',
  'rule.SH-THR-5': 'Auf Aufzüge kommen nie Gefahren.',
  'rule.SH-THR-6': 'Eine Gefahr ohne Zahl wird nicht bekämpft: Du bezahlst ihre Kosten und erhältst ihre Belohnung.',
  'rule.SH-FGT-1':
    'Im Kampf würfelst du mit zwei Würfeln und zählst die Boni deiner Gegenstände dazu. Erreichst du die Zahl der Gefahr, gehört dir ihre Belohnung; wenn nicht, gehst du leer aus, und der Bewohner wird verletzt.',
  'rule.SH-FGT-2':
    'Gegenstände, die „vor einem Kampf“ helfen, erschöpfst du vor dem Wurf; solche zum Neuwürfeln, nachdem du ihn gesehen hast.',
  'rule.SH-FGT-3': 'Ein verlorener Kampf verletzt den Bewohner, der gekämpft hat.',
  'rule.SH-INJ-1':
    'Eine Verletzung in den Kosten trifft den Bewohner auf diesem Feld. Er bleibt verletzt, bis er geheilt wird.',
  'rule.SH-HEA-1': 'Heilung hilft dem Bewohner auf diesem Feld: Er gilt wieder als unverletzt.',
  'rule.SH-REC-1':
    'Eine Runde endet in dieser Reihenfolge: Bewältigte Gefahren verschwinden; alle Bewohner kehren heim, auch die neuen, Verletzte bleiben verletzt; Training wird wirksam; Gegenstände werden spielbereit; dann endet das Spiel, oder eine neue Runde beginnt.',
  'rule.SH-REC-2':
    'Eine Gefahr verschwindet, wenn unverletzte Bewohner von ihr heimkehren. Sie bleibt, wenn dort ein Bewohner verletzt ist oder wenn niemand dort war.',
  'rule.SH-TRK-1': 'Beim Erneuern einer Auslage legst du all ihre Karten ab und deckst drei neue auf.',
  'rule.SH-TRK-2': 'Ist der Gegenstands- oder der Raumstapel leer, wird aus den abgelegten Karten ein neuer gemischt.',
  'rule.SH-END-1':
    'Das Spiel endet mit der Runde, in der jemand den sechsten Raum baut oder die letzte Gefahrenkarte gezogen wird. Diese Runde wird samt Rückruf zu Ende gespielt, was immer mit dem Stapel geschieht.',
  'rule.SH-END-2':
    'Geht der Gefahrenstapel aus, während noch Gefahren erscheinen müssen, mischt ihr dafür die abgelegten Gefahren.',
  'rule.SH-END-3':
    'Nach dem letzten Rückruf verlierst du 1 Zufriedenheit je Gefahr auf deinem Stockwerk. Das oberste Stockwerk kostet niemanden etwas.',
  'rule.SH-END-4':
    'Die meiste Zufriedenheit gewinnt. Bei Gleichstand zählen die Ressourcen, dann die Bewohner, dann die Gegenstände; ist alles gleich, wird der Sieg geteilt.',
  'rule.SH-END-5': 'Kein Spiel dauert länger als vierzig Runden.',
  'rule.SH-VIS-1': 'Geheim ist nichts außer dem Zufall selbst.',

  // What the rulebook leaves open, settled for this table
  'ruling.SH-SET-2': 'Die Stockwerke folgen der Sitzordnung, sofern der Tisch keine andere Reihenfolge wünscht.',
  'ruling.SH-SET-6': 'Am Bildschirm bestimmt ihr, wer beginnt, oder überlasst es dem Zufall.',
  'ruling.SH-PLC-4':
    'Der abgelegte Gegenstand darf spielbereit oder erschöpft sein, aber nicht für dieselbe Zuweisung erschöpft werden.',
  'ruling.SH-PLC-5':
    'Eine volle Leiste, sieben Bewohner oder nichts zum Spielbereitmachen verbieten keine Zuweisung. Ausnahme: bauen, ohne einen Raum bezahlen zu können.',
  'ruling.SH-PLC-7':
    'Was du ansagst, musst du in diesem Moment mit dem bezahlen können, was du hast. Angesagte Gegenstände bleiben erschöpft, auch wenn du den Kampf verlierst.',
  'ruling.SH-RES-3':
    'Richtung und Anzahl nennst du einmal, wenn diese Belohnung an der Reihe ist, und noch einmal, bevor dein Zug endet. Was nicht passt, verfällt; du darfst also auch in eine volle Leiste tauschen.',
  'ruling.SH-RES-4': 'Im Vorrat ist immer genug Zufriedenheit.',
  'ruling.SH-ITM-2':
    '„Jederzeit“ meint deinen eigenen Zug: bevor du zuweist oder passt, nach deiner Zuweisung und dem Einkommen daraus, vor dem Wurf eines Kampfes und nach jedem Wurf. Nicht, solange eine andere Entscheidung offen ist, nicht in fremden Zügen, nicht beim Rückruf und nicht nach der letzten Zuweisung des Spiels. Gibt es nichts einzusetzen, entfällt die Gelegenheit. Ein Outfit wird nur getragen, wo sein Buchstabe steht und die Belohnung nicht ohnehin verdoppelt ist.',
  'ruling.SH-FST-1': 'Die Reihenfolge der laufenden Runde ändert sich nicht.',
  'ruling.SH-BLD-3':
    'Kannst du keinen Raum der Auslage bezahlen, auch nicht mit dem Papagei, oder hast du schon sechs Räume, ist dir das Feld verschlossen.',
  'ruling.SH-BLD-4': 'Der Raum verlässt die Auslage erst, wenn der Bau als Belohnung an der Reihe ist.',
  'ruling.SH-INC-2':
    'Es wird angeboten, sobald die Zuweisung bezahlt und belohnt ist. Du darfst verzichten; bei drei vollen Leisten wirst du nicht gefragt. Du bekommst es auch, wenn du gepasst hast, wenn die Belohnung wirkungslos war und wenn jemand in deiner Themenwerkstatt baut.',
  'ruling.SH-TRN-2':
    'Beim Rückruf werden zuerst die aufgedruckten Buchstaben vergeben. Für die übrigen Bewohner wird dann, vom Startspieler-Marker aus im Uhrzeigersinn, je ein freier Buchstabe gewählt; verzichten kann man nicht. Ein Bewohner, dessen Buchstabe besetzt ist oder für den keiner frei bleibt, kehrt untrainiert heim.',
  'ruling.SH-LET-2':
    'Auf einem verketteten Feld genügt ein trainierter Bewohner, und mehr als das Doppelte gibt es nie.',
  'ruling.SH-LET-3': 'Eine Gefahr mit Kampf musst du dafür erst besiegen.',
  'ruling.SH-THR-4':
    'Zwölf Spalten mit Räumen, aber nur zehn Würfelsummen: Das äußerste Feld jeder Seite hat keine Zahl und ist sicher.',
  'ruling.SH-FGT-2':
    'Alle Boni werden addiert und gelten auch für weitere Würfe. Nach jedem Wurf darfst du einen Gegenstand zum Neuwürfeln einsetzen, danach noch einen; der letzte Wurf zählt. Zwei Bewohner auf einer verketteten Gefahr teilen sich einen Wurf.',
  'ruling.SH-FGT-3': 'Eine Niederlage auf einer verketteten Gefahr verletzt beide Bewohner.',
  'ruling.SH-REC-2':
    'Nur der Zustand beim Rückruf zählt: Wurde ein unterlegener Bewohner inzwischen geheilt, verschwindet die Gefahr, aber ohne ihre Belohnung. Auf einer verketteten Gefahr müssen beide unverletzt sein.',
  'ruling.SH-TRK-2':
    'Das geschieht erst, wenn eine Karte gezogen werden muss. Gibt es auch keine abgelegten, bleibt die Auslage lückenhaft und wird vor der nächsten Nutzung aufgefüllt.',
  'ruling.SH-END-2': 'Gibt es auch keine abgelegten Gefahren, erscheint nichts mehr.',
  'ruling.SH-END-3': 'Gegenstände mit Wertung bei Spielende zählen zuerst, und niemand fällt unter null.',
  'ruling.SH-END-5': 'Das Spiel endet nach Runde 40, denn wenn alle nur passten, fände es sonst nie ein Ende.',
  'ruling.SH-VIS-1':
    'Alles ist offen, auch die Ablagestapel – nur nicht die Reihenfolge der drei Nachziehstapel und was die Würfel zeigen werden.',
}
