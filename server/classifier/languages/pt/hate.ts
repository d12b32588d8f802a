import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Slurs, and contempt for people for what they are. Single words begin with naughty-words 1.2.0
 * (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const hate: HarmList = {
  words: {
    none: words(`
      viado viados viadinho viadinhos viadao baitola baitolas boiola boiolas paneleiro paneleiros panasca panascas paneleirice bichona traveco
      travecos sapatao sapatona fufa fufas monhe monhes crioulada neguinhada zuca zucas brazuca brazucas mongoloide mongoloides`),
    low: words("retardado retardada retardados feminazi feminazis viadagem mongol"),
  },
  phrases: {
    none: phrases(`
      <group> ..7 controlam|mandam|dominam|governam ..1 o|no|os|tudo|na ..1 mundo|bancos|midia|media|banca
      <group> ..8 sao uns|umas|todos|todas <most>? <vile>
      <group> ..2 fedem|cheiram-mal|fede|tresandam
      <group> <no> ..1 deviam|deveriam|devem|podem|deve|pode ..2 adotar|adoptar|casar|votar|existir|viver|entrar|ter-filhos|procriar
      <group> estao|andam ..1 a? invadindo|invadir|destruindo|destruir|roubando|roubar|acabando-com|sugando|estragando ..1 !as-lojas
      <group> ..1 vem|vieram|veem|chegam|chegaram|entram ..2 a|para|pra|so? ..1 infestar|invadir|roubar|destruir|contaminar|parasitar|sugar|estragar|sujar|viver-do|impor|traficar|mamar|tirar
      deporta|deportem|expulsa|expulsem|prende|prendam|mata|fuzila|manda|mandem ..1 todo|todos|tudo|eles|toda|esses|essa ..1 mundo|embora|gente|de|raca|corja
      lesbica|lesbicas|sapatao|sapatonas|sapatona|fufa|fufas|feminista|feministas|feminazis ..5 macho|homem|pau|piroca|rola|foda ..1 de|bom|a|bem? ..1 verdade|serio|dada
      todo|toda <group> e ..1 <most>? <vile>
      fora|rua|morte|xo|abaixo ..1 com|aos|os|as? ..1 <group>
      <group>|macaco|macaca|crioulo volta|vai|volte|regressa ..1 pra|para
      paneleirice|paneleirices|panascas|viadagem|baitolas|boiolas|travecos|monhes
      !dizer|dizem|diz|mentira|chamar|achar <group> sao|sois|eram|serao <most>? <most>? <most>? <vile>
      !dizer|dizem|diz|mentira todo|toda|cada|qualquer|um|esse|essa|este|esta <group> e <most>? <most>? <vile>
      <group> so|apenas|sempre|somente|vem|vieram ..2 vem|servem|serve|pensam|querem|prestam|para|pra|sabe|sabem|roubar ..1 pra|para|roubar|em|fazer ..1 roubar|traficar|parasitar|violar|roubo|cozinhar|limpar|cozinha|lavar|parir|foder|mamar|merda|subsidios|invadir
      <group> ..1 roubam|violam|infestam|contaminam|invadem|estupram|estragam|destroem|fedem|cheiram|empestam|corrompem|parasitam !bem
      <group> ..1 nos|estao|andam|vem ..1 roubam|roubar|tirar|roubando|invadindo|invadir|parasitar|acabando|destruindo ..2 emprego|empregos|trabalho|pais|tudo|nos|cultura|mulheres
      <group> ..1 controlam|controla|dominam|mandam|governam|manipulam ..2 mundo|tudo|bancos|midia|media|imprensa|governo|banca|todos
      <group> ..1 me|dao|da|causam|metem|mete ..2 nojo|asco|repulsa|vomito|nausea|nauseas
      nojo|asco|odio|repulsa ..1 de|desses|destes|dos|a|aos|por|dessas|das|desse ..1 <group> !pimentao
      tenho|sinto|da|dao ..1 nojo|asco|odio|repulsa ..1 de|desses|destes|dos|a|aos|por|desse|dessa? ..1 <group>
      me enojam esses|os ..1 <group>
      odeio|detesto|desprezo|suporto|aguento|abomino ..1 os|as|esses|essas|esse|todos|estes|essa? ..1 <group> !feijao|cabelo
      morte|morra|morram|matar|mata|matem|queimar|gasear|exterminar|fuzilar|linchar|deportar|deportem|expulsar|expulsem|castrar|eliminar|enforcar|esterilizar|prender|bater|espancar|metralhar ..1 a|os|as|todos|esses|essas|aos|estes|tudo|nos|o|todo ..1 <group>
      <group> ..1 pro|para|pra|na|no|a|as|ao|nas ..1 forno|fornos|gas|camara|camaras|paredao|fogueira|jaula|jaulas|senzala|cozinha|tronco|zoo|zoologico|inferno|gueto|crematorio
      <group> fora|rua|voltem|volta|vao|xo ..1 de|daqui|ja|pra|para|embora|do|da ..1 !alho
      fora|rua|xo|basta|chega|acabem|corram ..1 com|de|daqui|todos? ..1 os|esses|estes|as|todos? <group>
      <no> queremos|quero|precisamos|suporto|aceito|aceitamos|gosto|contrato|atendo ..1 de|mais|esses|os|ca? ..1 <group> ..1 aqui|ca|no|mais|na|perto|nem|neste
      <group> <no>? ..1 tem|tinham|deviam|deveriam|devem|merecem|precisam|tinha|deve|deveria|e ..2 que|de|ser|mais|tudo|e? ..2 morrer|desaparecer|exterminados|expulsos|deportados|mortos|presos|internados|esterilizados|fuzilados|queimados|castrados|gaseados|enforcados|linchados|eliminados|proibidos|apanhar|sumir|arder|calar|apodrecer|cadeia|trancados|curados|surra|extintos|calada|caladas|exterminio
      <group> <no> ..1 sao|es|merecem|deviam|deveriam|devem|tem|pertencem|prestam|presta|valem ..1 gente|humanos|pessoas|direitos|viver|existir|votar|alma|direito|respirar|adotar|nada|casar|aqui|reproduzir
      <slur>|<group> ..1 nojento|nojenta|nojentos|nojentas|fedido|fedida|fedidos|fedorento|fedorenta|fedorentos|imundo|imunda|imundos|sujo|suja|sujos|asqueroso|asquerosa|safado|safada|maldito|maldita|malditos|desgracado|desgracados|filho|vagabundo|vagabundos|macaco|burro|ladrao|ladroes|porco|porcos
      <filthy> ..1 <slur> !gato|feijao|cafe|vestido|sapato|sapatos|calcas|calca
      <slur>|<group>|macaco|macaca|neguinho de merda|bosta|caralho
      volta|volte|voltem|vai|vao|va|regressa|regressem ..2 pra|para|a|pro|p|po ..1 a|o|tua|sua|vossa|teu|seu|vosso|africa|senzala|puta|caralho|favela ..2 terra|pais|senzala|selva|africa|brasil|angola|continente|favela|mato|cozinha|arvore|jaula|china|barraca|tribo ..1 !natal|maravilhosa|querida
      volta|volte|voltem pra|para|pro|p ..1 africa|senzala|selva|favela|mato|jaula|arvore
      vai|volta|volte|vao ..1 lavar|pra|para|a|pro ..2 louca|cozinha|fogao|tanque ..1 mulher|sua|que
      lugar de mulher|preto|viado|cigano|gay|crioulo ..1 e ..1 na|no|em ..1 cozinha|senzala|cadeia|tanque|fogao|jaula|inferno|tronco
      mulher|mulheres so|nao ..2 serve|servem|presta|prestam|sabe|foram|nasceu|nasceram ..3 pra|para|cozinhar|cozinha|limpar|parir|foder|nada|cama|pensar|feitas|procriar
      hitler|salazar|bolsonaro|adolf|pinochet ..2 tinha|estava|teve|razao|devia|deveria|fez|pouco|heroi|faltou|acabou|precisamos|volta !morreu
      hitler|adolf ..1 tinha|estava|teve|deveria|devia|fez|foi ..2 razao|certo|acabado|terminado|pouco|bem|heroi|genio|servico|trabalho
      holocausto ..2 mentira|invencao|existiu|farsa|aconteceu|nunca|houve|mito ..1 !mais|esqueceremos
      raca|racas|povo inferior|inferiores|superior|ariana|impura|maldita
      supremacia|orgulho|poder|raca branco|branca
      homossexualidade|homossexualismo|lesbianismo|transexualidade|islamismo|islao|judaismo|feminismo|macumba|umbanda ..1 e|sao ..2 doenca|cancer|aberracao|praga|perversao|peste|pecado|nojo|lixo|demonio|abominacao|transtorno|nojento
      ser gay|viado|lesbica|trans|homossexual|paneleiro e ..2 doenca|nojento|antinatural|aberracao|pecado|transtorno|anormal|perversao|safadeza|abominacao
      invasao|praga|peste|lixo|escoria|raca|corja|horda|bando|cambada ..1 de|dos|da ..1 <group> !alegres
      praga|invasao|horda|escoria|lixo|corja|raca cigana|judia|muculmana|islamica|negra|migrante|estrangeira|gay|sionista|preta|nordestina|brasileira|indiana|homossexual|mourisca
      so|tinha|tinhas|podia ..1 ser ..1 <slur> ..1 !amado
      coisa|coisas|servico|trabalho|musica|cabelo|gente de preto|viado|crioulo|negro|maricas|paneleiro|cigano|favelado|nordestino|boiola|bicha|traveco ..1 !velho
      cheira|fede|fedem|cheiras|cheiram ..1 a|como ..1 <slur>|catinga
      macaco|macacos|macaca|macacada|orangotango preto|pretos|negro|negros|africano|africanos|fedorento|crioulo|volta|fedido
      cabelo ruim|duro|de ..1 de? preto|preta|negro|bombril|macaco
      cura gay ja
      nao sao|es ..2 gente|humanos|pessoas ..1 sao|es|e animais|bichos|macacos|ratos|lixo|bestas
      preto|pretos|negro|crioulo|cigano|nordestino quando|se nao|caga|rouba ..1 caga|na|suja|rouba ..1 entrada|saida
      alma branca`),
    low: phrases(`
      es|e|seu|sua|sao|que|parece|pareces|parecem|esses|esse|bando ..2 retardad*|mongoloide|mongoloides|feminazi|feminazis|debiloide|debiloides
      retardado mental|mesmo
      retardada mental|mesmo
      deixa|para|que|larga|fala|anda ..1 de|feito|com? viadagem|paneleirices|boiolagem|bichice
      parece|pareces|feito|igual|anda ..1 um|uma? viado|viadinho|bicha|maricas|boiola|mulherzinha|paneleiro|traveco`),
  },
};
