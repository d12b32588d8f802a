import type { Written } from "./written-post.ts";

/** Posts that name other members, and the conversations that come of it. */
export const namingPosts: readonly Written[] = [
  {
    author: "leila.farsi",
    text:
      "Two hundred and forty lunches today, and one small note in the tray return: 'the lentils were like a hug'. @grace.mbeki, those were your beans in the salad. #cooking",
    talk: [
      {
        author: "grace.mbeki",
        text: "I am framing this. Please tell whoever wrote it that there are more beans in August.",
        replies: [
          { author: "leila.farsi", text: "She is six and has already asked." },
          { author: "june.hallam", text: "'Like a hug' is the review that we all deserve." },
        ],
      },
    ],
  },
  {
    author: "theo.brandt",
    text:
      "Made a shelf for the smallest books in @fatima.zahra's library. It holds exactly eleven children before it bends. We have tested it. #madebyhand",
    talk: [
      {
        author: "fatima.zahra",
        text: "Twelve, @theo.brandt. Twelve. It did not bend.",
        replies: [{ author: "theo.brandt", text: "Then I built it better than I thought." }],
      },
    ],
  },
  {
    author: "sofie.dahl",
    text:
      "@maeve.oc and I swam at the same time this morning: two coasts, one phone call, a great deal of shouting. Four degrees here. #coldwater",
    talk: [
      {
        author: "maeve.oc",
        text: "Six here, which @sofie.dahl calls a bath.",
        replies: [
          { author: "sofie.dahl", text: "It IS a bath." },
          { author: "kai_l", text: "Twenty-six in Hilo. I will see myself out." },
        ],
      },
    ],
  },
  {
    author: "ravi_menon",
    text:
      "Walked my old route today and delivered one letter of my own, to @arthur.p. York is a little far on foot, so I used a stamp, like everybody else.",
    talk: [
      {
        author: "arthur.p",
        text: "It came this morning. My wife read it to me twice. Thank you, postman.",
        replies: [
          { author: "ravi_menon", text: "Then I will write another one." },
          { author: "hana.suzuki", text: "You two are why I open this app." },
        ],
      },
    ],
  },
  {
    author: "mei.lin",
    text:
      "My aunt wants to know whether @leila.farsi really cooks for two hundred and forty every day. I said yes. She went quiet, which has never happened before.",
    talk: [{ author: "leila.farsi", text: "Please tell her that I cannot fold a dumpling. It evens out." }],
  },
  {
    author: "clara.weiss",
    text:
      "Plant emergency: brown edges, drooping, accusing look. @priya.raman, is there a doctor in the house?",
    talk: [
      {
        author: "priya.raman",
        text: "Less water, more window, and stop apologising to it.",
        replies: [
          { author: "clara.weiss", text: "How did you know that I apologise to it?" },
          { author: "noor.k", text: "we all apologise to ours" },
        ],
      },
    ],
  },
  {
    author: "daniel_okafor",
    text:
      "Line 14 has a new regular, a lady who rides to the end and back because 'the windows are big'. Today I told her about @june.hallam and the benches. She has started a list of hers. #smallmoments",
    talk: [
      {
        author: "june.hallam",
        text: "Please tell her that the one above the weir gets the last sun.",
        replies: [{ author: "daniel_okafor", text: "She knows that one. She says you are right." }],
      },
    ],
  },
  {
    author: "anders.holm",
    text:
      "A question to the swimmers here, @maeve.oc, @sofie.dahl and @june.hallam: how do I stop holding my breath without noticing? #learning",
    talk: [
      {
        author: "june.hallam",
        text: "Hum. You cannot hold your breath and hum.",
        replies: [
          { author: "anders.holm", text: "I hummed. The lifeguard asked whether I was all right. I was." },
          { author: "maeve.oc", text: "Humming it is. Best advice of the week." },
        ],
      },
    ],
  },
];
