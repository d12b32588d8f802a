import { phrases } from "../../lexicon/lexicon.ts";
import type { CrisisList } from "../language-lists.ts";
import { indirect } from "./indirect.ts";

/** Hopelessness, exhaustion, worthlessness, being a burden, being alone. */
const hard = phrases(`
  <nahi> है|hai|h मेरा|mera|मेरी|meri कोई|koi|यहां
  कोई|koi <nahi> है|hai|h ..1 मेरा|mera|मेरे|mere|अपना|apna ..1
  क्यों|kyu|kyun|kyon ..2 जीऊं|जिऊं|जिएं|जीना|jiyu|jeeyu|jiun|jeena|jiu
  मन|man|mann|दिल|dil ..2 करता|कर|karta|kar ..2 सब|sab|सबकुछ|sabkuch|कहीं|kahin|दुनिया ..3 छोड़|भाग|दूर|chhod|chod|bhag|door|dur ..1 दूं|जाऊं|du|dun|jau|jaun|kar|चला
  !का|के|की|ka|ke|ki बोझ|bojh|boj ..2 हूँ|हूं|बन|समझ|समझते|लगता|लगती|hu|hun|hoon|ban|lagta|lagti|samajh|samajhte|बनकर !कम|हल्का
  <main>|खुद|khud|अपने ..4 बोझ|bojh|भार|burden ..2 हूँ|हूं|बन|बना|समझ|लगता|hu|hun|hoon|ban|lagta|samajh|mehsus
  <life>|जीने|jeene|jine|सब|sab|सबसे|sabse|खुद|khud|रोने|लड़ते|लड़ने|ladte से|se|कर|करके ..2 थक|thak|तंग|tang|ऊब|हार|haar|परेशान|thakk चुका|चुकी|गया|गई|गयी|आ|आया|chuka|chuki|gaya|gayi|gai|gya|gyi|aa|aaya|ho|हो
  <life> ..4 थक|thak चुका|चुकी|गया|गई|chuka|chuki|gaya|gayi|gai|gya
  कोई|koi|ab|अब ..1 उम्मीद|उम्मीदें|ummeed|umeed|ummid|umid|आशा|asha|aasha|hope ..1 <nahi>|बाकी|baki
  उम्मीद|उम्मीदें|ummeed|umeed|ummid|umid|आशा|asha|aasha|hope ..1 <nahi> बची|रही|दिखती|बचीं|दिख|bachi|rahi|dikhti|dikh|rhi|बाकी|baki
  उम्मीद|ummeed|umeed|ummid|hope टूट|खत्म|मर|toot|tut|khatam|khatm चुकी|गई|गयी|हो|chuki|gayi|gai|ho
  बहुत|बिल्कुल|बिलकुल|एकदम|इतना|कितना|पूरी|bahut|bohot|bahot|bhot|bilkul|ekdum|itna|itni|kitna|puri|pura|so|हमेशा ..1 अकेला|अकेली|अकेलापन|तन्हा|akela|akeli|akelapan|akelaa|tanha|lonely|alone ..2 हूँ|हूं|महसूस|लगता|पड़|हो|hu|hun|hoon|feel|mehsus|mahsus|lagta|lag|pad|ho
  टूट|toot|tut|tuut|बिखर|bikhar चुका|चुकी|गया|गई|गयी|chuka|chuki|gaya|gayi|gai|gyi|gya हूँ|हूं|hu|hun|hoon
  अंदर|andar|अन्दर|undar ..2 से|se? ..1 टूट|मर|घुट|खोखला|खाली|toot|tut|mar|ghut|khokhla|khali|khaali ..1 चुका|चुकी|गया|गई|रहा|रही|हो|chuka|chuki|gaya|gayi|raha|rahi|rha|rhi|ho|महसूस|lagta
  किसी|kisi को|ko ..3 मेरी|मेरा|मेरे|मुझसे|meri|mera|mere|mujhse ..2 ज़रूरत|जरूरत|परवाह|फिक्र|फ़िक्र|फर्क|फ़र्क|प्यार|कद्र|zarurat|jarurat|zaroorat|parwah|parvah|fikar|fikr|fark|farak|pyar|kadar|kadr ..2 <nahi>
  किसी|kisi को|ko ..1 फर्क|फ़र्क|fark|farak|farq <nahi> पड़ता|पड़ेगा|padta|parta|padega
  <mujhe>|मेरी|मेरा|meri|mera ..1 कोई|koi ..2 <nahi> ..1 समझता|चाहता|सुनता|पूछता|समझ|है|samajhta|samjhta|chahta|sunta|puchta|poochta|samajh|pyar|hai|h ..1 दुनिया|मुझे|mujhe|अकेला|यहां|यार|yaar|duniya|iss|इस|akela
  कोई|koi <nahi> ..1 समझता|चाहता|सुनता|पूछता|समझ|samajhta|samjhta|chahta|sunta|puchta|poochta|pyar ..2 मुझे|मुझसे|मेरी|mujhe|muje|mujhse|meri|mujhko
  मुझे|मेरी|मुझसे|mujhe|muje|meri|mujhse कोई|koi ..1 <nahi> ..1 समझता|चाहता|सुनता|पूछता|करता|samajhta|samjhta|chahta|sunta|puchta|karta
  मेरा|मेरे|mera|mere ..1 कोई|koi <nahi> है|hai|h|रहा
  अब|ab|और|aur|मुझसे|mujhse|दर्द|dard|तकलीफ|ये|यह|ye|yeh ..4 सहन|बर्दाश्त|झेल|झेला|सहा|sahan|bardasht|bardaasht|bardast|jhel|jhela|jhelna|seh|sah|saha|handle ..1 <nahi> ..1 होता|हो|पा|जाता|सकता|सकती|रहा|होती|hota|hoti|ho|pa|paa|paata|jata|jaata|sakta|sakti|raha|rha !गर्मी|garmi|ये|ye|इंतज़ार|intezaar|intezar|wait
  <nahi> झेला|सहा|जिया|झेल|सह|jhela|saha|jiya|jhel|seh|sah जाता|जा|पा|सकता|सकती|jata|ja|jaata|jaa|pa|paa|sakta|sakti|होता
  अब|ab और|aur <nahi> होता|सहा|झेल|hota|saha|jhel|जिया|हो|ho
  जीने|jeene|jine|<life> ..1 का|की|में|ka|ki|me|mein|मे ..1 कोई|koi? ..1 मतलब|मकसद|मक़सद|फायदा|फ़ायदा|वजह|अर्थ|मायने|matlab|mtlb|maksad|maqsad|fayda|faida|wajah|vajah|reason|point|sense|purpose|meaning ..1 <nahi>|खत्म|khatam|क्या|kya
  क्यों|क्यूं|kyu|kyun|kyon ..1 जी|जिंदा|ज़िंदा|jee|ji|zinda|jinda ..1 रहा|रही|हूँ|हूं|raha|rahi|rha|rhi|hu|hun|hoon
  <life> ..3 बेकार|नरक|नर्क|बर्बाद|जहन्नुम|बोझ|वीरान|barbad|barbaad|bekar|bekaar|narak|nark|jahannum|jahannam|bojh|ruined|विरान|hell ..1 हो|है|लग|लगती|बन|ho|hai|h|lag|lagti|ban
  <main>|खुद|khud ..3 बेकार|निकम्मा|निकम्मी|नाकाम|नाकारा|नालायक|फालतू|bekar|bekaar|nikamma|nikammi|nakam|nakaam|nalayak|worthless|loser|failure|useless|faltu|फेलियर ..2 हूँ|हूं|समझता|समझती|hu|hun|hoon|samajhta|feel
  किसी|kisi काम|kaam|kam|लायक|layak|laayak का|की|के|ka|ki|ke <nahi> <hu>|रहा|रही|raha|rahi
  किसी|kisi लायक|layak|laayak <nahi>
  खुद|ख़ुद|khud|अपने|apne|khudse से|se|आप|aap ..2 नफरत|नफ़रत|nafrat|घृणा|घिन|ghin|hate ..1 है|हो|होती|करता|करती|hai|ho|hoti|karta|karti|h|होने
  रोज|रोज़|हर|roz|roj|har|रात|raat|रातभर|raatbhar|अकेले|akele|छुप|chup ..4 रोता|रोती|रोते|rota|roti|rote रहता|रहती|हूँ|हूं|rehta|rehti|rahta|rahti|hu|hun|hoon
  सब|sab|सबकुछ|sabkuch कुछ|kuch|kuchh? खत्म|ख़त्म|khatam|khatm|बर्बाद सा|लगता|लग|sa|lagta|lag|चुका|chuka
  अंधेरा|andhera|अँधेरा ..1 ही|hi ..1 अंधेरा|andhera|दिखता|dikhta|नज़र|nazar|अँधेरा
  डिप्रेशन|अवसाद|depression|dipression|डिप्रेसन|anxiety में|मे|me|mein|से|se ..2 हूँ|हूं|जूझ|डूब|घिर|hu|hun|hoon|jujh|doob|ghir|जी !बाहर|bahar
  हार|haar चुका|चुकी|गया|गई|मान|chuka|chuki|gaya|gayi|maan ..1 हूँ|हूं|ली|hu|hun|hoon ..1 <life>|जिंदगी|सब|sab|खुद|अब|ab
  <life> से|se ..1 हार|haar|निराश|हताश|nirash|hatash
  दम|dam|dum घुट|घुटता|ghut|ghutta ..1 रहा|है|raha|rha|hai|h ..3 <life>|घर|ghar|यहां|yahan|रिश्ते|जीने|अंदर
  बहुत|bahut|bohot|bhot ..1 निराश|हताश|दुखी|डिप्रेस्ड|depressed|hopeless|nirash|hatash|dukhi|लाचार ..1 हूँ|हूं|महसूस|hu|hun|hoon|feel|mehsus|रहता|रहती|rehta|rehti
  कोई|koi रास्ता|raasta|rasta ..1 <nahi> ..1 दिख*|बचा|नज़र|dikh*|bacha|nazar|सूझ*
  सब|sab ..1 मुझसे|mujhse|मुझे|mujhe ..1 नफरत|नफ़रत|nafrat|hate|छोड़|chhod|chod ..1 करते|कर|गए|चले|karte|kar|gaye|gye
  मेरी|meri|मेरे|mere ..1 वजह|wajah|vajah|कारण|karan से|se ..2 सब|घरवाले|sab|gharwale|family|मम्मी|माँ ..2 परेशान|दुखी|pareshan|dukhi|dukhी
  अपनी|apni ही|hi? ज़िंदगी|जिंदगी|जिन्दगी|zindagi|jindagi|life ..2 नफरत|नफ़रत|nafrat|hate|तंग|tang
  कुछ|kuch ..1 अच्छा|achha|accha|acha <nahi> ..1 लगता|लग|lagta|lag|hota ..3 अब|ab|जीने|jeene|मरने|marne|किसी|kisi|ज़िंदगी|life|zindagi
  मैं|main|mai ..1 ठीक|theek|thik <nahi> हूँ|हूं|hu|hun|hoon ..5 मदद|help|अकेला|अकेली|akela|akeli|टूट|toot
  मुझे|mujhe बचा|bacha लो|ले|lo|le ..2 कोई|koi|please|प्लीज|प्लीज़|यार`);

/** A wish to die or to be gone, plans and attempts, self-injury. */
const grave = phrases(`
  मरना|marna|marnaa|मरना ..1 <want>|है|चाहिए|hai|h|he|chahiye ..1 मुझे|mujhe|muje|हूँ|हूं|<hu>|अब|ab|बस|bas|यार|yaar
  <mujhe> ..2 मरना|marna है|चाहिए|hai|h|chahiye|पड़ेगा
  मर|mar|मरजाना|marjana ही? जाना|जाऊं|जाऊँ|jana|jaana|jau|jaun|jaaun|jaau|jaaoon ..2 <want>|चाहिए|बेहतर|chahiye|behtar|chahiye|है|hai|मन|man|mann|अच्छा|achha
  <mujhe> ..2 मर|mar ही|hi? जाना|जाने|jana|jaana|jaane|jane|जाऊं
  मर|mar ही|hi? जाऊं|जाऊँ|जाता|जाती|जाते|जाना|jau|jaun|jaaun|jaata|jata|jati|jaati|jana ..3 अच्छा|बेहतर|ठीक|सही|अच्छा|achha|accha|acha|behtar|theek|thik|sahi|सुकून|sukoon
  मरने|marne|मर का|की|को|के|ka|ki|ko|ke|जाने|jane|jaane ..2 मन|सोच|ख्याल|ख़याल|खयाल|ख़्याल|इच्छा|दिल|जी|विचार|man|mann|soch|khayal|khyal|iccha|ichha|dil|ji|jee|vichar|thoughts|बारे|bare|baare ..2 करता|आता|आते|आ|रहा|रही|होता|कर|है|में|karta|aata|ata|aate|aa|raha|rahi|rha|hota|kar|hai|me|mein
  जीना|जीनी|jeena|jina|jeenaa|जी ..1 <nahi> <want>|है|चाहिए|hai|h|chahiye|मुझे|mujhe
  <nahi> जीना|jeena|jina|जीनी ..1 <want>|है|मुझे|अब|यार|hai|h|mujhe|ab|yaar|aise|ऐसे|ये|ye
  अब|ab|और|aur ..2 <nahi> जीना|जिया|jeena|jina|jiya
  जीने|jeene|jine की|का|ki|ka ..2 इच्छा|मन|चाह|हिम्मत|चाहत|दिल|iccha|ichha|icha|man|mann|chah|himmat|chahat|dil|ji ..2 <nahi>|खत्म|मर|khatam
  <suicide> ..2 करना|करने|कर|करूं|करलूं|karna|karne|kar|karlu|karlun|karu|karun|krna|krne|kr ..3 <want>|लूं|लूँ|लूंगा|लूंगी|है|मन|सोच|सोचा|कोशिश|ख्याल|ख़याल|विचार|दिल|जी|lu|lun|loon|lunga|lungi|hai|man|mann|soch|socha|koshish|khayal|khyal|vichar|dil|ka !रोक|रोकथाम|जुर्म|crime|paap|galat|गलत|वाले|wale|से|se
  <suicide> के|का|की|ke|ka|ki ..1 ख्याल|ख़याल|खयाल|ख़्याल|विचार|मन|khayal|khyal|khayaal|vichar|thoughts|thought|man|mann|कोशिश|koshish|प्लान|plan !रोक
  <suicide> करूं|करूँ|करूंगा|करूंगी|कर|karu|karun|karunga|karungi|karlunga|karlungi लूंगा|लूंगी|लूं|lunga|lungi|lu|lun|मैं|main|mai
  <suicide> करूंगा|करूंगी|करलूंगा|karunga|karungi|karlunga|karlungi|krlunga
  अपनी|अपने|खुद|ख़ुद|apni|apne|khud|khudki ..2 जान|jaan|jan ले|दे|le|de|लेना|देना|lena|dena ..1 लूं|लूँ|लूंगा|लूंगी|दूं|दूँ|दूंगा|दूंगी|लेना|देना|लेने|देने|lu|lun|loon|lunga|lungi|du|dun|doon|dunga|dungi|lena|dena|lene|dene|चाहता|चाहती
  जान|jaan देने|dene का|की|ka|ki ..1 मन|सोच|man|mann|soch
  खुद|ख़ुद|खुदको|khud|khudko|अपने|apne ..1 को|ko|आप|aap|apko? ..1 को|ko? मार|ख़त्म|खत्म|खतम|चोट|नुकसान|काट|जला|सज़ा|सजा|तकलीफ|maar|mar|marna|maarna|khatam|khatm|hurt|nuksan|nuksaan|kaat|kat|chot|cut|jala|saza|harm|takleef|मारना|काटता|काटती|मिटा ..2 कर|करना|करने|डाल|दूं|दूँ|लूं|लूँगा|लूंगा|लूंगी|लेता|लेती|पहुंचा|पहुँचा|देता|देती|लिया|ली|देना|हूँ|हूं|चाहता|चाहती|kar|karna|karne|karu|karta|karti|karlu|daal|dalu|du|dun|lu|lun|lunga|lungi|leta|leti|pahucha|deta|deti|liya|li|dena|hu|hun|chahta|chahti|hai !मत|ना
  <life> ..2 खत्म|ख़त्म|खतम|समाप्त|khatam|khatm|end|finish ..1 कर|करना|करने|करूं|kar|karna|karne|karu|karlu|krna|krdu ..2 दूं|दूँ|देना|लूं|लूँ|चाहता|चाहती|मन|सोच|है|दूंगा|लूंगा|du|dun|doon|dena|lu|lun|loon|chahta|chahti|man|mann|soch|hai|dunga|lunga|lungi|ka|का
  सब|sab|सबकुछ|sabkuch कुछ|kuch|kuchh? खत्म|ख़त्म|खतम|khatam|khatm|end ..1 कर|करना|kar|karna|krna|कर ..1 देना|दूं|दूँ|लूं|du|dun|dena|doon|dunga|lu|lun|चाहता|चाहती|chahta|chahti|मन|man|है
  हाथ|कलाई|नस|नसें|नसे|बाजू|बांह|hath|haath|kalai|kalayi|nas|nass|nass|wrist|wrists|baazu|jaangh|जांघ ..2 काट|काटी|काटा|काटने|काटना|kaat|kaati|kaata|kaatne|kaatna|cut|ब्लेड|blade ..1 ली|लिया|लूं|लूँ|लेती|लेता|लीं|रही|रहा|दी|का|हूँ|हूं|li|liya|lu|lun|leta|leti|raha|rahi|di|ka|hu|hun|ki|kar|karta|karti|है|dala !सब्ज़ी|sabzi|पेड़
  ब्लेड|blade|चाकू|chaku|chaaku|razor ..2 से|se ..2 हाथ|कलाई|नस|खुद|hath|haath|kalai|nas|khud|wrist
  फांसी|फाँसी|फंदा|phansi|fansi|faansi|phaansi|phasi|fanda|phanda|पंखे|pankhe ..2 लगा|लटक|लगाने|लगाना|laga|latak|lagane|lagana|lgana|lga ..1 लूं|लूँ|लूंगा|लूंगी|लेना|जाऊं|जाना|जाऊँ|का|की|lu|lun|loon|lunga|lungi|lena|jau|jaun|jana|jaunga|ka|ki|chahta|chahti|चाहता|चाहती
  ज़हर|जहर|zeher|zehar|jahar|zahar|jeher|zeher|poison ..1 खा|पी|खाकर|पीकर|kha|khaa|pi|pee|khake|khaakar|khakar ..2 लूं|लूँ|लूंगा|लूंगी|लिया|लेना|मर|सब|जाऊं|lu|lun|loon|lunga|lungi|liya|lena|mar|sab|jau|jaun|chahta|chahti
  नींद|neend|nind ..1 की|ki ..1 गोलियां|गोलियाँ|गोली|दवा|दवाइयां|goliyan|goliya|goliyaan|dawai|pills|tablets ..2 खा|kha|khaa|निगल|nigal ..1 लीं|ली|लूं|लूँ|li|lu|lun|loon|lunga|lungi|मर|के|ke
  सारी|पूरी|ढेर|बहुत|saari|sari|puri|dher|bahut|bohot ..2 गोलियां|गोलियाँ|दवाइयां|दवाई|goliyan|goliya|pills|tablets|dawai|medicines ..2 खा|निगल|kha|khaa|nigal ..1 लीं|ली|लूं|लूँ|li|lu|lun|lunga|lungi|loon
  छत|पुल|बिल्डिंग|ट्रेन|chhat|chatt|pul|bridge|building|train se|से|ke|के|aage|आगे ..2 कूदना|koodna|kudna ..1 चाहता|चाहती|chahta|chahti
  छत|पुल|बिल्डिंग|खिड़की|ट्रेन|पटरी|नदी|कुएं|chat|chhat|chatt|pul|bridge|building|khidki|train|patri|nadi|kuye|terrace|balcony ..2 से|के|में|se|ke|me|mein|पर|par|pe|आगे|aage|नीचे|niche ..2 कूद|कूदने|लेट|kud|kood|koodne|kudne|jump|let ..2 जाऊं|जाऊँ|जाना|का|की|दूं|मर|लूं|जाऊंगा|जाऊंगी|jau|jaun|jana|jaana|ka|ki|mar|lu|karu|kar|jaunga|jaungi|maru !मत
  काश|kaash|kash ..4 मर|पैदा|mar|paida|जन्म|janam ..1 जाता|जाती|जाऊं|ही|jata|jati|jaata|jaati|jau|hi|<nahi>
  पैदा|paida|जन्म|janam ही|hi|लेता ..1 <nahi> ..1 होता|होती|hota|hoti|hua|हुआ|लेता|leta|हुई
  पैदा|paida|जन्म|janam ..1 क्यों|क्यूं|kyu|kyun|kyon ..1 हुआ|हुई|hua|hui|लिया|liya !तू|tu
  कभी|kabhi|सुबह|subah|फिर|phir|fir|दोबारा|dobara|सोकर|सो|soke ..3 <nahi> ..1 उठूं|उठूँ|जागूं|जागूँ|खुले|uthu|uthun|uthoon|jagu|jagun|khule|khulein !जल्दी
  सो|so|नींद|neend|आंखें|आंख|aankh|ankhe ..2 जाऊं|जाऊँ|jau|jaun|बंद|में ..2 कभी|kabhi|फिर|phir ..2 <nahi> ..1 उठ*|जाग*|खुल*|uth*|jag*|khul*
  मेरे|mere|mera|मेरा ..1 बिना|बगैर|बाद|मरने|bina|baad|bagair|marne|जाने|<nahi> ..4 खुश|बेहतर|अच्छे|फर्क|फ़र्क|रोएगा|आराम|khush|behtar|better|achhe|fark|farak|royega|aaram|sukoon|याद ..2 रहेंगे|रहेगा|होंगे|होगा|पड़ेगा|पड़ता|rahenge|honge|hoga|rahega|padega|padta|करेगा|karega|<nahi>
  मैं|main|mai <nahi> रहूं|रहूँ|रहूंगा|रहूंगी|rahu|rahun|rahunga|rahungi|rahu ..4 खुश|फर्क|फ़र्क|बेहतर|khush|fark|farak|behtar|परेशानी
  मौत|maut|mout ..2 आ|आए|आये|aa|aaye|aajaye|ही|hi|मांग|mang|माँग ..1 जाए|जाये|जाती|जाएं|jaye|jaaye|jae|jati|रास्ता|इलाज|सुकून|rasta|raasta|sukoon|रहा|रही|बेहतर|behtar|achhi|अच्छी|भली !गई|gayi
  भगवान|अल्लाह|bhagwan|bhagvan|allah|god|ऊपरवाले ..3 उठा|utha|मौत|maut ..1 ले|लो|दे|le|lo|de|do
  दुनिया|duniya|संसार ..2 से|छोड़|छोड़कर|को|se|chhod|chod|chhodkar|chodkar|ko ..2 चला|चली|जाना|अलविदा|जा|chala|chali|jana|jaana|alvida|ja ..1 जाऊं|जाऊँ|चाहता|चाहती|रहा|रही|है|jau|jaun|chahta|chahti|raha|rahi|hai|hu|कह|keh !घूम
  सुसाइड|suicide|आखिरी|akhri|aakhri|last नोट|note|चिट्ठी|letter|चिट्ठी ..2 लिख*|likh* !वाले
  गायब|gayab हो|ho ..1 जाऊं|जाऊँ|जाना|जाने|jau|jaun|jana|jaana|jaane ..2 <want>|हमेशा|हूँ|दुनिया|है|मन|hamesha|man|mann|hai|duniya|का|ka
  हमेशा|hamesha ..2 के|ke ..1 लिए|liye|lie ..2 सो|चला|so|chala|chali|गायब|gayab ..1 जाऊं|जाऊँ|जाना|jau|jaun|jana|jaana
  self|सेल्फ harm|हार्म|injury ..1 कर*|kar|karna|karne|karti|karta|karu|kiya|krti|krta|किया|की !मत
  <nahi> रहना|rehna|rahna ..2 दुनिया|duniya|ज़िंदा|जिंदा|zinda|jinda
  दुनिया|duniya|ज़िंदा|जिंदा|zinda|jinda ..2 <nahi> रहना|रहना|rehna|rahna|रहूं ..1 <want>|है|मुझे|hai|h|mujhe
  ज़िंदा|जिंदा|zinda|jinda ..1 रहने|rehne|rahne का|की|ka|ki ..1 मन|इच्छा|मतलब|फायदा|man|mann|iccha|matlab|fayda|wajah|वजह ..1 <nahi>`);

const searches = phrases(`
  आत्महत्या|खुदकुशी|सुसाइड|khudkushi|khudkashi|atmahatya|aatmahatya
  suicide ..1 karna|karne|kaise|kare|karu|ka|ke|karo
  मरना चाहता|चाहती
  मरने|marne|mar के|का|ke|ka|ne ..1 तरीका|तरीके|आसान|tarika|tarike|aasan|asan|उपाय
  मरना|marna|marne ..2 चाहता|चाहती|chahta|chahti|कैसे|kaise|है|hai
  जीना|jeena|jina ..1 <nahi>
  कैसे|kaise मरें|मरूं|मरे|mare|maru|marun|मर
  आसान|बिना|aasan|asan|bina ..2 मौत|मरना|maut|marna|दर्द|dard
  नींद|neend ..2 गोली|गोलियां|goli|goliya|goliyan ..2 कितनी|मौत|मर*|kitni|maut|mar*
  फांसी|phansi|fansi ..1 कैसे|लगा*|kaise|laga*
  ज़हर|जहर|zeher|zehar ..2 खा*|कौन|kha*|kaun|मौत|maut
  नस|nas|कलाई|हाथ|hath ..1 काट*|kaat*
  मर|mar जाना|जाऊं|jana|jau|jaun
  जीने|jeene की|का|ki|ka इच्छा|मन|वजह|iccha|man|wajah
  डिप्रेशन|अवसाद ..2 मर*|में|से
  बहुत|bahut अकेला|अकेली|akela|akeli
  ज़िंदगी|जिंदगी|zindagi|jindagi ..1 से|se ..1 तंग|थक|परेशान|tang|thak|pareshan
  हेल्पलाइन ..2 आत्महत्या|सुसाइड|suicide`);

/** Words of somebody in a crisis, in Devanagari and Latin letters. */
export const crisis: CrisisList = { hard, indirect, grave, searches };
