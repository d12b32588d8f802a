import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Explicit words and solicitation are none, talk about sex is low. Single words begin with
 * naughty-words 1.2.0 (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const sexual: HarmList = {
  words: {
    none: words(`
      kutje kutjes kuttelikker kuttelikkertje kontneuken pijpbeurt pijpbeurten beffen klaarkomen klaargekomen gangbang neukpartij tietneuken
      vingeren gevingerd afzuigen afgezogen botergeil neukhond neukstier natkut kutlikken pijpslet neukslet spermaslet`),
    low: words(`
      neuken geneukt neukt neuk neukte afrukken tieten memmen
      geil geile geilheid geilneef dildo dildos gepijpt seksen gesekst sexen
      hoerenloper`),
  },
  phrases: {
    none: phrases(`
      mijn|jouw|m lul|pik|kutje|natte-kut
      lul|pik|paal ..2 keihard|stijf|kloppend|loeihard|knalhard|hard
      wil dat je hem ..3 in|erin ..1 stopt|steekt|duwt|doet
      jou|je ..1 naakt|bloot|zonder-kleren voorstel|inbeeld|voor-me-zie|zie|fantaseer
      likken ..4 tot|van ..3 tieten|kut|pik|lul|kont
      op|in|over je|jouw|mijn|haar tieten|tietjes|gezicht|mond|kont|kut|kutje|borsten ..1 klaarkomen|spuiten|komen|klaar
      klaarkomen|klaar-komen|spuiten ..2 op|in|over je|jouw|mijn
      je|jouw|mijn|m lul|pik|kut|kutje|clit|tieten ..2 in-me|in-mij|likken|zuigen|voelen|neuken
      stuur|deel|ruil|heb|wil|app ..2 nudes|naaktfotos|dickpics|naaktfoto-s
      kont|kut|kutje|mond|reet ..2 neuken|neuk|geneukt
      vingert|vingeren|gevingerd|beffen|gebeft|kontneuken|pijpbeurt|klaarkomen
      jezelf|je|mezelf|zich ..1 vingert|aftrekt|vinger|vingeren|masturbeert|aftrekken|betast|bevredigt ..2 voor|cam|op|terwijl|bij|camera ..1 !kosten|belasting
      zich aftrekt|vingert|masturbeert
      neuk|neukt|neukte|neuken ..3 je|jou|me|mij|hard|kont|kut|haar|hem|tot|in|vanavond|zin
      mijn|m|jouw pik|lul|kut|kutje|tieten|stijve|natte-kut
      foto|fotos|filmpje|video ..2 van ..1 mijn|je|jouw|m ..1 pik|lul|kut|kutje|tieten|kont|borsten|piemel
      zuig|zuigen|lik|likken|pijp|pijpen|kus|kussen|aftrek|aftrekken|neuk|neuken|streel|strelen|bef|beffen|slik|lek|beft|likt|zuigt|knijp|knijpen|masseer|masseren|kneden|kneed|proef|proeven|betast|voel|voelen|berijd|berijden ..3 je|jouw|mijn|m|zijn|aan|die|hem|haar ..2 pik|lul|paal|piemel|kut|kutje|kont|kontje|reet|tieten|tietjes|memmen|tepels|ballen|clit|clitoris|poesje|eikel|sperma|snikkel|leuter|doos|spleetje|flamoes ..1 !kat
      je|jouw|mijn|m|z|zijn|haar|die|dat|jou ..2 pik|lul|paal|piemel|kut|kutje|kont|reet|tieten|tietjes|memmen|tepels|ballen|clit|poesje|sperma|kontje ..3 likken|zuigen|pijpen|beffen|neuken|voelen|strelen|kussen|proeven|aftrekken|slikken|afzuigen|vingeren|pakken|knijpen|berijden|vullen|opvullen|likt|zuigt ..1 !tegen|kat
      pijp|zuig|lik|neuk|bef|vinger|beft|trek|ruk|berijd|naai me|mij|hem ..2 leeg|hard|diep|af|klaar|harder|nu|dan|maar|tot|lekker|helemaal|alsjeblieft|schat|plat|suf|in|van ..1 !foto
      je|jou|me|mij|haar|hem|elkaar|u ..4 neuken|pijpen|beffen|vingeren|afzuigen|befte|likken|doorneuken|kontneuken|volspuiten|aflikken|uitneuken|platneuken|penetreren|afrukken|berijden|naaien|onderspuiten ..1 !wonden|vingers
      wil|wou|zou|ga|kom|zin|verlang|laat|wilde|mag|moet|kan|hou ..4 je|jou|me|mij|door|jouw|met|om ..4 neuken|pijpen|beffen|vingeren|afzuigen|geneukt|gepijpt|gevingerd|gebeft|volspuiten|klaarkomen|doorneuken|naaien ..1 !jurk|trui|gordijnen
      neuken|pijpen|neukt|beffen ..2 de|hele|tot|totdat|op|tegen|als|met|in|vanavond|van|zonder|hard ..3 nacht|niet|schreeuwt|klaarkomt|aanrecht|konijnen|achteren|standjes|hondjes|jou|mij|lopen|kunt|muur|tafel|bed|condoom|klaar
      geneukt|gepijpt|gebeft|gevingerd|genaaid worden|door|wil|wordt|tot|vanavond|en
      hard|diep|lekker|ruw|keihard|goed|zachtjes|anaal|wild neuken|pijpen|geneukt|beffen|vingeren|neukt|naaien|doorneuken
      op|doggy ..1 z|zn ..1 n? hondjes ..1 !slee
      doggystyle|standje69|standje ..1 69|neuken|pakken|nemen|doen
      komen|klaarkomen|spuiten|kom|spuit|klaarkom|komt|afkomen|leegspuiten|lozen ..3 in|op|over|tussen|diep ..2 je|jouw|mijn|haar|m|jou ..1 mond|gezicht|tieten|kont|kut|kutje|keel|bek|borsten|buik|reet|billen|lijf|smoel ..1 !in
      in|op|over|tussen je|jouw|mijn|haar ..1 mond|gezicht|tieten|kont|kut|kutje|keel|bek|borsten|reet|billen ..1 klaarkomen|spuiten|komen|klaar|spuit|klaarkom|leegspuiten|neuken|ejaculeren|lozen
      klaarkomen|klaarkom|klaargekomen|klaarkomt
      laat|laten|maak|tot|totdat|doe|ga|kom ..3 klaarkomen|squirten|klaarkomt|klaarkom|kreunen ..1 !koffie
      kreunen|schreeuwen|kreunt|gillen|kreun ..2 van|mijn|terwijl|als ..2 genot|naam|neuk|hoer|pijp|slet|lust|geilheid
      stuur|stuurt|sturen|app|mail|show|deel|ruilen|ruil|verkoop|laat|toon|snap|heb|maak|schik ..3 naaktfoto|naaktfotos|nudes|nude|dickpic|dickpics|naaktfilmpje|naaktbeelden|geile|kutfotos|tietenfotos|lingeriefoto ..2 !verboden|kliniek|strafbaar
      naaktfoto|naaktfotos|nudes|naaktfilmpje|naaktfilmpjes|naakt ..1 s|pics|foto|selfie|selfies|filmpje|fotos ..2 sturen|stuur|ruilen|van|delen|verkopen|kopen|voor|graag|zien|schatje|schat ..1 !kunst|lekken|school
      stuur|stuurt|sturen|app|mail|snap|geef|wil|maak|heb|ruilen|laat ..3 foto|fotos|filmpje|selfie|video|pic|plaatje|pics|filmpjes|fotootje ..2 s|van|zonder|in|waar|naakt|met|terwijl ..3 tieten|borsten|kut|kutje|naakt|pik|kleren|lingerie|lul|bh|onderbroek|slipje|string|kont|bloot|blote|billen|nat ..1 !kat
      laat|toon|show|wil|zien|mag|even|kom ..3 je|jouw|die|me|mij|tieten|eens ..2 lekkere|mooie|geile|blote|natte|grote|dikke|strakke|zachte|kale? ..1 tieten|tietjes|kut|kutje|kont|kontje|pik|lul|piemel|memmen|borsten|tepels|reet|poesje|billen|paal|blote|borstjes|doosje ..3 zien|voor|op|cam|webcam|even ..1 !arts|dokter
      tieten|kut|kutje|kont|pik|lul|borsten|tepels ..1 laten|zien|op|tonen ..1 zien|cam|webcam|voor
      kleed|trek|doe|ruk|stroop|uit ..2 je|jezelf|die|alles|u|jouw|haar ..4 uit|slipje|bh|string|kleren|onderbroek|broekje|naakt ..2 uit|voor|en|van|langzaam|cam|tanden ..1 !douche|zwemmen|jas|schoenen
      kleed je ..1 langzaam|uit|helemaal|naakt ..1 uit ..1 voor|cam|schatje|geil|schat
      ben|word|maakt|maak|wordt|zo|erg|bloedje|super|heel|kei|mega|echt|lekker|kapot|jij ..3 geil|botergeil|bloedgeil|keigeil|supergeil|geiler|loeigeil|megageil|hitsig|bronstig ..2 van|op|voor|nu|door|als|en ..1 !effect
      geil ..1 op|van|worden|voor|wordt|als|word ..1 jou|je|mij|me|ik|hem|haar|neuken|worden ..1 !geld
      nat|kletsnat|drijfnat|zeiknat|vochtig|druipend|soppend|doorweekt ..2 voor|van|tussen|als|bij|om ..2 jou|je|geilheid|benen|verlangen|mijn|denk|neuken|dijen ..1 !regen
      mijn|m|je|jouw|haar|dat|die|lekker|geil|nat|kaal|strak|strakke|natte|geile|lekkere|gladde|hete|kletsnatte|jong|kale|geschoren ..2 kut|kutje|poesje|doosje|pruimpje|spleetje|flamoes|kutten|kutjes|gleuf ..2 is|wil|nat|kletsnat|likken|geil|voor|zo|vol|open|wacht|neuken|druipt|staat|jeukt|heet|tintelt|soppend|van|nodig|vochtig|strak ..1 !kat|miauwt|gevonden|bes
      natte|geile|kale|kletsnatte|strakke|geschoren|drijfnatte kut|kutje|poes|poesje|doos|pruim|spleet|gleuf
      mijn|m|je|jouw|zijn|die|harde|dikke|stijve|lange|grote|geile|enorme|warme|z|kloppende ..1 pik|lul|paal|piemel|leuter|jongeheer|snikkel|eikel|penis|tampeloeres|roede ..2 is|in|diep|hard|wil|stijf|staat|zuigen|kloppend|tussen|voelen|op|voor|klopt|spuit|erin|zo|pijpen|groeit|wordt|klaar ..2 !ontstoken|gezegd
      diep|helemaal|hard|langzaam|tot ..1 in|je|mijn|achterin|mn|m ..1 je|jouw|mijn|n|mn|m? ..1 keel|mond|kont|kut|kutje|reet|strot ..1 voelen|neuken|duwen|stoppen|hebben|steken|spuiten|nemen|pik|lul|rammen|pompen ..1 !graaien|ademen
      stop|steek|duw|ram|duwen|steken|stoppen|rammen|pomp|beuk|schuif|glij|glijden|boor ..2 hem|je|mijn|jouw|m|vinger|vingers|tong|pik|lul|twee ..3 in|erin|diep|er|tussen ..2 kont|kut|kutje|mond|reet|mij|je|diep|keel|kontje|gat|poes|gaatje|anus|poesje|me ..1 !zak|tas|neus|oor
      ga|zit|zitten|kom|berijd|spring|plof ..1 op|lekker|eens|bovenop ..1 mijn|m|me|jouw ..1 gezicht|pik|lul|paal|mond|tong|snikkel ..1 !schoot
      aftrekken|rukken|masturberen|masturbeer|aftrek|ruk|vinger|vingeren|masturbeerde|trek|afgetrokken|gerukt|speel|rukte|vingerde ..2 mezelf|me|op|aan|bij|terwijl|voor|denkend|over|samen|zich ..3 jou|je|jouw|fotos|foto|cam|webcam|samen|denk|porno|af|gedachte|kutje|mezelf|dacht|bed ..1 !botox|belasting|kosten|aandacht
      trek|ruk ..1 me|mezelf|mij|hem ..2 af ..2 op|bij|aan|elke|als|terwijl|met ..1 !vraag
      ik masturbeer|ruk|vinger ..1 mezelf|elke|op|aan|bij|voor|me|mij|als
      anaal|anale|orale|oraal ..1 seks|sex|neuken|genomen|ingang|nemen|trekken|verwennen|bevredigen|beurt ..1 !risico
      zoek|zoeken|gezocht|wie|iemand|wil|zin|aangeboden|bied|kom|beschikbaar|stel|man|vrouw|meid|jongen|koppel ..4 neuken|neukmaatje|seksdate|sexdate|seksmaatje|sexmaatje|seksafspraak|neukdate|geile|triootje|pijpbeurt|sugarbaby|neukbuddy|pijpen|befbeurt|sexting|camseks|sex|slavin|onderdanige ..1 !voorlichting|kater
      seksdate|sexdate|neukdate|neukmaatje|seksmaatje|sexmaatje|neukbuddy|sexcontact|sekscontact|camsex|camseks|telefoonsex|telefoonseks|sekscam|sexcam|webcamsex|webcamseks|pijpbeurt|kontneuken|doorneuken|tietneuken|mondneuken|keelneuken|pijpslet|spermaslet|neukslet|neukhoer|sekschat|sexchat|geilemeiden|kutlikken|kutlikker|botergeil|bloedgeil|pijpt|trekhulp
      seks|sex ..1 met|zonder|vanavond|voor|op|per ..1 mij|vreemden|condoom|geld|vanavond|cam|webcam|betaling|verplichtingen|nu|telefoon|uur ..1 !werd|overdraagbare
      wil|zin|heb|wie|kom|zoek|krijg ..2 in|met|seks|sex|graag ..2 seks|sex ..2 vanavond|met|nu|hebben|jou|je|bij|mij|in|morgen|gratis|vannacht ..1 !praten
      geile|hete|lekkere|naakte|natte|gewillige|stoute|ondeugende|jonge|rijpe|bronstige|wulpse ..1 meiden|meid|vrouwen|vrouw|milf|milfs|huisvrouwen|huisvrouw|studentes|slet|sletten|hoer|hoeren|moeders|teef|dames|meisjes|tieners|slavin|negerin|omas|oma|stelletjes|hoertje|sletje|kontjes|tietjes ..1 !soep|reclame
      escort|escorts|prostituee|hoer|hoeren|callgirl|masseuse|meisjes|dames|massage|sletje|slet ..2 beschikbaar|ontvangt|discreet|bellen|happy|ontvang|erotische|vanaf|gratis|tarieven|buurt|uur|24 ..1 !gevonden
      erotische|geile|hete|stoute|sexy|naakte ..1 massage|chat|cam|webcam|show|filmpjes|video|fotos|filmpje|videobellen|gesprekken|foto|berichten|appjes|date|spelletjes|live
      kinderporno|tienerporno|kinderseks ..1 te|delen|ruilen|link|kijken|download|kopen|beschikbaar|groep|mega
      minderjarig|minderjarige|minderjarigen|kleine|jonge|kinder|schoolmeisje|schoolmeisjes|tiener|kleuter ..1 meisjes|meisje|meiden|jongens|tieners|kinderen|jongetjes? ..2 naakt|naaktfotos|porno|sex|seks|neuken|nudes|geil|kutje|tietjes|kutjes|pijpen
      bind|vastbinden|sla|billenkoek|slaan|spank|spanken|domineer|knevel|boei|onderwerp|bindt|zweep|wurg ..4 neuk|neuken|billen|kont|bed|naakt|slavin|slet|pik|genomen|klaar|kreunt ..1 !fiets
      mijn|een|jouw|m|je|zijn|lekker|goed|vies|vuil ..1 kleine|geile|vieze|vuile|lekkere|goede|gehoorzame|eigen|persoonlijke ..1 slet|sletje|hoertje|hoer|slavin|teef|teefje|neukslaaf|sletjes|seksslaaf|seksslavin|neukpop ..1 !hond
      spreid|doe|open|gooi|sla|spreiden ..1 je|die|haar|jouw ..1 lekkere? benen|billen|dijen|kut|poten ..2 voor|wijd|open|uit|zodat|en|slet|hoer ..1 !squat|heupbreedte
      wil|zie|stel|zou|zien|denk|lag|lig|fantaseer ..3 je|jou|jezelf|jouw ..1 helemaal|weer|graag|geheel|poedel? ..1 naakt|bloot|poedelnaakt ..3 zien|voor|op|in|bij|tegen|vastgebonden|hebben ..1 !strand|schilderen
      sperma|zaad|geil|kwak|kwakkie ..2 in|op|over|slikken|opslikken|drinken|van|proeven ..2 je|jouw|mond|gezicht|mijn|tieten|kut|haar|keel ..1 !kwaliteit|donor
      slik|slikken|drink|lik|opzuigen|proef ..2 mijn|m|je|al|het|zijn|warme ..1 warme|geile|lekkere? sperma|zaad|kwak|geil|kutsap
      krijg|heb|had|kreeg|geef|staat|word|al|hele|maakt ..2 een|stijf|er|me|helemaal? ..1 stijve|paal|stijf|keiharde|loeiharde ..2 van|als|door|bij|voor|lul|pik ..1 !nek|jury|deadline
      pijpen|gepijpt|pijp|pijpt ..1 me|worden|hem|tot|voor|op|en|onder|terwijl|geld|word|mij`),
    low: phrases(`
      gisteren|vannacht|hadden|hebben|weer ..6 seks|sex ..2 gehad|op|in|met|onder|tegen ..1 !les|leeftijd
      gepijpt|afgezogen|gevingerd ..2 wc|auto|kroeg|door|op|bed|gisteren
      neuken|geneukt|neukt|neukte|neukpartij|neukbeurt
      kwam|kom|komen|kwamen ..2 altijd|keer|samen|meteen|tegelijk|ik ..1 klaar !met|voor
      seks met ..3 was|is ..1 fantastisch|geweldig|heerlijk|lekker|geil|top|ongelofelijk
      geneukt|gewipt|geseksd|gesekst|gebeft|gepijpt ..3 auto|nacht|keer|bed|douche|keuken|strand|hele|gisteren|bank|konijnen|vannacht|ex|buurman|buurvrouw|collega|weekend|hem|haar|met
      heb|hebben|had|hadden|gisteren|keer|hele|nacht|vannacht|lekker|weer ..4 geneukt|gewipt|gesekst|geseksd|gepijpt|gebeft|gebonkt
      seks|sex ..2 gehad|hebben|had|hadden|heb|in|op|onder ..3 auto|keer|douche|keuken|strand|nacht|vannacht|gisteren|ex|geweldig|heerlijk|lekker|bank|buurman|collega|onbekende|bed|hem|haar|date|gehad|uren|lang ..1 !les|drempel
      drie|twee|vier|vijf|vannacht|gisteren|weer|heerlijke|lekkere|beste|geweldige|goede|ruige|wilde|hete|geile|stomende|spontane|dronken|geweldig|fantastische ..2 keer|gewoon|nacht|avond|de|hele ..1 seks|sex|beurt|neukpartij|wip|neukbeurt|vrijpartij
      beste|geweldige|ruige|wilde|hete|goede|heerlijke|lekkere|dronken|snelle|fantastische|geile|stomende seks|sex|beurt|neukpartij|wip|vluggertje|vrijpartij
      seks|sex|neuken|vrijen ..1 was|is|met|als ..2 geweldig|fantastisch|heerlijk|geil|ex|konijnen|hem|ongelofelijk|lekker|hemels|ruig ..1 !ziekte|onderwerp
      vluggertje|wip|wippie|nummertje|beurt|neukpartij|neukbeurt ..2 maken|gemaakt|gehad|wc|auto|doen|op|tussendoor|krijgen|gegeven|geven|met|pauze ..1 !trekken|tuin|speeltuin|getrokken
      nummertje|vluggertje maken|gemaakt|op
      beurt geven|gegeven|gehad
      vrijen|gevreeen|gevrijd|vrijden ..2 hele|nacht|keer|auto|strand|douche|urenlang|met|tot ..1 nacht|gisteren|hem|haar|auto|ochtend|elkaar|zonsopgang
      onenightstand|onenightstands|scharrel|seksbuddy|fuckbuddy|neukertje ..1 gehad|voor|gezocht|zoek|nodig ..1
      one night stand ..1 gehad|gezocht|nodig|met|vannacht ..1 !vogel
      lekkere|lekker|mooie|geile|dikke|grote|strakke|wat|zulke|die|goede|fijne|heerlijke|stevige|enorme ..2 kont|tieten|reet|billen|memmen|kontje|tietjes|voorgevel|bilpartij|joekels|prammen|jetsers|toeters|tetten ..2 heeft|hebt|heb|op|in|die|van|zeg|man|jij|ze|wat|zij ..1 !kip|gans|melk
      neukbaar|neukbare|geilaard|geilerd|geil ..1 wijf|type|ding|lijf|mokkel|gedoe|filmpje|uit|lichaam|chick|kontje|stuk|lopen
      zou|zal|wil|die ..2 haar|die|hem|ik ..3 wel|zo|graag|ook ..1 doen|neuken|pakken|naaien|platleggen ..1 !boodschappen|helpen|vakantie|met|morgen|het|samen
      mezelf|me|zich|ik ..2 aftrekken|afrukken|aftrek|vingeren|masturberen|afgetrokken|gerukt|afruk|rukken|gemasturbeerd|bevredigen|klaarmaken ..2 elke|dag|onder|keer|in|voor|bij ..1 !belasting|conclusie
      masturberen|masturbeer|masturbatie|aftrekken|rukken ..2 elke|dagelijks|keer|porno|douche|onder|avond|dag|per ..1 dag|avond|keer|bij|douche|dan|week ..1 !kosten|van
      porno|pornhub|xvideos|xhamster|pornofilm|pornofilms|onlyfans|sexfilms|seksfilm ..2 kijken|kijk|gekeken|verslaafd|kijkt|link|gratis|bekijken|mijn|keek|op|abonneer|zien|account|verslaafde|site ..1 !industrie
      kijk|kijken|gekeken|keek|verslaafd|bekijk ..3 porno|pornhub|pornos|seksfilmpjes|pornofilms|pornofilm
      orgasme|orgasmes ..2 gehad|keer|achter|had|beste|tegelijk|met|van|faken|gefaket|krijg|kwam|kreeg
      nep|drie|eerste|beste|meerdere|heftige|heerlijk|een|multiple ..1 orgasme|orgasmes
      triootje|trio|partnerruil|swingersclub|swingen|seksclub|parenclub|darkroom|orgie ..2 met|gehad|doen|vriendin|gisteren|buren|naar|vrienden|vannacht|willen|vrouw|weekend ..1 !piano|muziek|band
      maagdelijkheid|ontmaagd|maagdenvlies ..1 verloren|kwijt|door|verlies|verloor|worden|op|ben
      lengte|centimeter|cm|groot|lang|maat|klein ..2 van|is|je|de|jouw|zijn ..1 pik|lul|penis|piemel|paal
      pik|lul|penis|piemel ..2 centimeter|cm|groot|lang|maat|klein|lengte
      sexy|geile|stoute|erotische|blote|hete ..1 lingerie|selfie|fotos|foto|setje|pics|string ..2 voor|van|op|aan|sturen|gekocht|mij|jou|onder
      in|alleen|enkel|haar|je|jouw|mijn ..1 een|haar|je? ..1 string|lingerie|jarretels|slipje ..2 op|in|bed|voor|uit|naast|liggen|aan|nat|ruiken ..1 bed|mij|hem|tafel ..1 !wassen`),
  },
};
