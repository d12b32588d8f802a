import type { Written } from "./written-post.ts";

/** Short posts whose authors have them promoted. */
export const promotedPosts: readonly Written[] = [
  {
    author: "iris_v",
    promotedHours: 24,
    text:
      "I have made a list of quiet things to do at three in the morning without waking anybody. One each night this week, for whoever else is up. Tonight: sort the buttons. #nightowls",
    talk: [
      {
        author: "eli.novak",
        text: "sorted. eleven blue ones. i did not expect to feel this proud",
        replies: [{ author: "iris_v", text: "Eleven! I have nine. We will speak about this tomorrow." }],
      },
    ],
  },
  {
    author: "elif_demir",
    promotedHours: 48,
    text:
      "A year of shoes: all my drawings will hang in the little gallery by the station in May. Come in whatever you wear, we will draw those as well. #sketchbook",
    talk: [
      { author: "yuki_tanabe", text: "i will bring the red ones" },
      {
        author: "rowan.ash",
        text: "mine are held together by visible mending. is that allowed?",
        replies: [{ author: "elif_demir", text: "It is required." }],
      },
    ],
  },
];
