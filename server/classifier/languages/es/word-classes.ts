import { words } from "../../lexicon/lexicon.ts";

/** Groups of words for phrases, written `<name>` there. */
export const wordClasses: Readonly<Record<string, readonly string[]>> = {
  // Deeds that are threats whatever follows them.
  kill: words(`
    matar matarte matarlo matarla matarlos matarlas mataros asesinar asesinarte apuñalar apuñalarte apunalar degollar degollarte
    acuchillar acuchillarte linchar linchar* destripar* estrangular* descuartizar* ahorcar ahorcarte ahorcarlo ahorcarla
    ahorcarlos acribillar* balear balearte desollar* navajear* decapitar* fusilar* ejecutarte ejecutarlos`),
  // Deeds that need a person as their object.
  hurt: words(`
    matar reventar rajar apuñalar apunalar degollar acuchillar linchar destripar estrangular asesinar violar liquidar
    descuartizar ahorcar fusilar balear acribillar desollar navajear machacar hostiar madrear chingar putear golpear
    moler descojonar desfigurar decapitar cagar surtir reventarte`),
  killNow: words(`
    mato reviento rajo apuñalo apunalo deguello acuchillo destripo estrangulo asesino descuartizo ahorco acribillo
    violo madreo hostio matamos reventamos mataremos matare reventare rajare apuñalare degollare acuchillare asesinare
    estrangulare violare descuartizare destripare machacare`),
  smash: words(`
    partir partire parto partimos romper rompere rompo rompemos reventar reventare reviento destrozar destrozare destrozo quebrar quebrare
    quiebro arrancar arrancare arranco cortar cortare corto sacar sacare saco volar volare vuelo rajar rajare rajo aplastar aplasto
    hundir hundire hundo abrir abrire abro machacar machacare machaco pisar piso tumbar tumbo bajar bajo cruzar cruzo`),
  body: words(`
    cara jeta boca hocico crisma madre cabeza dientes piernas brazos huesos hueso cuello garganta nariz lengua ojos craneo
    mandibula costillas rodillas dedos morro sesos tripas visceras cojones huevos manos cuerpo alma corazon pescuezo cogote`),
  weapon: words(`
    tiro tiros bala balas balazo balazos plomazo plomo cuchillo cuchillos cuchillada navajazo navaja puñalada puñaladas punalada
    hachazo machete machetazo hostia hostias paliza puñetazo puñetazos puño golpiza madriza putiza verguiza putazos botellazo
    bate pistola escopeta cadenazo batazo patadas leñazo chingadazos`),
  kill3: words(`
    maten mataran matasen mate fusilen fusilaran cuelguen colgaran linchen quemen quemaran ahorquen violen atropellen atropelle
     deguellen apuñalen ejecuten exterminen gaseen`),
  killInf: words(`
    matarlos matarlas matarlo matarla fusilarlos fusilarlas fusilarlo colgarlos colgarlas colgarlo lincharlos lincharlo
    quemarlos quemarlas quemarlo ahorcarlos ahorcarlo gasearlos exterminarlos exterminarlas ejecutarlos ejecutarlo
    degollarlos aniquilarlos eliminarlos castrarlos`),
  kill4: words(
    "matar fusilar colgar linchar quemar ahorcar gasear exterminar ejecutar degollar aniquilar acribillar",
  ),
  kin: words(`
    familia hijo hija hijos hijas mujer esposa marido madre padre padres hermano hermana novia novio niños perro gato`),
  // People by what they are; only words that name nothing else in the plural.
  group: words(`
    moro moros moras sudaca sudacas negros negras judio judios judias gitano gitanos gitanas musulman musulmanes musulmanas arabe
    arabes inmigrante inmigrantes migrantes extranjeros extranjeras refugiados gays gais homosexuales lesbianas trans transexuales
    travestis maricones maricas bolleras tortilleras chinos chinas indios indigenas latinos africanos venezolanos venecos bolivianos
    bolitas paraguas peruanos perucas haitianos colombianos ecuatorianos mexicanos rumanos marroquies panchitos mujeres feministas
    feminazis discapacitados minusvalidos mongolicos subnormales gordos gordas cristianos catolicos ateos pakistanies paquis menas
    palestinos israelies sionistas sirios afganos asiaticos blancos ucranianos cubanos dominicanos centroamericanos hondureños
    salvadoreños nicas nicaraguenses ilegales mestizos cholos autistas negratas maricon homosexual lgbt islamistas`),
  // Groups that are also an adjective of things: "los productos chinos".
  slur: words(`
    sudaca sudacas negrata negratas maricon maricones mariconazo bollera bolleras moraco moracos panchito panchitos machupichu
    travelo travelos veneco venecos feminazi feminazis machorra machorras gitanata conguito mongolico mongolica mongolicos
    mongolo subnormal subnormales retrasado retrasada retrasados retardado retardados`),
  most: words(`
    raza pandilla banda panda manada nido monton pueblo grupo bola hatajo cuadrilla especie sarta
    todos todas todo unos unas un una uno solo solamente puros puras pura puro muy tan bien la lo el los las peor peores mas
    simplemente como igual iguales que de verdaderos verdadera putas putos puta puto malditos maldita autentica autenticos
    menos mitad casi siempre todititos gente seres`),
  vile: words(`
    vagos flojos mantenidas feas gandules holgazanes rateros mafiosos corruptos mentirosos traidores usureros tacaños avaros sanguinarios barbaros retrogrados cochinos marranos drogadictos sidosos pervertidores adoctrinadores degenerados maleantes
    basura escoria parasito parasitos plaga cucarachas cucaracha ratas rata animales animal monos simios cerdos cerdas bestias
    salvajes delincuentes criminales ladrones ladronas chorros terroristas violadores asesinos enfermos enfermas asquerosos asquerosas
    inferiores subhumanos infrahumanos peste cancer lacra chusma gentuza bichos sucios sucias inmundos inmundas mugrosos mugre
    degeneradas pervertidos pervertidas aberracion abominacion pedofilos apestosos alimañas sanguijuelas mierda
    repugnantes inutiles invasores putas zorras perros piojosos piojos tontas histericas enfermedad virus brutos ignorantes
    narcos traficantes prostitutas mantenidos vividores bacteria carroña anormales desviados antinaturales demonios
    retrasados estupidas estupidos tarados lastre verguenza error`),
  insult: words(`
    negro negra negros negras moro mora moros judio judia judios gitano gitana gitanos chino chinos chinito indio india indios sudaca
    sudacas maricon maricones marica maricas bollera lesbiana lesbianas gay gays panchito panchitos veneco venecos boliviano peruano
    haitiano colombiano rumano extranjero extranjeros inmigrante inmigrantes arabe arabes musulman musulmana musulmanes travelo
    travesti mongolico subnormal feminazi feminazis mono simio cholo serrano paisa mexicano africano paki`),
  filthy: words(`
    puto puta putos putas maldito maldita malditos malditas asqueroso asquerosa asquerosos asquerosas sucio sucia sucios
    apestoso apestosa repugnante repugnantes pinche pinches jodido jodidos inmundo inmunda`),
  part: words(`
    polla pollas verga pene pija pito rabo nabo pinga picha coño concha chocho chochito coñito panocha pepa culo culito culazo
    tetas tetitas pezones huevos bolas clitoris miembro cuca chucha poronga garcha semen leche chumino raja rajita pechos`),
  coarse: words(`
    polla pollas verga pija pinga picha coño coñito chocho chochito poronga garcha panocha culazo tetas tetitas tetazas pollon vergota`),
  nude: words(`
    desnuda desnudo desnudas desnudos nudes nude pack packs tetas culo coño pechos polla verga intimas encuerada encuerado
    pelotas porno hot sexis sexys calientes`),
};
