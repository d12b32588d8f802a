import { words } from "../../lexicon/lexicon.ts";

/** Groups of words for phrases, written `<name>` there. */
export const wordClasses: Readonly<Record<string, readonly string[]>> = {
  killNow: words(`
    ammazzo uccido accoltello sgozzo strozzo strangolo scanno sparo massacro sventro impicco accoppo squarto brucio ammazzero uccidero
    accoltellero sgozzero strangolero scannero massacrero squartero gonfio riempio pesto distruggo sfondo stupro violento impalo
    ammazziamo uccidiamo massacriamo spacchiamo spezzo apro sfregio castro seppellisco`),
  kill: words(`
    ammazzarti ucciderti accoltellarti sgozzarti strozzarti strangolarti scannarti spararti massacrarti sventrarti impiccarti
    squartarti bruciarti pestarti stuprarti violentarti ammazzarlo ammazzarla ammazzarli ucciderlo ucciderla ucciderli sgozzarlo
    strangolarlo accopparti accoltellarlo massacrarlo sfregiarti seppellirti ammazzarvi uccidervi menarti gonfiarti
    bruciarli sparargli sfondarti picchiarti`),
  smash: words(`
    spacco spaccarti spacchero rompo romperti rompero spezzo spezzarti spezzero sfondo sfondarti taglio tagliarti tagliero apro aprirti
    strappo strapparti cavo cavarti stacco staccarti gonfio gonfiarti gonfiero frantumo frantumarti pesto sfascio sfasciarti
    spappolo spaccare rompere spezzare tagliare sfondare cambio cambiarti spacchiamo rompiamo stacchiamo`),
  body: words(`
    faccia muso testa denti gambe braccia ossa osso naso gola collo lingua occhi cranio mascella ginocchia dita cervello budella culo
    costole connotati grugno schiena pancia mani palle coglioni cuore`),
  weapon: words(`
    pallottola pallottole proiettile proiettili coltellata coltellate coltello lama sberla sberle pugno pugni calcio calci cazzotto cazzotti ceffone
    ceffoni schiaffi bastonate sprangate mazzate botte colpo legnate fucilata pistolettata testata`),
  killThem: words(`
    ammazzarli ucciderli fucilarli impiccarli bruciarli gasarli sterminarli eliminarli sgozzarli linciarli appenderli castrarli giustiziarli
    sparargli ammazzarlo fucilarlo impiccarlo bruciarlo affondarli annegarli ammazzarle fucilarle`),
  killed: words(`
    ammazzati uccisi fucilati impiccati bruciati gasati sterminati eliminati sgozzati linciati appesi castrati giustiziati fucilato impiccato
    ammazzato appeso rinchiusi rinchiuse rinchiuso sterilizzati espulsi deportati cacciati curati rimpatriati affondati annegati picchiati
    frustati abbattuti soppressi bruciate menati pestati lapidati crocifissi incarcerati chiusi`),
  kin: words(`
    famiglia figlio figlia figli moglie marito madre padre genitori sorella fratello fidanzata ragazza bambini cane mamma nonna`),
  group: words(`
    negro negri negra negre nero neri africano africani africane marocchino marocchini marocchine arabo arabi musulmano musulmani musulmane islamici islamico
    ebreo ebrei ebrea ebree giudeo giudei zingaro zingari zingara zingare rom nomadi immigrato immigrati immigrate migrante migranti clandestino clandestini
    extracomunitari extracomunitario straniero stranieri profughi rifugiati gay omosessuale omosessuali frocio froci frocia ricchione ricchioni recchione recchioni finocchi culattone
    culattoni checca checche busone lesbica lesbiche trans transessuali transessuale travestiti travestito terrone terroni terrona meridionali napoletani polentoni
    cinesi cinese musi albanesi rumeni romeni albanese rumeno romeno nigeriani senegalesi tunisini egiziani pakistani bengalesi indiani filippini slavi turchi
    donne femmine femministe disabili handicappati handicappato mongoloidi mongoloide ritardati down ciccioni grassoni cristiani cattolici atei
    palestinesi israeliani sionisti siriani afghani curdi ucraini lgbt vucumpra beduini sudamericani peruviani vecchi autistici asiatici risorse`),
  slur: words(`
    negro negri negra negre frocio froci frocia frocetto frocetti ricchione ricchioni recchione recchioni culattone culattoni culattina checca checche
    busone busoni terrone terroni terrona terronia zingaraccio zingaracci giudeo giudei marocchino mongoloide mongoloidi handicappato vucumpra beduino
    beduini travello trans ebreo zingaro zingara zingari crucco crucchi lesbicona`),
  most: words(`
    razza popolo banda branco massa manica specie mucchio accozzaglia ammasso covo
    tutti tutte tutto degli dei delle un uno una solo soltanto proprio davvero molto troppo i gli le la il peggiori peggio piu semplicemente
    come di veri vera maledetti solamente pure anche praticamente gente sempre esseri`),
  vile: words(`
    fannulloni sfaccendati scansafatiche mafiosi violenti pericolosi tirchi avari usurai bugiardi traditori infedeli sgozzatori ubriaconi drogati zecche malviventi pigri approfittatori barboni furfanti clandestini falliti esaltati malsani malsane ladruncoli ripugnanti inaffidabili sottosviluppati
    parassiti parassita feccia spazzatura immondizia topi ratti scarafaggi scarafaggio animali bestie scimmie scimmia porci maiali cani selvaggi barbari
    criminali delinquenti ladri ladre terroristi stupratori assassini malati malate malato schifosi schifose schifo schifosa merda merde cancro peste piaga inferiori inferiore
    subumani degenerati pervertiti pervertito pedofili invasori mantenuti sporchi sporche luridi lurido disgustosi disgustose sanguisughe
    troie puttane stupide isteriche inutili abominio aberrazione anormali malattia virus vermi verme insetti spacciatori ignoranti immondi scarti
    deviati contronatura rifiuti pezzenti puzzolenti bastardi infami handicappati`),
  filthy: words(`
    sporco sporca sporchi sporche lurido lurida luridi luride schifoso schifosa schifosi schifose maledetto maledetta maledetti fottuto fottuti fottuta
    brutto brutta brutti bastardo bastardi stronzo puzzolente puzzolenti cazzo`),
  coarse: words(`
    cazzo cazzi cazzone uccello minchia nerchia figa fica fighetta fichetta passera patata topa culo culetto tette tettine capezzoli palle coglioni
    clitoride pompino fregna patonza pisello bocce zinne sorca ano pene vagina membro`),
};
