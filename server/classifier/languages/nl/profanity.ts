import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Swearing: mild words are high, strong ones low. Single words begin with naughty-words 1.2.0
 * (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const profanity: HarmList = {
  words: {
    low: words(`
      kankerlij* teringlij* tyfuslij* kuthoer* kutwijv* schoften
      klootzak klootzakken hoer hoeren hoerenjong hoerenzoon hoerig slet sletten sletterig kut lul lullen lulhannes hufter hufters rotzak
      kankerlijer kankerlijers teringlijer teringlijder teringlijers tyfuslijer klerelijer pleurislijer kankerhoer kankerwijf kankerkop kankerzooi
      kutwijf kutwijven rothoer stoephoer snol godverdomme gvd godver godsamme tyfus tiefus kolere
      schijtlijer oetlul paardenlul paardelul boerelul eikelkop zeikerd neukertje verneukt verneuken verkankerd stronthoop`),
    high: words(`
      kut* klote* tering* tyfus* takke* pokke* hoeren*
      shit klote kloten kutzooi kutdag kutweer kutding verdomme verdomd verdomde klojo strontvervelend schijt zeiken zeiker
      zeikwijf gezeik ouwehoeren ouwehoer verkloten verkloot sodemieter gesodemieter besodemieterd opsodemieteren oprotten opzouten
      klootviool pokke pokkeweer teringherrie takkewijf takkeweer pestpokke zeikweer`),
  },
  phrases: {
    low: phrases(`
      stuk|stukje|zak|hoop stront|vreten|verdriet-van-niks !op
      vuile|vieze|gore|smerige hond|varken|rat|hoer|slet|teef|smeerlap ..1 !in|op|met|pootjes
      lul|klootzak|hoer|slet|teef|eikel|trut|kankerlijer op|jij|hoor|bek|ga|wat|die
      flikker|rot|donder|sodemieter|tief|lazer|pleur op lul|klootzak|hoer|man|gast|eikel|mongool|met
      klootzak|klootzakken|kloothommel|klootzakkie|hoerenjong|hoerenjongen|hoerenzoon|hoerenkind|hoerenzonen|kankerlijer|kankerlijers|kankerlijder|kankerlijders|teringlijer|teringlijers|teringlijder|teringlijders|tyfuslijer|tyfuslijers|tyfuslijder|tiefuslijer|klerelijer|klerelijers|pleurislijer|pleurislijders|kankerhoer|kankerhoeren|kankerwijf|kankerwijven|kankerkop|kankerzooi|kankerding|kankerkind|kankerhond|kankerzak|kankergek|kankerslet|kankerteef|kankerstom|kankerdom|kankerbende|kankerkut|kankerhard|kankerirritant|kutwijf|kutwijven|kuthoer|kuthoeren|kutslet|kuttekop|kutkop|kutkind|kutkinderen|kutlul|kutventje|kutvent|kutbuurman|kutmens|kutmensen|kuttelikker|kutteef|rothoer|stoephoer|teringhoer|tyfushoer|teringwijf|tyfuswijf|takkehoer|takkewijf|teringkop|tyfuskop|teringzooi|tyfuszooi|tiefuszooi|kolerezooi|klerezooi|klerewijf|pleuriswijf|pleurishoer|oetlul|paardenlul|paardelul|boerelul|schijtlul|lulhannes|luldebehanger|eikelbijter|aarsgezicht|aarsridder|reetkever|reetridder|kontkruiper|kontlikker|gatlikker|hufters|hufter|strontkop|strontzak|rotzakken|vuilnisbakkenhoer|kankermongool|godverdomme|godverdommes|godverdegodver|godskolere|godsklere|godskanker|potverdekanker|gvd|gvdd|kankerjong|kkzooi|kklijer|kkhoer|kkwijf|kkmongool|kkkop|fokking|kankerlul|hoerenstreek|teringjong|teringtering|tfoe
      krijg|krijgt|vang|vat|val ..1 allemaal|lekker|toch|maar|jij|gewoon|de|het|een|tering|zelf ..1 de|het|lekker|een? ..1 kanker|tering|tyfus|tiefus|pleuris|klere|kolere|pest|pokken|aids|cholera|vliegende|schompes|takke|kk|leukemie|kankertering|schurft|ziekte ..1 !overleefd
      hou|houd|hoe|houdt|sluit|klep|snoer|stop|hield ..1 eens|nou|gewoon|toch|allemaal|lekker|eindelijk? ..1 je|jullie|die|uw|jou ..1 grote|vuile|smerige|kanker|kk|tering|vieze|kut|gore|stomme|lelijke? ..1 bek|smoel|kankerbek|muil|kankersmoel|kkbek|kutbek|waffel|bakkes|teringbek|tyfusbek|rotbek|kanis|scheur|hoerenbek|klep
      bek|smoel|muil ..1 dicht|houden|jij ..1 kankerlijer|klootzak|hoer|jij|vuile|nou|gast|teef|slet|eikel ..1 !bij
      rot|tief|flikker|pleur|lazer|donder|sodemieter|tyf|kanker|fuck|fok|tering|optief|optyfen|mieter|rotten|pleurt ..1 toch|eens|allemaal|lekker|gewoon|snel? op|weg ..1 met|jij|man|vuile|klootzak|teef|hoer|gast|kankerlijer|uit|eikel|mongool|naar|kut ..1 !naar
      fuck|fok|fack|fak|neuk ..1 jou|jullie|je|jezelf|die|deze|alles|iedereen|op|dit ..1 moeder|ma|allemaal|kankerlijer|jij|man|vuile
      neuk|naai|fuck|beft|kanker ..1 je|jullie|jouw|jou ..1 moeder|ma|zelf|jezelf|moer|oma
      je|jouw|jullie moeder|ma|moer|zus ..2 hoer|kankerhoer|slet|kut|neuken|kanker|teef|kankerwijf|dode ..1 !sletje
      je ma|moer is|op|dikke|in ..1 een|de|d? ..1 hoer|rotonde|straat|slet
      vuile|vieze|gore|smerige|stomme|domme|stuk|jij|je|lelijke|achterlijke|stelletje|wat|zo|die|kanker|kut|tering|tyfus|ouwe|dikke|kk|takke|stinkende|miezerige|zielige|arrogante|irritante|laffe|dom|bent|ben|echte|grote|lekkere|klein|godvergeten|echt|rot ..2 een|stuk|van|wel|toch|stomme|vuile|vieze|kanker|klein|grote? ..1 <rude>
      <rude> van|dat|ben|bent|met ..1 een|je|dat|jij|die|jouw ..1 <rude>|buurman|vent|wijf|kerel|baas|mens|politicus|collega|bent|ben|kop|gast|chef|leraar
      kanker|kk|kut|tering|tyfus|tiefus|klote|pleuris|takke|kolere|hoeren|klere|pokke|fokking|godverdomde|godvergeten|pestpokken ..1 wijf|hoer|zooi|lijer|kop|hond|kind|mens|mensen|gast|kerel|vent|auto|buurman|buren|buurvrouw|politie|trein|werk|baas|school|teef|slet|mongool|lul|leraar|telefoon|weer|dag|leven|herrie|bende|jong|jongen|idioot|eikel|zak|koud|heet|irritant|vervelend|dom|stom|moe|lelijk|duur|druk|ding|computer|dik|boeren|fiets|flikker|regen|scheids|club|rijk|toestand|land|regering|tyfus|tering|kut|kanker|zwaar|hard|lang|slecht|gek|boos|veel|buurt|internet|printer ..1 !patient|patienten|onderzoek|huis|behandeling|ziekenhuis
      kanker|tering|tyfus|kolere|pleuris|klere|pest|kk ..1 op|toch|eens|lekker|maar ..1 op|eens ..1 !komt|gekomen|gestorven
      godver|godverdomme|godsamme|godvergeten|verdomme ..1 zeg|wat|man|klootzak|kut|ik|de|die|dat|kanker|tering
      godver|godverdomme|godverdommese|godverdomde
      steek|stop|schuif|duw|prop ..4 reet|hol|kont|aars|gat|anus ..1 !sleutel
      lik|kus|likt|kunt|kan|zoen|veeg ..2 mijn|m|me|mij|n|aan ..3 reet|kont|hol|aars|gat|zak|kloten ..1 !wonden|deur
      kan|kunnen|kunt|mag|zal|interesseert|boeit ..3 me|mij|mn|m|de ..2 reet|zak|kloten|kanker|hol|ballen|pleuris|tering ..1 roesten|likken|schelen ..1 !voetbal
      schijt|kak|pis|piss|zeik ..1 aan|op|heb ..2 jou|je|jullie|alles|iedereen|die|regels ..1 !dieet|bed
      lul|kletskop|eikel|kut|drol|sukkel ..1 niet|toch|de|van|gewoon ..1 zo|slap|dom|behanger
      lul|ouwehoer|zeik niet|toch|maar|eens ..1 zo|slap|dom|man
      slet|hoer|teef|sletje|sletten|hoeren|kuthoer ..1 van|dat|ben|jij|je|vuile|gevonden|die|bent|met|opgerot|rot|ga|moet ..2 een|je|dr|op|bent|buurvrouw|ben|hier|dood ..1 !geblaft
      naar|val|ga|loop|kan ..1 de|naar|lekker|toch|heen ..1 de|naar? ..1 kanker|tering|tyfus|klote|pleuris|kloten|kolere|kut ..1 !dokter|onderzoek
      naar de kloten|klote|tering|tyfus|kanker|pleuris
      verneukt|verkankerd|verkanker|verneuken|verneukte|verneuk|verkutten|verkut|genaaid`),
    high: phrases(`
      me|zich|je de|het|een tering|tyfus|kanker|pleuris|kolere|klere|takke|hol ..1 !gekregen
      kutregering|kutbedrijf|kutoverheid|kutwereld|kutland|kutmaatschappij|kutwereldje|kutgemeente|kuttrein|kutverkeer|kutklus|kutsituatie|kutkop
      spuugzat|strontzat|kotsbeu ..1 die|dit|van|kut
      godver|godsamme|godverdegodver
      kut|kutzooi|kutdag|kutweer|kutding|kutzooitje|kutwerk|kutbaan|kutweek|kutleven|kuttrein|kutjaar|kutauto|kutfiets|kutbus|kutregen|kutschool|kutgevoel|kutstreek|kutstreken|kutsmoes|kutexcuus|kutmuziek|kutfilm|kutspel|kutavond|kutnacht|kuttelefoon|kutexamen|kuttoets|kutbrug|kutprogramma|kutvraag|kuttig|kutziekte|kutvirus ..1 ik|zeg|wat|hoor|dit|dat|weer|vergeten|gemist|nou|is|was|man|de|he|net|hier|heb|mijn|en|gehad|met|wel|vandaag|ben|alweer
      wat|wel|echt|heel|zo|erg|super|dit|is|nou|ah|o|oh|best|dikke|beetje|was|voel|heb|baal|vind|weer kut|kutter|klote|kak|klerezooi
      kutdag|kutzooi|kutweer|kutding|kutzooitje|kutwerk|kutbaan|kutweek|kutleven|kutjaar|kutstreek|kutavond|kutnacht|kutexamen|kuttoets|kuttig|kloteweer|klotedag|kloteding|klotezooi|klotebaan|klotewerk|kloteweek|klotetrein|kloteleven|kloterig|klotejaar|klotespel|klojo|kloterij|takkeweer|takkezooi|takkedag|takkeding|pokkeweer|pokkeding|pokkeherrie|pokketrein|teringherrie|tyfusherrie|teringweer|tyfusweer|teringtrein|tyfustrein|klereherrie|klerezooi|klereweer|kolereherrie|pleurisweer|pleuriszooi|zeikweer|zeikwijf|zeikerd|zeikerds|zeikstraal|gezeik|schijtweer|schijtziek|schijtbaan|schijtzooi|schijthekel|strontvervelend|strontweer|strontzat|verkloot|verkloten|verklootte|besodemieterd|besodemieteren|gesodemieter|godsammekrake|opsodemieteren|opflikkeren|optiefen|optyfen|opgeflikkerd|teringding|tyfusding|pestding|fuckzooi|fuckdag|verdomme|verdomd|verdomde|verdommes|shitzooi|shitweer
      shit|fuck|fak|fok|kak wat|ik|vergeten|weer|dat|dit|hoor|gemist|mijn|nou|alweer|heb !that
      klote|kloten ..1 dag|weer|gevoel|ding|zooi|werk|trein|baan|voor|man|zeg|van|is|dat|situatie|geval|hoor|week|tijd
      zit|hou|niet|sta|loop|stop|altijd|ga|hele ..2 te|zo|met|lopen|alleen ..1 zeiken|ouwehoeren|kankeren|zeik|lullen
      ouwehoeren|ouwehoer|geouwehoer|gelul|gekanker|lulkoek|lullen
      gelul|lulkoek|ouwehoer
      ik|heb|had|hebben|dikke|totaal|schijt ..1 schijt aan|eraan|erop ..1 !gehad|luier
      schijt ..1 hekel|ziek|er|eraan|aan|zat|heb|weer|vergeten ..1 aan
      op|donder|sodemieter|mieter|flikker|lazer|rot|tief|pleur ..1 toch|nou|eens? op ..1 met|man|zeg|joh ..1 !rijtje
      geen|de|boeit|weet|snap|klote|snappen ..1 er|geen|me|ik|weet? ..1 reet|flikker|ruk|kloot|zak|fuck|klote|bal|kut|moer ..1 van|aan|uit|meer|om|over ..1 !gras
      geen|de|boeit|snap ..1 er? ..1 reet|flikker|fuck|kloot ..1 van|uit|aan
      reet ..1 roesten
      aan mijn|m|mn|me|z|hun|d ..1 n? reet|klote
      grote|in|oude|ouwe|godver|hele|arme|vette ..1 de? stront|klotezooi|strontzooi ..1 ermee|zitten|aan|zak
      tot|onder|aan|heb|had|is|zit ..2 mijn|hier|in|de|er|dik|diep ..1 in|de? stront|kloten|zeik|kak ..1 !koe|laars
      wat|hoe|wie|waar|waarom|hoezo ..1 de ..1 fuck|hel|tering|kanker|kut|fok|neuk
      de fuck is|doe|moet|heb|wil
      wtf man|gast|gebeurt`),
  },
};
