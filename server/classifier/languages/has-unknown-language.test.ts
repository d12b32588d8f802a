import { expect, test } from "vitest";
import { hasUnknownLanguage } from "./has-unknown-language.ts";

const known = new Set("en es pt fr de it nl pl tr ru ar hi zh ja ko".split(" "));

test.each([
  ["Swedish", "Jag är så trött idag och kan inte sova, men tack för allt"],
  ["Finnish", "Tänään kävin pitkällä kävelyllä metsässä ja olo on parempi"],
  ["Hungarian", "Köszönöm szépen a segítséget, ma sokkal jobban vagyok"],
  ["Romanian", "Mulțumesc mult pentru ajutor, astăzi mă simt mai bine"],
  ["Czech", "Děkuji vám všem za pomoc, dnes je mi mnohem lépe"],
  ["Vietnamese", "Cảm ơn các bạn đã giúp đỡ mình trong thời gian qua"],
  ["Ukrainian", "Дякую всім за підтримку, сьогодні мені вже набагато краще"],
  ["Persian", "از کمک شما خیلی ممنونم، امروز حالم خیلی بهتر است"],
  ["Urdu", "آپ سب کی مدد کا بہت شکریہ، آج میں بہتر محسوس کر رہا ہوں"],
  ["Greek", "Ευχαριστώ πολύ για τη βοήθεια, σήμερα νιώθω καλύτερα"],
  ["Hebrew", "תודה רבה לכולם על העזרה, היום אני מרגיש הרבה יותר טוב"],
  ["Thai", "ขอบคุณทุกคนมากสำหรับความช่วยเหลือ วันนี้รู้สึกดีขึ้นมาก"],
  ["Georgian", "დიდი მადლობა ყველას დახმარებისთვის, დღეს უკეთ ვარ"],
  ["Tamil", "உங்கள் உதவிக்கு மிக்க நன்றி, இன்று நன்றாக உணர்கிறேன்"],
  ["Bengali with a link", "আপনাদের সাহায্যের জন্য অনেক ধন্যবাদ https://example.org/en/some-english-words"],
])("finds no lists for %s", (_, text) => {
  expect(hasUnknownLanguage(text, known)).toBe(true);
});

test.each([
  ["English", "Just finished my first 5k this morning, legs are jelly but I feel great"],
  ["English of the young", "ngl that hike slapped, legs r dead but worth it fr fr"],
  ["Spanish", "Hoy fui a caminar por el bosque y me siento mucho mejor"],
  ["romanised Hindi", "aaj main bahut thak gayi hoon, kuch bhi karne ka mann nahi hai"],
  ["Chinese", "今天在公园走了很久，感觉好多了，谢谢大家一直以来的帮助和陪伴"],
  ["Korean", "오늘 공원에서 오래 걸었더니 기분이 훨씬 좋아졌어요 모두 고마워요"],
  ["Arabic", "مشيت اليوم في الحديقة وأشعر بتحسن كبير شكرا لكم جميعا"],
  ["a text of few letters", "Tack så mycket alla"],
  ["laughter", "hahahahahaha hahahaha hahahahaha"],
  ["numbers and signs", "12:30 → 14:45, 3 × 12, 50 % :-) 🎉🎉🎉 2026-11-26"],
  [
    "links and names alone",
    "https://example.org/detta-ar-en-svensk-artikel-om-hur-man-sover @svenska_flickan",
  ],
  [
    "English with a stranger's name",
    "My grandmother's Smörgåstårta is the best thing that you will ever eat",
  ],
])("finds lists for %s", (_, text) => {
  expect(hasUnknownLanguage(text, known)).toBe(false);
});
