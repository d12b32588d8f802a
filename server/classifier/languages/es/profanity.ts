import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Swearing: mild words are high, strong ones low. Single words begin with naughty-words 1.2.0
 * (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const profanity: HarmList = {
  words: {
    low: words(`
      cabron cabrona cabrones cabronas cabronazo puta puto putas putos putilla putita zorra zorras ramera rameras furcia furcias
      pendejo pendeja pendejos pendejas pelotudo pelotuda pelotudos malparido malparida malparidos hijueputa gonorrea culero culeros
      culera soplapollas comemierda comemierdas chingar chinga chingue
      chingada chingado chingados chingues culiao culiaos huevon huevona guevon mamaguevo hdp ctm csm hpta
      bastardo bastarda bastardos`),
    high: words(`
      mierda mierdas joder jode joden jodas jodida jodido jodidos jodidas jodi jodio coño coñazo carajo carajos cojones hostias
       cagada cagadas cagado cagarla cago boludo boluda boludos mamon mamones weon weones capullo capullos
      huevada huevadas pendejada pendejadas chingadera chingaderas cojonudo putada putadas gilipollez gilipolleces cabronada`),
  },
  phrases: {
    low: phrases(`
      hijos|hijo|hija de la? ..1 puta|chingada|verga
      cabrones|cabronazos|pendejos|malparidos|hijueputas todos|de|que|los|son|nos
      hijo|hija|hijos|hijas|ijo|hij de|d la|su|tu|una|mil|cien? gran|re|reputa|grandisima|grandisimo|mil|cien? put*|perra|zorra
      hijo|hija|hijos de|d su|tu|la puta|puerca|reputa|chingada|pinche madre?
      hijoputa|hijaputa|hijosputa|hijodeputa|hijueputa|jueputa|hijuepucha|hijoeputa|joputa|joeputa|hijoputas|hijosdeputa
      vete|andate|vayanse|vayase|iros|idos|veos|irse|vaya|vayan|larguense|largate|mandar|mando|mande|mandarlos|mandarte|mandalo|anda|vayas ..1 a la puta? mierda|verga|chingada|reputa|reputisima|concha
      vete|andate|vayanse|iros|irse|vaya|mandar|mando|mandalo|anda|vayas ..1 a tomar por|pol|x el? culo|saco
      a tomar por|pol|x el? culo|saco
      a tomar porculo
      que te|os|le|les|se follen|jodan|den|joda|folle|foda ..1 culo
      que te|os|le|les den por|pol ..1 culo|saco|atras
      que|k te|os jodan|follen|jodas
      jodete|jodanse|jodeos|jodansen|jodase
      chinga|chinguen|chingue|chingas|chingen|chingate|chinguesu|chingatu ..1 a? tu|su|toda|vuestra? puta? madre
      chingatumadre|chingasumadre|chtm|alv|vtv|ptm|lpm|lptm|ctmr|conchetumadre|conchetumare|conchatumadre|conchesumadre|csmr
      a la verga|chingada|gaver
      me|te|nos|le vale|valen|vales|valio|importa verga|madre|vergas|madres
      vales|eres|vale|valio ..1 verga
      hasta la|su verga|madre|chingada|polla
      no mames|mamen|mame wey|guey|cabron|pinche|verga|we
      concha|conche|choro|chucha de? tu|su|la reputisima|puta|re? madre|hermana|mare|vieja|lora
      la|re puta|reputa|reputisima que te|lo|la|los|me re? pario
      la reconcha|recontra|remil|reputa|reputisima|recalcada
      puta|reputa|re puta? que lo|te|los|la re? pario
      me cago en|n la|dios|tu|tus|todo|su|vuestra|vuestros|los|to|diez puta|muertos|madre|vida|menea|hostia|lo|tus|tu|virgen|leche|que|su|toda|raza|estampa|calavera|mierda|dios
      me cago en dios|todo|tus|tu|su|san|cristo|ti|vosotros|vuestra
      mecagoen|mecagoendios|mecaguen|mekago
      de|con|tu|su|toda|por|vuestra|la puta|reputa|pinche|jodida madre|hermana
      puto|puta|putos|putas|pinche|jodido|jodida|maldito|puñetero|asqueroso amo|madre|imbecil|idiota|gilipollas|cabron|pendejo|jefe|vecino|coche|idiotas|loco|loca|gordo|gorda|payaso|mentiroso|basura|escoria|vago|mierda|pesado|asco|tonto|tonta|gordos|zorra|viejo|vieja|tarado|loser|inutil|inutiles|desgraciado|pelota|calvo|niñato
      eres|sos|es|sois|son|menudo|menuda|menudos|pedazo|vaya|tremendo|tremenda|cacho|so|valiente|que ..2 un|una|unos|de|mas? ..1 cabron|cabrona|cabrones|zorra|perra|guarra|golfa|ramera|furcia|putilla|pendejo|pendeja|pelotudo|pelotuda|capullo|capulla|capullos|malparido|malparida|puton|puta|puto|culero|culera|mamon|mamona|comemierda|comemierdas|bastardo|bastarda|hdp|mamahuevo|huevon|forro|sorete|cornudo|cerda|tragasables|cagon|boludo|boluda|boludos|pendejos
      gilipollas|jilipollas|gilipoyas|gilipichis|gilipolla|gilipollaz|soplapollas|chupapollas|comepollas|tragapollas|tontopollas|caraculo|carapolla|lameculos|soplagaitas|mamahuevo|mamahuevos|mamaguevo|mamaguebo|carepicha|careverga|caraverga|caremonda|carechimba|comemierda|comemierdas|tocapelotas|tocahuevos|chupamedias|lamehuevos|abrazafarolas|cagalindes|mierdaseca|malnacido|malnacida|malnacidos|malparido|malparida|malparidos|pelotudo|pelotuda|pelotudos|pelotudas|pendejo|pendeja|pendejos|pendejas|cabronazo|putiza|culiao|culiaos|culiado|qliao|kliao|ctm|aweonao|aweonado|weonazo|conchudo|conchuda|singao|coñodelamadre|cogeculo
      puto|puta|putos|putas|cabron|cabrona|cabrones|imbecil|imbeciles|idiota|idiotas|gilipollas|payaso|payasos|cerdo|cerda|cerdos|gordo|gorda|viejo|vieja|perro|perra|perros|panda|tonto|tonta|boludo|boluda|boludos|inutil|inutiles|niñato|niñatos|rata|gente|tipo|tipa|tio|tia|forro|vecino|jefe|politicos|politico|calvo|loco|loca|feo|fea|cara|pedazo|trozo|saco|hijo|bola|facha|fachas|rojo|rojos|facho|zurdos|zurdo|pelotudo|mentiroso|mentirosos|ladron|ladrones|subnormal|asqueroso|asquerosos|traidor|cornudo|enano|desgraciado|malparido|hijueputa|pendejo|culero de mierda|mrd|mierdas
      eres|sos|es|sois|son|ustedes ..1 una|unas|pura|puras|unos|puros mierda|mierdas|sorete
      cierra|cerra|cierren|cerrad|callate|callaros|cerrar|cierre|callense|callen ..1 la|el|esa|tu puta|pinche|maldita|jodida boca|pico|hocico
      callate|callense|callaos|cerra|cierra ..1 cabron|puta|perra|zorra|pendejo|pelotudo|malparido|orto
      metete|meteos|metetelo|meterte|metetela|mete|metanse|metelo ..4 por|en|x el|tu ..1 culo|orto|ojete|ort
      tu|su|vuestra puta? madre es|la una? puta|zorra|perra|guarra|chingada|prostituta
      puta|puto|jodida|pinche|maldita|asquerosa|sucia puta|zorra|perra|guarra|ramera|cerda|golfa|furcia
      zorra|perra|guarra|cerda|golfa asquerosa|barata|maldita|inmunda|arrastrada|sucia|rastrera|malparida
      lameme|besame|chupame|comeme|chupenme|besenme|lamanme|lameis ..1 el|los|las culo|huevos|cojones|pelotas|bolas|ojete|orto
      me|nos|te la|lo suda|pela|chupas|chupan|sopla ..1 que|todo|lo|polla
      me come|comeis|coman|comes|comen los huevos|cojones
      vaffa|andate|anda a cagar|culiar
      puto|puta|pinche|jodido|jodida|re|que|malditos de|el|que mierda|caradura|cabron|cabrones`),
    high: phrases(`
      hostia puta
      me cago en
      joder|jodeer|joer|hostiaputa|cojones|cojon|mierda|mierdas|mierdon|coñazo|putada|carajo|mrd
      que|vaya|menuda|menudo|una|esta|toda|esa|pura|puta|hecho|dia|semana|vida|lunes|trabajo|tiempo|clima|serie|asco|pais de? mierda
      jodid*|jodiendo|jodienda
      que|quien|como|donde|cuando coño|cojones|carajo|mierda|chingados|verga|chucha|carajos|hostias|chingaos
      estoy|estamos|hasta|toca|tocas|tocar|hincha|hinchando|rompe|rompas|rompan|tocarme|tocando|tocan|pelotas|hinches hasta|los|las|me ..1 cojones|huevos|pelotas|bolas|coño|webos|polla
      pinche|pinches|puto|puta|putos|putas mierda|vida|coche|trafico|lluvia|calor|frio|lunes|tren|movil|ordenador|examen|madre|dia|casa|clase|ruido|virus|perro|gente|semana|mundo
      ni|por puta idea|cojones|huevos
      no mames|mamen|jodas|jodan|joda|chingues|chinguen
      la|las cague|cagaste|cago|cagamos|cagado|cagada|cagaron
      vaya|menuda|que|tremenda|pedazo|una|esta cagada|putada|mierda|hostia|gilipollez|pendejada|huevada|boludez|cabronada|chingadera|verga
      de puta madre|pena
      hostia|ostia|hostias puta|tio|joder|santa|consagrada
      a la mierda|carajo|berga
      al carajo|caraho
      vete|vayanse|andate|anda al carajo
      gilipollez|gilipolleces|pendejada|pendejadas|cabronada|cabronadas|boludez|boludeces|pelotudez|huevonada|chingadera|chingaderas|coñazo
      me cago en la|el leche|mar|salada|calor|frio|lunes
      toca|tocando|tocarse|tocandose|rascandose|rascarse los huevos|cojones`),
  },
};
