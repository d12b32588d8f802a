import { findPerson, type Person, writers } from "../texts/members.ts";
import { getItemAt, type Random } from "../random.ts";
import { hardWords, textsForAnyMember } from "../texts/texts-for-any-member.ts";
import { type Topic, topics } from "../texts/topics.ts";
import { type WrittenPost, writtenPosts } from "../texts/written-posts.ts";

/** A comment before it has a time. */
export interface CommentDraft {
  readonly author: Person;
  readonly content: string;
  readonly replies: readonly { readonly author: Person; readonly content: string }[];
}

/** A post before it has a time or a picture. */
export interface Draft {
  readonly author: Person;
  readonly content: string;
  /** Null: a list of good things, a question or a day of a journey. */
  readonly topic: Topic | null;
  readonly kind: "moment" | "list" | "question" | "journey" | "written";
  /** Days after the month's beginning, where the words say which day it is. */
  readonly day?: number;
  /** Comments that are written together with it. */
  readonly talk?: readonly CommentDraft[];
  /** Words of the post it quotes, in lower case. */
  readonly quoting?: string;
  readonly promotedHours?: number;
}

const { goodThings, goodThingsOpenings, journeys, questions } = textsForAnyMember;

/** As many posts as asked: every hand-written one once, and lists of good things for the rest. */
export function draftPosts(random: Random, count: number): Draft[] {
  const written = [
    ...wholeDrafts(),
    ...journeyDrafts(),
    ...momentDrafts(random),
    ...questionDrafts(random),
  ];
  const lists = Array.from({ length: Math.max(0, count - written.length) }, () => listDraft(random));
  // In place of the last lists, so that no other draw of the community changes.
  const foreign = writtenPosts.foreign.map(wholeDraft);
  return [...written, ...lists.slice(0, -foreign.length), ...foreign].slice(0, count);
}

function wholeDrafts(): Draft[] {
  const { long, promoted, naming, strong, pushy, quotes } = writtenPosts;
  const whole = [...long, ...promoted, ...naming, ...strong, ...pushy, ...quotes];
  return whole.map(wholeDraft);
}

function wholeDraft(post: WrittenPost): Draft {
  return {
    author: findPerson(post.author),
    content: post.text,
    topic: null,
    kind: "written",
    talk: post.talk?.map(({ author, text, replies = [] }) => ({
      author: findPerson(author),
      content: text,
      replies: replies.map((reply) => ({ author: findPerson(reply.author), content: reply.text })),
    })),
    quoting: post.quoting?.toLowerCase(),
    promotedHours: post.promotedHours,
  };
}

function journeyDrafts(): Draft[] {
  return journeys.flatMap((journey) => {
    const author = findPerson(journey.member);
    return journey.days.map((text, index): Draft => ({
      author,
      content: `${text} #${journey.hashtags[index % journey.hashtags.length]}`,
      topic: null,
      kind: "journey",
      day: Number(/(?:day|no\.) (\d+)/i.exec(text)?.[1] ?? (index + 0.5) * 28 / journey.days.length),
    }));
  });
}

function momentDrafts(random: Random): Draft[] {
  return topics.flatMap((topic) => {
    const fans = writers.filter(({ likes }) => likes.includes(topic.name));
    return topic.moments.map((moment): Draft => {
      const author = random.pick(fans.filter((fan) => !quotesThis(fan, moment)));
      return { author, content: spoken(random, author, moment, topic), topic, kind: "moment" };
    });
  });
}

/** Nobody quotes a post of their own. */
function quotesThis({ username }: Person, moment: string): boolean {
  return writtenPosts.quotes.some(({ author, quoting }) =>
    author === username && quoting && moment.includes(quoting)
  );
}

function questionDrafts(random: Random): Draft[] {
  const askers = random.shuffled(writers);
  return questions.map((question, index): Draft => {
    const author = getItemAt(askers, index);
    return { author, content: inVoice(author, question), topic: null, kind: "question" };
  });
}

function listDraft(random: Random): Draft {
  const author = random.pick(writers);
  const [one, two, three] = random.shuffled(goodThings);
  const list = `${random.pick(goodThingsOpenings)}${one}, ${two}, ${three}.`;
  const tag = random.chance(0.5) ? " #threegoodthings" : "";
  return { author, content: inVoice(author, list) + tag, topic: null, kind: "list" };
}

/** The text in its author's style, sometimes with a second paragraph, an emoji and hashtags. */
function spoken(random: Random, author: Person, moment: string, topic: Topic): string {
  const words = [moment];
  if (random.chance(0.3)) words.push(random.pick(topic.thoughts));
  const text = inVoice(author, words.join("\n\n"));
  const face = author.emoji && !hardWords.test(moment) && random.chance(0.45)
    ? ` ${random.pick(author.emoji)}`
    : "";
  const tags = random.chance(0.5) ? random.shuffled(topic.hashtags).slice(0, 1 + random.below(2)) : [];
  return text + face + (tags.length > 0 ? `\n\n${tags.map((tag) => `#${tag}`).join(" ")}` : "");
}

function inVoice(author: Person, text: string): string {
  return author.isLowercase ? text.toLowerCase() : text;
}
