import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Slurs, and contempt for people for what they are. Single words begin with naughty-words 1.2.0
 * (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const hate: HarmList = {
  words: {
    none: words(`
      sudaca sudacas maricon maricones mariconazo bollera bolleras negrata negratas moraco moracos panchito panchitos travelo
      travelos veneco venecos joto jotos tortillera tortilleras sidoso sidosos machorra gitanata conguito conguitos`),
    low: words(
      "feminazi feminazis marica maricas mongolo mongolos subnormal subnormales retrasado retardado",
    ),
  },
  phrases: {
    none: phrases(`
      <group> ..7 controlan|manejan|dominan|gobiernan ..1 el|los|todo|la ..1 mundo|bancos|medios|banca|prensa
      <group> ..8 son unos|unas|todos|todas <most>? <vile>
      <group> ..2 huelen|apestan|hieden|dan-asco
      <group> ..1 no deberian|deben|deberia|deberiais ..2 adoptar|casarse|votar|existir|estar|vivir|entrar|reproducirse|tener-hijos
      <group> nos estan|quieren invadiendo|invadir|robando|quitando|reemplazar|reemplazando
      que los|las|lo|la ..1 deporten|expulsen|encierren|echen|boten|castren|esterilicen|regresen ..1 a|todos|todas|ya|de
      <group> ..1 vienen|vinieron|venis|llegan|llegaron|estan ..2 a infestar|invadir|invadirnos|contaminar|destruir|parir|quitarnos|aprovecharse|imponer|vivir-del|robar|delinquir|ensuciar|islamizar|traficar|arruinar|colonizar
      hay que echar|echarlos|echarlas|expulsar|expulsarlos|deportarlos|deportarlas|botarlos ..1 a? ..1 todos|todas
      lesbiana|lesbianas|bollera|bolleras|feminista|feministas|feminazi|feminazis|tortilleras ..6 buen|buena|verdadero|bien ..1 macho|hombre|polla|rabo|pene|folladas|verga|follada|pollazo
      esos|estos|malditos|todos|todo|tipico|asco|puñetero|puñeteros ..1 de? ..1 <slur>
      no ..1 son como nosotros son
      <group> ..2 fuera|largo de españa|mi|mexico|chile|argentina|peru|aqui|colombia|nuestro|europa|ecuador
      sudacas|negratas|moracos|mariconazo|mariconazos|travelos
      sudaca|maricon|maricones|mariconas|negrata|moraco|travelo|bollera|veneco|machupichu de|asqueroso|asquerosa|asquerosos|repugnante|muerto|hijo|vete|largate
      !decir|dicen|dice|mentira|llaman|escuchar <group> son|sois|eran|sera <most>? <most>? <most>? <vile>
      !decir|dicen|dice|mentira un|una|cualquier|todo|toda|cada|el|la|este|esta <group> es <most>? <most>? <vile>
      <group> solo? solamente? vienen|vinieron|venis|estan|llegan ..2 a|para robar|delinquir|violar|parasitar|quitarnos|vivir|invadir|invadirnos|chupar|colonizar|vender
      <group> ..1 roban|violan|infestan|contaminan|invaden|ensucian|apestan|destruyen|arruinan|degeneran|corrompen !obras
      <group> nos ..1 roban|quitan|invaden|quieren|estan ..1 trabajo|trabajos|todo|pais|ayudas|invadiendo|robando|reemplazar
      <group> ..1 controlan|dominan|manejan|dirigen|mandan ..1 mundo|todo|bancos|medios|banca|prensa|gobierno
      <group> ..1 solo|solamente? sirven|sirve|valen|nacieron ..1 para|solo ..1 fregar|parir|limpiar|cocinar|follar|robar|servir|obedecer|nada
      <group> ..1 me|dan|da|producen|provocan|causan ..1 asco|repulsion|nauseas|repugnancia|grima
      me|nos dan|da|producen|repugnan|repugna ..1 asco|repulsion|nauseas? ..1 los|las|estos|esos|ese|un|todos? <group>
      asco de|dan|me ..1 los|las|estos|esos? <group>
      odio|detesto|aborrezco|desprecio|repudio|aguanto|soporto a? los|las|esos|estos|todos|todas|cualquier ..1 <group> !pimientos|ojos|dias|gatos
      muerte|muerto|mueran|mueranse|maten|matar|quemar|gasear|exterminar|fusilar|linchar|deportar|deporten|expulsar|echar|castrar|eliminar|colgar|esterilizar|ahorcar a? los|las|todos|todas|esos|estos|al ..2 <group>
      <group> al|a|en la? ..1 horno|hornos|gas|camara|camaras|paredon|hoguera|jaula|jaulas|zoo|cocina|ghetto|crematorio
      <group> fuera|largo|largaos|volved|vuelvan|regresen|vayanse|iros ..1 de|a|ya|todos? ..1 !dudas
      fuera|largo|largaos|largate|echad|echar|basta ..1 de? los|las|esos|estos|todos? <group> !dudas|productos|capas
      fuera|largo <group> de|ya|todos|asquerosos|malditos
      no|ni queremos|quiero|necesitamos|soporto|aceptamos|admitimos|hay ..1 mas? <group> aqui|en|mas|cerca|ni|por
      no queremos|aceptamos ..1 aqui|mas ..1 <group>
      aqui no queremos|caben|entran ..2 <group>|monos|simios|maricas
      <group> ..1 que|debe|deben|deberian|tienen|tendrian|merecen|hay|habria|deberia|tendria ..2 que|de|ser|estar|a? ..2 morir|desaparecer|exterminados|exterminarlos|exterminar|expulsados|expulsarlos|deportados|deportarlos|matarlos|muertos|encerrados|encerrarlos|esterilizados|esterilizarlos|fusilados|quemados|quemarlos|castrados|gaseados|gasearlos|colgados|linchados|eliminados|eliminarlos|prohibidos|arder|irse|largarse|curarse|curados|encerrar|encerrarlas|enjaulados|calladas|callarse|cocina
      <group> no ..1 son|eres|merecen|deberian|deben|tienen|pertenecen|pintan ..1 personas|humanos|gente|derechos|vivir|existir|votar|alma|reproducirse|derecho|adoptar|criar|seres
      <filthy> <insult>|<group>
      <insult>|<group>|<slur> de mierda
      <insult> asqueros*|apestos*|muert*|hediond*|inmund*|mugros*|infel* de|hijo|vete|largate|regresa|vuelve|cabron|fuera
      <insult> ..1 asqueroso|apestoso|apestosa|asquerosos|hediondo|repugnante|inmundo|mugroso|mugrosos|apestosos|hediondos|inmundos
      vete|vuelve|vuelvete|largate|volved|iros|regresa|regresen|vuelvan|vayanse|marchaos|larguense|andate|regresate|volvete ..2 a|para tu|su|vuestro|puto|maldito|la|el puto? pais|tierra|selva|africa|continente|marruecos|jungla|patera|arbol|cueva|venezuela|tribu ..1 !favorita
      que se|os|te vayan|vayais|vaya|vuelvan|vuelva|larguen|marchen|regresen ..1 a|todos|para ..1 a? su|sus|vuestro|tu pais|paises|tierra|selva|africa
      vienen|venis|vinieron|viene ..1 a robar|quitarnos|delinquir|violar ..3 pais|trabajo|cuento|ayudas|mujeres|todo|nosotros|paguitas
      vienen a robar|delinquir y|nuestro|nuestras
      vuelve|volved|vete a la|al|tu selva|patera|jungla|tribu|cueva
      las mujeres|mujer ..2 sirven|solo|lugar|sitio|esta|deben ..3 cocina|fregar|parir|callar|calladas|obedecer
      mujer a|en la cocina
      hitler|franco|videla|pinochet|adolf ..2 razon|corto|heroe|falta|acerto|deberia|volver|bien !murio
      hitler ..1 tenia|tuvo|hizo|debio|no ..2 razon|termino|terminar|bien|hizo|acabo|acabar|suficientes
      holocausto|shoah ..1 es|fue|nunca|jamas|no|gran ..2 mentira|invento|existio|ocurrio|bulo|farsa|paso|cuento
      raza|razas inferior|inferiores|superior|aria
      supremacia|orgullo|poder|raza|nacion blanco|blanca ..1 siempre|ya|manda|viva|vencera|superior|primero|sobre
      homosexualidad|lesbianismo|transexualidad|islam|judaismo|feminismo ..1 es ..2 enfermedad|cancer|aberracion|plaga|perversion|peste|pecado|asco|basura|trastorno|lacra
      ser gay|maricon|lesbiana|trans|homosexual es ..2 enfermedad|asqueroso|antinatural|aberracion|pecado|trastorno|anormal|perversion|asco|vicio
      invasion|plaga|peste|basura|escoria|ola|horda|hordas|chusma|lacra ..1 de? ..1 <group>
      plaga|invasion|horda|escoria|basura|chusma ..1 gitana|mora|judia|musulmana|islamica|negra|migrante|extranjera|homosexual|sionista|sudaca|arabe|africana|venezolana|gay
      <slur>|maricon|maricones|negro|moro|gitano|judio tenias|tenian|tenia que ser
      tenias|tenia|tenian que ser <insult> !la
      indio|india|indios pata|patarrajada|rajada|bajado|ignorante|piojoso|mugroso|igualado
      trabajo|trabajar de|como negros|chinos
      huele|hueles|apesta|apestan|huelen ..1 a <group>
      mono|monos|simio|simios|macaco|macacos negro|negros|africano|africanos
      no son|eres|sois ..2 personas|humanos ..1 son|eres|sois animales|bestias|ratas|basura|cucarachas|monos`),
    low: phrases(`
      mariconada|mariconadas
      mariposon|afeminado asqueroso|de
      feminazi|feminazis
      retrasado|retrasada|retrasados|subnormal|mongolo|mongolico|retardado mental|de|profundo|eres|cabron
      eres|es|sois|son|pareces un|una|unos|tan? subnormal|retrasado|retrasada|mongolo|mongola|mongolico|mongolica|subnormales|retrasados|retardado
      cosa|cosas de maricas|nenazas|maricones|negros
      pareces|parece|pareceis|comportas un|una|como ..1 marica|nenaza|maricon|maricona|bollera`),
  },
};
