import { phrases } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/** Threats of violence to others, and calls for it. */
export const threats: HarmList = {
  phrases: {
    none: phrases(`
      encostados|encostar|encosta-los|contra|encostava ..2 parede|muro|paredao ..2 fuzilados|fuzilar|tiro|e-pum
      deviam|tinham|deveriam|devia|merecem ..6 fuzilados|enforcados|linchados|gaseados|degolados|mortos-a-tiro
      !nao|nunca te esfaquear|degolar|estrangular|esquartejar|esganar|apunhalar|decapitar|espancar|estuprar
      <smash> te|lhe|vos ..2 <body>
      ate que? ..1 te? voce|tu|te|vc? morreres|morras|morra|morrer|rebentares !de|a
      matar|mato|matamos|exterminar|fuzilar voces|vcs|todos|voces-todos ..1 !de-rir
      espera|espero|esperando|esperar|esperar-te ..5 com ..1 faca|pistola|arma|facao|taco|navalha|revolver|martelo
      tacar|pegar|botar|por|meter|atear|deitar ..1 fogo ..1 no|na|em|ao|a|nesse ..4 congresso|todos|dentro|governo|casa|parlamento|assembleia|eles|esquadra|mesquita|todo-mundo|camara
      eu mato|matava|arrebento|esgano|degolo ele|ela|juro|esse|essa|voce|vc|eles|todos|aquele|e-pronto
      cortar|arrancar|quebrar|partir|furar a|o|as|os ..1 <body> ..1 desse|dessa|daquele|dele|dela|deles|do-gajo|desse-cara !cabelo
      tem|tinha|tinham|tinhas|deve|devem|devia|deviam|deveria|deveriam|precisa|precisam|haviam|merecem|merece ..1 que|de|todos? ..1 que|de|ser|levar|serem|mais? ..2 <killed>
      tem|tinham|tinha|deviam|deveriam|devem|devia|precisam que|de|todos ..1 morrer|apanhar|levar-bala !de-amores|um-dia
      alguem|quem|bora|vamos ..1 devia|deveria|tem|precisa|podia|podia-bem ..2 que|de|dar|meter|matar|mandar ..2 tiro|bala|facada|matar|pipoco|fim|surra
      alguem ..1 devia|deveria|tem-que|tinha-de ..1 matar|fuzilar|enforcar|dar-um-fim|apagar|balear|esfaquear
      vou|vamos|hei ..5 te|lhe arrebentar|rebentar|espancar|esfaquear|furar|degolar|quebrar|partir|arregacar|moer|esganar|pegar ..1 !um|uma|o-galho
      vai|vais|acabas|acabar|terminar|terminas ..1 acabar|terminar? ..1 numa|num|no|na|dentro|debaixo ..2 vala|caixao|hospital|cemiterio|cova|terra|morgue|iml|saco
      chega|encosta|toca|mexe|fala|olha|aproxima ..6 que|e|vou eu|te? ..1 te|mato ..1 mato|mata|matar|parto|quebro|arrebento|rebento|meto|furo|a ..1 !a-fome
      te mato|matarei|furo|arrebento|degolo|esfaqueio !de|a|saudades
      vou|vamos|vo|irei|hei|quero|queria|gostava|adorava|juro|ainda|capaz|vontade ..2 te|lhe|vos <hurt> !de-beijos|de-rir|de-saudade|de-saudades|de-vergonha|de-abracos|de-inveja|um|uma|de|o|a|isso|boca|saco|aqui|novo|cocegas|beijos
      vou|vamos|vo|hei|quero|queria|vontade|juro|capaz ..1 de|que? te|lhe|vos matar|assassinar|esfaquear|degolar|estrangular|esquartejar|enforcar|arrebentar|rebentar|espancar|esganar|estuprar|furar|apunhalar|violar|esfolar !de-beijos|de-rir|de-saudade|de-saudades|de-vergonha|de-cocegas|de-abracos|de-amor|de-susto|de-inveja|de-fome|no|na-corrida|tempo
      te <killNow> !saudades|beijos|cocegas
      vou|vamos|hei|quero matar|assassinar|esfaquear|degolar|estrangular|esquartejar|espancar|rebentar|esganar|furar|violar|apunhalar|partir|foder te|vos|vc|voce|voces|ele|ela|eles|esse|essa|aquele|esses !o|a|um|saudade
      mato|degolo|estrangulo|rebento|esfaqueio|parto|furo|esgano|arrebento|queimo|violo|desfaco te|vos|voces|voce|vc|todo|inteiro|todos !um
      vou|vamos|vo|irei ..2 matar|estuprar|fuzilar|degolar|estrangular|esquartejar|espancar voce|vc|vcs|voces|ele|ela|eles|esse|essa|aquele|seu|sua|tua|teu|toda|todos|todo ..1 !saudade
      vou|vamos|vo|te|lhe|irei ..2 <smash> ..3 <body> !minha|meu
      vou|vamos|vo|te ..1 quebrar|partir|rebentar|arrebentar|estourar|encher|arregacar|moer|cobrir voce|vc|te|ele|ela|todo|toda|tudo|inteiro|inteira|todinho|ao|tua|sua ..1 inteiro|inteira|meio|todo|toda|porrada|pancada|soco|tiro|bala|socos
      te|lhe|vos parto|rebento|quebro|arranco|furo|arrebento|estouro|corto|racho|encho|meto ..2 <body>|<weapon>
      parto|rebento|quebro|arranco|corto|racho|encho|furo|meto|espeto|dou te|lhe|vos ..2 <body>|<weapon>|todo
      vou|vamos|vo|te|lhe ..2 dar|meter|enfiar|cravar|mandar|acertar|espetar|descarregar|encher|lascar ..3 <weapon> ..1 !futebol
      dou|meto|enfio|espeto|mando|cravo|vai|vais|leva|levas|levar|tomar|meter ..2 tiro|tiros|bala|balas|facada|pipoco|balazio|chumbo ..2 em|na|no|nas|nos|cara|de|se|voce
      levar|levava|levavam|levem|leva|merece|merecem|mereciam|precisa|precisam|falta|tomar ..3 tiro|bala|tiros|balas|porrada|surra|paulada|facada ..1 na|no|nas|nos|pra|para|que|e ..1 cabeca|testa|cara|meio|nuca|boca|aprender|costas|peito|fuca|olhos|ser
      merece|merecem|mereces|mereciam|merecia|merecias ..3 <killed>|morrer|morte|bala|forca|paredao|fogueira|fuzilamento
      merece|merecem|mereces|mereciam morrer|morte|apanhar|bala
      tem|tinha|tinham|devia|deviam|deveria|deveriam|vamos|bora|era|falta|ha|hora|so|temos|precisamos ..2 que|de|a|era|mais|e? <killThem> esses|essas|todos|tudo|todo|essa|este|estes|esta|os|toda|todas|eles|esse|um|a ..1 !tempo|saudade
      <killThem> todos|tudo|todas|eles ..1 esses|essa|os|eles|bandidos|politicos|um
      bandido bom ..1 bandido morto
      ao|pro|no paredao|pelotao ..1 com|todos|ja|de ..1 fuzilamento|todos
      tomara|oxala|quero|alguem|que|espero|deviam ..2 que|te|o|os|a|lhe|se|alguem? te|os|o|a|voce|voces|eles|essa|esse <kill3>
      eu? sei onde|aonde vc|voce|tu|ce|voces|ele|ela|a|tua|sua|teus|seus? ..2 mora|moras|moram|vive|vives|vivem|trabalha|trabalhas|estuda|estudas|estudam|dorme|dormes|estaciona
      sei em|qual|a|que que|a|escola|horas|hora ..2 filhos|filho|filha|sais|sai|andas|estuda|sua|tua
      vais|vai|vao ..1 morrer|sangrar|acabar|amanhecer|aparecer ..3 hoje|logo|seu|sua|desgracado|desgracada|morto|mort*|vala|caixao|cemiterio|hospital|formiga|mim|lentamente|maos !de|rindo|feliz
      vc|voce|tu|ele|ela|es|estas|tas|ta|esta|voces|considera|considere ..2 um|uma? ..1 homem|mulher|cara|ja? mort* ..1 ouviu|seu|se|quando|comigo
      um homem morto
      prepara|prepare|preparate ..1 te|se? para|pra morrer|apanhar
      teus|seus|tuas|suas dias|horas estao|tao|tem contad*
      cuidado|cuida|toma|vigia|reza|despede|olho|cuide ..2 com|da|de|na|em|pela|bem? tua|sua|teu|seu|teus|seus <kin> ..1 !linda|bem
      se ..2 te|vc|voce|lhe|vejo|apanhar|encontrar|pegar|ver|apanho|encontro|cruzar ..4 te|lhe|mato|parto|rebento|quebro|arrebento|meto|furo|morre|morres|vou ..1 mato|matar|te|parto|rebento|quebro|arrebento|furo|cara|partir|arrebentar|bater|morto !um
      quando|assim|onde ..2 te|lhe|vc|voce ..1 vir|ver|apanhar|encontrar|pegar|topar ..4 mato|parto|rebento|quebro|arrebento|meto|furo|morre|morres|matar|quebrar|rebentar|partir|arrebentar|porrada|pau
      te|vos pego|apanho|caco|acho la|na|no fora|saida|rua
      vou|vamos|vo|hei ..1 queimar|incendiar|explodir|tacar|botar|pegar|por|deitar|metralhar|atirar|fogo ..2 tua|sua|teu|seu|vossa|fogo|bomba|esse|essa|a|escola ..2 casa|carro|loja|familia|mesquita|sinagoga|escola|igreja|voce|ti|tudo|todos
      vou|vamos|vo ..1 fazer|cometer|entrar ..2 massacre|chacina|atirando|tiroteio|metralhadora
      vou|vamos|vo com|levar uma|a|um|meu? ..1 faca|arma|pistola|revolver|fuzil|espingarda|facao e|ate|na|pra|para|acabar|atras|ai
      vai|quero|ha correr|rolar|ver|de sangue|cabecas
      acabo|acabar com a? tua|sua raca|vida
      acabo|acabar com voce|vc|vcs|voces|ele|ela|eles !almoco|jantar
      acabo|acabar com a? tua|sua raca|vida
      acabar|acabo contigo
      vais|vai|vao|te|vou ..2 parar|mandar|deixar|ficar|voltar|sair|por ..2 hospital|cemiterio|caixao|cova|rodas|sete|coma|maca|vala|uti ..1 palmos|seu|se|logo
      <no> vais|vai|vao|chega|chegas ..2 viver|sair|respirar|vivo|viva|andar ..1 para|pra|daqui|vivo|amanha|muito|natal ..1 contar|vivo
      chumbo|bala|porrada|morte|fogo nesses|nesse|neles|nessa|nestes|aos|ao|a|nos ..2 politicos|bandidos|vagabundos|juizes|traidores|todos|governo|infieis|ciganos|comunistas|fascistas|deputados|corruptos
      matava|rebentava|partia|esganava|estrangulava|degolava|violava|espancava|enforcava te|vos|os|todos|essa|esse
      te mataria|matava|arrebentaria|espancaria|degolaria|esfaquearia|quebraria|estupraria|estuprava|rebentava
      queria|adorava|quero|gostava|gostaria ..2 ver|ve ..1 te|voce|vc|ele|ela|esses|esse|lo|la|todos|essa ..2 mort*|sangrar|sofrer|sangrando|agonizar|pendurad*|enforcad*|enterrad*`),
    low: phrases(`
      tua|sua|vossa vida um|num inferno
      vais|vai|vao ..1 te|se? arrepender|pagar|sofrer|ver|chorar ..3 me|caro|disso|comigo|disto|lagrimas|sangue|por|muito !para|de|alegria
      vais|vai|vao te|se|arrepender arrepender|arrependeres
      vais|vai ..1 apanhar|levar muito|tanto|porrada|pancada|bonito|uma|nas|de ..1 surra|fucas|mim|coca|sova
      <no> vai|vais|vao ficar ..1 assim
      isto|isso nao vai|fica ficar? ..1 assim|barato
      espera|espere|aguarda|aguarde pra|para|na|no|que ..2 ver|saida|la|rua|hora ..2 porrada|apanhar
      me|mas pagas|paga|pagam ..1 caro
      pego|apanho ..1 te|voce|vc ..1 na|la ..1 saida|fora|rua
      vou|vamos|hei te|acabar|destruir|cacar ..1 cacar|destruir|foder|ferrar|te|voce|vc|arruinar ..1 !um`),
  },
};

/** Urging others to harm or kill themselves. */
export const selfHarm: HarmList = {
  words: { none: ["suicidate", "matate", "enforcate", "semata"] },
  phrases: {
    none: phrases(`
      chorar|choraria|iria|ia|vai|ir ..2 no|ao|teu|seu ..1 teu|seu|tua? funeral|enterro|velorio|caixao
      ^ se|vai-se enforca|mata|suicida|enforque|mate de|duma|logo ..1 uma? vez
      o mundo ..3 sem voce|ti|vc|voces !nao
      devia|deveria|devias|podia|deverias|podes|pode|tens|tem|melhor|vai|porque ..2 se|te|voce? ..1 jogar|atirar|matar|enforcar|suicidar|cortar|afogar|jogasse|lancar|pular|saltar ..2 janela|ponte|predio|trem|comboio|varanda|pulsos|metro|linha|viaduto|logo
      ninguem ..1 gosta|quer|ama|te ..1 de|te ..1 ti|voce|ama|quer ..2 mata|morre|some|pula|salta
      ^ se mata|mate|suicida|suicide|enforca|enforque|matem|explode !de|trabalhando|por|a|estudando|pra|para|em|todo|todos|sozinha|com
      vai|va|vao|bora|entao|devias|deveria|logo ..1 se matar|suicidar|enforcar|jogar|mata|suicida|morrer|cortar ..1 !trabalhar
      se mata|mate|suicida|suicide|enforca logo|ai|ja|entao|seu|sua|desgraca|desgracado|idiota|vagabunda|lixo|imbecil|filho|otario|cara
      vai|va|vao|devias|deverias|podias|porque|tens ..2 matar|suicidar|enforcar|cortar|atirar|matares|suicidares te !o|de|a|trabalhar
      mata|suicida|enforca|mate|degola te|se ..1 ja|logo|e|de|seu|sua|nojento|nojenta|otario|puta|lixo|ninguem|pronto|pa !a|trabalhar|estudar|correr|o|fome
      ^ mata|suicida|enforca|afoga te !a|trabalhar|estudar|correr|o
      suicida te
      devias|deveria|deverias|devia|tinhas|podia|podias|pode|tem|precisa|porque|quando|por ..3 se|te|que|de|nao? ..1 matar|suicidar|matas|suicidas|enforcar|mata|suicida|morre|morres ..1 te|logo|voce|seu|ja
      por|porque que? ..1 voce|vc|tu|ce|nao ..1 se|te|nao ..1 mata|matas|suicida|suicidas|enforca|enforcas|morre|morres ..1 logo
      por que nao morres|morre
      atira|joga|jogue|atire|lanca|pula|pule|salta|manda ..1 te|se? ..1 da|de|do|na|debaixo|pela|para|em|duma|dum|no ..2 ponte|janela|predio|comboio|trem|metro|varanda|penhasco|abismo|onibus|viaduto|falesia|carro|precipicio|linha
      corta|corte ..1 os|esses|teus|seus|as ..1 pulsos|veias|garganta
      corta|corte mais fundo|profundo
      da|de|mete|enfia ..2 um|uma tiro|bala|balazio ..1 na|nos|em ..1 cabeca|cara|miolos|ti|testa|cornos|ouvido|boca
      toma|bebe|beba|tome|engole|engula ..2 veneno|chumbinho|lixivia|sanitaria|raticida|soda|cianeto|comprimidos|remedios|frasco ..2 e|logo|todo|todos|seu|inteiro
      tira|tire|acaba|acabe|poe|da ..1 com|a|fim? ..1 tua|sua ..1 propria? vida ..1 miseravel|ja|logo|inutil
      tira a tua vida
      tomara|oxala|espero|quero|queria|desejo|rezo ..1 que? ..2 morra|morras|morram|morresse|morresses|morressem|apodreca|apodrecas|suicide|suicides|mates|mate|morreres
      morre|morra|morram ..1 logo|desgraca|diabo|praga|maldito|maldita|seu|sua|lixo|infeliz|desgracado|desgracada|filho|filha|peste|longe|otario|puta|porra|cabrao|ja|sozinho|sozinha|verme|nojento|nojenta|imbecil|idiota|viado
      vai|va|vao|ve ..1 morrer|morre ..1 longe|desgraca|diabo|no|logo|seu|sua|praga
      ninguem|quem ..1 vai|ia|iria|vamos|sentira|sente|sentiria|gosta|liga|chorar|choraria|quer|notaria|dara ..2 sentir|falta|chorar|notar|ligar|saber|tua|sua|reparar ..2 tua|sua|ti|voce|vc|morte|falta|enterro
      ninguem ..3 sentir|sente|sentiria|sentira|dar|dara ..1 a|pela? tua|sua falta
      ninguem te|lhe ..1 ama|quer|suporta|atura ..2 mata|morre|some|vivo
      mundo|todos|gente|familia|vida|planeta|tudo|nos ..2 fica|ficaria|ficava|seria|estaria|vai|estava|melhora|ficam|ficavam|era ..3 sem ti|voce|vc|tu|voces|sua|tua
      melhor sem ti|voce|vc|voces|tu|contigo
      faz|faca|fazia|faze ..2 um favor ..3 mundo|todos|humanidade|gente|planeta|nos|familia ..1 e|se|mata|morre ..1 mata|morre|suicida|some|mate|te|se|atira|desaparece|pula|enforca|salta|joga|nao
      faz|faca|faze ..1 um favor ..3 e ..1 mata|morre|suicida|some|mate|atira|desaparece|pula|enforca|morra|suicide|salta|joga
      <no> mereces|merece|merecem|merecias ..1 viver|respirar|existir|vida|oxigenio
      devias|deveria|devia|deverias|tinha|tinhas ..1 de|ter|que? ..1 nunca|ter|sido|nao ..1 abortado|abortada|nascido|aborto|existir
      tua|sua mae devia|deveria|tinha ..2 abortado|aborto|abortar
      es|e|voce|seu|sua|vc ..1 um|uma? ..1 desperdicio de ..1 oxigenio|ar|espaco|esperma
      para|pare|parem ..1 de respirar|existir|viver ..1 !fundo
      some|desaparece|suma ..1 do|deste|desse|da mundo|vida|planeta|terra|face
      continua|continue ..1 a|se|te? ..1 cortar|cortando|cortares ..1 mais|ate|fundo|te|se
      porque|por|pra|para ..1 que? ..1 ainda|e|continuas|voce ..2 ainda|vivo|viva|respira|existe|existes|vives|respiras ..1 vivo`),
  },
};
