import { type Person, writers } from "../texts/members.ts";
import type { CommentDraft, Draft } from "./draft-posts.ts";
import { getItemAt, type Random } from "../random.ts";
import {
  gentleComments,
  gentleReplies,
  hardWords,
  textsForAnyMember,
} from "../texts/texts-for-any-member.ts";

/** How many comments a post gets; the last entry is the liveliest. */
const liveliness = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 3, 4];

/** How often each sentence was used: the least used come first, so that sentences do not repeat. */
type Said = Map<string, number>;

/** Makes the conversations of one community. */
export function draftConversations(random: Random): (post: Draft) => CommentDraft[] {
  const said: Said = new Map();
  return (post) => draftComments(random, said, post);
}

/**
 * Comments on a post: first those that fit its words, then those that fit its topic, then
 * those that fit anything.
 */
function draftComments(random: Random, said: Said, post: Draft): CommentDraft[] {
  if (post.talk) return [...post.talk];
  const isHard = hardWords.test(post.content);
  const voices = random.shuffled(writers.filter((person) => person !== post.author));
  const wanted = random.pick(liveliness) + (post.kind === "question" ? 2 : 0);
  return chooseSentences(random, said, post, isHard).slice(0, wanted).map((content, index) => {
    const author = getItemAt(voices, index);
    const third = getItemAt(voices, voices.length - 1 - index);
    said.set(content, (said.get(content) ?? 0) + 1);
    const text = !isHard && random.chance(0.05)
      ? random.pick(textsForAnyMember.tagging).replace("{friend}", third.username)
      : content;
    return {
      author,
      content: inVoice(author, text),
      replies: repliesTo(random, post, { author, third, isHard }),
    };
  });
}

function chooseSentences(random: Random, said: Said, post: Draft, isHard: boolean): string[] {
  const fresh = (from: readonly string[]) =>
    random.shuffled(from).sort((a, b) => (said.get(a) ?? 0) - (said.get(b) ?? 0));
  const remarks = post.topic?.comments ?? [];
  const own = remarks.filter(({ to }) => to && post.content.toLowerCase().includes(to.toLowerCase()));
  const tied = own.map(({ text }) => text);
  if (isHard) return [...tied, ...fresh(gentleComments)];
  if (post.kind === "question") return fresh(textsForAnyMember.answers);
  const loose = remarks.filter(({ to }) => !to).map(({ text }) => text);
  return [...tied, ...fresh([...textsForAnyMember.comments, ...loose])];
}

/** The post's author replies, then perhaps the commenter, then perhaps a third member. */
function repliesTo(
  random: Random,
  post: Draft,
  { author, third, isHard }: { author: Person; third: Person; isHard: boolean },
): CommentDraft["replies"] {
  if (!random.chance(0.45)) return [];
  const reply = (by: Person, texts: readonly string[], to: Person) => ({
    author: by,
    content: inVoice(by, random.pick(texts).replace("{name}", to.first)),
  });
  const answered = [reply(post.author, isHard ? gentleReplies : textsForAnyMember.replies, author)];
  if (isHard || !random.chance(0.3)) return answered;
  answered.push(reply(author, textsForAnyMember.returns, post.author));
  if (random.chance(0.35)) answered.push(reply(third, textsForAnyMember.joins, post.author));
  return answered;
}

function inVoice(author: Person, text: string): string {
  return author.isLowercase ? text.toLowerCase() : text;
}
