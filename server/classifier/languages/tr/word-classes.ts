import { words } from "../../lexicon/lexicon.ts";

/** Groups of Turkish words for phrases, written `<name>` there. */
export const trWordClasses: Readonly<Record<string, readonly string[]>> = {
  /** Words that may stand between others without changing what is meant. */
  adv: words(`
    artık artik hiç hic çok cok bir de da ki ya lan ulan gerçekten sadece sürekli hep yine gene tekrar bugün dün gece her gün
    an şu bu o ben sen biraz bile mi mu en kadar böyle öyle işte iyice resmen valla vallahi amk aq hemen şimdi daha gidip
    kendi kendimi git hadi lütfen bence`),
  you: words(
    "seni sizi onu onları sana size ona bunu bunları onlari bunlari seni sizleri hepinizi hepsini topunuzu ikinizi",
  ),
  /** Stems of killing and beating. */
  kill: words(`
    öldür* oldur* geberti* gebertec* gebert* vuraca* vurur* kese* keser* boğa* boğar* bıçakla* bicakla* doğra* döve* döver* parçala* parcala*
    yaka* yakar* sike* yok-ede* gömer* gömec* gömec* ezer* ezece* pataklar* haşat-ede* mahved* mezara boğaz* deşer* deşec*
    şişler* şişle* delik-deşik süründür* patlat*`),
  body: words(`
    kemik* kemiği* bacak* bacağ* kol kolun* kolunu kollar* ağzın* ağzını burn* yüzün* yüzünü kafan* kafanı kafasın* dişler* diş boyn* boğaz*
    gırtla* çene* çeneni parmak* beyn* gözün* gözünü gözlerin* kaburga* suratın* bel belin* elin* ayağ*`),
  group: words(`
    suriyeli* arap* araplar kürt* kürtler yahudi* ermeni* çingene* cingene* afgan* mülteci* multeci* göçmen* gocmen* sığınmacı* siginmaci*
    zenci* rumlar ibne* eşcinsel* escinsel* gayler geyler lezbiyen* translar travesti* lgbt* lgbti* alevi* gavur* kafir* hristiyan* pakistanli* pakistanlı*
    kadınlar kadinlar karılar engelli* yunan* siyahi* siyahlar dönme* kızılbaş* ateist* siyonist* çinli* çingen*`),
  vile: words(`
    hırsız* hirsiz* terörist* terorist* pis pislik* köpek* kopek* hayvan* hain* sapık* sapik* şerefsiz* serefsiz* aşağılık* asagilik* parazit* asalak* mikrop* böcek*
    hamamböce* maymun* domuz* haşere* fare fareler lağım* çöp tecavüzcü* katil* cahil* tembel* iğrenç* igrenc* hastadır hastadırlar hastalar hastalık* hastalıklı* ahlaksız* kanser
    barbar* vahşi* yaratık* leş piç* soysuz* kansız* namussuz* vebalı* kene* sülük* necis murdar yobaz* geri-zekalı* aptal* salak* fahişe* orospu*
    lanetli* güvenilmez* yalancı* nankör* suçlu* sürüngen* ilkel* ucube* günahkar* ayıp rezil* yüz-karası* pezevenk* ikinci-sınıf kaşar* tehlikeli*`),
  sexPart: words(`
    memeni* memelerin* meme-uçların* amını amcığın* amcığını götünü götün poponu popon* kalçan* kalçanı sikini yarağını yarrağını penisini çükünü göğüslerin* göğsünü
    amın kukunu kukun* taşağın* vajinan* bacak-aranı vücudunu`),
};
