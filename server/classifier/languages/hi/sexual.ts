import { phrases } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Explicit solicitation and description; talk of pornography and masturbation is low. Words
 * begin with naughty-words 1.2.0 (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const sexual: HarmList = {
  words: {
    none: phrases(`
      चूत|choochi|chuchi|लंड|लौड़ा|lawda|फुद्दी|चूची|चुचे|chudai|चुदाई`),
    low: phrases(`
      mutth|mutthal|मुठ|मुट्ठ|tharki|ठरक|ठरकी|हस्तमैथुन|hastmaithun|हवस`),
  },
  phrases: {
    none: phrases(`
      एक|ek|one|वन|आज रात|raat|night|नाइट ..3 के|ke|की|ki ..1 लिए|liye|lie ..2 लड़की|ladki|भाभी|bhabhi|aunty|आंटी|girl|ladkiya|माल|maal
      लड़की|ladki|भाभी|bhabhi|aunty|आंटी ..1 चाहिए|chahiye ..4 रात|सेक्स|लेगी|मज़े|raat|sex|legi|maze|service|सर्विस|चुदाई
      nude|nangi|sex|sexy|न्यूड|नंगी|सेक्स|सेक्सी|गंदी|gandi ..1 वीडियो|विडियो|video|फोन|phone|cam? call|कॉल|chat|चैट|baat|बात|baatein|बातें ..1 karogi|karegi|karoge|करोगी|करेगी|करोगे|करें|kare|karo|करो|karni
      सेक्स|sex|seks|चुदाई|chudai करोगी|करेगी|करोगे|करेंगी|karogi|karegi|karoge
      <tujhe>|तेरे|तेरी|tere|teri|तुम्हारे|tumhare ..3 चाटना|चाटूंगा|चूसना|चूसूंगा|दबाना|दबाने|मसलना|घुसाना|डालना|chatna|chaatna|choosna|chusna|dabana|dabane|masalna|ghusana ..1 है|चाहता|hai|chahta|हैं|का|ka|मन|man !पैर|सिर|pair
      लंड|लण्ड|लौड़ा|लौडा|लौड़े|लुल्ली|lund|lauda|loda|lawda|lavda|lowda|laude|lode ..3 चूस*|चाट*|मुंह|मुँह|खड़ा|मोटा|बड़ा|लेगी|लोगी|हिला*|दिखा*|घुसा*|पकड़*|पिलवा*|choos*|chus*|chaat*|muh|mooh|munh|khada|mota|bada|legi|logi|hila*|dikha*|chahiye|चाहिए|ghusa*|pakad*|ghus*|घुस*|लेना|lega|लेगा|lena
      चूत|चुत|बुर|फुद्दी|भोसड़ी|chut|choot|chutt|fuddi|phuddi|phudi|fudi ..2 चाट*|मार*|दिखा*|लेनी|लूंगा|फाड़*|गीली|देगी|दोगी|में|मरवा*|चोद*|chaat*|chatna|chatne|chatni|chatunga|dikha*|maar*|marni|marwa*|faad*|phaad*|geeli|gili|degi|dogi|leni|lunga|lungi|chod*|marunga|garam|chahiye|चाहिए|गरम
      चोदना|चोदने|चोदूं|चोदूँ|चोदूंगा|चोदूँगा|चोदेगा|चोदा|चोदो|चोद|चुदाई|चुदवा*|चुदना|चुदने|चुदूंगी|चुदेगी|चुदासी|चुदक्कड़|chodna|chodne|chodu|chodun|chudai|chudaai|chudwa*|chudva*|chudna|chudne|chudegi|chudungi|chudakkad|chudasi|chodega ..2 चाहता|चाहती|है|मन|दे|कर|भर|मेरी|वाली|करेगी|करोगी|करते|करना|वीडियो|chahta|chahti|hai|man|mann|de|kar|bhar|wali|karegi|karogi|karte|karna|video|videos|ki|ka|को|का|की|ko|tujhe|तुझे|dunga|lo|se|me|story|kahani|कहानी
      <tujhe>|तेरी|teri|उसको|usko|bhabhi|भाभी|aunty|आंटी|randi|साली|saali|ladki|लड़की|gf ..3 चोद*|चुद*|chodna|chodne|chodu|chodunga|chodun|chudai|chudwa*|पेलना|पेलने|पेलूं|pelna|pelne|pelu|pelunga|ठोकना|thokna ..1 चाहता|है|मन|रात|chahta|hai|man|mann|raat|ka|का|ko|को|दूं|दूंगा|करना|karna|मुझे|mujhe|रोज|roz
      रात|raat|raatbhar|रातभर|पूरी|puri ..3 चोद*|चुद*|chod*|chud*|पेल*|pelu*|pelna|ठोक*|thoku*|thokna|मज़े|maze ..1 चाहता|है|दूं|दूंगा|लूंगा|करेंगे|chahta|hai|dunga|lunga|karenge|तुझे|tujhe|देगी|degi|करोगी|karogi
      गांड|गाँड|गाण्ड|चूतड़|gaand|gandd|gaandd|chutad ..2 मार*|मरा*|मरवा*|चाट*|फाड़*|देगी|दिखा*|चोद*|मोटी|maar*|mara|marao|marwa*|marni|marna|marunga|chaat*|faad*|phaad*|degi|chahiye|dikha*|chod*|moti|mast|मस्त|बड़ी|badi|दबा*|daba*
      बूब्स|बूब|बूबे|चूची|चूचियां|चूचियाँ|चुचे|चूचे|मम्मे|बोबे|boobs|boobe|boob|chuchi|chuche|chuchiya|chuchiyan|choochi|mamme|bobe|bobbe|bobs ..2 दिखा*|दबा*|चूस*|मसल*|पीने|पिला*|चाट*|dikha*|daba*|choos*|chus*|masal*|pilao|pila|piyunga|chaat*|बड़े|bade|देख*|dekhne|dekhu|छूने|छू|chune|pakad*|पकड़* !डॉक्टर
      <tera>|अपने|अपना|apne|apna दूध|doodh|dudh|निप्पल|nipple|nipples|छाती|संतरे|santre|सामान|samaan ..1 दबा*|चूस*|दिखा*|पिला*|मसल*|daba*|choos*|chus*|dikha*|pila*|masal*
      नंगी|नंगा|नंगे|न्यूड|नग्न|nangi|nanga|nange|nude|nudes|naked|bina|बिना|sexy|सेक्सी|hot|हॉट|गंदी|गंदे|gandi|gande|private|ब्रा|bra|panty|पैंटी|bikini|बूब्स|boobs|बॉडी|body|खुली ..2 फोटो|फ़ोटो|तस्वीर|तस्वीरें|पिक|वीडियो|विडियो|सेल्फी|कपड़ों|photo|photos|foto|pic|pics|video|videos|vdo|selfie|mms|snap|kapdo|कॉल ..2 भेज*|दिखा*|दे|दो|चाहिए|डाल*|bhej*|dikha*|chahiye|chaiye|daal*|खींच*|khich*|बेच*|bech*|की !धमकी|dhamki|रिपोर्ट|blackmail
      न्यूड|न्यूड्स|nude|nudes|noods ..2 भेज*|दिखा*|bhej*|dikha*|दे|de|do|दो|chahiye|चाहिए|बेच*|bech*
      फोटो|photo|pic|pics|video|वीडियो|pik ..1 भेज*|bhej*|dikha*|दिखा* ..2 नंगी|nangi|sexy|सेक्सी|बिना|bina|hot|boobs|बूब्स|अंदर|andar ..1
      कपड़े|कपडे|टॉप|सलवार|ब्रा|पैंटी|चड्डी|साड़ी|kapde|kapda|top|salwar|bra|panty|chaddi|jeans|jeens|saree ..1 उतार*|खोल*|utar*|utaar*|khol*|निकाल*|nikal* ..3 दिखा*|वीडियो|सामने|कैम|नाच*|dikha*|video|samne|cam|call|मेरे|mere|बिस्तर|bed|ना|अपने|apne !धो|dho|धूप
      अपने|apne ..1 कपड़े|कपडे|kapde ..1 उतार|उतारो|utar|utaar|utaro|utaaro
      सेक्स|sex|seks|सेक्सी|sexy|चुदाई|chudai|संभोग ..1 करोगी|करेगी|करोगे|करें|चैट|वीडियो-कॉल|karogi|karegi|karoge|karengi|karein|karna|करना ..1 क्या|मेरे|मुझसे|है|हो|मुझे|kya|mere|mujhse|hai|ho|mujhe|करोगी|karogi|karo|करो|h|please|ना|na|आओ !सही|safe|सुरक्षित
      <mujhe> ..3 सेक्स|sex|seks|चुदाई|chudai ..2 करना|चाहिए|कर|करने|karna|chahiye|kar|karne|karo|करो|krna|करोगी|karogi
      सेक्स|sex|seks करने|करना|karne|karna|krna ..1 का|की|है|ka|ki|hai|h ..1 मन|इच्छा|दिल|मुझे|man|mann|iccha|dil|mujhe|मूड|mood|तुम्हारे|तेरे|tere|tumhare|कोई|koi|किसी
      मेरे|mere|मुझसे|mujhse ..1 साथ|sath|saath ..1 सोएगी|सोयेगी|सोओगी|soegi|soyegi|soogi|soyogi क्या|kya|ना|na|एक|ek|रात|raat
      मेरे|mere|मुझसे|mujhse|हमारे ..1 साथ|sath|saath ..2 सोएगी|सोयेगी|सोओगी|सो-जा|soegi|soyegi|soogi|soyogi|bistar|बिस्तर|हमबिस्तर|sex|सेक्स|रंगरेलियां ..1 क्या|आ|kya|aa|एक|ek|करोगी|karogi|गरम|में|me|कितना
      एक|ek|आज|aaj|मेरे|mere ..1 रात|raat ..3 गुज़ार*|गुजार*|बिता*|gujar*|guzar*|bita*|कितना|kitna|रेट|rate|सोएगी|soegi|दे-दे|के-लिए ..1 मेरे|साथ|लेगी|mere|sath|saath|legi|सोएगी|soegi|क्या|kya|चाहिए
      कितना|कितने|kitna|kitne|रेट|rate|price ..2 लेगी|लेती|लोगी|legi|leti|logi ..1 एक|रात|ek|raat|shot|घंटे|ghante|किसी|है|hai|तू|tu|क्या|kya|बता|bata
      तेरी|तुम्हारी|उसकी|teri|tumhari|uski लेनी|लूंगा|लेना|ले-लूं|leni|lunga|leli ..2 है|रात|hai|raat|मुझे|mujhe|मन|man ..1 बस|यार|अब|रात|मुझे|को|yaar|ab|raat|mujhe|ko|bed|bistar
      बिस्तर|bistar|bed ..2 में|पर|पे|me|mein|par|pe ..2 आ|खुश|गरम|मज़े|aa|khush|garam|maze|मजे|maja ..1 जा|कर|करूंगा|करेंगे|ja|kar|karunga|karenge|दूंगा|dunga|ना|na ..1 मेरी|जान|raat|रात|तुझे|tujhe|रानी
      मेरा|mera|मेरे|mere|इसको|isko ..1 चूस*|choos*|chuso|chusegi|chusogi|chusle|choosegi|chuswa*
      चूसेगी|चूसोगी|चूसती|chusegi|choosegi|chusogi ..2 मेरा|mera|क्या|kya|मुंह|muh
      मेरा|mera|इसे|ise ..1 मुंह|मुँह|muh|mooh|munh|muuh में|me|mein ..1 ले|लो|लेगी|le|lo|legi|ले ले
      मुंह|मुँह|muh|mooh में|me|mein ..1 ले|दूंगा|लेगी|le|dunga|legi|दे ..2 मेरा|mera|लंड|lund|लौड़ा|lauda|रंडी|randi|झड़|jhad
      बच्ची|बच्चियों|नाबालिग|छोटी-लड़की|nabalig|bacchi|bachchi|स्कूली|चाइल्ड ..3 चुदाई|चोद*|नंगी|न्यूड|पोर्न|chudai|chod*|nangi|nude|सेक्स-वीडियो|sex-video|mms !खिलाफ|रोक
      कॉल|call|एस्कॉर्ट|escort|रंडी|randi|जिस्म गर्ल|girl|girls|सर्विस|service|बाजार ..3 चाहिए|रेट|नंबर|उपलब्ध|chahiye|milegi|मिलेगी|भेज*|bhej*
      रंडी|रंडियां|randi|randiya|वेश्या ..2 चाहिए|रेट|बुला|कोठा|chahiye|rate|bula|kotha|चोदनी
      देसी|desi|भाभी|bhabhi|आंटी|aunty|इंडियन ..2 चुदाई|एमएमएस|सेक्स|chudai|mms|sex|xxx|porn|पोर्न|नंगी|nangi ..1 वीडियो|विडियो|video|videos|देख*|dekh*|लिंक|link|भेज*|bhej*|कहानी|kahani|clip|chat|करोगी
      ब्लू|बीएफ|पोर्न|नंगी|अश्लील|chudai|चुदाई ..1 फिल्म|वीडियो|विडियो|film|video|videos|picture|लिंक|link|ग्रुप|group ..2 भेज*|लिंक|बेच*|खरीद*|चाहिए|ग्रुप|bhej*|link|bech*|chahiye|जॉइन
      पानी|माल|वीर्य|paani|pani|maal|virya ..2 निकाल|छोड़|गिरा|झड़|nikal|nikaal|chhod|gira|jhad ..2 मुंह|चूत|चेहरे|लंड|muh|chut|choot|chehre|lund|मेरा|mera|तेरे|tere
      झड़|jhad|झाड़ ..2 गया|दूंगा|जाऊंगा|गई|gaya|dunga|jaunga|gayi ..3 तेरे|चूत|अंदर|मुंह|tere|chut|andar|muh
      गरम|garam|प्यासी|pyasi|चुदासी|हॉट|hot ..1 भाभी|आंटी|लड़की|लड़कियां|bhabhi|aunty|ladki|ladkiya|item|जवानी|jawani ..2 चाहिए|चोद*|बात|दोस्ती|नंबर|chahiye|chod*|number|whatsapp|call|मिलेगी|रात
      मेरी|meri|तेरी|teri ..1 प्यास|pyas|हवस|hawas|गर्मी|garmi|आग|aag ..1 बुझा*|मिटा*|bujha*|mita*|शांत ..2 !पानी
      थ्रीसम|threesome|वननाइट|onenight ..2 करोगी|चाहिए|करेगा|karogi|chahiye|karega
      लड़की|ladki|भाभी|bhabhi|कोई|koi ..3 सेक्स|sex|चुदाई|chudai|फोन-सेक्स|video-sex|सेक्स-चैट ..2 के|लिए|करने|चाहिए|वाली|करेगी|ke|liye|karne|chahiye|wali|karegi|karogi|करोगी
      सुहागरात|suhagrat|हनीमून ..1 मना*|mana* ..2 तेरे|तुम्हारे|तुझसे|tere|tumhare|tujhse|मेरे|mere ..1 साथ|बिना|sath|saath ..1 आजा|आज|aaja|aaj|चलो|शादी
      जिस्म|jism|बदन|badan ..2 चाट*|चूम*|मसल*|नोच*|chaat*|choom*|chum*|masal*|noch*|खेल*|khel* ..1
      टांगें|टाँगें|टांग|taange|taangein|tange|टाँगे ..1 फैला*|खोल*|चौड़ी|phaila*|faila*|khol* ..1`),
    low: phrases(`
      मुठ|मुट्ठ|मूठ|मुट्ठी|muth|mutth|mooth|muthi|mutthi ..1 मार*|mar*|maar*|हिला*|hila*
      हस्तमैथुन|hastmaithun|masturbation|masturbate|हैंडजॉब ..2 कर*|kar*|kiya|की|का|ki|लत|lat|आदत|aadat|करते
      पोर्न|पॉर्न|ब्लू|अश्लील|porn|porno|blue|bf|xxx|सेक्सी|sexy|गंदी|gandi|एडल्ट|adult ..1 फिल्म|फिल्में|वीडियो|विडियो|film|filme|films|video|videos|mms|picture ..2 देख*|dekh*|लत
      पोर्न|पॉर्न|porn|xxx ..1 देख*|dekh*|की|ki ..1 के|कर|रहा|लत|आदत|ke|kar|raha|lat|aadat|हूँ|हूं|hu|hun|कर|बिना|bina
      क्या|kya|मस्त|mast|कड़क|kadak|झक्कास|टंच|tanch|sexy|एकदम माल|maal|पटाखा|pataka|patakha|आइटम|item|सामान|फुलझड़ी ..1 है|लग|hai|lag|h|यार|yaar|रही|लड़की
      हवस|hawas|havas के|का|ke|ka ..1 पुजारी|पुजारियों|pujari|भूखे|bhookhe
      ठरकी|ठरक|tharki|tharak ..1 साला|साले|बुड्ढा|बूढ़ा|मच*|है|हो|saala|buddha|mach*|hai|ho|aadmi|इंसान|ladka
      खड़ा|khada ..1 हो|ho ..1 गया|जाता|gaya|jata ..2 मेरा|उसे|देख|mera|use|dekh|उसको|usko ..2 देखकर|dekhke|dekhkar|के|ke !बस|लाइन
      लंड|lund|लौड़ा|lauda|lawda|lavda ..1 हिला*|hila*
      सेक्स|sex ..1 की|के|ki|ke|बहुत|का|ka ..1 भूख|बिना|प्यास|चढ़|bhookh|bhuk|bhukh|bina|pyas|मूड|mood|नशा ..1
      चुम्मा|चुम्मी|किस|chumma|chummi|pappi ..1 दे|de|देगी|degi|लेना|lena ..1 दे|ना|क्या|de|na|kya ..1 सेक्सी|sexy|जान|होंठ|रानी|lips`),
  },
};
