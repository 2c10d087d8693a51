import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const de: Catalogue<typeof en> = {
  title: 'Overseer: {game}',
  turn: '{who}: {question}',
  thinking: '{who} überlegt …',
  prompt: 'Deine Wahl (eine Nummer, ? für Hilfe): ',
  help: 'Gib die Nummer einer Wahl ein. Oder sag mit ein paar Worten, was du willst: ein Feld wie T5 oder mart.m, eine Karte, eine Aktion. Mit einem ? davor erfährst du, warum es nicht geht. t zeigt den Tisch noch einmal; rule und eine Kennung wie SH-PLC-1 zeigen eine Regel; u nimmt deine letzte Wahl zurück; save DATEI speichert; q beendet das Spiel.',
  unknown: '„{text}“ verstehe ich nicht. Gib eine Nummer von 1 bis {most} ein, oder ? für Hilfe.',
  refused: 'Nicht erlaubt ({rule}): {text}',
  ruling: 'Klarstellung: {text}',
  allowed: 'Das ist erlaubt: Es ist Nummer {n}.',
  allowedTyped: 'Das ist erlaubt: Gib es ohne Fragezeichen ein.',
  noRule: 'Eine Regel „{id}“ gibt es nicht.',
  undone: 'Zurückgenommen.',
  'undo.nothingToUndo': 'Es gibt nichts zurückzunehmen.',
  'undo.somethingRevealed': 'Seitdem kamen Würfel oder Karten ins Spiel: Das lässt sich nicht zurücknehmen.',
  'undo.othersDecided': 'Seitdem hat jemand anderes entschieden: Das lässt sich nicht zurücknehmen.',
  saved: 'Gespeichert in {file}.',
  notSaved: '{file} lässt sich nicht schreiben.',
  bye: 'Auf Wiedersehen.',
  you: 'Du bist {name}, die anderen sind Bots.',
}
