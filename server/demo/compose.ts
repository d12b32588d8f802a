import { type CommentDraft, conversations } from "./draft-comments.ts";
import { type Draft, draftPosts } from "./draft-posts.ts";
import { idAt } from "./id-at.ts";
import { people, type Person } from "./people.ts";
import type { Random } from "./random.ts";
import type { Scene } from "./paint.ts";

export interface Member {
  readonly id: string;
  readonly person: Person;
  readonly createdAt: Date;
}

export interface Post {
  readonly id: string;
  readonly authorId: string;
  readonly content: string;
  readonly createdAt: Date;
  /** The picture to paint for it, if any. */
  readonly scene: Scene | null;
}

export interface Comment {
  readonly id: string;
  readonly postId: string;
  readonly parentId: string | null;
  readonly authorId: string;
  readonly content: string;
  readonly createdAt: Date;
}

/** That a member liked something, or follows somebody, since when. */
export interface Tie {
  readonly from: string;
  readonly to: string;
  readonly createdAt: Date;
}

export interface Community {
  readonly members: readonly Member[];
  readonly posts: readonly Post[];
  readonly comments: readonly Comment[];
  readonly follows: readonly Tie[];
  readonly postLikes: readonly Tie[];
  readonly commentLikes: readonly Tie[];
}

const dayMs = 24 * 60 * 60 * 1000;
const postCount = 400;

/** Makes the community up: the last thirty days before `now`, the same for the same chance. */
export function composeCommunity(random: Random, now: Date): Community {
  const members = people.map((person): Member => {
    const createdAt = new Date(now.getTime() - (31 + random.next() * 90) * dayMs);
    return { id: idAt(random, createdAt), person, createdAt };
  });
  const idOf = idsOf(members);
  const converse = conversations(random);
  const posts: Post[] = [];
  const comments: Comment[] = [];
  for (const { draft, createdAt } of timed(random, draftPosts(random, postCount), now)) {
    const id = idAt(random, createdAt);
    const scene = sceneFor(random, draft);
    posts.push({ id, authorId: idOf(draft.author), content: draft.content, createdAt, scene });
    comments.push(...timedTalk(random, converse(draft), { id, createdAt }, idOf, now));
  }
  return {
    members,
    posts,
    comments,
    follows: followsAmong(random, members, now),
    postLikes: likesOf(random, posts, members, now, 0.42),
    commentLikes: likesOf(random, comments, members, now, 0.06),
  };
}

function idsOf(members: readonly Member[]): (person: Person) => string {
  const ids = new Map(members.map(({ id, person }) => [person, id]));
  return (person) => {
    const id = ids.get(person);
    if (!id) throw new Error(`${person.username} is no member`);
    return id;
  };
}

/** Journeys keep their days; everything else falls anywhere, more of it lately, the newest minutes ago. */
function timed(random: Random, drafts: readonly Draft[], now: Date): { draft: Draft; createdAt: Date }[] {
  return random.shuffled(drafts).map((draft) => {
    const ageDays = draft.day === undefined
      ? 29.9 * random.next() ** 1.6 + 3 / (24 * 60)
      : 29.4 - draft.day + random.next() * 0.2;
    return { draft, createdAt: new Date(now.getTime() - ageDays * dayMs) };
  });
}

const scenesOf: Readonly<Record<string, readonly [share: number, ...scenes: Scene[]]>> = {
  walking: [0.6, "hills", "forest"],
  garden: [0.4, "hills", "colours"],
  weather: [0.8, "sea", "hills", "forest"],
  running: [0.4, "sea", "hills"],
  mornings: [0.45, "hills", "colours"],
  making: [0.25, "colours"],
  breathing: [0.4, "colours", "sea"],
  sleep: [0.4, "sea", "hills"],
  music: [0.15, "colours"],
};

function sceneFor(random: Random, draft: Draft): Scene | null {
  const [share, ...scenes] = scenesOf[draft.topic?.name ?? ""] ?? [0.1, "hills", "sea"] as const;
  return random.chance(share) ? random.pick(scenes) : null;
}

function timedTalk(
  random: Random,
  threads: readonly CommentDraft[],
  post: { id: string; createdAt: Date },
  idOf: (person: Person) => string,
  now: Date,
): Comment[] {
  return threads.flatMap((thread) => {
    const at = later(random, post.createdAt, now);
    const said = { postId: post.id, authorId: idOf(thread.author), content: thread.content };
    const first: Comment = { id: idAt(random, at), parentId: null, createdAt: at, ...said };
    const answers = thread.replies.map((reply): Comment => {
      const createdAt = later(random, at, now);
      const { content } = reply;
      const authorId = idOf(reply.author);
      return {
        id: idAt(random, createdAt),
        postId: post.id,
        parentId: first.id,
        authorId,
        content,
        createdAt,
      };
    });
    return [first, ...answers];
  });
}

/** Later the same day, rather soon than late, and not after now. */
function later(random: Random, after: Date, now: Date): Date {
  const room = Math.min(now.getTime() - after.getTime(), dayMs / 3);
  return new Date(after.getTime() + 1 + Math.floor((0.03 + 0.9 * random.next() ** 2) * room));
}

function followsAmong(random: Random, members: readonly Member[], now: Date): Tie[] {
  const popular = new Set(members.slice(1, 2).map(({ id }) => id));
  return members.flatMap((member) =>
    members.filter(({ id }) => id !== member.id).filter((other) => {
      const shared = other.person.likes.filter((topic) => member.person.likes.includes(topic)).length;
      return random.chance(popular.has(other.id) ? 0.9 : 0.12 + shared * 0.2);
    }).map((other) => {
      const since = Math.max(member.createdAt.getTime(), other.createdAt.getTime());
      return {
        from: member.id,
        to: other.id,
        createdAt: new Date(since + random.next() * (now.getTime() - since)),
      };
    })
  );
}

/** Each thing has its own pull; what is new has not been seen by many yet. */
function likesOf(
  random: Random,
  things: readonly { id: string; authorId: string; createdAt: Date }[],
  members: readonly Member[],
  now: Date,
  most: number,
): Tie[] {
  return things.flatMap((thing) => {
    const ageMs = now.getTime() - thing.createdAt.getTime();
    const pull = most * random.next() ** 1.3 * Math.min(1, 0.4 + ageMs / (dayMs / 3));
    return members.filter(({ id }) => id !== thing.authorId && random.chance(pull)).map(({ id }) => ({
      from: id,
      to: thing.id,
      createdAt: new Date(thing.createdAt.getTime() + random.next() ** 2 * ageMs),
    }));
  });
}
