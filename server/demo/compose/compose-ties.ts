import type { ModerationLevel } from "#shared/primitives.ts";
import { levelRank } from "#shared/moderation/rules.ts";
import { type Community, dayMs, type Member, type Tie, type Ties } from "./community.ts";
import { idAt } from "../id-at.ts";
import { itemAt } from "../item-at.ts";
import type { Random } from "../random.ts";

interface Thing {
  readonly id: string;
  readonly authorId: string;
  readonly classified: { readonly level: ModerationLevel };
  readonly createdAt: Date;
}

/** Who follows, blocks, likes, keeps, shares and reposts what. Nobody reaches across a block, nor past their own filter. */
export function composeTies(
  random: Random,
  { members, posts, comments }: Pick<Community, "members" | "posts" | "comments">,
  now: Date,
): Ties {
  const blocks = blocksAmong(random, members, now);
  const apart = new Set(blocks.flatMap(({ from, to }) => [from + to, to + from]));
  const meet = (one: string, other: string) => one !== other && !apart.has(one + other);
  const pull = (things: readonly Thing[], most: number) =>
    pulled(random, { things, members, now, most, meet });
  const kept = posts.filter(({ quotedPostId }) => quotedPostId === null);
  return {
    blocks,
    follows: followsAmong(random, members, now).filter(({ from, to }) => meet(from, to)),
    postLikes: pull(posts, 0.42),
    commentLikes: pull(comments, 0.06),
    bookmarks: pull(kept, 0.03),
    shares: pull(kept, 0.02),
    reposts: pull(kept, 0.006).map((tie) => ({ ...tie, id: idAt(random, tie.createdAt) })),
  };
}

function blocksAmong(random: Random, members: readonly Member[], now: Date): Tie[] {
  return members.flatMap(({ id, person }) =>
    (person.blockedBy ?? []).map((username) => ({
      from: itemAt(members.filter((member) => member.person.username === username), 0).id,
      to: id,
      createdAt: new Date(now.getTime() - (1 + random.next() * 20) * dayMs),
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

/** Each thing has its own pull; what is new has not been seen by many yet. */
function pulled(
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
      meet(member.id, thing.authorId) && sees(member, thing) && random.chance(pull)
    );
    return who.map(({ id }) => ({
      from: id,
      to: thing.id,
      createdAt: new Date(thing.createdAt.getTime() + random.next() ** 2 * ageMs),
    }));
  });
}

function sees({ person }: Member, { classified }: Thing): boolean {
  return levelRank(classified.level) <= levelRank(person.filter ?? "top");
}
