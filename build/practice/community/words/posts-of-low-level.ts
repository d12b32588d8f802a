import type { Written } from "./written-post.ts";

/** Posts whose words have a level below the top, so that a filter has something to hide. Their level is the classifier's. */
export const strongPosts: readonly Written[] = [
  {
    author: "nia.bryn",
    text: "Damn, the view from the top at seven this morning. I said it out loud, alone, to a sheep. #hills",
    talk: [],
  },
  { author: "jamal.reed", text: "What the hell did I do before naps?", talk: [] },
  {
    author: "ben.carter",
    text: "Six hours of sleep in a row. SIX. Holy crap, I can see colours again. #newdad",
    talk: [{ author: "mateo.rivas", text: "Welcome back to the visible spectrum." }],
  },
  {
    author: "maeve.oc",
    text: "My sister's scan is clear. Two years now. Fuck cancer, we are going dancing.",
    talk: [
      {
        author: "hana.suzuki",
        text: "Dance for our whole ward, both of you. Until the shoes give up.",
        replies: [{ author: "maeve.oc", text: "One dance for each bed. Promise." }],
      },
    ],
  },
  {
    author: "aiko_m",
    text: "Cello, bar fourteen, attempt two hundred: fucking finally. The third floor applauded. #cello",
    talk: [],
  },
  {
    author: "ines.moreau",
    text:
      "Translating a thriller this month. Today's first sentence: 'I will kill you before breakfast.' The cat looked up and left the room. #translating",
    talk: [],
  },
  {
    author: "luca.ferri",
    text:
      "Our amateur theatre is doing a western. My only line: 'You are a dead man, McGraw.' I have said it to the mirror forty times. The mirror is not worried.",
    talk: [],
  },
];

/** Posts for which members may block their author. */
export const pushyPosts: readonly Written[] = [
  {
    author: "max.vance",
    text: "Ten followers to ten thousand in thirty days. Ask me how. #growth",
    talk: [],
  },
  { author: "max.vance", text: "Calm is a market, people. I have a funnel for it. Write to me.", talk: [] },
];
