import { phrases } from "../../lexicon/lexicon.ts";
import type { CrisisList } from "../language-lists.ts";
import { indirect } from "./indirect.ts";

const hard = phrases(`
  no se para|por que ..1 me? levanto|sigo|vivo|existo|continuo|esfuerzo
  todo|vida es|esta|parece|veo ..1 gris|vacio|negro|oscuro|inutil
  soy una? ..1 verguenza|decepcion para mi|mis|todos
  lloro|llorando|llore ..1 todas|cada|todos ..1 las|los? noches|noche|dias|dia
  no me quedan|queda ..1 fuerzas|ganas|lagrimas|esperanza|energia|nadie
  toque|tocado|tocando fondo
  no puedo con mi vida|alma|esto
  no le? importo|intereso a nadie
  estoy|siento|sentirme|encuentro tan|completamente|totalmente|absolutamente sola|solo
  no encajo|pinto nada? en ninguna|este|esta parte|mundo|vida
  mi vida no tiene|vale|sirve
  no puedo|aguanto mas esta situacion|vida|tristeza
  nada ..1 sale|salio|saldra bien nunca|jamas
  no soy suficiente|nadie|capaz-de-seguir
  me derrumbo|desmorono|hundo|ahogo ..1 cada|por|y|poco
  no hay|tengo|veo ..1 nadie|esperanza|salida|futuro para|en|que ..1 mi|me|ayude
  no me reconozco|soporto|aguanto a mi|cuando-me-miro
  no puedo|podemos mas !de|que|con|el|la|los|las|lejos|si
  no puedo|soporto|aguanto|resisto mas con? mi|tanto|tanta|todo|vida|esto|esta? vida|dolor|esto|tristeza|sufrimiento|situacion|soledad|angustia
  no aguanto|soporto|resisto mas !de|que|el|la|los|las|a|este|esta|estos|estas|calor|frio|reuniones
  no lo aguanto|soporto|resisto mas
  no puedo seguir asi|viviendo|luchando|adelante|fingiendo
  no puedo seguir con mi|esta vida
  no se como seguir adelante|viviendo|asi
  no le? encuentro|veo|hallo ..1 sentido a|en la|nada|vivir|mi|todo|seguir|existir|esto
  no le? encuentro|veo|hallo el? sentido|caso a? nada|vivir|seguir
  nada|todo|vida|vivir|existencia|esto ..1 no? tiene|tienen|perdio|perdido|merece ..1 sentido|caso !del|comun
  nada vale la pena
  vida no vale nada|la
  vida ya? no tiene|merece
  no vale|merece la pena vivir|seguir|viviendo
  soy|ser|siento|sintiendome|convertido|convertirme ..3 carga|estorbo para|de|mi|todos|nadie|familia|mas|en
  soy|siento que? soy? solo? una carga|mierda|basura|molestia|decepcion|verguenza !de
  soy|siento que? soy? solo? un estorbo|fracaso|fracasado|inutil|desperdicio|error|perdedor
  soy una? fracasada|inutil|perdedora|nadie
  soy un cero a
  me siento como? ..1 una? basura|mierda|estorbo|carga|inutil|miserable|vacio|vacia|hundido|hundida|invisible|atrapado|atrapada|desesperado|desesperada|despreciable|fracasado|fracasada|fracaso|muerta|muerto
  me siento muy|tan|completamente|totalmente|super|demasiado|siempre|cada sola|solo|perdida|perdido|triste|vacia|vacio|rota|roto|mal
  me siento solo|sola !un|una|por|hoy|cuando|en-casa|en-el
  me siento rota|roto|vacia|vacio|muerta|muerto|podrida|podrido por? dentro?
  estoy|ando vacia|vacio|rota|roto|muerta|muerto|podrida por dentro
  no valgo nada|para|la|una|ni
  no sirvo para|pa nada|vivir
  a nadie le? importo|intereso
  nadie me ..1 quiere|entiende|necesita|extrañaria|echaria|notaria|ama|escucha|aguanta !mas|en
  nadie notaria|notara|sabria|lloraria ..2 si|mi|que
  a nadie le importa|importaria si|que|como|lo|yo|me|estoy|muero|muriera|falto|desaparezco
  hart* de|con vivir|existir|sufrir|luchar|fingir|vida|todo|mi|llorar
  cansad*|agotad* de vivir|existir|sufrir|luchar|fingir|llorar|todo|intentarlo
  cansad*|hart*|agotad* de la|mi|esta|estar vida|viva|vivo
  me odio !por|cuando
  odio mi vida|existencia|cuerpo
  odio ser yo|quien|como|asi
  no tengo|queda|quedan|siento|veo|encuentro|hay|tenia ninguna? mas? esperanza|esperanzas|motivos|motivacion|futuro|salida|fuerzas|ilusion !todavia
  no tengo|quedan|siento mas? ganas de nada|levantarme|seguir
  sin ganas|fuerzas de|para nada|seguir|continuar|luchar
  sin esperanza|ilusion|rumbo ni|alguna|ninguna
  no tengo a nadie
  no tengo a? nadie con|en|a|que|quien
  no veo|encuentro|hay|tengo ninguna|la|una|el|mi salida|futuro|luz|final|esperanza|razon|motivo
  no encuentro|veo|tengo|hay motivos|razones|razon|fuerzas para ..1 seguir|vivir|levantarme|continuar|existir|luchar
  perdi|perdido la|las|toda|todas ..1 esperanza|esperanzas|ganas|ilusion
  todo me da igual
  ya nada me importa|ilusiona|llena|alegra|motiva
  nada me importa|ilusiona|llena|alegra|motiva ya?
  estoy ..1 hundid*|destrozad*|desesperad*|deprimid*|acabad* !de
  en un pozo|agujero|hoyo sin|del|negro|y|oscuro
  tocando|toque|tocado fondo
  lloro|llorando|llore cada|todas|todos|toda las|los|la? noches|dias|noche|dia
  lloro hasta dormirme|quedarme
  paso|pasando|llevo ..2 llorando ..1 sin|sola|solo|todas|todos|cama
  ataque|ataques|crisis de|por panico|ansiedad|angustia y|que|no|otra|cada|muy|otro
  tengo|tuve|dio|da|dan|tener|teniendo un|otro|una|otra|muchos? ataque|ataques|crisis de panico|ansiedad
  quiero|voy|ganas|punto|pienso rendirme|tirar-la-toalla !el|con
  no quiero seguir luchando|adelante|asi|mas
  merezco sufrir|morir
  mi vida es una? ..1 mierda|infierno|asco|desastre|basura|fracaso|pesadilla|tortura
  depresion me|esta|no ..1 mata|matando|consume|consumiendo|comiendo|hundiendo|deja|puede|gana
  ansiedad|tristeza|soledad|angustia me|no ..1 mata|matando|consume|consumiendo|ahoga|ahogando|supera|deja !en
  cada dia es una|peor ..1 tortura|lucha|infierno|tormento|que
  todo es ..1 culpa mia y|siempre
  sobro|estorbo en este|el|todas|todos mundo|partes|lados
  no le? hago|haria falta a nadie
  ya no siento nada
  no siento nada ..1 dentro
  todo ..1 oscuro|negro|gris|perdido y|no`);

const grave = phrases(`
  desearia|quisiera|gustaria|ojala|querria|prefiero|preferiria|deseo no ..1 despertar|despertarme|despertara|amanecer !tarde|tan|al|a-mi
  carta|nota de suicidio
  fantaseo|fantaseando|imagino|sueño|obsesiono|fantasia ..2 con|en|de? ..1 tirarme|matarme|morir|morirme|suicidarme|saltar|colgarme|desaparecer-para-siempre|mi-muerte|mi-suicidio|cortarme
  raje|rajo|rajado|abri|abrirme|rajarme|queme|corte|corto ..1 los|las|el|la|mis brazos|brazo|muñecas|venas|muslos|piernas|antebrazos !al-cocinar|cocinando|con-el-horno
  si me muriera|muriese|desapareciera|desapareciese|matara|suicidara
  dejar de existir|sufrir-para-siempre
  tengo|he|deje|estan ..2 pastillas|cuchilla|cuerda|soga|veneno ..2 preparadas|preparada|listas|lista|mesilla|escondidas|escondida
  hoy|esta-noche|mañana|pronto ..1 se acaba|termina todo|mi-vida|mi-dolor|mi-sufrimiento !bien
  me voy a ..1 matar|suicidar|ahorcar|quitar-la-vida
  quitarme|quitarse|quito de en? medio|enmedio
  planeando|planeo|planear|planeado|planificando|pensando|imagino|preparando ..3 mi muerte|suicidio|funeral|final
  planeando|planeo|planear|pensando|pensado|pienso ..2 como|cuando ..1 matarme|suicidarme|quitarme|morir|desaparecer|hacerlo-sin-dolor
  que todo ..1 terminara|termine|acabara|acabe|acabase|terminase para|de|ya ..1 siempre|vez
  hacerme|hago|hice|hecho|haciendome ..1 cortes|heridas|quemaduras|marcas ..2 brazos|brazo|muslos|piernas|muñecas|piel|antebrazos|tripa|cuerpo
  vuelto|volvi|vuelvo|volver a hacerme|cortarme|autolesionarme|quemarme cortes|heridas|daño|otra
  mejor|felices|tranquilos si yo? ya? no existiera|existiese|estuviera|existo|viviera
  mejor|felices si yo? me muero|muriera|voy|fuera|muriese|desapareciera
  cerrar los ojos y|para no|nunca|que
  no quiero ..2 despertar|despertarme|abrir-los-ojos mañana|nunca|mas|manana
  querer|querria|deseando|deseo|desear|deseos de? ..1 morir|morirme|matarme|suicidarme|la-muerte
  me da igual vivir|morir|morirme
  estoy mejor muert*
  preferiria|prefiero|mejor ..1 no vivir|existir|seguir-viviendo
  no quiero seguir viviendo|viva|vivo|existiendo|respirando
  no quiero|quisiera|deseo|puedo vivir mas !en|con|cerca|lejos|aqui|sola|solo|alli|juntos|sin
  no quiero|quisiera|deseo ..1 vivir !en|con|cerca|lejos|aqui|sola|solo|alli|juntos|de|sin|como|bajo|otra|ahi|mas|la|lo|una|pendiente
  no quiero|quisiera ..1 estar|seguir ..1 viva|vivo|existiendo
  no quiero|quisiera existir|despertar|despertarme !tarde|al|a|tan
  no quiero estar|seguir mas? en este mundo
  !no|tampoco|ni quiero|quisiera|deseo|prefiero|preferiria|necesito|gustaria|deseaba|queria morir|morirme !de|en|con|junto|sin|antes|viejo|vieja|rico
  quiero|quisiera|prefiero|preferiria|gustaria|ojala estar|estuviera|estuviese muert*
  quiero|quisiera morir|morirme de una|verdad|tristeza|pena|dolor|vez
  me quiero|quisiera|queria morir|matar|suicidar !de|a
  quiero|quisiera|gustaria|ganas|deseo|necesito|ojala de? desaparecer|desapareciera|desvanecerme|esfumarme !unas|estas|esa|las
  quiero|quisiera|gustaria|ojala pudiera? dejar de existir|vivir|respirar
  quiero|quisiera|gustaria|ojala ..1 dormir|dormirme para siempre|no
  dormirme|dormir|acostarme|ojos y|para ya? no|nunca ..1 despertar|despertarme
  no despertar|despertarme|despertara|despierte|despertase|amanecer|amaneciera|amanezca nunca|jamas|mas|mañana|manana
  ojala no ..1 despertar*|despertas*|despierte|naciera|existiera|amanezca|amaneciera
  ojala ..2 no hubiera|hubiese|haber nacido|existido
  ojala|deseo me ..1 muriera|muera|muriese|matara|atropellara|atropelle|maten
  nunca|no deberia|debi|hubiera|debia ..1 haber? nacido|nacer
  desearia|preferiria|ojala|quisiera ..1 no haber nacido
  no merezco vivir|existir
  ganas de morir|morirme|matarme|suicidarme|cortarme|lastimarme|desaparecer|autolesionarme|tirarme
  ganas de hacerme daño
  no tengo|sin|perdi|perdido|quitaron|quitan|queda|quedan ..2 ganas de ..1 vivir|viviendo|existir !aventuras|en|experiencias
  pienso|piensa|pensando|penso|pensado|pense|pensar|penseis ..3 en|de ..2 suicid*|matarme|morir|morirme|quitarme|tirarme|cortarme|ahorcarme|colgarme !el
  pienso|pensando|pensado|pense|pensar ..2 en ..1 muerte|desaparecer todo|todos|constantemente|cada|como|todas
  pienso|pensando|pensado|pense|pensar ..2 en|de acabar|terminar con todo|mi|ello|esto
  pensamientos|ideas|ideacion|impulsos de? suicidas|suicidio|muerte|autolesivos|suicida otra|cada|todas|todos|constantes|desde|y
  tengo|tuve|tenia|con|vuelven|tener|teniendo|siento|vuelto ..2 pensamientos|ideas|ideacion|impulsos|tendencias suicidas|suicida|autolesivos
  quiero|voy|vamos|intente|intentado|intento|intentar|planeando|planeo|decidido|decidi|queria|punto|pienso|pensado|hoy|deberia|podria|tengo|solo|de|a ..1 matarme|suicidarme|ahorcarme|colgarme !con|trabajando|estudiando|a|los
  me voy a matar|suicidar|colgar|ahorcar !con|trabajando|estudiando|a
  quitarme la vida
  me quito|quite|quitaria|quitare la vida
  me suicido|suicidare|suicidaria|suicide
  acabar|acabo|acabare|terminar|termino|ponerle|poner ..1 con|fin|a|final ..1 mi vida|existencia|sufrimiento !laboral
  quiero|voy|quisiera|ganas|necesito|pienso ..2 acabar|terminar con todo|esto
  quiero|necesito|solo que ..1 todo|esto|dolor ..2 acabe|termine|pare|desaparezca !bien
  que ..2 se acabe todo
  me|he|ha vuelto|volvi|volver|vuelvo|empece|empezado|sigo|seguir ..1 a? ..1 cortarme|cortandome|autolesionarme|lesionarme|lastimarme|cortar|autolesionar|lastimar !el|pelo|uñas|con
  me he vuelto a cortar|lesionar|autolesionar|quemar !el|un
  volvi|vuelto|vuelvo a hacerme daño
  me corto|corte|cortaba|cortado|cortando ..3 brazos|brazo|muñecas|muñeca|venas|piernas|muslos|antebrazo
  me corto|corte|cortaba|cortado otra|de|todas|cada|anoche|ayer|para|porque|cuando vez|nuevo|las|noche|sentir|aliviar|estoy|me|dejar|castigarme
  cortarme las venas|muñecas
  cortarme es|me|para|otra|de alivia|lo|ayuda|unico|calma|sentir|vez|nuevo
  me autolesion*|autolesiono
  autolesionandome|autolesionarme otra|cada|todas|de
  quiero|voy|pienso|necesito|acabo|termino|empiezo|miedo ..1 de|a|en? hacerme|haciendome daño !con|al
  me hago|hice|hacia daño a|otra|para|cada|cuando|de ..1 mi|misma|mismo|proposito|sentir|vez|estoy
  estarian|estaria|estara|estaran|seria|sera|iria|irian|viviria|vivirian|estais|estan ..1 mejor|felices|tranquilos|aliviados ..1 sin mi
  mejor ..2 sin mi todos|familia|mundo|hijos
  todos|mundo|familia|gente|hijos|nadie ..3 mejor sin mi
  estaria|estoy|estare mejor ..1 muert*
  mejor muert* que
  nadie|alguien|quien me? ..1 extrañaria|extrañara|echaria|lloraria|echara ..3 si|cuando ..2 muero|muriera|desaparezco|desapareciera|fuera|voy|mato
  si me muero|muriera|mato|desaparezco|desapareciera|muriese ..2 nadie
  si|cuando ya? no estuviera|este|estoy ..1 nadie|aqui|todo
  escrib*|escrito|dejado|deje|preparado|escribo ..2 carta|cartas|nota de despedida|suicidio
  tengo|preparado|comprado|compre|guardad*|reunido ..2 pastillas|cuerda|soga|cuchilla|veneno ..3 para|y|listo|preparad*|hacerlo
  tengo|hice|pensado ..1 plan|todo planeado|para matarme|suicidarme|morir|quitarme
  me ..1 tome|tomado|tomo|tomar|tomarme|trague|tragado ..2 pastillas|frasco|blister|caja|bote|medicamentos
  tomarme|tragarme todas las pastillas
  quiero|voy|pienso|ganas|podria|pensado|idea ..2 tirarme|saltar|lanzarme|arrojarme|tirar ..2 puente|tren|balcon|ventana|vias|metro|azotea|edificio|carro|coche
  intento|intentos|tentativa de suicidio hace|el|mio|anoche|la
  intente|intentado suicidarme|matarme|quitarme
  me intente|quise suicidar|matar|morir
  suicidio|muerte|morir es ..1 la unica|mejor|mi salida|solucion|opcion|alivio
  unica salida|solucion|opcion ..2 es|seria ..1 suicidio|morir|muerte|matarme|morirme|desaparecer
  no hay|tengo|encuentro|veo|queda|quedan ..1 razon|razones|motivo|motivos|nada para|por|de ..1 vivir|viviendo|vivo|viva|existir
  estoy pensando|considerando|planeando en? el? suicid*|suicidio|suicidarme
  considerando|contemplando|planeando ..1 suicidio|suicidarme
  sobrevivi|sobrevivir a mi intento
  adios mundo cruel
  soy|estoy|siento|sintiendome ..1 suicida !squad
  quiero|queria|quisiera sangrar|desangrarme|ahogarme|electrocutarme`);

const searches = phrases(`
  suicidio|suicidarme|suicidarse|suicidar|suicida|suicidas
  quiero|me|ganas ..2 morir|morirme|matarme|suicidarme
  no quiero ..2 vivir
  como|formas|maneras|manera|forma|metodos ..2 morir|suicidarse|suicidarme|matarme|matarse|quitarme|quitarse
  autolesion|autolesiones|autolesionarme|autolesionarse|cortarme
  quitarme|quitarse la vida
  sobredosis de|mortal|letal
  dosis letal|mortal
  carta de despedida|suicidio
  morir sin dolor
  acabar con mi vida|todo
  no puedo mas
  depresion|desesperacion|depresivo|depresiva
  hacerme daño
  linea|telefono|ayuda ..3 suicidio|suicida|crisis`);

export const crisis: CrisisList = { hard, indirect, grave, searches };
