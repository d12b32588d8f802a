interface TextCase {
  readonly text: string;
  readonly tags?: readonly string[];
  readonly mentions?: readonly string[];
  /** As written. */
  readonly links?: readonly string[];
  /** The usernames that exist; without it the longest names count. */
  readonly members?: readonly string[];
  readonly why?: string;
}

/** Texts in many scripts with the tags, mentions and links that they have (posts.3). */
export const textCases: readonly TextCase[] = [
  {
    text: "#نرم\u200cافزار خوب",
    tags: ["نرم\u200cافزار"],
    why: "a zero-width non-joiner belongs to the word",
  },
  { text: "#ශ්\u200dරී_ලංකා", tags: ["ශ්\u200dරී_ලංකා"], why: "a zero-width joiner belongs to the word" },
  { text: "☀\ufe0f#morning", tags: ["morning"], why: "an emoji's variation selector is no letter" },
  { text: "❤\ufe0f#love and ☕\ufe0f#coffee", tags: ["love", "coffee"] },
  { text: "press #\ufe0f\u20e3 then 1", tags: [], why: "a keycap is no tag" },
  { text: "＃散歩 に行く", tags: ["散歩"], why: "Japanese keyboards write a full-width sign" },
  { text: "#ハリー・ポッター を読む", tags: ["ハリー・ポッター"], why: "middle dots join words" },
  { text: "#col·lecció", tags: ["col·lecció"] },
  { text: "#2026", tags: [], why: "not digits only" },
  { text: "＠ada さんへ", mentions: ["ada"] },
  { text: "@adaさん、ありがとう", mentions: ["ada"], why: "another script ends the name" },
  { text: "thanks @andré", mentions: [], why: "never a shorter name than was written" },
  { text: "write to josé@mail.com", mentions: [], why: "an email address is no mention" },
  {
    text: "see you.@iris.She knows",
    mentions: ["iris"],
    members: ["iris"],
    why: "a dot after which no such member's name goes on ends the sentence",
  },
  { text: "詳しくはhttps://example.jp/a", links: ["https://example.jp/a"] },
  { text: "https://example.jp/aを見て", links: ["https://example.jp/a"] },
  { text: "「https://example.jp/a」です", links: ["https://example.jp/a"] },
  {
    text: "https://ja.wikipedia.org/wiki/東京 を見た",
    links: ["https://ja.wikipedia.org/wiki/東京"],
    why: "a part that begins in another script is taken whole",
  },
  {
    text: "https://fa.wikipedia.org/wiki/کتاب\u200cها",
    links: ["https://fa.wikipedia.org/wiki/کتاب\u200cها"],
  },
];
