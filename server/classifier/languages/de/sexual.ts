import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * German: explicit words and requests, and talk of sex. Single words begin with naughty-words 1.2.0
 * (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const deSexual: HarmList = {
  words: {
    none: words(`
      schwanzlutscher deepthroat gangbang sexdate fickdate abspritzen vollspritzen
      arschfick fotzenlecker gruppensex analsex sexcam camsex`),
    low: words(`
      ficken fickt gefickt bumsen gebumst gevögelt wichsen wichse gewichst onanieren onaniert masturbieren
      orgasmus porno pornos titten  fotze möse pimmel dödel morgenlatte geil geile milf dildo vibrator
      quickie swinger tittchen notgeil rattig `),
  },
  phrases: {
    none: phrases(`
      schick|schicke|schickst|sende|sendest|zeig|zeige|zeigst|schickt|tausche|tausch|verkauf|verkaufe|verkaufen|gib|bekomm|bekomme|will|brauch ..5 nacktbild|nacktbilder|nacktfoto|nacktfotos|nacktpics|nacktbildchen|nudes|nudepics|muschibilder|dickpics|dickpic|tittenbild|tittenbilder|intimfotos|nacktvideo|nacktvideos|intimbilder
      nacktbild|nacktbilder|nacktfoto|nacktfotos|nudes|intimfotos|intimbilder ..3 von-dir|tauschen|schicken|gegen|bitte|per|verkaufen|tausch|auf-anfrage|pn|dm|senden
      schick|schicke|schickst|zeig|sende|zeigst ..3 nackt|nackte|oben-ohne|nackig|unten-ohne
      zeig|zeige|zeigst|schick|schickst|zeigt mir? ..4 deine|deinen|dein|die|eure|deinem ..2 <sexPart>|möpse|nackten-körper
      will|möchte|moechte|lass|würde|wuerde|werde|darf|kann|könnte|soll|wollen|willst ..4 <fuck> !spatzen|meisen|hören
      <fuck> will|möchte|willst|wollen|würde|lassen|lass|komm
      ficken|durchgefickt|gevögelt|durchgenommen werden|von-hinten|im-auto|hart|lust|tonight
      fick|fickst|ficke|vögel|vögle|bums|bumse|nagel|nagle mich|dich|deine-freundin ..2 hart|durch|härter|bitte|jetzt|tief|die-ganze|im|von-hinten|bis|daddy|ohne-gummi|so|heute|richtig
      fick|ficke|fickt mich
      ich fick|ficke|vögel|vögle|bumse dich|sie|ihn
      hat|haben|habe|hab|wurde ..5 gefickt|gevögelt|gebumst|durchgefickt|durchgenommen|geblasen|gewichst|abgespritzt|gefingert
      lutsch|lutscht|lutsche|blas|leck|lecke|saug|schluck|reit|küss ..2 mein|meinen|meine|seinen|an-meinem ..2 schwanz|eier|pimmel|penis|muschi|fotze|arsch|titten|ding|nippel|latte|sperma|pussy
      schwanz|schwänze|pimmel ..2 lutschen|blasen|lutscht|reiten|wichsen|im-mund|tief|in-dir|geblasen|gelutscht|saugen
      blas|bläst|blase|blasen|lutsch|wichs ..1 mir|ihm|dir einen|meinen|ihn|ein !luftballon
      einen|mir|dir|ihm geblasen|blasen|blas|bläst|blowjob|runterholen|runtergeholt|runter-holen|gewichst !luftballon|in-den|marsch|tuba|wind|kopf
      hol|hole|holt|holst ..2 mir|dir|ihm|sich einen runter
      muschi|fotze|möse|pussy|spalte|vagina ..2 lecken|feucht|nass|eng|enge|rasiert|ficken|leck|fingern|geleckt|verwöhnen
      feuchte|enge|nasse|geile|rasierte|deine|junge ..1 muschi|fotze|möse|pussy|spalte|titten
      große|riesige|pralle|dicke|geile|deine|heiße ..1 titten|möpse|euter
      mein|meinen|sein|seinen|harten|harter|dicker|dicken|steifen|steifer|riesen|großer|großen|langen ..2 schwanz|penis|pimmel|riemen|prügel|latte|ständer|rohr ..3 ist|hart|steif|steht|in|wird|tief|lang|cm|reiten|für-dich|so|groß|riesig|spüren
      schwanz|penis|pimmel|er ..3 steif|hart|steht|ständer ..4 dich|dir|an-dich|deine|für-dich|wegen-dir
      bist|bin|wirst|mach|macht|mache ..3 feucht|nass|geil ..2 auf-dich|für-mich|zwischen|da-unten|wegen|an-mich
      ich bin|werde <nur>? <nur>? geil|feucht|spitz|rattig|horny|notgeil
      bist du ..1 feucht|nass|geil|rattig
      macht|machst|mach mich <nur>? <nur>? geil|feucht|scharf|an-wenn|spitz|wild-auf
      was hast|trägst du ..2 drunter|darunter|an-und
      abspritzen|abgespritzt|spritz|spritze|reinspritzen|vollspritzen|besamen ..3 gesicht|mund|titten|in-dich|auf-dir|brüste
      in dir kommen|abspritzen
      in dir|dich drin|sein|abspritzen|eindringen|spüren-hart
      zieh|ziehst|zieht dich|du|deine|dein ..3 aus ..3 für-mich|kamera|cam|nackt|langsam|und-zeig|baby|süße|schatz|kleine|webcam
      zieh|ziehst ..2 dein|deine|den|das ..1 höschen|slip|bh|unterwäsche|kleid|tanga ..1 aus|runter
      sex|fick|quickie ..2 gesucht|treffen|heute-nacht|bei-mir|kontakte|gegen-tg !aufklärung
      suche|sucht|suchen|lust|bock|gesucht|biete ..5 sextreffen|sexdate|fick|ficker|fickpartner|fickdate|sexpartner|sexkontakte|camsex|sexchat|quickie|gangbang|sex|telefonsex|fickfreundschaft|blowjob|ons|erotikchat !aufklärung|leben|and-the-city|im-alter|mensch
      sexchat|camsex|telefonsex|sexcam|sextreffen|sexkontakte|fickdate|fickfreundschaft|pornochat|sexdate|fickpartner|spermageil|spermaschlampe
      kostenlose|gratis|geile|live|nackte ..2 pornos|sexcams|sexvideos|sexkontakte|milfs|teens|girls-nackt|huren|nutten|teenies
      geile|notgeile|versaute|willige|spermageile ..2 frauen|hausfrauen|milf|milfs|studentin|mädels|weiber|luder|stute|schlampe|teens|sau
      versaut|versaute|versauter|schmutzige ..1 chat|gedanken-mit|bilder|fotos|schlampe|spiele
      setz|sitz|reit|knie ..3 auf-mein|auf-meinem|vor-mir|auf-meinen|mein ..2 gesicht|schwanz|hin-und
      bück dich !und-heb|nach
      von hinten ..2 nehmen|ficken|durchnehmen|nehme|rannehmen|besorgen
      besorg|besorge|besorgs|besorg's|besorgen ..3 dir|mir|ihr|es-dir ..3 richtig|hart|die-ganze|wie|so|heute-nacht|die-nacht
      es dir|mir ..2 richtig|hart|die-ganze-nacht besorgen
      fass|fasst|berühr|streichel|finger dich|dir ..2 selbst|an|selber|zwischen
      zwischen deine|deinen beine|beinen|schenkel|schenkeln lecken|kopf|versinken|sein|knien
      wichs|wichse|wichsen|wichst|masturbiere|masturbier|masturbieren ..3 auf|vor|für|dich|mir|deine|mit-dir|kamera|zusammen
      dich|dir ..4 lecken|ficken|auslecken|durchficken|vernaschen|fingern|besamen|anspritzen|auspeitschen-nackt
      bild|foto|video|bilder|fotos|pic|pics|selfie ..2 von|mit deinen|deinem|deiner|dir ..1 <sexPart>|nackt|ohne-was|oben-ohne|unten-ohne
      deinen|deinem|deiner|deine|seinen|dein ..2 schwanz|muschi|titten|fotze|pimmel|pussy|möse|latte|arsch|sperma ..2 in-mir|spüren|lutschen|reiten|schmecken|ficken|lecken|blasen|schlucken|anfassen|kneten|geil|eng|feucht|versohlen|sehen|vollspritzen
      lust|bock ..3 ficken|bumsen|poppen|vögeln|blasen|sex-mit-mir
      mach|spreiz|öffne|nimm die|deine beine|schenkel breit|auseinander|für-mich|auf
      geile sau|schlampe|stute|schnitte|fotze|titten|ficksau|hure|muschi|maus-will
      wer|willst|magst|möchtest|traust ..4 ficken|bumsen|vögeln|gefickt|blasen-lassen|geleckt-werden
      meinen|mein schwanz|penis|pimmel|riemen|ständer ..2 sehen|spüren|lutschen|haben|blasen|reiten|schmecken|anfassen|lecken
      deine|dein brüste|titten|arsch|hintern|muschi ..2 macht|machen mich|sind-so-geil|ist-so-geil|sehen-geil
      geile|heiße|scharfe|willige frauen|girls|mädels|milfs|singles|hausfrauen ..3 nähe|umgebung|warten|chat|kontakt|treffen
      porno|pornos ..2 gratis|kostenlos|hier|anschauen|link|umsonst
      lutsch|blas|reit|wichs ihn|mir-den|dran ..1 tief|hart|bis|schön|für-mich|durch
      auf meinem|mein|meinen|seinem gesicht|schwanz|mund sitzen|reiten|setzen|sitzt|reitest
      dich|deinen ..1 nackt sehen|ausziehen|vor-mir|körper
      nackt vor|für der|die|mich|mir|cam|kamera
      taschengeld|tg sex|treffen|gegen|ladies|girl !erhöhung
      kinderporno|kinderpornos|kinderpornografie ..3 tausche|tauschen|link|suche|schicke|anschauen|gruppe|geil
      sex mit ..2 minderjährigen|kindern|kind|schülerin|jungen-mädchen|kleinen
      nutte|hure|escort|callgirl|domina ..3 gesucht|buchen|bietet|diskret|stunde|besuchbar|hotel`),
    low: phrases(`
      hatte|hatten|gehabt|geilen|geiler|guten|wilden|heißen|heißer|besten|bester|will|wollen|habe|hab ..4 sex !aufklärung|leben-und|seit|ohne-einwilligung
      sex ..5 gehabt|hatten|hatte|im-auto|unter-der-dusche|am-strand|am-morgen|ganze-nacht|auf-dem|geil
      geiler|geilster|wilder|heißer|bester|hemmungsloser|harter sex
      miteinander|mit-ihm|mit-ihr|mit-einem|mit-einer|mit-meinem|mit-meiner ..4 geschlafen|ins-bett|rumgemacht|im-bett-gelandet !gut|zelt|schlecht|selben-zimmer
      haben|hatten|habe|wieder ..1 es ..4 getrieben|miteinander-gemacht !bunt
      im bett gelandet !und-eingeschlafen
      besten|geilsten|heißesten|besserer ..1 sex
      hatte|hatten|gehabt|bekommen|gestern ..3 orgasmus|orgasmen|höhepunkt-im-bett
      gut|super|granate|rakete|bombe|kanone im bett !geschlafen|liegen|gelegen
      scharf auf ..2 kollegen|nachbar*|chef|ex|lehrer*|trainer*|typen
      sex <nur>? ..2 war ..2 hammer|geil|super|toll|gut|unglaublich|beste|bester|mega|wahnsinn|fantastisch|heiß|schlecht-wie-nie
      one night stand
      ons gehabt|hatte|gestern
      orgasmus ..2 hatte|gehabt|bekommen|gekommen|mehrere|gevögelt|vorgetäuscht
      haben|hatten|wir ..3 liebe gemacht
      porno|pornos ..3 geschaut|gucken|schauen|guck|schaue|geguckt|zusammen|angeschaut
      geiler|geilen|heißer|knackiger|sexy|dicker|süßer arsch|hintern|po|knackarsch
      scharf auf ihn|sie|dich|den
      kondom|kondome|gummi ..4 gestern|ohne|vergessen|gerissen|gefickt|gevögelt
      selbstbefriedigung|selbst-befriedigt|befriedige-mich|mich-selbst-befriedigt
      swingerclub|stripclub|puff|bordell|laufhaus ..3 gehen|war|waren|gestern|besuch|mit
      freundschaft plus
      sextoy|sextoys|sexspielzeug|dildo|vibrator|handschellen ..3 gekauft|benutzt|ausprobiert|bestellt|probiert`),
  },
};
