import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * German: slurs, and contempt for people for what they are. Single words begin with naughty-words
 * 1.2.0 (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const deHate: HarmList = {
  words: {
    none: words(`
      neger negern negers nigger schwuchtel schwuchteln tunte tunten kanake kanaken kanaks spasti spastis spast
        krüppel kümmeltürke schlitzauge schlitzaugen polacke polacken itaker kaffer `),
    low: words("zigeunerpack asylant asylanten scheinasylant scheinasylanten tussi weiber lügenpresse"),
  },
  phrases: {
    none: phrases(`
      !gegen|wer|parolen|ruft|rufen|rief|skandiert|nie|parole|slogan <group> <nur>? raus !gehen|aus-dem-haus|zum-spielen|und-rein
      raus mit <nur>? den|euch|diesen|dem|allen <group>|pack
      ^ <group> raus|verrecke|verrecken|ins-gas|vergasen
      deutschland den deutschen
      <group> und? <group>? sind|seien|waren <nur>? <nur>? <nur>? ein? eine? das? die? der? größte|größten|reine|reines|einzige? <vile>
      <group> und? <group>? sind|seien <nur>? keine|nicht menschen|richtigen-menschen|normal|echten-menschen|richtige-menschen|normalen-menschen
      <group> und? <group>? sind|seien <nur>? <nur>? dümmer|fauler|minderwertiger|weniger-wert|nichts-wert|schuld-an|an-allem-schuld|unser-unglück|unser-untergang|von-natur|genetisch
      für mich sind|bleiben <nur>? <group> ..3 <vile>|keine-menschen
      <group> ..1 haben|hat ..2 hier nichts <nur>? verloren|zu-suchen
      <group> gehören|gehört|sollten|sollte|müssen|müssten|sollen ..5 weggesperrt|vergast|abgeschoben|ausgerottet|verboten|vernichtet|eingesperrt|kastriert|therapiert|geheilt|ins-gas|ins-lager|ins-kz|in-den-ofen|zurück-nach|umerzogen|ausgewiesen|erschossen|sterilisiert|in-die-küche|an-den-herd|in-den-knast|verbrannt|deportiert|behandelt-werden|nicht-hierher|raus|verschwinden|rausgeworfen !nicht
      <group> gehören <nur>? nicht zu|nach|hierher|hier
      <group> ..3 klauen|stehlen|vergewaltigen|betrügen|verseuchen|überfluten|überrennen|vermehren-sich|islamisieren|kassieren|stinken|schnorren|schmarotzen|lügen|verpesten|morden !nicht
      <group> ..3 nehmen|nimmt ..3 arbeitsplätze|jobs|arbeit|frauen|wohnungen
      <group> ..3 kontrollieren|steuern|beherrschen|regieren|lenken|stecken ..3 welt|medien|banken|alles|allem|alle|finanz*|presse|geld
      stecken|steckt ..3 juden ..1 dahinter|hinter
      hinter allem|alles stecken ..2 juden
      <group> ..3 zerstören|ruinieren|vernichten|unterwandern|überschwemmen ..2 unser|unsere|deutschland|land|das|die|europa|kultur
      alle|diese|die|sämtliche <group> <nur>? <nur>? abschieben|rauswerfen|rausschmeißen|ausweisen|vergasen|erschießen|töten|vernichten|einsperren|deportieren|abknallen|umbringen|verbrennen|wegsperren|verbieten|remigrieren|raus|loswerden !will-niemand
      <group> ..1 abschieben|vergasen|abknallen|ausrotten|deportieren
      schmeißt|schmeisst|werft|schiebt|jagt|sperrt|vergast|erschießt|tötet ..2 <group>
      scheiß|scheiss|scheiß-|dreckige|dreckiger|dreckiges|drecks|verdammte|verfickte|stinkende|verlauste|elende|verfluchte|dreckigen|scheißverdammte|ekelhafte|widerliche|blöde|dumme|dummer|verschissene <group> !pfoten|schuhe|hände|bohnen
      drecksjude|drecksjuden|judensau|judenpack|saujude|saujuden|judenschwein|judenschweine|judenlümmel|judendreck|scheißjude|scheissjuden|drecksau-jude
      scheißausländer|scheissausländer|drecksausländer|ausländerpack|kanakenpack|negerpack|drecksneger|scheißneger|negerschlampe|negerhure
      scheißtürke|scheißtürken|scheisstürken|drecksaraber|drecksmuslim|muselpack|muselmanenpack|ziegenficker|kamelficker|eselficker|kopftuchschlampe|kopftuchgeschwader|kopftuchmädchen-und
      zigeunerpack|zigeunerabschaum|zigeunergesindel|asylantenpack|asylantenschwein|migrantenpack|flüchtlingspack|rapefugee|rapefugees|schwarzkopfpack
      schwuchtel|schwuchteln|drecksschwuchtel|scheißschwuchtel|scheissschwuchtel|schwuchtelpack|arschficker|kampflesbe|kampflesben|schwanzlutschertunte|schwulensau|schwulenpack|scheißschwuler|dreckslesbe|scheißtranse|homopack|hinterlader|analritter
      kanake|kanaken|kanackenpack|negern|negerkind|schlitzauge|schlitzaugen|kümmeltürke|kümmeltürken|polackenpack
      du|ihr|diese|dieser|so-ein|dreckiger|ein|die neger|zigeuner|untermensch|mongo|spasti|spast|transe|zigeunerin|jude-du
      untermensch|untermenschen|untermenschentum|herrenrasse|arierrasse|rassenschande|rassenmischung|umvolkung|volksverräterpack|lebensunwert|lebensunwertes|parasitenvolk
      sieg heil|sieg-heil
      heil hitler !gerufen|rief|gruß|ruf|rufe
      hitler hatte|hat ..1 recht|noch-nicht|wusste|nicht-genug
      hitler ..3 zu-wenig|nicht-fertig|vergessen-zu-vergasen|guter-mann|held|alles-richtig|hätte
      adolf|hitler hätte ..4 vergast|gewusst|kurzen-prozess|freude
      ab|gehörst|zurück|schickt|gehört|alle ..3 nach|in|ins auschwitz|gas|buchenwald|dachau|kz|gaskammer|vergasung !gedenkstätte
      holocaust|auschwitz ..2 lüge|erfunden|nie-gegeben|hoax|nie-passiert|märchen
      holocaustlüge|auschwitzlüge !strafbar|leugner|verbreitet
      holocaust hat ..1 nie|nicht gegeben|stattgefunden
      geh|geht|verpiss|verpisst|verzieh|zurück|fahr|haut|hau|husch ..4 zurück|hin|dahin|ab ..3 wo ihr|du|die|sie ..2 herkommst|herkommt|hergekommen|hergekommen-seid|hingehörst|hergekommen-bist|hergekommen-sind
      zurück ..3 wo du|ihr|die|sie ..1 hergekommen|herkommst|herkommt|herkommen
      dahin|dorthin wo du|ihr|die|sie ..1 herkommst|herkommt|hergekommen|herkommen
      verpiss|verpisst|verzieht|schert|haut|hau dich|euch|ab ..2 in|nach dein|euer|deine|eure|afrika|anatolien|syrien|polen|busch|dschungel
      geht|geh ..2 zurück ..1 nach|in ..1 afrika|syrien|afghanistan|anatolien|türkei|busch|dschungel|polen|eure|dein|euer|urwald|israel|heimat !urlaub
      islam|koran|moscheen|muslime|kopftücher gehört|gehören ..2 verboten|verbrannt|abgerissen|raus|vernichtet
      frauen|weiber sind <nur>? <nur>? zum|für ..3 kochen|putzen|ficken|kinderkriegen|da|herd
      transfrauen|transen|transmenschen ..1 sind <nur>? <nur>? keine|männer|gestört|krank|perverse|verkleidete
      <group> ..1 fressen ..2 hunde|katzen|alles
      ölaugen|kopftuchweiber|kopftuchweib|ziegenhirten|sandneger|bimbo-neger|dachpappe-neger|bahndammkind|judenfreund|judenhure|niggerin|muselmann-dreck
      <group> <nur>? sind|ist <nur>? <nur>? an allem schuld
      <group> <nur>? gehen|geht mir|uns auf-den|auf-die sack|keks|eier|nerven
      behinderte|behinderten|alte ..2 liegen|fallen|kosten ..3 tasche|geld|last|nur
      <group> und? <group>? sind|seien <nur>? <nur>? weniger-intelligent|weniger-klug|unterlegen|gewalttätig|aggressiv|gefährlich|keine-deutschen|das-problem|schuld|nicht-normal|unser-feind|der-feind
      lesben|lesbe|die-lesben ..4 richtigen|echten mann|schwanz|kerl
      trans|queer|schwul|lesbisch ist|sind <nur>? <nur>? eine? geisteskrankheit|krankheit|krank|unnatürlich|abartig|modeerscheinung
      <group> sollte|müsste|muss|soll man <nur>? <nur>? abtreiben|vergasen|abschieben|einsperren|wegsperren|ausweisen|ausrotten|kastrieren|sterilisieren|verbieten|rauswerfen|erschießen|verbrennen|deportieren|umerziehen|therapieren
      homosexualität|schwulsein|schwul-sein|lesbisch-sein|transsexualität|homosexuell-sein|transgender|trans-sein ist ..4 krankheit|sünde|widernatürlich|unnatürlich|abartig|krank|ekelhaft|pervers|widerlich|gegen-die-natur|heilbar|psychische-störung|geisteskrankheit
      schwule|lesben|homos|schwulen|transen ..3 kinderschänder|pädophile|verseuchen|aids|heilen|umpolen|verbrennen|abartig
      islam ..1 ist <nur>? <nur>? eine|ein|die|der ..1 krebs|krebsgeschwür|krankheit|pest|seuche|mörderreligion|mörderideologie|dreck|terror|abschaum
      frauen|weiber gehören ..2 an|in|hinter|ins ..2 herd|küche|kueche|bett
      frauen|weiber sind <nur>? <nur>? <nur>? dumm|dümmer|minderwertig|schlampen|huren|zu-dumm|nutten|fotzen|zum|nur-zum|objekte|weniger-wert
      frauen|weiber <nur>? sollten <nur>? ..2 nicht wählen|arbeiten|autofahren|kein-wahlrecht|maul
      alle|die|diese|sind frauen|weiber ..1 sind? <nur>? <nur>? schlampen|huren|nutten|fotzen
      behinderte|behinderten|krüppel ..5 einschläfern|eingeschläfert|vergast|vergasen|abgetrieben|lebensunwert|euthanasie|nutzlos|kosten-nur|weggesperrt|nicht-leben
      hasse|hass|verachte|verabscheue <nur>? <nur>? diese|alle|die|solche|dreckige? <group>
      <group> ..1 ekeln|widern|kotzen mich|uns
      ekel|ekle|kotzt|ekelt|ekelhaft|hasse|kotzen ..3 diese|die|den|vor|schwuchteln|alle ..1 <group>
      <group> ..2 sollen|sollten|können|müssen ..3 verrecken|ersaufen|ertrinken|krepieren|sterben|brennen|verschwinden|absaufen
      lasst|lass sie|die|<group> <nur>? <nur>? ersaufen|ertrinken|absaufen|verrecken
      will|wollen|möchte ..2 keine|kein|nicht ..1 <group> ..3 hier|land|deutschland|nachbar|nachbarn|haus|neben|stadt
      keine <group> in|hier|bei|auf
      nur ein toter <group>
      <group> ..1 bringen|verbreiten|schleppen ..3 krankheiten|kriminalität|seuchen|terror|aids|krätze
      <group> ..2 vermehren ..2 wie|ratten|karnickel
      <group> ..4 wie-die-tiere|wie-tiere|wie-ratten|wie-ungeziefer|wie-schweine|wie-affen
      <group> ..4 kriminell|vergewaltiger|messermänner|messerstecher|kopftreter|kinderschänder !wurde|wurden
      weiße|weisse|arische|deutsche|nordische rasse|herrenrasse ..2 überlegen|rein|retten|siegt|bleiben|schützen
      white power|heil|deutschland
      blut und ehre !band
      gleich wieder|macht die|gaskammern|öfen|lager auf|an|wieder|einschalten
      mit|durch dem|den|denen|diesem gesindel|abschaum|pack ..2 raus|weg|ab !reiche
      affenmensch|affen|baumaffen aus|zurück afrika|in-den-dschungel|auf-die-bäume`),
    low: phrases(`
      <group> ..2 passen|gehören nicht ..2 zu-uns|hierher|kultur|deutschland|uns
      <group> <nur>? integrieren sich <nur>? nicht|nie
      typisch <group> !gericht|gerichte|küche|rezept|essen|hochzeit|musik
      das boot ist voll !leute
      islam gehört <nur>? nicht zu|nach|hierher deutschland|europa|uns
      überfremdung|islamisierung|asyltourismus|asyltouristen|sozialtouristen|genderwahn|genderwahnsinn|wirtschaftsflüchtlinge|messermigranten|passdeutsche`),
  },
};
