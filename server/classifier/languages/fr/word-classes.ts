import { words } from "../../lexicon/lexicon.ts";

/** Groups of words for phrases, written `<name>` there. */
export const wordClasses: Readonly<Record<string, readonly string[]>> = {
  // "Je", as people type it.
  i: words("je j jsuis chuis jsui chui me m moi on"),
  am: words("suis jsuis chuis jsui chui suit sui"),
  goingTo: words(
    "vais va vas vont allons vait jvais jvai ve veux voudrais aimerais jure peux pourrais adorerais irai reve hate jveux",
  ),
  kill: words(`
    tuer buter crever planter saigner egorger massacrer flinguer etrangler poignarder eventrer decapiter assassiner zigouiller trucider
    dezinguer exploser eclater defoncer demolir fracasser fumer demonter latter niquer violer tabasser lyncher derouiller refroidir
    depecer etriper torturer abattre liquider caner bousiller pendre allumer cogner peter deglinguer marave shooter schlasser
    broyer ecraser`),
  killNow: words(`
    tue bute creve plante saigne egorge massacre flingue etrangle poignarde eventre decapite assassine zigouille defonce demolis
    fracasse fume demonte eclate explose nique tabasse etripe tuerai buterai creverai saignerai egorgerai massacrerai planterai
    defoncerai fumerai exploserai etranglerai tuerais buterais pendrai cogne detruis retrouverai`),
  smash: words(`
    casser peter exploser eclater briser defoncer fracasser demonter arracher couper trancher crever ouvrir ecraser demolir ravaler refaire
    casse pete explose eclate brise defonce fracasse demonte arrache coupe tranche creve ouvre ecrase demolis refais casserai peterai
    exploserai briserai arracherai trancherai couperai eclaterai niquer nique`),
  body: words(`
    gueule tete bouche dents jambes bras os nez crane machoire genoux rotules doigts gorge cou yeux oeil langue face tronche
    trogne cotes colonne cervelle tripes couilles mains veines figure poignets nuque ventre cœur coeur`),
  weapon: words(`
    balle balles bastos couteau couteaux lame schlass hache batte branlee raclee coup coups poing poings droite patate patates plomb
    chevrotine tarte baffe baffes claque claques gifle torgnole rouste derouillee pruneau`),
  killThem: words(`
    pendre fusiller guillotiner tuer buter abattre bruler crever gazer exterminer flinguer lyncher eliminer egorger decapiter
    castrer massacrer noyer zigouiller exploser`),
  killed: words(`
    pendus pendu fusilles fusille guillotines guillotine tues abattus executes brules gazes extermines lynches elimines egorges
    decapites castres massacres creves noyes enfermes internes sterilises expulses deportes renvoyes parques soignes piques vires bannis
    brule tue abattu execute expulsee expulsees enfermees`),
  kin: words(`
    famille fille filles fils enfants enfant gosses gosse mere pere parents femme mari sœur soeur frere copine mec chien chat mome momes`),
  group: words(`
    arabe arabes bougnoule bougnoules bougnoul bougnouls bicot bicots noir noirs noire noires negre negres negresse negro negros bamboula bamboulas
    juif juifs juive juives youpin youpins feuj feujs musulman musulmans musulmane musulmanes islamistes rom roms gitan gitans gitane manouche manouches romano
    romanos tsiganes tziganes immigre immigres immigrees migrant migrants etranger etrangers refugies clandestins pede pedes pd tapette tapettes tarlouze tarlouzes gouine
    gouines tantouze fiotte fiottes gay gays homos homosexuels homosexuelles lesbienne lesbiennes trans transsexuels travelos travelo travestis chinois chinetoque
    chinetoques niakoue niakoues asiatiques africain africains maghrebins algeriens algerien marocains marocain tunisiens turcs roumains blancs
    femmes femme bonnes feministes feminazies handicapes handicape mongols mongoliens mongolien attardes vieux cathos catholiques chretiens athees palestiniens israeliens
    sionistes syriens afghans kurdes ukrainiens armeniens comoriens antillais boches ritals portos rebeus rebeu renois renoi beurs grosses gros
    polonais albanais tchetchenes indiens pakistanais pakis lgbt senegalais haitiens autistes asiates trisomiques hindous`),
  slur: words(`
    bougnoule bougnoules bougnoul bougnouls bicot bicots negre negres negresse negresses negro negros bamboula bamboulas youpin youpins youpine
    crouille crouilles tarlouze tarlouzes tantouze tantouzes tafiole tafioles fiotte fiottes pede pedes pd pds tapette tapettes gouine gouines travelo travelos chinetoque
    chinetoques niakoue niakoues romano romanos mongolien mongoliens mongol mongols gogol gogols bride brides`),
  most: words(`
    peuple ramassis troupeau que tas espece
    tous toutes tout des un une juste seulement vraiment de les le la pires pire plus tres trop simplement comme bien pareils du
    aussi vrais vraie sales sale putain gros grosses bande gens etres race`),
  vile: words(`
    feignants faineants flemmards paresseux glandeurs degeneres voyous crapules mafieux radins escrocs menteuses arrieres tueurs dealers egorgeurs tricheurs pouilleux clochards malsains malsaines perverses violents dangereux vicieux cons betes bouches racailles traitres assiste cancereux moutons demons peureux
    parasites parasite vermine vermines rats rat cafards cafard animaux animal singes singe porcs porc chiens sauvages barbares criminels
    delinquants voleurs voleuses terroristes violeurs assassins malades dechets dechet merdes merde ordures ordure racaille pourriture pourritures
    cancer peste fleau plaie inferieurs inferieure inferieures pervers pedophiles envahisseurs assistes profiteurs
    degueulasses degoutants degoutantes repugnants immondes sales puants crasseux sangsues nuisibles monstres aberration abomination abominations maladie virus
    putes salopes connes debiles hysteriques anormaux tares inutiles menteurs idiots idiotes primates cloportes saletes salete honte erreur`),
  filthy: words(
    "sale sales salete putain pute espece bande gros grosse petit pauvre foutu foutus encule encules connard connards",
  ),
  coarse: words(`
    bite bites teub zob chibre chatte foufoune foufe fouf moule minou clito clitoris nichons nibards seins tetons cul fesses queue penis vagin vulve
    anus couilles gland boules trou schneck teuch miches`),
};
