import { phrases } from "../../lexicon/lexicon.ts";

/** Hindi, also in Latin letters: a burden, a painless way, one place, farewells, no tomorrow. */
export const indirect = phrases(`
    मेरे|mere बिना|bina|न-रहने|जाने|मरने|na-rehne|jaane|jane|marne ..5 खुश|आसान|राहत|बेहतर|चैन|सुकून|khush|aasan|rahat|behtar|chain|sukoon
    मेरे|mere ..1 जाने|मरने|न-रहने|न-होने|जाने-से|jaane|marne ..1 से ..4 राहत|चैन|आसान|आराम|खुश|बेहतर|rahat|aasan|khush
    परिवार|घरवालों|सब|सबके|सबपर|माँ-बाप|माता-पिता|बच्चों|family|gharwalo|sab ..2 बोझ|bojh|burden ..1 हूँ|हूं|hu|hun|hoon|बन
    अच्छा|बेहतर|भला|accha|achha|behtar ..3 कि|ki|अगर|agar ..1 मैं|main|mai ..1 गायब|मर|गुम|न-रहूँ|ना-रहूँ|gayab|mar|na-rahu|चला-जाऊँ-हमेशा
    मैं|main|mai ..1 गायब|मर|न-रहूँ|ना-रहूँ|gayab|mar|na-rahu ..2 तो|to|toh ..3 अच्छा|बेहतर|खुश|accha|behtar|khush
    जाने|मरने|खत्म|marne|jaane|khatam ..4 तरीका|तरीक़ा|रास्ता|उपाय|tarika|tareeka|rasta ..4 दर्द|तकलीफ|तकलीफ़|dard|taklif|takleef ..1 न|ना|नहीं|बिना|na|nahi|बगैर
    दर्द|तकलीफ|तकलीफ़|dard|takleef ..1 बिना|के-बिना|bina|ke-bina|न-हो ..3 जाने|मरने|खत्म|marne|jaane|mar|khatam
    बिना|bina ..1 दर्द|तकलीफ|dard|takleef ..2 मरने|जाने|खत्म|marne|jaane|marna|mar
    सब|सबकुछ|सब-कुछ|sab|sabkuch|sab-kuch ..1 खत्म|ख़त्म|khatam|khatm करने|karne|कर-देने ..4 तरीका|रास्ता|tarika|rasta
    कितनी|kitni ..1 नींद|नींद-की|neend|neend-ki|sleeping|गोलियाँ|गोलियां|goliyan|goli|pills ..6 उठता|उठते|जागता|मर|मौत|नहीं-उठ|uthta|mar|maut|काफी|kaafi
    पुल|pul|पटरी|पटरियों|patri|छत|chhat|chat|खाई|bridge|रेल-की-पटरी ..2 के-बारे-में|का-ख्याल|ke-baare-mein|ka-khayal|ka-khyal|का-ही-ख्याल ..1 सोच|sochta|sochti|सोचता|सोचती|आता|aata|रहता
    बार-बार|baar-baar|हर-वक्त|हमेशा|दिमाग-में|hamesha|bar-bar ..2 पुल|पटरी|छत|खाई|गोलियों|ब्लेड|रस्सी|pul|patri|chhat|bridge|blade|rassi|goliyon ..3 सोच*|ख्याल|दिखता|soch*|khayal
    पटरी|पटरियों|प्लेटफॉर्म|ट्रेन|पुल|patri|platform|train|pul ..6 एक|ek|बस-एक|bas-ek कदम|क़दम|kadam
    छत|पुल|बालकनी|chhat|pul|balcony|इमारत ..4 किनारे|किनारे-पर|मुंडेर|kinare|ऊपर ..3 नीचे|neeche|niche ..1 देख*|dekh*
    गोलियाँ|गोलियां|ब्लेड|रस्सी|नींद-की-गोलियाँ|goliyan|goliya|blade|rassi|pills ..2 मेरे|पास|बिस्तर|तैयार|जमा|mere|paas|bistar|taiyar|jama ..5 गिन|रखी|रखा|देख|जमा|तैयार|gin|rakhi|rakha|jama|taiyar !दर्द|बुखार
    विदाई|आखिरी|आख़िरी|अलविदा|सुसाइड|aakhri|akhri|suicide|vidai ..1 चिट्ठी|चिट्ठियाँ|चिट्ठियां|खत|ख़त|नोट|पत्र|chitthi|chithi|khat|note
    अपना|अपनी|apna|apni ..1 सारा|सारी|सब|sara|saara|saari|sab ..1 सामान|चीज़ें|चीजें|saman|samaan|cheezein ..1 बाँट|बांट|दे|दान|baant|bant|de ..3 अब|ab|ज़रूरत|जरूरत|zaroorat|jarurat
    मेरे|mere ..1 जाने|मरने|न-रहने|जाने-के|marne|jaane|na-rehne ..1 के? ..1 बाद|baad ..4 कौन|kaun|kon ..2 संभाल*|सम्भाल*|देख*|ख्याल|रख*|sambhal*|dekh*|khayal|khyal|rakh*
    मैं|मेरी|main|meri ..1 कभी|kabhi ..1 नहीं|nahi|nahin|ना ..1 मिल*|दिख*|mil*|dikh* ..1 अलविदा|alvida|माफ|maaf
    अब|ab ..1 मैं|main|hum|हम ..1 कभी|kabhi ..1 नहीं|nahi|nahin ..1 मिल*|mil*|दिख*|dikh*|लौट*|laut* !साथ
    अलविदा|alvida ..1 दोस्तो|दोस्तों|दुनिया|सबको|सब|हमेशा|dosto|duniya|sabko|hamesha
    प्यार|pyaar|pyar ..1 करता|करती|karta|karti था|थी|tha|thi|hun ..2 अलविदा|alvida
    मेरे|mere ..1 लिए|liye ..2 कल|kal|भविष्य|future ..1 नहीं|nahi|nahin|कभी-नहीं ..1 आएगा|है|होगा|aayega|aaega|hai|hoga
    मेरे|mere ..1 लिए|liye ..2 कल|kal|भविष्य|future ..1 नहीं|nahi|nahin आएगा|है|होगा|aayega|aaega|hai|hoga
    फैसला|फ़ैसला|तय|faisla|decide ..5 सब|sab|सबकुछ|sabkuch ..1 खत्म|ख़त्म|khatam|khatm
    आज|aaj|कल|kal ..1 रात|raat|तक|tak ..1 सब|sab|सबकुछ|sabkuch ..1 खत्म|ख़त्म|khatam
    तक|tak ..1 मैं|main|mai ..1 नहीं|nahi|nahin|ना रहूँगा|रहूंगा|रहूँगी|रहूंगी|बचूँगा|बचूंगा|जिऊँगा|rahunga|rahungi|bachunga
    !को|में|घर|शहर|ko|mein|ghar मैं|main|mai ..1 नहीं|nahi|nahin|ना रहूँगा|रहूंगा|रहूँगी|रहूंगी|rahunga|rahungi
    मैं|main|mai ..1 किसी|सबको|kisi|sabko ..1 को? ..1 परेशान|तंग|बोझ|pareshan|tang ..1 नहीं|nahi|nahin ..1 कर*|kar*
    मेरे|mere ..1 चले|chale|जाने|jaane|मरने|marne ..1 जाने|jaane ..1 से|के-बाद|se|ke-baad ..4 ठीक|खुश|आराम|चैन|theek|thik|khush
    सबके|सब|sabke|घरवालों|परिवार ..2 लिए|liye ..2 मुसीबत|बोझ|परेशानी|musibat|bojh ..2 हूँ|हूं|गया|गई|hu|hun|gaya|gayi
    डूबने|फांसी|फाँसी|कूदने|नस-काटने|doobne|dubne|phansi|kudne ..5 तकलीफ|दर्द|दर्द-होता|dard|taklif|takleef
    पुल|छत|खाई|pul|chhat|chat ..4 रेलिंग|मुंडेर|किनारे|railing|kinare ..4 खड़ा|खड़ी|बैठा|बैठी|khada|khadi|baitha|baithi !सेल्फी
    वसीयत|wasiyat|vasiyat|पासवर्ड ..5 ख्याल|ध्यान|माफ|khayal|dhyan|maaf
    हफ्ते|हफ़्ते|महीने|कल|hafte|mahine ..2 मैं|main|mai ..3 दुनिया|ज़िंदा|जिंदा|duniya|zinda ..2 नहीं|nahi|nahin
    सोचता|सोचती|लगता|sochta|sochti ..3 प्लेटफॉर्म|पुल|छत|बालकनी|pul|chhat ..1 से|se ..1 गिर|कूद|gir|kood|kud ..1 जाऊँ|जाऊं|jau|jaun
    कागज़|कागज|दस्तावेज़|दस्तावेज|खाते ..4 मेरे-बाद|बाद-में-किसी|बाद-में
    मुझसे|mujhse ..3 छुटकारा|chhutkara|chutkara
    अपने|अपना|apne ..1 सारे|सब|saare|sab काम|हिसाब|kaam|hisaab ..1 निपटा|पूरे-कर|nipta
    मेरी|मेरा|meri|mera आखिरी|आख़िरी|akhri|aakhri|last ..1 पोस्ट|मैसेज|संदेश|post|message ..3 शुक्रिया|माफ|अलविदा|thanks|sorry|alvida
    अपने|apne ..1 फैसले|फ़ैसले|faisle ..1 से|पर ..1 सुकून|शांति|sukoon|shanti
    ज़्यादा|ज्यादा|zyada ..1 दिन|din ..1 बोझ|bojh
    मेरे|mere ..1 बाद|baad ..1 मेरी|मेरे|meri|mere ..1 माँ|मां|बच्चों|परिवार|maa|bachcho|family ..2 ख्याल|ख़्याल|ध्यान|khayal|dhyan`);
