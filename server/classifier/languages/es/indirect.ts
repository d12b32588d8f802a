import { phrases } from "../../lexicon/lexicon.ts";

/** Spanish: a burden to others, a painless way, one place, farewells, no tomorrow. */
export const indirect = phrases(`
    felices|tranquilos|mejor|facil|livianos|aliviados|contentos|feliz ..3 si yo? ..2 no-estuviera|no-existiera|no-viviera|desapareciera|muriera|desaparezco|muero|me-fuera-para|ya-no-estoy|no-estoy
    felices|tranquilos|mejor|facil|aliviados|feliz sin mi !mismo|ayuda|perro|coche|movil|celular
    carga|estorbo|peso|lastre para ..2 familia|hijos|padres|todos|mi|mis|ellos|pareja|los-demas
    soy ..3 carga|estorbo|lastre
    mejor|descanso|alivio ..3 todos|familia|hijos|ellos ..2 si|que yo? ..1 desapareciera|desaparezca|no-este|no-estuviera|muriera|muera|me-vaya-para
    forma|manera|modo|metodo|camino ..3 irse|irme|partir|morir|desaparecer|acabar|terminar|marcharse ..2 sin ..1 dolor|sufrir|sentir|sufrimiento
    irme|irse|morir|desaparecer|acabar|dormirme sin ..1 dolor|sufrir|sufrimiento|sentir-nada
    forma|manera|metodo|modo ..3 dolorosa|doloroso|indolora|indoloro|duela|pacifica|suave|rapida ..4 acabar-con-todo|terminar-con-todo|irme|irse|morir|desaparecer|dejar-de
    cuantas|cuantos ..2 pastillas|pildoras|somniferos|tabletas|comprimidos ..6 despertar|despertarse|despertarme|morir|dormir-para|no-volver|suficientes|acabar
    dejo|puedo|paro|siempre|sigo ..3 pensar|pensando ..1 en ..1 puente|vias|azotea|rieles|acantilado|balcon|pastillas|cuchilla|soga|precipicio|barandilla !de-la|del|que-cruzamos|colgante|festivo|largo
    puente|vias|azotea|acantilado|vacio|precipicio ..3 me llama|atrae|obsesiona|persigue
    vias|rieles|anden|metro|tren ..8 un ..2 paso !de-cebra|a-nivel
    bastaria|bastaba|basta|solo ..2 un ..1 paso y|para todo|acabar|ya
    subi|subo|volvi|vuelvo|fui|voy ..6 azotea|puente|balcon|tejado|cornisa ..7 mirando|mire|miro ..1 abajo|hacia-abajo|vacio|el-vacio|al-vacio
    pastillas|somniferos|pildoras|soga|cuchilla ..3 guardadas|guardados|guardada|listas|preparadas|preparada|cajon|mesita ..6 conte|contado|miro|esperan|esperando|decidido
    estoy|llevo|he ..3 guardando|juntando|acumulando ..2 pastillas|somniferos|pildoras
    carta|cartas|nota|notas|mensaje de despedida
    regale|regalado|reparti|repartido|di ..2 todas|todo ..2 cosas|tenia|pertenencias|mio|ropa ..4 ya-no|no-las-voy|no-me-hara|donde-voy
    quien ..4 cuidara|cuidar|encargara|alimentara|va-a-cuidar|cuida ..6 cuando|si yo? ..1 ya-no-este|no-este|muera|me-muera|falte|haya-muerto|me-haya-ido-para|ya-no-viva
    no ..3 volveran|volveras|volvereis|van-a-volver ..2 saber|ver|oir|verme|saber-nada ..1 de? mi|verme
    nunca|jamas ..1 mas? ..2 sabran|volveran|vereis|sabreis ..3 de? mi
    digan|dile|diganle|decidle|diles ..8 adios|quise|amaba|ame|perdon ..4 siempre|adios|perdonen|perdon|me-voy
    adios para siempre
    para mi ..2 no-habra|no-hay|no-existe ..2 un-mañana|futuro|un-futuro|mas-mañana
    ya-no|no ..1 habra ..1 un mañana para mi
    decidido|decision|decidi ..5 acaba|acabo|acabara|termina|terminara|fin ..1 todo|con-todo|a-todo
    esta-noche|hoy|mañana ..2 todo|se ..1 acaba|termina|acabara|terminara ..1 todo|para-mi|para-siempre !incluido
    no ..2 llegue|llegare|llego|vere|estare ..1 vivo|viva|con-vida|mi-proximo|la-proxima|otra-navidad
    no ..2 estare ..2 aqui|viva|vivo ..2 navidad|mañana|año-que|cumpleanos
    pronto ..2 dejare|voy-a-dejar|ya-no ..2 ser|molestar|estorbar|estare|sere|molestare|estorbare
    ya|pronto no ..1 molestare|estorbare|sere-un-problema|sere-una-carga|los-molestare
    mejor|bien|tranquilos|tranquila|facil ..3 cuando|si ..1 yo ..1 no-este|no-estare|ya-no-este|no-exista|no-estuviera
    estorbo|carga|lastre para ..2 todos|quiero|quienes|familia|los
    cuanto|mucho|tiempo|duele|sufre ..6 ahogas|ahogarse|ahoga|ahogarte|colgarse|desangrarse|saltar-del|tirarse
    ahogarse|colgarse|desangrarse|monoxido ..3 duele|doloroso|sufre|rapido
    puente|azotea|acantilado|balcon ..6 barandilla|baranda|borde|cornisa !pintaron|nueva|nuevo
    testamento|contraseñas|voluntades ..6 cuiden|cuidad|perdonen|perdon|perdonadme
    semana|mes|mañana|lunes ..2 viene|proxima|proximo|ya|yo ..1 ya? no ..2 existire|existir|estare-aqui|estare-viva|estare-vivo|estare-entre
    imagino|veo|imaginandome ..4 cayendo|saltando|tirandome|caer|saltar ..1 del|desde|al|a ..1 anden|puente|azotea|balcon|vias|vacio
    papeles|documentos|cuentas ..6 despues-de-mi|cuando-ya-no-este|cuando-no-este
    librado|libraran|librareis|libres ..1 de mi
    dejado|puesto|deje ..2 mis asuntos|cosas|papeles en orden
    mi ultimo|ultima mensaje|post|carta|publicacion ..2 gracias|perdon|adios|los-quiero !de|desde
    pienso|pensando ..2 puente|vias|azotea|acantilado|pastillas ..1 todos-los-dias|cada|siempre|a-todas
    dormir|dormirme para siempre
    paz con mi decision
    no sere ..1 carga|estorbo|peso|problema
    cuiden|cuida|cuidad|cuide ..1 a? ..1 mi|mis ..2 cuando|si yo ..1 no|ya|falte
    forma|manera|modo ..1 mas? facil|rapida|segura ..1 de acabar|terminar ..1 con ..1 esto|todo|mi-vida`);
