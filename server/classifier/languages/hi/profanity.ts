import { phrases } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Swearing in Devanagari and Latin letters. Words begin with naughty-words 1.2.0
 * (Shutterstock, CC BY 4.0), minus innocent ones.
 */
export const profanity: HarmList = {
  words: {
    low: phrases(`
      aandu|bhadva|bhadve|bhadwa|bhadwe|bhosad|bhosda|chinaal|chodu|gandfattu|gashti|ghasti|haramzada
      haramzade|haramzadi|haramkhor|jhant|jhantu|jhaant|kuttiya|lavde|lawde|gaand|gandu|randwa
      हरामी|हरामखोर|हरामज़ादा|हरामज़ादे|हरामज़ादी|कमीना|कमीने|कमीनी|कुतिया|रंडी|रांड|गांडू|गांड|गाँड
      झांट|झाँट|लौड़े|लोडू|भड़वा|भड़वे|भोसड़ा|टट्टे|छिनाल|चोदू|हरामियों|दल्ला|दल्ले`),
    high: phrases(`
      साला|साले|फट्टू|phattu|chirkut|bakwaas|छपरी`),
  },
  phrases: {
    low: phrases(`
      मादरचोद|मादरचूत|मादरजात|मादरचोदों|मदरचोद|madarchod|madarchood|maderchod|madarchodh|madrchod|madarjaat|madarchodo|motherchod|maadarchod|madharchod|madarchot
      बहनचोद|बहिनचोद|भेनचोद|भैंचोद|बेहेनचोद|बहनचोत|भोंसड़ी|behenchod|bhenchod|bhencho|bhenchodd|behnchod
      benchod|bahanchod|bhainchod|bhenchot|behanchod|bahenchod|bhnchod|bhenkelode|betichod|बेटीचोद|bhenke
      चूतिया|चूतिये|चूतियों|चूतिए|चुतिया|चुतिये|चुतिए|चुतियों|चूतियापा|चूतियापंती|चुतियापा|chutiya|chutiye
      chutiyo|chutia|chutiyapa|chootiya|chootia|chutiyap|chutiyapanti|chutiyagiri|chuthiya|chutya|chutye|chutiyo|chu3ya
      भोसड़ी|भोसडी|भोसड़ीके|भोसडीके|भोसड़ीवाले|भोसड़ा|भोसड़े|bhosdike|bhosdi|bhosdiwale|bhosadike|bhosadi
      bhosdika|bhosdiwala|bhosrike|bhosadchod|bsdk|bsdka|bhsdk|bhosde|bhosdk|bosdk|bosdike
      गांडू|गाँडू|गांडुओं|गाण्डू|gaandu|gandugiri|gaandfat|gandfat|gaandmasti|gaandufad|गांडफट|gandfattu
      gandu|gaand|गांड|गाँड साले|साला|कहीं|कही|है|मत|फट|फाड़|मरा|मराओ|मरवा|जला|मस्ती|में|का|के|की|saale|sale|saala|kahin|kahi|ka|ke|ki|hai|mat|fat|phat|phad|faad|mara|marao|marwa|jala|masti|me|log|tu|abe
      साले|साला|अबे|अब|तू|ये|saale|sale|saala|abe|tu|ye|yaha|yahan|kya|yaar|तेरी|teri|apni|अपनी|मेरी|meri gandu|gaandu|gaand|गांड|गाँड|गांडू
      झांट|झाँट|झांटू|झाँटू|झांटे|jhant|jhaant|jhantu|jhaantu|jhaat|jhaatu|jhat ..1 का|के|की|बराबर|भर|उखाड़*|ka|ke|ki|barabar|bhar|ukhad*|फर्क|साला|saala|hai|bhi|समझ*
      झाँटू|झांटू|jhaantu|jhantu|lodu|loda|lavdu|लोडू|लवड़ू साले|साला|कहीं|है|इंसान|आदमी|saale|sale|saala|kahin|kahi|ka|hai|insaan|aadmi|log|tu
      लौड़े|लौडे|लवड़े|लोड़े|लौड़ा|लंड|laude|lavde|lawde|lode|lauda|lavda|lawda|lund|lode ..1 का|के|की|पे|पर|से|मेरा|बाल|ka|ke|ki|pe|par|se|mera|baal|लग|laga|lage|lag|lassan|लहसुन|fakir|फकीर
      बहन|बहिन|भेन|मां|माँ|तेरी|मेरे|निकल|चल|behen|behan|bhen|bahan|maa|ma|mere|nikal|chal ..1 के|की|का|ke|ki|ka? लौड़े|लौडे|लवड़े|लोड़े|लौड़ा|लंड|भोसड़ा|चूत|टके|laude|lavde|lawde|lode|lauda|lund|bhosda|bhosada|bhosdi|chut|choot|takke|lodey|loude|chuut|fudi|फुद्दी
      तेरी|तेरे|teri|tere|तुम्हारी|tumhari|इसकी|उसकी|iski|uski|sabki|सबकी ..1 मां|माँ|बहन|मम्मी|मैया|maa|ma|mao|behen|behan|bhen|bahan|mummy|mkc ..1 का|की|को|ka|ki|ko ..2 चूत|भोसड़ा|भोसड़ी|फुद्दी|चुद*|चोद*|रंडी|गांड|बोबा|लौड़ा|आंख|chut|choot|bhosda|bhosada|bhosdi|fuddi|chud*|chod*|randi|gaand|boba|bosda|phudi|chuut|aankh|लंड|lund
      तेरी|teri|उसकी|uski|इसकी|iski ..1 मां|माँ|बहन|maa|ma|behen|bhen|behan की|ki !याद|yaad|तबियत|tabiyat|शादी|shaadi|shadi|बात|baat|उम्र|दवा|dawai|tabiyat|tarah|तरह|तरफ|रसोई|recipe|साड़ी|फोटो|photo|हाथ|खाना|जगह|मदद|help|एक|ek|वजह|wajah|दुआ|dua|आवाज|शादी|सगाई|kasam|कसम|health|तस्वीर|जन्मदिन|birthday|operation|surgery|चाय|याद|death
      मां|माँ|maa|ma चुदा|चुदाए|चुदाओ|चुद|चोद|chuda|chudao|chudaye|chud|chod|chudaa
      मां|माँ|बहन|बेटी|maa|behen|behan|bhen|beti|bahan चोद|chod|chodd|chodu
      रंडी|रांड|रण्डी|रंडवा|randi|raand|rand|randwa|रंडीबाज|randibaaz ..1 रोना|की|के|का|औलाद|साली|बच्चे|कहीं|है|rona|ki|ke|ka|aulad|saali|sali|kahin|kahi|bacche|bache|hai|खाना|khana|log|साला
      साली|साला|तू|अबे|saali|sali|tu|abe|चल|bhag|ek|एक रंडी|रांड|कुतिया|छिनाल|randi|raand|kutiya|kuttiya|chinal|chinaal|वेश्या|कुत्ती|kutti
      रंडीरोना|randirona|रंडीखाना|randikhana|randibaaz
      हरामी|हरामखोर|हरामज़ादे|हरामजादे|हरामज़ादा|हरामजादा|हरामज़ादी|हरामजादी|haramzade|haramzada|haramzadi|haramjada|haramjade|haramkhor|haramkhoro|haramzaade|haramjadi !तुर्की
      harami sala|sale|साले|साला|saala|saale|sale|insaan|aadmi|kutta|kutte|log|hai|ho|kahin|kahi|tu|औलाद|aulad|pana|panti
      saala|saale|sale|साला|साले|abe|ek|kitna|bada|बड़ा|कितना|एक|tu|तू|वो|ye|ये|तुम harami|हरामी|kamina|kamine|कमीना|कमीने|कमीनी|suar|suvar|सुअर|कुत्ता|कुत्ते|kutta|kutte|lodu|लोडू|bhadwa|bhadva|भड़वा|chirkut|नामर्द|namard|गधा|gadha|बेशर्म|besharam|नीच|neech|घटिया|ghatiya|हरामखोर|जाहिल|दल्ला|टट्टी|tatti|चोर !है बाहर
      कमीने|कमीना|कमीनी|kamine|kamina|kaminey|kamini ..1 कुत्ते|कुत्ता|साले|इंसान|लोग|कहीं|हो|है|दोस्त|kutte|kutta|saale|sale|insaan|log|kahin|kahi|ho|hai|तू|tu|aadmi|boss|बॉस
      कुत्ते|कुत्ता|kutte|kutta|kutto|कुत्तों|सुअर|suar|suvar|suwar|सूअर|गधे|gadhe|उल्लू|ullu|हरामी|harami|रंडी|randi|चमार|साँप|नाग ..1 की|के|का|ki|ke|ka ..1 औलाद|जात|पिल्ले|बच्चे|पट्ठे|पट्ठा|दुम|मौत|बच्चों|aulad|aulaad|jaat|jat|pille|bacche|bachche|patthe|pattha|patha|pathe|dum !पाले|प्यारे|टेढ़ी|tedhi
      कुत्ते|कुत्ता|kutte|kutta|कुतिया|kutiya|kuttiya साले|साला|कमीने|कमीना|हरामी|कहीं|कही|saale|sale|saala|kamine|kamina|kamino|harami|kahin|kahi|ki-aulad|bc|mc|तू|tu
      कुतिया|kutiya|kuttiya|कुत्ती ..1 है|साली|की|कहीं|रंडी|hai|saali|sali|kahin|randi|कमीनी|तू|tu !पिल्ले
      बकचोद|बकचोदी|बकचोदियां|बकचोदों|bakchod|bakchodi|bakchodo|bakchodiyan|bakcho|bkchdi|bakchodee
      भड़वे|भड़वा|भड़वों|भाड़वे|दल्ले|दल्ला|bhadwe|bhadwa|bhadve|bhadva|bhadwo|bhadwagiri|bhadue|chinaal|chhinal|छिनाल ..1 साले|साला|कहीं|है|की|का|हो|saale|sale|saala|kahin|kahi|hai|ki|ka|log|लोग|औलाद|tu|तू|निकल|bhag|chup
      बीसी|bc|mc|एमसी|bkl|mkc ये|यार|क्या|कितना|तू|अबे|साला|फिर|इतना|कौन|कैसा|बंद|ye|yeh|yaar|kya|kitna|kitni|kitne|tu|abe|saala|sala|sale|phir|fir|itna|itni|kaun|kon|kaisa|kaisi|kab|kyu|kyun|bas|ab|aaj|kal|mera|meri|mujhe|dimag|bhai|sab|koi|chal|mat|teri|tera|log|hadd
      ये|यार|क्या|अबे|साला|तू|चल|abe|saala|sala|sale|saale|yaar|kya|are|arre|arey|ye|yeh|tu|chal|bhai|oye|ohh|haan|nahi|hai|gaya|raha|rahi bc|mc|bkl|mkc|बीसी|bsdk|lodu|laude !ka|se
      चोद|चोदू|chod|chodu|choda|चोदा भगत|bhagat|दिया|दूंगा|रहा|रहे|diya|raha|rahe|mat|मत|डाला|dala
      चुप|chup|चुपकर ..2 कर|बे|साले|कुत्ते|भोसड़ी|हरामी|बैठ|kar|be|saale|sale|kutte|harami|baith|bsdk|रह ..1 साले|कुत्ते|हरामी|भोसड़ी*|गधे|मादर*|saale|sale|kutte|harami|bhosdi*|gadhe|madar*|chutiye|लौड़े|laude|रंडी|randi|kamine
      टट्टी|टट्टे|tatti|tatte ..1 खा*|है|साला|जैसा|जैसी|इंसान|kha*|saala|jaisa|jaisi|insaan|service|सर्विस|movie|फिल्म|चाट*|chaat*|aadmi !बच्चे
      गू|गोबर|मूत|goo|moot ..1 खा|पी|kha|pee|भरा|bhara दिमाग|ले|साले|le|saale|है
      मुंह|मुँह|थोबड़ा|शक्ल|muh|thobda|shakal|shakl ..1 बंद|तोड़|देखी|काला|band|dekhi|kala|दिखा|dikha ..2 साले|कुत्ते|रंडी|अपनी|सुअर|saale|sale|kutte|randi|apni|suar|चूतिए|harami|कमीने|kamine
      नाजायज|नाजायज़|najayaz|najayaj औलाद|पैदाइश|aulad|aulaad|paidaish
      नामर्द|हिजड़ा|नपुंसक|namard|napunsak ..1 साला|साले|कहीं|है|saala|saale|sale|kahin|hai|औलाद
      भूतनी|bhootni|bhutni|साँड|चुड़ैल|chudail के|की|ke|ki|कहीं
      chut|choot|चूत ..1 के|का|मारी|मारि|मार|ke|ka|maari|maarli|mari|marani|मराए ..1 बाल|ढक्कन|के|चूहा|baal|dhakkan|ke|ka|भोसड़|भाई|saale|bc|पुजारी|मामले
      मा|maa|ma|माँ|मां की|ki ..1 चूत|चुत|आंख|भोसड़ी|chut|choot|aankh|bhosdi|chuut|kirkiri`),
    high: phrases(`
      साला|साले|साली|saala|saale|saali ..1 कितना|क्या|ये|कुत्ता|गधा|बॉस|ट्रैफिक|फिर|सब|बकवास|चोर|दिमाग|फोन|मूड|kitna|kya|ye|kutta|gadha|boss|traffic|phir|fir|sab|bakwas|bakwaas|chor|dimag|phone|mood|हर|ab|hamesha|bhag|भाग !sahab|price
      क्या|अबे|ये|चल|भाग|kya|abe|ye|chal|bhag|are|अरे|hai|है|yaar|यार|saala|kutta साला|साले|साली|saala|saale|sala|saali !मेरा|की|ki|आया|साहब|sahab|सब्ज़ी
      क्या|kya|ये|ye|सब|sab|पूरी|puri|कितनी|kitni|एकदम|बस बकवास|bakwas|bakwaas|बकवास|वाहियात|wahiyat|घटिया|ghatiya ..1 है|हैं|बंद|मत|कर|hai|hain|band|mat|kar|चीज़|सर्विस|यार|yaar|निकला
      बकवास|bakwas|bakwaas ..1 बंद|मत|band|mat|कर|kar ..1 कर|करो|साले|kar|karo|saale|अपनी|apni
      गधा|गधे|गधी|gadha|gadhe|gadhi|उल्लू|ullu|बेवकूफ|bewakoof|bevkoof|bewkoof|bewkuf|मूर्ख|murkh|नालायक|nalayak|कामचोर|kaamchor|निकम्मा|nikamma ..1 है|हो|साला|कहीं|कही|इंसान|आदमी|लोग|hai|ho|saala|saale|sale|kahin|kahi|insaan|aadmi|log|तू|tu|kahika !नहीं
      तू|तुम|एक|एकदम|कितना|कितने|tu|tum|ek|ekdum|kitna|kitne|bada|बड़ा|बड़े|sab|सब गधा|गधे|gadha|gadhe|उल्लू|ullu|बेवकूफ|bewakoof|bevkoof|bewkoof|bewkuf|मूर्ख|murkh|नालायक|nalayak|चिरकुट|chirkut|फट्टू|phattu|fattu|छपरी|chapri
      घंटा|ghanta ..1 फर्क|कुछ|पता|मिलेगा|समझ|आता|farak|fark|kuch|pata|milega|samajh|aata|उखाड़|ukhad|engineering !घर
      भाड़|bhaad|bhad में|me|mein|मे जाए|जाओ|गया|जा|जाने|jaye|jaaye|jao|gaya|ja|jaane
      दिमाग|dimag|dimaag ..1 का|की|ka|ki ..1 दही|भोसड़ा|मां|dahi|bhosda|maa|बहन
      फट|phat|fat ..1 गई|गयी|gayi|gai ..1 मेरी|meri|सबकी|sabki|साले|saale|उसकी !दूध|टायर|जींस|शर्ट|kapde|jeans
      मेरी|meri|सबकी|sabki|उसकी|uski फट|phat|fat ..1 गई|गयी|रही|gayi|gai|rahi
      कमबख्त|kambakht|kambakhat|मनहूस|manhoos|करमजली|मुआ ..1 है|मौसम|बारिश|फोन|ट्रैफिक|इंसान|bus|phone|traffic|baarish|barish|boss|gadi
      लानत|laanat|lanat ..1 है|hai|हो|भेज*|ho|bhej*
      शैतान|बेशर्म|बेहया|besharam|besharm|behaya|कंजर|kanjar ..1 औरत|लड़की|लड़के|आदमी|लोग|साला|साले|कहीं|aurat|ladki|ladke|aadmi|log|saala|saale|kahin|kahi`),
  },
};
