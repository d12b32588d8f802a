import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Polish swearing. Single words begin with naughty-words 1.2.0 (Shutterstock, CC BY 4.0), minus
 * innocent ones; what no other language shares stands among the phrases.
 */
export const plProfanity: HarmList = {
  words: {
    high: words(`
      cholera cholery cholerę dupa dupą dupie dupę dupy cholerny cholerna cholerne cholernie gówno gowno gówna gówniany szlag srać
      sraczka szczać rzygać debil debile debilu debilka debilny idiota idioci idiotka kretyn kretyni palant pieprzyć pieprzony
      pieprzona pieprzone pieprzę pierdzieć pierdzi `),
    low: words(`
      kurwa kurwy kurwo kurwą kurwę kurew chuj chuja chuju chujem chuje chujowy huj huja kutas kutasy kutasie kutafon pizda pizdo pizdy cipa cipo
      jebać jebac jebany jebana jebane fiut fiucie dziwka dziwki dziwko suko sukinsyn szmata szmato cwel cwelu frajer frajerze
       wkurwia pojeb pojeby zjeb zjeby zjebie skurwiel gnój gnoju gnojku`),
  },
  phrases: {
    low: phrases(`
      kurwa|kurwy|kurwą|kurwę|kurwo|kurwe|kurw|qrwa|kurwaa|kurva-mać|kuurwa|kórwa|k-urwa
      kurwica|kurwicy|kurewstwo|kurewsko|kurewski|kurewska|kurewskie|kurwiarz|kurwisko|kurwiszon|kurwidołek
      wkurwia*|wkurwi*|wkurw|wkurwiony|wkurwiona|wkurwiające|podkurwi*|zakurwi*|zkurwi*|skurwi*|skurwysyn*|skurwiel*|skurwiały|rozkurwi*|przekurwi*|odkurwi*
      pierdol*|pierdolę|pierdolić|pierdoleni*|spierdala*|spierdol*|wypierdala*|wypierdol*|opierdol*|opierdala*|zapierdala*|zapierdol*|rozpierdol*|rozpierdala*|podpierdol*|popierdol*|popierdala*|napierdala*|napierdol*|przypierdol*|przypierdala*|odpierdala*|odpierdol*|wpierdol*|wpierdala*|dopierdol*|dopierdala*|upierdol*|upierdliwy-chuj|przepierdol*|pierdoln*
      jebać|jebac|jebany|jebana|jebane|jebani|jebanego|jebanej|jebanych|jebanym|jebał|jebała|jebie|jebią|jebło|jebnij|jebnę|jebnął|jebnięty|jebniety|jebnięta|jebaniec|jebańce|jebanie|jebut|jebaka|jebiesz|jebało
      zajebi*|zajeban*|zajebał*|rozjeb*|wyjeba*|wyjebi*|wyjeb|pojeb*|pojeban*|ujeb*|zjeb|zjeba*|zjebie|zjeby|zjebi*|przyjeb*|przejeb*|najeban*|najebał*|najebi*|podjeb*|dojeb*|odjeb*|wjeb*|dojebi*|przyjebał*|niedojeb*
      chuj|chuja|chuju|chujem|chujowi|chuje|chujów|chujowy|chujowa|chujowe|chujowo|chujnia|chujni|chujnię|chujek|chujoza|chuj-ci|chujwie|ochujał*|ochujeli|huja|hujowy|hujowo|hujnia|chójek
      huj
      ojebał*|ojebał|ojebali|ojebany|ojebać
      pizda|pizdo|pizdy|pizdę|pizdzie|piździe|pizdu|pizdeczk*|piździć|pizdzi|piździ|piździec|wypizdow*|rozpizd*|napizg* !mati
      kutas|kutasa|kutasie|kutasy|kutasiarz|kutafon|kutafony|kutasina|fiutem|fiucie|ty-fiut*|ty-kutas*
      sukinsyn|sukinsyny|sukinsynu|sukinsyna|sukinkot
      dziwko|dziwka|dziwkę|dziwki|dziwek|szmato|ty-szmat*|ty-suko|suko|lafirynd*|ździra|zdzira|zdziro
      cwel|cwele|cwelu|cwelem|cwelowi|frajerze|ty-frajer*
      ty|jesteś|jestes|co-za|zwykły|zwykła|głupia|głupi|stara|stary|pusta|tępa suka|suko|pizda|szmata|cipa|cipo|szmato|debil*|kretyn*|śmieciu|gnoju|gnojek|palancie|bydlaku
      zamknij|zawrzyj|stul|zamknijcie|morda|stulcie ..2 ryj|mordę|morde|pysk|dziób|gębę|gebe|ryja|w-kubeł|jadaczkę|twarz-debil*|kłapaczk*
      morda ..1 psie|suko|śmieciu|tam|frajer*|leszczu|w-kubeł
      w dupę|dupe ..1 jeban*|kopan*|ruchan*|pierdol*|się-pocałuj
      pocałuj|pocaluj|całuj|wsadź|wsadz|wsadzić|wsadź-sobie ..2 mnie|sobie|to|się ..2 w|gdzieś ..1 dupę|dupe
      mam to|cię|was|go|ich ..1 w|gdzieś dupie|w-dupie|piździe
      w dupie mam|to
      odwal|odpieprz|pieprz|spieprzaj|spieprzajcie|wal się|sie|ode-mnie|stąd|dziadu|na-drzewo
      wal się|sie !do-roboty|ryż
      gnój|gnoju|gnojku|gnojek|bydlę|bydlaku|śmieciu|ścierwo|scierwo ty|jeden|jeban*|pierdol*
      ty|jesteś|ten|co-za ..1 gnoju|gnojku|bydlaku|śmieciu|ścierwo|scierwo|skurczybyku|kanalio|łajzo|parchu|mendo|mendą
      rucha|ruchał|ruchała|ruchać|wyruchał ..2 twoją|ci-matkę|ci-starą|twoja|cię-pies|psa-jak
      twoja|twój stara|stary|matka ..2 to|jest|daje|ciągnie ..1 kurw*|dziwk*|suk*|dup*|szmat*|druta
      pies cię|ich|was|go jebał|trącał
      taki|jak w-chuj|w-pizdę|w-pizde|w-kurwę`),
    high: phrases(`
      cholera|cholerka|cholerny|cholerna|cholerne|cholernie|cholernego|cholernych ..1 jasna|by|autobus|pociąg|wie|dzień|komputer|deszcz|pogoda|korki|praca|zimno|telefon|poniedziałek|internet|drukark*|upał|kot|sąsiad*
      ^ cholerka|szlag|psiakrew|kuźwa|kurna
      no|o|ja|a|oj|ech|to cholera !wie|w|to
      cholera ..1 zapomniał*|spóźni*|zgubi*|znowu|zepsu*|przegapi*|uciek*|nie-mam|ale|wywali*|ktoś|kto|gdzie|jak|czemu|zimno|boli
      do cholery|diabła|jasnej-cholery|ciężkiej
      niech|szlag to|mnie|by ..1 szlag|trafi|cholera
      szlag mnie|by|trafia|trafił|go ..1 trafi|trafia|trafił|mnie
      gówno|gowno|gówna|gównem|gówniany|gówniana|gówniane|gównian*|gownian*|gówniarz*|gównowart* ..1 prawda|warte|mnie|a|tam|z|kogo|nie|to
      gówno|gowno|gówniany|gówniana|gówniane|gówniak|gównoburza
      do|w|z|o|po|na dupy|dupę-kop|dupie|dupy-marynie|dupe-roztrzaś|dupa-blada
      dupa blada|zimna|wołowa|mnie-boli|mi-odpada
      boli|bolą|bolała ..1 mnie ..1 dupa
      zawraca* ..1 mi? ..1 dupę|dupe|dupy
      kopa w dupę|dupe
      rusz|ruszyć|ruszcie|zabierz ..1 dupę|dupe|dupsko|cztery-litery-dupo
      dupek|dupki|dupkiem|dupku|dupkowi|dupsko|dupowaty|dupowata|dupny|dupna
      pieprzony|pieprzona|pieprzone|pieprzonego|pieprzonej|pieprzeni|pieprzonych|pieprzę|pieprzyć|pieprz ..1 to|autobus|korki|pogoda|dzień|komputer|praca|poniedziałek
      popieprzon*|spieprzy*|zapieprza*|opieprz*|rozpieprzy*|przypieprz*|wkurza-w-dup*|zasran*|zasrany|zasrana|posra*|osran*|usra*|zesra*|nasra*|obesra*|przesran*|srali-muchy|srać|sram|srasz|sranie
      rzygać|rzygam|chce-mi-się-rzygać|wyrzygać|zarzygan* ..1 mi|się|tym|już|na
      debil*|kretyn*|idiot* ..1 jeden|skończon*|na-drodz*|jeban*|z-urzędu|kompletn*
      co za|ten|jacy|sami|zwykły|jakiś|banda|kompletny|skończony debil*|kretyn*|idiot*|palant*|kretynów|baran-za|dureń
      kurde bele|mol|no|blade
      syf|syfiasty|syfem|syfiarz ..1 jak|jeban*|w-tym|totalny|straszny|kiła`),
  },
};
