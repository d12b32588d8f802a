import { phrases } from "../../lexicon/lexicon.ts";

/** Portuguese: a burden to others, a painless way, one place, farewells, no tomorrow. */
export const indirect = phrases(`
    feliz|felizes|melhor|tranquilos|aliviados|facil|leve|livres ..4 se eu ..2 nao-existisse|nao-estivesse|morresse|sumisse|desaparecesse|nao-fosse|sumir|morrer|desaparecer|nao-existir
    leve|melhor|feliz|felizes|facil|tranquila|tranquilos|aliviados sem mim !no|na|a
    peso|fardo|estorvo|carga|encosto ..2 para|pra|na ..2 familia|filhos|pais|todos|minha|meus|vida|eles|os-outros
    sou ..3 peso|fardo|estorvo|encosto
    melhor|alivio ..4 todos|todo-mundo|familia|filhos|eles ..2 se|que eu ..1 sumisse|sumir|morresse|desaparecesse|desaparecer|nao-estivesse|nao-existisse|morrer
    jeito|forma|maneira|modo|metodo ..3 partir|ir-embora|morrer|sumir|acabar|acabar-com-tudo|desaparecer ..2 sem ..1 dor|sofrer|sofrimento|sentir
    partir|morrer|sumir|desaparecer|ir-embora|dormir-para-sempre sem ..1 dor|sofrer|sofrimento|sentir-nada
    forma|jeito|maneira|metodo ..3 dolorosa|doloroso|indolor|suave|rapida|rapido|facil ..3 acabar-com-tudo|morrer|sumir|partir-de-vez|desaparecer|terminar-com-tudo
    quantos|quantas ..2 comprimidos|remedios|pilulas|soniferos|calmantes|pastilhas ..6 acordar|morrer|dormir-para|acordar-mais|suficientes|bastam
    paro|consigo|deixo|sempre|vivo|fico|sai ..4 pensar|pensando|da-cabeca ..1 na|no|nos|naquela|nas ponte|trilhos|carris|terraco|penhasco|varanda|comprimidos|lamina|corda|viaduto|telhado|linha-do-comboio !pensil|do-feriado|que-atraves
    ponte|trilhos|carris|viaduto|penhasco|vazio ..3 me chama|atrai|persegue
    trilhos|carris|metro|comboio|trem|plataforma ..8 um ..2 passo
    bastava|bastaria|basta|so ..1 um ..1 passo ..3 acabar|acabou|tudo|fim|frente
    subi|subo|voltei|fui|vou ..5 terraco|ponte|varanda|telhado|viaduto|laje ..7 olhando|olhei|olho|encarando ..2 baixo|para-baixo|pra-baixo|o-vazio|abismo
    comprimidos|remedios|pilulas|lamina|corda|calmantes ..3 gaveta|cabeceira|separados|guardados|cama ..6 contei|contados|olhando|esperando|decidi|decidido
    ando|estou|venho ..2 guardando|juntando|a-juntar|a-guardar|acumulando ..2 comprimidos|remedios|calmantes
    carta|cartas|bilhete|bilhetes|mensagem de despedida
    dei|doei|distribui|ofereci ..1 todas|tudo|todos ..2 coisas|tinha|meu|pertences|roupas ..4 nao-vou|nao-preciso|ja-nao|nao-precisarei|onde-vou
    quem ..3 cuidar|cuidara|cuida|ficar|fica|alimentar ..6 quando|se eu ..1 nao-estiver-mais|morrer|ja-ca-nao|partir-de-vez|nao-estiver-ca|nao-existir|ja-nao
    nunca-mais|nao ..3 ouvir|ver|noticias|saber ..2 de mim|falar-de-mim|me-ver
    nunca mais ..3 de mim
    digam|diga|diz|digam-lhe|fala ..9 amava|amei|amo-muito|desculpa|perdao ..2 adeus|perdao|desculpa|me-perdoem
    adeus para-sempre|a-todos|pra-sempre|mundo
    mim nao ..2 haver|ha|havera|existe|tera um? amanha|futuro
    decidi|decisao|decidido ..6 tudo ..1 acaba|termina|acabara|terminara|vai-acabar
    hoje|noite|amanha|logo ..2 tudo ..1 acaba|termina|vai-acabar !bem|em-pizza
    ja nao|nunca estarei ca|aqui !de-ferias
    nao ..2 estarei|vou-estar ..1 mais? ..1 aqui|ca|vivo|viva ..2 natal|amanha|aniversario|ano-que|para-ver
    nao ..2 chego|vou-chegar|passo ..2 viva|vivo|natal|meu-aniversario
    natal|aniversario|verao|ano-novo ..1 eu? ja nao estarei ca|aqui|vivo|viva
    breve|logo ..2 deixo|deixarei|vou-deixar|nao-serei|nao-vou ..2 ser|incomodar|problema|peso|fardo|atrapalhar|mais-um
    nao ..1 vou|irei ..1 mais? incomodar|atrapalhar|dar-trabalho ..2 ninguem|mais|voces
    melhor|bem|tranquilos|leve|facil ..2 quando|se eu nao estiver|existir|estiver-mais !de-ferias|ai|la
    estorvo|peso|fardo|encosto ..1 para|pra|pros ..2 todos|amo|familia|quem
    quanto|muito|tempo|doi|sofre ..6 afoga|afogar|afogamento|enforca|enforcar|sangrar-ate|se-jogar
    afogar|enforcar|monoxido ..3 doi|doloroso|sofre|rapido
    ponte|viaduto|terraco|penhasco|telhado ..6 grade|parapeito|beirada|beira|borda !pintaram|nova|do-rio
    testamento|senhas|vontades ..6 cuidem|cuida|perdoem|desculpem
    semana|mes|amanha|segunda ..2 vem|proxima|proximo|eu ..1 ja? nao ..1 existo|existirei|estarei-vivo|estarei-viva|estou-mais
    imaginando|imagino|vejo ..3 caio|cair|pular|pulo|caindo|pulando ..1 da|do|de|na ..1 plataforma|ponte|telhado|varanda|linha|viaduto
    papeis|documentos|contas ..6 depois-de-mim|quando-eu-nao
    livram|livrar|livres|livra ..1 de mim
    deixei|coloquei|pus ..2 meus|minhas assuntos|coisas|papeis em ordem
    minha|meu ultima|ultimo mensagem|post|carta|publicacao ..2 obrigado|obrigada|desculpa|adeus|amo !de|do
    penso|pensar|pensando ..1 na|nos ponte|trilhos|carris|penhasco|viaduto ..1 todos-os-dias|todo-dia|sempre|cada
    paz com ..1 minha decisao|escolha
    nao serei ..1 um? peso|fardo|estorvo|problema
    cuidem|cuida|cuide ..1 da|do|dos|das ..1 minha|meu|meus ..2 quando|se eu nao|morrer
    jeito|forma|maneira ..1 mais? facil|rapida|rapido|segura ..1 de acabar|terminar ..1 com isso|tudo|isto`);
