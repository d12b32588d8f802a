import { people, type Person } from "./people.ts";
import type { Draft } from "./draft-posts.ts";
import { itemAt } from "./item-at.ts";
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
const liveliness = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 4];

/** How often each sentence was said already: the least used come first, so that nobody hears the same thing all the time. */
type Said = Map<string, number>;

/** Makes the conversations of one community. */
export function conversations(random: Random): (post: Draft) => CommentDraft[] {
  const said: Said = new Map();
  return (post) => draftComments(random, said, post);
}

/** What others say to a post: what belongs to its very words first, then what fits its topic, then what fits anything. */
function draftComments(random: Random, said: Said, post: Draft): CommentDraft[] {
  const isHard = hardWords.test(post.content);
  const voices = random.shuffled(people.filter((person) => person !== post.author));
  const wanted = random.pick(liveliness) + (post.kind === "question" ? 2 : 0);
  return sayings(random, said, post, isHard).slice(0, wanted).map((content, index) => {
    const author = itemAt(voices, index);
    said.set(content, (said.get(content) ?? 0) + 1);
    return { author, content: inVoice(author, content), replies: repliesTo(random, post, author, isHard) };
  });
}

function sayings(random: Random, said: Said, post: Draft, isHard: boolean): string[] {
  const fresh = (from: readonly string[]) =>
    random.shuffled(from).sort((a, b) => (said.get(a) ?? 0) - (said.get(b) ?? 0));
  const remarks = post.topic?.comments ?? [];
  const own = remarks.filter(({ to }) => to && post.content.toLowerCase().includes(to.toLowerCase()));
  const tied = own.map(({ text }) => text);
  if (isHard) return [...tied, ...fresh(gentleComments)];
  if (post.kind === "question") return fresh(answers);
  const loose = remarks.filter(({ to }) => !to).map(({ text }) => text);
  return [...tied, ...fresh([...anyComment, ...loose])];
}

function repliesTo(random: Random, post: Draft, to: Person, isHard: boolean): CommentDraft["replies"] {
  if (!random.chance(0.45)) return [];
  const text = random.pick(isHard ? gentleReplies : replies).replace("{name}", to.first);
  return [{ author: post.author, content: inVoice(post.author, text) }];
}

function inVoice(author: Person, text: string): string {
  return author.isLowercase ? text.toLowerCase() : text;
}
