import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Swearing: mild words are high, strong ones low. Single words begin with naughty-words 1.2.0
 * (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const profanity: HarmList = {
  words: {
    low: words(`
      caralho caralhos caralhada crl krl karalho puta putas putinha puto putos porra porras foda fodas foder fode fodeu fodem fodido fodida
      fodidos fudido fudida fudeu fuder fodendo fudendo fdp fdps pqp vsf vtnc tnc tmnc cu cuzao cuzona cuzoes arrombado arrombada arrombados cabrao
      cabroes corno cornos vadia vadias vagabunda vagabundas piranha piranhas biscate biscates rameira rameiras escroto escrota
      escrotos punheteiro punheteiros punheteira desgraca desgracado desgracada bastardo bastardos canalha otario otaria otarios babaca babacas
      pariu cona conas colhoes`),
    high: words(
      "merda merdas bosta bostas cagada cagadas cagar cagou caguei cagado cacetada cagaco peido peidar raios",
    ),
  },
  phrases: {
    low: phrases(`
      puta burra|nojenta|feia|velha|porca|suja|ordinaria|estupida|gorda|falsa
      cala|cale|fecha a|essa boca|matraca ..1 sua|seu|o vadia|vagabunda|puta|piranha|merda|cabrao|arrombado|cuzao|corno
      vai a merda
      sua|seu|o|esse|aquele|aquela|essa|bando-de vadia|vagabunda|arrombado|arrombada|cuzao|cabrao|desgracado|desgracada|puta|putas|escroto|otario-do-caralho
      cabrao|cabroes|arrombado|arrombados|cuzao|filhodaputa
      saco cheio dessa|desta|desse|de porra|merda
      filho|filha|filhos|filhas|filhu|fio|fi|filhao de|d|da|duma|dum|das|dumas ..1 puta|putas|putinha|mae|rapariga|egua|cadela|corno|p|cabra|ronca
      fdp|fdps|filhodaputa|fiodaputa|filhadaputa|filhadaputice|filhosdaputa|filhadaputagem|pqp|putaqueopariu|putaquepariu|vsfd|vtnc|vtmnc|tmnc
      vai|va|vao|manda|mandar|mandei|mandem|ir|vou ..2 tomar|levar|toma|levares|apanhar|tomarem ..1 no|bem|nesse|nu ..1 cu|rabo|cuzinho|olho|meio|orto|toba|rego|anus
      tomar|toma|tomem no|nu|bem|nesse ..1 cu|rabo
      vai|va|vao|manda|ir|mandar|mandei|que|quero|podem ..2 se|te|nos|me? fod*|fuder|fude|phoder|fuderem|phuder ..1 te|se|todos|seu
      fod*|fuder|fodam se|te|vos
      foda|fodase|fodam|phoda|phodase|fodasse se|esta|isto
      fodase|fodasse|phodase|phodas|fdsse|fdx
      que se|te|vos foda|fodam|fodas
      puta|caralho|porra|pqp que|q|ki|qui ..1 te|o|os|me|a|nos|lhe? pariu|pariram
      vai|va|vao|vaite|pra|para|mandar|manda|mandei|mete|voltar ..2 pra|para|a|pro|p|po|da ..1 a|o? puta|caralho|cona|pica|krl|crl ..1 que|do|da|q|c
      vai|va|vaite|vao|mandar|manda|mandei|ir|foi|pro|po pro|para|ao|po|p|o|a ..1 o? caralho|krl|karalho|caralhinho
      caralho|caralhos|caralhada|krl|karalho|caraleo|krlh|krai|carai ..1 que|te|de|do|da|seu|pa|pra|mano|meu|a|isso|e|perdi|ta|mas|puta|porra|foda|como|quem|me|nao|so|nem|o|esse|esta|este|essa|hoje|para
      do|pra|pro|pa|para|de|com|o|que|um|e|porra|puta|ai caralho|krl|karalho
      que|puta|mas|a|essa|uma|esta|sua|tua|toda|numa|nessa|de|e|mais|seu|aquela|ai|desta|outra porra|caralho ..1 e|de|toda|essa|do|seu|foi|esta|tu|nenhuma|ta|voce|vc|aqui|cara|mano|esse|eh|nunca
      porra ..1 caralho|nenhuma|toda|mano|meu|velho|bicho|cara|de|do|da|que|nao|e|isso|cansei
      arrombado|arrombada|arrombados|cuzao|cuzona|cuzoes|punheteiro|punheteiros|conacas|cabrao|cabroes|cabraozinho|filhodamae|merdoso|escrotos|escroto|conaca|fodilhao|boqueteiro|boqueteira|chupapica|chupapau|lambecu|cuzudo
      pau|dedo no|nu|na cu|rabo
      no|teu|seu|meu|olho|o|pau|enfia|enfie|mete|meta|do|esse|pnc|cu cu ..1 da|do|de|seu|tua|sua|teu|todo|que|esse|essa|pra|doce|dele|dela ..1 mae|opiniao|cavalo|burro|pai
      enfia|mete|meter|enfiar|enfie|meta ..3 no|teu|seu|pelo ..1 cu|rabo
      cu do|da|de caralho|mae|bebado|burro|tua|sua
      seu|sua|teu|seus|suas|es|voce|vc|tu|ele|ela|essa|esse|aquele|aquela|que|bando|um|uma|cambada|grande|sao|sois|este|esta|estes|esses|puta ..2 de|um|uma? ..1 <rude> ..1 !alada
      merda|bosta|porra|cacete|cu ..1 de|desse|dessa|deste|desta|do|da ..1 gente|pessoa|vizinho|ser|homem|mulher|politico|politicos|idiota|<rude>|chefe|cara|caralho
      <rude>|idiota|imbecil|burro|burra|gordo|gorda|velho|velha|palhaco|gentinha|governo|politico|politicos|lixo|vizinho|porco|otario|babaca|homem|povo|pedaco|saco|monte|bando|chefe|parvo|estupido|estupida de|do|da|dum|desse|duma merda|bosta|caralho|porra|cacete
      es|e|voce|vc|tu|sao|seu|sua|teu|eh ..1 um|uma|pedaco|monte|saco|bela|grande|seu|so ..2 merda|bosta|cagalhao|cu|merdas ..1 !isso
      cala|cale|fecha|feche|calem|calar|fechem|calate ..2 boca|matraca|fuca|puta|bico|latrina|cloaca ..2 caralho|porra|puta|filho|arrombado|cabrao|cuzao|vadia|seu|merda|otario|idiota|desgracado|piranha|vagabunda
      cala|fecha ..1 a|essa puta|porra|merda|caralho ..1 de|da|dessa
      puta|porra|caralho|merda|cu|cona|rata da|do|de|d|dum ..1 tua|sua|mae|teu|seu|avo|caralho|prima|irma
      a|o|na|da|pela puta|cona|caralho da|de tua|sua|mae|prima|tia|vizinha|avo
      tua|sua|vossa mae e|aquela|na|de|eh|ta ..2 puta|zona|vadia|quatro|piranha|cadela|galinha
      puta|porra|piranha|vadia|vagabunda|vaca|cabra|cadela|rameira ..1 nojent*|safad*|barat*|imund*|maldit*|desgracad*|ordinari*|rampeir*|porca|suja
      se|te|estamos|estou|to|ta|tou|fiquei|tudo|bem|todo|toda|esta|estao|vida|ja|completamente|meio fodid*|fudid*|phodid*
      fodeu|fudeu ..1 tudo|geral|vez|legal|com|agora|se
      cagar|cago|caga|to|tou|estou|cagando|caguei|lixar ..2 pra|para|no|em|na|nisso|me ..1 ti|voce|vc|tudo|todos|isso|isto|tua|sua|boca|cabeca
      vai|va|vao ..1 cagar|mamar|chupar|dar|mijar|pentear ..1 no|na|pau|meia|mato|um|o|caralho|rola|a|ao ..1 mato|caralho|pica|cu|hora|pinto|caralhinho|quinta
      chupa|mama|chupem|mamem ..1 aqui|meu|minha|essa|no|a|o|na|os ..1 rola|pau|pica|caralho|piroca|ovos|colhoes|otario|bolas|saco
      nem|que|para|a|e|mais|ate|deixa|fica foda|fodida|fodidao|fodas ..1 se|pra|mano|do|mesmo|demais|cara|essa|que
      isso|isto|vida|e|ta|trabalho|dia|tudo|muito|bem|la|tava foda
      quero|estou|me|to|tou|nem|pouco ..2 se|me|a|lixar|e|cagar ..1 foder|cagar|caralho|corno
      encher|enche|encham|enchendo|torrar|encheu|enchem|cocar|cocando|coca ..1 o|meu|os ..1 saco|colhoes ..1 caralho|porra|filho
      corno|corna|chifrudo ..1 manso|filho|maldito|da|desgracado|viado|otario`),
    high: phrases(`
      que|mas|uma|a|essa|esta|de|puta|grande|dia|vida|semana|tempo|sempre|so|deu|pela|toda|tudo|ta|numa|nesta|nessa|cara|aquela|desta|dessa|monte|ou merda|bosta|bostas|merdas
      merda ..1 perdi|pa|esqueci|mano|nenhuma|pra|que|esta|do|esse|estou|para|cara|nao|meu|outra|toda|e|ja|isto|isso|ficou|acabou|caiu
      bosta ..1 perdi|nenhuma|de|que|toda|mano|esse|essa
      fazer|fiz|fez|faz|deu|falar|fala|falou|disse|so|fizeste|fizeram|fazes|dizer ..1 merda|cagada|merdas|bosta|cagadas
      cacete|cassete ..1 que|mano|perdi|de|meu|esqueci|viu|essa|esse|nao
      puta frio|calor|sono|dor|raiva|saudade|susto|azar|preguica|fome|trabalheira|confusao
      que saco|cu|droga|inferno ..1 viu|mano|essa|de|meu|pa|isso|esse
      como|por|porque|quem|onde|quando raios|caralhos
      encher|enche|encham|enchendo|enches|cheio|torrar|puxa ..2 saco|colhoes|cornos|tomates
      ta|to|tou|estou|estar ..1 de|com ..1 saco cheio|puto|cagaco
      to|tou|ficou|fiquei|estou|ta|fico|tava puto|puta|putos|putas da|com|de|nas|pra
      puto|puta da vida|cara
      peidei|peidou|peidar|peidando|cagando|mijando ..1 na|no|de|pro|andando|pra
      um|do|num|grande|baita|que cagalhao|cagaco|bosta|caguei
      lixa|lixe|lixem|lixar|dane|danem ..1 te|se|vos
      desgraca|droga|inferno|diacho ..1 de|pelada|dessa|dessas|desse ..1 vida|trabalho|tempo|chuva|onibus|pc|celular|computador
      que se lixe|dane|lixem|exploda`),
  },
};
