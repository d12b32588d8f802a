import { expect, test } from "vitest";
import { classifyText } from "../built-in-classifier.ts";
import { parseLists } from "../read-lists.ts";
import { measureClassifying } from "../testing/measure-classifying.ts";
import { findInLanguages } from "./find-in-languages.ts";
import { buildPhraseIndex, getPhraseIndex } from "./phrase-index.ts";

const indexOf = (text: string) => buildPhraseIndex([parseLists("es.txt", text)]);
const classes = `
[classes]
matar = matar mato mat*
yo = yo nosotros
杀 = 杀 干掉 弄死
[group ataque]
te|os ..1 <matar>
os lo? !que juro
`;
const matches = (phrase: string, text: string) =>
  findInLanguages(text, indexOf(`${classes}\n[threat none]\n${phrase}`)).levels.get("threat") === "none";

test("compiles every phrase of every language", () => {
  expect(() => getPhraseIndex().prepareAll()).not.toThrow();
});

test.each([
  ["te voy a matar", "Hoy TE VOY A MATAR."],
  ["te|os ..2 matar", "os juro que matar"],
  ["te ..2 <matar>", "te voy a matarlo"],
  ["{ataque} hoy", "te voy matar hoy"],
  ["hoy {ataque}|huye ya", "hoy os lo juro ya"],
  ["hoy {ataque}|huye ya", "hoy huye ya"],
  ["te quiero? matar", "te matar"],
  ["te quiero? matar", "te quiero matar"],
  ["te mato !de|a", "te mato mañana"],
  ["te mato !de", "te mato, de verdad"],
  ["!no|nunca te mato", "hoy sí te mato"],
  ["!no te mato", "ayer no fui y te mato"],
  ["!no te mato", "No. Te mato"],
  ["^ muerete", "adiós, muérete ya"],
  ["mori* todos", "moriréis todos"],
  ["je t'ecras* tous", "Je t’écraserai tous"],
  ["ich bring dich um", "ich bríng dích üm"],
  ["ölüm size", "ÖLÜM SİZE"],
  ["я тебя убью", "Я тебя УБЬЁ́ю я тебя убью"],
  ["на ёлке повешу", "на елке повешу"],
  ["سأقتلك يا", "سَأَقْتُلُكَ يـــا"],
  ["سوف اقتل", "وسوف أقتل"],
  ["موت كافر", "الموت للكافر"],
  ["तुझे मार डालूंगा", "तुझे मार डालूँगा"],
  ["我|俺 ..3 杀你|弄死你", "我 明天要杀你"],
  ["我 ..2 <杀> 你", "我要干掉你"],
  ["殺してやる", "お前を殺してやる！"],
  ["죽여 버릴|버리겠", "죽여버릴거야"],
  ["nmsl|傻b 去死", "傻B去死"],
])("%s matches: %s", (phrase, text) => {
  expect(matches(phrase, text)).toBe(true);
});

test.each([
  ["te voy a matar", "te voy a abrazar"],
  ["te ..2 <matar>", "te quiero mucho y mucho matar"],
  ["te voy a matar", "te voy. A matar el tiempo"],
  ["{ataque} hoy", "te voy a matar hoy"],
  ["hoy {ataque}|huye ya", "hoy os que juro ya"],
  ["te mato !de|a", "te mato a besos"],
  ["!no|nunca te mato", "no, te mato"],
  ["!no te mato", "no hoy te mato"],
  ["^ muerete", "dijo muérete ya"],
  ["año nuevo", "ano nuevo"],
  ["杀 !时间", "杀时间"],
  ["!不|没有 杀你", "我没有杀你"],
  ["我 ..2 杀你", "我一二三杀你"],
])("%s does not match: %s", (phrase, text) => {
  expect(matches(phrase, text)).toBe(false);
});

test.each([
  ["stretched letters", "te voooooy a mataaaar"],
  ["digits and signs", "te voy a m4tar"],
  ["Cyrillic letters", "te voy a mаtаr"],
  ["letters between dots", "te voy a m.a.t.a.r"],
  ["spaced letters", "te voy a m a t a r"],
  ["invisible characters", "te voy a ma\u200bt\u00adar"],
  ["full width", "ｔｅ ｖｏｙ ａ ｍａｔａｒ"],
])("reads phrases written with %s", (_, text) => {
  expect(matches("te voy a matar", text)).toBe(true);
});

test("reads Cyrillic words written with Latin letters and digits", () => {
  expect(matches("я тебя убью сука", "я тебя убью cуka")).toBe(true);
  expect(matches("убью тебя", "у6ью тебя")).toBe(true);
});

test.each(["a4b7", "T175", "h1j0", "AB12 CDE"])("does not read the code %s as a word", (code) => {
  const word = code.toLowerCase().replace(
    /\d/g,
    (digit) => ({ 1: "i", 4: "a", 5: "s", 7: "t", 0: "o" })[digit] ?? digit,
  );
  expect(matches(word, code)).toBe(false);
});

const words = buildPhraseIndex([
  parseLists("es.txt", "[profanity low words]\njoder polla"),
  parseLists("de.txt", "[profanity low words]\nscheiße"),
  parseLists("zh.txt", "[profanity low words]\n傻逼"),
]);

test.each([
  ["Estoy muy cansada de todo esto y no puedo dormir, joder", "low"],
  ["Joder", "low"],
  ["Schei\u00dfe!!!", "low"],
  ["scheisse", "low"],
  ["The band Joder plays at the market square this evening, come along", undefined],
  ["你这个人真是一个大傻逼，我不想再看到你", "low"],
])("counts single words in texts of their language and in texts of three words: %s", (text, level) => {
  expect(findInLanguages(text, words).levels.get("profanity")).toBe(level);
});

test("returns the worst level of each kind and the feelings", () => {
  const index = indexOf(`
[crisis hard]
no puedo mas
[crisis indirect]
cartas de despedida
[crisis grave]
quiero morir
[hate low]
gente asi sobra
[hate none]
raza inferior
`);
  const { levels, feelings } = findInLanguages(
    "No puedo más. Cartas de despedida. Quiero morir. Raza inferior, gente así sobra",
    index,
  );
  expect([...levels]).toEqual([["hate", "none"]]);
  expect(feelings).toEqual(new Set(["hard", "indirect", "grave"]));
});

const costly = indexOf(`${classes}
[threat none words]
mato
[group siempre]
te|yo ..9 te|a ..9 <matar>
a ..9 a
[threat none]
te|yo|a ..9 <matar>|te|yo ..9 te|a? ..9 te|a ..9 nunca|jamas
!te|a a ..9 a ..9 a ..9 mori*
我 ..9 我 ..9 <杀> ..9 你们
{siempre} ..9 {siempre}|te ..9 nunca
`);

test.each([
  "te yo a matar ",
  "a ",
  "a.",
  "mato nunca ",
  "我",
  "我<杀>干掉",
  "a\u0301",
  "aaaa",
  "ا",
  "@",
  "و",
  "\u{1F1EB}",
])(
  "reads 200 KB of %j in time that grows with its length, not with its square",
  (part) => {
    const text = `${part}nunca mori 你们`;
    expect(measureClassifying(text, 200_000, (long) => findInLanguages(long, costly))).toBeLessThan(6_000);
  },
  30_000,
);

test.each([
  "Le train a vingt minutes de retard, comme d'habitude.",
  "Je rentre plus tard ce soir, ne m'attends pas pour dîner",
  "Mein Kater ist ganz schön dick geworden über den Winter",
  "Hoe praat ik met mijn dochter over seksualiteit?",
  "Het boek is zo dik dat ik het in de trein niet kan vasthouden",
  "Nu är semestern slut och jag måste tillbaka till jobbet på måndag",
  "Giv din mor et stort kys fra mig, når du ser hende i morgen",
  "Nu știu cum să vă mulțumesc pentru tot ce ați făcut astăzi",
  "Suono il fagotto nella piccola orchestra della mia città",
])("does not read an everyday word of another language as an English one: %s", (text) => {
  expect(classifyText(text).level).toBe("top");
});

test.each(["he is a dick", "what a retard he is", "my neighbour is such a hoe"])(
  "still reads it in English: %s",
  (text) => expect(classifyText(text).level).not.toBe("top"),
);

const abbreviations = indexOf(`
[profanity low words]
hdp|on9|malparido
[profanity low in texts of the language]
hijo|hija !mio
[profanity low]
fdx|vtnc|vete a la
vtnc|krl
`);

test.each([
  ["KRL 128", undefined],
  ["AB12 HDP", undefined],
  ["ON9 4HN", undefined],
  ["HDP", "low"],
  ["mi hija mio", undefined],
  ["vtnc", "low"],
  ["the KRL line to the airport is late again this morning", undefined],
  ["no vuelvo a hablar con ese tipo nunca más en la vida, qué krl", "low"],
])("reads the short word of %s as an abbreviation only where it is the language's own", (text, level) => {
  expect(findInLanguages(text, abbreviations).levels.get("profanity")).toBe(level);
});
