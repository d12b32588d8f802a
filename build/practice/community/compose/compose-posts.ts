import { type Comment, dayMs, hourMs, type Member, type Post } from "./community.ts";
import { findWorstLevel } from "#shared/moderation/moderation-levels.ts";
import type { Classified } from "../../../../server/features/moderation/classify-before-publishing.ts";
import { classifyLocally } from "../../../../server/providers/moderation/local-moderator.ts";
import { draftConversations } from "./draft-comments.ts";
import type { CommentDraft } from "./draft-posts.ts";
import { type Draft, draftPosts } from "./draft-posts.ts";
import { createIdAt, type Random } from "../random.ts";
import type { Scene } from "../pictures/paint.ts";
import type { Person } from "../texts/members.ts";

const postCount = 400;

interface Timed {
  readonly draft: Draft;
  readonly createdAt: Date;
}

/** Four hundred posts of the last thirty days, and their comments. */
export function composePosts(random: Random, members: readonly Member[], now: Date) {
  const idOf = idsOf(members);
  const converse = draftConversations(random);
  const posts: Post[] = [];
  const comments: Comment[] = [];
  const publish = ({ draft, createdAt }: Timed, quotedPostId: string | null) => {
    const id = createIdAt(random, createdAt);
    posts.push({
      id,
      authorId: idOf(draft.author),
      content: draft.content,
      classified: classified(draft.content),
      quotedPostId,
      createdAt,
      scene: sceneFor(random, draft),
      promotedHours: draft.promotedHours ?? null,
    });
    comments.push(...timeComments(random, converse(draft), { id, createdAt }, idOf, now));
  };
  const drafts = random.shuffled(draftPosts(random, postCount));
  const quotes = drafts.flatMap(({ quoting }) => quoting ?? []);
  for (const draft of drafts.filter(({ quoting }) => !quoting)) {
    const isQuoted = quotes.some((words) => draft.content.toLowerCase().includes(words));
    publish({ draft, createdAt: momentOf(random, draft, { isQuoted, now }) }, null);
  }
  for (const draft of drafts.filter(({ quoting }) => quoting)) {
    const quoted = posts.find(({ content }) => content.toLowerCase().includes(draft.quoting ?? ""));
    if (!quoted) throw new Error(`No post says "${draft.quoting}"`);
    publish({ draft, createdAt: soonAfter(random, quoted.createdAt, now) }, quoted.id);
  }
  return { posts, comments };
}

function idsOf(members: readonly Member[]): (person: Person) => string {
  const ids = new Map(members.map(({ id, person }) => [person, id]));
  return (person) => {
    const id = ids.get(person);
    if (!id) throw new Error(`${person.username} is no member`);
    return id;
  };
}

/**
 * Journeys keep their days; everything else falls anywhere, more of it lately,
 * the newest minutes ago.
 */
function momentOf(random: Random, draft: Draft, { isQuoted, now }: { isQuoted: boolean; now: Date }): Date {
  // Promoted and quoted posts are some time old, so that others have seen them.
  const newest = draft.promotedHours || isQuoted ? 1 : 3 / (24 * 60);
  const span = draft.promotedHours ? 4 : 29.5 - newest;
  const ageDays = draft.day === undefined
    ? newest + span * random.next() ** 1.6
    : 29.4 - draft.day + random.next() * 0.2;
  return drawAwakeTime(new Date(now.getTime() - ageDays * dayMs), draft.author.timeZone);
}

/** Moves a moment in the night of a time zone to the evening before. */
export function drawAwakeTime(at: Date, timeZone: string): Date {
  const hour = Number(at.toLocaleString("en", { timeZone, hour: "numeric", hourCycle: "h23" }));
  return hour < 6 ? new Date(at.getTime() - (hour + 2) * hourMs) : at;
}

/** Within a day and a half, and not after now. */
function soonAfter(random: Random, after: Date, now: Date): Date {
  const room = Math.min(now.getTime() - after.getTime(), 1.5 * dayMs);
  return new Date(after.getTime() + 1 + Math.floor((0.2 + 0.7 * random.next()) * room));
}

const scenesOf: Readonly<Record<string, readonly [share: number, ...scenes: Scene[]]>> = {
  walking: [0.45, "hills", "forest"],
  garden: [0.3, "hills", "colours"],
  weather: [0.6, "sea", "hills", "forest"],
  running: [0.3, "sea", "hills"],
  mornings: [0.3, "hills", "colours"],
  making: [0.2, "colours"],
  breathing: [0.3, "colours", "sea"],
  sleep: [0.25, "sea", "hills"],
  music: [0.1, "colours"],
};

function sceneFor(random: Random, draft: Draft): Scene | null {
  if (draft.kind === "written") return null;
  const [share, ...scenes] = scenesOf[draft.topic?.name ?? ""] ?? [0.05, "hills", "sea"] as const;
  return random.chance(share) ? random.pick(scenes) : null;
}

function timeComments(
  random: Random,
  threads: readonly CommentDraft[],
  post: { id: string; createdAt: Date },
  idOf: (person: Person) => string,
  now: Date,
): Comment[] {
  return threads.flatMap((thread) => {
    const comment = (author: Person, content: string, parentId: string | null, createdAt: Date): Comment => ({
      id: createIdAt(random, createdAt),
      postId: post.id,
      parentId,
      authorId: idOf(author),
      content,
      classified: classified(content),
      createdAt,
    });
    let at = later(random, post.createdAt, now);
    const first = comment(thread.author, thread.content, null, at);
    const answers = thread.replies.map((reply) => {
      at = later(random, at, now);
      return comment(reply.author, reply.content, first.id, at);
    });
    return [first, ...answers];
  });
}

/** Classifies as a service without a provider does. */
export function classified(text: string): Classified {
  const verdict = classifyLocally({ text });
  return {
    ...verdict,
    decidedBy: "local",
    level: findWorstLevel(verdict.elements.map(({ level }) => level)),
  };
}

/** Later the same day, rather soon than late, and not after now. */
function later(random: Random, after: Date, now: Date): Date {
  const room = Math.min(now.getTime() - after.getTime(), dayMs / 3);
  return new Date(after.getTime() + 1 + Math.floor((0.03 + 0.9 * random.next() ** 2) * room));
}
