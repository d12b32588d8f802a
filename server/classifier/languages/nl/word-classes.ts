import { words } from "../../lexicon/lexicon.ts";

/** Groups of words for phrases, written `<name>` there. */
export const wordClasses: Readonly<Record<string, readonly string[]>> = {
  will: words("zal ga wil gaan zullen kom moet kan zou ging zweer wou komen"),
  you: words("je jou jullie jouw u uw hem haar hen ze hun die"),
  hurt: words(`
    vermoorden afmaken neersteken doodslaan doodsteken doodschieten neerschieten wurgen kelen afslachten slachten onthoofden ophangen
    verkrachten doodmaken mollen slopen doodschoppen verrot neerknallen afknallen kapotslaan kapotmaken kapotschoppen verminken martelen verbranden vergassen
    omleggen aftuigen doodtrappen openrijten villen castreren doodknuppelen verdrinken lynchen neermaaien overhoopschieten koudmaken wurg
    afranselen executeren verbrijzelen uitmoorden doden`),
  body: words(`
    nek kop bek smoel hoofd tanden benen been armen arm botten bot keel neus kaak ribben knieen knieschijven vingers ogen schedel hersens ingewanden tong
    strot gezicht hals kloten ballen poten hart buik`),
  weapon: words(`
    mes kogel kogels pistool geweer bijl honkbalknuppel knuppel hamer machete steek klap klappen dreun dreunen vuist lood blauwe bus ram klets rammel
    koekenpan kopstoot kaakslag`),
  killed: words(`
    vermoord afgemaakt doodgeschoten neergeschoten opgehangen vergast afgeschoten uitgeroeid afgeslacht doodgeslagen verbrand onthoofd gecastreerd
    gestenigd gelyncht geexecuteerd neergeknald opgesloten gesteriliseerd uitgezet gedeporteerd verzopen verdronken verboden opgeknoopt gefusilleerd
    doodgestoken gemarteld afgeknald teruggestuurd weggestuurd ingeslapen verbannen omgelegd opgepakt afgevoerd genezen`),
  killThem: words(`
    afmaken afschieten ophangen vermoorden doodschieten vergassen uitroeien afknallen executeren onthoofden stenigen castreren neerschieten
    opknopen fusilleren doodslaan lynchen verzuipen omleggen afslachten opsluiten uitzetten deporteren steriliseren verbannen`),
  kin: words(`
    familie gezin dochter zoon kinderen kind kids vrouw man moeder vader ouders zus broer vriendin hond kat ma pa mams`),
  group: words(`
    marokkaan marokkanen mocro mocros kutmarokkaan kutmarokkanen kankermarokkaan kankermarokkanen turk turken kutturk kutturken moslim moslims moslima islamieten jood
    joden kutjood kutjoden kankerjood kankerjoden neger negers kutneger kutnegers kankerneger kankernegers nikker nikkers zwarte zwarten zwartjes zwartje allochtoon allochtonen buitenlander buitenlanders
    asielzoeker asielzoekers vluchteling vluchtelingen gelukszoekers migranten migrant immigranten polen polak polakken roemenen bulgaren zigeuner zigeuners roma homo homos homofielen
    flikker flikkers kankerhomo kankerhomos kuthomo mietje mietjes lesbo lesbos lesbiennes transgender transgenders travestiet travestieten transen chinees chinezen spleetoog spleetogen surinamers
    surinamer antillianen antilliaan afrikanen afrikaan arabieren arabier vrouwen wijven feministen gehandicapten gehandicapte mongool mongolen mongooltjes debielen christenen katholieken atheisten palestijnen israeliers
    zionisten syriers afghanen somaliers eritreeers koerden oekrainers moffen mof belgen walen indiers pakistanen indonesiers aziaten latinos blanken autisten dikzakken pedos lhbti
    pinda pindachinees bruinen kutbuitenlanders kutbuitenlander theedoeken geitenneukers zandneger zandnegers roetmop roetmoppen kaaskop joodse ramadanners hoofddoekjes`),
  slur: words(`
    neger negers nikker nikkers makak makakken spleetoog spleetogen flikker flikkers mongool mongolen polak polakken jood homo lesbo turk marokkaan mocro zigeuner zwarte
    moslim kankerhomo roetmop roetmoppen zandneger theedoek mietje allochtoon buitenlander pinda travestiet transgender chinees kutturk`),
  most: words(`
    volk ras bende groep zooitje zootje van kudde troep echt kwaadaardige hele
    allemaal alleen maar een gewoon stuk stelletje pure de het zo erg heel ook toch altijd net als niks anders dan bijna grootste ergste
    vieze vuile smerige luie domme gevaarlijke lelijke stinkende zijn meestal stukken simpelweg niet meer minder soort en`),
  vile: words(`
    woekeraars oplichter schurken uitbuiters
    crimineel luiwammels luilakken vreemdgangers onbetrouwbaar gierig hebberig barbaars vunzig vieze smeerlappen klaplopers viezerds dealers tasjesdieven straatrovers inbrekers fundamentalisten extremisten messentrekkers verraders bedriegers onderkruipsels zwijnen gif beest onrein onreine haatbaarden
    tuig uitschot ongedierte parasieten parasiet ratten rat kakkerlakken beesten dieren apen aap varkens honden wilden barbaren criminelen dieven dief terroristen
    verkrachters moordenaars ziek walgelijk smerig vies minderwaardig inferieur achterlijk gevaarlijk afval vuil vuilnis schorem gespuis profiteurs uitkeringstrekkers
    plaag kanker pest ziekte pedofielen gestoord abnormaal onnatuurlijk pervers perverselingen geitenneukers hoeren sletten dom lui tyfus stront kankerlijers leugenaars oplichters
    mislukkelingen virus bloedzuigers demonen duivels landverraders untermenschen onmensen misbaksels schande gevaar mensenhandelaars zieke viezeriken viespeuken zwakzinnig criminele
    inferieure minderwaardige uitvreters`),
  filthy: words(`
    vieze vuile smerige kanker tering tyfus kut klote godverdomde verdomde stinkende rot achterlijke takke kk achterbakse vies vuil smerig goore gore
    stomme pokke kolere`),
  rude: words(`
    klootzak klootzakken eikel lul lullen hufter hufters hoer hoeren slet sletten teef kutwijf kutwijven kankerhoer kankerwijf kankerlijer teringlijer teringlijder tyfuslijer
    lulhannes kuttekop trut mongool flikker rotzak hoerenjong hoerenzoon schoft schijtlul zakkenwasser paardenlul stronthoop kutkind klerelijer debiel mafkees wijf kankermongool kakker
    kontkruiper mietje pleurislijer aarsgezicht kankerkop kutlul gluiperd kuthoer gatlikker teringhoer mafklapper`),
  coarse: words(`
    pik lul paal piemel kut kutje poes poesje kont kontje reet tieten tietjes memmen borsten tepels ballen clit clitoris eikel penis vagina sperma geslacht stijve jongeheer
    doos spleetje billen bilspleet flamoes pruim pruimpje leuter`),
};
