import { words } from "../../lexicon/lexicon.ts";

/** Groups of German words for phrases, written `<name>` there. */
export const deWordClasses: Readonly<Record<string, readonly string[]>> = {
  /** Words that may stand between others without changing what is meant; "nicht" is not one. */
  nur: words(`
    einfach nur noch doch bloß bloss endlich eigentlich echt manchmal wirklich so auch schon gerade grad lieber am liebsten
    gerne gern immer oft ständig dauernd halt jetzt mal bitte ja ganz sehr total voll mehr eben eh sowieso alle allen alles
    heute morgen hier mir uns langsam weg gleich selber selbst irgendwie`),
  will: words("will möchte moechte mag wollte möcht moecht würde wuerde will's"),
  dich: words("dich euch ihn sie den die diesen diese"),
  dir: words("dir euch ihm ihr denen deine dein deinen ihnen"),
  body: words(`
    arm arme beine bein knochen nase kiefer genick hals zähne zaehne fresse gesicht schädel schaedel kopf finger rippen kehle
    hände haende knie maul schnauze rückgrat eier eierstöcke gräten visage`),
  /** Infinitives of killing and beating. */
  kill: words(`
    umbringen umzubringen töten toeten erschießen erschiessen abknallen abstechen erstechen erwürgen umlegen kaltmachen
    totschlagen abschlachten zusammenschlagen verprügeln verpruegeln vergewaltigen erschlagen köpfen steinigen lynchen
    plattmachen totprügeln kaputtschlagen verbrennen aufschlitzen killen ermorden`),
  /** Participles that can only be said of somebody. */
  killed: words(`
    erschossen aufgeknüpft vergast abgeknallt hingerichtet gehängt gehaengt erhängt gelyncht gesteinigt verprügelt totgeschlagen
    abgestochen abgeschlachtet geköpft ausgerottet vernichtet erschlagen exekutiert kastriert zwangskastriert vergewaltigt
    ermordet umgebracht ausgepeitscht zusammengeschlagen`),
  group: words(`
    ausländer auslaender juden jude muslime moslems muslimen moslem türken tuerken araber schwarze schwarzen neger negern
    zigeuner zigeunern roma sinti flüchtlinge fluechtlinge flüchtlingen asylanten asylbewerber migranten syrer afghanen kanaken
    kanake schwule schwulen lesben transen schwuchteln homos homosexuelle homosexuellen behinderte behinderten afrikaner islamisten
    polacken polen russen chinesen asiaten rumänen bulgaren albaner nafris kurden transmenschen transgender trans weiber ukrainer
    marokkaner inder pakistaner kopftuchmädchen transfrauen transsexuelle schlitzaugen einwanderer zuwanderer`),
  /** What only contempt says of people. */
  vile: words(`
    abschaum dreck dreckig ungeziefer schmarotzer parasiten parasit untermenschen pack gesindel kriminell kriminelle verbrecher krank
    pervers perverse abartig abartige abartigen vergewaltiger terroristen terrorist tiere viecher ratten kakerlaken minderwertig
    primitiv primitive dumm dümmer asozial asoziale asis diebe lügner eklig widerlich ekelhaft gestört gestoert geisteskrank
    schweine affen müll muell abschiebefällig faul unnatürlich krankheit seuche pest plage krebsgeschwür schädlinge wilde unrein
    hinterhältig geldgierig gierig rückständig barbaren messerstecher kinderschänder pädophil pädophile teufel bestien last bürde belastung ballast freaks missgeburten schande widerliche ekelhafte wertlos nutzlos zurückgeblieben unzivilisiert kranke bastarde drecksäcke arbeitsscheu blutsauger verräter drogendealer gegen-die-natur naturwidrig dealer sozialschmarotzer mörder gewalttäter betrüger räuber hunde ungläubige missgeburt entartet degeneriert`),
  sexPart: words(`
    titten brüste brüsten brueste muschi fotze möse moese schwanz penis arsch pimmel nippel busen ständer kitzler latte hintern po prengel`),
  fuck: words(
    "ficken vögeln voegeln bumsen durchficken durchnehmen nageln rannehmen poppen durchvögeln besteigen entjungfern",
  ),
};
