/** Rulings on the cards, in words for players. */
export const cardsRulings = {
  'W-CON-R1':
    '„Diese Karte hinzufügen“ ist ein gewöhnliches Hinzufügen mit der Karte selbst. „Nächste ziehen, dann diese“: Die Karte wird beiseitegelegt, du handelst die nächste des Decks als dieselbe Begegnung ab, dann wird die erste auf jeden Fall hinzugefügt. Ohne nächste Karte endet die Begegnung.',
  'W-CON-R2':
    'Die höchste Siedlung oder das höchste Ödland ist die offene Stelle mit der höchsten Stufe; sie wird jede Runde neu bestimmt. Bei Gleichstand wählt, wer die Karte auslegt; für einen wandernden Marker zählt die nächste, dann wählt der Startspieler.',
  'W-CON-R3':
    '„Hier“ ist das Feld, in dem du stehst, wenn du die Karte erfüllst oder auslegst, auch wenn der getötete Gegner anderswo war.',
  'W-CON-R4':
    'Ein leeres Feld ist ein offenes Feld ohne Überlebende, Gegner und Fraktionsmarker; Questmarker zählen nicht. Du wirst dort platziert, nicht bewegt.',
  'W-CON-R5':
    'Bewegt dich eine Karte, gehst du genau so viele Schritte deiner Wahl. Gelände kostet keine Punkte, aber Rads und aggressive Gegner zählen.',
  'W-CON-R6':
    'Karten, die am Ende der Runde wirken, tun das nach allen Gegnern, in der Reihenfolge, in der sie ausgelegt wurden. Marker gehen wie Gegner, auf dem ersten von mehreren gleich kurzen Wegen; der Startspieler erfüllt, was dann erfüllt wird.',
  'W-CON-R7':
    'Ein Marker auf einem verdeckten Spielplanteil ist unerreichbar. Wer es aufdeckt, setzt ihn in eines seiner Felder. Marker, die Überlebende bewegen, bleiben auf offenen Spielplanteilen.',
  'W-CON-R8':
    'Den Letzten einer Fraktion zu töten heißt, dass keiner ihrer Marker mehr auf dem Spielplan liegt. Ein namentlich verlangter Gegner muss genau diesen Namen haben.',
  'W-CON-R9':
    'Musst du einen Begleiter oder eine Waffe ablegen, darf die Karte ausgerüstet oder im Inventar sein. „Mit einem Begleiter“ meint einen ausgerüsteten. Eigenschaften und Gegenstände werden geprüft, bevor du zahlst.',
  'W-CON-R10':
    'Ein Marker für einen Ort, der noch verdeckt ist, wartet neben dem Spielplan und wird platziert, wenn das Spielplanteil aufgedeckt wird.',
  'W-CON-R11':
    '„Eine Karte aus dem Laden wählen“: Du nimmst kostenlos eine beliebige Karte der Reihe, auch einen Begleiter, und brauchst dafür weder Eigenschaft noch Buchstabe.',
  'W-CON-R12': 'Jeder Ort, nach dem Quests fragen, liegt irgendwo auf eurem Spielplan.',
  'W-CON-R13':
    'Stirbst du mitten in einer Karte, entfallen weitere Proben, Kämpfe, Bewegungen, Einkäufe und weiteres Ziehen. Alles andere geschieht noch. Scheidest du aus, kommt eine Karte, die du behalten hättest, aus dem Spiel.',
  'W-CON-R14':
    'Ist keine Hauptquest mehr da und hat keine Fraktion das Ende erreicht, geht das Spiel weiter. Jedes Mal, wenn das Agendadeck zu Ende geht, rücken die Fraktionen weiter vor.',
  'W-CON-R15':
    'In einer Begegnung musst du einen Kampf nur gewinnen, wenn die Karte sagt, was bei Erfolg oder Misserfolg geschieht. Sonst geschieht der Rest in jedem Fall. In einer Quest musst du immer gewinnen.',
  'W-CON-R16':
    'Was innerhalb von Erfolg oder Misserfolg steht, gehört nur dazu; was hinter beiden steht, geschieht in jedem Fall.',
  'W-CON-R17':
    'Eine Tat zählt nur für Quests, die vorher auslagen. Was innerhalb eines Zuges gezählt wird, beginnt, wenn die Quest ausgelegt wird.',
  'W-CON-R18':
    'Eine Quest zu erfüllen, die nicht ausliegt, bewirkt nichts; der Rest der Option gilt. Eine Quest, die niemand mehr erfüllen kann, bleibt liegen.',
  'W-CON-R19':
    'Was ein Ziel zu zahlen oder abzulegen verlangt, musst du haben, wenn du die Quest-Aktion beginnst. Du zahlst, wenn es an der Reihe ist.',
  'W-CON-R20':
    'Karten, die du behältst, sind für alle offen und zählen nicht zum Inventar. Sie können nicht getauscht werden und bleiben dir, wenn du stirbst. Scheidest du aus, kommen sie aus dem Spiel.',
  'W-CON-R21':
    'Kurze Ortsnamen auf Karten meinen die vollen auf dem Spielplan: RobCo ist die RobCo-Fabrik, Reinheit ist Projekt Reinheit, das Werk ist das Stahlwerk.',
  'W-CON-R22':
    'Ein Gegner mit Stufe +1 braucht einen Treffer mehr, richtet mehr Schaden an, gibt mehr EP und gilt als von dieser Stufe.',
  'W-CON-R23':
    'Werden Vorteile bis zu einem Begleiter aufgedeckt, ist nur das Zeichen in seiner Ecke eine Voraussetzung; einer mit Preis ist kostenlos. Alles, was du nicht nimmst, wird abgelegt. Ist kein Begleiter mehr da, wird nichts aufgedeckt.',
  'W-CON-C016': 'Der dritte Schildmarker ist da, wenn nach einem Platzieren drei oder mehr auf dem Spielplan liegen.',
  'W-CON-C017':
    'Der Marker wird platziert, und du bekämpfst ihn sofort, ohne Aktion. Bist du dem Schild loyal, wird er platziert, und der Kampf entfällt.',
  'W-CON-C018':
    'Es gibt so viele Sternmarker wie Überlebende, je einen in den höchsten offenen Siedlungen. Gehen die Siedlungen aus, werden die übrigen nicht platziert. Bei Karte 019 bekommt jedes dieser Felder auch einen Schildmarker.',
  'W-CON-C023':
    'Der Marker kommt genau drei Schritte weit weg in ein offenes Feld deiner Wahl, oder so weit wie möglich. Es zählen Roboter, die irgendwer tötet; wer den dritten tötet, erfüllt das Ziel.',
  'W-CON-C024':
    'Marker dieser Fraktion gehen auf den Questmarker zu und beachten Überlebende nicht, die sie wie sonst angreifen dürfen; Aggressiv zählt nicht. Am Ende einer Runde werden die in seinem Feld abgelegt, und er bleibt stehen; sonst zieht er ein Feld weiter. Bei Karte 055 bringen je zehn Kronkorken eine Macht, und insgesamt wird ein Marker platziert.',
  'W-CON-C025':
    'Im Feld des Markers ist die Quest-Aktion eine Probe auf C und I gegen 2; jeder Treffer darüber ist ein Schritt, den du ihn bewegen darfst. Jede Karte 026 oder 027, die du behältst, gibt zwei Treffer dazu, jedes Mal.',
  'W-CON-C028':
    'In deinem Zug darfst du den Marker in deinem Feld kostenlos und beliebig oft aufnehmen oder absetzen, wenn kein Gegner dich hindert. Solange du ihn trägst, ist jedes Feld für dich schwierig. Stirbst du oder wirst du anderswo platziert, bleibt er zurück. Ein neuer Sternmarker durch Karte 028 erscheint, wo der Questmarker ist, und beginnt keinen Kampf.',
  'W-CON-C030':
    'Diese Quest bleibt das ganze Spiel über. Für Karte 043 zählen nur Sternmarker, die durch diese Quest abgelegt werden.',
  'W-CON-C031': 'Die zweite Option platziert nur dann einen Marker, wenn dort weder Stern noch Schild liegt.',
  'W-CON-C032': 'Hier zählen nur Marker, die vor dem neuen auf dem Spielplan lagen.',
  'W-CON-C044':
    'Das Wrack gehört zu keiner einzelnen Karte. Es wird entfernt, wenn Karte 044 durch ihr erstes Ziel erfüllt wird oder wenn Karte 048 aus dem Spiel kommt. Solange sein Spielplanteil verdeckt ist, kann es niemand erreichen.',
  'W-CON-C045':
    'Beide Ziele von Karte 045 werden durch Karte 047 erfüllt; Karte 046 bringt nur diese ins Spiel. Ob die Probe gelingt oder nicht, du wählst, welches Ziel erfüllt wird.',
  'W-CON-C049':
    'Ein Schildgegner in deinem Feld verhindert die Quest-Aktion, wenn du nicht loyal bist; töte ihn also zuerst.',
  'W-CON-C053':
    'Liegt Karte 052 nicht mehr aus, kommt diese Karte aus dem Spiel, und die nächste wird gezogen. Erst danach kommt es auf den Ort an.',
  'W-CON-C062': 'Du nimmst eine beliebige Karte vom Ablagestapel der Vorteile.',
  'W-CON-C064':
    'Alle dürfen Kronkorken auf diese Karte legen. Wer sie auf zehn oder mehr bringt, erfüllt das Ziel; Wechselgeld gibt es nicht.',
  'W-CON-C065':
    'Beim Startspieler beginnend setzen alle im Uhrzeigersinn einen Schildmarker auf eine Siedlung und einen Sternmarker auf ein Ödland, alle in verschiedene offene Felder, möglichst ohne Marker. Marker, die schon da waren, zählen auch für den letzten.',
  'W-CON-C066':
    'Nur Siedlungen auf offenen Spielplanteilen zählen. Die Karte wird nach jedem Kronkorken und nach jedem erkundeten Spielplanteil geprüft. Die Kronkorken auf dem Spielplan gehen mit der Karte.',
  'W-CON-C070':
    'Die Karten 072 bis 079 werden gemischt. So viele davon, wie Spieler teilnehmen, werden zum Deck von Vault 84; die übrigen kommen aus dem Spiel.',
  'W-CON-C072':
    'Ist das Deck leer, wenn du diese Karte ziehst, wird Karte 080 hinzugefügt, bevor du wählst. Sie wartet auf die nächste Begegnung.',
  'W-CON-C080':
    'Nur Überlebende im Feld von Vault 84 nehmen teil. Um die meisten Fürsprachen zu haben, brauchst du mindestens eine; haben mehrere gleich viele, zieht jeder von ihnen eine Agenda. Den Schaden hat nur, wer weniger hat als der Höchste. Dann kommen alle Fürsprachen aus dem Spiel.',
  'W-CON-C081':
    'Behält jemand Karte 074, wenn Karte 080 gezogen wird, wird stattdessen Karte 081 abgehandelt. Wer sie hat, bekommt etwas, wo er auch steht; die anderen nur, wenn sie in dem Feld sind.',
  'W-CON-C082': 'Die zwei Karten eines Paares werden zusammen hinzugefügt, eine nach der anderen.',
  'W-CON-C086':
    'In derselben Aktion darfst du noch eine Karte von Vault 109 ziehen. Die erste wird am Ende deines Zuges wieder hinzugefügt; bis dahin ist sie in keinem Deck.',
  'W-CON-C097':
    'Alle deine Begleiter zählen, ausgerüstet oder im Inventar. Gemeint ist die Seite mit zwei Treffern, und Neuwürfe gibt es nicht. An den Rads kann man sterben.',
  'W-CON-C098':
    'Am Ende jeder Runde bekommt die Karte einen Kronkorken. Mit dem dritten kommt sie aus dem Spiel, und alle und alles innerhalb von zwei Feldern stirbt, und niemand erhält etwas dafür. Löst du es selbst aus, ziehst du die Agenda, erhältst dann die EP aller getöteten Gegner und stirbst mit ihnen. Nebel und Kondensatoren bleiben.',
  'W-CON-C100': 'Karte 100 wird nicht verwendet.',
  'W-CON-C102': 'Karte 103 erfüllt das erste Ziel von Karte 102.',
  'W-CON-C104':
    'Das Mutterschiff ist ein Feld ohne Nachbarn. Dort kannst du nur an seinen Zielen arbeiten, lagern und Gegenstände und Skills einsetzen. Kommt es aus dem Spiel, gehen alle darauf in Zugreihenfolge in leere Felder; stirbst du dort, kommst du auf das Startteil.',
  'W-CON-C105': 'Du wirst auf dem Mutterschiff platziert, und dein Zug geht dort weiter.',
  'W-CON-C107':
    'Der Marker beginnt in einem Feld des Startteils, das wählt, wer die Karte auslegt, und geht von Karte zu Karte über. Er zieht auf den offenen Roboter, das Ödland oder die Siedlung der höchsten Stufe zu oder auf den Überlebenden mit den meisten Buchstaben, bei Gleichstand auf das Nächste. Bei Karte 109 kommt der Kampf vor dem Ziehen; überlebst du ihn, geht die Begegnung weiter.',
  'W-CON-C113':
    'Du musst lagern, während in einem angrenzenden Feld ein aktiver Gegner der Stufe 3 ist, Fraktionsgegner eingeschlossen.',
  'W-CON-C118':
    'Du musst zwei oder mehr Schritte von jedem benannten Feld mit Begegnungssymbol entfernt sein. Verdeckte Spielplanteile zählen nicht.',
  'W-CON-C119': 'Du wirst nur dann Supermutant, wenn du in diesem Kampf Schaden erlitten hast.',
  'W-CON-C121':
    'Die Karten 122, 123 und 124 erfüllen diese Quest je einmal, gleich durch wen. Jedes Mal gibt es eine Agenda und einen Kronkorken auf die Karte; der dritte beendet sie.',
  'W-CON-C127':
    'Die Eigenschaften sind einfache Bedingungen: Erzwungen ist hier nichts. Gelingt die zweite Option, kommt die Karte aus dem Spiel.',
  'W-CON-C131':
    'Der Marker kommt in das Feld dessen, der die Quest davor erfüllt hat. Zuerst steigen deine TP auf ihren Höchstwert, dann erleidest du die Rads.',
  'W-CON-C132':
    'Jeder aktive Roboter auf einem offenen Spielplanteil darf einen Schritt nach deiner Wahl bewegt werden. Betritt er das Feld eines Überlebenden, gilt Aggressiv.',
  'W-CON-C133': 'Zuerst wirst du platziert, dann erleidest du den Schaden.',
  'W-CON-C138':
    'Olivia beginnt in deinem Feld. Eine Quest-Aktion in ihrem Feld ist eine Probe auf C gegen 1; jeder Treffer darüber ist ein Schritt, den du sie bewegen darfst. Wo sie beginnt, zählt nicht. Ein Monster, das zu ihr kommt, zählt ebenso wie eines, zu dem sie kommt; am Ende einer Runde erfüllt der Startspieler das Ziel.',
  'W-CON-C141': 'Die Quest verlässt den Tisch, und du behältst sie als deinen Beitrag.',
  'W-CON-C142':
    'Rads zählen je Überlebendem und Zug; das Ende einer Runde ist ein eigener Zug. TP, die du anstelle von Rads erhältst, zählen nicht. Rads oder Schaden, an denen du stirbst, erfüllen das Ziel trotzdem, außer du scheidest aus.',
  'W-CON-C144': 'Ohne Beitrag kannst du nichts wählen, und die Karte kommt unter ihr Deck.',
  'W-CON-C145': 'Gelingt die Probe, ziehst du eine Beutekarte mehr als die Stufe.',
  'W-CON-C148': 'Du und der Marker kommt in dasselbe leere Feld.',
  'W-CON-C152':
    'Innerhalb von zwei Schritten darf auf offenen Spielplanteilen kein aktiver Gegner sein. Gegner einer Fraktion, der du loyal bist, zählen nicht, verdeckte auch nicht.',
  'W-CON-C153':
    'Die Siedlung, in der Karte 151 erfüllt wurde, hat in jeder Hinsicht eine Stufe mehr, solange diese Karte ausliegt.',
  'W-CON-C155':
    'Das Feld, in dem Karte 152 erfüllt wurde, hat zusätzlich ein Siedlungssymbol der Stufe 2: das Grabmal. Es zählt in jeder Hinsicht als Siedlung, und in diesem Feld wählst du, welches Symbol du nutzt.',
  'W-CON-C156': 'Du wirst im Grabmal platziert, dann erleidest du das Rad.',
  'W-CON-C157':
    'Hat schon jemand den Super-Vorschlaghammer, erhältst du stattdessen einen zufälligen einzigartigen Vorteil. Karte 159 braucht dann seinen Besitzer.',
  'W-CON-CW2':
    'Gibt es keinen Vorteil aufzudecken, bleibt nur die dritte Option. Ein Vorteil, den du nicht nimmst, wird abgelegt, wenn die Begegnung endet.',
  'W-CON-CW5': 'Die zweite Option nennt einen anderen Überlebenden; allein gibt es sie daher nie.',
  'W-CON-CW7': 'Es darf jeder aktive Gegner innerhalb von zwei Feldern sein, Fraktionsgegner eingeschlossen.',
  'W-CON-CS5': 'Du wählst die Karten, die ersetzt werden, höchstens die ganze Reihe.',
} as const
