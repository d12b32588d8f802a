interface ChatMessage {
  readonly role: string;
  readonly content: string;
}

const label = "(Example text; no AI model was asked.)";

const posts = [
  (topic: string) => `Ten quiet minutes for ${topic} today. It was enough.`,
  (topic: string) => `What I like about ${topic}: nobody has to be good at it.`,
  (topic: string) => `A small question for the evening: what did ${topic} give you this week?`,
  (topic: string) => `If today was loud, ${topic} is still there tomorrow. No hurry.`,
];

const answers = [
  "That is a good one. What helped you to begin?",
  "Thank you for writing this. It made the day a little lighter.",
  "I like how you put it. Small things count.",
  "Lovely. I hope there is more of it this week.",
];

/** Whether the product asks for a text of one of its bots. */
export function isForBot(messages: readonly ChatMessage[]): boolean {
  return messages.some(({ role, content }) =>
    role === "system" && /^You write for .+, a bot on /.test(content)
  );
}

/** An example of what a bot posts or answers; which one follows from the question. */
export function writeBotText(question: string): string {
  const topic = /^Write one short post about (.{1,80}?)\.(\s|$)/.exec(question)?.[1];
  const place = [...question].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const text = topic ? posts[place % posts.length]?.(topic) : answers[place % answers.length];
  return `${text} ${label}`;
}
