import { phrases } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/** Threats of killing, beating, burning, rape, and of finding somebody's home. */
export const threats: HarmList = {
  phrases: {
    none: phrases(`
      काट|चीर|भून|kaat|cheer|bhun डालूंगा|डालूँगा|डालूंगी|डालेंगे|dalunga|daalunga|dalenge|daalenge !सब्ज़ी
      मिला|मिल|दिखा|दिख|mila|mil|dikha|dikh ..1 तो|to ..3 मार|काट|तोड़|फाड़|ठोक|maar|kaat|tod|faad|thok ..1 <will>
      मिला|मिल|दिखा|दिख|mila|mil|dikha|dikh ..1 तो|to ..3 <maarunga>|खैर|गया|khair
      जान|jaan|jan से|se ..2 मार|maar|mar ..1 <will>|दो|do|डालो|dalo|दूं|डाल
      जान|jaan|jan से|se ..1 <maarunga>|जाएगा|जाओगे|जाएगी|jayega|jaoge|jayegi
      <tujhe>|<them> ..4 <strike> ..2 <will> !खाना|रिकॉर्ड|record|मैच|match
      <tujhe> ..1 खत्म|ख़त्म|खतम|मिटा|निपटा|khatam|khatm|mita|nipta ..1 <will>
      <strike> ..1 <will> <tujhe>|<them>|साले|साली|कुत्ते|कमीने|हरामी|saale|sale|saali|kutte|kamine|harami|bc|mc|madarchod|bhosdike|bsdk|कुतिया|kutiya !मच्छर
      <tujhe>|<them> ..3 <maarunga>
      <maarunga> ..1 <tujhe>|<them>|साले|कुत्ते|saale|sale|kutte|kamine|bc|mc|madarchod|harami
      घर|ghar ..2 घुस|घुसकर|घुसके|ghus|ghuskar|ghuske|ghus ..3 मार*|maar*|mar*|पीट*|काट*|kaat*|उठा*|utha*|thok*|ठोक*
      गोली|goli|goliyon|गोलियों|goliyo ..2 मार|उड़ा|भून|maar|mar|uda|bhun|se|से ..2 <will>|दो|डालो|do|dalo|देना|dena|दूं|चाहिए|chahiye|दिया
      गोली|goli मारो|maaro|maro ..2 साले|सालों|saale|sale|saalon|salo|इनको|inko|गद्दार*|gaddar*|usko|उसको
      गोली|goli|goliyan|गोलियां ..2 <maarunga>|खाएगा|खाओगे|khayega|khaoge
      <body> ..3 काट|तोड़|फोड़|उड़ा|घोंट|घोट|दबा|निकाल|सुजा|चीर|खींच|उखाड़|मरोड़|नोच|kaat|kat|tod|tor|phod|fod|uda|ghont|ghot|daba|nikal|nikaal|suja|cheer|chir|kheech|khinch|ukhad|marod|noch|bigad|बिगाड़ ..1 <will>|दो|do
      <body> ..3 <maarunga>|काटूंगा|तोड़ूंगा|katunga|todunga|kaatunga|तोड़ेंगे
      ज़िंदा|जिंदा|जिन्दा|zinda|jinda <nahi> ..1 छोड़*|बच*|जा*|रहने|रहेगा|रहोगे|chod*|chhod*|chor*|bach*|jaa*|jayega|jaoge|rahega|rahoge|rehne
      ज़िंदा|जिंदा|जिन्दा|zinda|jinda ..1 गाड़|जला|दफना|काट|gaad|jala|dafna|kaat|gad ..1 <will>|दो|do
      <tera>|तुम्हारा ..2 घर|परिवार|खानदान|दुकान|गाड़ी|बस्ती|मोहल्ला|मकान|बच्चों|बच्चे|पूरे|पूरा|ghar|parivar|pariwar|parivaar|khandan|khandaan|family|dukan|dukaan|gaadi|gadi|makan|basti|bacchon|bachon|bachche|poore|pura ..3 जला|फूंक|फूँक|आग|उड़ा|खत्म|ख़त्म|खतम|तबाह|मिटा|बर्बाद|मार|काट|jala|phoonk|foonk|phunk|aag|uda|khatam|khatm|tabah|mita|barbad|barbaad|blast|bomb|बम|maar|kaat|rape ..2 <will>|दो|do
      घर|ghar|दुकान|गाड़ी|dukan|gaadi ..2 जला|फूंक|आग|jala|phoonk|aag ..1 <will>
      मुझे|हमें|सब|mujhe|hame|hume|hamein|sab|muje पता|मालूम|pata|maloom|malum ..2 तू|तेरा|तेरी|तेरे|तुम|tu|tera|teri|tere|tum ..4 रहता|रहती|रहते|घर|जाती|जाता|स्कूल|कॉलेज|ऑफिस|address|rehta|rehti|rahta|rahti|rehte|ghar|jati|jaata|school|college|office
      पता|pata|maloom है|hai|h|he ..2 तू|तेरा|तेरी|tu|tera|teri|कहां|कहाँ|kahan|kaha ..2 रहता|रहती|rehta|rehti|rahta|rahti|घर|ghar ..5 मार*|maar*|mar*|काट*|kaat*|घुस*|ghus*|देख|dekh|आ*|aa*|छोड़*|साले|saale
      <tera> ..1 घर|एड्रेस|पता|ghar|address|pata|लोकेशन|location ..3 निकाल|पता|ढूंढ|ढूँढ|nikal|nikaal|pata|dhund|dhoond ..1 लिया|लूंगा|चुका|चल|liya|lunga|chuka|chal ..2
      मां|माँ|बहन|बेटी|बीवी|बहू|लड़की|औरतों|maa|ma|behen|behan|bahan|bhen|beti|biwi|bivi|ladki|aurato ..3 उठा|रेप|बलात्कार|नंगा|नंगी|utha|rape|balatkar|nanga|nangi|चोद|chod ..3 <will>|ले|le|दो|do|जाऊंगा|जाएंगे|jaunga|jayenge !गोद|बैग|bag
      रेप|बलात्कार|rape|balatkar|blatkar ..1 कर|kar ..1 <will>|दो|do|देना|dena|डालो|dalo
      रेप|बलात्कार|rape|balatkar करूंगा|करूँगा|करेंगे|करवाऊंगा|करवा|karunga|karenge|karwaunga|karwa|होना-चाहिए|hona
      <tera> ..1 रेप|बलात्कार|rape|balatkar ..2 <will>|होगा|hoga|करवा*|karwa*|हो|होना
      <tera> ..1 मौत|लाश|अर्थी|चिता|मय्यत|कब्र|क़ब्र|मर्डर|खून|maut|laash|lash|arthi|chita|mayyat|mayat|kabr|kabar|murder|khoon|khun ..3 मिलेगी|उठेगी|जलेगी|बिछा|खोद|निकलेगी|गिरा|पक्की|आएगी|होगा|कर|बहा|milegi|uthegi|jalegi|bicha|khod|niklegi|gira|pakki|aayegi|hoga|kar|baha|पी|pee|pi ..2
      खून|khoon|khun पी|पीऊंगा|कर|बहा|pee|pi|kar|baha|piunga ..1 जाऊंगा|<will>|jaunga|jayenge|जाएंगे
      बम|bomb ..2 फोड़|उड़ा|लगा|रख|phod|fod|uda|laga|rakh|से|se ..2 <will>
      मरवा|कटवा|पिटवा|उठवा|टपकवा|मर्डर|सुपारी|marwa|katwa|pitwa|uthwa|murder|supari ..2 <will>
      तेज़ाब|तेजाब|एसिड|acid|tezaab|tezab|tejab ..3 फेंक|डाल|fenk|phenk|fek|daal|dal ..1 <will>
      सर|सिर|sar|sir तन|tan से|se जुदा|juda
      काट|kaat|मार|maar के|कर|ke|kar ..2 फेंक|गाड़|टांग|लटका|fenk|phenk|fek|gaad|taang|latka|नाले|nale ..2 <will>
      टुकड़े|tukde|tukade|boti|बोटी ..3 कर|kar|काट|kaat ..1 <will>
      कब्र|kabr|kabar|चिता ..2 खोद|khod ..1 <will>|देंगे|रखी|rakhi
      बच|bach ..1 <nahi> पाएगा|पाओगे|सकता|सकते|जाएगा|payega|paoge|paega|sakta|sakte|jayega ..1 तू|tu|तुम|tum|मुझसे|mujhse|हमसे|साले|saale|ab|अब
      तू|तुम|tu|tum ..2 बच|bach ..1 <nahi> पाएगा|पाओगे|सकता|सकते|जाएगा|payega|paoge|paega|sakta|sakte
      तू|tu|तुम|tum ..2 मरेगा|मरेगी|मरोगे|marega|maregi|maroge|गया-समझ|gaya-samajh ..2 मेरे|mere|साले|saale|kutte|kutta|कुत्ते|हाथ|haath|hath|अब|ab|आज|aaj
      मेरे|mere|हमारे|hamare हाथ|हाथों|hath|haath|hatho|haathon ..2 मरेगा|मरेगी|मरोगे|marega|maregi|maroge
      नंगा|nanga|नंगी|nangi करके|कर|karke|kar ..3 मार*|पीट*|घुमा*|ghuma*|maar*|mar*|peet*
      <them>|ऐसे|aise ..3 लोगों|logo|logon|को|ko ..2 गोली|फांसी|फाँसी|काट|जला|ज़िंदा|जिंदा|चौराहे|goli|phansi|fansi|kaat|jala|zinda|jinda|chaurahe ..2 मार|दे|डाल|दो|चाहिए|देनी|लटका|maar|do|chahiye|dena|deni|dal|latka|लगा|laga|जला ..2
      हथियार|तलवार|चाकू|पिस्तौल|कट्टा|talwar|chaku|chaaku|katta|gun ..3 लेकर|लेके|leke|lekar|से ..3 आऊंगा|आ|काट*|मार*|घोंप|aaunga|aa|kaat*|maar*|ghop|ghomp|भोंक ..2
      चाकू|chaku|chaaku|छुरा|chura ..2 घोंप|भोंक|मार|घुसा|ghop|ghomp|bhonk|maar|ghusa ..1 <will>
      <tujhe>|<them> ..3 <nahi> छोड़ूंगा|छोडूंगा|छोड़ेंगे|बख्शूंगा|chodunga|chhodunga|chodenge|chhodenge|chorunga|chorenge|bakhshunga
      <tujhe>|<them> ..1 छोड़ूंगा|छोडूंगा|छोड़ेंगे|chodunga|chhodunga|chodenge|chhodenge|chorunga <nahi>
      <tera> औकात|aukat|औक़ात दिखा|dikha ..1 <will>`),
    low: phrases(`
      <tujhe> ..2 देख|dekh ..1 लूंगा|लूँगा|लेंगे|लूंगी|lunga|lenge|loonga|lungi
      देख|dekh लूंगा|लूँगा|लेंगे|lunga|lenge|loonga ..1 <tujhe>
      <tujhe>|<them> ..3 जूते|चप्पल|थप्पड़|लात|मुक्के|डंडे|joote|jute|juton|chappal|thappad|laat|laato|danda|dande|मुक्का ..3 मार*|पड़*|खा*|mar*|maar*|pad*|kha*
      मिल|mil तू|tu ..2 बताता|batata|बाहर|bahar
      <tujhe> ..2 सबक|sabak ..1 सिखा*|sikha*
      <tera> ..2 खैर|khair|kher <nahi>
      अंजाम|anjaam|anjam ..2 बुरा|bura|भुगत*|bhugat*`),
  },
};

/** "Kill yourself", wishes of death, and that nobody would miss somebody. */
export const selfHarm: HarmList = {
  phrases: {
    none: phrases(`
      !मैं|main|mai <suicide> ..1 क्यों|क्यूं|kyu|kyun|kyon ..1 <nahi> ..1 कर|kar|करता|karta|करती|karti|कर-लेता
      !से|तो मर जा|जाओ|जाए|जाये !रही|रहा|रहे
      जाके|जाकर|जा|डूब|डूबकर|कहीं|तू|तुम|साले|कुत्ते|बस|सच|प्लीज|जल्दी ..2 मर|मरजा ..1 जा|जाओ|क्यों|ना !रहा|रही
      jaake|jake|jaakar|doob|dub|kahin|kahi|saale|kutte|jaldi ..2 mar|marja ..1 ja|jao|jaa|jaao|kyu|kyun !raha|rahi
      tu|tum|ja mar|marja jaa|jao|jaao|kyu|kyun|kyon
      mar|marja ja|jao|jaa|jaao|jaye ..1 saale|kutte|kahin|kahi|bc|mc|kamine|harami|suar
      !मैं|मै|main|mai|काश मर|mar ..1 क्यों|क्यूं|क्यूँ|kyu|kyun|kyon|kyo|kyoun ..1 <nahi> ..1 जाता|जाती|जाते|जा|jata|jati|jaata|jaati|jate|ja
      तू|तुम|tu|tum ..2 मर|mar ..1 क्यों|क्यूं|kyu|kyun|kyon|kyo|ही|hi|जाए|jaye
      मरता|मरती|मरते|marta|marti|marte क्यों|क्यूं|kyu|kyun|kyon|kyo|ही ..1 <nahi>
      !मैं|main|mai|लूं <suicide> ..1 कर|करले|करलो|kar|karle|karlo|krle ले|लो|le|lo|लेनी|leni|तू|tu
      <suicide> karle|karlo|krle|krlo|करले|करलो
      फांसी|फाँसी|फंदे|phansi|fansi|faansi|phaansi|phasi|fanda|पंखे|pankhe ..2 लगा|लगाले|लटक|चढ़|laga|lagale|latak|chadh|lga ..1 ले|लो|जा|जाओ|le|lo|ja|jao
      ज़हर|जहर|zeher|zehar|jahar|zahar|jeher|poison|सल्फास|फिनाइल|phenyl|kerosene ..1 खा|पी|खाके|खाकर|पीके|kha|khaa|pi|pee|khale|khake|pile ..1 ले|लो|मर|le|lo|mar|जा|ja
      ज़हर|जहर|zeher|zehar|jahar|zahar खाले|खालो|khale|khalo
      डूब|doob|dub|डूबकर|doobke ..2 मर|mar|मरो|maro ..1
      चुल्लू|chullu|chulu|chullubhar ..3 मर|डूब|mar|doob|dub
      ट्रेन|छत|पुल|बिल्डिंग|कुएं|नदी|train|chat|chhat|pul|bridge|building|kue|nadi|terrace ..2 के|से|में|ke|se|me|mein ..2 नीचे|आगे|कूद|कट|kud|kood|niche|neeche|aage|kat|jump|लेट ..2 जा|मर|जाओ|ले|ja|mar|jao|kar|le !रहा
      नस|नसें|कलाई|गला|nas|nass|kalai|gala|wrist ..1 काट|kaat|kat ले|लो|le|lo
      धरती|ज़मीन|जमीन|दुनिया|समाज|dharti|zameen|jameen|duniya|samaj पर|का|पे|pe|par|ka ..1 बोझ|bojh ..1 है|हो|hai|ho|he|h
      तेरे|तुम्हारे|tere|tumhare मरने|जीने|होने|जाने|marne|jeene|hone|jaane|jane से|का|पर|se|ka|par|pe ..3 फर्क|फ़र्क|फायदा|रोएगा|रोएगे|fark|farak|fayda|royega|rahat|खुश|khush|मिठाई|mithai|जश्न ..3
      तेरा|तेरी|तेरे|तुम्हारा|tera|teri|tere|tumhara ..1 जीना|पैदा|होना|ज़िंदा|jeena|paida|hona|zinda|jinda ..2 बेकार|ही|गलती|गुनाह|रहना|bekar|bekaar|hi|galti|gunah|rehna|कलंक
      तू|तुम|tu|tum ..3 पैदा|paida ..1 ही|hi ..1 क्यों|क्यूं|kyu|kyun|kyon|<nahi>|हुआ|hua
      !मैं|main|mai पैदा|paida ही|hi? क्यों|क्यूं|kyu|kyun|kyon ..1 हुआ|हुई|hua|hui ..1 तू|tu|साले|saale
      तू|तुम|tu|tum ..2 मर|mar जाए|जाये|जाओ|जाता|जाती|jaye|jaaye|jae|jao|jata|jati ..3
      तेरी|teri|तुम्हारी|tumhari ..1 ज़िंदगी|जिंदगी|zindagi|jindagi|life ..3 कोई|koi|बेकार|bekar|bekaar ..3 मतलब|वैल्यू|कीमत|है|matlab|value|keemat|kimat|hai
      कीड़े|keede|kide|कोढ़|kodh पड़ें|पड़े|पड़ेंगे|हो|pade|paden|padenge|ho ..1 <tujhe>|तेरे|tere|तुझमें|तेरी
      <tujhe> ..2 कैंसर|कोरोना|एड्स|कोढ़|मौत|cancer|corona|aids|kodh|maut|heart ..2 हो|आ|ho|aa|लग ..1 जाए|जाये|जाएगा|jaye|jaaye|jae
      भगवान|अल्लाह|bhagwan|allah ..2 करे|kare ..2 तू|तेरा|तेरी|तुझे|tu|tera|teri|tujhe ..4 मर*|मौत|एक्सीडेंट|mar*|maut|accident|कैंसर|cancer|सड़*
      खुद|khud|अपने|apne ..1 को|ko|आप|aap ..1 को|ko? मार|खत्म|गोली|maar|khatam|goli|फांसी ..1 ले|डाल|लो|मार|दे|le|daal|lo|maar|de
      जीने|jeene|jine का|ka|के|ke ..1 हक|हक़|haq|hak|लायक|layak|अधिकार ..1 <nahi> ..1 तुझे|तू|tujhe|tu|तुम|tum|इसे|इनको|है|hai !मुझे
      <tujhe> ..2 जीने|jeene|jine का|ka ..1 हक|हक़|haq|hak|अधिकार ..1 <nahi>
      तू|tu|तुम|tum ..2 मरे|mare|मरेगा|marega|मरने|marne ..2 तो|to|पे|पर|का|pe|par|ka ..3 कोई|koi|मिठाई|mithai|पार्टी|party|खुश|khush|सब|sab ..2 <nahi>|बांट*|baant*|होंगे|honge|दूंगा|dunga
      दुनिया|duniya ..2 तेरे|तुम्हारे|tere|tumhare ..1 बिना|bina|बगैर ..3 बेहतर|अच्छी|behtar|achhi|acchi|better
      मरने|marne के|ke लायक|layak है|hai|ho|हो|tu`),
    low: phrases(`
      भाड़|bhaad|bhad|नरक|जहन्नुम|narak|jahannum|jahannam में|मे|me|mein जा|जाओ|जाए|ja|jao|jaa|jaye
      <tera> ..1 सत्यानाश|बेड़ा|satyanash|beda ..1 हो|गर्क|ho|gark`),
  },
};
