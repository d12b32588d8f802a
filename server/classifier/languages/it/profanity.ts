import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Swearing: mild words are high, strong ones low. Single words begin with naughty-words 1.2.0
 * (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const profanity: HarmList = {
  words: {
    low: words(`
      stronzo stronza stronzi stronze stronzetto stronzone coglione cogliona coglioni coglionazzo vaffanculo affanculo fanculo fottiti fottuto fottuta fottuti
      fottute bastardo bastarda bastardi bastarde puttana puttane puttanella puttanone troia troie troietta zoccola zoccole mignotta mignotte bagascia baldracca battona
      minchione minchioni cazzone cazzoni testadicazzo figlioditroia merdaccia leccaculo leccaculi pezzodimerda cornuto cornuti bocchinara
      rottinculo inculato incularsi sfanculare sfanculato vaffa porcodio porcoddio diocane dioporco diomerda porcamadonna madonnaputtana`),
    high: words(`
      cazzo cazzi cazzata cazzate cazzeggio cazzeggiare incazzato incazzata incazzati incazzare incazzarsi incazzo scazzo scazzato cazzuto merda merde merdata merdate
      merdoso merdosa minchia minchiata minchiate stronzata stronzate coglionata coglionate palloso rompiballe rompipalle rompicoglioni cagare cagata cagate cacare
      puttanata puttanate porcata`),
  },
  phrases: {
    low: phrases(`
      stai|state|sta|zitto|zitta|muori|chiudi ..1 zitta|zitto|zitti|la|quella|bocca? ..1 troia|puttana|stronzo|coglione|zoccola|merda|cagna|bastardo
      quel|quella|che|sto|sta|ladri|questo|questi|quei|sti|sei|siete ..1 bastardo|bastardi|bastarda|troia|puttana|zoccola|cazzone|rottinculo
      figlio|figlia|figli|figlie|fijo|fiji di|d|de|della|delle una|grandissima|gran|grandissimo|mille? ..1 puttana|puttane|troia|troie|mignotta|mignotte|zoccola|cagna|na|cane|bagascia
      vaffanculo|vaffancul|affanculo|fanculo|fancullo|vaffankulo|vaffa|vffnc|sfanculo|sfanculato|fankulo|affankulo|vafammocc|afammocc
      va|vai|vada|vadano|andate|andatevene|vattene|mandare|mando|mandato|mandalo|mandali ..2 a|affa|af|ff|fare|fa ..2 culo|affanculo|fottere|cagare|fanculo|mmocc
      va|vai|vada|andate|mandare|mando|vadano a|ad|affan fare|fa? ..1 in|nel|n? ..1 culo
      vai|va|vada|andate|vadano|andassero|mandarlo|mandato ..1 a ..1 cagare|fottere|cacare|farti|farvi|dar|dare|prenderlo|fanculo|quel ..1 fottere|culo|il|nel|via|paese
      stronzo|stronza|stronzi|stronze|stronzetto|stronzetta|stronzone|stronzoni|stronzissimo
      coglione|cogliona|coglionazzo|coglionazzi|coglionaccio
      sei|siete|e|sono|sto|sti|che|questi|brutto|brutti|povero|branco|grandissimo|grandissimi|razza|vero|proprio|emerito|massa ..2 un|dei|di|da? ..1 coglioni|cazzone|cazzoni|minchione|minchioni|puttana|mignotta|mignotte|puttane|puttanella|cagna|baldracca|bagascia|merda|merde|rottinculo|leccaculo|leccaculi|succhiacazzi|testadicazzo|merdaccia|stronzo ..1 !campestre
      testa|teste|faccia|facce|pezzo|pezzi|sacco|mucchio|ammasso|gente|razza|vita|paese|governo|politici|capo|vicino|vicini|vicina|macchina|gentaglia|idiota|cretino|essere|persona|uomo|donna|brutto|brutta|schifo|arbitro|branco|animale|idioti|ladri|vecchio|vecchia|infame|parassiti|capoufficio|servi|cane|porco di|del|da|d|e|de|delle ..1 cazzo|merda|minchia|culo|mmerda|cazz|merd|belin
      del|un|di|sto|ste|sta|sti|questo|quel cazzo|cazz ..1 di|che|vuoi|vuole|si|me|ti|te|guardi|hai|fai|volete|dici|c|parli|ridi|idiota|coglione|stronzo|governo|vicino|capo|faccia|testa ..1 !rimorchio
      che|ke|chi|dove|come|perche|quando|cosa ..1 cazzo|cazz|minchia ..1 vuoi|vuole|fai|dici|guardi|stai|sei|volete|hai|ti|ridi|te|parli|siete|crede|credi|credono|fate|vogliono|sta
      fottiti|fottetevi|fottersi|fotta|fottano|inculati|inculatevi|inculino|ciucciatelo
      vai|andate|va|andatevi a farti? farti|fartelo|farvi|prenderlo|dar ..1 fottere|inculare|mettere|nel|in|via
      attaccati|attaccatevi|ciucciami|succhiami|sucami|suca|sucate|ciucciatemi|puppami|puppa|succhiamelo|leccami ..1 al|il|la|sto|i|stu|tutti|le ..1 cazzo|minchia|culo|palle|coglioni|belino|cazz|uccello|fava
      suca|sucate|sucami|suchi ..1 forte|coglione|stronzo|tutti|la|merda
      rompere|rompi|rompe|rompono|rompa|rompete|rotto|rompendo|rompermi|scassare|scassi|scassa|frantumare|sfracassare|rompeva|girano|frantumato|gonfiato|cascano|caduti|girare|scassato|stare|stai|sta|levati|levatevi|togliti|fuori|via ..3 i|dai|sui|li|e|il|gran|dalle|dei? ..1 coglioni|cojoni|cogghiuna|maroni|coioni
      levati|togliti|levatevi|toglietevi|fuori dai|dalle|da ..1 coglioni|cojoni|palle|cazzo|balle|maroni
      puttana|troia|porca|zoccola|mignotta|cagna|baldracca|bastarda|maiala ..1 troia|puttana|lurida|schifosa|sporca|maledetta|ladra|vacca|maiala|bastarda|zozza|rotta|madonna ..1 !argentina|eva
      sporca|lurida|brutta|schifosa|vecchia|maledetta|grandissima|gran|grossa|grassa|piccola|stupida puttana|troia|zoccola|mignotta|cagna|baldracca|bagascia|stronza|bastarda|scrofa|maiala
      porco|porca|maledetto|maledetta|zozzo|boia dio|madonna|cristo|gesu
      dio cane|porco|bastardo|maiale|boia|merda|ladro|bestia|stronzo
      madonna puttana|troia|maiala|porca|zoccola|cagna
      porcodio|porcoddio|diocane|dioporco|diomerda|diobestia|diocristo|porcamadonna|diomaiale|dioladro|madonnatroia|porcoiddio|orcodio|orcoddio|diocan|dioboia|dioporcone|puttanaeva|porcaputtana|porcatroia
      porca puttana|troia|zozza|madonna|maiala|bagascia
      puttana eva|miseria|ladra|troia|la
      tua|tu|to|sua|vostra|loro ..1 madre|mamma|nonna|sorella|mamm|ma|zia|moglie ..2 puttana|troia|quella|maiala|zoccola|bucchina|succhia|suca|bocchinara|sui ..1 puttana|troia|pompini|bocchini|zoccola|mignotta|gran|cagna|calcio|la|viali|strada !brava|bella|santa|cucina
      mortacci|morti|mortaccitua ..1 tua|tuoi|vostra|vostri|loro|de|sua|sui !viventi
      mortacci|mortaccitua|mortaccivostra|limortaccitua|limortacci|mocc|kitemmuort|chitemmuort|chitestramuort|mammeta|soreta
      mannaggia|li|chi|a|all|anima ..1 li|a|l|dei|de|te|t|ai? ..1 mortacci|muort|muorti|morte|morti|mammt ..1 tua|toi|tuoi|vostra|de|loro|tui !viventi
      in|nel|su|per|dal|ar culo|cu|kulo ..1 a|al|tua|ai|alla|te|di|tutti ..1 te|tutti|tua|tutta|voi|lui|loro|balena|madre|chi|sorella|quel|mammeta ..1 !balena
      mettitelo|ficcatelo|infilatelo|infilatela|mettitela|ficcatela|ficcateli|infilateli|ficcati|infilati|sbattitelo|mettilo ..3 culo|cu|kulo|sedere
      leccaculo|leccaculi|rottinculo|rottoinculo|succhiacazzi|succhiaminchia|testadicazzo|testadiminchia|testedicazzo|facciadiculo|facciadimerda|pezzodimerda|merdaccia|minchione|minchioni|cazzone|cazzoni|bastardone|figliodiputtana|figlioditroia|fdp|fdt|scassaminchia|scassacazzo|scassacazzi|cagacazzo|cagacazzi|rompicazzo|rompicoglioni|rompiminchia|scopacapre|scassapalle
      bastardo|bastardi|bastarda|bastarde ..1 infame|infami|maledett*|schifos*|figlio-di|ladr*|lurid*|traditore|senza-cuore|sei
      non ..1 capisci|capisce|vali|capite|vale|fai|fate|sai|conti|me|te|ce|sanno|sapete|capiscono|sa|fa|fanno|serve|m|frega|importa|n|gliene ..2 un|n|mai|na|nu|sto|sai? cazzo|minchia|cazz|sega|caz
      me|te|se|ce|chi|che|cosa|ve|nun|a ..2 ne|n|te|se|me|ce|vuoi|cazzo|frega|sbatto|fotte|importa|fotto|sbatte|fotti|strafotto|strafrego ..1 sbatto|fotte|fotto|cazzo|fotti|sbatte|fottono|batto`),
    high: phrases(`
      minchia
      le|due palle piene|cosi|di-piombo ..1 di|che
      cazzo|cazzu|cazz|kazzo|ca22o|cazzooo|azz|cazzarola|cazzissimo ..1 ho|che|mi|e|non|come|ma|se|quanto|ragazzi|piove|dai|sono|perche|ti|l|il|abbiamo|no|si|oggi|devo|smettila|fai|vuoi|ci|ne|sempre|di|ha|avete|me|un|va|ancora|sto|lo|questo|le
      che|del|un|al|col|oh|ma|ogni|il|sto|sta|di|mai|ca|stocazzo|e|quanto|dove|questo|a|perche|come|quel|nessun|per|buon|alla cazzo|cazz|minchia ..1 !di
      che|oh|ma|e|sta|mia|ste minchia|merda|belin|belino
      merda|merdaccia|mmerda ..1 ho|che|mi|e|non|ma|di|ragazzi|piove|sono|no ..1 !cane|piccione|mucca
      di|una|che|la|sta|in|nella|tutta|tutto|oh|e|questa|quella|fa|mondo|giornata|gran|sono|tempo|serata|settimana|bella|figura|vita|pura merda|mmerda|merde|merdata
      minchia|mincia|minkia ..1 che|ho|zio|e|ma|oh|raga|fra|mi|non|se|quanto|compa|mbare|signor|come
      cazzata|cazzate|cazzatona|minchiata|minchiate|stronzata|stronzate|coglionata|coglionate|puttanata|puttanate|merdata|merdate|cagata|cagate|troiata|troiate|merdoso|merdosa|merdosi|incazzato|incazzata|incazzati|incazzate|incazzare|incazzarmi|incazzarsi|incazzarti|incazzo|incazza|incazzano|incazzatissima|incazzatissimo|incazzosa|scazzo|scazzato|scazzata|cazzeggio|cazzeggiare|cazzeggiando|cazzeggiato|cazzuto|cazzuta|cazzari|cazzaro|cazziatone|cazziata|rompiballe|rompipalle|stracazzo|strafottutamente|sticazzi|stocazzo|esticazzi|grancazzo|accazzodicane|minchiazza|cazzimma|smerdare|smerdato|cagasotto|cacasotto|sputtanare|sputtanato|sputtanata|puttanaio|strarompere|belin|belino|belandi|cazzaccio
      rompere|rompi|rompe|rompono|rompete|rotto|rompa|girano|scassare|scassa|mi|stare|stai ..2 le|i|sulle|due? palle|balle|maroni|ovaie|zebedei ..1 !da|neve|natale|gelato|riso
      fa|fanno|fai|fate|faceva|ha|fatto ..1 proprio|davvero|veramente? ..1 cagare|cacare|incazzare
      cagare|cagate|cagata|cagarsi|cagarmi|cagando|cagato|cago|cacare ..1 sotto|addosso|pazzesca|di ..1 !bene
      col|con|sto|gran|che|un|bel|bella|botta|a|rotto|alla|senza|fuori|faccia|paraculo|sfondato ..1 di? culo ..1 che|hai|ho|abbiamo|ha|rotto|pazzesco|incredibile|avuto|oggi|allucinante|sfondato|di|della|a ..1 !camicia|bottiglia
      mi|ti|si|gli|vi|ci|un|una|sta|questa|a|che|bel|di|nel|al gran|bel|grandissimo? casino|bordello ..1 della|del|di|pazzesco|cazzo ..1 madonna|cazzo|merda ..1 !municipale
      porca|porco|orca ..1 miseria|paletta|vacca|boia|zozza|pupazza|trota|d|giuda|mondo|cane|mattina|eva|schifo
      mannaggia|accidenti|maledizione ..1 la|alla|a|li|al ..1 miseria|puttana|madonna|morte|tutto|pupazza|zozza|troia|cazzo|merda|vacca|cristo
      pirla|pirlone|pirloni|sfigato|sfigata|mona|babbeo|belinone|besugo|deficiente ..1 del|che|di ..1 cazzo|sei|merda !gioconda
      vai|va|andate|vada|mandato|vadano|mandare|manda ..1 a ..1 quel paese|quella`),
  },
};
