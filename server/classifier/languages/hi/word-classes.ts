import { words } from "../../lexicon/lexicon.ts";

/** Words of the Hindi phrases, in Devanagari and in the Latin spellings of chats. */
export const wordClasses: Readonly<Record<string, readonly string[]>> = {
  mujhe: words("मुझे मुझको मुझसे मेरेको मेरे mujhe mujhko muje mujhse mereko merko mujhey mere mujhee"),
  main: words("मैं मै में मेरा मेरी main mai mein mera meri"),
  tujhe: words(
    "तुझे तुझको तुम्हें तुम्हे तुमको तेरेको आपको तुमलोगों tujhe tujhko tuje tujhey tereko terko tumhe tumhein tumhen tumko aapko tumlogo",
  ),
  them: words(
    "उसे उसको उन्हें उनको इनको इन्हें सबको usko unko unhe unhein inko inhe inhein sabko usse salo saalo saalon सालों साले",
  ),
  tera: words(
    "तेरा तेरी तेरे तुम्हारा तुम्हारी तुम्हारे आपका आपके आपकी उसका उसकी उसके इनका इनके इनकी उनका उनके उनकी tera teri tere tumhara tumhari tumhare uska uski uske inka inke inki unka unke unki",
  ),
  nahi: words("नहीं नही नहि ना न मत nahi nahin nhi nai nahee nahii naahi na mat nahiin nehi"),
  hu: words("हूँ हूं हु हूंगी hu hun hoon hoo huu hoo hn"),
  want: words(
    "चाहता चाहती चाहते चाहूं chahta chahti chahte chahata chahati chahta chaahta chaahti chata chati chahtahu",
  ),
  suicide: words(
    "आत्महत्या खुदकुशी ख़ुदकुशी ख़ुदकशी सुसाइड सुसाईड suicide suside sucide khudkushi khudkhushi khudkashi atmahatya aatmahatya aatmhatya atmhatya",
  ),
  life: words("ज़िंदगी जिंदगी ज़िन्दगी जिन्दगी जीवन लाइफ life zindagi jindagi zindgi jindgi jeevan jivan jiwan"),
  will: words(
    `दूंगा दूँगा दूंगी दूँगी देंगे डालूंगा डालूँगा डालूंगी डालेंगे लूंगा लूँगा लूंगी लेंगे करूंगा करूँगा करूंगी करेंगे dunga dungi denge doonga doongi dungaa dengey dalunga daalunga dalungi
    daalungi dalenge daalenge lunga lungi lenge loonga karunga karungi karenge dedunga dega degi`,
  ),
  maarunga: words(
    `मारूंगा मारूँगा मारूंगी मारेंगे पीटूंगा पीटेंगे काटूंगा काटेंगे ठोकूंगा ठोकेंगे पेलूंगा तोड़ूंगा तोड़ेंगे फाड़ूंगा कूटूंगा कूटेंगे marunga maarunga marungi maarungi marenge maarenge pitunga peetunga
    pitenge peetenge katunga kaatunga katenge kaatenge thokunga thokenge pelunga pelenge todunga todenge faadunga phadunga kutunga kutenge`,
  ),
  strike: words(
    `मार काट जला उड़ा पीट गाड़ दफना ठोक चीर फाड़ कुचल कूट टपका भून मसल maar mar kaat kat jala uda udaa peet pit gaad dafna thok cheer chir faad phaad fad kuchal
    kut koot tapka bhun masal`,
  ),
  body: words(
    `सर सिर गला गर्दन हाथ पैर टांग टाँग टांगें टाँगें हड्डी हड्डियां हड्डियाँ दांत दाँत मुंह मुँह थोबड़ा आंख आँख आंखें जुबान ज़ुबान जीभ खोपड़ी नाक sar sir gala gardan haath hath hathpair pair tang taang tangein
    taangein tange haddi haddiyan haddiya daant dant muh munh mooh thobda aankh ankh aankhen zubaan zuban jubaan khopdi naak bheja भेजा`,
  ),
  group: words(
    `मुसलमान मुसलमानों मुस्लिम मुस्लिमों हिंदू हिन्दू हिंदुओं हिन्दुओं ईसाई ईसाइयों ईसाईयों मिशनरी सिख सिखों सरदारों दलित दलितों आदिवासी आदिवासियों बिहारी बिहारियों मद्रासी कश्मीरी कश्मीरियों बांग्लादेशी बांग्लादेशियों रोहिंग्या रोहिंग्याओं
    पाकिस्तानी पाकिस्तानियों समलैंगिक समलैंगिकों गे ट्रांसजेंडर किन्नर किन्नरों हिजड़े हिजड़ों चिंकी हब्शी नेपाली नेपालियों नॉर्थईस्ट अफ्रीकी नीग्रो शरणार्थी यहूदी यहूदियों चमार चमारों भंगी
    musalman musalmano musalmaan musalmaano muslim muslims muslimo muslimon hindu hindus hinduo hinduon isai isaai isaiyo christian christians christiano sikh sikhs sikho sardaro dalit dalits dalito
    adivasi adivasiyo bihari biharis bihariyo madrasi madrasis kashmiri kashmiriyo bangladeshi bangladeshis bangladeshiyo rohingya rohingyas pakistani pakistaniyo samlaingik samlaingiko gay gays lesbian
    lgbt transgender kinnar kinnaro hijde hijdo hijre chinki chinky habshi nepali nepaliyo northeast african africans refugees yahudi jews chamar chamaro bhangi mulle mullo katue katuo`,
  ),
  contempt: words(
    `आतंकवादी आतंकी आतंकवादियों गद्दार देशद्रोही गंदे गंदी सुअर सूअर कीड़े कीड़ा कुत्ते कुत्ता चोर बलात्कारी जिहादी नीच हरामी हरामखोर घटिया बीमार जानवर राक्षस धोखेबाज धोखेबाज़ कमीने अपराधी बंदर काफिर अनपढ़ जाहिल
    कलंक कचरा पापी विकृत छक्के निकम्मे कामचोर पागल मक्कार दोगले लुटेरे दंगाई गंवार शैतान दीमक सांप ज़हर भिखारी बेकार वहशी हैवान दरिंदे aatankwadi atankwadi aatankvadi aatankwaadi atankvadi aatanki atanki
    gaddar gaddaar deshdrohi gande gandi gandey suar suvar suwar soovar keede kide keeda kutte kutta chor balatkari jihadi jihadis neech nich harami haramkhor ghatiya bimar beemar janwar
    jaanwar rakshas dhokebaaz dhokebaj kamine apradhi bandar kafir kaafir anpadh jahil jaahil kalank kachra paapi chhakke chakke nikamme kaamchor pagal makkar dogle lutere dangai ganwar gawar
    shaitan deemak bhikhari bekar bekaar haiwan darinde`,
  ),
};
