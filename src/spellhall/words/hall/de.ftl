# Was die Halle sagt, auf Deutsch: Gründe, und was über Bots und Aufzeichnungen zu sagen ist.

## Wer man ist

refusal-who-are-you = Sag zuerst deinen Namen.
refusal-you-watch = Sag zuerst deinen Namen: Ohne schaust du nur zu.
refusal-unreadable-name = Ein Name braucht mindestens ein lesbares Zeichen.
refusal-unreadable-talk = Was du sagst, braucht mindestens ein lesbares Zeichen.
refusal-program-needs-no-code = Ein Programm hat seinen Schlüssel und braucht keinen Code.
refusal-program-needs-no-notices = Ein Programm wartet an seiner Leitung auf seinen Zug und braucht keine Nachrichten.
refusal-too-many-devices = Es gibt schon { $devices } Geräte, mit denen jemand dieser Gast ist: Nimm zuerst eines weg.
refusal-no-such-device = So heißt keines deiner Geräte.
refusal-device-revoked = Dieses Gerät wurde abgemeldet: Hier bist du niemand mehr.
refusal-no-push-service = Nachrichten gehen an den Push-Dienst eines Browsers: eine Adresse mit https, bei einem Namen, ohne Port.
refusal-code-not-valid = Dieser Code gilt nicht oder nicht mehr: Hol dir einen neuen.

## Nachrichten

push-your-turn = Du bist an einem Tisch am Zug.

## Was es gibt

refusal-no-such-table = Diesen Tisch gibt es nicht.
refusal-no-such-game = Dieses Spiel gibt es nicht.
refusal-no-such-language = Die Sprache „{ $language }“ spricht hier niemand; gesprochen werden { $languages }.
refusal-no-such-form = Eine Antwort gibt es als JSON oder als Text.
refusal-no-such-level = Einen Bot der Stärke „{ $level }“ gibt es nicht; es gibt { $levels }.
refusal-no-such-companion = Niemand aus der Gesellschaft heißt „{ $who }“; es gibt { $company }.
refusal-companion-sits = { $who } sitzt schon an diesem Tisch.
refusal-no-such-seat =
    Einen Platz { $number } gibt es nicht: { $places ->
        [one] Es gibt nur den Platz 0
       *[other] Die { $places } Plätze werden ab 0 gezählt
    }.
refusal-no-tutorial = Für dieses Spiel gibt es kein erstes Spiel.
refusal-no-lesson = Hier wird kein Unterricht gegeben.
refusal-lesson-ends = Damit wäre das Spiel vorbei, und es gibt noch etwas zu lernen. Versuche, was gezeigt wird.
refusal-metrics-need-a-token = Nur wer die Halle betreibt, darf ihre Zahlen lesen, mit dem metrics_token ihrer Einstellungen.
refusal-nothing-here = Unter dieser Adresse ist nichts.
refusal-not-played-here = { $game } lässt sich hier nicht spielen.
refusal-game-gone = Das Spiel „{ $game }“ gibt es in dieser Halle nicht mehr.

## Vor dem Spiel

refusal-bad-setup = So lässt sich das Spiel nicht aufbauen: { $detail }
refusal-too-many-bots =
    { $bots ->
        [one] Ein Bot passt
       *[other] { $bots } Bots passen
    } nicht hinein: Der Tisch hat { $places ->
        [one] einen Platz
       *[other] { $places } Plätze
    }.
refusal-chosen-is-not-public = Ein Tisch, bei dem man selbst das Geben bestimmt, ist zum Üben und nie öffentlich: Lass Seed und Szenario weg, oder öffne ihn nur mit dem Link.
refusal-two-clocks = Die Zeit für einen Zug ist schon eine Uhr: Wähle dazu keine Uhr für Entscheidungen.
refusal-too-many-tables = Du hast zu viele offene Tische: Spiel erst einige zu Ende.
refusal-begun-already = Das Spiel hat schon begonnen.
refusal-only-the-host = Das darf nur, wer den Tisch eröffnet hat.
refusal-first-is-drawn = In diesem Spiel wird niemand bestimmt, der beginnt.
refusal-no-other-deal = Neu ausgeteilt werden kann nur, bevor jemand außer Bots gezogen hat, und nicht, wo das Geben bestimmt wurde.
refusal-asked-anew-already = Du hast schon um neue Karten gebeten: Wer den Tisch eröffnet hat, kann sie einsammeln.
refusal-all-seats-taken = Alle Plätze sind besetzt.
refusal-seat-taken = Dort sitzt schon jemand.
refusal-nobody-there = Dort sitzt niemand.
refusal-seat-free = Platz { $number } ist frei: Warte auf jemanden, oder setz einen Bot hin.
refusal-not-ready = { $seat } ist noch nicht bereit.
refusal-bad-salt = Ein Salz ist lesbarer Text in einer Zeile.

## Während des Spiels

refusal-not-begun = Das Spiel hat noch nicht begonnen.
refusal-over = Das Spiel ist aus.
refusal-not-over = Das Spiel ist noch nicht aus.
refusal-not-at-a-table = Das geht an einem Tisch nicht.
refusal-no-seat = Du hast an diesem Tisch keinen Platz.
refusal-did-not-play = Du hast an diesem Tisch nicht mitgespielt.
refusal-not-seen = Du hast dieses Spiel nicht gesehen.
refusal-not-for-spectators = Bei diesem Spiel kann man nicht zuschauen.
refusal-not-asked = Du bist nicht gefragt.
refusal-moved-on = Am Tisch ging es schon weiter: Sieh noch einmal hin.
refusal-others-quicker = Andere waren schneller: Versuch es noch einmal.
refusal-illegal-move = „{ $move }“ ist jetzt kein erlaubter Zug.
refusal-away-already = Du bist schon weg.
refusal-rematch-already = Es gibt schon ein neues Spiel: Geh dorthin.
refusal-another-asked = Ein anderer Spieler hat schon gefragt.
refusal-no-consent-awaited = Niemand wartet auf deine Zustimmung.
refusal-other-rules = Dieses Spiel begann nach Regeln, die es hier nicht mehr gibt: Lade seine Aufzeichnung herunter.
refusal-other-deal = Das Geben an diesem Tisch lässt sich nicht wiederholen: Es wird nicht weitergespielt.
refusal-log-does-not-replay = Das Protokoll dieses Tisches lässt sich nicht nachspielen: Es wird aufbewahrt, aber nicht weitergespielt.
refusal-log-takes-back-too-much = Das Protokoll dieses Tisches nimmt einen Zug zurück, den der Zufall besiegelt hat.

## Zurücknehmen

undo-watching = Du schaust nur zu.
undo-nothing = Du hast noch keinen Zug gemacht.
undo-over = Das Spiel ist aus.
undo-asked = Die anderen sind gefragt.
undo-chance = Seit deinem letzten Zug hat der Zufall entschieden.
undo-answered = Seither hat ein Bot geantwortet. Nur an einem Übungstisch lässt sich auch das zurücknehmen.
undo-secret = Seit deinem letzten Zug wurde ein Geheimnis gelüftet.
undo-looking = Einen Augenblick: Hat dein letzter Zug ein Geheimnis verraten?
undo-free = Seither hat niemand etwas erfahren.
undo-consent =
    { $seats } { $seats_count ->
        [one] muss zustimmen und hat
       *[other] müssen zustimmen und haben
    } seither etwas erfahren.

## Aufzeichnungen und Wiederholungen

refusal-bad-record = Diese Aufzeichnung lässt sich nicht nachspielen: { $detail }
refusal-record-of-other-game = Die Aufzeichnung ist von einem Spiel, das es hier nicht gibt.
refusal-record-too-long = Eine Aufzeichnung hat hier höchstens { $most } Antworten.
refusal-record-takes-too-long = Diese Aufzeichnung nachzuspielen dauert zu lange.
refusal-replay-not-yet = Das Spiel ist noch nicht aus: Die Wiederholung gibt es danach.
refusal-over-there = Dort ist das Spiel schon aus: Zu versuchen gibt es nichts.
refusal-no-such-eyes = Eine Wiederholung sieht man offen, als Zuschauer oder von einem Platz aus, gezählt ab 0.
refusal-fairness-damaged = Der Teil über die Ehrlichkeit ist beschädigt: Er hat ein Geheimnis, Salze und ein Versprechen, alles Texte.
refusal-other-secret = Das geöffnete Geheimnis ist nicht das, dessen Prüfzahl vor dem Geben gezeigt wurde.
refusal-other-seed = Die Mischung wurde nicht aus dem Geheimnis und den Salzen der Spieler gemacht.
verdict-honest = Jeder Zug ist erlaubt, und der Zufall antwortete, wie die Mischung es sagt.
verdict-not-honest = Die Aufzeichnung hält nicht stand: { $detail }

## Anfragen und Verbindungen

refusal-bad-request = Diese Anfrage ist nicht zu verstehen: { $detail }
refusal-broke-off = Die Anfrage brach ab.
refusal-no-message = Das ist keine Nachricht des Protokolls: { $detail }
refusal-not-text = Nachrichten sind Text, keine Bytes.
refusal-message-too-large = Eine Nachricht hat höchstens { $most } Bytes.
refusal-request-too-large = Eine Anfrage hat höchstens { $most } Bytes.
refusal-no-hello = Es kam kein Gruß.
refusal-hello-first = Die erste Nachricht muss der Gruß sein.
refusal-other-protocol = Diese Seite ist älter als die Halle: Lade sie neu.
refusal-wrong-origin = Diese Seite gehört nicht zu dieser Halle.
refusal-no-room = Für eine weitere Verbindung ist gerade kein Platz.
refusal-talk-silent = An diesem Tisch redet niemand, bis das Spiel zu Ende ist.
refusal-talk-claims = An diesem Tisch gibt es bis zum Ende des Spiels nur fertige Sätze.
refusal-no-such-claim = „{ $kind }“ ist kein fertiger Satz dieses Spiels; es gibt: { $kinds }.
refusal-claim-about =
    { $names_count ->
        [0] Der fertige Satz „{ $kind }“ hat keine Angaben.
       *[other] Der fertige Satz „{ $kind }“ braucht genau diese Angaben: { $names }.
    }
refusal-claim-of = „{ $value }“ passt in diesem Spiel nicht als „{ $name }“ eines fertigen Satzes.
refusal-claim-seat = { $value } ist kein Platz an diesem Tisch: Die Plätze sind 0 bis { $last }.
refusal-claim-of-oneself = Dieser fertige Satz handelt von einem anderen Spieler, nicht von dir selbst.
refusal-muted = Der Gastgeber hat dir hier das freie Reden genommen. Fertige Sätze gehen weiterhin.
refusal-nobody-to-mute = Stummschalten kann man nur andere Spieler, keine Bots und nicht sich selbst.
refusal-nothing-to-note = Zu „{ $about }“ gibt es hier nichts zu notieren: Eine Notiz gilt einem Platz (seat2) oder einer Karte oder einem Ort dieses Spiels (thing-ID).
refusal-note-of-a-thing = Vertrauen, Zweifel und eine Vermutung gibt es nur bei Spielern; zu einer Karte notiert man einen Text.
refusal-no-such-role = Niemand heißt in diesem Spiel „{ $role }“.
refusal-empty-note = Eine Notiz braucht mindestens ein lesbares Zeichen.
refusal-talk-too-fast = Du redest zu schnell: Warte einen Augenblick.
refusal-too-fast =
    Zu viele { $what ->
        [messages] Nachrichten
        [new_guests] neue Gäste
        [new_tables] neue Tische
        [codes] Codes
        [chat] Zeilen im Gespräch
        [readings] Blicke in Aufzeichnungen
        [uploads] hochgeladene Aufzeichnungen
       *[requests] Anfragen
    }: Warte einen Augenblick.
refusal-too-many =
    Es gibt zu viele Verbindungen { $what ->
        [connections_of_guest] eines Gastes
       *[connections_from_address] von einer Adresse
    }.
refusal-reader-busy = Gerade werden viele Aufzeichnungen gelesen: Versuch es gleich noch einmal.
refusal-too-slow = Was du schickst, kommt zu langsam an: Versuch es noch einmal.
refusal-wrong-host = Diese Halle heißt nicht { $host }. Wer sie betreibt, kann das in den Einstellungen sagen: hosts = ["{ $host }"]
refusal-hall-full = Die Halle ist voll: Hier wird nichts Neues mehr aufbewahrt, bis jemand Platz schafft. Begonnene Spiele gehen weiter.
refusal-too-many-records = Du bewahrst hier schon { $most } Aufzeichnungen auf: Sie verschwinden mit der Zeit von selbst.
refusal-unreadable-note = Diese Nachricht ist nicht zu lesen: Beschreibe, was schiefging.
refusal-mixed-scripts = Ein Name wird in einer Schrift geschrieben.
refusal-looks-like = Dein Name sieht aus wie der von { $name }: Wähle einen anderen.
refusal-no-database = Die Datenbank ist nicht zu erreichen: Versuch es gleich noch einmal.
refusal-our-mistake = Hier ging etwas schief; es wurde vermerkt.
bye-closing = Die Halle schließt kurz: Alles ist gespeichert.

## Die Stärke der Bots

level-gentle = Denkt einen Zug weit und ist mit jedem Zug zufrieden, der drei Fünftel der Aussichten behält: für alle, die das Spiel gerade gelernt haben.
level-fair = Denkt einen Zug weit und macht den Zug, nach dem es am besten steht.
level-strong = Probiert vor jedem Zug { $worlds } Verläufe in gedachten Welten durch.
level-master = Probiert Verläufe in gedachten Welten durch, so lange der Tisch Zeit lässt.
level-random = Macht irgendeinen erlaubten Zug, jeden gleich wahrscheinlich.
level-greedy = Macht den Zug, nach dem es am besten steht, einen Zug weit gedacht.
level-worlds = Probiert vor jedem Zug { $worlds } Verläufe in gedachten Welten durch.
level-seconds =
    Denkt vor jedem Zug { $seconds ->
        [one] eine Sekunde
       *[other] { $seconds } Sekunden
    } nach.

## Wie die Bots der Gesellschaft sind

temper-even = Ausgeglichen: spielt auf den Sieg und auf nichts sonst.
temper-careful = Vorsichtig: behält lieber eine kleine Chance, als sie für eine große zu wagen.
temper-bold = Kühn: mag ein Wagnis lieber als einen sicheren kleinen Vorsprung.
temper-envious = Neidisch: erträgt es nicht, wenn jemand weit vorn liegt.
temper-merciful = Gütig: mag es, wenn niemand weit zurückfällt.
temper-vengeful = Nachtragend: hält klein, wer zuletzt etwas gegen ihn gerichtet hat.
temper-greedy = Gierig: mag Steine, Insignien, Zauber, Verbündete und Tiere etwas mehr, als der Sieg es verlangt.
