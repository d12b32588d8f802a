/**
 * A guide that is longer than the demo's model writes at once: it stops before the last word of
 * week 4, in the middle of a sentence, and 'Continue' brings the rest.
 */
const longAnswer = `# A calmer month

Four weeks, one small change each. Nothing here needs an app, a purchase or an early alarm.

## Week 1: Look before you change

Write down three moments of each day: one that gave you energy, one that took some, one that did neither. Don't judge them yet. After seven days you have 21 moments, and a pattern that you could not have guessed.

| Moment | What took energy | What gave some |
| --- | --- | ---: |
| Morning | The news in bed | 5 minutes of light |
| Noon | Lunch at the desk | 15 minutes outside |
| Evening | "Just one more mail" | 30 minutes with a friend |

## Week 2: Make one thing smaller

Choose the moment that took the most, and make it smaller rather than forbidding it:

1. **Move it.** The news after breakfast is the same news.
2. **Shorten it.** Ten minutes with a timer in place of forty without one.
3. **Share it.** What is said aloud to somebody weighs less.

> You don't have to earn rest. You only have to begin it.

## Week 3: Make one thing longer

Take the moment that gave you the most, and double it. If a walk of \\(t\\) minutes does you good, then the whole week gets

$$
T = 7 \\cdot 2t
$$

minutes of it: for \\(t = 10\\) that is \\(140\\), more than two hours that were not there before.

## Week 4: Keep what stays by itself

Look at your list again. What happened without a reminder may stay; what needed one every day may go, and that is no failure. Put what stays where you'll meet it: a chair by the window, shoes beside the door, a name at the top of your messages.

### If a week goes wrong

It will, once. Start again on the day you notice, not on the next Monday. A month with a gap is still a month.

### Afterwards

- Read your first seven days again, and say out loud what is different.
- Tell **one person** what helped, because it may help them too.
- Then put the list away. The calm was never in the list.`;

/** The length of the guide before the cut, in words. */
const wordsBeforeCut = longAnswer.slice(0, longAnswer.indexOf("messages.")).match(/\S+/g)?.length ?? 0;

/** An answer to questions with one of these words. */
export interface Example {
  readonly words: RegExp;
  /** The title of a chat that begins with such a question. */
  readonly title: string;
  readonly answer: string;
  /** After so many words it ends as at the model's limit, and goes on when it is asked to. */
  readonly cutAfter?: number;
}

/** Checked in this order. Markdown, so that each of its forms can be seen. */
export const examples: readonly Example[] = [
  {
    words: /\b(suicid\w*|kill myself|end my life|hurt myself|self[- ]harm\w*)\b/i,
    title: "Someone to talk to",
    answer:
      "I'm glad you said this. You deserve help from a person, right now: please call your local emergency number, or a crisis line such as 988 in the US, 116 123 in the UK and much of Europe, or one listed at findahelpline.com.\n\nIf you can, go to someone near you and tell them how you feel. I'm an AI and cannot be that person for you, but you are not alone with this.",
  },
  {
    words: /\bguide\b/i,
    title: "A calmer month",
    answer: longAnswer,
    cutAfter: wordsBeforeCut,
  },
  {
    words: /\b(formula\w*|equation\w*|math\w*|caffeine)\b/i,
    title: "Coffee at bedtime",
    answer: [
      "Caffeine leaves the body by halves. After \\(t\\) hours there is left of a dose \\(C_0\\)",
      "$$\nC(t) = C_0 \\cdot \\left(\\frac{1}{2}\\right)^{t/h}\n$$",
      "where \\(h\\) is its half-life: about **5 hours** for many people. A cup with 80 mg at four in the afternoon leaves at eleven",
      "\\[ C(7) = 80 \\cdot 2^{-7/5} \\approx 30 \\text{ mg} \\]",
      "in you, a third of a cup. It doesn't matter whether the cup cost $3 or $6. To solve for the time in which it falls to \\(C\\):",
      "\\[ t = h \\cdot \\log_2 \\frac{C_0}{C} \\]",
    ].join("\n\n"),
  },
  {
    words: /\b(code|program\w*|function|javascript|typescript|python)\b/i,
    title: "A breathing timer in code",
    answer:
      "Here is a small timer that reminds you to breathe. Start it with `deno run breathe.ts`:\n\n```ts\n/** In for four, hold for four, out for six. */\nconst seconds = { in: 4, hold: 4, out: 6 } as const;\n\nasync function breathe(rounds: number): Promise<void> {\n  for (let round = 1; round <= rounds; round++) {\n    console.log(`Round ${round} of ${rounds}`);\n    for (const [step, length] of Object.entries(seconds)) {\n      console.log(`  ${step} for ${length}`);\n      await new Promise((done) => setTimeout(done, length * 1000)); // no hurry\n    }\n  }\n}\n\nawait breathe(3);\n```\n\nChange the number to do more rounds.",
  },
  {
    words: /\b(table|compare|plan|schedule|week|routine)\b/i,
    title: "A calm week",
    answer:
      "A calm week could look like this:\n\n| Day | Morning | Noon | Evening | Minutes |\n| --- | --- | --- | --- | ---: |\n| Monday | Ten quiet minutes<br>before the phone | Lunch outside | A short walk | 55 |\n| Tuesday | Stretch by the window | Ten slow breaths | Write down one good moment | 20 |\n| Wednesday | A slow breakfast | Lunch with somebody | Call somebody you like | 90 |\n| Thursday | Ten quiet minutes | A walk round the block | Early to bed | 25 |\n| Friday | Tidy one small thing | Lunch outside | Something that makes you laugh | 75 |\n\nStart with **one** row. The rest follows more easily than all of it at once.",
  },
  {
    words: /\b(sleep\w*|insomnia|tired|awake|night|bed|bedtime)\b/i,
    title: "Better sleep",
    answer:
      "Sleep likes a rhythm. Three things that help many people:\n\n1. **Dim the last hour.** Lamps in place of screens.\n2. **Write down what is left.** A list on paper stops going round in your head.\n3. **Get up when it does not come.** Read something slow, and go back when you are sleepy.\n\nIf it stays hard for some weeks, a doctor is a good person to ask.",
  },
  {
    words: /\b(stress\w*|anxi\w*|worr\w*|overwhelm\w*|panic\w*|nervous|pressure)\b/i,
    title: "A lot at once",
    answer:
      "That sounds like a lot at once. Let's make it smaller:\n\n- Breathe in for four, and out for six, five times.\n- Name **one** thing that can wait until tomorrow.\n- Do the smallest next step of what cannot wait, for ten minutes.\n\nWhat is the first thing that comes to mind for the second line?",
  },
  {
    words: /\b(sad|lonely|alone|hopeless|cry\w*|grief|miss|(feel\w*|so|am|i'm|been) down)\b/i,
    title: "A heavy day",
    answer:
      "I'm sorry that it is heavy right now. You don't have to make it go away today.\n\nTwo gentle things: tell one person you trust a single honest sentence about it, and do something kind for your body, like a warm drink or a few steps outside. If it stays for long, somebody who does this for a living can really help.",
  },
  {
    words: /\b(grat\w*|thank\w*|appreciat\w*|journal\w*)\b/i,
    title: "Three evening prompts",
    answer:
      "Here are three prompts for tonight:\n\n- A small thing that went better than expected\n- Somebody who made the day lighter, and how\n- Something you usually overlook and would miss\n\nOne sentence each is plenty.",
  },
  {
    words: /\b(breath\w*|meditat\w*|mindful\w*|calm|relax\w*)\b/i,
    title: "One minute of calm",
    answer:
      "Let's do one minute together:\n\n1. Put both feet on the floor.\n2. Breathe in through the nose for **four**.\n3. Hold for **two**.\n4. Breathe out slowly for **six**.\n\nFive rounds are one minute. Notice which part of you softened first.",
  },
  {
    words: /\b(poem|haiku|verse|rhyme)\b/i,
    title: "A small poem",
    answer: "> Morning on the sill,\n> a cup of tea and its steam:\n> nothing else to do.",
  },
  {
    words: /\b(story|tale|long|essay|chapter)\b/i,
    title: "The clock repairer",
    answer: [
      "On the last street of the village lived a woman who repaired clocks. People brought her the ones that ran too fast, and she listened to them for a while before she opened them.",
      "“Most of them are not broken,” she said. “They have only been wound by somebody in a hurry.”",
      "One evening a boy brought a clock that had stopped. He wanted it to run again before the morning, because at home everything went by it. She set it on the table between them, poured two cups of tea, and waited.",
      "They talked about the river, and about a dog that could open doors. The boy laughed so much that he forgot why he had come. When he stood up to go, the clock was ticking.",
      "“What did you do?” he asked.",
      "“I gave it some time,” she said.",
      "He carried it home through the dark, slowly, so that it would not learn to hurry again.",
    ].join("\n\n"),
  },
  {
    words: /\b(recipe|cook\w*|eat|food|breakfast|dinner|lunch)\b/i,
    title: "Something warm in ten minutes",
    answer:
      "Something warm in ten minutes:\n\n- Oats, milk and a pinch of salt, simmered for five minutes\n- Half an apple in small pieces, and cinnamon\n- A spoon of nut butter on top\n\nEat it sitting down, without a screen. That is half of the recipe.",
  },
  {
    words: /\b(post|caption|write|share)\b/i,
    title: "Words for a post",
    answer:
      "How about this?\n\n> Took the long way home today. Ten more minutes, and the light on the roofs was worth every one of them. What slowed you down today? #smallmoments\n\nIt is short, true to one moment, and ends with a question others like to answer.",
  },
  {
    words: /\b(who|what) are you\b|\byour name\b|\bare you (an? )?(ai|bot|human|real)\b/i,
    title: "Who is answering",
    answer:
      "I'm the practice assistant: a program on this machine that answers with examples, so that you can try how AI chats work here. I'm an AI of the simplest kind, and no question leaves this machine.",
  },
  {
    words: /^\W*(hi|hello|hey|good (morning|evening|day))\b/i,
    title: "A first hello",
    answer: "Hello! It's good to hear from you. What is on your mind today?",
  },
];
