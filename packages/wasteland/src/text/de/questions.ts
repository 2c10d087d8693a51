import type { Catalogue } from '@overseer/kernel'
import type { questions as english } from '../en/questions.ts'

export const questions: Catalogue<typeof english> = {
  // Setting up, and a turn
  'ask.pickCharacter': 'Wähle deinen Charakter.',
  'ask.startSpace': 'Wo beginnst du?',
  'ask.act': 'Du bist am Zug: Was tust du?',
  'ask.aggressive': 'Mehrere Gegner greifen an: Gegen wen kämpfst du zuerst?',
  'ask.moveStep': 'Du musst dich bewegen: Wohin?',
  'ask.scout': 'Welches Spielplanteil erkundest du?',

  // Fights and tests
  'ask.beforeRoll': 'Vor dem Wurf: Setze etwas ein oder würfle.',
  'ask.reroll': 'Würfle neu, setze etwas ein oder lass den Wurf gelten.',
  'ask.rerollNone': 'Setze etwas ein oder lass den Wurf gelten.',
  'ask.beforeHits': 'Vor deinem Schlag: Setze etwas ein oder mach weiter.',
  'ask.setDie': 'Drehe einen Würfel auf die gewünschte Seite.',
  'ask.strike': 'Welchen Gegner tötest du?',
  'ask.calm': 'Welcher Gegner wird verdeckt?',

  // Camp and trade
  'ask.camp': 'Am Lagerfeuer: Was als Nächstes?',
  'ask.payReady': 'Diese Karten spielbereit zu machen kostet Kronkorken: zahlen?',
  'ask.trading': 'Noch ein Tausch oder genug?',
  'ask.offer': 'Stelle dein Angebot zusammen.',
  'ask.answerOffer': 'Nimmst du dieses Angebot an?',

  // Encounters, quests and results
  'ask.option': 'Was tust du?',
  'ask.drawNext': 'Noch eine Karte ziehen?',
  'ask.nextObjective': 'Du hast mehrere Ziele erreicht: Welches zuerst?',
  'ask.pickObjective': 'Welches Ziel wird erfüllt?',
  'ask.payCaps': 'Wie viele Kronkorken zahlst du?',
  'ask.giveUp': 'Welche Karte gibst du her?',
  'ask.pickSurvivor': 'Für welchen Überlebenden?',
  'ask.pickTrait': 'Welche Eigenschaft erhältst du?',
  'ask.placeAt': 'Wohin gehst du?',
  'ask.tokenSpace': 'Wohin kommt dieser Marker?',
  'ask.moveFoe': 'Welchen Gegner bewegst du, und wohin?',
  'ask.markerSpace': 'Wohin kommt der Marker?',
  'ask.markerStep': 'Wohin bewegst du den Marker?',

  // Cards
  'ask.shop': 'Der Laden ist offen: Kaufe, verkaufe, rekrutiere oder geh.',
  'ask.takeShop': 'Wähle eine Karte aus dem Laden: Sie gehört dir.',
  'ask.takeAssetDiscard': 'Wähle einen abgelegten Vorteil: Er gehört dir.',
  'ask.replaceShop': 'Welche Karte im Laden wird ersetzt?',
  'ask.equip': 'Eine neue Karte: ausrüsten oder verstauen?',
  'ask.overflow': 'Du trägst zu viel: Was legst du ab?',
  'ask.agendaLimit': 'Du hast mehr als vier Agenden: Welche legst du ab?',
  'ask.keepLetter': 'Eine neue Stufe: Welchen Buchstaben behältst du?',
  'ask.pickPerk': 'Wähle einen Skill.',
  'ask.respawn': 'Du bist gestorben: Wo kommst du zu dir?',

  // Enemies
  'ask.nextEnemy': 'Welcher Gegner handelt als Nächster?',
  'ask.attackOrder': 'Mehrere Gegner wollen dich: Welcher greift zuerst an?',
  'ask.enemyStep': 'Mehrere Wege sind gleich kurz: Wohin geht der Gegner?',
  'ask.fogSpace': 'Der Nebel breitet sich aus: Wohin?',
  'ask.fogCleared': 'Ein Kondensator löst Nebel auf: Wo?',

  // What one has to know before answering
  'fact.beset': 'Hier ist ein aktiver Gegner: keine Begegnung, keine Quest, kein Lager.',
  'fact.health': '{hp} von {max} TP, {rads} {rads|Rad|Rads}',
  'fact.caps': 'Du hast {n} Kronkorken.',
  'fact.deals': 'Noch {n} {n|Geschäft|Geschäfte}.',
  'fact.steps': 'Noch {n} {n|Schritt|Schritte}.',
  'fact.inventory': '{n} {n|Karte|Karten} im Inventar, Platz für {limit}.',
  'fact.marker': 'Der Marker von „{card}“.',
  'fact.turnedOver': 'Aufgedeckt: {item}. {text}',
  'fact.before': 'Dir wurde angeboten: {what}.',
  'fact.ahead':
    'Zum Töten {needed|genügt|genügen} {needed} Treffer. Jeder gegnerische Treffer kostet dich {level} TP; deine Panzerung hält {armor} ab.',
  'fact.fight': 'So wie die Würfel liegen: {damage} Schaden für dich; {hits} Treffer gegen den Gegner, {needed} nötig.',
  'fact.strike': 'Bisher {hits} Treffer gegen den Gegner, {needed} nötig.',
  'fact.test': 'So wie die Würfel liegen: {hits} Treffer, {n} nötig.',
}
