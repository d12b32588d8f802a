/** Texts and names of many languages, and searches that find them (search.2). */
export const searchCases: {
  readonly posts: readonly { text: string; found: string[]; notFound?: string[] }[];
  readonly people: readonly { name: string; found: string[] }[];
} = {
  "posts": [
    { "text": "今日はいい天気なので散歩した", "found": ["天気", "散歩", "今日"], "notFound": ["天国"] },
    { "text": "我昨天在上海喝了茶", "found": ["上海", "茶"] },
    { "text": "วันนี้อากาศดีมาก", "found": ["อากาศ"] },
    { "text": "Tested negative for covid-19 on 2026-11-25.", "found": ["covid-19", "2026-11-25", "covid"] },
    {
      "text": "Upgraded node.js, see example.org/docs, open 24/7, rated 10.5",
      "found": ["node.js", "example.org", "24/7", "10.5"],
    },
    { "text": "A mother/daughter evening.Then tea", "found": ["mother/daughter", "then"] },
    { "text": "Bir gün İstanbul'da", "found": ["İstanbul", "istanbul"] },
    { "text": "Η ΟΔΟΣ είναι ήσυχη", "found": ["οδός", "ΟΔΟΣ"] },
    {
      "text": "Coffee at the Café on Krügerstraße",
      "found": ["cafe", "café", "krugerstrasse", "Krügerstraße"],
    },
    { "text": "مُدَرِّسَة لطيفة", "found": ["مدرسة"] },
  ],
  "people": [
    { "name": "June Hallam", "found": ["ha", "hallam", "ju"] },
    { "name": "Daniel Wu", "found": ["Wu", "wu"] },
    { "name": "王小明", "found": ["王", "小明"] },
    { "name": "Anna Krüger", "found": ["kruger", "krüger", "KRÜGER"] },
    { "name": "Nguyễn Minh", "found": ["nguyen"] },
    { "name": "İpek Demir", "found": ["İpek", "ipek"] },
  ],
};
