import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Slurs, and contempt for people for what they are. Single words begin with naughty-words 1.2.0
 * (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const hate: HarmList = {
  words: {
    none: words(`
      nikker nikkers neger negers flikker flikkers spleetoog spleetogen makak makakken roetmop roetmoppen zandneger zandnegers theedoek
      geitenneuker geitenneukers kutmarokkaan kutmarokkanen kutturk kutturken kutjood kutjoden kutneger kutnegers kankerneger kankerhomo
      kankerjood kankerjoden kankermarokkaan kankermarokkanen tapijtnek polak polakken homohoer nichterig mietjes`),
    low: words(
      "mongool mongolen mongooltje debielen mietje mof moffen janet janetten kankermongool feminazi feminazis flikkers",
    ),
  },
  phrases: {
    none: phrases(`
      vervloekte|verdomde|verrekte|godvergeten <group> ..1 !zonnebloempitten
      <group> ..7 uitroeien|vergassen|afschieten|uitgeroeid|vergast
      <group> ..6 wereld|banken|media|alles beheersen|besturen|regeren|controleren|bezitten
      <group>|homo-s ..9 het zijn|zijn-het|zijn-allemaal ..1 <most>? <vile>
      <group>|homo-s ..4 niet mogen|kunnen|moeten|horen ..2 adopteren|trouwen|stemmen|bestaan|leven|kinderen-krijgen|binnen
      <group> ..2 stinken|stinkt|vergiftigen|verpesten
      <group> nemen|pikken|pakken|stelen ..3 over|in|af|land|banen|huizen
      joden|moslims|negers|marokkanen|turken|homos|homo-s|zigeuners ..2 oven|gaskamer|gas|galg ..1 in
      lesbiennes|lesbienne|lesbos|lesbo|potten|feministen|feministes ..5 echte|goede|lekkere|flinke|harde ..1 vent|man|kerel|beurt|pik|lul|neukbeurt
      <group> komen|willen|gaan|proberen ..5 overnemen|stelen|verkrachten|profiteren|islamiseren|inpikken|bezetten|jatten|vervuilen|verpesten|leegroven|parasiteren|infecteren ..1 !les
      stuur|schop|zet|gooi|donder|flikker|trap|knikker|pleur|sodemieter|schiet|deporteer ze|die|hun|dat|al|hen ..2 allemaal|maar|gewoon? ..1 terug|eruit|land|grens|zee|weg
      ze moeten allemaal|gewoon|maar? ..1 terug|eruit|opgepakt|uitgeroeid|het-land-uit|dood|opgesloten|vergast|weg !naar-school|naar|om
      vuile|vieze|smerige|kut|kanker|gore|tering|tyfus|stomme|luie|achterlijke <group>
      <group> ..2 terug ..1 naar ..1 eigen|je|hun|waar|marokko|turkije|afrika|het|de
      kutjoden|kutmoslims|joden|moslims|zionisten ..1 hebben|met ..2 macht|banken|hun-geld|media
      kutmarokkaan|kutmarokkanen|kankermarokkaan|kankermarokkanen|kutturk|kutturken|kankerturk|kankerturken|kutjood|kutjoden|kankerjood|kankerjoden|kutneger|kutnegers|kankerneger|kankernegers|kankerhomo|kankerhomos|kuthomo|kuthomos|kankerflikker|kankerflikkers|nikker|nikkers|zandneger|zandnegers|spleetoog|spleetogen|roetmop|roetmoppen|geitenneuker|geitenneukers|kutbuitenlander|kutbuitenlanders|kankerbuitenlanders|kutmoslim|kutmoslims|kankermoslim|kankermoslims|kutpolen|kutpolak|kutbelgen|kutchinees|kankerchinees|tyfusneger|teringneger|teringmarokkaan|tyfusmarokkaan|tyfusturk|kutafrikaan|kutarabier|kutarabieren|kutvluchtelingen|kutasielzoekers|kutlesbo|kankerlesbo|kutzigeuners|kutzigeuner|tapijtnek|tapijtnekken|makakken|bosneger|bosnegers|kankerzwarte|kutzwarte|kutsurinamer|kutantilliaan|kankernicht|homohoer|kutallochtoon|kutallochtonen
      kut|kanker|kk|tering|tyfus|vieze|vuile|smerige|gore|stinkende|vies|tfoe|takke|klote|godverdomde|achterlijke|hoeren ..1 <slur>|marokkanen|joden|moslims|homos|turken|negers|zwarten|buitenlanders|allochtonen|vluchtelingen|asielzoekers|polen|zigeuners|arabieren|chinezen|surinamers|antillianen|afrikanen|lesbos|transen|travestieten|roemenen|bulgaren|syriers|indiers|gehandicapten|belgen|belg|somaliers|wijven ..1 !was|schoenen
      !zeggen|zegt|beweren|beweert|vooroordeel <group>|homo ..1 zijn|blijven|waren <most>? <most>? <most>? <vile>
      !zeggen|zegt elke|iedere|een|die ..1 <group> is <most>? <most>? <vile>
      <group> s zijn ..1 <most>? <most>? <vile>
      <group> ..1 komen|zijn|willen|kunnen|doen|leven ..2 alleen|hier|enkel|maar|om ..3 stelen|verkrachten|profiteren|uitkering|parasiteren|roven|overnemen|dealen|jatten|uitkeringen|geld|liegen|bedriegen|neuken|uitvreten
      <group> ..1 stelen|verkrachten|stinken|verpesten|vervuilen|parasiteren|besmetten|jatten|pikken|ruineren|vergiftigen|infecteren|teren
      <group> pikken|stelen|nemen|pakken|jatten ..1 onze|ons|al|alle ..1 banen|huizen|woningen|werk|vrouwen|land|geld|baan
      <group> ..1 beheersen|controleren|bezitten|regeren|besturen|sturen|runnen|manipuleren ..2 wereld|alles|banken|media|regering|geld|land|politiek|pers
      <group> ..1 horen|hoort|moeten|thuis|is|zijn|deugen|dienen|kunnen ..3 keuken|aanrecht|afwassen|kooi|kooien|dierentuin|oerwoud|jungle|gaskamer|gaskamers|oven|ovens|kamp|kampen|hek|fornuis|inrichting|gesticht|apenrots|brandstapel ..1 !renoveren
      vrouwen|vrouw|wijf|wijven ..2 hoort|horen|moeten|is|terug ..4 achter|keuken|aanrecht|bek|mond ..1 het|in|houden ..1 aanrecht|fornuis|keuken|thuis|houden
      <group> ..1 mij|me|ik|zijn|vind|doen|om ..2 walgen|walgelijk|kotsen|misselijk|kots|braken|walg
      ik|we|walg ..1 walg|haat|kots|veracht|kotsen|walgen|spuug ..2 van|al|alle|die|op|het|allemaal ..1 die|al|alle|deze|dat? ..1 <group> ..1 !olie|bonen|bessen
      walg|kots van ..1 al|die|alle|dat|deze|homo ..1 <group>
      haat|verafschuw ..1 al|die|alle|deze|elke|het? ..1 <group> ..1 !bonen|koffie|muziek
      dood|sterf|vergas|vermoord|verbrand|schiet|hang|deporteer|gooi|schop|knal|verzuip|vernietig|stop|sluit|castreer|steriliseer|trap|donder|flikker|pleur|sodemieter ..1 aan|alle|de|die|al|deze|elke|iedere ..1 de|alle|die|al? ..1 <group> ..2 !piet
      <group> ..1 aan|naar|in|terug|op|tegen ..2 het|de ..1 gas|gaskamer|oven|muur|galg|brandstapel|oerwoud|kooi|dierentuin|vuur|gaskamers|ovens|strop|keuken
      aan het gas
      hamas|joden|jood ..1 joden|aan|alle ..1 aan|joden? ..1 het ..1 gas
      <group> ..1 eruit|oprotten|opzouten|opkrassen|wegwezen|optiefen|opdonderen|opflikkeren|opgerot|oppleuren|wegjagen|opsodemieteren
      <group> ..1 het|uit|ons|dit|rot|ga|donder|terug|moeten ..2 land|ons|op|terug|weg|wijk|uit ..1 uit|land|naar|uitzetten|schoppen|uitgooien|gooien|eigen|oprotten
      weg|eruit|stop|rot|oprotten|opgerot|donder|dump|schop|gooi|flikker|knikker|pleur|basta ..2 met|die|dat|al|alle ..1 die|dat|al|alle|de? ..1 <group> ..1 !kleren
      geen|nooit|wil|willen|hoef|hoeven|niet ..2 geen|meer|nog|die|al ..1 meer|nog? ..1 <group> ..2 in|hier|meer|mijn|naast ..1 ons|hier|mijn|onze|de|land|buurt ..1 land|straat|buurt|wijk|dorp|school|huis ..1 !verloren
      <group> ..2 horen|moeten|verdienen|moet|hoort|mogen|verdient|zouden|moesten|hoorden|verplicht|gewoon ..4 <killed>|dood|sterven|weg|creperen|branden|verdwijnen|kapot|vergast|opgesloten|afgemaakt|oprotten|oven|opgehangen|gecastreerd|steriliseren|castreren|ophangen|opsluiten|afschieten|bek|uitgezet|uitzetten|verboden|verrekken|verzuipen|opgeruimd ..1 !aan|bij
      <group> ..1 zijn|is|verdienen|horen|mogen|hebben|bent ..2 geen|niet|hier|nergens ..2 mensen|mens|leven|bestaan|rechten|hier|bij|thuis|stemrecht|stemmen|normaal|natuurlijk|recht|ziel|ademen|echte|kinderen|trouwen|adopteren|plek ..1 !slecht
      rot|rotten|donder|tief|flikker|sodemieter|pleur|lazer|kanker|keer|oprotten|hoepel|optiefen|pleurt|kras|tyf|opdonderen|vertrek ..3 op|terug|lekker|naar ..3 land|marokko|turkije|afrika|oerwoud|jungle|kamelen|zandbak|rimboe|apenland|bananenboom|herkomst|suriname|somalie|polen|syrie|bergen|woestijn
      ga|rot|keer|donder ..2 terug naar|waar|de|het ..2 land|eigen|waar|vandaan|marokko|turkije|afrika|oerwoud|jungle|zandbak|keuken|boom|komt|rimboe|grot|apen|woestijn ..1 !huis|school
      rot|flikker|donder|tief|pleur|sodemieter|lazer|kanker op naar ..1 je|jullie|marokko|turkije|afrika|hun ..1 eigen|land|kut
      terug naar ..1 je|hun|jullie|eigen ..1 eigen ..1 land
      het|ons land uit ..1 ermee|met
      uit ons land
      land uit ermee|met|trappen|schoppen|zetten|gooien
      hitler|wilders|adolf|mussert|fuhrer ..2 gelijk|afgemaakt|klus|held|werk|vergeten|af|terug|goed|genie|goede ..1 !overleden|verloren
      hitler|adolf had|heeft|was|moet|zou ..2 gelijk|moeten|afmaken|held|terug|af|goed|goede|afgemaakt
      holocaust|shoah ..2 leugen|verzinsel|nooit|hoax|verzonnen|fabel|onzin|sprookje|overdreven ..1 !meer|vergeten
      ras|rassen|volk ..1 minderwaardig|inferieur|superieur|minderwaardige|superieure|arisch
      minderwaardig|inferieur|superieur|minderwaardige|inferieure|superieure|arische|blanke|eigen ..1 ras|rassen|superioriteit|macht|suprematie|overmacht
      blanke|white|blank ..1 macht|superioriteit|suprematie|ras
      omvolking ..1 is|in|gaat|moet
      homoseksualiteit|homofilie|islam|jodendom|feminisme|transgenderisme ..1 is ..3 ziekte|kanker|afwijking|plaag|pest|zonde|walgelijk|ziek|onnatuurlijk|gruwel|stoornis|schande|gif|achterlijk|vergif|smerig
      homo|lesbisch|trans|transgender|gay|flikker ..1 zijn|is ..2 is|een ..2 ziekte|ziek|afwijking|onnatuurlijk|zonde|walgelijk|vies|stoornis|gruwel|abnormaal|pervers|tegennatuurlijk|smerig
      plaag|pest|uitschot|tuig|invasie|horde|hordes|tsunami|bende|ongedierte|stroom|kudde|rotzooi|zooitje|stelletje|zootje ..1 van|aan|die|vieze|vuile|kut|achterlijke|smerige? ..1 <group> ..1 !fans
      joods|islamitisch|marokkaans|turks|zwart|buitenlands|allochtoon|homoseksueel|afrikaans|joodse|marokkaanse|islamitische|turkse|afrikaanse|zwarte ..1 tuig|uitschot|ongedierte|gespuis|complot|schorem|plaag|invasie|parasieten|ratten|apen|beesten|hoer|hoeren|varkens|aap|gajes
      stink|stinkt|stinken|ruikt|ruik|stank ..2 naar|van|als|alle ..1 een|die|de? ..1 <group> ..1 !bonen
      aap|apen|baviaan|bavianen|gorilla|orang zwart*|neger*|afrikaan*|marokkaan*|terug
      <slur>|neger|negers|zwarten|zwarte|marokkanen|afrikanen ..2 apen|bavianen|aap|halfapen|gorillas
      echte|typisch|typische|weer|vast|ook ..1 een|weer? ..1 marokkanenstreek|jodenstreek|negerstreek|zigeunerstreek|jodenfooi
      werken als ..1 een? neger
      jodenstreek|jodenstreken|jodenfooi|negerhut|negerwerk|zigeunertuig|jodentuig|homotuig|marokkanentuig|marokkanenprobleem|jodengespuis|islamtuig|asieltuig|negerkoppen|negerkop|jodenneus|apenland|homoziekte|halalhoer
      minder minder ..1 marokkanen
      minder marokkanen|turken|moslims|buitenlanders`),
    low: phrases(`
      vuile|vieze|gore|stomme|domme|achterlijke|jij|je|wat|stelletje|bent|ben|die|gast|zo|kanker|kut|lijkt|lijken|gedraagt|stel ..2 een|stelletje|wel|als|net|ook? ..1 mongool|mongolen|flikker|mietje|mietjes|flikkers|mongooltje|mongooltjes|mof|moffen|janet|kankermongool
      kankermongool|kutmongool|tyfusmongool|teringmongool|mongolenkind
      halve mongool|mongolen
      kankermongool|kutmongool|tyfusmongool|teringmongool|kankermongolen
      achterlijke|achterlijk mongool|mongolen|flikker|homo|debiel
      wat|zo|echt|erg|best|super|doe|heel ..1 ben|een|is|niet|zo? ..1 homo|flikkerig|gay|mietje|verwijfd ..1 ben|joh|gedrag|gast|doen|muziek|spel|outfit|gedoe ..1 !kermis
      feminazi|feminazis`),
  },
};
