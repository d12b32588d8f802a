import type { ModerationLevel } from "#shared/primitives.ts";
import { getLevelRank } from "#shared/moderation/moderation-levels.ts";
import { type Community, dayMs, type Member, type Tie, type Ties } from "./community.ts";
import { createIdAt, getItemAt, type Random } from "../random.ts";

interface Thing {
  readonly id: string;
  readonly authorId: string;
  readonly classified: { readonly level: ModerationLevel };
  readonly createdAt: Date;
}

/**
 * Draws follows, blocks, mutes, likes, bookmarks, shares and reposts. Nobody acts across a block or
 * past their own filter.
 */
export function composeFollowsAndLikes(
  random: Random,
  { members, posts, comments }: Pick<Community, "members" | "posts" | "comments">,
  now: Date,
): Ties {
  const blocks = blocksAmong(random, members, now);
  const apart = new Set(blocks.flatMap(({ from, to }) => [from + to, to + from]));
  const meet = (one: string, other: string) => one !== other && !apart.has(one + other);
  const pull = (things: readonly Thing[], most: number) =>
    drawTies(random, { things, members, now, most, meet });
  const kept = posts.filter(({ quotedPostId }) => quotedPostId === null);
  return {
    blocks,
    mutes: mutesAmong(members, now),
    follows: followsAmong(random, members, now).filter(({ from, to }) => meet(from, to)),
    postLikes: pull(posts, 0.3),
    commentLikes: pull(comments, 0.04),
    bookmarks: pull(kept, 0.03),
    shares: pull(kept, 0.02),
    reposts: kept.flatMap((post) => spaceOut(random, pull([post], 0.006), post.createdAt, now))
      .map((tie) => ({ ...tie, id: createIdAt(random, tie.createdAt) })),
  };
}

const repostGapMs = 2 * dayMs;

/**
 * Keeps a post and its reposts two days apart, so that the feed does not show the same
 * post again and again.
 */
function spaceOut(random: Random, ties: readonly Tie[], since: Date, now: Date): Tie[] {
  return ties
    .map((tie, index) => ({
      ...tie,
      createdAt: new Date(since.getTime() + (index * 1.5 + 1 + random.next() * 0.5) * repostGapMs),
    }))
    .filter(({ createdAt }) => createdAt < now);
}

function blocksAmong(random: Random, members: readonly Member[], now: Date): Tie[] {
  return members.flatMap(({ id, person }) =>
    (person.blockedBy ?? []).map((username) => ({
      from: getItemAt(members.filter((member) => member.person.username === username), 0).id,
      to: id,
      createdAt: new Date(now.getTime() - (1 + random.next() * 20) * dayMs),
    }))
  );
}

function mutesAmong(members: readonly Member[], now: Date): Tie[] {
  return members.flatMap(({ id, person }) =>
    members.filter((member) => person.mutedBy?.includes(member.person.username)).map((muter) => ({
      from: muter.id,
      to: id,
      createdAt: new Date(now.getTime() - 3 * dayMs),
    }))
  );
}

function followsAmong(random: Random, members: readonly Member[], now: Date): Tie[] {
  return members.flatMap((member) =>
    members.filter(({ id }) => id !== member.id).filter(({ person }) => {
      const shared = person.likes.filter((topic) => member.person.likes.includes(topic)).length;
      if (person.likes.length === 0) return random.chance(person.isAdministrator ? 0.5 : 0.03);
      return random.chance(person.isWellKnown ? 0.9 : 0.12 + shared * 0.2);
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

/** Posts differ in popularity; new ones have been seen by few yet. */
function drawTies(
  random: Random,
  { things, members, now, most, meet }: {
    things: readonly Thing[];
    members: readonly Member[];
    now: Date;
    most: number;
    meet: (one: string, other: string) => boolean;
  },
): Tie[] {
  return things.flatMap((thing) => {
    const ageMs = now.getTime() - thing.createdAt.getTime();
    const pull = most * random.next() ** 1.3 * Math.min(1, 0.4 + ageMs / (dayMs / 3));
    const who = members.filter((member) =>
      meet(member.id, thing.authorId) && passesFilter(member, thing) && random.chance(pull)
    );
    return who.map(({ id }) => ({
      from: id,
      to: thing.id,
      createdAt: new Date(thing.createdAt.getTime() + random.next() ** 2 * ageMs),
    }));
  });
}

function passesFilter({ person }: Member, { classified }: Thing): boolean {
  return getLevelRank(classified.level) <= getLevelRank(person.filter ?? "top");
}
