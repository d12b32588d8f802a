import { phrases } from "../../lexicon/lexicon.ts";
import type { CrisisList } from "../language-lists.ts";
import { indirect } from "./indirect.ts";

const hard = phrases(`
  nergens ..1 meer zin
  heb|ik nergens ..2 zin|energie meer|in|voor !in-taart
  weet|snap|begrijp niet|niet-meer waarom|waarvoor ik ..2 opsta|leef|doorga|besta|wakker
  alles ..1 is|voelt|lijkt ..1 zo? grijs|leeg|zwart|donker|zinloos|doelloos|uitzichtloos
  huil|huilen|huilend ..4 elke|iedere|alle avond|nacht|dag|avonden|nachten|dagen
  ik ben ..2 nietsnut|mislukkeling|mislukking|nutteloos|waardeloos|schande|teleurstelling
  een schande|teleurstelling voor mijn|iedereen|m
  niemand houdt|geeft|maalt ..1 van|om mij|me
  ik trek|hou|houd|red het|dit ..2 niet ..1 meer
  niets|niks waard
  het leven zat|beu|moe
  ik ben ..1 helemaal|zo|echt? kapot|op|gebroken|leeg van-binnen|vanbinnen
  er ..1 helemaal|echt|totaal? doorheen
  geen kracht|energie|moed meer
  niets|niks ..2 geeft|brengt|maakt ..2 plezier|vreugde|blij|gelukkig
  zo|heel|erg|vreselijk|verschrikkelijk|ontzettend|intens eenzaam !huis
  op|moe|klaar|moegestreden|uitgeput van|met ..1 het|dit|al-het? ..1 vechten|leven|strijden|bestaan
  geen ..1 kracht|energie|moed|levenslust ..1 meer ..1 om|voor
  niemand ..1 om|van|geeft|houdt ..1 me|mij ..1 geeft|houdt|heen
  ik ben ..2 mislukkeling|mislukking|niks|niets|nutteloos|waardeloos ..1 waard
  kan dit|het leven|zo niet meer|langer
  zie|weet ..1 het|geen echt|gewoon? ..1 niet|uitweg meer ..1 zitten
  het ..1 niet meer zitten
  alles wat ik doe|aanraak ..2 fout|mis|kapot|mislukt
  mijn leven is|heeft|stelt|betekent
  ik ga|ben|zit er ..1 kapot|onderdoor|doorheen
  ik kan ..2 niet meer aan|verder|doorgaan|volhouden
  ik kan ..3 niet meer !lopen|slapen|naar|eten|tegen|bij|met|mee|vinden|wachten|lachen|in|op|zonder|van|de|het|een|zien|rennen|stoppen|om|drinken|werken|voor|lezen|horen
  kan gewoon|echt|zo|dit|het niet langer|meer ..1 aan|verder|volhouden
  kan|hou|houd|trek|trekken het|dit ..2 niet langer|meer
  kan het|dit ..1 niet meer aan
  ik trek|hou het|dit|deze ..2 niet ..1 meer|vol
  kan|wil|weet|zie zo ..1 niet meer|langer ..1 verder|doorgaan|leven|door
  niet meer verder|doorgaan ..1 !lezen|scrollen
  wil|wilde|ga|wou ..2 opgeven ..1 !voor|suiker
  alles|niets|leven|bestaan|niks ..2 is|voelt|lijkt|heeft|doet ..2 zinloos|uitzichtloos|hopeloos|nutteloos|waardeloos|leeg
  niets|niks|leven|bestaan|alles heeft|had|heb|maakt ..1 nog|meer|geen|enige? ..1 zin|nut|uit|waarde|betekenis ..1 !in
  geen zin|nut|doel|toekomst|hoop|uitweg|reden|licht|perspectief ..1 meer|om|voor|in ..1 leven|door|mij|meer|op|te ..1 !koken|sporten|werken|naar|pizza|school
  zie|heb|voel|is|er ..2 geen ..1 hoop|uitweg|toekomst|uitkomst|oplossing|kracht|energie|licht|lichtpuntje|perspectief ..2 meer|om|voor|aan|tunnel|mij
  geen|alle|elke|de hoop ..1 meer|verloren|opgegeven|op
  hoop ..1 verloren|opgegeven|kwijt
  leven ..1 is|heeft|voelt ..2 niet|geen|zinloos|hel|nutteloos|waardeloos|zwaar|leeg|kut|ondraaglijk|niks ..2 waard|zin|leefbaar|meer|leven
  ik|voel|ben|me|mezelf ..3 waardeloos|nutteloos|hopeloos|mislukkeling|mislukt|mislukking|overbodig|wanhopig|leeg|gebroken|eenzaam|verloren|doodongelukkig|ellendig|kapot|radeloos|onzichtbaar|gevangen ..2 voel|van|ben|voelen|en|voor|me|vanbinnen|binnen|als|meer|iedereen|ik
  voel|voelde|voelen me|mij ..3 waardeloos|nutteloos|hopeloos|leeg|eenzaam|alleen|verloren|wanhopig|dood|kapot|ellendig|niets|niks|klote|rot|slecht|depressief|gebroken|overbodig|somber|gevangen|radeloos|mislukt|ongelukkig|machteloos ..1 !na
  ik|ben ..4 tot last
  ben|voel|voelen ..4 last|blok|teveel|ballast voor|aan|tot ..1 iedereen|mijn|anderen|het|mensen|last|been
  tot|een last ..1 voor|ben|van|iedereen|mijn ..1 iedereen|mijn|anderen|ben
  niemand ..1 tot last ..1 !zijn
  dood|leeg|kapot|gebroken|stuk van|vanbinnen|binnen ..1 binnen
  vanbinnen dood|leeg|kapot|gebroken
  ik ben|stel|kan|doe|ik ..2 niets|niks waard|voor|meer ..1 !dan
  niets|niks waard ..1 ben|voel|vind
  niemand ..1 houdt|geeft|begrijpt|hoort|ziet|mist|wil|snapt|luistert|vindt ..2 van|om|mij|me|naar|leuk ..1 mij|me
  niemand die|om ..2 houdt|geeft|begrijpt|luistert|mij
  ik haat|walg|veracht ..1 mezelf|mijzelf|mijn|van ..1 leven|lichaam|lijf|mezelf ..1 !baan|haar
  haat mezelf|mijzelf
  haat mijn leven|lichaam|lijf|bestaan
  moe|zat|beu|klaar|uitgeput|moegestreden|op ..1 van|met|ben ..1 het|dit|mijn|alles|vechten|leven|doen ..1 leven|bestaan|vechten|alsof|alles|van|doorgaan ..1 !thuiswerken|regen
  ik ben ..2 moe|zat|beu|klaar ..1 van|met ..2 leven|vechten|alles|bestaan|alsof
  het|dit|mijn leven ..2 zat|beu|moe
  leven ..1 zat|beu|moe
  huil|huilen|huilde|lig|lag ..3 elke|iedere|slaap|hele|constant|alle ..1 avond|nacht|dag|in|dagen|nachten ..1 slaap
  huil mezelf ..1 in
  huil|lig elke|iedere|alle
  paniekaanval|paniekaanvallen|angstaanval|angstaanvallen|inzinking ..1 gehad|weer|en|krijg|had|elke|die|na|gisteren|heb|nu
  krijg|heb|had|kreeg ..2 paniekaanval|paniekaanvallen|angstaanval|inzinking|zenuwinzinking
  ik|zit|mijn|in|ben|diep ..2 dieptepunt|put|afgrond ..1 zit|en|beland|bereikt|zonder
  zit ..1 helemaal|diep|zo|weer|echt ..1 in|diep ..2 put|dal|ogen|depressie|gat
  zit er helemaal|totaal|echt doorheen
  er ..1 helemaal doorheen
  depressie|angst|somberheid|eenzaamheid|verdriet ..1 vreet|maakt|sloopt|wint|neemt|verstikt|is ..2 op|kapot|mij|me|over|ondraaglijk|terug|te
  ik|ben|voel|zwaar|weer|zo ..2 depressief|doodongelukkig|wanhopig|radeloos ..1 !weer
  ten einde raad
  heb|ken|is|er ..2 niemand ..1 om|meer|bij|die|waar|voor ..2 praten|terecht|mij|helpt|mee|heb|me|te
  ik heb niemand meer|om
  mijn|het ..1 leven|bestaan|hoofd ..1 is|voelt ..2 hel|puinhoop|nachtmerrie|zooitje|ellende|kut|waardeloos|marteling|rotzooi|mislukking|troep ..1 !leven
  verdien|verdiende ..2 niet|pijn|ongelukkig ..1 gelukkig|lijden
  elke|iedere dag is|voelt ..2 gevecht|strijd|hel|kwelling|marteling|lijdensweg|straf
  voel|voelde ..1 helemaal? niets|niks meer
  ik ben ..1 niet|nooit goed genoeg
  ik doe|maak|verpest alles fout|kapot|verkeerd
  er is|zit voor mij geen
  waarom|waarvoor|waartoe ..1 leef|besta|doe|zou|ben|moet ik ..2 nog|eigenlijk|uberhaupt|verder|ook|hier ..1 !moeite
  wat|waar|welk ..1 heeft|is|doet ..1 het|er|dit ..1 leven|allemaal|nog|bestaan ..1 voor|zin|nog|nut|toe ..1 !weer|plan
  wil|wilde ..1 alleen|gewoon|dat ..1 dat ..1 de|deze|het|mijn ..1 pijn|alles|verdriet|stemmen ..2 stopt|ophoudt|weg|stoppen|weggaat|voorbij ..1 !knie|rug|hoofdpijn
  gestopt|ben|stop|houd ..1 met|op ..1 vechten
  ze|iedereen|allemaal ..2 haten|haat|hekel ..1 me|mij
  niemand merkt|ziet|weet ..1 hoe|dat|het|wat ..2 ik|slecht|kapot|mij ..1 !opruim`);

const grave = phrases(`
  auto|trein|vrachtwagen|bus|iemand ..3 over|voor|onder me|mij ..1 heen|reed|rijden|doodrijdt ..1 !in-de-rij
  reed|rijd ..3 over me|mij heen
  schrijf|geschreven|schreef|schrijven|mijn ..2 afscheidsbrief|afscheidsbrieven !van
  mijn zelfmoordpoging|suicidepoging
  ophouden|stoppen|wil-niet-verder met bestaan|leven|ademen
  als ik ..2 doodga|doodging|sterf|verdwijn|verdween|dood-ben|dood-zou-zijn ..3 niemand|merkt|mist|beter
  armen|polsen|benen|arm|pols|bovenbenen|huid ..1 weer|opnieuw? opengehaald|opengesneden|opengekrast|kapotgesneden|gesneden|opengemaakt|opengekrabd
  pillen|slaappillen|medicijnen|touw|mesje|mesjes|scheermes ..2 klaar|klaarliggen|ligt|liggen ..3 vanavond|nachtkastje|klaar|om
  vanavond|vannacht|morgen is ..1 het|alles klaar|voorbij|afgelopen !met-werken
  was|waren ik|ik-er ..1 maar|toch|gewoon dood
  ik ben er ..1 straks|binnenkort|morgen|vanavond niet meer
  plan|plannen|planning|voorbereiden|gepland|bereid ..2 mijn eigen? dood|zelfmoord|einde|begrafenis|suicide
  mijn eigen? dood|zelfmoord|suicide ..2 plannen|gepland|voorbereiden|plan
  ogen ..1 willen? ..1 sluiten|dichtdoen|dicht ..2 nooit|niet meer
  wil|wou|wilde|zou|ga|denk|overweeg|erover|zin|idee|fantaseer|neiging|drang|bijna|durf ..6 van|voor|onder|uit ..2 brug|trein|dak|flat|raam|balkon|metro|spoor|gebouw|vrachtwagen|rails ..1 te|af|willen|gaan? ..1 springen|gooien|stappen|lopen|liggen|werpen
  ik|ga|wil ..1 spring|me|mezelf ..3 van|voor|onder|uit ..2 brug|trein|dak|flat|raam|balkon|metro|spoor|gebouw
  armen|benen|bovenbenen|polsen|arm|pols|dijen ..3 vol|onder|littekens ..2 sneeen|snedes|littekens|krassen|snijwonden
  beter|gelukkiger|fijner ..1 af ..1 zijn? ..1 als|zonder ..1 ik|mij
  als ik er ..1 niet ..1 was|meer|ben|geweest ..2 beter|niemand|gelukkiger
  als ik er niet meer ben|was|zou
  wil|wilde|wou ..2 niet meer ..1 leven|wakker
  durf|moed|lef ..2 om ..1 mezelf|er|eruit|een-eind|mij ..2 dood|stappen|kant|springen|maken
  had|ben liever|beter dood|nooit
  wil|wilde|wou|hoef|hoeft|hoefde|wilt|kan ..2 niet|nooit ..1 meer|langer ..1 leven|bestaan|wakker|ademen ..1 !bij|met|zonder|in|volgens
  niet|geen meer|langer ..1 leven|bestaan ..1 !in|met|zonder|als|volgens|bij
  wil|wou|wilde ..1 er ..2 niet ..1 meer|langer ..1 zijn|wezen
  er ..1 niet|nooit meer|langer ..1 zijn|wezen ..1 !voor
  wil|wou|wilde|zou|ga|verlang|liefst|liever|wens ..3 dood|doodgaan|sterven|doodvallen|creperen ..1 gaan|zijn|was|willen|wil|ben|gevonden|om|want|en|neervallen ..1 !van|hout|lachen|hem|haar|je|jou|jullie|die
  ik wil|wou|wilde ..1 gewoon|echt|liever|alleen|maar|nu ..1 dood|doodgaan|sterven ..1 !van
  ik|was|wou|wenste|wilde|had ..2 dat|liever|nooit ..1 ik|dood|nooit|er ..1 dood|nooit|niet ..1 was|geboren|meer|bestond|had ..1 was|had|bestaan|wakker|werd
  ik|was|liever ..1 maar? dood ..1 geweest|was|ben|zou !moe|op|van|bang
  was ik maar dood|nooit|er
  nooit geboren ..1 was|geweest|moeten|had
  had|was|zou ..1 ik|nooit|er|liever ..1 nooit|niet ..1 bestaan|geboren
  zou|hoop|bid|wens|wil|wou|wilde|kon|mocht|hoopte|wenste ..2 dat|ik|nooit|niet|in ..3 niet|nooit|slapen|morgen|slaap ..2 meer|en|vallen|gewoon ..1 wakker ..1 !maakte|lag
  nooit|niet ..1 meer|weer ..1 wakker ..1 worden|werd|word|wordt|hoef|hoefde|te ..1 !vroeg|om
  in slaap|slapen ..2 en|om ..1 nooit|niet ..1 meer|wakker
  voor altijd|eeuwig slapen|inslapen
  denk|dacht|denken|gedacht|nadenk|speel|loop|gedachten !je|jij|u|jullie|eens ..4 aan|over|met|na ..2 zelfmoord|suicide|zelfdoding|dood|doodgaan|sterven|euthanasie|einde ..1 !van|gaande
  denk|dacht|denken|gedacht !je|jij|u|jullie|eens ..3 aan|over ..2 zelfmoord|suicide|zelfdoding|dood
  zelfmoord|suicide|zelfdoding ..1 plegen|gedachten|gedaan|pleeg|overwogen|plannen|poging|neiging|neigingen|overweeg|denk|wil|als ..1 !preventie|voorkomen|film
  zelfmoordgedachten|suicidegedachten|zelfmoordneigingen|zelfmoordplannen|doodswens
  zelfmoordgedachtes|doodsgedachten|zelfmoordpogingen
  ik|ben|voel|weer|erg|was|me|heel ..2 suicidaal
  maak|maken|maakte|wil|ga|wilde|zou|kan|wou|moet|overweeg|probeerde ..2 mezelf|mijzelf|m|mij|mn|zelf|me ..1 zelf|eigen|van|iets? ..2 kant|ophangen|doodmaken|vermoorden|verhangen|verdrinken|doden|aandoen|afmaken|doodschieten|omleggen|opknopen|kapot|dood ..1 !lachen|schrikken|werken
  mezelf|mijzelf ..1 van kant
  mezelf|mijzelf|me ..2 ophangen|verhangen|vermoorden|doodmaken|doden|verdrinken|doodschieten|opknopen|aandoen ..1 !gekleed
  mezelf|mijzelf iets|wat ..1 aan|aandoen|aandoe
  me|mezelf|mij|mijzelf ..1 van ..1 het leven ..1 beroven|beroofd
  een ..1 eind|einde|eindje ..2 aan|maken ..2 mijn|maken|het|alles|dit|leven ..2 leven|maken|maak|wil ..1 !relatie|ruzie|gesprek|baan|gewoonte
  eind|einde|eindje aan mijn|het|dit|m|alles|mn ..1 leven|bestaan|lijden|maken|n ..1 !dag|straat|jaar|boek
  uit het|dit leven stap|stappen|te|gestapt
  er|eruit ..1 uit|een|mee ..1 stappen|eind|uitstappen ..1 maken|aan
  snij|snijd|snijden|gesneden|sneed|kras|kerf|automutileer|beschadig|verwond|bekras|krassen|brand ..1 mezelf|mijzelf|me|in|weer|mijn|m ..3 weer|polsen|armen|arm|benen|pols|been|zelf|elke|gisteren|opnieuw|bovenbenen|om|als ..1 !vinger|duim|uien|brood
  mezelf|mijzelf ..3 snijden|gesneden|snij|snijd|sneed|snee|automutileren|beschadigen|beschadigd|verwond|verwonden|krassen|gekrast|pijn|opengesneden|verminken|verbranden ..1 !meer|niet
  automutil* ..1 weer|elke|ik|me|al|sinds|opnieuw|gisteren|heb|doe|is|als|ben
  zelfbeschadiging|zelfverminking|zelfbeschadigen ..1 weer|is|elke|ik|opnieuw|helpt|gisteren
  mijn|m|mn polsen ..1 door|open|doorgesneden|doorsnijden|opensnijden|snijden
  polsen|aderen doorsnijden|opensnijden|doorgesneden|opengesneden|doorsnij
  beter|gelukkiger|fijner|makkelijker|opgelucht ..1 af ..2 zonder ..1 mij|me ..1 !mee
  zonder mij ..2 beter|gelukkiger|af|fijner|verder|makkelijker
  beter ..2 als|wanneer|dat|was|zijn ..1 ik ..1 er|dood|niet|nooit|weg ..1 niet|dood|ben|was|zou|weg|meer ..1 !kon
  beter|liever|ben|was dood ..1 af|geweest|dan|zijn|was ..1 !gaan
  niemand|wie|mensen ..2 mist|missen|merken|merkt|huilt|huilen|opmerken|opvalt ..3 als|mij|me|zou|dat ..2 ik|dood|zou|weg|er|missen ..2 weg|dood|ben|niet|missen|doodga|verdwijn|verdween|was|meer
  niemand ..1 zou|zal|gaat ..1 mij|me|het ..1 missen|merken|opmerken
  als ik ..1 er|dood|morgen|weg|zou ..2 niet|ben|was|doodga|ga|dood|sterven|verdwijn|meer ..1 meer|ben|ga|was ..2 niemand|iedereen|beter|merkt|mist|zou
  verdien|verdiende ..2 niet|te|dood|om ..1 te|leven|om ..1 leven|sterven|bestaan|dood ..1 !beter
  reden|redenen|zin ..2 om|voor|in ..2 te|nog ..1 leven|bestaan|blijven ..1 !eten
  geen|zonder|weinig ..1 reden|redenen|zin ..1 meer ..1 om|in ..1 te|nog|leven|het ..1 leven|blijven|bestaan|te
  pillen|slaappillen|medicijnen|paracetamol|tabletten|medicatie|pijnstillers|oxazepam ..3 ingenomen|geslikt|genomen|slikken|innemen|gespaard|nemen|verzameld|op ..1 !verkoudheid|tegen
  overdosis ..1 genomen|nemen|pillen|slikken|ik|innemen|medicijnen
  afscheidsbrief|afscheidsbrieven ..1 geschreven|schrijven|klaar|ligt|al|voor
  poging ..1 gedaan|tot|ondernomen|doen ..1 zelfmoord|suicide|zelfdoding
  zelfmoordpoging|suicidepoging
  zelfmoord|dood|doodgaan|sterven|suicide ..1 is|lijkt|voelt ..2 enige|beste|een ..1 uitweg|oplossing|optie|opluchting|uitkomst|manier
  enige ..1 uitweg|oplossing|optie|manier|uitkomst ..3 zelfmoord|dood|doodgaan|sterven|suicide|eind
  vaarwel wrede wereld
  verdwijnen|verdwijn ..1 van|uit|voor|wil|en ..1 wereld|aarde|altijd|nooit|deze|de ..1 !sokken
  wil|wilde|wou|zou ..1 gewoon|graag|willen|voorgoed|maar|voor ..1 verdwijnen ..1 !rimpels|vlekken
  niet|nooit ..1 meer|verder ..1 wakker|leven ..1 worden|te|willen|hoeven|hoef|wil ..1 !schrikken
  touw|mesjes|scheermes|scheermesje|scheermesjes ..2 gekocht|klaar|ligt|gepakt|klaarliggen|liggen ..1 !kampeer|tent|koffer|schoot
  pillen ..2 gekocht|klaar|gepakt|klaarliggen ..1 !kampeer|tent|koffer|schoot
  wil|wilde ..1 dat|gewoon|het ..1 dat|alles|het ..1 alles|voorbij|het|stopt|ophoudt ..1 stopt|voorbij|ophoudt|is ..1 !regenen
  ik ga|wil me|mezelf ophangen|verdrinken|verhangen
  ik|wil|ga ..1 naar|heel|graag ..1 de? hemel ..1 wil|gaan|nu|vanavond|omdat ..1 !kijken
  stap|stappen|stapte ..1 eruit ..1 !auto|trein|bus
  heb|had|maak|al|een ..1 plan|plannen|datum ..1 om|gemaakt|voor ..2 dood|sterven|zelfmoord|eind|doodgaan|leven ..1 !gezonder`);

const searches = phrases(`
  zelfmoord|zelfdoding|suicide|suicidaal|zelfmoordgedachten
  wil|hoe|manieren|methode|methodes|pijnloos ..2 dood|sterven|doodgaan|zelfmoord|ophangen|vermoorden
  niet meer leven
  automutilatie|zelfbeschadiging|automutileren|zelfverminking
  mezelf snijden|pijn|ophangen|vermoorden|beschadigen
  eind|einde aan mijn|het leven
  pijnloos|pijnloze dood|sterven|doodgaan|zelfmoord
  overdosis|dodelijke dosis|paracetamol|pillen
  afscheidsbrief
  depressie|depressief|wanhoop|wanhopig
  kan niet meer
  doodswens|levensmoe
  113|hulplijn|zelfmoordlijn ..1 zelfmoord|zelfmoordpreventie|crisis
  ik haat mezelf
  uit het leven stappen`);

export const crisis: CrisisList = { hard, indirect, grave, searches };
