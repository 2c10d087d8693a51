import type { Stories } from '../../story.ts'

/** Cards 082 to 093: four errands out of Vault 84, and what lies at the end of each in Vault 109. */
export const storyVault109 = {
  '082': {
    title: 'BUMM!!!',
    intro:
      'Die Hobbs-Zwillinge hatten recht; du hast den Katalog gesehen. Irgendwo in Vault 109 hängt ein Werfer für sehr kleine Atombomben. Das Munitionslager ist verschlossen. Das Schloss ist von RobCo, und die RobCo-Fabrik hat von allem, was sie je hergestellt hat, einen Durchschlag behalten, auch von den Fehlern. Ansonsten gibt es noch den Flügel des Vaults, der nachts leuchtet; dort hat sich nie jemand die Mühe gemacht, etwas abzuschließen.',
    options: [
      {
        line: 'In der RobCo-Fabrik den Code des Schlosses finden',
        success:
          'Er liegt im Schrank für Beschwerden. Vault 109 hatte geschrieben, das Schloss sei zu gut. Du notierst dir den Code auf der Innenseite deines Arms, und dir geht auf, was so eine Zahl wert ist, wenn man Pläne hat. Was noch vor dem Munitionslager sitzt, ist eine andere Frage.',
        failure:
          'Viertausend Schubladen, beschriftet von einem Roboter mit ausgeprägtem Sinn für Datenschutz. Du gehst mit einem Papierschnitt und einer Garantiekarte.',
      },
      {
        line: 'Durch den leuchtenden Flügel in Vault 109 gehen',
        success:
          'Du hältst die Luft an, als ob das etwas nützte. Das Leuchten zieht dir in die Zähne. Aber durch diese Räume ist noch keiner gegangen, und du kommst mit vollen Armen heraus, und mit einer guten Vorstellung davon, wo das Munitionslager ist. Auch davon, was davor sein Nest hat.',
      },
    ],
  },
  '083': {
    title: 'Schweres Gerät',
    intro:
      'Neun Leute aus Vault 84 gingen los, um die Rüstung aus Vault 109 zu holen, und einer kam zurück und unterrichtet Gymnastik. Die Rüstung steht noch auf ihrem Ständer. Die Supermutanten da unten sind zu groß dafür und können sich doch nicht von ihr trennen. Ihre Bestien tragen abwechselnd den Schlüssel zu dem Ort, wie andere Leute Orden tragen. Die einzige Tür, vor der keiner von ihnen steht, ist der Riss in der Reaktorwand.',
    options: [
      {
        line: 'Eine Bestie töten und nehmen, was sie trägt',
        success:
          'An einem Schnürsenkel, zwischen anderer Leute Zähnen: eine Schlüsselkarte aus Vault 109. Das Foto zeigt einen Mann mit Schnurrbart, der mit seiner Stelle zufrieden war. Du hängst sie dir selbst um den Hals. Du denkst, stellst du fest, in größeren Maßstäben als heute Morgen.',
      },
      {
        line: 'Dich durch den Riss in Vault 109 zwängen',
        success:
          'Die Luft da drin schmeckt nach Münzen, darum bewacht sie keiner. Du füllst einen Sack aus den Spinden sorgfältiger Leute, in jedem ein Paar Ersatzsocken. Durch ein Gitter siehst du die Rüstung und die breiten Rücken ihrer Verehrer.',
      },
    ],
  },
  '084': {
    title: 'Der Eid des Hippokrates',
    intro:
      'Dr. Halloran hat über Funk Medizin studiert, zusammen mit einem einzigen Kommilitonen. Leopold Quade war der Klügere. Er zog mit einer Theorie nach Vault 109, und die Patienten in seinen Briefen wurden immer größer. Dann kamen keine Briefe mehr. Seine Unterlagen hatte er zur Sicherheit in den Turm geschickt, und dort sind sie noch, hinter einem soliden Schreibtisch und einem Mr. Coyle. „Und wenn das nicht geht“, sagt sie, „jedes Krankenhaus hat ein Abflussrohr.“',
    options: [
      {
        line: 'Mr. Coyle im Turm die Unterlagen abnehmen',
        success:
          'Mr. Coyle gibt nach, erst deinem Charme und dann, als du ihn hochhebst. Die Notizen sind ordentlich bis zur letzten Seite, auf der die Schrift riesig wird. Ein Plan der Krankensäle liegt dabei und eine Liste der Familien hier oben, die gezahlt haben.',
        failure:
          'Mr. Coyle hat schon Bischöfe hinausgeworfen. Du bist zweimal durch die Drehtür, ehe dir aufgeht, dass du dich verabschiedest.',
      },
      {
        line: 'Durch das Abflussrohr von Vault 109 kriechen',
        success:
          'Es ist warm da drin, und es ist grün, und du denkst nicht darüber nach. Oben ist eine Apotheke, die nie jemand ausgeraubt hat, des Rohres wegen. Du packst ein, was geht. Hinter der Wand wird jemand, ganz sanft, aufgefordert, rückwärts zu zählen.',
      },
    ],
  },
  '085': {
    title: 'Dem Rauschen nach',
    intro:
      'Der Puls, den Agnes Loomis mitgeschrieben hat, kommt aus der Tiefe unter Vault 109, und er hat einen Takt, als ginge jemand im Zimmer auf und ab. Streunende Protectrons tragen ihn weiter. Sie bleiben mitten auf der Straße stehen, klicken, geben ihn weiter und wissen nicht, warum. Brich einen auf, und du hörst vielleicht den Rest. Oder such das Zimmer selbst, durch den Flügel, in dem die Uhren geschmolzen sind.',
    options: [
      {
        line: 'Einen Protectron töten und in ihn hineinhorchen',
        success:
          'In seiner Brust dreht sich noch eine kleine Walze. Du hältst sie ans Ohr. Unter dem Zischen liest eine Frau Namen vor, und die Pausen zwischen den Namen sind der Puls. Einen davon kennst du. Du sagst keinem, welchen.',
      },
      {
        line: 'Durch den geschmolzenen Flügel in Vault 109 gehen',
        success:
          'Die Wände sind heruntergelaufen wie Kerzen, und vom Puls tut dir der Kiefer weh. Hier sind sie in Eile weg und haben alles dagelassen. Du nimmst mit, so viel du tragen kannst. Vom anderen Ende, hinter einem Boden, der nicht stillhält, klickt ein Mikrofon.',
      },
    ],
  },
  '086': {
    title: 'Die Helmsammlung',
    intro:
      'In Vault 109 ist der Korridor zum Munitionslager blank gescheuert, in Schulterhöhe, von etwas, das sich seit Jahren daran entlangreibt. Am Ende ist ein Nest aus Splitterschutzmatten und in dem Nest ein Haufen Helme, nach Größe sortiert. Wer hier wohnt, scheint ausgegangen zu sein. Du hast einen Fuß schon über dem Haufen, da holt er Luft.',
    options: [
      {
        line: 'Mit ihm um den Korridor kämpfen',
        success:
          'Mit großem Geschepper geht es zu Boden, mitten in seine Sammlung. Du kletterst darüber, schnell. Weiter hinten sind noch mehr Kratzer an der Wand, und nicht von diesen Krallen. Aber für den Augenblick ist der Weg hinein frei.',
        failure:
          'Es hat den Korridor und gedenkt ihn zu behalten. Du bist jetzt ein Teil der Wand, etwa in Schulterhöhe.',
      },
      {
        line: 'Den Fuß zurücksetzen und gehen',
        success:
          'Du gehst rückwärts und setzt jeden Stiefel dahin, wo er schon war. Der Haufen atmet aus. Ein Helm rollt dir ein Stück nach, bleibt liegen und wird wieder hineingezogen.',
      },
    ],
  },
  '087': {
    title: 'Das Munitionslager',
    intro:
      'Hinter einer Tür, so dick wie eine Matratze, sind leere Regale und ein Kalender mit einem Mädchen auf einer Rakete. Am letzten Haken hängt der Werfer. Man könnte ihn für etwas vom Jahrmarkt halten. Darunter hängt an einer Schnur das Wachbuch. Vor zweihundert Jahren hat ein Corporal Denny darin notiert, wer das Ding haben wollte, zum Einsatz gegen wen, und wie man es hinterher zu nennen gedachte.',
    options: [
      {
        line: 'Den Werfer vom Haken nehmen',
        success:
          'Der Riemen wurde für jemand Kleinen gekürzt und dann noch einmal für jemand Kleineren. Die Anleitung passt auf ein Schild über dem Griff. VON SICH WEG HALTEN. Du quittierst im Buch für Corporal Denny, alles andere wäre unhöflich.',
      },
      {
        line: 'Das Wachbuch nehmen und die Tür verkeilen',
        success:
          'Du lässt das Ding am Haken und die Tür so zurück, dass sie nie wieder jemand aufbekommt. Die Namen im Buch haben Enkel, und einigen der Enkel gehören Städte. Es ist die kleinere Waffe, aber diese kannst du mehr als einmal benutzen.',
      },
    ],
  },
  '088': {
    title: 'Immer der Reihe nach',
    intro:
      'Dieser Teil von Vault 109 ist eine Kaserne, und Supermutanten wohnen darin: je zwei Kojen zusammengeschoben, Stiefel vor der Tür. Ganz hinten ist ein Fenster aus Panzerglas und hinter dem Glas etwas Großes, Graues, aufrecht unter einer Lampe. Sie sehen es sich abwechselnd an. Der, der gerade dran ist, hat sich den Hals gewaschen.',
    options: [
      {
        line: 'Gegen den am Fenster kämpfen',
        success:
          'Er fällt mit dem Gesicht zum Glas. Die Übrigen sind zum anderen Ende gelaufen, einem Geräusch nach, das auch du warst. Sie kommen wieder, aber solange es dauert, kannst du tiefer hinein.',
        failure:
          'Er gibt seinen Platz nicht her, nicht für dich und für nichts, was du bei dir trägst. Du landest draußen bei den Stiefeln.',
      },
      {
        line: 'Ihm seinen Platz am Fenster lassen',
        success:
          'Du schließt die Tür so leise, wie du sie geöffnet hast. Drinnen seufzt jemand. Jemand anderes sagt, das ist ungerecht, es war doch kaum eine Minute.',
      },
    ],
  },
  '089': {
    title: 'Der zehnte Mann',
    intro:
      'Die Rüstung steht hinten offen, als wäre ihr Besitzer nur kurz eine rauchen. Sie glänzt; durch ein Loch im Glas haben ihre Verehrer sie poliert, so weit ein Arm reicht. An der Wand ist die Schalttafel der Wachstube von Vault 109: eine Reihe Hebel, an jedem mit Bleistift vermerkt, was in diesem Korridor lebt und wie lange das Gas braucht. Am ersten Hebel hängen acht Paar Erkennungsmarken.',
    options: [
      {
        line: 'In die Rüstung steigen',
        success:
          'Sie schließt sich hinter dir mit einem Seufzer, wie ein gutes Auto. Innen im Helm hat jemand acht Striche eingeritzt und einen neunten angefangen. Die Marken nimmst du mit; es gibt da einen Mann, der Gymnastik unterrichtet. Im Korridor sieht dich keiner der Reihe nach an. Sie sehen dich einfach an.',
      },
      {
        line: 'Die Rüstung stehen lassen und die Hebel ziehen',
        success:
          'In den Wänden laufen Ventilatoren an. Du liest jede Bleistiftnotiz, während der Hebel nach unten geht, und hörst von weit her, wovon sie handelte. Die Korridore werden still. Die Rüstung bleibt stehen, hinten offen, und hat überhaupt keine Eile.',
      },
    ],
  },
  '090': {
    title: 'Der rollende Boden',
    intro:
      'In der langen Galerie von Vault 109 bewegt sich der Boden. Er sollte Patienten im Spaziertempo befördern. Jetzt läuft er wie ein Fluss, auf eine Stahltür zu, die im Takt des Pulses aufgeht und zuschlägt. Am Rand haben sich Schuhe angesammelt, einige davon paarweise. Auf der anderen Seite sagt eine rote Lampe: AUF SENDUNG.',
    options: [
      {
        line: 'Zwischen zwei Schlägen durch die Galerie rennen',
        success:
          'Du lässt den Takt in die Beine, läufst in der Atempause los und bist durch. Die Tür nimmt dir einen Knopf vom Mantel. Erstaunlich, was ein Körper in so kurzer Zeit lernt. Vor dir geht der Vault weiter.',
        failure:
          'Du bist einen halben Schlag zu spät, die Tür nicht. Als der Boden mit dir fertig ist, setzt er dich draußen ab, um einen Schuh leichter, im Spaziertempo.',
      },
      {
        line: 'Die Schuhe ansehen und umkehren',
        success:
          'Du stehst am Rand und zählst und kommst jedes Mal auf etwas anderes. Dann gehst du auf der Sorte Boden davon, die liegen bleibt.',
      },
    ],
  },
  '091': {
    title: 'Auf Sendung',
    intro:
      'Eine Kabine, ein Mikrofon und eine Frau mit Kopfhörern, seit sehr langer Zeit tot und kerzengerade. Das Band vor ihr ist so oft durchgelaufen, dass man hindurchsehen kann. Es ist eine Liste aller, die Vault 109 getötet hat, vorgelesen von der, die dafür unterschrieben hat. Unten auf dem Blatt hat sie ein paar Zeilen frei gelassen für den, der kommt. Die Lampe ist noch rot.',
    options: [
      {
        line: 'Dich setzen und die Sendung zu Ende bringen',
        success:
          'Du liest die letzten Namen. Die Lampe bleibt rot, also redest du weiter und sagst, was du deswegen zu tun gedenkst und was du außerdem noch zu tun gedenkst. Vor einem Mikrofon wird das alles erstaunlich klar. Da draußen greifen Leute nach Bleistiften.',
      },
      {
        line: 'Abschalten und sie ruhen lassen',
        success:
          'Du drehst den Schalter um. Die Lampe erlischt, der Takt verschwindet aus den Wänden, und auf irgendeiner Straße bringt ein Protectron seinen Schritt zu Ende. Du bekommst nichts dafür. Du bleibst noch eine Minute bei ihr sitzen, wo du schon einmal da bist.',
      },
    ],
  },
  '092': {
    title: 'Neue Patienten bitte waschen',
    intro:
      'Als du über die Schwelle trittst, gehen die Sprinkler an. Wasser ist es nicht. Es ist warm und hell, es findet jeden Kratzer, den du hast, und ehe du den Kragen hochschlagen kannst, hat es sein Werk getan. NEUE PATIENTEN BITTE WASCHEN, steht auf den Kacheln von Vault 109. Die Krankensäle liegen hinter einem zweiten solchen Vorhang, einem viel dichteren. Drinnen hustet jemand höflich, damit du weißt, dass besetzt ist.',
    options: [
      {
        line: 'Durch den dichten Vorhang gehen',
        success:
          'Du gehst mit geschlossenen Augen und geschlossenem Mund hindurch, und es kommt durch die anderen Türen herein. Auf der anderen Seite liegen Handtücher, gefaltet. Du merkst dir genau, wie es sich anfühlt, so wie Dr. Quade es sich gemerkt haben muss, und einen Moment lang siehst du, was er darin sah. Dann gehst du weiter.',
      },
      {
        line: 'Umkehren; du bist sauber genug',
        success:
          'Draußen schüttelst du dich wie ein Hund und hinterlässt einen leuchtenden Ring auf dem Beton. Hinter dir tropft der Vorhang weiter, geduldig wie eine Krankenschwester.',
      },
    ],
  },
  '093': {
    title: 'Besuchszeit',
    intro:
      'Zwölf Betten mit Vorhängen, hinten Stroh für die auf vier Beinen und eine Bank für die, die Öl nehmen. Dr. Quade behandelt alles. Er macht Visite, inzwischen zehn Fuß groß, in den Fetzen eines weißen Kittels, mit einer Spritze wie eine Fahrradpumpe. „Der Nächste“, sagt er mit gütiger Stimme. Alle Patienten von Vault 109 drehen sich um und sehen dich an. Das ist das Einzige, was er ihnen gelassen hat.',
    options: [
      {
        line: 'Die Visite des Doktors stören',
        success:
          'Er kommt auf dich zu und erläutert die Vorteile. Wie das auch ausgeht, der Lärm öffnet die Vorhänge, und die Patienten öffnen die Türen, und sie gehen an dir vorbei ans Tageslicht, einer stützt den anderen. Sie werden erzählen, wer gekommen ist. Einer drückt dir das letzte Krankenblatt in die Hand.',
      },
      {
        line: 'Einen Patienten hinausschmuggeln und schweigen',
        success:
          'Du nimmst den nächstbesten, der allein gehen kann. Niemand fragt ihn, was er einmal war. An der Tür hörst du, wie der Doktor stehen bleibt, seine Betten zählt und nach einem neuen klingelt. „Der Nächste“, sagt er, mit derselben gütigen Stimme.',
      },
    ],
  },
} satisfies Stories
