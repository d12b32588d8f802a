/** A question to Lisa and her answer. */
interface Asked {
  readonly question: string;
  readonly answer: string;
  /** Before now. */
  readonly hoursAgo: number;
}

/** Posts that mention her, which she answers with a comment. */
export const askedInPosts: readonly (Asked & { readonly author: string })[] = [
  {
    author: "noor.k",
    question: "@lisa my head won't be quiet at night. what do i do with a thought that keeps coming back?",
    answer:
      "Give it a place to stay that isn't your head: write it down in one line, and beside it when you will look at it tomorrow. " +
      "Then breathe out longer than you breathe in, ten times. I'm an AI, so for nights that go on for weeks please ask a doctor too.",
    hoursAgo: 7,
  },
  {
    author: "theo.brandt",
    question:
      "Twenty minutes of quiet before the children wake up. @lisa, what would you put into them? #mornings",
    answer:
      "Less than you think! Five minutes of stretching, a cup of something warm without a screen, and ten minutes of nothing at all. " +
      "The nothing is the best part.",
    hoursAgo: 31,
  },
  {
    author: "ines.moreau",
    question:
      "First talk in front of a hundred people on Thursday. My hands already know about it. Any small trick, @Lisa?",
    answer:
      "Walk around the room before anybody is there, and say your first sentence out loud in it. Hands like to hold something: " +
      "a card will do. And tell one kind face in the first row what you told us. Good luck on Thursday.",
    hoursAgo: 52,
  },
];

/** The threads with her of the accounts to sign in with. */
export const lisaThreads: readonly (Asked & { readonly member: string })[] = [
  {
    member: "wren.calloway",
    question: "Could you suggest one kind thing to do for a neighbour this week?",
    answer:
      "Bring them something warm to drink when you next see them outside, and stay for five minutes. It asks nothing of them, and " +
      "most people remember the five minutes for longer than the tea.",
    hoursAgo: 60,
  },
  {
    member: "amara_osei",
    question: "I write best when I am tired and then I cannot sleep. Any ideas?",
    answer:
      "Stop in the middle of a sentence you know the end of. It waits for you until morning, and your head doesn't have to hold " +
      "the rest. Then ten slow minutes away from the desk before bed. How late does it usually get?",
    hoursAgo: 76,
  },
  {
    member: "amara_osei",
    question: "Around one. I will try the half sentence tonight.",
    answer: "One is late, but half a sentence is a good companion. Tell me in a few days how it went.",
    hoursAgo: 75.8,
  },
  {
    member: "hana.suzuki",
    question: "Are you a real person?",
    answer:
      "No, I'm an AI. I'm glad to think along, and I answer at any hour, but for what weighs on you a person who knows you is the " +
      "better listener. What's on your mind today?",
    hoursAgo: 90,
  },
];
