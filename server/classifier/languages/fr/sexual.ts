import { phrases, words } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Explicit words and solicitation are none, talk about sex is low. Single words begin with
 * naughty-words 1.2.0 (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const sexual: HarmList = {
  words: {
    none: words(`
      branlette branlettes fellation fellations cunni cunnilingus turlute zigounette cramouille sodomiser sodomise partouze partouzes
      ejac bukkake gangbang tringler troncher suceuse`),
    low: words(`
      branler branle nibards nichons
       bander bandais baise baisais foufoune teub zob chibre`),
  },
  phrases: {
    none: phrases(`
      veut|veux|cherche|faire|taille|tailler|offre|propose ..1 une|des pipe|pipes|fellation|branlette|gaterie ..1 !en-bois|a-tabac|en-bruyere
      bite|teub|zob|chibre|queue ..2 dure|raide|tendue|gonflee|bien-dure ..1 !vache|comme-une-pierre|cheval
      te|t|toi voir|vois|imaginer|imagine|imaginant toute? nue|nu|a-poil
      doigter|fister|branler|sodomiser|enculer|sucer|leche ..1 ta|ma|la chatte|queue|bite|teub|chibre|moule|foufoune
      me|te|le|la suce|suces|sucer|sucera|sucerais|sucez ..1 !le-pouce|pouce|un-bonbon|des|le|son
      t|te|vous imaginer|imagine|imaginant|voir|vois|voyant ..1 toute? nue|nu|deshabillee|a-poil
      te|t|vous lecherais|sucerais|baiserais|boufferais|prendrais|broutterais|doigterais|enculerais|demonterais|lecherai ..1 !la-main|par-la-main|en-photo
      me|te|la la|le mettes|mette|enfonces|fourres|enfiles|rentres ..1 !a-l-envers|a-la-poubelle
      jouir|gicler|ejaculer|juter|decharger|cracher|finir ..1 sur|dans ..1 tes|ta|ton|mes|ma|toi ..1 seins|bouche|chatte|visage|cul|ventre|gorge|fesses
      envoie|balance|montre|file|partage ..1 tes|moi|tes-plus-belles|des|ton|tes-photos ..1 nudes|nude|nus
      sentir|veux|sucer|gouter ..1 ta|ma bite|queue|teub|chatte ..1 !leu
      leche*|lecher|leche|bouffer ..1 le|la|mon|ton|ma|ta clito|clitoris|chatte|moule
      te|me|la|lui|t ..1 mettre|mets|mettrais|mettes|foutre|fourrer|enfoncer|enfonce|fourre|glisser|rentrer|mettrai ..2 queue|bite|doigts|langue|gode|teub|doigt ..1 !vache
      ma|ta|sa|cette|grosse bite|teub|chatte-mouillee|chibre|foufoune
      photo|photos|video|pic|tof ..2 de|d ..1 ma|ta|ton|tes|vos|sa|mes bite|teub|chatte|cul|seins|queue|nichons|fesses
      te|t|toi ..1 toucher|touches|caresses|caresser|masturber|masturbes|doigtes|doigter|branles|branler ..1 pour|devant|en|pendant ..1 moi|visio|cam|live|pensant|camera|direct
      qui ..1 veut|veux|cherche|aime ..1 baiser|sucer|niquer|ken|sexter
      me|m|la|lui prendre|prends|prenne|prenais ..1 en|comme|par|contre|sauvagement|fort ..1 levrette|chienne|derriere|mur|salope|missionnaire
      il|qui|mec ..1 se branle|masturbe|tripote|doigte
      suc*|lech*|leche|bouff*|brout*|pomp*|aval*|gob*|branl*|caress*|touch*|astiqu*|chevauch*|mordill*|malax* ..3 bite|teub|zob|chibre|chatte|foufoune|clito|clitoris|tetons|nichons|couilles|gland|cramouille|minou|vulve|schneck|penis ..1 !petite
      suc*|lech*|leche|aval*|branl* ..2 ma|ta|sa|la|mon|ton|son|cette|leur queue|cul|fesses|seins|dard|sexe|anus|boules
      me|te|m|t|le|la|l|les|lui ..1 suce|suces|sucer|sucait|sucais|sucera|sucerais|sucerai|sucant|sucent|sucez ..2 a|bien|jusqu|fond|la|toute|en|dans|goulument|sans|toi|moi|avec|ici|comme|pendant !pouce
      suce|sucez|leche|branle|pompe|doigte|prends|baise|baisez|defonce|encule|demonte|remplis|sodomise|bouffe moi|nous|la|le ..1 moi|la|le|a|bien|fort|fond|plus|comme|en|jusqu|toute|salope|mon !au|une|tes|main
      baise|encule|sodomise|doigte|suce|branle moi
      te|vous|me|m|t|la|le|les baise|baiser|baises|baiserai|baiserais|baisent|encule|enculer|sodomiser|sodomise|ken|doigter|doigte|tringler|troncher|culbuter|prendre|defoncer|demonter|ramoner|fourrer|bourrer|fister|niquer|sauter|limer|pilonner ..2 toute|comme|en|dans|sur|contre|fort|a|bien|jusqu|par|la|le|sans|tous|devant|profond|chatte|cul|sauvagement|ce|et|toi|encore|violemment ..1 la|tous|nuit|levrette|lit|sens|fort|cul|derriere|chienne|chatte|profond|bouche|heures|sauvage|brutalement|salope|table|mur|gorge|capote|voiture|sec|soir|douche ..1 !mains
      veux|envie|voudrais|aimerais|viens|adorerais|reve|peux|vais|besoin|hate|laisse ..2 te|me|m|vous|qu|que|t|de|la ..2 baiser|enculer|sodomiser|ken|doigter|culbuter|sucer|lecher|branler|bouffer|pomper|tringler|baises|suces|encules|doigtes|leches|defonces|branles|niquer
      baiser|sucer|enculer|niquer|ken|tringler ..1 toute|toi|avec|comme ..1 la|toi|moi|des nuit|chiennes|soir|chienne|lapins
      en levrette
      a quatre pattes ..1 et|pour|que|devant|comme|salope|chienne|nue|sur ..2 baise|prends|suce|encule|lit|chienne|nue|defonce|prenne|levrette
      jouir|jouis|gicler|gicle|ejaculer|ejacule|cracher|decharger|vider|vide|juter|jute|ejac|couler ..2 dans|sur|en|entre ..1 ta|tes|ton|ma|mes|sa|toi|sur|ses|moi|leur ..1 bouche|visage|seins|cul|chatte|gorge|fesses|nichons|gueule|ventre|toi|moi|face|langue|corps
      fais|faire|fera|ferai|faites|fait|ferais ..2 jouir|jouisses|gicler|mouiller|bander|squirter
      jouir|jouis ..1 plusieurs|toute|comme|encore|en|fort|dans|ensemble ..1 fois|nuit|pensant|te|bouche|folle
      envoie|envoyer|envoye|envoyez|partage|montre|balance|echange|vends|file|veux|veut|recevoir|lache|fais ..3 nudes|nude|nud|dickpic|dickpics|sextape ..1 !rouge
      envoie|envoyer|envoye|envoyez|partage|balance|echange|vends|montre|file|prends|veux|aurais|as|voir|envoi|passe ..3 photo|photos|video|videos|pic|pics|tof|selfie|snap|snaps|image ..4 nue|nu|nus|nues|seins|cul|chatte|bite|culotte|string|hot|coquine|coquines|sexy|sexe|teub|deshabillee|lingerie|chaude|chaudes|intime|intimes|porno|fesses|poil|denudee
      montre|montrer|voir|montres|montrez|exhibe|sors|matte|mater ..1 moi|nous|me? tes|ta|ton|vos gros|grosse|petits|beaux|belle|jolis|petite|petit|beau? seins|nichons|chatte|bite|cul|fesses|foufoune|tetons|minou|queue|boobs|nibards|teub|nenes|loches|poitrine|culotte|zob
      deshabille|desape|enleve|retire|vire|baisse|arrache|enlever|arracher ..2 toi|ta|ton|tes|moi|cette ..1 culotte|string|soutif|vetements|jean|haut|robe|pantalon|fringues|slip|calecon|sous|jupe|doucement|lentement|devant ..1 et|devant|pour|lentement|que|vetements|doucement|a|moi|salope
      deshabille|desape|dessape toi ..1 devant|pour|que|et|lentement|doucement|a
      suis|jsuis|chuis|sui|tellement|trop|rends|rend|ca|me|m|deja|es|est|toute ..2 excite|excitee|chaud|chaude|trempee|trempe|mouillee|humide|rut|chaudasse ..2 pour|en|de|rien|par|ce|a|quand|ma|la|toi|viens|tu|envie|sexuellement|j|pensant|chatte|qui|soir !idee|projet|poele|voyage|match|concert|ponctuel|pluie
      trop|tellement|hyper|grave|tres|super ..1 excite|excitee|chaude|chaud|trempee ..1 la|ce|envoie|viens|j|toi|pour ..1 soir|toi|te|nudes|pensant
      ma|ta|sa <coarse> ..2 est|trempee|mouillee|dure|humide|t|rasee|attend|dans|toute|serree|bien|a|te|pour|en|epilee|ruisselle|veut|coule|contre|sur ..1 trempee|mouillee|dure|humide|attend|bouche|cul|serree|chatte|toi|ta|gorge|epilee|rasee|ouverte|offerte
      chatte|foufoune|minou|moule|cul ..2 trempee|mouillee|trempe|humide|mouille|serree|epilee|rasee|degoulinante|poilue|serre|etroit ..1 !pluie
      bite|queue|teub|zob|chibre|verge ..2 dure|raide|grosse|enorme|bien|dans|epaisse|tendue|veineuse|gonflee|dressee ..2 dans|dure|raide|ta|te|pour|toi|ton|ma|en|gorge|bouche|cul|chatte|main|contre|cette !vache|cheval
      grosse|grosses|enorme|ma|ta|sa|longue|belle|bonne|sucer|voir bite|bites|teub|zob|chibre ..1 !amarrage|d
      bande|bander|bandais|banderais|gaule|trique|erection ..1 en|pour|comme|dur|sur|a|de|devant|quand ..2 pensant|toi|ane|dur|taureau|tes|ton|te|mort|regardant|photos|cerf|vois ..1 !dessinee
      mouille|mouillais|mouiller|mouilles|trempee|degouline ..1 en|pour|de|comme|rien|deja|quand|tellement|ma ..2 pensant|toi|qu|folle|culotte|fontaine|tes|desir|lis|penser|envie|t
      me|m ..1 masturb*|branle|branler|doigte|touche|caresse|branlais|touchais|tripote ..2 en|devant|sur|pour|tous|chaque|a|pensant|la ..2 pensant|toi|tes|regardant|matant|photos|porno|imaginant|te|ton|chatte|soirs|cul|ta|video
      masturb*|branl*|caress*|touch*|doigt* ..1 toi|te|moi|nous ..1 en|pour|devant|pendant|la|ensemble|avec|a|le|sur ..2 pensant|moi|cam|camera|ensemble|toi|chatte|clito|imaginant|distance|visio|skype|tel|ecoutant
      doigter|doigte|fister|branler|branle|pomper|sodomiser ta|la|ma|ton|une|lui|toi|te ..1 chatte|cul|queue|bite|teub|fille|meuf|clito|pour|en
      tailler|taille|faire|fais|fait|donne|offre|veux|recevoir|gratuite|tailles|filer ..2 une|des|la|ta|belle|bonne pipe|pipes|fellation|branlette|turlute|gaterie|branlettes|cunni|sodomie|leche|faciale ..1 !metallique
      gorge|gorges profonde|profondes ..1 !du
      plan|plans|regulier cul|q|sexe|baise ..1 ce|sur|dispo|cherche|a|avec|sans|regulier|direct|qui|rapide|discret|hier|de !sac
      cherche|cherchons|propose|veux|besoin|dispo|recherche|partante|partant|quelqu|qui|envie|ch|chaude|chaud|femme|homme|mec|meuf|pour ..3 sexe|baise|baiser|plan|partouze|trio|coquin|coquine|libertin|libertine|sexto|sexting|sucer|sodomie|bdsm|sodo|dominatrice|domina|sexcam|niquer|ken ..2 ce|dispo|sans|a|soir|cul|tabou|cam|chaud|rapide|reel|prise|discret|avec|sur|en !fort|faible|oppose|feminin|masculin|social
      sexe oral|anal|hard|brutal|sauvage|torride|gratuit|tarife|tel|telephone|virtuel|bestial ..2 !protege
      femmes|femme|filles|fille|meufs|salope|salopes|cougar|cougars|coquine|coquines|milf|milfs|etudiantes|mamans|chiennes|escort|escorts|chaudasses|celibataires|beurettes|pute|putes ..2 chaude|chaudes|nues|nue|coquines|dispo|disponible|disponibles|cam|webcam|sexe|chaleur|escort|region|baiser|massage|tarif ..2 ta|sexe|cam|clique|region|ici|baiser|pres|pour|t|gratuit|attendent|dispo|plan|contacte|en|24h|tarifs|finition|hotel|recoit|direct|live ..1 !froid|boissons
      visio|video|videos|cam|webcam|appel|tel|live|snap|show ..1 coquine|coquin|coquines|chaud|chaude|hot|porno|sexe|toute-nue|erotique|cul
      mineure|mineures|mineurs|ado|ados|gamine|gamines|fillette|fillettes|enfants|collegienne|lyceenne|enfant ..2 nue|nues|porno|baiser|sexe|nudes|coquine|chatte|sexy|sucer|pedoporno|bandante ..1 !education
      pedoporno|porno|video|videos|contenu ..1 enfant|enfants|infantile|infantil|mineure|mineures|gratuit|amateur|gratos|fillette
      gemir|crier|hurler|gemis|gemisses|gueuler ..1 de|mon|comme|pendant|sous|toute ..1 plaisir|salope|chienne|baise|prenais|prends|coups|te|nuit|desir ..1 !rire
      ma|ta|une|comme|petite|bonne|sa|vraie ..1 petite|belle|bonne? ..1 salope|chienne|pute|soumise|cochonne|trainee ..1 soumise|qui|docile|obeissante|prete|sexuelle|avide ..1 aime|lit|suce|soir|baise|adore|a
      attache|menotte|fouette|fesse|domine|gifle|attacher|menotter|fesser|etrangle|soumets ..3 lit|baise|nue|nu|cul|prends|fesses|baiser|salope|levrette
      assieds|assis|asseoir|assoir|viens|monte|grimpe|t|toi ..2 sur|toi ..1 mon|ma|ta|ton visage|queue|bite|sexe|bouche|face|teub|chibre|langue
      avale|avaler|avales|boire|bois|lape ..2 mon|ma|tout|le|ton|toute ..1 sperme|foutre|jus|semence|mouille|puree ..1 !orange|pomme|citron
      sperme|foutre ..1 sur|dans|chaud|plein|partout ..1 ta|ton|tes|la|ma|visage|le|sur ..1 bouche|visage|chatte|seins|gueule|cul|gorge|langue
      ecarte|ecarter|ouvre|ouvrir|ecartes ..2 tes|les|bien|ta ..2 cuisses|jambes|fesses|chatte ..2 pour|que|et|devant|je|salope|moi|grand|en ..1 !alignees|bassin
      enfoncer|enfonce|fourre|fourrer|enfile|mets|mettre|glisse|glisser|introduire|plonge|plonger|rentre ..3 bite|queue|doigts|langue|doigt|teub|gode|sexe|la ..2 dans|au|entre ..2 chatte|cul|bouche|gorge|toi|fente|fesses|vagin|cuisses|levres|moi|anus|seins
      par|dans le|ton|mon cul ..1 a|sans|bien|salope|toute|et|profond|fort ..1 sec|capote|fond|fort|nuit|jouis|profond
      te voir|imagine|imaginer|veux|t|te ..1 imagine|toute|t|imaginer|entierement ..1 nue|nu|poil|deshabillee ..2 sur|dans|devant|ce|en|mon|et|avec|contre !pieds|des
      t|te imagine|imaginer|veux|vouloir|voir|voudrais nue|toute|nu|a
      premiere|une|par|la ..1 sodomie|sodo|levrette ..1 !coquine`),
    low: phrases(`
      a|ont|avons|ai|as baise|ken|nique ..1 comme|toute|dans|sur|hier|trois|deux|sans|avec|ensemble|toute-la
      se|me|m branle|branler|branlais|masturbe !pas|le
      fait|faire|fais ..1 sucer|branler|baiser|ken|tringler|demonter-au-lit
      je|j|me ..1 jouissais|jouis|jouissait ..1 a|comme|tout|chaque|plusieurs
      sexe|cul avec mon|ma|lui|elle|toi|un|une ..2 etait|c|est|dingue
      baise|baiser|couche|nique|ken|baises|baisait|saute|baisant|sauter ..1 avec|dans|sur|comme|trois|toute|hier|deux|plusieurs|sous|sans|ensemble|tout|un|une ..2 ex|voiture|nuit|fois|douche|lapins|inconnu|plage|canape|cuisine|voisine|voisin|capote|collegue|tinder|weekend|lit|week|soir|bureau|meuf|mec|journee|lui|elle|des
      a|ont|avons|ai|avait|as|j|s|est|aurait|va ..1 baise|baiser|ken|nique ..1 trois|deux|toute|dans|comme|hier|avec|pendant|sur|ensemble|sous|plusieurs|ce|tout|un|la|sans !main
      fait|faire|fais|faisait|faisons|faisais|refait l|la? ..1 amour ..2 toute|dans|trois|sur|deux|hier|comme|pendant|plusieurs|sauvagement|ce|la|a|avec|sous|jusqu !pas
      sexe|cul|baise ..1 de|etait|hier|avec|torride|incroyable|d|tous|matin|genial|genialissime ..1 hier|soir|folie|enfer|ouf|incroyable|dingue|lui|elle|matin|jours|ex|mon
      meilleur|meilleure|super|bon|bonne|grosse|folle|nuit ..1 plan|coup|baise|sexe|partie|nuit ..1 cul|de|lit|torride|d|jambes ..1 sexe|vie|baise|jambes|l !fil|main|de
      partie de jambes
      bon|bonne|mauvais|super coup au|de lit|rein|reins
      quel|sacre|beau|bon|joli|ce|son|ton|gros|vise|mate|belle|sacree|grosse|sacres|belles|enorme|enormes ..1 cul|nichons|nibards|paire|seins|boules|miches|nenes|boobs|fion|loches|petard ..1 elle|il|qu|mon|de|dans|celle|la|cette|putain|en|tu|a|sa|ta !terreux|jatte
      elle|il|t|es|est|trop|cette ..1 est|es|trop ..1 baisable|bandante|bandant|bonasse|chaudasse|baisables
      me|l|la|te|le|m|je ..2 ferais|taperais|tape|ferai|baiserais|sauterais|taper|enverrais|leche ..1 bien|cette|ta|volontiers|sa|direct ..2 cul|meuf|soeur|mere|fille|voisine|quatre !biere|resto|kebab|verre|sieste|diner
      tire|tirer|tirerais|tires un|ma|son|mon coup|crampe
      me|s|se|te|m branle|branler|branlette|masturbe|masturber|branlais|branles ..1 tous|chaque|le|devant|avant|souvent|trop|sous|matin|deux !de
      branlette|branlettes|masturbation ..1 quotidienne|du|tous|matin|soir|par|avant|espagnole
      regarde|regarder|mate|mater|regardais|accro|addict|vu|matte ..2 porno|pornos|boulard|boulards|pornhub|xvideos
      pornhub|xvideos|xhamster|onlyfans|mym ..1 mon|lien|gratuit|abonne|dispo|video|sur|compte
      orgasme|orgasmes ..1 de|multiples|a|hier|trois|incroyable|d|en|avec|j|chaque ..2 folie|fois|vie|hier|suite|ouf|lui|malade|vibro
      eu|avoir|trois|plusieurs|deux|simule|simuler|atteint|mon|premier|un|enchaine ..2 orgasme|orgasmes
      plan|partie a trois|plusieurs|quatre ..1 !points
      partouze|partouzes|echangisme|echangiste|libertinage ..1 hier|avec|ce|chez|samedi|entre|club|en
      perdu|perdre|prendre|pris|perds|depuceler|depucele ..1 ma|sa|ta|son|mon|virginite virginite|pucelage
      depucele|depucelage|depucelee
      me|m|t|l ..1 chauffe|excite|exciter|allume|allumer|fait ..1 trop|grave|bander|mouiller|a|tellement|sexuellement ..1 mort|ce|quand|en|meuf|mec
      coup|histoire|plan|rencontre d|de ..1 un|une soir
      taille|longueur|centimetres|cm ..2 de|ta|ma|sa|la ..1 bite|teub|queue|penis|sexe|zob`),
  },
};
