import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Explicit words and solicitation are none, talk about sex is low. Single words begin with
 * naughty-words 1.2.0 (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const sexual: HarmList = {
  words: {
    none: words(`
      buceta bucetas bucetinha xoxota xoxotinha xereca piroca pirocas pirocao boquete boquetes punheta siririca suruba surubas putaria
      pauzudo rabuda gozada gozadas esporrar esporra`),
    low: words(`
      transar transamos transando transei tesao tesuda tesudo gostosona gostosao punhetas
           orgia orgias sacanagem queca quecas peitoes bundao rabao`),
  },
  phrases: {
    none: phrases(`
      te|imaginar|ver|imaginando|ver-te|imaginar-te ..1 imaginar|ver|imaginando|pensar|imagino? ..1 pelad*|nua|sem-roupa|nuinha|pelada
      te lambia|chupava|comia|fodia|lamberia|chuparia|comeria|foderia|lambo|chupo toda|todo|inteira|inteiro|todinha|todinho|a-noite|dos-pes
      meta|metas|mete|enfia|enfie|enfies|bota|bote ..1 tudo|toda|todo|ele|ela|fundo|forte? em|ni|no|na ..1 mim|meu|minha ..1 !conta|bolso
      vir|venho|vim|gozar|gozo|gozei|esporrar|gozando|gozasse ..1 me? na|nas|no|nos|em|dentro|sobre ..1 tua|tuas|teu|teus|sua|suas|seu|seus|minha|de|mim|ti|voce ..1 mamas|tetas|peitos|boca|cara|cu|rabo|cona|buceta|bunda|garganta|barriga|mim|ti
      passa|manda|troco|envia|mandas|quero|trocar ..2 nudes|nude
      <coarse>|pau dentro de mim
      sentir|quero ..1 teu|seu|o-teu|o-seu pau|cacete|caralho|pinto|piroca
      se|te|me tocando|tocar|tocares|masturbando|masturbar|masturbares|tocas|toques ..2 para|pra|pensando|na|na-camera|em|enquanto ..1 mim|cam|camera|chamada|ti|voce|video|me
      tua|minha|sua|essa|nessa|na bucetinha|buceta|xoxota|cona|coninha|xereca|xota|piroca|pica|rola|ppk
      foto|fotos|video ..2 do|da|dos|de ..1 meu|minha|seu|sua|teu|tua|seus|tuas? pau|piroca|rola|buceta|bunda|peitos|cu|pica|rabo|mamas|cona
      quem|alguem ..1 quer|afim|topa|a-fim-de|curte ..1 foder|fuder|transar|trepar|sexo|gozar|putaria|sexting|chupar
      comer|como|comia|quero|arrombar|foder|lamber|meter-no ..1 seu|teu|esse|o-teu|o-seu cu|cuzinho|rabo|rabinho
      batendo|bater|bate|tocando|tocar uma pra|pensando|para|vendo|no|com
      cheia|cheio|morrendo|doida|doido|louca|louco|muito de? tesao
      chup*|mam*|lamb*|comer|comendo|comi|comia|fod*|sentar|sentando|senta|cavalgar|cavalga|chupa|lambe|beija*|morder|tocar|pegar|apertar|apalpar|engol*|saborear|provar|meter|enfiar|mete|enfia ..2 <coarse>|clitoris|mamilos
      chup*|mam*|lamb*|sentar|senta|sentando|engol*|punhetar|cavalgar|cavalga|rebola|rebolar|quicar|quica|quico ..2 pau|cacete|pinto|penis|saco|bolas|rola|pica|membro !bala|manga
      lamb*|chup*|comer|comendo|como|comi|beijar|arrombar|arrombo|foder|meter|mordo|apertar ..2 cu|cuzinho|rabo|rabinho|bunda|bundinha|peitos|peitinhos|seios|mamilos|rabeta|mamas|tetas|clitoris|grelo
      te|me|lhe|vos chupar|chupo|chupava|lamber|lambo|foder|fodo|fodia|fodes|fodas|comer|comia|fudesse|fodesse|comeria|fuder|fudia|mamar|mamo|mamava|comesse|chupasse|chupas|chupes|fodessem ..2 toda|todo|todinha|todinho|inteira|noite|gostoso|forte|de|ate|hoje|na|no|ali|muito|bem|agora|rabo|cu
      quero|queria|vou|adorava|apetece|vontade|vem|vamos|quer|doido|doida|louco|louca|gostava|preciso|bora ..3 te|me|de? foder|fuder|chupar|lamber|mamar|comer|trepar|transar|meter|penetrar|arrombar te|me|contigo|gostoso|voce|vc|com|todinha|todinho|toda|tudinho|em|de|no|forte
      foder|fuder|comer|chupar|lamber|mamar|penetrar|cavalgar|montar te|me|vos ..2 toda|todo|todinha|noite|forte|de|ate|a|contra|com|por|em|na|no|bem
      quero|queria|vou|adorava|vontade ..2 te|me comer|foder|chupar|fuder|meter ..1 toda|todo|todinha|todinho|gostoso|inteira|inteirinha|de|a|na|hoje|ate|por|seu|tua
      de quatro|4 ..1 pra|para|na|a|no|em|e|com|toda|vadia|gostosa|cachorra|levando ..1 mim|cama|noite|te|rabo|cima|me
      foder|fode|comer|como|meter|comi|fodi|foda|fuder|fodo|pegar|levar ..2 de quatro
      fica|ficar|poe|por|vira ..2 de quatro ..1 pra|para|que|vadia|cachorra|safada
      gozar|gozo|gozei|goza|gozando|goze|gozasse|esporrar|esporro|leitar|jorrar|vir|venho|ejacular|gozes|acabar ..1 me|te|todo|tudo|muito? na|no|em|dentro|nos|toda|nessa|nesses|sobre|nas ..1 da|de|tua|sua|minha|meu|seu|teus|a? ..1 boca|cara|tetas|peitos|rabo|cu|ti|mim|garganta|barriga|buceta|cona|bunda|dentro|voce|seios|goela|costas
      faz|fazer|faco|faria|quero|ate|fazendo|vou|vais ..3 gozar|gozares|gozes|vires ..1 muito|gostoso|ate|na|no|pra|comigo|varias|gemendo|todinha|rapido|te|vezes
      vir|venho|vires|vens ..1 me|te na|no|dentro|em ..1 tua|minha|boca|cara|mim|ti
      manda|mande|envia|mostra|mostre|passa|troco|vendo|mandar|enviar|quero|quer|mandas|envias|compartilha|tem|trocar|troca|posso|mandava|curte|bora ..3 nudes|nude|nuds|packs|pack|nudez ..1 !cor
      manda|mande|envia|mostra|passa|troco|vendo|mandar|enviar|quero|mandas|envias|tira ..3 foto|fotos|fotinha|video|videos|fotinhas ..3 pelad*|nu|nua|nus|nuas|peit*|bunda|buceta|pau|rabo|mamas|tetas|pinto|calcinha|lingerie|quente|quentes|intim*|picante|picantes|cona|cuzinho|sensuais|porno|despid*
      manda|mande|envia|troco|mandas nudes|nude|nuds
      mostra|mostre|mostrar|deixa|quero|abre|mostras|adorava|exibe|balanca|poe ..2 ver|me|para|pra? ..1 teus|seus|os|as|tua|sua|essa|essas|a|o|esse|esses|tuas|suas|teu|seu ..1 peitos|peitinhos|peitoes|mamas|tetas|bunda|bundinha|rabo|buceta|bucetinha|pau|piroca|pica|cona|cu|cuzinho|rola|seios|xereca|pila|mamocas|raba|mamilos|peitao
      tira|tire|tirar|arranca|arrancar|rasgar|despe|abaixa|tiro ..2 roupa|roupinha|calcinha|cuecas|sutia|soutien|cueca|blusa|short|saia|vestido ..1 pra|para|e|toda|devagar|aos|agora|com|na ..1 mim|eu|deixa|dentes|cam|camera|me|a|logo|toda
      despe|dispa te|se para|pra|devagar|ja|toda|e
      to|tou|estou|fico|ficando|fiquei|me|deixa|deixas|tava|morrendo|cheia|cheio|louco|louca ..2 tesao|tesuda|tesudo|excitad*|molhadinh*|excitadissim* ..1 !viagem|novidade
      morrendo|louco|louca|cheio|cheia|muito|que|tanto de? tesao
      to|tou|estou|fico|toda|ja|ta|deixa|deixas|fiquei|me ..2 molhad*|molhadinh*|meladinh*|encharcad* ..1 pra|para|por|de|esperando|pensando|so|louca|querendo ..1 voce|vc|ti|tesao|em|pensar|imaginar|te
      molhadinh*|meladinh* esperando|pra|para|por|so|de|querendo|pensando
      pensando|pensar|imaginando em|te|na|no ..2 voce|ti|vc|tua|seu|pau|rola ..2 molhad*|molhadinh*|tesao|duro|punheta|masturb*|siririca|excitad*|gozo|gozei
      me|eu|ontem ..1 masturb*|toco|punheto|toquei|tocando|tocava ..1 a|pensando|vendo|pra|para|imaginando|com|olhando|lembrando|todo ..2 ti|voce|vc|tua|seu|sua|suas|teu|tuas|fotos|em|video
      masturb* me|te ..1 a|para|enquanto|pensar|comigo|pra|pensando|ver|na
      bate*|bati|bato|batendo|bater|toca*|toco|faz*|fazendo|faco ..1 uma|umas|um ..1 punheta|punhetinha|siririca|broche|broches|boquete|bronha|gulosa|mamada|espanhola|minete|oral ..1 !com
      broche|boquete|mamada|minete|punheta|siririca|suruba|bronha|chupeta ..1 gostos*|pra|para|em|na|hoje|no|ao|contigo|bem ..1 !fralda
      <coarse>|pau|pinto|penis|cacete|buceta|cu|cuzinho|rabo ..1 dur*|duro|grosso|grossa|grande|enorme|molhad*|molhadinh*|apertad*|apertadinh*|latejando|pulsando|babando|ereto|teso|tesa|melad*|depilad*|rosinha|gulosa|gostoso|encharcad* ..1 !roer|galinha
      meu|minha|teu|tua|seu|sua|nessa|nesse|essa|esse <coarse> ..1 em|dentro|na|no|ate|todinh*|toda|todo|inteira|inteiro|quer|ta|te|pra|hoje|esperando|de|entrando|sentir|melad*
      meter|mete|meto|enfiar|enfio|enfia|socar|soca|botar|bota|cravar|cravo|por|entalar|atolar|empurrar ..2 tudo|toda|ate|fundo|rola|pau|pica|piroca|dedo|dedos|gostoso|bem ..2 na|no|em|dentro|te|nessa|nesse|fundo ..1 buceta|cu|cuzinho|cona|boca|rabo|garganta|dentro|mim|ti|voce|bucetinha|xota|rabinho
      levar|leva|levas|dar|da|das|dei|dou|toma|tomar|quero|comer|como|quer no|meu|teu|o|esse ..1 cu|cuzinho|rabinho ..1 gostoso|hoje|todo|toda|bem|forte|ate|pra|apertado
      dar|dou|deu|dei o rabo|cu|cuzinho|rabinho
      senta|sentar|sente|sentas|quica|quicar|rebola|rebolar|cavalga|cavalgar|monta|montar ..2 na|no|em|nele|por ..1 minha|meu|tua|teu|cima|mim|seu|sua ..1 cara|pau|pica|piroca|rola|boca|mim|pila|cacete|rabo
      engole|engolir|bebe|beber|toma|tomar|quero ..2 leitinho|porra|leite|gozo|esporra ..2 todo|toda|na|quente|boca|quentinho|meu|cara|da ..1 boca|cara|porra|pica
      leitinho|porra|esporra|gozo na|no|em|nos|quente|dentro ..1 tua|sua|minha|boca|cara|peitos|rabo|cona|buceta
      sexo oral|anal|selvagem|gostoso|virtual|gratis|casual|quente|hardcore ..1 comigo|hoje|agora|contigo|em|na|no|gratis|pago|completo|com|a|ja|cam
      procuro|busco|buscando|procurando|ofereco|quero|topa|afim|preciso|bora|quer|queres|aceita ..4 sexo|foda|suruba|menage|putaria|sacanagem|trepar|transar|foder|queca|sexting|punheta|swing|boquete|broche ..1 !seguro|educacao|oposto|masculino|feminino
      garota|garotas|mulher|mulheres|acompanhante|acompanhantes|novinha|novinhas|gostosa|gostosas|puta|putas|safada|safadas|coroa|coroas|casada|casadas|menina|meninas ..2 programa|gostosas|gostosa|pelad*|nuas|sexo|webcam|disponivel|disponiveis|safadas|safada|quentes|local|completo|domicilio|atende|atendimento|deslocacao ..1 chama|agora|zap|perto|completo|na|ja|hotel|link|clica|aqui|sexo|cam|24h|whatsapp|preco|atende|no
      videochamada|chamada|video|videos|cam|webcam|live|chat|sexo|camera quente|quentes|pelad*|porno|erotic*|safad*|hot|gozando|picante|sensual
      novinha|novinhas|menina|meninas|menor|menores|crianca|criancas|adolescente|infantil|meninos|colegial ..2 pelad*|nua|nuas|porno|gostosa|safada|sexo|foder|transando|trepar|nudes|peitinhos|bucetinha|putaria|gozando|chupando !educacao|abuso
      porno|pornografia|video|conteudo|packs ..1 infantil|menores|novinhas|gratis|amador|caseiro|cp
      gemer|gritar|gemendo|geme ..1 de|no|na|pra|meu|enquanto|gostoso|como ..1 prazer|pau|pica|mim|te|nome|ouvido|puta|vadia|tesao
      minha|sua|tua|uma|ser ..1 putinha|cachorrinha|vadiazinha|safadinha|cadelinha|putinho ..1 na|de|hoje|obediente|gostosa|particular|submissa|safada
      amarrar|algemar|espancar|bater|dominar|chicotear|tapa|palmada ..3 cama|bunda|rabo|nua|foder|comer|gozar ..1 e|enquanto|gostosa|nua|te|forte
      quero|adorava|queria|imagino|imaginando|gostava|ver|deixa ..2 te|ver|voce|vc ..1 ver|nua|nu|pelad*|toda|sem|nuinha ..1 nua|nu|pelad*|roupa|calcinha|nuinha|cuecas
      ver te nua|nu|pelad*|toda
      te|me|deixas|pau|deixa|ta|fica|fico|fiquei|ficou ..2 pau|pinto|caralho|pica|pila dur*
      abre|abrir|abra|abres|arreganha ..2 pernas|perninhas|perna ..3 pra|para|mim|meter|foder|chupar|comer|entrar|eu|lamber|que ..1 !alongar
      rapidinha|foda|queca|transa|trepada|chupada|mamada ..1 gostosa|hoje|agora|no|na|comigo|contigo|bem|antes ..1 carro|banheiro|noite|cama|wc|motel|dada|dormir`),
    low: phrases(`
      me|te chuparam|chupou|chupava|mamou|mamaram|chupaste
      gozava|gozei|gozamos|gozo sempre|muito|tres|duas|varias|gostoso|horrores|demais|juntos ..1 !com|da-vida|ferias
      sexo com ..3 era|foi|e ..1 incrivel|maravilhoso|otimo|bom|brutal|fantastico|selvagem|uma-loucura
      transamos|transei|transando|trepamos|trepei|trepando|fodemos|fodi|quecas|fuder|foder|fodendo|transar|trepar|transava|transaram ..4 carro|vezes|noite|cama|chuveiro|cozinha|praia|horas|sofa|banheiro|toda|ontem|dia|hoje|duche|coelhos|tres|duas|gostoso|loucos|semana|motel|varias|banho
      tive|tivemos|ter|fizemos|fazer|fiz|fazendo|tinha|temos|fazemos|houve|faco ..3 sexo !seguro|oposto|biologico|do
      melhor|bom|que|grande|boa ..1 sexo|foda|transa|queca|trepada|rapidinha ..2 vida|da|com|ontem|noite|de|que|mundo|sempre|foi
      dei|dar|dando|dado|demos ..1 uma|umas|duas|tres|aquela ..1 foda|rapidinha|queca|quecas|trepada|gozada|pinada|fodinha
      fizemos|fazer|fazendo|fazemos amor toda|na|no|a|tres|duas|como|ontem|ate|loucamente|debaixo|em
      que|tem|tens|essa|aquela|bela|baita|puta|olha|esse|esses ..2 bundao|rabao|peitoes|bunda|rabeta|raba|rabo|mamas|peitos|bundinha ..1 gostosa|gostos*|deliciosa|linda|boa|redondinha|empinada|enorme|boas|bom|maravilhosa|hein
      gostosa|gostoso|delicia|gata|tesuda demais ..1 te|na|pra|comia|cama
      te|lhe comia|pegava|chupava|fodia|fuder ..1 toda|todo|todinha|facil|gostoso|inteira|aqui|ja
      comi|pegar|peguei|comer|como|fodi|papei|comeu|comendo ..1 a|aquela|minha|tua|sua|essa|uma ..1 gostosa|vizinha|novinha|puta|gaja|casada|ex|prima|secretaria|colega !comida|maca
      sexo casual|selvagem|anal|bom|toda|todos|gostoso|quente
      punheta|punhetas|masturb*|siririca|bronha ..2 todos|todo|cada|dia|dias|noite|vendo|antes|porno|ontem|vezes|toda
      ver|vendo|vejo|assisto|assistir|assistindo|viciad*|vi ..1 em|um|muito|tanto|filme|video|a? porno|pornografia
      xvideos|pornhub|xhamster|onlyfans|privacy ..2 meu|minha|assina|link|no|tem|assistir|video|conteudo|entra|sigam|gratis
      orgasmo|orgasmos|gozei ..2 seguidos|multiplos|tive|tres|duas|incrivel|ontem|varias|quatro ..1 vezes
      tive|teve|ter|tres|varios|multiplos ..1 orgasmo|orgasmos
      menage|suruba|orgia|swing|trisal ..1 com|a|ontem|no|na ..3 amiga|amigas|casal|amigos|mulheres|duas|tres|vizinhos|fim|festa
      perdi|perder|perdeu|tirou|tirar ..1 a|minha|o|meu ..1 virgindade|cabaco|cabacinho
      amizade|amigo|amiga|amigos|pau ..1 colorida|foda|amigo|fixa ..1 !fixa
      sexo|foda|rapidinha|transa|ficada|caso de|duma|por|so uma? noite
      pau|pinto|penis|pila ..2 tamanho|centimetros|cm|polegadas|medidas
      tamanho|medida|centimetros ..1 do|da|de ..1 pau|pinto|penis|pila|rola|piroca|pica
      tesao|tesuda|tesudo ..1 em|por|nele|nela|que|do ..1 voce|ti|ele|ela|homem|mulher|caralho|gordinhas|pes`),
  },
};
