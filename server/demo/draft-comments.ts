import { people, type Person } from "./people.ts";
import type { Draft } from "./draft-posts.ts";
import type { Random } from "./random.ts";
import { answers, anyComment, replies } from "./words/everywhere.ts";
import { gentleComments, gentleReplies, hardWords } from "./words/gentle.ts";

/** A comment before it has a time. */
export interface CommentDraft {
  readonly author: Person;
  readonly content: string;
  readonly replies: readonly { readonly author: Person; readonly content: string }[];
}

/** How many comments a post gets; the last entry is the liveliest. */
const liveliness = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 4, 5];

/** What others say to a post: what belongs to its very words first, then what fits its topic, then what fits anything. */
export function draftComments(random: Random, post: Draft): CommentDraft[] {
  const isHard = hardWords.test(post.content);
  const voices = random.shuffled(people.filter((person) => person !== post.author));
  const wanted = random.pick(liveliness) + (post.kind === "question" ? 2 : 0);
  return sayings(random, post, isHard).slice(0, wanted).map((content, index) => {
    const author = voices[index]!;
    return { author, content: inVoice(author, content), replies: repliesTo(random, post, author, isHard) };
  });
}

function sayings(random: Random, post: Draft, isHard: boolean): string[] {
  const remarks = post.topic?.comments ?? [];
  const own = remarks.filter(({ to }) => to && post.content.toLowerCase().includes(to.toLowerCase()));
  const tied = own.map(({ text }) => text);
  if (isHard) return [...tied, ...random.shuffled(gentleComments)];
  if (post.kind === "question") return random.shuffled(answers);
  const loose = remarks.filter(({ to }) => !to).map(({ text }) => text);
  const rest = random.shuffled([...anyComment.slice(0, 12), ...loose]);
  return [...tied, ...rest];
}

function repliesTo(random: Random, post: Draft, to: Person, isHard: boolean): CommentDraft["replies"] {
  if (!random.chance(0.45)) return [];
  const text = random.pick(isHard ? gentleReplies : replies).replace("{name}", to.first);
  return [{ author: post.author, content: inVoice(post.author, text) }];
}

function inVoice(author: Person, text: string): string {
  return author.isLowercase ? text.toLowerCase() : text;
}
