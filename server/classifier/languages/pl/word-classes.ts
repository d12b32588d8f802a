import { words } from "../../lexicon/lexicon.ts";

/** Groups of Polish words for phrases, written `<name>` there. */
export const plWordClasses: Readonly<Record<string, readonly string[]>> = {
  /** Words that may stand between others without changing what is meant; "nie" is not one. */
  adv: words(`
    już juz tylko po prostu tak dalej dłużej więcej naprawdę naprawde chyba znowu znów ciągle ciagle wciąż cały czas czasem
    teraz dziś dzisiaj jutro zaraz w końcu wreszcie sobie się sie to też jeszcze serio kurwa najchętniej bardzo często od
    dawna wszyscy normalnie i mi my no zwyczajnie lepiej raz totalnie zupełnie`),
  want: words(`
    chcę chce chciałbym chciałabym chciałam chciałem wolałbym wolałabym pragnę marzę zamierzam planuję planuje mam-ochotę mam-ochote muszę mógłbym mogłabym
    chcialbym chcialabym chcialam chcialem`),
  you: words("cię cie was go ją ich ciebie jego was ciebie tę tego tych im ci wam mu jej"),
  kill: words(`
    zabij* zabić zabic zajeb* rozjeb* zatłuk* zastrzel* dorwę dopadnę zamorduj* zarżn* zarzn* uduszę powieszę potn* pobij*
    skatuj* spalę rozwalę rozwal* rozpierdol* zniszczę wykończę zakopię zakatuj* posiek* skopię utłukę zatłukę zgwałc* zgwalc*
    odstrzel* wypatrosz* zakatrup* ukatrup* rozszarp* zmiażdż* zadźga* poćwiartuj* udusz* wyrżn* zmasakruj*`),
  killed: words(`
    rozstrzel* zastrzel* wymordowa* zagazowa* ukamienowa* zlinczowa* wykastrowa* odstrzel* wyrżn* eksterminowa* powystrzela*
    wystrzela* kastrowa* pozabija* powywiesza* palić-na-stosie spalić-na-stosie pozamykać-i-zabić rozstrzeliwać
  `),
  body: words(`
    nogi nogę noge ręce rękę łapy gębę gebe mordę morde ryj zęby zeby kości kosci kark łeb leb szczękę głowę nos żebra zebra
    gardło palce kolana rączki twarz czaszkę pysk jaja kręgosłup`),
  group: words(`
    żyd* zyd* cygan* cyganie pedał* pedal* gej* lesb* murzyn* czarnuch* ciapat* ciapak* arab* muzułman* muzulman* islamist* ukrai* ukrow*
    uchodźc* uchodzc* imigrant* migrant* czarn* niemc* ruscy rosjanie rosjan* homoseksuali* homo trans transów transi* tęczow* lgbt
    niepełnosprawn* kobiety baby feministki feminist* azjaci chińczyk* chińczycy wietnamc* turk* turcy romowie romów romy białorus* hindus* żydostwo
    kolorow* obcokrajowc* geje murzyni arabowie banderow* ukry ukropy szwab*`),
  vile: words(`
    złodziej* zlodziej* brudas* pasożyt* pasozyt* śmieci* smiec* śmieć robact* robak* szczur* zaraz* zboczeń* zbocze* chorzy chore chory
    zwierzęta zwierzeta małpy malpy bydło bydlo podludzie podludźmi podgatun* dzikus* terroryst* gwałciciel* przestępc* bandyc* pedofil* ścierw*
    scierw* plaga plagą dewian* zwyrodnial* leni* nieroby nierob* brudni głupie głupi glupie głupsze gorsi gorsze karaluchy
    szarańcza hołota holota śmierdz* smierdz* rak rakiem wrzód obrzydliw* nienormaln* wynaturz* mordercy kłamcy oszuści wstrętn*
    darmozjad* patologi* świnie swinie szkodniki tępi tepi prymityw* psychiczn* terroryści terrorysci chorob* zagrożen* hańb* zwyrol* śmierdziele żebracy pijacy ćpuny sodomit* mafia szkodnik* grzesz* bandyci gwałciciele przestępcy idioci mordercami kryminaliści zbrodniarze upośledz* dziwki kurwy degenerat*`),
  sexPart: words(`
    cycki cycuszki cycków cipk* cipę cipe cipcię dup* tyłek kutas* chuj* fiut* pał* piersi penis* pizd* waginę szpar* pipk* biust cyce sutki cycochy`),
  fuck: words(`
    ruchać ruchac wyruch* zerżn* zerzn* przelec* jebać pieprzyć wypieprz* rżnąć rżn* bzykn* bzyka* wyjeb* przerucha* dymać wydym*
    przerżn* posuwać posun* wylizać lizać`),
};
