import { expect, test } from "vitest";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Fragment } from "../../db/open-database.ts";
import {
  isNotMutedBy,
  isVisibleTo,
  selectAuthorsHiddenFrom,
  selectBlocksBetween,
  selectMutesBetween,
} from "../../db/visibility/visibility.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { isListedFor, isShownTo } from "./content-visibility.ts";
import { isContentListedFor, isContentShownTo } from "../../db/visibility/content-visibility.ts";

// The rule stands as a condition on a row, as pairs for rows that are read once for many viewers,
// and for functions: the planner leaves no single form for all. One table of cases holds them
// together.
const t = await createTestApp();
const { sql } = t;

interface Case {
  readonly viewer?: "author" | "nobody";
  readonly block?: "by viewer" | "by author";
  /** Days from now until the mute ends; null: it does not. */
  readonly muteDays?: number | null;
  readonly hasLeft?: boolean;
  readonly level?: ModerationLevel | null;
  readonly filter?: ModerationLevel | null;
}

interface Expected {
  /** Whether anything of the author is there for the viewer. */
  readonly sees: boolean;
  readonly isMuted?: boolean;
  /** Whether the post is: opened by its address, and in lists. */
  readonly shown: boolean;
  readonly listed: boolean;
}

const all = { sees: true, shown: true, listed: true };
const none = { sees: false, shown: false, listed: false };
const unfit = { sees: true, shown: false, listed: false };

const cases: readonly (readonly [string, Case, Expected])[] = [
  ["a stranger", {}, all],
  ["nobody who is signed in", { viewer: "nobody" }, all],
  ["who blocked the author", { block: "by viewer" }, none],
  ["whom the author blocked", { block: "by author" }, none],
  ["who muted the author", { muteDays: null }, { ...all, isMuted: true, listed: false }],
  ["who muted the author for a day", { muteDays: 1 }, { ...all, isMuted: true, listed: false }],
  ["whose mute has ended", { muteDays: -1 }, { ...all, isMuted: false }],
  ["a stranger, of an author who left", { hasLeft: true }, none],
  ["the author", { viewer: "author" }, all],
  ["the author, of a post without a level", { viewer: "author", level: null }, all],
  ["the author, of one below their filter", { viewer: "author", level: "none", filter: "top" }, all],
  ["a stranger, of a post without a level", { level: null, filter: "none" }, unfit],
  ["a stranger without a filter, of a high post", { level: "high" }, unfit],
  ["a stranger with the filter high, of a high post", { level: "high", filter: "high" }, all],
  ["a stranger with the filter high, of a low post", { level: "low", filter: "high" }, unfit],
  ["a stranger with the filter none, of one of none", { level: "none", filter: "none" }, all],
];

async function arrange({ viewer, block, muteDays, hasLeft = false, level = "top" }: Case) {
  const author = await member(t);
  const other = await member(t);
  const { id: postId } = await post(t, { authorId: author.id, moderationLevel: level });
  const viewerId = viewer === "author" ? author.id : viewer === "nobody" ? null : other.id;
  if (block) {
    const [blocker, blocked] = block === "by viewer" ? [other.id, author.id] : [author.id, other.id];
    await sql`insert into blocks (blocker_id, blocked_id, created_at) values (${blocker}, ${blocked}, now())`;
  }
  if (muteDays !== undefined) {
    await sql`
      insert into mutes (muter_id, muted_id, created_at, ends_at)
      values (${other.id}, ${author.id}, now() - interval '2 days', now() + ${muteDays}::integer * interval '1 day')`;
  }
  if (hasLeft) {
    await sql`update members set left_at = now() where id = ${author.id}`;
    await sql`insert into departures (member_id, left_at, profile) values (${author.id}, now(), '{}')`;
  }
  return { authorId: author.id, postId, viewerId };
}

async function isTrue(condition: Fragment, postId: string): Promise<boolean> {
  return (await sql`select from posts p where p.id = ${postId} and ${condition}`).length > 0;
}

test.each(cases)("%s sees by %j: %j", async (_, given, { sees, isMuted = false, shown, listed }) => {
  const { authorId, postId, viewerId } = await arrange(given);
  const author = sql`p.author_id`;
  expect(await isTrue(isVisibleTo(sql, viewerId, author), postId)).toBe(sees);
  expect(await isTrue(isNotMutedBy(sql, viewerId, author), postId)).toBe(!isMuted);
  if (!viewerId) return;
  const viewer = { id: viewerId, filter: given.filter ?? null };
  expect(await isTrue(isContentShownTo(sql, viewer, sql`p`), postId)).toBe(shown);
  expect(await isTrue(isContentListedFor(sql, viewer, sql`p`), postId)).toBe(listed);
  const [one, other] = [sql`any(${[viewerId]}::uuid[])`, sql`any(${[authorId]}::uuid[])`];
  const blocked = await sql`select from ${selectBlocksBetween(sql, one, other)} as pairs`;
  const muted = await sql`select from ${selectMutesBetween(sql, one, other)} as pairs`;
  expect([blocked.length === 0, muted.length > 0]).toEqual([sees, isMuted]);
  const hiding = {
    blocked: new Set(blocked.length > 0 ? [authorId] : []),
    muted: new Set(muted.length > 0 ? [authorId] : []),
  };
  const row = {
    author_id: authorId,
    moderation_level: given.level === undefined ? "top" : given.level,
  } as const;
  expect([isShownTo(row, viewer, hiding), isListedFor(row, viewer, hiding)]).toEqual([shown, listed]);
  const hidden = await sql`
    select from ${
    selectAuthorsHiddenFrom(sql, sql`${viewerId}::uuid`, 1000)
  } as hidden where hidden.id = ${authorId}`;
  expect(hidden.length > 0).toBe(!sees || isMuted);
  const [functions] = await sql`
    select
      exists (select from blocks_between(${viewerId}, ${authorId})) as blocked,
      exists (select from blocks_between(${authorId}, ${viewerId})) as is_blocked,
      exists (select from mute_in_force(${viewerId}, ${authorId}, now())) as muted`;
  const isBlocked = given.block !== undefined;
  expect(functions).toEqual({ blocked: isBlocked, is_blocked: isBlocked, muted: isMuted });
});
