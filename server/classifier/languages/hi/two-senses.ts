import { phrases, words } from "../../lexicon/lexicon.ts";
import type { TwoSenses } from "../language-lists.ts";

/** May stand between what makes a word harm and the word. */
const some =
  "तू|तुम|है|हो|एक|बड़ा|बड़ी|सा|तो|चुप|अबे|अरे|ओए|ओ|मादरचोद|हरामी|हरामखोर|कुत्ते|कमीने|गधे|ये|यह|वो|tu|tum|ek|abe|oye|bada|badi|saala|to|toh|ye|woh|wo|bhi|ka|naale|गंदी|गंदा|गन्दी|कितना|कितनी|ganda|gandi|नीच";
const insult =
  "अबे|अरे|ओए|चुप|हरामी|हरामखोर|कुत्ते|कमीने|गधे|मादरचोद|भोसड़ी|बहनचोद|गंदी|गंदा|गन्दी|नीच|abe|oye|chup|harami|kutte|kamine|gandi|ganda|रंडी|बेशर्म|भाग|hat|हट|निकल";

export const twoSenses: TwoSenses = {
  words: words(`
    साला साले कुतिया kuttiya chhakka hijda hijra हिजड़ा gashti chamaar बकवास bakwaas छपरी कमीना कमीने`),
  harmIn: phrases(`
    तू|तुम|तुझे|तुमको|tu|tum|tujhe|@ ${some}? ${some}? ${some}? <twoSenses> !की-शादी|साहब
    ${insult} ${insult}? <twoSenses>
    <twoSenses> तू|तुम|चुप|tu|tum|chup|हरामी|कुत्ते|कमीने|मादरचोद|हराम|की-औलाद|के-पिल्ले|कहीं-का|कहीं-की|कहीं-के|kahin-ka|kahin-ki|kahin-ke|ki-aulad|समझता|भाग|निकल|मर
    ये|यह|इन|सब|सारे|सभी|ye|in|sab|saare ..1 <twoSenses> ..2 मारो|भगाओ|निकालो|हैं|hain|maaro|bhagao|nikalo|मर|गंदे|gande|चोर|chor !सभापति|एकसाथ|नाचे
    वो|वह|ये|यह|woh|wo|ye ..1 एक? <twoSenses> है|hai|निकला|निकली|nikla|nikli|ने-धोखा
    <twoSenses> ..1 है|hai|हैं|hain ..1 तू|वो|तुम|tu|wo|woh
    साला|साले ..1 क्या|ये|यह|फोन|बस|ट्रेन|सिस्टम|ट्रैफिक|नेट|पूरा|मूड|दिमाग|इतना|फिर|कितना|बॉस|सब|हर|काम|खराब|पागल|बेवकूफ|मज़ा|कुछ|दिन|नहीं-चलता|रोज|दो|गाड़ी|कोई|गर्मी|पूरी|बहुत|गाली|बिजली|पैसे|सोमवार|इस|नौकरी|समझ
    क्या|यार|ये|यह|अब|फिर|इस|पूरा|सब|ऐसा|कितना|बहुत|इतना ..1 साला|साले !साहब|की
    ^ साला|साले !की|साहब|और|जी|ने|का|को
    भाड़|जहन्नुम|अपने|बाप|माँ ..2 <twoSenses> !की-शादी
    क्या|kya|सब|sab|ये|बंद|band|मत|mat|कितनी|ekdum|एकदम|पूरी|तेरी|इतनी|फालतू ..2 बकवास|bakwaas !बंद-हुई
    बकवास|bakwaas बंद-कर|band-kar|मत|mat|है|hai|फिल्म|film|movie|करता|karta|कर-रहा|kar|सर्विस|खाना|बात|बातें|ऐप|नेटवर्क|करते|करती|दिन|था|थी
    hijda|hijra|chhakka|हिजड़ा|chamaar ..1 hai|है|ki|saala|jaisa|जैसा|sala|kahin|bhag|lagta|log|aulaad|gandu|sale !समाज|ke|ka|lagte`),
};
