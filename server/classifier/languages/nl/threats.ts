import { phrases } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/** Threats of violence to others, and calls for it. */
export const threats: HarmList = {
  phrases: {
    none: phrases(`
      tegen de muur ..3 neerschieten|doodschieten|fusilleren|schieten|kogel
      je|jou|jullie ..1 neersteken|doodslaan|doodschieten|vermoorden|afslachten|kelen|doodsteken|wurgen|neerschieten|afmaken|verkrachten|doodschoppen ..1 !van
      of ik steek|schiet|sla|maak|wurg je|jullie|jou
      tot|totdat je|jullie ..3 neervalt|doodgaat|sterft|crepeert|dood-bent ..1 !lachen
      maak|schiet|steek|sla|knal|schop|trap ik ..2 af|dood|neer|overhoop|kapot|verrot|in-elkaar ..1 !de-tv|de-lamp|de-taart
      steek|zet|steken|zetten|gooien ..5 in ..1 de? fik|brand ..2 met|allemaal|erin|en|iedereen ..1 !kaarsjes|het-vuur-aan
      vermoord|wurg|keel|onthoofd ik
      wacht|sta|kom|lig ..4 met ..1 een|mijn|het mes|pistool|knuppel|bijl|honkbalknuppel|hamer|geweer|vuurwapen
      snij|snijd|hak|ruk|sla|breek ..4 tong|vingers|handen|kop|oren|hoofd ..1 eruit|af|eraf|los !van-de-kip|brood
      eindigt|eindig|eindigen|belandt|beland|komt|ligt|lig ..4 in|onder|tussen ..2 greppel|kist|graf|ziekenhuis|kanaal|sloot|rolstoel|lijkzak|grond|zoden|planken|lijkenhuis ..1 !zieke
      iemand|ze|we|wie|eindelijk|tijd ..3 moet|moeten|zou|zouden|mag|gaat|dat ..5 kogel|neerschieten|doodschieten|vermoorden|afmaken|afschieten|neersteken|afknallen|liquideren|ophangen|opruimen ..1 !was|slinger
      kom|raak|waag|praat|blijf ..6 of|en|dan ik ..1 maak|steek|sla|schiet|snij|breek|vermoord|sloop|trap|schop|ram ..1 je|jou|jullie|hem
      !niet ik|we|wij|k <will> <you> ..2 <hurt>
      !niet <will> ik|we|wij <you> ..2 <hurt>
      ik|we|wij|k maak|sla|steek|schiet|knal|schop|trap|snij|snijd|wurg|keel|vermoord|slacht|leg|mol|ram|beuk|hak|maken|slaan|steken|schieten|slopen|sloop|rij|scheur|mep|hang|brand|verkracht <you> ..3 af|dood|neer|kapot|om|overhoop|verrot|open|elkaar|omver|koud|kapotte|hartstikke|ziekenhuis|ooit|stukken|op|strot|lek|allemaal|hoek !vroeg|te|de
      maak|sla|steek|schiet|knal|schop|trap|snij|snijd|wurg|keel|vermoord|slacht|leg|ram|beuk|hak ik|we <you> ..3 af|dood|neer|kapot|om|overhoop|verrot|open|elkaar|koud|strot|hoek
      maak|steek|schiet|knal|schop|sla|trap <you> ..1 af|dood|neer|overhoop|kapot|verrot
      of ik|we steek|schiet|sla|knal|maak|schop <you> ..1 neer|dood|kapot|af|verrot
      ik|we vermoord|wurg|keel|verkracht|slacht|mol|onthoofd|verzuip|kill <you>
      <will> ik? <you> ..1 nog|echt|persoonlijk|eigenhandig|met|dood ..2 vermoorden|afmaken|doodmaken|slaan|steken|schieten|hakken|doodslaan|doodschieten|wurgen|kelen|schoppen ..1 !alle
      <will> <you> ..3 in|het|tot|aan elkaar|ziekenhuis|stukken|moes|gort|mekaar|puin ..1 slaan|trappen|rossen|schoppen|rammen|beuken|hakken|snijden|timmeren|slaat|meppen
      sla|trap|ros|ram|beuk|schop|timmer|rossen|trappen|slaan ..1 <you>|ik ..3 in|het|tot ..1 elkaar|ziekenhuis|moes|mekaar|gort|puin|coma
      jou|je|jullie|hem|haar|u ..2 in elkaar|mekaar slaan|trappen|rossen|schoppen|rammen|beuken|timmeren|meppen
      breek|sla|snij|snijd|schop|ruk|trap|steek|draai|scheur|ram|knal|hak|beuk|trek|stamp|timmer|verbouw|verbouwen|breken|slaan|snijden|schoppen|rukken|trappen|draaien|hakken|beuken|afhakken|doorsnijden|omdraaien ..1 ik|we|wel? ..1 je|jouw|jou|jullie|zijn|haar|z|hun|elk|alle ..2 <body> ..1 !over
      je|jouw|jullie|zijn|haar|hun|uw|z ..1 alle|beide|vuile|gore|lelijke? ..1 <body> ..3 breken|afsnijden|doorsnijden|inslaan|afhakken|omdraaien|verbouwen|eruit|uitslaan|intrappen|inschoppen|uitsteken|verbrijzelen|slaan|afrukken|openhalen|doorklieven|breek|afknippen|eraf|kapot|openbreken|afbreken ..1 !over|haren
      mes|kogel|kogels|lood|bijl|hakmes|pistool|hagel|vuist|schroevendraaier ..2 in|door|tussen|tegen|op ..1 je|jouw|zijn|haar|jullie|hun|de|z ..1 <body>|rug|lijf|donder|flikker|harses|lichaam|slaap|ribben|ogen|kop|voorhoofd|nieren|maag|mik|kanis|pens
      kogel|kogels door|in|tussen|voor ..1 je|zijn|de|haar|z|hun|elke|dat|ogen|jou ..1 <body>|kop|ogen|politicus|n|allemaal|rutte|kanis
      verdienen|verdient|verdien|moeten|moet|horen|hoort|mogen|mag|krijgen|moesten|geef|zouden|moest ..4 kogel|strop|galg|doodstraf|nekschot|brandstapel|touw|guillotine|kogels|pak ..1 !hout|taart
      moeten|moet|horen|hoort|zouden|verdienen|verdient|mogen|mag|gaan|laten|moesten|zou|laat|hoorden|behoren ..4 vermoord|afgemaakt|doodgeschoten|neergeschoten|opgehangen|vergast|afgeschoten|uitgeroeid|afgeslacht|doodgeslagen|onthoofd|gecastreerd|gestenigd|gelyncht|geexecuteerd|neergeknald|verzopen|opgeknoopt|gefusilleerd|doodgestoken|gemarteld|afgeknald|omgelegd ..1 worden|te|zijn
      moet|moeten|zouden|gaan|laten|laat|zou|kunnen|tijd|mogen|mag ..4 <killThem> ..1 !tijd|vlees|calorieen|vet|schilderij|was|wasgoed|slinger|slingers|jas|jassen|gordijnen|foto
      ze|die|allemaal|hun|iedereen|politici|dat|stelletje ..2 <killThem> ..1 allemaal|die|zo|en|hup|een
      allemaal|gewoon|meteen ..1 afschieten|ophangen|afmaken|vergassen|doodschieten|afknallen|uitroeien|opknopen|neerschieten|executeren ..1 die|dat|zo !slingers
      tegen|aan de muur|galg|boom ..2 zetten|gezet|met|ze|hangen|en|allemaal|ophangen|opknopen ..1 schieten|doodschieten|kogel|fusilleren|die|allemaal|tuig|knallen
      ^ dood aan ..1 de|alle|die|dat|elke|iedere|politici|verraders|joden|moslims|homos
      ik|we weet|weten ..2 waar ..1 je|jij|jullie|u|ze|hij|zij|jouw|die|jou ..2 woont|woon|wonen|slaapt|werkt|werken|kinderen|dochter|zoon|school|huis|auto
      weet waar je|jij|jullie|jouw ..1 woont|huis|kinderen|slaapt|werkt|dochter|gezin
      ik weet ..1 op|naar welke|waar ..1 school|welke ..1 je|jouw|school
      je|jij|jullie|hij|ze ..1 gaat|gaan|ga|zal|zult|zullen|moet ..2 eraan|dood|sterven|creperen|bloeden|kapot|aan ..1 maat|gast|vriend|gozer|kanker|tyfus|klootzak|hoer|vuile|jij|als|vuilak|binnenkort|morgen|vandaag|smeerlap|verrader|man|langzaam|flikker|dit|voor|hier|jong|geloof ..1 !van|winkel|planten
      je|jullie|hij|ze gaat|gaan|ga eraan
      je|jij|jullie|hij bent|zijn|is|ben ..1 er|hartstikke|zo|straks|binnenkort? ..1 dood|geweest|dode|lijk ..1 man|als|straks|jongen|vuile|maat|zodra|kanker ..1 !moe|op
      je|jij bent|ben een|er|morgen dode|dooie|geweest ..1 man|vrouw
      dagen|uren|uur|laatste ..2 zijn|heeft|is ..2 geteld|geslagen
      pas|let|kijk|past ..2 op|uit|goed|maar|achterom ..3 of|want|je|voor|anders|als|ik|jij ..3 steek|sla|schiet|maak|dood|eraan|neer|kapot|af|kinderen|familie|gezin|breek|schop|moeder|knal|snij|vermoord|rug ..1 !plukt
      als|zodra|wanneer|volgende|eerstvolgende|waag|durf|nog ..2 ik|keer|je|een|dat ..2 je|jou|jullie|zie|tegenkom|tref|pak|hem|keer|te ..5 steek|sla|schiet|maak|dood|eraan|neer|kapot|af|elkaar|breek|schop|vermoord|slopen|sloop|afmaken|snij|ram|kop|ziekenhuis|wurg|beuk|trap|hoek|doodslaan|vermoorden|neersteken ..1 !als
      ik|we|wij|kom|gaan|ga|zal|ons ..1 steek|zet|blaas|brand|fik|gooi|gooien|steken|branden|fikken|blazen|opblazen|leg|plaats|ga ..2 je|jullie|jouw|een|dat|die|molotov|uw|hun|de ..2 huis|auto|bom|tent|moskee|school|synagoge|kerk|winkel|kantoor|bommen|bedrijf|handgranaat|brandbom|kinderen|familie|azc|hele ..2 fik|brand|plat|lucht|af|op|neer|steken|branden|plaatsen|leggen|gooien|in|voor|zetten|platbranden|tegen|laten|plein
      je|jullie|jouw|dat|hun|het ..1 huis|auto|tent|moskee|school|azc|kantoor|winkel|synagoge|pand|bus ..2 in|plat|af|naar|op|tot ..1 de|brand|fik|grond|as|lucht? ..1 fik|brand|platbranden|steken|branden|affikken|opblazen|fikken|gooien|lucht
      kom|komen|sta|wacht|staan ..3 met|langs|voor|buiten ..3 mes|pistool|knuppel|geweer|wapen|honkbalknuppel|bijl|hamer|kapmes|kogels|benzine|jongens ..1 !taart|koffie
      er gaan|vallen|gaat|zal|zullen|komt|komen ..1 doden|bloed|koppen ..1 vallen|vloeien|rollen
      bloed ..1 zal|gaat|moet vloeien
      je|jullie|u ..1 krijgt|kan|kunt ..1 een|mijn ..1 kogel|mes|nekschot|vuist|klappen|kopstoot|rammel ..1 in|door|krijgen|van|tussen
      geef|schop|timmer|trap|sla|mep|rot|ram je ..2 een|het|de|naar|uit|verrot ..2 klap|knal|dreun|hersens|ziekenhuis|graf|lens|strot|hoek|muil|oren|kut|rammel|gezicht|schedel|smoel|hersenen|kop|ram|tanden ..1 !schouder
      verrot|verrekt|helemaal|dood|rot|kapot slaan|trappen|schoppen|schop|sla|meppen ..1 die|hem|haar|jullie|je|jou|dat
      sla|schop|trap|sloop|maak ..1 je|jullie|hem|haar|jou ..1 helemaal|echt|compleet|hartstikke|nog|gewoon ..1 verrot|kapot|dood|af|lens|elkaar
      hoop|hopelijk|laat|iemand|wens ..2 dat|iemand|moet|ze ..2 iemand|je|hem|haar|ze|jullie|die|jou|hen ..2 doodschiet|vermoordt|neersteekt|neerschiet|afmaakt|doodsteekt|verkracht|overhoopschiet|doodrijdt|aanrijdt|opblaast|afknalt|doodslaat|verkrachten|afschieten|afmaken|doodslaan
      zou|zal|wil|wilde|kan|kon ..2 je|jou|jullie|die|hem|haar|hen|ze|iedereen ..3 kunnen? ..1 vermoorden|wurgen|doodschieten|doodslaan|afmaken|neersteken|kelen|doodmaken|neerknallen|ophangen|kapotmaken|villen
      wil|wilde|wou|zie|liefst ..2 je|jou|jullie|hem|haar|die|ze ..1 dood|zien|bloeden|creperen ..1 zien|sterven|bloeden|lijden|creperen|hangen|maken|branden ..1 !wegrijden`),
    low: phrases(`
      je|jouw|jullie leven ..2 kapotmaken|verwoesten|zuur-maken|tot-een-hel
      je|jij|jullie|u|daar|dit ..2 gaat|ga|zult|zal|zullen|hier|krijg ..2 spijt|boeten|bezuren|berouwen|betalen|bloeden|krijgen ..2 van|voor|krijgen|hebben ..1 !hotel|contant|korting|kaartje|huur
      hier|dit|daar ..1 ga|zul|gaan|krijg ..1 je|jullie ..1 spijt|boeten|van|nog|berouw
      ik|we|wij|weet ..1 zal|pak|krijg|ga|vind|krijgen|vinden|grijp|pakken|gaan|kom|weten ..1 je|jou|jullie|hem|haar ..1 nog|wel|ooit|te ..1 krijgen|pakken|vinden|wel|kapotmaken|terugpakken|grazen|krijg|grijpen ..1 !vast|koffie|helpen|ophalen
      ik weet je te vinden
      wacht|pas|kijk ..1 maar|jij ..1 af|op|jij|uit|tot ..2 jij|je|ik|vriend|mannetje|ventje|maatje|gast|vuile ..1 !bus|mooi
      je|jullie bent|zijn nog|nergens|niet ..2 klaar|veilig|jarig ..1 met|voor|van ..1 mij|ons
      ik|we|zal|ga ..2 je|jullie|jouw|zijn|haar|leven ..1 leven ..1 zuur|kapot|tot|verwoesten|verzieken|hel
      je|jij|jullie krijgt|gaat|kan|kunt|krijgen ..1 een|klappen|flink|rammel|ermee|er|wat ..1 pak|klappen|langs|van ..1 slaag|rammel ..1 !taart
      maak|maken|ga|gaan|sloop|slopen ..1 ik|we ..1 je|jullie ..1 kapot|helemaal|financieel`),
  },
};

/** Urging others to harm or kill themselves. */
export const selfHarm: HarmList = {
  words: { none: ["verhangje", "pleegzelfmoord"] },
  phrases: {
    none: phrases(`
      niemand ..5 je|jouw begrafenis|graf|uitvaart
      wereld|iedereen|we|familie|leven ..3 betere|mooiere|fijnere|leukere|beter|mooier ..4 zonder jou|jullie|je
      zonder jou ..3 beter|mooier|fijner|betere|leuker
      je|jij|jullie ..2 beter|kan|kunt|moet|zou|mag|moest|kunnen|moeten ..4 raam|brug|dak|trein|flat|balkon|metro|spoor|klif|gebouw ..1 springen|gooien|lopen|stappen|gaan|af
      maak|maakt|verhang|hang|verzuip|vermoord|verdrink|snij|schiet|wurg|steek jezelf|julliezelf|uzelf ..3 kant|op|dood|dan|maar|toch|polsen|lekker|ergens|kop|een|eens|gewoon|nou|alsjeblieft|hoofd|in|door
      ^ verhang|vermoord|verzuip|verdrink je|jezelf|jullie|u ..1 !tijd
      hang|verhang|knoop|vermoord je|jezelf|jullie ..1 toch|lekker|maar|dan|eens|nou|gewoon|even? ..1 op|eens|maar|lekker|zelf|dan|toch ..1 !jas|was|kaart|foto|schilderij
      pleeg|doe ..1 lekker|gewoon|maar|toch|eens|nou|dan|een? ..1 zelfmoord|suicide|zelfdoding
      ga|kan|kun|moet|mag|zou|waarom|wanneer|moest ..2 je|jezelf|jij|jullie ..2 toch|lekker|niet|maar|eens|beter|echt|gewoon|jezelf|zelf ..2 jezelf|ophangen|verhangen|doodmaken|vermoorden|verzuipen|kant|dood|zelfmoord|doodgaan|opknopen|sterven|snijden ..2 !van
      ga ..1 toch|lekker|maar|je|nou|gewoon|eens|alsjeblieft|heen|effe|even ..1 lekker|eens|heel|maar|gewoon? ..1 dood|doodvallen|sterven|verzuipen|creperen|ophangen|verhangen|doodgaan
      ga|gaat dood
      val ..1 toch|lekker|maar|jij|nou|allemaal|eens|gewoon? dood ..1 !moe|van
      sterf|crepeer|verrek|stik|rot ..1 weg|maar|toch|lekker|gewoon|jij|alsjeblieft|nou|dan|in|aan|langzaam|eens|snel|kankerlijer|klootzak|hoer|vuile|teef|gauw|alleen ..1 !eikenhout|hout|lachen
      ^ sterf|crepeer ..1 !af|uit|tijdens
      spring ..2 van|voor|onder|uit|af ..2 brug|trein|dak|flat|raam|balkon|metro|spoor|gebouw|vrachtwagen|bus|rots|auto|tram|toren|flatgebouw|klif ..1 !parachute
      gooi|werp|stort|ga ..1 jezelf|je ..1 toch|maar|lekker|eens|gewoon? ..1 voor|van|onder|uit|op ..2 brug|trein|dak|flat|raam|balkon|metro|spoor|vrachtwagen|bus|tram|snelweg
      snij|snijd|kerf ..1 je|jezelf|maar|dieper|toch|lekker|wat ..1 polsen|dieper|aderen|strot|keel|pols ..1 !vinger|door
      dieper snijden|snij
      jaag|schiet|knal|pomp|zet ..1 een|jezelf|lekker|maar|toch ..2 kogel|kop|kogels|harses|pistool ..3 kop|hoofd|kanis|hersens|jezelf|slaap|door
      drink|slik|neem|eet|zuip ..3 bleek|bleekmiddel|gif|chloor|antivries|pillen|rattengif|slaappillen|afwasmiddel|terpentine|paracetamol|gootsteenontstopper ..1 op|ofzo|en|dan|leeg|in|je|tot ..1 !griep
      ik|we|iedereen|hoop|hopelijk|wens|wou ..3 dat|hoop|je|hopelijk|jij ..2 je|jij|jullie|snel|u ..3 dood|sterft|crepeert|doodgaat|kanker|doodvalt|stikt|verrekt|ophangt|verzuipt|zelfmoord|verhangt|overlijdt|verongelukt|vermoordt ..1 gaat|valt|krijgt|pleegt|blijft ..1 !moe|overwint|geneest
      krijg|krijgt|vang ..2 kanker|tering|tyfus|aids|kk|pest|klere|pleuris|pokken|ziekte|takke|cholera|longkanker|tumor|hersentumor ..2 en|ga|sterf|dood ..1 sterf|dood|ga|crepeer
      niemand|geen|wie ..2 zal|gaat|zou|mist|houdt|wil|geeft|huilt|kom|komt|mens ..3 je|jou|om|van|jullie|op ..2 missen|mist|huilen|treuren|begrafenis|jou|geven|merken|malen ..1 !trein|bus
      niemand mist jou|je|jullie|u
      wereld|iedereen|we|wij|familie|alles|allemaal|aarde|groep|mensheid|leven|ze|ouders ..3 is|zou|zijn|af|zal|wordt|waren|was ..3 beter|mooier|fijner|gelukkiger|schoner|rustiger|leuker ..2 zonder ..1 jou|je|jullie|mensen
      beter|mooier|gelukkiger|fijner ..1 af|plek|plaats|uit ..1 zonder ..1 jou|jullie
      doe|bewijs|help ..2 de|ons|iedereen|mij|me|wereld|jezelf|een|je ..3 lol|plezier|gunst|dienst|eer ..2 en|door|maak|ga|spring|sterf ..3 maak|spring|sterf|dood|kant|ophangen|verhang|verdwijn|zelfmoord|af|hang|ophoudt|weg|verdrink|springen|pleeg
      je|jij|jullie ..1 verdient|verdien|verdienen|hoort|had|hadden|moest ..2 niet|nooit|dood|om ..2 leven|bestaan|geboren|dood|ademen|sterven|zuurstof|gaan
      je had|hadden|moest|was|waren ..1 beter|nooit ..1 nooit|niet ..1 geboren
      je|jouw|jullie|haar ma|moeder ..1 had ..2 moeten|je|beter|jou|abortus ..2 aborteren|laten|abortus|weghalen|doorslikken|verzuipen
      zonde|verspilling van ..1 je|jouw|de|het ..1 zuurstof|lucht|ruimte|adem
      stop|hou|houd ..1 met|op|eens ..1 met|eens? ..1 ademen|leven|bestaan|ademhalen ..1 !naar
      rot|verdwijn|sodemieter ..1 op|maar ..1 van|uit deze|de|dit|het ..1 wereld|aardbodem|aarde|planeet|leven
      waarom ..2 leef|besta|adem|ben ..1 je|jij|jullie ..2 nog|eigenlijk|uberhaupt ..1 !in|niet|zo|hier
      waarom|wanneer maak|spring|hang|pleeg|verhang|ga ..1 je|jij|jullie ..3 kant|trein|op|zelfmoord|dood|brug|eind|eens ..1 !vakantie|slapen
      maak|maakt ..1 er ..2 een ..1 eind|einde ..1 aan|maar
      maak ..1 maar|toch|lekker|gewoon ..1 een eind|einde aan ..1 je|jouw|het
      eind aan je|jouw ..1 leven|bestaan
      pak|koop|zoek|haal|regel|neem ..1 een|maar|dat|gewoon|alvast ..1 touw|strop|brug|scheermes ..1 en|uit|om|maar|op|van|eens ..1 !spullen`),
  },
};
