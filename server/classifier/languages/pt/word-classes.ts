import { words } from "../../lexicon/lexicon.ts";

/** Groups of words for phrases, written `<name>` there. */
export const wordClasses: Readonly<Record<string, readonly string[]>> = {
  // "Não", as people type it.
  no: words("nao n num ñ nn naum jamais"),
  am: words("to tou estou tava estava ando tamos estamos fico ficando"),
  you: words("voce vc vcs ce voces tu te se ti"),
  kill: words(`
    matar assassinar esfaquear degolar estrangular esquartejar fuzilar enforcar linchar estripar balear esganar estuprar
    executar decapitar apunhalar chacinar desmembrar`),
  killNow: words(`
    mato matamos esfaqueio degolo estrangulo esquartejo esgano enforco furo estupro rebento arrebento quebro espanco
    arregaco matarei degolarei esfaquearei esfolo estripo capo`),
  hurt: words(`
    matar assassinar esfaquear degolar estrangular esquartejar fuzilar enforcar linchar estripar balear esganar estuprar
    rebentar arrebentar espancar furar surrar esmurrar socar moer capar queimar desfigurar apunhalar violar esfolar
    esmagar trucidar arregacar desmembrar quebrar encher meter`),
  smash: words(`
    abrir abro
    quebrar quebro quebrarei partir parto rebentar rebento arrebentar arrebento estourar estouro arrancar arranco cortar corto furar furo
    esmagar esmago rachar racho explodir explodo encher encho amassar amasso afundar afundo socar moer enfiar`),
  body: words(`
    cara fuca fucas tromba trombas focinho boca dentes cabeca pernas bracos ossos osso pescoco garganta nariz lingua olhos costelas
    joelhos dedos miolos tripas cranio queixo beico ventas espinha cornos corno mandibula coracao corpo goela`),
  weapon: words(`
    tiro tiros bala balas facada facadas faca pipoco porrada porradas murro murros soco socos surra tareia chapada chapadas paulada
    pauladas machadada navalhada coronhada estalo bofetada marretada pancada teco balazio chumbo cacetada`),
  kill3: words(`
    matem matassem mate fuzilem fuzilassem enforquem queimem linchem exterminem executem espanquem atropelem estuprem morram morra
    morressem`),
  killThem: words(`
    mata matar matal fuzilar fuzila enforcar queimar linchar exterminar executar degolar eliminar castrar gasear metralhar
    abater chacinar`),
  killed: words(`
    mortos morto mortas morta fuzilados fuzilado enforcados enforcado queimados linchados executados degolados exterminados
    eliminados abatidos castrados espancados metralhados deportados expulsos esterilizados gaseados pendurados presos internados`),
  kin: words(`
    familia filho filha filhos filhas mulher esposa marido mae pai irmao irma namorada namorado cachorro crianca criancas cao`),
  group: words(`
    preto pretos preta pretas negro negros negra negras crioulo crioulos crioula judeu judeus judia judias cigano ciganos cigana ciganas muculmano
    muculmanos muculmana islamicos arabe arabes imigrante imigrantes migrantes estrangeiro estrangeiros refugiado refugiados gay gays homossexual homossexuais
    lesbica lesbicas trans transexuais travesti travestis viado viados veado veados bicha bichas paneleiro paneleiros boiola boiolas sapatao sapatona sapatonas
    fufa fufas traveco travecos nordestino nordestinos baiano baianos paraibas paraiba indio indios indigenas indiano indianos paquistaneses chineses
    chines africano africanos angolanos brasileiros brasileiras brasileiro zuca zucas brazucas venezuelanos haitianos bolivianos cubanos
    mulheres mulher feministas feminista feminazis deficientes retardados mongoloides gordos gordas monhe monhes nepaleses bengaleses evangelicos crentes
    cristaos ateus umbandistas macumbeiros palestinos palestinianos israelitas sionistas sirios ucranianos favelados lgbt autistas idosos asiaticos
    mexicanos latinos romenos turcos mouros favelado`),
  slur: words(`
    crioulo crioulos macaco macacos macaca viado viados viadinho viadinhos bichinha paneleiro paneleiros panasca boiola boiolas baitola baitolas fufa fufas
    traveco travecos sapatao sapatona monhe monhes zuca zucas preto pretos preta negro negra cigano ciganos judeu judeus cigana neguinho pretinho escurinho
    nordestino baiano paraiba favelado indio mongoloide retardado mulato chinoca chinocas indiano brasileiro africano`),
  most: words(`
    raca povo bando grupo cambada manada quadrilha monte corja especie ninho laia
    todos todas tudo uns umas um uma so somente apenas puros pura muito tao bem a o os as pior piores mais simplesmente como igual iguais que de
    verdadeiros verdadeira malditos maldita autenticos sempre gente seres pessoas quase`),
  vile: words(`
    agiotas usurarios vigaristas
    preguicosas malandros gatunos corruptos traidores violentos perigosos sanguinarios burros atrasados retrogrados mafiosos golpistas drogados bebados falsos falsas pervertidas possuidos pecadores imundicie ladras sovinas avarentos terrorista traficante marginais gandulos calaceiros trafulhas porcalhoes
    lixo escoria parasita parasitas praga pragas barata baratas rato ratos ratazanas animal animais macaco macacos simios porco porcos porcas bestas bichos
    selvagens bandidos bandido criminosos criminoso ladroes ladrao terroristas estupradores violadores assassinos doente doentes nojento nojentos nojenta
    nojentas inferior inferiores peste cancer corja raca imundo imundos imundas sujo sujos sujas fedidos fedorentos fedorento vagabundos vagabundo degenerados pervertidos
    aberracao aberracoes abominacao pedofilos sanguessugas merda bosta repugnantes invasores putas vadias demonios demonio doenca virus desviados anormais
    vermes verme traficantes preguicosos subumanos burras histericas interesseiras incapazes retardados gentalha aproveitadores mentirosos rale`),
  filthy: words(`
    maldito maldita malditos malditas nojento nojenta nojentos imundo imunda sujo suja sujos fedorento fedido fedida puto puta porco porca porra
    caralho seu sua`),
  coarse: words(`
    piroca pirocas pica picas rola rolas caralho caceta pauzao pauzudo pirocao buceta bucetas boceta bocetas bucetinha xoxota xoxotinha xereca xana xaninha
    ppk cona coninha conaca pila grelo grelinho cuzinho bundinha bundao rabao rabeta peitoes peitinho peitinhos tetinhas tetas mamocas caralhao picona`),
  rude: words(`
    cabrao cabroes cabra arrombado arrombada arrombados cuzao cuzona cuzoes vadia vadias vagabunda vagabundas
    escroto escrota escrotos puta putas punheteiro punheteiros otario otaria otarios babaca babacas desgracado desgracada desgracados
    filhodaputa fdp bastardo bastardos canalha canalhas merdas rameira cagao panaca nojento`),
};
