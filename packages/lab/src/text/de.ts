import type { Catalogue } from '@overseer/kernel'
import type { en } from './en.ts'

export const de: Catalogue<typeof en> = {
  title: 'Overseer: {game}',
  players: 'Ada, Boris, Chloé, Dieter',
  turn: '{who}: {question}',
  thinking: '{who} überlegt …',
  prompt: 'Deine Wahl (eine Nummer, ? für Hilfe): ',
  help: 'Gib die Nummer einer Möglichkeit ein. Oder sag mit ein paar Worten, was du willst: ein Feld, eine Karte, eine Aktion. Mit einem ? davor erfährst du, warum etwas nicht geht. t zeigt den Tisch noch einmal; odds, ways und ahead sagen dir, wie deine Chancen stehen, wohin du gehen kannst und was kommt, soweit das Spiel das verrät; rule und eine Kennung wie {rule} zeigen eine Regel; u nimmt deine letzte Entscheidung zurück; save DATEI speichert; q beendet das Spiel.',
  nothing: 'Dazu gibt es jetzt nichts zu sagen.',
  unknown: '„{text}“ verstehe ich nicht. Gib eine Nummer von 1 bis {most} ein, oder ? für Hilfe.',
  refused: 'Nicht erlaubt ({rule}): {text}',
  ruling: 'Klarstellung: {text}',
  allowed: 'Das ist erlaubt: Es ist Nummer {n}.',
  allowedTyped: 'Das ist erlaubt: Gib es ohne Fragezeichen ein.',
  noRule: 'Eine Regel „{id}“ gibt es nicht.',
  undone: 'Rückgängig gemacht.',
  'undo.nothingToUndo': 'Es gibt nichts rückgängig zu machen.',
  'undo.somethingRevealed':
    'Seitdem wurde gewürfelt oder eine Karte aufgedeckt: Das lässt sich nicht rückgängig machen.',
  'undo.othersDecided': 'Seitdem hat jemand anders entschieden: Das lässt sich nicht rückgängig machen.',
  saved: 'Gespeichert in {file}.',
  notSaved: '{file} lässt sich nicht schreiben.',
  bye: 'Bis zum nächsten Mal.',
  you: 'Du bist {name}, die anderen sind Bots.',
}
