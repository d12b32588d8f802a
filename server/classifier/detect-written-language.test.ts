import { expect, test } from "vitest";
import { detectWrittenLanguage } from "./detect-written-language.ts";

test.each([
  ["Walked along the lake this morning, and felt better", "en"],
  ["ngl that hike slapped, legs r dead but worth it fr fr", "en"],
  ["Heute war ein ruhiger Tag, ich bin früh schlafen gegangen", "de"],
  ["Vandaag heb ik langs het meer gewandeld", "nl"],
  ["Une belle journée au bord du lac", "fr"],
  ["Hoy fui a caminar por el parque", "es"],
  ["Hoje caminhei junto ao lago com a minha mãe", "pt"],
  ["Oggi ho camminato lungo il lago", "it"],
  ["Dzisiaj spacerowałem nad jeziorem", "pl"],
  ["Bugün göl kenarında yürüdüm ve çok iyi geldi", "tr"],
  ["Idag gick jag en promenad vid sjön", "sv"],
  ["Chào buổi sáng mọi người, hôm nay trời đẹp", "vi"],
  ["Сегодня долго гулял у озера с собакой", "ru"],
  ["Сьогодні довго гуляв біля озера з собакою", "uk"],
  ["Днес се разходих край езерото и се почувствах по-добре", "bg"],
  ["Данас сам шетао поред језера и осећао се боље", "sr"],
  ["Сёння доўга гуляў каля возера з сабакам", "be"],
  ["مشيت اليوم في الحديقة وأشعر بتحسن كبير", "ar"],
  ["از کمک شما خیلی ممنونم، امروز حالم خوب است", "fa"],
  ["آپ سب کی مدد کا بہت شکریہ، آج میں بہتر ہوں", "ur"],
  ["היום הלכתי לאורך האגם והרגשתי טוב", "he"],
  ["आज मी तलावाच्या काठावर फिरलो आणि खूप बरे वाटले", "mr"],
  ["আজ আমি লেকের ধারে অনেকক্ষণ হাঁটলাম", "bn"],
  ["I LOVE THIS COMMUNITY SO MUCH", "en"],
  ["सुप्रभात सबको, आज मैं झील के किनारे घूमी", "hi"],
  ["Σήμερα περπάτησα δίπλα στη λίμνη", "el"],
  ["今日は湖まで歩いた、気持ちよかった", "ja"],
  ["今天去湖边散步了，感觉好多了", "zh"],
  ["오늘 호수까지 천천히 걸었어요", "ko"],
])("detects the language of %j as %s", (text, language) => {
  expect(detectWrittenLanguage(text)).toBe(language);
});

test.each([
  ["nothing", ""],
  ["a few words", "Happy birthday Amara"],
  ["laughter", "hahahahahaha hahahaha hahahahaha"],
  ["signs and emoji", "12:30 → 14:45 🎉🎉🎉 :-) 50 %"],
  [
    "links, names and hashtags",
    "https://example.org/heute-war-ein-ruhiger-tag #ruhigerTagAmSee @clara_von_weissenfels",
  ],
  ["Malay or Indonesian", "Selamat pagi semua, hari ini saya berjalan di tepi danau"],
  ["names", "Lisa Müller, Thomas Schmidt, Andreas Weber, Claudia Fischer"],
  ["a name after one word", "Congratulations Alejandro Rodriguez Fernandez"],
  ["Kazakh, which is no Ukrainian", "Бүгін мен көл жағасында серуендедім, өзімді жақсы сезіндім"],
  ["Mongolian, which is no Belarusian", "Өнөөдөр би нуурын эргээр алхлаа, сайхан байлаа"],
  ["Macedonian, which is no Bulgarian", "Денес прошетав покрај езерото и се чувствував подобро"],
  ["Nepali, which is no Marathi", "आज म तालको किनारमा हिँडें र मलाई धेरै राम्रो लाग्यो"],
  ["Sorani, which is no Persian", "ئەمڕۆ لە کەنار دەریاچەکە پیاسەم کرد و هەستم باشتر بوو"],
  ["Pashto, which is no Urdu", "نن زه د سیند په غاړه وګرځېدم او ډېر ښه مې احساس کړ"],
  ["Yiddish, which is no Hebrew", "אַ שיינעם גוטן טאָג אַלע מיינע פֿריינד"],
  ["Assamese, which is no Bengali", "আজি মই হ্ৰদৰ পাৰত খোজ কাঢ়িলোঁ আৰু ভাল লাগিল"],
  ["two languages at once", "Ich war heute am See, so was Schönes, you know, und all das Licht"],
])("leaves %s without a language", (_, text) => {
  expect(detectWrittenLanguage(text)).toBeNull();
});

test("follows most of the letters, whatever else is quoted", () => {
  const komorebi = "I learned the word 木漏れ日 today, the light that falls through the leaves of trees";
  expect(detectWrittenLanguage(komorebi)).toBe("en");
  expect(detectWrittenLanguage("今日は Good Morning という歌をみんなで歌いました、楽しかった")).toBe("ja");
});
