import { phrases } from "../../lexicon/lexicon.ts";
import type { HarmList } from "../language-lists.ts";

/**
 * Slurs, and contempt for people for what they are: faith, caste, origin, sex, love,
 * disability. Words begin with naughty-words 1.2.0 (Shutterstock, CC BY 4.0), minus innocent
 * ones.
 */
export const hate: HarmList = {
  words: {
    none: phrases(`
      katua|katue|katuye|kathmulla|katmulle|sullay|कटुआ|कटुए|कटुवे|कठमुल्ला|कठमुल्ले|भीमटा|भीमटे|bhimta|bhimte|chamaar|हिजड़ा|hijda|hijra|chhakka`),
  },
  phrases: {
    none: phrases(`
      हिजड़े|हिजड़ों|छक्के|hijde|hijdo|hijre|chhakke|मुल्ले|मुल्लों|mulle|mullo|चमारों|chamaro|भंगियों ..7 गंदे|घुसने|भगा|मारो|काटो|औकात|gande|ghusne|bhaga|maaro|maro|kaato|aukat !मारा
      वाले|wale|लोग|log|सब|sab|saare|सारे|ये|ye|तू|tu|तुम|tum chinki|chinky|चिंकी|चिंकियों|chinkis|हब्शी|habshi|कटुए|katue|katua|मुल्ले|mulle|हिजड़े|hijde|छक्के|chhakke|भंगी|chamar|चमार ..1 है|हैं|हो|hai|hain|ho|hi|ही|साले|saale|होते|hote !मारा|मारे
      <group> ..2 देश|desh|धर्म|dharm|समाज|samaj|भारत|bharat|इंसानियत|insaniyat ..1 के|का|की|पर|ke|ka|ki|par ..1 गद्दार|दुश्मन|कलंक|बोझ|कीड़े|दीमक|नासूर|गंदगी|gaddar|dushman|kalank|bojh|keede|deemak|gandagi
      <group> ..3 नफरत|नफ़रत|घृणा|घिन|nafrat|ghin|ghrina ..1 है|करता|करते|आती|hai|karta|karte|aati ..1 मुझे|mujhe|हमें|हूँ|hu
      मुझे|mujhe|hame|हमें ..1 <group> ..2 से|se ..1 नफरत|नफ़रत|घिन|nafrat|ghin
      <group> लोग|लोगो|log|logo|सब|sab|तो|to|सारे|sare|saare|वाले|wale|समाज|कौम|qaum|kaum|हमेशा|साले|saale|sale|ये|ye|होते|hote|ही|hi|बहुत|bahut|के|की|ke|ki|धर्म|औरतें|मर्द? सब|sab|सारे|saare|के|ke|लोग|log|होते|hote|ही|hi|बहुत|bahut|bohot|साले|saale|sale|एक|ek|देश|desh|इस|सबसे|sabse|सिर्फ|sirf|तो|to|हमेशा|hamesha|पक्के|pakke|कौम|नंबर|बड़े|bade? नंबर|number|के|ke|देश|desh|समाज|दुनिया|ही|hi|होते|hote|की|ki|बड़े|bade? <contempt> !नहीं|नही|nahi|nahin|nhi|के|ke|को|ko|का|ka|से|se
      <contempt> ..1 होते|हैं|है|hote|hai|hain|h|साले|saale ..1 <group>|ये <group>
      साले|साला|साली|saale|saala|saali|गंदे|गंदी|gande|gandi|नीच|neech|हरामी|harami|गद्दार|gaddar|घटिया|ghatiya|कमीने|kamine|देशद्रोही|जाहिल|jahil|jaahil|भिखारी|bhikhari|सुअर|suar|कुत्ते|kutte|आतंकवादी|aatankwadi|atankwadi|मादरचोद|madarchod|behenchod|bc|chutiye|चूतिए|ghuspaithiye|घुसपैठिए ..1 <group> !होते
      <group> साला|साले|साली|saala|saale|saali|सुअर|suar|कुत्ते|kutte|कहीं|kahi|kahin|मुर्दाबाद|murdabad ..1 का|के|की|ka|ke|ki|साले|हरामी|कुत्ते|मुर्दाबाद|भाग
      <group> ..3 को|ko|का|ka ..4 भगाओ|भगा|निकालो|निकाल|मारो|मार|काटो|काट|जलाओ|जला|मिटा|मिटाओ|गोली|फांसी|खदेड़ो|खदेड़|ठोको|कुचल|bhagao|bhaga|nikalo|nikal|nikaalo|maaro|maro|maar|kato|kaato|kaat|jalao|jala|mitao|mita|goli|phansi|khatam|खत्म|ख़त्म|खतम|सफाया|नामोनिशान|safaya|thoko|kuchal|नसबंदी|nasbandi|बहिष्कार|bahishkar|boycott|जेल|जूते|joote ..1 दो|do|देना|dena|चाहिए|chahiye|भेजो|bhejo|मारो|maro|maaro|करो|karo|कर|kar|जाए|jaye|डालो|dalo|daalo|मिटा|mita|में|me ..1
      <group> ..2 को|ko ..2 भगाओ|निकालो|मारो|काटो|जलाओ|मिटाओ|खदेड़ो|ठोको|bhagao|nikalo|maaro|maro|kato|kaato|jalao|mitao|thoko !मत|mat
      <group> ..3 देश|desh|भारत|india|यहां|yahan ..2 से|se|छोड़|छोड़कर|chhod|chod|को|ko ..2 भागो|भाग|निकलो|निकालो|निकाल|भगाओ|गंदा|बर्बाद|खा|bhago|bhag|niklo|nikalo|nikal|bhagao|ganda|barbad|kha|chale|चले ..1 !गए
      देश|desh ..1 से|se|छोड़|छोड़कर|chhod|chod|chhodo|chodo ..1 भागो|भाग|निकलो|bhago|bhag|niklo|दफा|dafa|फूटो|futo !कर शादी
      पाकिस्तान|pakistan|बांग्लादेश|bangladesh ..1 चला|चले|जा|भाग|भागो|भेजो|भेज|chala|chale|ja|jao|bhag|bhago|bhejo|bhej|दफा ..1 जा|जाओ|ja|jao|jaa|भागो|दो|do|इनको|इन्हें|inko|in|sabko|सबको|साले|saale|sale !मैच|match|टीम
      वापस|wapas|vapas|wapis ..2 पाकिस्तान|बांग्लादेश|नेपाल|चीन|बिहार|अफ्रीका|pakistan|bangladesh|nepal|china|bihar|africa ..1 जा|जाओ|भेजो|भाग|ja|jao|bhejo|bhag|bhago
      पाकिस्तान|बांग्लादेश|नेपाल|चीन|बिहार|अफ्रीका|pakistan|bangladesh|nepal|china|bihar|africa वापस|wapas|vapas|wapis जा|जाओ|भेजो|ja|jao|bhejo|bhag|भाग
      <group> ..3 वापस|wapas|vapas|wapis ..1 जा|जाओ|भेजो|ja|jao|bhejo|भाग|bhag|bhago
      मुल्ले|मुल्लों|मुल्लो|कटुए|कटुआ|कटुवे|कटवे|सुल्ले|सुल्ला|कठमुल्ले|mulle|mullo|mullon|mullay|katue|katua|katuye|katuve|katwe|katve|sulle|sulla|sullay|kathmulle|katmulle ..3 साले|सब|भाग|देश|पाकिस्तान|कुत्ते|सुअर|हरामी|मार|काट|गद्दार|आतंकवादी|जिहादी|के|को|ही|हो|है|देशद्रोही|saale|sale|sab|bhag|bhago|desh|pakistan|kutte|suar|harami|maar|kaat|gaddar|jihadi|log|लोग|hai|ho|ki|ko|se !नसरुद्दीन
      साले|साला|saale|saala|abe|अबे मुल्ले|मुल्लों|मुल्ला|कटुए|कटुआ|सुल्ले|mulle|mulla|mullo|mullon|katue|katua|katuye|katwe|sulle|sulla|jihadi|जिहादी|चमार|chamar|भंगी|bhangi|भीमटे|भीमटा|bhimte|bhimta|चिंकी|chinki|छक्के|chhakke|हिजड़े|hijde|hijre|लंगड़े|बिहारी|bihari|रोहिंग्या|हब्शी|habshi|कालू|kalu|kallu|कल्लू|kalua|कलुआ
      चमार|चमारों|chamar|chamaar|chamaro|भंगी|bhangi|डोम|चूहड़ा|चूड़ा|chuda|chuhra|भीमटा|भीमटे|bhimta|bhimte|bhimtey ..2 साला|साले|कहीं|औलाद|जात|कुत्ते|लोग|के|की|हो|है|है-तू|दलित|saala|sala|saale|sale|kahin|kahi|aulad|jaat|jat|kutte|log|चमार|ki|ka|ke|hai|ho !समुदाय|समाज|रेजिमेंट
      चमार|chamar|chamaar|भंगी|bhangi|मुल्ले|mulle|कटुए|katue|हिजड़े|hijde|रंडी की|ki|के|ke|का|ka औलाद|aulad|aulaad|जात|jaat|बच्चे|bacche|पिल्ले|pille
      नीच|neech|neechi|नीची|छोटी|chhoti|घटिया|ghatiya|गंदी|gandi जात|जाति|jaat|jati|jaati|jat|caste|कौम|qaum|kaum|नस्ल|nasl|खून|khoon ..1 के|का|की|वाले|ke|ka|ki|wale|है|hai|हो|साले|लोग !कह|कहना|कहकर
      अपनी|apni|तेरी|teri औकात|औक़ात|aukat|aukaat|जात|jaat|jati ..2 में|मे|me|mein|देख|पहचान|भूल|दिखा|dekh|pehchan|bhul|dikha ..1 रह|रहो|ली|दी|मत|reh|raho|li|di|mat|ले
      चिंकी|चिंकियों|chinki|chinky|chinkies|chinkis|momo|नूडल ..3 लोग|साले|वापस|कुत्ता|कुत्ते|आंखें|आँखें|खाते|चीन|चाइना|log|saale|sale|wapas|kutta|kutte|aankhe|khate|china|nepal|वाले|wale|हो|ho !शॉप|shop|बनाए|recipe
      हब्शी|हब्शियों|habshi|habshiyo|कालिया|काले|kale|kaale|kala|नीग्रो|negro|अफ्रीकी ..2 बंदर|बन्दर|कुत्ते|साले|भालू|सुअर|गुलाम|राक्षस|bandar|kutte|saale|sale|bhalu|suar|gulam|rakshas|हब्शी|habshi|कलूटे|kalute !बंदर का
      हिजड़े|हिजड़ों|छक्के|छक्का|मीठा|hijde|hijre|chhakke|chakke|chakka|meetha|gud ..1 साले|साला|कहीं|की|है|हो|कही|औलाद|saale|sale|saala|kahin|kahi|aulad|hai-तू|के|का|तुम|ke|ka|tu|hai|ho|के-औलाद|है !मारा|लगा|उड़ाया|maara|laga|मारे
      हिजड़े|हिजड़ा|छक्के|hijde|hijda|hijra|hijre|chhakke|chhakka|chakke ..1 कहीं|kahin|kahi|साले|saale|sale|saala|साला
      हिजड़े|हिजड़ों|किन्नर|किन्नरों|ट्रांसजेंडर|hijde|hijdo|kinnar|kinnaro|transgender|trans ..3 गंदे|गंदगी|बीमार|भगाओ|मारो|नौटंकी|अपशकुन|श्राप|कलंक|gande|gandagi|bimar|bhagao|maaro|kalank|pagal|पागल ..1 !नहीं
      समलैंगिक|समलैंगिकों|समलैंगिकता|गे|gay|gays|lesbian|lgbt|lgbtq|samlaingik|samlaingikta|homosexual|homosexuality ..2 होना|hona|लोग|log|सब|sab|एक|ek|ये|तो|to? बीमारी|बीमार|पाप|अप्राकृतिक|गंदगी|गंदे|विकृति|पागलपन|कलंक|अभिशाप|मानसिक|हिजड़े|छक्के|bimari|beemari|bimar|beemar|paap|gandagi|gande|vikriti|pagalpan|kalank|hijde|chhakke|chakke|unnatural|ghinona|घिनौना|घिनौने ..1 है|हैं|होते|होता|hai|hain|hote|hota|h|रोगी
      समलैंगिक|समलैंगिकों|गे|gay|gays|lesbian|lgbt|samlaingik ..3 इलाज|ilaj|ilaaj|मारो|पीटो|जेल|फांसी|maaro|peeto|jail|phansi|करंट ..2 करा*|kara*|चाहिए|chahiye|दो|do|डालो|dalo
      औरत|औरतें|औरतों|लड़की|लड़कियां|लड़कियाँ|लड़कियों|महिलाएं|बीवी|नारी|aurat|aurate|auraten|aurato|auraton|ladki|ladkiya|ladkiyan|ladkiyo|biwi|mahila ..4 जूती|जूतियां|औकात|गुलाम|दासी|jooti|juti|aukat|aukaat|gulam|ghulam|dasi|नौकरानी|रखैल !नहीं|nahi|nahin
      औरत|औरतों|लड़कियों|लड़की|महिलाओं|aurat|aurato|auraton|ladkiyo|ladkiyon|ladki ..1 की|का|ki|ka ..1 जगह|काम|जगा|jagah|kaam|jaga ..2 रसोई|किचन|चूल्हा|चूल्हे|घर|बिस्तर|rasoi|kitchen|chulha|chulhe|ghar|bistar ..1 में|me|mein|ही|hi|संभालना|तक|tak !नहीं
      औरत|औरतों|लड़कियों|लड़कियां|बीवी|aurat|aurato|auraton|auraten|ladkiyo|ladkiya|biwi ..3 पीटना|पिटाई|मारना|दबा|घुटनों|घुटने|बच्चे-पैदा|pitna|peetna|pitai|marna|daba|ghutno|ghutne ..2 चाहिए|में|कर|करनी|chahiye|me|mein|ही|hi|karne|करने ..1 !नहीं|गलत
      दिमाग|dimag|akal|अक्ल घुटने|घुटनों|ghutne|ghutno|घुटनो ..1 में|me|mein
      मर्द|mard ..1 के|की|ke|ki ..1 पैरों|पैर|pair|pairo|नीचे|neeche|गुलाम
      सारी|सब|saari|sari|sab|ये|आजकल ..1 औरतें|लड़कियां|लड़कियाँ|auraten|ladkiya|ladkiyan ..1 रंडी|चालू|बिकाऊ|लालची|धोखेबाज|बदचलन|randi|chalu|bikau|lalchi|dhokebaaz|badchalan|gold ..1 होती|हैं|hoti|hain|hai
      काटे|kaate|kate ..2 जाएंगे|जायेंगे|jayenge ..2 राम|मुल्ले|ram|mulle|katue
      गौमूत्र|गोमूत्र|गोबर|गाय|gaumutra|gomutra|gobar ..2 पीने|खाने|पीते|खाते|खाऊ|peene|khane|pite|khate|khau|pine|भक्त|bhakt|मूत|moot ..2 वाले|वालों|हो|हैं|साले|हिंदू|संघी|wale|walo|ho|hai|hain|saale|hindu|sanghi|लोग|log
      <group> ..3 गोबर|गौमूत्र|gobar|gaumutra|मूत|moot ..2 खाते|पीते|खाने|पीने|khate|pite|khane|peene|vale|wale
      राइस|चावल|rice|chawal bag|बैग|bags|थैला ..2 convert|ईसाई|इसाई|isai|साले|sale|वाले|christian
      मंदबुद्धि|लंगड़े|लूले|अपाहिज|अंधे|विकलांग|दिव्यांग|mandbuddhi|langde|lule|apahij|apaahij|viklang ..3 साले|बोझ|कलंक|मार|मर|घर-में|भीख|कहीं|के-औलाद|saale|sale|bojh|kalank|maar|mar|bheekh|kahin|kahi ..1 !नहीं|nahi
      हिटलर|hitler ..4 सही|sahi|ज़रूरत|जरूरत|zarurat|चाहिए|chahiye ..3
      <group> ..2 की|ki|के|ke नसल|नस्ल|औलाद|खून|nasl|aulad|khoon|बच्चे ..3 गंदी|खत्म|मिटा|खराब|सुअर|हरामी|gandi|khatam|mita|kharab|suar|harami
      <group> ..2 पर|pe|par ..1 भरोसा|bharosa|विश्वास ..1 मत|mat|नहीं
      <group> ..3 आबादी|abadi|aabadi|बच्चे|bachche|bacche|सुअर ..2 पैदा|बढ़ा|कीड़े|paida|badha|keede|जैसे ..2 सुअर|कीड़े|तरह|suar|keede|tarah|की तरह|देश|desh
      <group> ..2 से|se ..1 बदबू|बू|badbu|badboo|गंध|घिन|ghin|नफरत|nafrat ..1 आती|है|aati|hai
      <group> ..1 हटाओ|भगाओ|मुक्त|मिटाओ|hatao|bhagao|mukt|mitao|saaf|साफ ..2 देश|भारत|करो|desh|bharat|karo|बचाओ|bachao
      लव|love जिहादी|jihadi|जिहादियों
      मुल्लो|मुल्लों|mullo|mullon का|ka|की|ki ..2 एक|ek|ilaj|इलाज|स्थान|जगह`),
    low: phrases(`
      बिहारी|बिहारियों|bihari|biharis|यूपी|मद्रासी|madrasi|पहाड़ी|गंवार|हरियाणवी ..3 गंवार|गंदे|अनपढ़|चोर|तमीज|मजदूर|ganwar|gawar|gande|anpadh|chor|tameez|chindi|भिखारी|bhikhari ..1 होते|हैं|है|साले|hote|hai|hain|saale|नहीं|nahi
      कालू|काली|कलूटी|कलूटा|मोटी|मोटा|टकला|kalu|kalua|kaali|kaluti|kaluta|moti|mota|takla|नाटा|ठिगना ..1 भैंस|कहीं|कलूटी|सांड|भैंसा|bhains|kahin|kahi|kaluti|saand|हाथी|hathi|gainda|गैंडा
      लड़की|लड़कियां|औरत|औरतें|ladki|ladkiya|ladkiyan|aurat|auraten ..2 हो|ho|ही|hi|को|ko|तो|to ..2 औकात|घर|चुप|तमीज|ड्राइविंग|aukat|chup|tameez|driving ..2 में रहो|बैठो|रह|नहीं-आती|raho|baitho|reh|nahi
      जात|jaat|jati दिखा|dikha दी|ही|di|hi|दिया`),
  },
};
