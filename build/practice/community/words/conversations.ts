import type { ReactionEmoji } from "#shared/messages/rules.ts";
import type { Scene } from "../pictures/paint.ts";

/** A message of a conversation; `by` is the place of its writer among the two. */
export interface Line {
  readonly by: 0 | 1;
  readonly text: string;
  /** Before now. */
  readonly minutesAgo: number;
  readonly scene?: Scene;
  readonly sharesPost?: true;
  /** The other's. */
  readonly reaction?: ReactionEmoji;
  readonly isUnsent?: true;
}

interface Script {
  /** By username. Those of the accounts to sign in with come first. */
  readonly members: readonly [string, string];
  readonly lines: readonly Line[];
  /** False: what the last writer wrote last is unread. */
  readonly isRead: boolean;
}

const day = 24 * 60;

export const conversations: readonly Script[] = [
  {
    members: ["wren.calloway", "june.hallam"],
    isRead: false,
    lines: [
      { by: 1, text: "Did the new bench by the lake arrive?", minutesAgo: 2 * day + 40 },
      { by: 0, text: "Yesterday! It already has a regular: a very round robin.", minutesAgo: 2 * day + 31 },
      { by: 1, text: "Of course it does.", minutesAgo: 2 * day + 30, reaction: "😂" },
      {
        by: 0,
        text: "This morning, before anybody was up:",
        minutesAgo: day + 12,
        scene: "sea",
        reaction: "❤️",
      },
      { by: 1, text: "Oh, that light. I needed that after the night shift.", minutesAgo: day + 3 },
      { by: 1, text: "Swim on Saturday? The water should be about 9 degrees.", minutesAgo: 26 },
      { by: 1, text: "I bring the tea.", minutesAgo: 25 },
    ],
  },
  {
    members: ["wren.calloway", "tomasz.w"],
    isRead: true,
    lines: [
      { by: 1, text: "You will like this one.", minutesAgo: 3 * day, sharesPost: true, reaction: "👍" },
      { by: 0, text: "I do. I read it twice.", minutesAgo: 3 * day - 15 },
      { by: 1, text: "My bread fell flat again, by the way.", minutesAgo: 5 * 60, isUnsent: true },
      { by: 1, text: "My bread has turned out beautifully, by the way.", minutesAgo: 5 * 60 - 1 },
      { by: 0, text: "Flat bread is a kind of bread.", minutesAgo: 4 * 60, reaction: "😂" },
    ],
  },
  {
    members: ["wren.calloway", "grace.mbeki"],
    isRead: true,
    lines: [
      { by: 1, text: "Thank you for looking after everyone here.", minutesAgo: 6 * day },
      { by: 0, text: "Thank you for the sunflowers!", minutesAgo: 6 * day - 90, reaction: "❤️" },
    ],
  },
  {
    members: ["amara_osei", "priya.raman"],
    isRead: false,
    lines: [
      { by: 1, text: "I tried the four breaths before the big meeting.", minutesAgo: day + 300 },
      { by: 0, text: "And?", minutesAgo: day + 296 },
      { by: 1, text: "I spoke slowly, and nobody noticed my knees.", minutesAgo: day + 290, reaction: "❤️" },
      { by: 0, text: "Knees are allowed to have feelings too.", minutesAgo: day + 280, reaction: "😂" },
      { by: 1, text: "Plant number 44 has moved in.", minutesAgo: 55, scene: "forest" },
    ],
  },
  {
    members: ["amara_osei", "nia.bryn"],
    isRead: true,
    lines: [
      { by: 0, text: "For the choir?", minutesAgo: 4 * day, sharesPost: true },
      {
        by: 1,
        text: "Read it aloud in the break. There was a silence, and then cake.",
        minutesAgo: 4 * day - 200,
        reaction: "👍",
      },
      { by: 0, text: "The best order.", minutesAgo: 4 * day - 210 },
    ],
  },
  {
    members: ["amara_osei", "june.hallam"],
    isRead: false,
    lines: [
      { by: 0, text: "How was the night?", minutesAgo: 600 },
      {
        by: 1,
        text: "Long, and kind. I sat with someone until the sun came up.",
        minutesAgo: 580,
        reaction: "😢",
      },
      { by: 1, text: "Sleeping now. Talk tomorrow?", minutesAgo: 579 },
    ],
  },
  {
    members: ["hana.suzuki", "oskar.lind"],
    isRead: false,
    lines: [
      { by: 1, text: "The dog has learned to open the biscuit tin.", minutesAgo: 2 * day, reaction: "😮" },
      { by: 0, text: "Promote him to first officer.", minutesAgo: 2 * day - 10, reaction: "😂" },
      { by: 1, text: "He and I on our evening watch.", minutesAgo: 95, scene: "hills" },
      { by: 1, text: "Calm sea, no ships, one gull.", minutesAgo: 94 },
    ],
  },
  {
    members: ["hana.suzuki", "lena_k"],
    isRead: true,
    lines: [
      {
        by: 0,
        text: "Your crooked cup is everybody's favourite on the ward.",
        minutesAgo: 5 * day,
        reaction: "❤️",
      },
      { by: 1, text: "I can make five more. None of them will match.", minutesAgo: 5 * day - 45 },
      { by: 0, text: "Please do.", minutesAgo: 5 * day - 50, reaction: "👍" },
    ],
  },
  {
    members: ["hana.suzuki", "wren.calloway"],
    isRead: true,
    lines: [
      { by: 1, text: "This made me think of you.", minutesAgo: day + 500, sharesPost: true, reaction: "❤️" },
      { by: 0, text: "The good news of the day. Thank you!", minutesAgo: day + 470 },
    ],
  },
];

/** First messages of somebody whom each account does not follow, one each. */
export const requests: readonly { readonly to: string; readonly text: string }[] = [
  { to: "wren.calloway", text: "Hello! I'm new here. Is there a group for early walkers?" },
  { to: "amara_osei", text: "Your post about slow mornings helped me this week. Thank you." },
  { to: "hana.suzuki", text: "Hi Hana, I'm a nurse too. How do you switch off after work?" },
];
