import type { Stories } from '../../story.ts'

/** 029 to 043: Far Harbor. The shield is the Children of Atom and their fog, the star is the town and its condensers. */
export const storyFarHarbor = {
  '029': {
    title: 'Willkommen in Far Harbor',
    intro:
      'Auf dem letzten Wegweiser vor der Küste steht FAR HARBOR, und darunter hat jemand geritzt: JETZT EINATMEN. Die Stadt besteht aus einem Pier, einer Glocke, vierzig Leuten und einem Nebel, der in den meisten Monaten einen davon behält. Er leuchtet. Drüben im Nukleus knien die Kinder des Atoms und nennen ihn Odem. Der Hafen bekämpft ihn mit Kondensatoren, hohen, summenden Türmen aus Kesseln und Stolz, und hat nie genug davon.',
    options: [
      {
        line: 'Auf einen Schlag eine böse Dosis Strahlung abbekommen',
        success:
          'Als das Zittern aufhört, hält eine barfüßige Frau deinen Kopf. Es ist Mutter Tamsin von den Kindern, und sie freut sich so für dich. „Er hatte dich im Mund“, sagt sie, „und Er hat nicht zugebissen.“ Ihre Leute legen dir Geschenke hin, für den Fall, dass du ein Zeichen bist. Sie gehen heim und singen davon.',
      },
      {
        line: 'Irgendwo einen weiteren Kondensator zum Summen bringen',
        success:
          'Er hustet, springt an und pendelt sich auf B ein. Im Umkreis von dreißig Schritten sieht man die eigenen Füße. Ein Kind rennt am Rand in den Nebel hinein und wieder heraus und kreischt vor Wonne. Am Abend kommt eine Schubkarre voller Sachen, die der Hafen kaum entbehren kann, dazu ein Zettel: Hester Doane, Hafenmeisterin, hätte mit dir zu reden.',
      },
    ],
  },
  '030': {
    title: 'Seltsame Maschinen',
    intro:
      'Die Kondensatoren waren Wick Amorys Idee. Wick ist ertrunken und hat keine Zeichnungen hinterlassen. Jeder besteht aus sieben Fuß Kupfer, Kesseln und Eigensinn, und überall, wo je Menschen gewohnt haben, liegt sein Schrott in Haufen herum. Mit einem guten Kopf und einem starken Magen lässt sich daraus noch einer aufstellen. Mit starken Armen lässt sich einer umlegen. An dieser Küste gibt es Leute, die dir für das eine wie das andere verbunden wären.',
    options: [
      {
        line: 'Einen Kondensator in Stücke schlagen',
        success:
          'Man muss ziemlich lange schlagen, und er summt dich an bis zuletzt. Innen besteht er aus Kesseln, durch und durch. Jetzt siehst du, wie es gemacht war. Dann blickst du auf, und das Weiße ist einen Schritt näher gekommen, wie jemand, der auf der Bank aufrückt.',
        failure:
          'Er biegt sich, federt zurück und jagt dir das Zittern bis in den Ellbogen. Wick Amory hat für hiesige Winter gebaut. Er summt weiter, als hättest du nichts gesagt.',
      },
      {
        line: 'Aus Wicks Schrott einen Kondensator bauen',
        success:
          'Du hältst die Luft an, solange es zwei Hände braucht, und denkst in den Pausen. Beim fünften Versuch glüht die Spule, und rundherum wird die Luft dünn, klar und gewöhnlich. Du wusstest gar nicht, wie sehr du am Gewöhnlichen hängst. Du hast sogar herausgefunden, wofür der überzählige Kessel da ist.',
        failure:
          'Ein Kessel bleibt übrig, und nichts summt. Irgendwo sitzt irgendetwas verkehrt herum. Du kletterst hinunter, um eine Weile zu husten. Der Schrotthaufen sieht nicht kleiner aus.',
      },
    ],
  },
  '031': {
    title: 'Vier Bolzen',
    intro:
      'Im Freien steht ein Betonklotz mit vier Bolzen, die nach oben ragen, und nichts darauf. Man hatte den Leuten hier einen Kondensator versprochen. Die Teile liegen in Kisten herum, dazu Wick Amorys Anleitung, in Versen. Gegenüber sitzt ein Kind des Atoms, Bruder Osric, ein Glas auf den Knien, und das Glas ist voller Nebel. Die Leute sehen auf die Kisten, sehen auf das Glas, und jetzt auf dich.',
    options: [
      {
        line: 'Den Kondensator zusammenbauen',
        success:
          'Die Dämpfe sind übel, und reimen konnte Wick nicht, aber du bekommst ihn festgeschraubt, und er summt. Türen gehen auf. Eine alte Frau trägt einen Stuhl heraus, setzt sich und betrachtet das Haus gegenüber. Sie hat es acht Jahre nicht gesehen. Sie haben gestrichen, sagt sie.',
        failure:
          'Es fehlt eine Strophe. Du tust, was dir richtig scheint, und er geht hoch wie ein Kessel, der schlechte Nachrichten bekommen hat. Bruder Osric, das muss man ihm lassen, hilft dir den Deckel suchen. Alles wandert zurück in die Kisten.',
      },
      {
        line: 'Bruder Osric mit dem Deckel helfen',
        success:
          'Endlich gibt er nach, und es kommt viel mehr heraus, als hineingegangen sein kann. Es tastet sich leuchtend von Tür zu Tür und probiert die Klinken; wo schon Nebel liegt, heißt er es willkommen. Osric atmet ganz tief ein und weint. „Da“, sagt er. „Ist das nicht geräumig?“',
      },
      {
        line: 'Die Kisten auf eigene Rechnung durchsehen',
        success:
          'Gezählt hat die Teile keiner. Du behältst, was etwas einbringt, und stapelst die leeren Kisten so, dass sie voll aussehen. Osric hat dich gesehen und alle anderen auch. Es ist seit Monaten das Erste, worüber sich beide Seiten einig sind.',
      },
    ],
  },
  '032': {
    title: 'Umarme das Leuchten',
    intro:
      'Mutter Tamsin sagt, du wurdest gekostet, und das ist als Kompliment gemeint. Die Kinder wollen, dass der Nebel noch an einem Ort aufsteigt und dann noch an einem, bis draußen keiner mehr übrig ist, der sich einsam fühlen könnte. Sie hat dir eine Kerze gegeben, die ohne Flamme brennt. Auch in Far Harbor hat man von dir gehört. Hester Doane möchte wissen, und zwar an ihrem eigenen Tisch, auf wessen Seite deine Lunge steht.',
    options: [
      {
        line: 'Der Nebel steigt an einem weiteren Ort auf',
        success:
          'Er geht über Nacht auf, wie Brot. Mutter Tamsin steht bis zur Hüfte darin und lehrt dich die Worte und den Grund für jedes der Worte, und du behältst mehr davon, als du wolltest. Draußen am Rand rufen Leute die Namen auf. Es sind zu wenige, und sie fangen von vorn an.',
      },
      {
        line: 'Dich in Far Harbor an Hester Doanes Tisch setzen',
        success:
          'Es gibt Muschelsuppe. Hester fragt, was dir die Kinder erzählt haben, und schreibt es auf die Rückseiten von Gezeitentafeln. Dafür lernst du, was sie weiß: wo der Nebel sich sammelt, wovor er scheut, wann man rennt. Deine Kerze drückt sie in der Spüle aus. Sie braucht mehrere Anläufe.',
      },
    ],
  },
  '033': {
    title: 'Die letzte Bastion',
    intro:
      'Far Harbor hat herausgefunden, dass du nützlich bist, und das ist seine Art, jemanden zu mögen. Der Ort ist auf eine Straße geschrumpft. Er hat einen Wall aus umgedrehten Booten, einen Dienstplan für die Glocke und in der Kirche ein Blatt, auf dem steht, wer wessen Kinder zu sich nimmt. Hester Doane möchte dich sprechen. Unterdessen lehnt der Nebel an der Küste und tastet nach einem weiteren Eingang. Findet er einen, wird gesungen.',
    options: [
      {
        line: 'Der Nebel findet einen weiteren Eingang',
        success:
          'Niemand hat geläutet; niemand hat ihn kommen sehen. Am Morgen ist da Weiß, wo gestern ein Feld war, und die Choräle sind so nah, dass man die Worte versteht. Du hast gelernt, was er mit Hunden macht. Eine Bastion, singen die Kinder, ist nur ein Ort, dem noch nicht vergeben wurde.',
      },
      {
        line: 'Dich in Far Harbor bei Hester Doane melden',
        success:
          'Sie stellt dich auf den Wall, zwischen einen tauben Fischer und ein Mädchen mit einer Harpune. Bis zum Morgen hast du gelernt zu warten, das ist schon fast alles, und die Straße hat eine Nacht geschlafen. Beim ersten Licht hustet da draußen etwas. Der ganze Wall hustet zurück.',
      },
    ],
  },
  '034': {
    title: 'Erstickender Nebel',
    intro:
      'Es gibt kein Wetter mehr, es gibt nur noch mehr davon. Erst ging der Leuchtturm aus und dann der Mann, der ihn gehütet hat. Oben auf seinem Hügel hat Acadia die Läden geschlossen und meldet sich nicht am Funk. Nimmt sich der Nebel noch viel mehr Land, brauchen die Kinder nur zu warten. Summt neben denen, die stehen, noch ein Kondensator mehr, fängt vielleicht jemand an, an das nächste Jahr zu glauben.',
    options: [
      {
        line: 'Der Nebel nimmt sich einen Ort zu viel',
        success:
          'Er legt sich über die Küstenstraße wie ein Deckel. Jemand, der gerufen hat, ruft nicht mehr. Du kommst nach Hause, tastend und den Chorälen nach, und du wirst gut darin. Aus dem Nukleus kommt die Nachricht, dass dort ein Platz für dich frei gehalten wird. Und draußen im Weiß bittet eine Stimme aus Acadia, sehr höflich, um Hilfe.',
      },
      {
        line: 'Einen Kondensator aufstellen, während ein anderer noch summt',
        success:
          'Die beiden finden denselben Ton, und die Leute bleiben auf der Straße stehen, um zuzuhören. Du hast den Bogen jetzt raus. Hester Doane kommt zu Fuß heraus, im guten Hut. Es wird Zeit, sagt sie, dass jemand in den Nukleus hineinschaut. Am Funk fragt eine Stimme aus Acadia, ob jemand einen Augenblick erübrigen könnte.',
      },
    ],
  },
  '035': {
    title: 'Die Weihe',
    intro:
      'Wer ein Kind des Atoms werden will, geht in den Nukleus und wird gewaschen. Das Wasser ist grün wie Limetten, und Mutter Tamsin hält dir den Kopf. An der Küste aber gibt es Leute, die genug haben von den Chorälen. Was im Nebel lebt, sagen sie, hat Zähne und keine Pläne. Tötet jemand eins von diesen Monstern, dann schleifen sie es durch die Straße und fragen, wer das anbeten möchte.',
    options: [
      {
        line: 'Dich im Nukleus waschen lassen',
        success:
          'Es ist warm. Das ist das Schlimmste daran. Du tauchst auf mit einem neuen Namen, den du vergisst, und einem Klingen in den Ohren, das du nicht vergisst, und mehrere der Choräle ergeben einen Sinn. Mutter Tamsin trocknet dir die Haare. Und jetzt die anderen, sagt sie. Es gibt noch so viele trockene Leute.',
      },
      {
        line: 'Eins der Monster töten',
        success:
          'Es fährt auf einem Bootsanhänger durch Far Harbor, und die Zunge hängt heraus. Niemand betet es an. Mehrere treten dagegen. Sie wollen wissen, wie man das macht, und beim Erzählen merkst du, dass du es weißt. Hester Doane betrachtet die Zähne, dann ihren Wall, dann sieht sie sich nach einem Bleistift um.',
      },
    ],
  },
  '036': {
    title: 'Infiltration',
    intro:
      'Hester Doane hat ihren Plan auf eine Serviette gezeichnet. Jemand geht in Sackleinen in den Nukleus und kommt mit Wissen wieder heraus; das Sackleinen wird gerade gesäumt. In der Ecke der Serviette steht außerdem ein Roboter, durchgestrichen, mit Pfeil und Fragezeichen. Wer eine Maschine zum Schweigen bringt, steht bei den Kindern hoch im Kurs. Auch so käme man hinein. Wohin der Pfeil danach zeigt, behagt Hester nicht.',
    options: [
      {
        line: 'Einen Roboter zum Schweigen bringen, den Kindern zuliebe',
        success:
          'Jemand hat zugesehen; jemand sieht immer zu. Die Kinder tragen dich auf den Schultern heim und bringen dir bis zum Morgen Lieder bei. Es ist schwer, weiter zu spionieren bei Leuten, die sich so freuen, dich zu sehen. Irgendwann in der dritten Strophe merkst du, dass du damit aufgehört hast.',
      },
      {
        line: 'In Sackleinen in den Nukleus gehen',
        success:
          'Du kniest, wenn sie knien, und zählst die ganze Zeit: Türen, Wachen, Fässer, Kinder. Auf dem Weg hinaus hält dich keiner auf. Ein Junge schenkt dir sein Brot. Du berichtest Hester alles, nur nicht das Brot. Sie dreht die Serviette um und beginnt eine Liste, was die Stadt brauchen wird.',
      },
    ],
  },
  '037': {
    title: 'Acadia in Not',
    intro:
      'Acadia bleibt für sich auf seinem Hügel und nimmt alle auf, die jemals jemandem gehört haben. Der Älteste dort ist Tobit, ein Synth, der nichts vergessen kann und inzwischen darunter leidet. Nun steht der Nebel vor seinem Tor, und an der ganzen Küste handelt keiner mit seinesgleichen. Deshalb ist eine von ihnen mit einer Börse in die Siedlungen hinuntergegangen, um jemanden um Hilfe zu bitten. Sie heißt Ione. Sie ist das Bitten nicht gewohnt.',
    options: [
      {
        line: 'Ione finden und zu ihr halten',
        success:
          'Ione erzählt es auf dem Hügel, ein einziges Mal, vor Leuten, denen kein Wort davon je verloren geht. Geld hat Tobit keins für dich. Er schickt dir eine Erinnerung: wohin gewisse Dinge unterwegs waren an dem Tag, als die Bomben fielen, und zu wem. Das bringt dich auf einen Gedanken, und der Gedanke hat einen Stiel.',
      },
      {
        line: 'Ione finden und ihren Auftrag übernehmen',
        success:
          'Die Kronkorken sind sauber und zweimal gezählt. Der Auftrag ist eine Truhe, oben in Acadia, und sie ist schwerer, als sie aussieht. Sie soll an einen von zwei Orten. An welchen, ist Tobit gleich, sagt er, mit der Stimme von jemandem, der es seit Jahren abwägt.',
      },
    ],
  },
  '038': {
    title: 'Elf Wörter',
    intro:
      'Eine junge Frau im Regenmantel geht von Stand zu Stand und bittet jeden Händler um Hilfe, mit denselben elf Wörtern. Sie sind dahintergekommen, was sie ist. Niemand bedient sie. Ein Hafenarbeiter geht jetzt hinter ihr her und macht ihren Gang nach; das brachte ihm erst einen Lacher ein und dann ein paar Freunde. Ione dreht sich nicht um. Sie hält eine Börse vor sich her, als wäre es eine Lampe.',
    options: [
      {
        line: 'Dich zwischen Ione und das Gelächter stellen',
        success:
          'Du fragst den Mann, was er sonst noch kann. Als er es dir zeigt, faltest du ihn in eine Regentonne und bittest den Nächsten. Es gibt keinen Nächsten. Ione bedankt sich und findet dafür ein paar neue Wörter. Sie geht mitten auf der Straße nach Hause.',
        failure:
          'Er schlägt dich mit einem Kistenhaken, und auch das bringt einen Lacher. Ione ist stehen geblieben. „Bitte nicht“, sagt sie, zu ihm oder zu dir. Bis du wieder auf den Beinen bist, ist sie zwischen den Ständen verschwunden. Sie wird noch einmal von vorn fragen müssen.',
      },
      {
        line: 'Die Börse nehmen und ihr den Arm bieten',
        success:
          'Du führst sie zweimal um den Markt, langsam, wie ein Paar am Sonntag, während sie dir den Auftrag erklärt. Auf halbem Weg lacht keiner mehr. Der halbe Platz, so scheint es, hat sich geschämt und nur gewartet, dass jemand den Anfang macht. Bis zum Abend habt ihr zwei in der Geschichte schon getanzt.',
      },
      {
        line: 'Sie vorbeigehen lassen und handeln',
        success:
          'Du trittst zurück und lässt sie vorbei, dann den Mann, dann seine Freunde. Die Händler freuen sich über Kundschaft und werden gesprächig. Alle beginnen damit, dass sie gegen niemanden etwas haben. Du kaufst, was du brauchst. Zwei Reihen weiter hörst du sie noch, wie sie wieder anfängt.',
      },
    ],
  },
  '039': {
    title: 'Neue Stimmen im Chor',
    intro:
      'Mutter Tamsin will Acadia, und zwar ganz. Wer weiß, dass er gemacht wurde, sagt sie, den freut es doch gewiss zu hören, von Wem. Du sollst hinaufgehen und es ihnen sagen und eine Begleitung mitbringen, denn wer allein kommt, dem glaubt man nicht. Unterdessen hat der Chor im Nukleus neue Gesichter; sie kamen der Suppe wegen und finden die Tür nicht mehr. Man könnte sie hinausreden, am Gesang vorbei.',
    options: [
      {
        line: 'In Acadia predigen, einen Begleiter an deiner Seite',
        success:
          'Du redest, bis die Stimme weg ist. Danach steht dein Begleiter einfach neben dir, und das gibt den Ausschlag. Am Morgen geht ein Dutzend von ihnen den Hügel hinunter. Tobit sieht vom Tor aus zu und wird sich an jeden Rücken erinnern. In Far Harbor hören sie, wie der Chor größer wird, und suchen nach Nägeln.',
        failure:
          'Sie hören dich zu Ende an; es sind höfliche Leute. Dann fragt jemand, und will es wirklich wissen, warum einem davon die Haare ausgehen. Du bittest um ein Glas Wasser.',
      },
      {
        line: 'Die Neuen aus dem Nukleus herausreden',
        success:
          'Du flüsterst, du führst sie am Ärmel, und immer wenn ein Diakon hersieht, singt ihr alle. Als Letzter kommt ein alter Mann über die Mauer und fragt, ob es in Far Harbor auch Suppe gibt. Gibt es. Hinter euch schlägt eine Glocke an, eine, die du noch nie gehört hast.',
        failure:
          'Der Ärmel, in den du flüsterst, gehört einem Diakon. Er setzt dich hin und erklärt dir drei Stunden lang, wie sehr du geliebt wirst. Du wirst mit einer Broschüre entlassen.',
      },
    ],
  },
  '040': {
    title: 'Wiederaufbau',
    intro:
      'Auf Hester Doanes Liste steht eine einzige Sache, unterstrichen: ein Herz für die ganze Kette der Kondensatoren, damit, wenn einer stehen bleibt, die anderen ihn mittragen. In der RobCo-Fabrik gibt es so etwas, für jeden, der es findet, der es erkennt und der es heben kann. Auch die Kinder haben Pläne gemacht. Der große Schlot im Nukleus ist seit dem Krieg halb verstopft und braucht jemanden, der heben kann und brüllen.',
    options: [
      {
        line: 'Den großen Schlot im Nukleus freiräumen',
        success:
          'Du hebst, was zu heben ist, und brüllst die an, die nur davor beten. Gegen Abend ist der Schlot frei und atmet, zum ersten Mal seit dem Krieg, ganz und gar aus. Die Kinder sinken reihenweise auf die Knie. Am Hafen treten die Leute mit Lampen vor die Tür und können die der anderen nicht sehen.',
        failure:
          'Hier zieht keiner auf drei. Sie ziehen, wenn der Geist über sie kommt, und er kommt einzeln. Du verbringst den Tag unter einem Balken, in einem Gespräch über die Gnade, und der Balken hat sich nicht gerührt.',
      },
      {
        line: 'Das Herz aus der RobCo-Fabrik holen',
        success:
          'Es ist groß wie ein Kalb, und du findest es am Summen. Du trägst es drei Treppen hinunter wie eine Braut und schließt es auf gut Glück an. Die ganze Küste entlang seufzen die Kondensatoren und fallen in denselben Takt. Im Nukleus läuten sie eine Glocke, die noch keiner geläutet hat. Sie haben es gemerkt.',
        failure:
          'Du bringst es drei Treppen hinunter, setzt es auf der Stufe ab, und es ist ein Wasserspender. Das Summen ist immer noch irgendwo da oben, hinter einer Tür.',
      },
    ],
  },
  '041': {
    title: 'Die fremde Stimme',
    intro:
      'In der Truhe in Acadia steckt eine Stimme. Es ist eine Maschine aus Spulen und Blasebälgen, und sie kann zwei Leute: Hester Doane und, soweit man das wissen kann, Atom. In Far Harbor aufgestellt, wird sie mit Hesters eigenem Krächzen die Wache ins Bett schicken. Im Nukleus aufgestellt, wird sie die Gläubigen bitten aufzuhören. Man braucht zum Tragen beide Arme und fast den ganzen Rücken. Tobit ist seine Nachbarn leid.',
    options: [
      {
        line: 'Die Truhe nach Far Harbor tragen',
        success:
          'Sie räuspert sich, und sie ist Hester: müde, liebevoll, keine Widerrede. Die Wache geht nach Hause ins Bett. Bis die echte im Nachthemd den Pier heruntergerannt kommt, ist der Nebel schon eine Stunde mit der Stadt allein. Oben in Acadia tut es Tobit leid. Es wird ihm leidtun, in allen Einzelheiten, für immer.',
      },
      {
        line: 'Die Truhe in den Nukleus tragen',
        success:
          'Unter dem Altar spricht Atom. Er dankt allen. Es war sehr schön, und Er hätte jetzt gern ein wenig Ruhe. Sie warten auf mehr, bis ihnen die Knie wehtun. Am Morgen ist ein guter Teil von ihnen nach Hause gegangen. Der Rest streitet, was Er mit „ein wenig“ gemeint hat, und damit sind sie auf Jahre beschäftigt.',
      },
    ],
  },
  '042': {
    title: 'Das letzte Aufgebot',
    intro:
      'Diesmal kommt er vom Land her und vom Wasser, und die Glocke hält ihn nicht auf. Steigt der Nebel noch ein einziges Mal, während im Umkreis von Far Harbor kein Kondensator summt, dann gibt es kein Far Harbor mehr. Hester Doane hat die letzten Patronen ausgegeben. Sie fragt die Leute nicht mehr, ob sie kämpfen können. Sie fragt, ob sie jemanden kennen.',
    options: [
      {
        line: 'Der Nebel steigt, und rund um Far Harbor summt kein Kondensator',
        success:
          'Später kann keiner sagen, wann die Glocke aufgehört hat. Er kommt in die Kirche, in die Betten, in die Tassen. Mit ihm kommen barfuß die Kinder und nehmen die Leute bei der Hand. Am dritten Tag wird in jedem Haus der Straße gesungen. Und es wird gut gesungen. Hesters Stimme ist die kräftigste.',
      },
      {
        line: 'Einen Begleiter in Far Harbor auf dem Wall zurücklassen',
        success:
          'Du hältst keine Rede; du kämst nicht bis ans Ende. Hester sucht deiner Begleitung einen Platz oben auf den Booten, neben dem Mädchen mit der Harpune, und gibt den eigenen guten Mantel dazu. „Geh schon“, sagt sie zu dir. Als du dich an der Ecke umdrehst, ist der Mantel um drei Nummern falsch, und das Mädchen lacht.',
      },
    ],
  },
  '043': {
    title: 'Umarme das hier!',
    intro:
      'Die neue Glocke im Nukleus bedeutet, dass man Atom etwas schuldig ist. Die Kinder gehen mit Hämmern die Küste entlang, von einem Kondensator zum nächsten, und segnen jeden, der ihnen einen Weg erspart. Hester Doane hat noch eine Idee, und sie hasst sie. Die Sterbenden trägt man zum großen Schlot, damit sie umarmt werden, und Sterbende durchsucht keiner. Wer dem Ende nahe genug ist, ruhig lügen kann und ein Paket hat, käme bis ganz hinein.',
    options: [
      {
        line: 'Für die Kinder einen Kondensator zerschlagen',
        success:
          'Das Summen bricht ab, und auf den frei gewordenen Platz tritt der Nebel, wie der Nächste in der Schlange. Ein Kind des Atoms mit Hammer sieht enttäuscht aus, dann entzückt. Sie singen dir eine Strophe mit deinem Namen darin. Das Lied hat Platz für sehr viele Strophen.',
      },
      {
        line: 'Dich sterbend in den Nukleus tragen lassen, mit Paket',
        success:
          'Sie tragen dich auf einer Tür hinein, und du segnest, wer immer darum bittet. Das Paket lässt du da, wo es am heißesten ist. Du bist auf allen vieren durch die Wäscherei hinaus, als der Schlot hustet, noch einmal hustet und aufhört. Gegen Mittag ist über Far Harbor ein Himmel. Die Leute stehen darunter und wissen nicht, wohin mit den Händen.',
        failure:
          'Ein Diakon fühlt dir den Puls und runzelt die Stirn. Du bist, sagt er, so gut wie gesund. Sie setzen dich und dein Paket mit einem Segen vor die Tür, und du sollst wiederkommen, wenn es schlimmer wird.',
      },
    ],
  },
} satisfies Stories
