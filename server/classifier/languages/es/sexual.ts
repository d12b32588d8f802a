import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Explicit words and solicitation are none, talk about sex is low. Single words begin with
 * naughty-words 1.2.0 (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const sexual: HarmList = {
  words: {
    none: words(`
      chupapollas mamada mamadas follarte follarme follarnos pajearte pajearme cachonda cachondo
      cunnilingus felacion felaciones`),
    low: words(`
      follar follamos follando follaba follado folle follan follada polla pollas pollon tetazas culazo
             orgia orgias pajearse pajas pajilla cachondos
      cachondas empalmado polvazo`),
  },
  phrases: {
    none: phrases(`
      imaginarte|imaginandote|verte|pensarte|soñarte|tenerte|imaginar ..1 desnud*|encuerad*|sin-ropa|en-pelotas|en-tanga|cachond*
      te lameria|chuparia|mamaria|follaria|comeria|lamo|chupo entera|entero|toda|todo|todita|enterita|el|la|las|los|hasta ..1 !cabeza
      me|nos la|lo metas|meta|meten|chupes|chupe|mames|hinques|claves ..1 !en-el-bolsillo|en-la-mochila
      correrme|correrte|venirme|acabar|correrse|corro|corrido|correras en|dentro|sobre|encima ..1 tus|tu|mis|mi|sus|su|de|la|las ..1 tetas|boca|cara|culo|coño|ti|mi|garganta|pechos
      pasa|pasame|manda|mandame|intercambio|rola|tienes|pasas|envia nudes|pack|packs|nude
      mi|tu|su|esa|tremenda polla|verga|pija|pinga|poronga|vergota|pollon|picha
      tu|ese|mi|tus|esos|su coño|coñito|chocho|chochito|panocha|conchita|culito|tetitas|tetazas
      te tocas|toques|tocabas|tocas-sola|masturbas|masturbes|pajeas|pajees ..2 para|pensando|por|en|delante|mientras ..1 mi|camara|cam|videollamada|ti|te
      cogida|follada|culeada|mamada|cogidota|enculada ..1 rica|ricas|dura|salvaje|hoy|bien|de
      tu|mi culo|ojete|ano ..2 rico|apretado|lengua|follar|meter|abierto|comer|abrir|lamer|romper|partir
      dispuesta|dispuesto|quien|alguien ..1 a|quiere|para|busca ..1 coger|follar|culear|garchar|sexting|sexo
      quitarte|arrancarte|bajarte|rasgarte ..1 la|las|el|los ropa|bragas|tanga|calzones|sujetador|brasier
      chupa*|mama|mamar|mamarte|mamame|mamarme|mamen|mamas|lame*|lamer*|come|comer|comerte|comeme|comerme|comas|como|comiendo|succiona*|tragarme|saborear|probar|acariciar*|tocar|tocarte|tocame|toca|besar|besarte|morder|morderte|mordisquear|manosear|sobar|sobarte|agarrar|agarrarte|apretar ..2 <coarse>|clitoris|pezones|pene|huevos|vagina
      chupar|chuparte|lamer|lamerte|comer|comerte|comeme|chupame|lameme|besar|besarte|morder|morderte|tocar|tocarte|tocame ..1 el|tu|ese|todo|las|los culo|culito|concha|chucha|pepa|tetas|pechos|pezones|cuca
      me|te|se|nos la|lo chupas|chupes|chupe|chupa|chupo|mamo|chupen|chupara|mamara|chuparas|mamaras|chuparia|mamaria
      quiero|ganas|puedo|dejame|vas|voy|podria|gustaria|encantaria|deja ..2 chupartela|chupartelo|mamartela|lamertelo|lamertela|comertelo|comertela|metertela|metertelo|chupamela
      chupamela|mamamela|comemela|chupamelo|chupadmela|metemela|metemelo|cogeme|follame|culeame|mamela|chupenmela !duro
      te|me|os|nos follaria|follaba|follo|follas|folla|folle|folles|follen|follare|follar|follaron|follaste|follado|follasteis
      quiero|ganas|gustaria|vamos|quieres|queria|necesito|encantaria|mataria|voy ..3 a|de|por? follarte|follarme|follarnos|follarla|follarlo|follarmela|follarmelo|culearte|culiarte|culiarnos|culear|penetrarte|penetrarme|follar|garchar|garcharte|cojerte
      follarte|follarme|follarmela|culearte|penetrarte|garcharte|empotrarte|empotrarme|culiarte
      quiero|ganas|te|voy|vas|quieres|rico|bien|gustaria|encantaria ..1 a|de? coger|cogerte|cogerme|cogernos|cojer|cojerte|cogere|cojo ..1 toda|duro|rico|bien|en|por|sin|hasta|como|fuerte !brazos|cuenta ..1 noche|cuatro|cama|parar|duro|rico|culo|condon|perra|tarde
      cogiendo|cogimos|cogemos|cojemos|cojimos toda|rico|duro|en|como|bien ..1 la|cuatro|conejos|noche|duro|rico|cama
      que te|me|la ponga|pongas|pongo|pone en|a cuatro
      follar*|coger*|cojer*|poner*|ponte|ponete|culear*|follas|follo ..2 a|en cuatro patas? !ruedas
      a|en cuatro patas|y ..2 follar*|coger|penetrar|darte|duro|mamacita|preciosa
      me corra|corro|corri|vengo|vine|venga|correre en|dentro|sobre|encima|toda tu|tus|mis|sus|de|su|ti|la|las ..1 boca|cara|tetas|culo|ti|garganta|vientre|coño|espalda
      correrme|venirme|acabar|acabarte|correrse|terminar|eyacular|correrte en|dentro|sobre|adentro tu|tus|mis|sus|de|su|la|mi|las ..1 boca|cara|tetas|culo|ti|mi|garganta|coño
      hasta|haga|hare|haces|haz|hazme|hacerte|hacerme|hago|vas|voy ..1 que? me|te? ..1 correr|correrme|correrte|corra|corras|venir|venirme|venirte|acabar|acabe ..1 boca|dentro|varias|toda|en|gritando|entera|encima|como|conmigo
      mandame|enviame|pasame|manda|envia|pasa|mandar|enviar|pases|mandes|envies|mandanos|enseñame|ensename|muestrame|mostrame|enseña|quiero|intercambio|intercambiamos|vendo|cambio|comparto|pasen|tienes|roten|mande|puedes|rola|rolame|pasas|mandas ..3 foto|fotos|fotitos|video|videos|nudes|nude|pack|packs|videito|fotico ..4 desnud*|nudes|nude|tetas|tetitas|culo|culito|coño|polla|verga|encuerad*|pelotas|porno|cachond*|caliente|calientes|picante|picantes|intimas|hot|ropa|bragas|encuerada
      mandame|enviame|pasame|manda|pasa|mandar|pasen|vendo|intercambio|rola|envia|quien|comparto|tienes|pasas|mandas ..2 nudes|nude|packs|nudez
      mandame|pasame|manda|pasa|vendo|rola|enviame|pasas tu|el|mi ..1 pack
      enseñame|ensename|muestrame|mostrame|muestra|enseña|ensena|enseñanos|muestranos|enseñes|muestres|enseñas|muestras ..1 tu|tus|las|el|esas|ese|esos|los|la ..1 tetas|tetitas|culo|culito|coño|pechos|polla|verga|chocho|pezones|concha|chichis|bubis|pene|pija|lolas|senos|panocha
      quitate|sacate|bajate|quitarte|arrancarte|sacarte ..1 la|las|el|los|tu ropa|bragas|tanga|sujetador|pantalones|calzones|brasier|blusa|vestido|panties|calzon|corpiño y|en|para|despacio|poco|delante|toda|mi|con|enfrente|ante
      desnudate|encuerate|empelotate para|y|en|delante|ya|conmigo|poco|toda|frente|mi
      estoy|ando|pones|pone|ponen|poniendo|pongo|puse|dejas|tienes|pusiste|toy ..2 cachond*|calentorr*|empalmad*|empalmo|arrech*|horny|palote
      estoy|ando|pones|poniendo|pone|tienes|toy muy|bien|tan|super|re|mas|bastante|todo|toda caliente|mojada|mojado|mojadita|duro|excitad*|humeda !con
      toda|bien|estoy|me|tan|muy|dejas|pones|ya ..1 mojada|mojadita|humeda|empapada ..2 pensando|para|ti|esperando|imaginando|imagino|follar !lluvia
      pensando|imaginando|imagino|para en|tu ..1 ti|tu|polla|como ..2 mojada|mojadita|cachonda|empalmo|duro|tocandome|masturbando|corro
      me masturbo|masturbe|masturbaba|masturbando|toco|pajeo|pajeaba|pajee|tocaba|toque ..1 pensando|viendo|imaginando|con|para|mirando|por ..1 tu|ti|tus|usted|fotos|en
      masturbate|masturbarte|masturbarme|masturbarnos|masturbandome|masturbandote|pajeate|tocate|pajearme|pajearte conmigo|para|pensando|mi|delante|contigo|juntos|viendo|sobre
      <coarse>|pene|rabo|vagina|culo|culito|concha ..1 dura|duro|durisima|gorda|gordo|parada|parado|tiesa|tieso|mojado|mojada|mojadito|apretado|apretadito|apretada|depilado|erecta|erecto|venosa|humedo|rosadito|chorreando|empapado|palpitante
      mi|tu|tus|su|esa|ese|mis <coarse> en|dentro|hasta|entre|bien|dura|duro|toda|entera|por|esta|quiere|necesita|para|te|me|hoy|ya|pide|mojad*|y
      por|el|en el|tu culo|culito ..1 duro|fuerte|sin|rico|toda|hasta|apretado|te|quiero
      meterte|metertela|metertelo|metermela|meterla|clavartela|metemela|clavarte|clavarmela|enchufartela|metesela ..1 toda|entera|por|hasta|la|el|mi|duro|adentro|bien|polla|verga|dedos|dos
      te|me|os la meto|meta|metas|mete|metia|meteria|metere|clavo|clavas|claves|clave|enchufo|metiera ..1 toda|entera|por|hasta|bien|duro|en|sin|ahora|dentro|adentro|dura
      metertela|metermela|clavartela|clavarmela|enchufartela
      dart*|darte|darme|dar|doy|den|dame|das|dando por|x el|atras|detras culo|culito|ojete|duro|hasta
      sientate|sentarte|sentarme|sientese|sentate|montate|montarte|montame|cabalgar|cabalgame ..1 en|sobre|encima mi|tu|la|ti cara|polla|verga|boca|rabo
      trag*|tragarte|tragate|tragar|tragarmela|bebe|beberme|saborear|toma|escupe|quiero ..1 mi|tu|toda|la|el|su leche|semen|lefa|corrida ..1 caliente|toda|boca|polla|en|hasta|calentita|espesa
      leche|lefa|semen en|sobre|por tu|la|toda|mi cara|boca|tetas|culo|garganta
      sexo oral|anal|duro|salvaje|telefonico|virtual|gratis|casual|bdsm|rico !seguro|es|sin|protegido|segura ..1 contigo|conmigo|hoy|esta|ya|gratis|en|con|a|quien|cam
      busco|buscando|buscamos|ofrezco|quiero|quieres|alguien|quien|necesito|hay|dispuesta|dispuesto ..4 para|tener|de|sexo|hacer? sexo !seguro|es|y
      busco|buscamos|alguien|quiero|quien ..3 follar|follamigo|follamiga|follamigos|polvete|coger|culear|trio|orgia|cibersexo|sexting|sexchat
      chica|chicas|chico|mujer|mujeres|puta|putas|prepago|escort|escorts|madura|maduras|prepagos|scorts|acompañante|colegialas ..2 servicio|servicios|disponible|disponibles|cachonda|cachondas|domicilio|calientes|caliente|sexo|webcam|cam|desnudas|completo ..1 ya|tarifas|domicilio|hotel|aqui|completo|24h|discrecion|zona|gratis|completos|en|oral|precio|whatsapp|privado|esperando|cam
      videollamada|video|llamada|cam|webcam|videos|chat|camara caliente|calientes|hot|porno|desnudos|erotica|erotico|sexo|cachonda
      niñas|niña|niños|menores|menor|colegiala|colegialas|adolescente|adolescentes|crias|infantil|nenas|nena|niñita|ninas ..2 desnud*|porno|cachond*|follar|tetas|sexo|nudes|follando !educacion|abuso|abusos
      porno|pornografia|pack|cp|material|videos infantil|menores|niñas|nenas|gratis|amateur|casero
      ponerte|ponerme|pon*|ponte|voy ..1 mirando a|para cuenca
      gemir|gritar|gimas|gimiendo|grites ..1 de|como|mientras|mi|para ..1 placer|perra|puta|te|follo|follamos|cogo
      eres|seras|serias|se|sos|quiero ..1 mi|una|toda ..1 putita|zorrita|perrita|guarrita
      azotar*|atar*|amarrar*|nalguear*|esposar*|dominar*|castigar* ..3 follar*|coger*|culo|nalgas|cama|desnud*
      quiero verte|tenerte|estas|imagino ..2 desnuda|desnudo|encuerada|tanga
      hacerte|hacerme|hazme|hago|hice|haz|haces|hacia|hare|hizo|hacen|hagas|haga ..1 una|un|unas|la|el ..1 mamada|paja|pajas|pajote|pete|cubana|oral|mamadas|felacion|guagua|garganta|cunnilingus|squirt
      lamer*|lamerte|chupar*|besar*|recorrer* ..2 todo|entre|cada ..2 piernas|tanga|bragas|desnuda
      polla|verga|pija|pinga|poronga ..4 boca|culo|coño|garganta|tetas|cara|adentro|dentro
      te|me|la ..1 pone|pones|puso|tienes|tengo|tienen|pongo ..1 dura|durisima|duro|tiesa|parada|gorda !la|el|pan
      abre|abrir|abrirte|abreme|abrete ..1 de? las|tus|bien? piernas ..2 para|follar|comer|chupar|polla|verga|meto`),
    low: phrases(`
      me|te|se la chuparon|chupo|chupaba|mamaron|mamo|chupado|chupaste|chuparan|comieron|chupe
      me corria|corri|corro|corrimos|vine ..1 siempre|veces|varias|tres|dos|cuatro|mil|enseguida|gritando
      sexo con ..3 era|fue|es ..1 brutal|increible|salvaje|espectacular|bestial|alucinante|maravilloso
      follamos|follado|follando|folle|follar|follaba|follabamos|follaron|cogimos|culeamos|cogiendo ..3 veces|ducha|coche|noche|cama|cocina|playa|fin|horas|conejos|locos|sofa|tres|toda|vez|mañana|semana|baño|carro|bano
      tuve|tuvimos|tener|tengo|teniendo|hicimos|hacer|hemos|hice|haciendo|practicamos|hubo ..3 sexo !seguro|de|es|femenino|biologico|del
      el|mejor|buen|gran|del ..1 sexo ..1 salvaje|duro|anoche|increible|contigo|brutal|espectacular|oral
      me|le|nos|se lo|la tire|folle|tirado|follado|cogi|tirariamos|tiraria ..1 !basura|al|a|por
      echar|echamos|echado|echando|eche|echaron|echarnos ..1 un|unos|dos|tres|otro polvo|polvos|polvazo|polvete|casquete
      hicimos|hacer|haciendo|hagamos|hacemos el amor toda|en|tres|dos|como|anoche|con|salvaje|hasta|sin
      que|tiene|tienes|vaya|menudo|menudas|esas|ese|unas|esos|buen|buenas|rico|rica|tremendo|tremendas culazo|tetazas|tetas|tetotas|melones !del
      esta|estas|estan|que|estais para? follarsela|follarselo|follable|follables|empotrar
      follamigo|follamiga|follamigos|follable
      rollo|polvo|sexo|revolcon|ligue de una noche
      masturbo|masturbe|masturbarme|masturbandome|pajeo|paja|pajas|pajearme ..2 todos|cada|dias|noches|viendo|antes|noche|porno
      ver|viendo|veo|mirando|vemos|adicto|mirar|vi al|un|mucho|tanto? porno|pornografia
      pornhub|xvideos|xhamster|onlyfans ..2 mi|suscribete|sigueme|gratis|en|link|entra|contenido|tengo|hice
      sexo casual|salvaje|desenfrenado|anal|duro|rapido
      orgasmo|orgasmos ..2 seguidos|tuve|multiples|brutal|anoche|tres|dos|cuatro|increible
      tuve|tuvo|tuvimos|tener|varios|tres|dos|cuatro ..1 orgasmo|orgasmos
      trio|orgia ..1 con ..3 amiga|amigas|mujeres|chicas|hombres|pareja|vecina
      perdi|perdiste|perder|perdio|quitaste|quito la|mi|su virginidad
      me|te|le pone|pones|pongo|puso|pusiste cachond*|caliente|burro|burra|perra|perraka|berrac*
      sexy|sexys|rica|ricas|buenorra|buenorras|buenisima ..2 follar|follaria|culo|tetas|cama|cogeria
      tamaño|tamano|medidas|centimetros ..2 polla|pene|verga|miembro
      lenceria|tanga|bragas|tangas ..3 cama|puesta|quitame|calentar|mojad*|follar`),
  },
};
