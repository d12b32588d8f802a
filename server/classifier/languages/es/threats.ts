import { phrases } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/** Threats of violence to others, and calls for it. */
export const threats: HarmList = {
  phrases: {
    none: phrases(`
      contra la pared|tapia ..2 fusilarlos|fusilar|fusilados|pegarles|y-disparar
      hay|habria|deberian|tendrian ..6 fusilarlos|ahorcarlos|lincharlos|colgarlos|matarlos|gasearlos|degollarlos
      apuñalarte|degollarte|acuchillarte|descuartizarte|estrangularte|asesinarte|destriparte
      hasta que te|os|se ..1 mueras|revientes|mates|murais|desangres|arrepientas-de-haber-nacido
      espero|esperando|esperare|esperamos|espera|voy|vengo|aparezco ..4 con ..1 cuchillo|navaja|pistola|machete|bate|escopeta|cadena|hacha|martillo ..1 !y-tenedor
      pegar|pegarle|pegarles|prender|prenderle|prenderles|meter|meterle|dar ..1 fuego ..1 a|al|con ..3 todos|dentro|congreso|gobierno|casa|parlamento|sede|ministerio|ellos|comisaria|mezquita|sinagoga|partido
      a ..2 lo|la|los|las|le mato|reviento|rajo|apuñalo|quemo-vivo|parto-la-cara ..1 !de
      lo|la|los juro ..1 que ..1 lo|la|los|te mato|reviento
      le|les voy|vamos a cortar|arrancar|romper|partir|reventar|sacar|quemar|rajar ..2 <body>
      alguien ..1 deberia|deberian|tiene|tendria|debe ..3 matar|matarlo|matarla|matarte|pegarle|pegarte|meterle|dispararle|fusilar|fusilarlo|acabar-con
      va|vas|voy|vais|acabaras|acabas|terminaras|acabara|terminas ..2 acabar|terminar|acabaras|terminaras|amanecer ..1 en|bajo|dentro ..2 zanja|cuneta|ataud|cajon|hospital|cementerio|tumba|morgue|bolsa|maletero|tierra
      acabaras|acabareis|terminaras|acabas ..1 en|bajo ..2 zanja|cuneta|ataud|hospital|cementerio|tumba|morgue|tierra
      te|os ..1 va|van|voy|vamos ..1 a ..1 pesar|costar|doler ..2 haber|caro|vida
      te|os cortare|rajare|partire|rompere|quemare|arrancare|matare|destrozare|rebanare
      te|os|le|les|lo|la voy|vamos a hacer|dejar ..1 pedazos|trizas|picadillo|papilla|pure|cachitos|sangrar|tragar
      te|os|los|las voy|vamos|va|iba|iremos a <hurt> !risa|besos|cosquillas|mimos|al|en|preguntas|a-besos|a-preguntas|a-mimos|a-cosquillas|a-abrazos|de-risa|de-amor|de-un-susto|de-hambre|de-envidia
      lo|la|le voy|vamos a <kill>|matar|apuñalar|degollar|violar|rajar|descuartizar|linchar
      voy|vamos|quiero|ganas|gustaria|encantaria|juro|pienso|dispuesto|capaz ..2 a|de|que? <kill> ese|esa|esos|ellos|tu|su|vosotros|ustedes|a-ese|a-esa|a-esos|a-todos|a-tu|a-mi|a-alguien
      voy|vamos|quiero|ganas|gustaria|encantaria|pienso|pensando|dispuesto ..1 a|de|en? matarte|matarlo|matarla|matarlos|matarlas|mataros|asesinarte|apuñalarte|degollarte|acuchillarte|rajarte|reventarte|descuartizarte|violarte|ahorcarte|violarla|lincharlos|estrangularte|estrangularlo
      te|os <killNow> !risa|besos|cosquillas|mimos|preguntas
      los|lo|la|las mato|matamos|mataremos|matare|reviento|rajo|apuñalo|acuchillo|degollare
      te|os|le|les voy|vamos|va a <smash> ..3 <body>
      te|os|le|les <smash> la|el|los|las|toda|todo|todos|esa|ese|cada|un ..2 <body>
      voy|vamos|quiero|gustaria|ganas ..2 partirte|romperte|reventarte|destrozarte|arrancarte|cortarte|sacarte|volarte|rajarte|aplastarte|partirle|romperle|reventarle|volarle|arrancarle|partiros|romperos|quebrarte ..3 <body>
      te|os|le|les voy|vamos a meter|pegar|dar|clavar|soltar|hundir|enterrar|poner|disparar|descargar ..2 <weapon> !al|jugando
      te|os|le|les meto|pego|clavo|metere|clavare|pegare|suelto|doy|metemos|hundo|entierro ..2 <weapon> !al|jugando
      un|una|dos|merece|merecen|merecia|necesita|necesitan|falta ..1 tiro|bala|balazo|disparo|hostia|paliza|plomazo en|entre la|las|el|los|su|tu cabeza|nuca|cejas|ojos|frente|boca|pecho|sien
      merece|merecen|mereceis|merecia|merecian ..2 un|la|ser|que|una morir|muerte|tiro|bala|paliza|horca|linchados|fusilados|fusilado|ahorcados|quemados|colgados|hoguera|maten|fusilen|cuelguen|linchen|ahorcado
      merece|merecen|mereceis ..1 morir|morirse|palmarla
      hay|habria|habra|debe|deben|deberian|deberia|tendrian|tendria|tienen|vamos|toca|pido|urge|falta ..1 que|a|de? <killInf>
      hay|habria|habra|deberian|deberia|tendrian|tendria|tienen|vamos|toca|urge ..1 que|a|de? <kill4> a|todos|esos|esa|estos|cada
      hay|habria|deberian|deberia|tendrian|vamos ..1 que? a? pegarles|meterles|darles ..1 un|una|cuatro tiro|tiros|paliza|bala|balazo|hostias
      que|ojala alguien? los|las|lo|la|les|te|os <kill3>
      que|ojala alguien? te|os|le|les|lo|los metan|peguen|den|meta|pegue ..1 tiro|bala|balazo|paliza|puñalada
      al|todos paredon|patibulo con|todos|todas|ya|y
      a la horca con|todos|ya|los
      al paredon
      se donde|adonde vives|viven|trabajas|trabaja|estudias|estudian|aparcas|vive !muy
      se a que ..1 colegio|escuela|hora|instituto|gimnasio ..2 van|va|vas|sales|salen|entras
      tengo tu direccion y
      vas|vais|va|van a morir|sangrar|terminar|acabar|amanecer|lamentar|aparecer !de|pronto|todos ..2 muert*|hoy|mañana|como|perro|zanja|cuneta|tierra|ataud|cajon|hospital|caro|rio
      vas|vais|van a morir !de|felices
      te vas|van a morir !de
      estas|eres|estais|esta|hombre|date|dese muerto|muerta|muertos si|hijo|cabron|maldito|te|cuando|como|perro|escoria|rata
      date por muert*
      preparate|preparaos|reza|despidete para|antes|de morir|tus
      tus dias|horas estan|tienes contad*
      cuida|cuidado|vigila|ojo|despidete|piensa a|de|con|en|por? tu|tus|su <kin> !mucho|y|bien
      donde duermen tus <kin>
      si te|os|lo|la|le vuelvo|veo|pillo|cojo|agarro|encuentro|cruzo ..3 te|os|lo|la|le <hurt>|mato|reviento|parto|rompo|rajo|meto|pego|matare|arranco|vas|hundo|acuchillo|mando
      cuando|donde te|os|lo vea|pille|coja|agarre|encuentre|cruce ..3 te|os|lo|vas <hurt>|mato|reviento|parto|rompo|rajo|meto|pego|matare|arranco|hundo|acuchillo|arrepentir
      la|tu|te proxima|siguiente vez|que ..3 te|os|lo mato|reviento|parto|rompo|rajo|meto|pego|matare|hundo|acuchillo
      te|os|le|les voy|vamos a quemar|prender|incendiar|volar|explotar|poner|plantar ..1 la|el|tu|viva|vivo|vivos|fuego|bomba casa|coche|local|tienda|carro|familia|vivo|fuego|bomba|iglesia|mezquita !de
      voy|vamos a quemar|prender|incendiar|volar|reventar|tirotear|balear tu|su|vuestra|ese|esa|la|el|con ..1 casa|coche|local|tienda|carro|oficina|mezquita|sinagoga|instituto|colegio|escuela|familia
      voy|vamos a poner|plantar|detonar|hacer|montar una ..1 bomba|masacre|matanza|tiroteo
      voy|vamos|ire|iremos con|a ..2 pistola|cuchillo|machete|escopeta|bate|rifle|fusil y|a|por|para|en
      correra|habra|correr sangre
      te|os|lo mando|mandare|mandamos|dejo|dejare|mandar|dejar|dejamos al|a|bajo|en|como ..1 hospital|cementerio|tumba|tierra|ruedas|uci|colador|morgue|ataud|barrio
      te|os|lo|la vamos|voy|van a dejar|mandar al|en|bajo|como|sin|hecho ..1 hospital|barrio|cementerio|tumba|tierra|ruedas|coma|colador|dientes|morgue|uci
      te vas|vais a tragar|comer|quedar los|tus|sin dientes|huevos
      te pudriras|pudras bajo|en|la tierra|infierno|zanja
      amenazo|aviso|advierto ..2 te mato|matare
      no|nunca|ni vas|vais|volveras|llegaras|sales|saldras|llegas ..2 viv*|respirar !cerca|en|de|aqui|con
      plomo|bala|machete para|con|a todos|todas|ellos|esos|los|ti
      muerte|fuego a|con|para|los ..1 todos|todas? los|las|al|esa|esos ..1 politicos|fachas|rojos|jueces|policias|traidores|infieles|jueza|gobierno|moros|gitanos|judios|maricones|<group>
      te|os violaria|violaremos|mataria|reventaria|degollaria|apuñalaria|acuchillaria|descuartizaria|estrangularia
      me encantaria|gustaria|ganas|deseando|quiero verte|verlo|verla|verlos|veros ..1 muert*|sangrar|sufrir|colgad*|agonizar`),
    low: phrases(`
      te|os|le voy|vamos|hare a? hacer? ..1 la|tu vida ..1 imposible|infierno
      te|os|se vas|vais|va|van a arrepentir|enterar
      te arrepentiras|arrepentireis|enteraras
      esto|las|me la|las|lo|no vas|vais|va|pagaras|quedara a? ..1 pagar|asi !tu|con
      me las vas|vais|va|pagaras|pagareis a? pagar?
      voy|vamos|vengo|ire a por ti|vosotros|vosotras|ellos|todos !a|al|en|luego|mañana|cuando-salgas-del-trabajo
      te|os voy|vamos a encontrar|destruir|hundir|joder|cazar|arruinar !un|en|luego
      atente|ateneos|atengase a las consecuencias
      te|os doy|dare|voy a? dar? ..1 una|un paliza|hostia|puñetazo|tunda !al|jugando|en|de
      te espero|esperamos fuera|afuera|salida|en la? ..1 salida|calle ..1 hostias|golpes|partirte|matarte|arreglar
      vas|vais a sufrir|llorar|lamentarlo|pagarlo !de|mucho|un`),
  },
};

/** Urging others to harm or kill themselves. */
export const selfHarm: HarmList = {
  words: { none: ["suicidate", "suicidaos", "suicidense", "matate", "muerete", "ahorcate", "colgate"] },
  phrases: {
    none: phrases(`
      lloraria|llorara|llorar|ira|iria|ir|vendra ..2 a|en|por tu|vuestro funeral|entierro|muerte|velorio|tumba
      matate|matense|mataos !a|trabajando|estudiando|de|haciendo|con|corriendo|entrenando
      suicidate|suicidaos|suicidense|autodestruyete|ahorcate|ahorquense|ahorcaos
      que te|os|se suicides|suicideis|mates|ahorques|suiciden|ahorquen
      por que no te|se|os ..1 matas|suicidas|mueres|ahorcas|cuelgas|tiras|mata|suicida|matais|pegas ..1 !de
      deberias|deberiais|tendrias|debes|tienes|podrias|podias|necesitas|hace|haz ..2 que|de? ..1 matarte|suicidarte|morirte|ahorcarte|colgarte|cortarte|tirarte|morir|desaparecer|quitarte !las|de|un|al
      quitate ..1 la vida|enmedio
      quitate de en? medio y|ya|para
      cuelgate|cuelguese|colgate|ahorcate de|ya|un|y|con|en|imbecil|del !este
      tirate|tirense|lanzate|arrojate|salta|aventate|botate ..1 por|de|desde|a|al|bajo|del|delante|debajo ..2 puente|tren|balcon|ventana|vias|metro|azotea|edificio|barranco|vacio|acantilado|camion|rio
      cortate|abrete|rajate las|el|la venas|muñecas|cuello|garganta|yugular
      pegate|metete|date|disparate ..1 un|en tiro|balazo|bala|cabeza|sien
      tomate|tragate|bebete|bebe|toma ..2 lejia|cloro|veneno|raticida|matarratas|pastillas|frasco|anticongelante ..1 y|de|a|entero|todas|todo|duerme|ver
      ojala te|os|se mueras|murieras|murais|muera|mates|maten|mueran|mataras|suicides|pudras|atropellen|murieses
      ojala no|nunca hubieras|despiertes|despertaras|nacieras|hubieses
      muerete|muerase|mueranse|morite !de|en|por
      muere|muerete|mueran|murete ya|perra|perro|maldito|maldita|lentamente|cerdo|cerda|zorra|puta|basura|escoria|hijo|solo|sola-y|de-una !el|la
      espero|deseo|quiero|queremos que ..2 te|os mueras|murais|mates|maten|pudras|suicides|ahorques
      nadie te|os|lo|la va|van|ira|vamos|iba a extrañar|echar|llorar|extranar|notar|querer|recordar !una
      nadie te|os|lo|la extrañaria|extrañara|extranara|extranaria|echara|echaria|lloraria|llorara|quiere|soporta ..3 menos|si|vivo|viva|aqui|cuando|mueras
      nadie te|os|la|lo echara|echaria|extrañara|extrañaria|extranara|llorara|lloraria
      mundo|todos|todo|familia|vida|nosotros|tierra ..2 sera|seria|estaria|estara|estaran|estariamos|estarian|iria|vive|mejora|mejoraria|estaremos ..3 sin ti|vosotros|tu
      mejor sin ti ya?
      hazle|haznos|hazme|haz|hacenos|hazte|haganos|haceme ..1 un favor ..2 y ..1 matate|suicidate|muerete|desaparece|tirate|ahorcate|saltar|salta|cuelgate|deja|ya
      hazle|haznos|haz|hacele|haga un favor al|a|y ..2 mundo|todos|humanidad|planeta|familia y ..1 matate|suicidate|muerete|desaparece|tirate|ahorcate|salta|cuelgate|deja|esfumate|no
      haznos|hacenos un favor y
      no mereces|merecen|mereceis ..1 vivir|respirar|existir|seguir
      deja|dejen|dejad de respirar|existir|vivir ya|y|de|por|que|imbecil|basura
      desperdicio de oxigeno|aire|vida
      no deberias|debiste|tenias|tendrias|deberiais|debieron ..1 haber? nacido|nacer|existir|estar ..1 vivo?
      tu madre|mama ..1 debio|deberia|tenia|hubiera ..1 haberte? abortarte|abortado|aborte|abortar
      sigue cortandote|cortate mas|profundo
      cortate mas profundo|hondo
      para que|por sigues|vives|existes|respiras ..1 vivo|viva|respirando|existiendo
      sobras en este|el mundo|planeta
      eres|das un|una desperdicio|aborto|error ..1 matate|suicidate|muerete|de
      toma|coge|agarra|busca|buscate|comprate|compra una|la? soga|cuerda y|para|ya`),
  },
};
