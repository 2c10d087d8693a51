import type { Stories } from '../../story.ts'

/** Cards 094 to 099: Brother Ansel’s choir of the Children of Atom. It turns up in every scenario, so it names no region. */
export const storyChoir = {
  '094': {
    title: 'Die Kinder des Atoms',
    intro:
      'Auf die Hofmann-Farm ist ein Chor gekommen. Sie singen im Kreis um ein Fass, das den Bass summt, und die Melonen wachsen dort zu zweit am Stiel. „Jedes Atom ist eine kleine Welt“, sagt Bruder Ansel, „und eines zu spalten ist eine Geburt.“ Er hat eine wunderschöne Stimme und auf einer Seite des Kopfes Haare. Er würde es dir mit Freuden erklären. Noch lieber ließe er es dich fühlen.',
    options: [
      {
        line: 'Dem Chor auf der Hofmann-Farm einen Begleiter überlassen',
        success:
          'Ansel nimmt deine Begleitung bei der Hand, oder bei dem, was da zu nehmen ist, und führt sie in den Kreis. Das Lied hat eine Stimme mehr. Du bekommst ein Versprechen dafür, geflüstert, und sollst wiederkommen, wenn die Gefolgschaft gewachsen ist.',
      },
      {
        line: 'Dich in verstrahltes Gelände stellen und Atom erwarten',
        success:
          'Dein Zahnfleisch beginnt zu summen. Der Horizont faltet sich zusammen wie ein Brief, und dir wird etwas gesagt, das nur für dich bestimmt ist. Dann übergibst du dich auf deine Stiefel. Als du aufblickst, stehen ein Dutzend Fremde um dich herum und nicken. Sie hätten so gern, dass du es noch einmal machst.',
        failure:
          'Du stehst da, bis dir die Knie weich werden. Du siehst ein Feld und einen Hund, der nicht näher kommen will. Atom ist anscheinend beschäftigt.',
      },
    ],
  },
  '095': {
    title: 'Wachsende Gefolgschaft',
    intro:
      'Inzwischen sind es zwei Wagen, und auf jedem Marktplatz wird gesungen: Dem Chor geht es gut. Der Klingelbeutel klingelt. Kinder laufen ihm bis ans Tor nach, und manche laufen weiter. Wer beitritt und es sich dann anders überlegt, den bringt ein Kopfgeldjäger zurück; er wird pro Kopf bezahlt und besucht keine Andachten. Die Witwe Hofmann, deren Farm das einmal war, schläft in ihrem Laster, bei geschlossenen Fenstern, wegen des Gesangs.',
    options: [
      {
        line: 'In einer Siedlung aus dem warmen Becher trinken',
        success:
          'Es lässt deine Hand von innen leuchten, und der ganze Platz sagt Amen. Als du wieder sehen kannst, hast du Gesellschaft. Man hat einem der Gläubigen aufgetragen, mit dir zu gehen; der Chor nimmt alle, auf zwei Beinen, auf vieren, auf Rädern. Sie meinen es gut.',
      },
      {
        line: 'Einen Kopfgeldjäger töten',
        success:
          'Im Mantel steckt Ansels Liste der Abtrünnigen, mit Preisen. Du schreibst sie ab, heftest sie an die Stadtpumpe und siehst zu, wie die Leute sich selbst finden. Bald ist vom Chor nur noch übrig, wer nicht blinzelt. Sie haben das Fass vom Wagen geladen und erkundigen sich, wo man eine Uhr kaufen kann.',
      },
    ],
  },
  '096': {
    title: 'Kommmmmm zu unsssssss!',
    intro:
      'Wo immer du lagerst, kommen sie, setzen sich in höflicher Entfernung hin und summen. Deinen Namen kennen sie inzwischen, und sie ziehen ihn in die Länge. Niemand bedroht dich. Sie bringen Suppe, die leuchtet, und halten im Kreis einen Platz frei. „Es braucht nur genug von euch auf einmal im Licht“, sagt Bruder Ansel. Wer lieber nach Hause möchte, ist auf der Hofmann-Farm, bei Diakon Rusk und einem Seil.',
    options: [
      {
        line: 'Die meisten von euch auf leuchtendem Boden versammeln',
        success:
          'Der Kreis schließt sich. Es ist albern, und dann ist es das eine Weile nicht. Allen, die im Licht stehen, werden dieselben Worte gesagt, und jeder nimmt etwas anderes mit und verrät es nicht. Der Chor verneigt sich vor euch. Er hat mitgezählt.',
      },
      {
        line: 'Auf der Hofmann-Farm gegen Diakon Rusk kämpfen',
        success:
          'Rusk lässt erst das Seil los und dann alles andere. Hinter ihm reiben Leute sich die Handgelenke und blinzeln, als wäre im Kino das Licht angegangen. Die meisten gehen nach Hause. Ansel und ein paar, die nicht blinzeln, laden das Fass auf eine Handkarre.',
        failure:
          'Rusk ist ein großer Mann mit reinem Gewissen. Er streckt dich ins Gras, rückt dir den Kragen gerade und bittet dich, es dir zu überlegen. Das Summen setzt wieder ein.',
      },
    ],
  },
  '097': {
    title: 'Das Ödland leuchtet',
    intro:
      'Es ist ansteckend. Der Chor hat das Pendleton-Anwesen zu einer Kathedrale gemacht, in jedem Fenster eine Lampe, die keine Lampe ist. Wer neben jemandem stand, der neben ihnen stand, hat ein wenig von dem Schein, und er färbt ab: auf Decken, auf Löffel, auf jeden, der neben dir geht. Such dir Gesellschaft, und du leuchtest dafür. Ansel nennt das Gemeinschaft. Um den Rest kümmert sich Schwester Clemence, die das brennende Schwert trägt.',
    options: [
      {
        line: 'Auf dem Pendleton-Anwesen dem Chor einen Begleiter lassen',
        success:
          'Für deine Begleitung ist ein Platz bereit und ein Gewand in der richtigen Größe. Das ist es, was dir nachgeht. Du gehst weiter, leichter und kälter. Ansel hat dir im Tausch etwas gesagt, und knauserig ist er nie.',
      },
      {
        line: 'Auf dem Pendleton-Anwesen gegen Schwester Clemence kämpfen',
        success:
          'Sie brennt heller als das Schwert und nicht so lange. Es flammt auf dem Teppich weiter, bis du es aufhebst. Oben auf der Galerie bricht eine wunderschöne Stimme. Die Kathedrale leert sich durch die Fenster, und die ganze Nacht sieht man sie ziehen, schwache Lichter, in die Hügel hinauf.',
        failure:
          'Schwester Clemence hat schon bessere Leute angezündet. Sie lässt dich bis zum Brunnen kriechen. Das gehört zur Liturgie.',
      },
    ],
  },
  '098': {
    title: 'Die letzten Fanatiker',
    intro:
      'Bruder Ansel und die, die nicht blinzeln, haben das Fass in die größte Stadt gerollt, die sie finden konnten. Sie haben es neben der Pumpe abgestellt, einen Wecker darangeschraubt und Stühle aufgestellt. „Die Geburt ist nahe“, sagt Ansel. Er hat sich gekämmt, so weit es geht. Leute sammeln sich, um zuzusehen, denn es gibt ja Stühle. Gefragt, wozu der Wecker dient, hat keiner. Er ist aufgezogen.',
    options: [
      {
        line: 'Den Wecker zerlegen, bevor er klingelt',
        success:
          'Ein Draht ist Täuschung, einer ist Zierrat, und einer führt hinter die Glocke. Du hältst den Klöppel mit dem Fingernagel fest und schneidest. Ansel klappt die Stühle selbst zusammen. „Du hast eine Welt beendet“, sagt er zu dir, „eine sehr kleine.“ Bis es dunkel ist, sind sie in den Hügeln.',
        failure:
          'Du bekommst die Rückwand ab, und dahinter sind lauter andere Uhren. Die vordere tickt weiter. In der zweiten Reihe bittet dich jemand, dich doch zu setzen.',
      },
      {
        line: 'Den Wecker selbst klingeln lassen',
        success:
          'Er klingelt einmal. Solange das dauert, verstehst du alles, jede Strophe, und wie einfach es ist, und dass in Hörweite keiner übrig sein wird, dem man es sagen könnte. Dann kommt das Licht bei der letzten Stuhlreihe an und macht dort nicht halt.',
      },
    ],
  },
  '099': {
    title: 'Was vom Kult übrig blieb',
    intro:
      'Den Chor gibt es nicht mehr, aber weit ist er nie. Sie sitzen einzeln oder zu zweit in Kellern und Abzugsrohren, leuchten ein wenig und halten die Gebetsstunden ein. Wer sie sucht, findet sie nicht. Man findet sie, wenn man dorthin geht, wo noch keiner war. Sie tragen dir nichts nach. Was sie wissen, teilen sie mit jedem, der kommt, und man kann sie nicht daran hindern, auch alles Übrige zu teilen.',
    options: [
      {
        line: 'Erkunden, wo noch niemand war',
        success:
          'Im ersten Keller sitzt eine von ihnen und liest beim Licht ihrer eigenen Hände. Sie freut sich über den Besuch. Sie sagt dir etwas, das immer nur ihr gesagt wurde, und hält dabei dein Handgelenk. Die Abdrücke ihrer Finger brauchen die ganze Nacht, um zu verblassen.',
      },
    ],
  },
} satisfies Stories
