import { expect, test } from "vitest";
import { guessLanguage } from "./guess-language.ts";

test.each([
  ["A calm morning.", undefined],
  ["Zażółć gęślą jaźń", undefined],
  ["12:30 😀 … “”", undefined],
  ["", undefined],
  ["今日は散歩に行きました。", "ja"],
  ["昨日、東京都千代田区永田町に散歩", "ja"],
  ["カフェ", "ja"],
  ["今天天气很好，我们去散步", "zh"],
  ["오늘은 날씨가 좋네요", "ko"],
  ["วันนี้อากาศดี", "th"],
  ["صباح هادئ", "ar"],
  ["صبح آرامی بود، چای خوردم", "fa"],
  ["آج صبح بہت پرسکون ہے", "ur"],
  ["בוקר שקט", "he"],
  ["शांत सुबह", "hi"],
  ["Тихое утро", "ru"],
  ["Тихий ранок і їжа", "uk"],
  ["Ήσυχο πρωινό", "el"],
  ["Glimmer で見つけた https://example.org/a-very-long-address-in-latin-letters", "ja"],
  ["Reading Война и мир again, with a cup of tea in the garden", undefined],
  ["@ada_lind #calm_mornings_everywhere おはよう", "ja"],
])("guesses the language of %j as %s", (text, language) => {
  expect(guessLanguage(text)).toBe(language);
});
