import { phrases } from "../../lexicon/lexicon.ts";
import type { CrisisList } from "../language-lists.ts";
import { indirect } from "./indirect.ts";

const hard = phrases(`
  <no> tenho vontade de nada|levantar|sair-da-cama|viver
  <no> sei pra|para|por|porque|o ..1 que? ..1 me? levanto|vivo|continuo|existo|sigo
  tudo|vida e|esta|ta|parece|ficou ..1 cinza|vazio|vazia|cinzento|escuro|negro|preto-e-branco|inutil
  sou ..1 um|uma? ..1 vergonha|desilusao|decepcao pra|para|pros|aos
  sou|me-sinto|sinto ..2 peso|fardo|estorvo para|pra|na|nas|de-toda
  choro|chorando|chorei ..1 todas|todos|toda|cada as|os|noite|dia|santa-noite
  melhor sem mim
  no fundo do poco
  nada ..1 me|mais ..1 da|traz|faz ..1 alegria|prazer|feliz|sentido
  tao|muito|completamente|totalmente|extremamente sozinho|sozinha ..1 que|e|neste|nesse ..1 parece|ninguem|mundo|sinto|doi
  ninguem ..1 gosta|liga|quer|importa ..1 de|pra|para|com|saber ..1 mim|eu|comigo
  cansad*|exaust*|fart*|esgotad* de|da lutar|viver|vida|tudo|existir|fingir|sofrer|ser-eu
  ja? <no> tenho|aguento|ha|vejo ..1 mais? forcas|forca|esperanca|saida|vontade|futuro ..1 para|pra|de|nenhuma|nenhum
  sou ..1 um|uma|so fracasso|fracassada|fracassado|falhada|falhado|inutil|erro|nada|merda|lixo
  minha vida e|nao|acabou|virou|perdeu
  estrago|destruo|faco tudo errado|a-perder
  <no> aguento|aguentava|aguentar|suporto|suportava|consigo|posso mais nada|viver|isso|isto|tudo|essa|esta|tanta|tanto|minha|continuar|seguir|fingir|sofrer|lutar !risada|fome|chuva|comida
  ja? <no> aguento|suporto|aguentamos|guento|aguentava mais !de|esperar|o|a|os|as|este|esse|esta|essa|tanto|tanta|com|ver|ouvir|que|um|uma|comer
  <no> da mais pra mim
  <no> consigo|aguento|posso|quero|sei mais? como? continuar|seguir mais|assim|adiante|vivendo|fingindo|lutando|a
  <no> tenho|vejo|encontro|acho|ha|sinto|enxergo|resta|restam mais? nenhum|nenhuma|mais|uma|a? sentido|saida|futuro|esperanca|esperancas|luz|solucao|forcas|motivo|motivos|razao|razoes|forca|proposito !aparente
  nada|tudo|vida|viver|existencia ja? <no>? mais? faz|tem|perdeu|fez|importa ..1 sentido|graca|importancia|valor|cor
  nada mais faz|tem|importa|vale ..1 sentido|graca
  vida <no> mais? vale|faz|tem|presta|merece ..1 pena|sentido|graca|vivida|valor|nada
  <no> vale mais? a pena viver|continuar|seguir|existir|estar
  sou|ser|sinto|virei|me ..3 peso|fardo|estorvo|carga|incomodo para|pra|na|de|da|a|em|pros|ao ..1 todos|todo|toda|familia|minha|meus|os|outros|ninguem|vida|gente|mundo
  sou|sinto ..2 um|uma? inutil|lixo|fracasso|fracassado|fracassada|merda|fardo|estorvo|falhada|falhado|miseravel|imprestavel|desperdicio
  sou so? ..1 um|uma peso|fardo
  me-sinto|sinto-me|sinto|me-sentindo|me-sentir ..2 vazia|vazio|sozinha|sozinho|perdida|perdido|inutil|desesperada|desesperado|quebrada|quebrado|morta|morto|destruida|destruido|sufocada|presa|invisivel|afundando|arrasada|arrasado !em-casa|no-mapa|na-aula|hoje-porque
  vazia|vazio|morta|morto|quebrada|quebrado|destruida|podre|oca por dentro
  <no> valho|presto|sirvo mais? a? para|pra|nada|de|pena ..1 nada|ninguem|mais
  ninguem me|se ..1 quer|ama|entende|percebe|importa|liga|gosta|suporta|ouve|escuta|nota !conhece
  ninguem ..1 gosta|importa|liga|quer de|comigo|saber|pra|com mim|comigo|se|eu
  ninguem liga pra|para mim
  cansad*|fart*|exaust* de viver|existir|sofrer|lutar|fingir|tudo|estar|chorar|tentar ..1 !a
  cansad*|fart*|saturad* da|desta|dessa|minha|de minha? vida|existencia|esta
  me odeio|detesto
  odeio|detesto me|minha|a|o|ser ..1 vida|existencia|mesma|mesmo|corpo|eu
  odeio me
  eu? so quero|queria que ..1 essa|esta|a|isso|isto ..1 dor|sofrimento|angustia ..1 pare|acabe|passe|acabasse|parasse|passasse
  perdi|perdendo|perder|perdida a|o|as|toda|todas|minha ..1 esperanca|esperancas|vontade|fe|rumo|chao
  sem forcas|forca|chao|rumo|esperanca|saida|animo|vontade
  sem forcas|forca|vontade pra|para|de ..1 nada|continuar|seguir|viver|levantar|lutar|mais
  no|ao|num|chegar|cheguei|bati fundo ..1 poco|buraco
  estou|to|cheguei no|ao meu limite
  choro|chorando|chorar|chorei ..1 todas|todos|toda|todo|a|ate ..1 noites|dias|noite|dia|dormir|adormecer
  crise|crises|ataque|ataques de panico|ansiedade|choro ..1 outra|de|e|muito|toda|todo|me|no|agora|que|hoje
  tive|tenho|tendo|ter|dar|deu|tava|estou|sofro ..2 crise|crises|ataque|ataques de|a panico|ansiedade
  quero|vontade|queria|pensando|vou|apetece|penso ..1 de|em|a? desistir de|da tudo|vida|viver|mim
  desistir da|de vida|viver|tudo
  desisti|desisto de|da mim|viver|vida|tudo
  minha vida|existencia|cabeca ..1 e|esta|ta|virou|nao ..1 uma|um|presta|vale ..1 merda|inferno|lixo|bosta|pesadelo|desastre|fracasso|nada|tortura
  minha vida nao presta|vale
  a|minha depressao|ansiedade|tristeza|solidao|angustia ..1 me|esta|ta|nao|voltou ..1 mata|matando|matar|consome|consumindo|consumir|sufoca|sufocando|deixa|engolindo|vencendo|destruindo|engole
  to|estou|ando|tou|sinto ..2 deprimid*|desesperad*|destruid*|desamparad*
  estou|to|ando a|me afund* !barco
  <no> tenho mais? ninguem|amigos
  <no> tenho|ha|tem com quem|ninguem ..1 falar|conversar|desabafar|contar
  <no> faco falta a|pra|para ninguem
  <no> sinto mais nada|alegria
  <no> tenho|sinto mais? vontade de fazer|levantar|sair|nada|mais|falar ..1 nada|cama|casa|viver
  e|seria|foi tudo culpa minha
  mereco sofrer|toda
  cada|todo|todos dia|os ..2 e|sao uma? tortura|luta|inferno|pesadelo|sofrimento|batalha
  tudo|vida ..1 escuro|escura|cinzento|perdido|negro ..1 e|pra|para
  queria|quero sumir|desaparecer !o`);

const grave = phrases(`
  queria|gostava|gostaria|preferia|tomara|espero|oxala|desejo <no> acordar|acordasse ..1 !tarde|cedo|tao
  carro|trem|comboio|caminhao|camiao|onibus|alguem ..1 me atropele|atropelasse|matasse|mate|atropelar|passe-por-cima
  carta|bilhete de suicidio
  escrevi|escrevendo|escrever|deixei|minha|preparei|deixar ..2 carta|cartas|bilhete de despedida|adeus|suicidio ..1 !da-empresa
  fantasio|imagino|imaginando|sonho|fantasiando ..3 me|em|com ..1 atirar|matar|jogar|morrer|suicidar|enforcar|morte|saltar|cortar|minha-morte ..1 !bola
  rasguei|rasgo|abri|cortei|corto|queimei|furei|retalhei ..1 os|meus|o|meu|as|minhas bracos|braco|pulsos|pulso|coxas|pernas !da|do|das|dos|de-uma|de-um|da-camisola
  se eu morresse|sumisse|desaparecesse|nao-existisse|me-matasse|nao-acordasse
  deixar de existir
  tenho|ja|estao|deixei ..2 comprimidos|remedios|corda|lamina|veneno ..2 guardados|preparados|prontos|pronta|guardada|na-mesinha|separados
  hoje|amanha|esta-noite ..1 acaba|termina tudo|a-minha-dor|o-meu-sofrimento
  quem me dera ..1 morrer|estar-morta|nao-acordar|desaparecer|nao-ter-nascido
  planear|planejar|planejando|planeio|planejo|imagino|preparar|a-planear ..2 a? minha|meu propria? morte|suicidio|funeral|fim
  planear|planejar|planejando|pensando|pensado|penso ..2 como|em-como|quando ..1 me|vou? ..1 matar|morrer|suicidar|acabar-com-tudo
  olhos e|para|pra <no>|nunca ..1 acordar|abrir|abri
  <no>|nunca|jamais acordar nunca|mais|amanha|jamais
  quero|queria|vou|vontade|penso|pensei|pensando|apetece|tentei|tentacao|ideia ..3 me|de|em|a? ..1 jogar|atirar|lancar|tirar|mandar|pular|saltar ..2 ponte|janela|predio|comboio|trem|metro|varanda|sacada|viaduto|linha|debaixo|penhasco !paraquedas
  ficava|ficaria|estaria|estava|seria|viveria|ficavam|estariam|ficariam ..2 melhor|feliz|felizes|aliviad* se|quando eu ..1 <no>? ..1 existisse|morresse|sumisse|estivesse|desaparecesse|nascido
  prefiro|preferia|antes|mais-vale morrer|morto|morta|estar-morta|a-morte ..1 !de-amores|a-pagar
  bracos|coxas|pulsos|pernas|braco|coxa ..2 chei* de cortes|cicatrizes|marcas
  me|tenho|ando|fiz|faco|fazer ..2 cortes|queimaduras nos|no|nas|na|em-mim bracos|braco|coxas|pulsos|pernas|barriga
  ja <no> quero|consigo|desejo viver !em|com|aqui|na|no
  coragem ..2 de|para|pra ..1 me? ..1 matar|morrer|suicidar|acabar-com-tudo|pular|saltar
  <no> quero|queria|desejo|consigo|tenho ..1 mais|vontade|de|porque|razao? ..1 viver !com|em|na|no|aqui|longe|perto|sozinho|sozinha|numa|num|sem|junto|la|nessa|nesta|neste|nesse|de|como|para|o|a|pra|sob
  <no> quero|queria|desejo|consigo ..1 viver mais|assim !perto|com|em|na|no|aqui|longe|sozinha
  <no> quero|queria mais ..1 viver|existir|acordar|respirar !com|em|na|no|cedo|tarde|aqui|longe
  <no> quero|queria ..1 estar|continuar ..1 viva|vivo|vivendo
  <no> quero|queria ..1 existir|acordar ..1 mais|amanha|nunca
  !<no> quero|queria|prefiro|preferia|preferiria|vontade|gostaria|gostava|apetece|desejo|so ..1 de|era|me? morrer|morresse !de|na|no|com|em|velho|velha|rindo|a
  queria|quero|preferia|gostava|gostaria|antes|seria ..2 estar|estava|ja ..1 mort*
  queria|quero|gostava|gostaria|vontade|apetece ..1 de|me|so? ..1 sumir|desaparecer ..1 deste|desse|do|da|para|pra|de ..1 mundo|vez|sempre|mapa|existencia
  queria|quero|gostava|gostaria|preferia ..2 nunca|nao ..1 ter nascido|existido
  nunca|nao devia|deveria|era ..1 ter nascido|existido
  queria|quero|gostava|vontade|deixar ..1 de? deixar|existir|dormir ..1 de|para|pra|e ..1 existir|viver|sempre|nunca|nao ..1 !bem
  dormir|adormecer|deitar|deito|durmo e|pra|para ..1 nunca|nao ..1 mais? acordar|acordasse|acordo
  nunca|nao mais? acordar|acordasse|acorde mais
  nunca mais acordar
  tomara|oxala|espero|rezo|peco ..3 nao|nunca ..1 acord*
  quem me|dera dera|nao|morrer ..1 morrer|morresse|acordar|nascido|existir
  mereco morrer
  <no> mereco ..1 viver|existir
  vontade de morrer|me|matar|sumir|acabar-com-minha|suicidar|cortar ..1 !rir|matar|cortar|suicidar|com|machucar|mutilar
  vontade|queria|quero|penso|pensar|pensando|pensado|pensei|vou|tentei|tentar|tentado|planejo|planejando|planeio|decidi|pensamentos|ideia|devia|podia|acabo|ando|prestes ..2 de|em|a|por|que|pra? ..1 me matar|suicidar|enforcar|mato|cortar|mutilar|machucar|atirar|jogar|suicido|magoar|ferir !de|trabalhando|estudando|cabelo|na|numa|com|pro
  me matar|suicidar|enforcar|mato|suicido|mate hoje|amanha|logo|agora|e|faz|esta|todos|ha|para|ontem
  matar|suicidar|enforcar|cortar|mutilar|ferir|magoar me hoje|amanha|e|ontem|todos|ha|outra|de|novamente !de
  pens*|quero|queria|vou|tentei|vontade|tentado|tentar|ando ..3 matar|suicidar|enforcar|mutilar me !de|a
  pens* ..2 em ..1 suicid*|morrer|morte|acabar|tirar
  pens* ..2 no suicidio
  !tem|tens|se|voce|contra|tiver|tiveres|vc|quem pensamentos|ideias|ideacao|impulsos|tendencias suicidas|suicida|autolesivos|de-morte
  tenho|tive|tendo|ter|com|vem|voltaram ..2 pensamentos|ideias|impulsos|vontade suicidas|suicida
  sinto|estou|to|sou|ando ..2 suicida
  tirar|tirei|tiro|tirava a|minha minha|propria|vida vida|minha
  tirar a? minha propria? vida
  acabar|terminar|fim|termo com|a|na|de ..1 minha|esta|essa|propria vida|existencia|sofrimento
  quero|vou|queria|vontade|apetece|preciso|penso|pensei|pensando ..2 acabar|terminar com|por tudo|isto|isso|fim
  voltei|volto|voltar|comecei|recomecei|tenho|andei|ando|continuo ..1 a|me ..1 cortar|automutilar|autolesionar|mutilar|machucar|ferir !o|os|a|as|cabelo|com|relacoes|unhas|lenha|relva
  me cortei|corto|cortava|mutilei|mutilo|automutilo|autolesionei|machuquei ..2 outra|de|novamente|ontem|braco|bracos|pulso|pulsos|pernas|coxas|coxa|todas|sempre|para|quando|porque|todo|toda|hoje !cozinhando|picando|jogando
  cortei|corto|cortava|mutilei|mutilo|automutilei|automutilo|autolesionei me outra|de|novamente|ontem|nos|no|todas|sempre|para|quando|porque|hoje !picar|cozinha
  corto|cortei|cortava|cortar|cortado|cortando ..1 os|o|meus|meu|minhas|as ..1 bracos|braco|pulsos|pulso|pernas|coxas !da|do|das|dos|de-uma|de-um|da-camisola
  automutil*|autolesao ..1 outra|de|ontem|me|hoje|todos|toda|sempre|voltou
  me automutil*|mutil*|mutilo
  me|mim machucar|machuco|machucando|machuquei|magoar|magoo de|mesma|mesmo|proposito|novo|para|pra|ate ..1 proposito|novo|sentir|sangrar|punir
  estariam|estaria|estarao|fica|ficaria|ficariam|ficavam|seria|vai|ficar|viveria|viveriam|ficam|estavam|estava ..2 melhor|melhores|feliz|felizes|aliviados|bem ..1 sem mim
  melhor|melhores|bem sem mim ..1 todos|mundo|familia|aqui
  ninguem|quem|alguem ..1 ia|vai|iria|sentiria|sente|notaria|choraria|repararia|perceberia ..3 minha|se|falta|que ..2 falta|morresse|sumisse|desaparecesse|morri|morrer|sumir
  se eu ..1 morresse|morrer|sumisse|desaparecesse|sumir|matasse ..2 ninguem|amanha|hoje|ia|seria|iam|todos
  seria|era|melhor|tudo ..2 se eu ..1 morresse|sumisse|desaparecesse|nunca|nao ..1 existisse|tivesse|nascido|acordasse !nesse
  tenho|comprei|juntei|guardei|separei|arranjei|ja ..2 comprimidos|remedios|corda|lamina|laminas|veneno ..3 para|pra|pronto|pronta|guardad*|hoje|acabar|noite
  tomei|tomar|engoli|engolir|tomo|tome ..1 todos|todas|uma|a|varios|muitos ..2 comprimidos|remedios|cartela|caixa|frasco|calmantes|pilulas
  pular|pulo|saltar|salto|atirar|jogar|jogo|lancar|tirar|atiro ..1 me|mim? ..2 ponte|janela|predio|comboio|trem|metro|varanda|sacada|viaduto|carro|linha ..1 e|hoje|acabar|abaixo
  me jogar|atirar|jogo|atiro|lancar ..2 ponte|janela|predio|comboio|trem|metro|varanda|viaduto|carro|onibus|debaixo
  atirar|atiro me ..2 ponte|janela|predio|comboio|metro|varanda|linha
  tentei|tentar|tentativa|tentativas ..1 de|o|me? suicidio|suicidar|matar|matei ..1 !a
  o|a suicidio|morte|morrer ..1 e|parece|seria ..1 a|unica|o|minha ..1 saida|solucao|opcao|alivio|caminho
  unica|so|melhor saida|solucao|opcao|vejo ..2 suicidio|morte|morrer
  pensando|considerando|planejando|planear|planeando|cogitando ..1 o|em|no? suicidio
  razao|razoes|motivo|motivos|porque para|pra|de ..1 viver|vivo|viva|existir|acordar ..1 !feliz
  <no> tenho|ha|vejo|encontro|resta|sobra ..2 razao|motivo|motivos|razoes|nada para|pra|de|que|por ..1 viver|existir|acordar
  adeus mundo cruel
  cortar|cortei os pulsos !da|do|de
  quero|queria|preciso|so ..2 que? ..1 tudo|isto|isso ..1 acabe|acabasse|termine|terminasse|acabar ..1 !bem
  cansei|cansado|cansada|farta|farto de viver|existir
  sobrevivi ..1 a minha? tentativa`);

const searches = phrases(`
  suicidio|suicidar|suicidarse|suicida|suicidas|suicidarme
  quero|queria|vontade|como|formas|maneiras|jeito|metodos ..2 morrer|matar|suicidar|enforcar
  <no> quero ..1 viver
  automutilacao|autolesao|autoflagelacao
  me cortar|matar|machucar
  tirar a minha|propria? vida
  overdose|dose letal|mortal|de
  carta de despedida|suicidio
  morrer sem dor
  acabar com minha|tudo|a vida|minha
  <no> aguento mais
  depressao|desespero|deprimido|deprimida
  pensamentos suicidas
  cvv|linha|ajuda|telefone ..2 suicidio|188|vida|crise
  vontade de morrer`);

export const crisis: CrisisList = { hard, indirect, grave, searches };
