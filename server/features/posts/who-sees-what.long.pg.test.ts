import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { noCoverChoices } from "#shared/moderation/decide-cover.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import {
  isContentListedFor,
  isContentShownTo,
  selectLevelsInForce,
  type ViewerColumns,
} from "../../db/visibility/content-visibility.ts";
import { isPostListedFor, isPostVisibleTo } from "../../db/visibility/post-visibility.ts";
import type { TextViewer, Viewer } from "../../db/visibility/viewer.ts";
import { isNotMutedBy, isVisibleTo } from "../../db/visibility/visibility.ts";
import { giveCrown } from "../../testing/badge.ts";
import { comment } from "../../testing/comment.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { post } from "../../testing/post.ts";
import { isListedFor, isShownTo } from "../moderation/content-visibility.ts";
import { readCachedEntries } from "./hydrate/cached-entries.ts";
import type { EntryForAllReaders } from "./hydrate/entry-for-all-readers.ts";
import { readViewerState, type ViewerState } from "./hydrate/viewer-state.ts";
import { getSubjectsOfEntry } from "./hydrate/viewer-state-subjects.ts";
import { readReader } from "./readers/kept-readers.ts";
import { selectPostSkeleton } from "./post-skeleton-queries.ts";

// Who sees what stands in several forms: as conditions on a row, as pairs and functions, and in
// TypeScript for what is cached for all readers. One table of cases holds them together.
const t = await createTestApp();
const { sql } = t;

/** The viewer, the author and what the author wrote. */
interface Case {
  /** A member whom nothing ties to the author by default. */
  readonly viewer?: "author" | "nobody" | "moderator" | "administrator";
  readonly block?: "by viewer" | "by author" | "taken back";
  /** Days from now until the mute ends; null: it does not. */
  readonly muteDays?: number | null;
  readonly follows?: true;
  /** Who has written to the other. */
  readonly wrote?: "viewer" | "both";
  readonly filter?: ModerationLevel;
  readonly author?: "limited" | "suspended" | "left";
  /** Null: no verdict yet. Top by default, and high for distress. */
  readonly level?: ModerationLevel | null;
  readonly isRemoved?: true;
  /** Grave feelings of the author are all that its words have, and what else was found. */
  readonly distress?: "alone" | "with a picture" | "judged by a person";
}

type Places = Readonly<Record<"shown" | "listed" | "opened" | "followed", boolean>>;

/** Where something is shown: looked up, in feeds and search, on its page, and in Following. */
const placesOf = {
  listed: { shown: true, listed: true, opened: true, followed: true },
  // By its address and on the profile.
  unlisted: { shown: true, listed: false, opened: true, followed: false },
  // On its page, on the profile and among followed posts (moderation.13).
  close: { shown: false, listed: false, opened: true, followed: true },
  "close, unlisted": { shown: false, listed: false, opened: true, followed: false },
  hidden: { shown: false, listed: false, opened: false, followed: false },
} as const satisfies Record<string, Places>;
type Seen = keyof typeof placesOf;

/** The author for the viewer, a comment of theirs and a post. */
type Expected = readonly [author: "there" | "muted" | "away", comment: Seen, post: Seen];

const all: Expected = ["there", "listed", "listed"];
const muted: Expected = ["muted", "unlisted", "unlisted"];
const away: Expected = ["away", "hidden", "hidden"];
const unfit: Expected = ["there", "hidden", "hidden"];
const out: Expected = ["there", "listed", "hidden"];
const close: Expected = ["there", "hidden", "close"];

const cases: readonly (readonly [string, Case, Expected])[] = [
  ["a stranger", {}, all],
  ["nobody who is signed in", { viewer: "nobody" }, unfit],
  ["the author", { viewer: "author" }, all],
  ["a follower", { follows: true }, all],
  // Blocks and mutes.
  ["who blocked the author", { block: "by viewer" }, away],
  ["whom the author blocked", { block: "by author" }, away],
  ["a follower whom the author blocked", { follows: true, block: "by author" }, away],
  ["who took a block back", { block: "taken back" }, all],
  ["the author, who blocked somebody", { viewer: "author", block: "by author" }, all],
  ["who muted the author", { muteDays: null }, muted],
  ["who muted the author for a day", { muteDays: 1 }, muted],
  ["a follower who muted the author", { follows: true, muteDays: 1 }, muted],
  ["whose mute has ended", { muteDays: -1 }, all],
  // Levels and filters.
  ["the author, without a verdict", { viewer: "author", level: null }, all],
  ["the author, below their filter", { viewer: "author", level: "none", filter: "top" }, all],
  ["with the filter none, without a verdict", { level: null, filter: "none" }, unfit],
  ["without a filter, high", { level: "high" }, unfit],
  ["with the filter top, high", { level: "high", filter: "top" }, unfit],
  ["with the filter high, high", { level: "high", filter: "high" }, all],
  ["with the filter high, low", { level: "low", filter: "high" }, unfit],
  ["with the filter low, low", { level: "low", filter: "low" }, all],
  ["with the filter low, none", { level: "none", filter: "low" }, unfit],
  ["with the filter none, none", { level: "none", filter: "none" }, all],
  ["with the filter none, top", { level: "top", filter: "none" }, all],
  ["a follower, high", { follows: true, level: "high" }, unfit],
  ["who muted the author, with the filter high, high", { muteDays: 1, level: "high", filter: "high" }, muted],
  ["who muted the author, high", { muteDays: 1, level: "high" }, ["muted", "hidden", "hidden"]],
  // Removal, and authors who are limited, suspended or gone.
  ["a stranger, removed", { isRemoved: true }, unfit],
  ["the author, removed", { viewer: "author", isRemoved: true }, unfit],
  ["a follower with the filter none, removed", { follows: true, filter: "none", isRemoved: true }, unfit],
  ["a stranger, of a limited author", { author: "limited" }, out],
  ["a follower, of a limited author", { author: "limited", follows: true }, all],
  ["the author, limited", { viewer: "author", author: "limited" }, all],
  ["a friend, of a limited author", { author: "limited", wrote: "both" }, out],
  ["who muted a limited author", { author: "limited", muteDays: 1 }, ["muted", "unlisted", "hidden"]],
  ["who follows and muted a limited author", { author: "limited", follows: true, muteDays: 1 }, muted],
  ["a follower who blocked a limited author", {
    author: "limited",
    follows: true,
    block: "by viewer",
  }, away],
  ["a follower of a limited author, high", { author: "limited", follows: true, level: "high" }, unfit],
  ["a stranger, of a suspended author", { author: "suspended" }, all],
  ["a stranger, of an author who left", { author: "left" }, away],
  ["a follower, of an author who left", { author: "left", follows: true }, away],
  // Who decides sees no more in lists than others do.
  ["a moderator, high", { viewer: "moderator", level: "high" }, unfit],
  ["a moderator, removed", { viewer: "moderator", isRemoved: true }, unfit],
  ["a moderator, of a limited author", { viewer: "moderator", author: "limited" }, out],
  ["an administrator, without a verdict", { viewer: "administrator", level: null }, unfit],
  ["an administrator whom the author blocked", { viewer: "administrator", block: "by author" }, away],
  ["an administrator, of an author who left", { viewer: "administrator", author: "left" }, away],
  // Distress, which stays for those close to its author; a comment of that level does not.
  ["a stranger, distress", { distress: "alone" }, unfit],
  ["the author, distress", { viewer: "author", distress: "alone" }, all],
  ["a follower, distress", { follows: true, distress: "alone" }, close],
  ["a friend, distress", { wrote: "both", distress: "alone" }, close],
  ["who wrote and got no answer, distress", { wrote: "viewer", distress: "alone" }, unfit],
  ["a follower whom the author blocked, distress", {
    follows: true,
    block: "by author",
    distress: "alone",
  }, away],
  ["a friend whom the author blocked, distress", {
    wrote: "both",
    block: "by author",
    distress: "alone",
  }, away],
  ["a follower who muted the author, distress", { follows: true, muteDays: 1, distress: "alone" }, [
    "muted",
    "hidden",
    "close, unlisted",
  ]],
  ["a follower with the filter high, distress", { follows: true, filter: "high", distress: "alone" }, all],
  ["a follower, distress of level none", { follows: true, level: "none", distress: "alone" }, close],
  ["a follower, distress without a verdict", { follows: true, level: null, distress: "alone" }, unfit],
  ["a follower, distress with a picture", { follows: true, distress: "with a picture" }, unfit],
  ["a follower, distress that a person judged", { follows: true, distress: "judged by a person" }, unfit],
  ["a follower, distress, removed", { follows: true, distress: "alone", isRemoved: true }, unfit],
  ["a follower, distress of a limited author", {
    author: "limited",
    follows: true,
    distress: "alone",
  }, close],
  ["a friend, distress of a limited author", { author: "limited", wrote: "both", distress: "alone" }, unfit],
  ["a moderator, distress", { viewer: "moderator", distress: "alone" }, unfit],
];

/** Writes and reposts, and has nothing to do with anybody. */
const neutral = await member(t);

async function relate(author: TestMember, other: TestMember, given: Case): Promise<void> {
  if (given.follows || given.wrote) {
    expect((await other.post(`/api/users/${author.id}/follow`)).status).toBe(200);
  }
  const letters = given.wrote === "both" ? [other, author] : given.wrote ? [other] : [];
  for (const from of letters) {
    const receiverId = from === other ? author.id : other.id;
    expect((await from.post("/api/messages", { receiverId, content: "Hello" })).status).toBe(201);
  }
  if (!given.follows && given.wrote) await other.delete(`/api/users/${author.id}/follow`);
  if (given.block) {
    const [blocker, blocked] = given.block === "by author" ? [author.id, other.id] : [other.id, author.id];
    await sql`insert into blocks (blocker_id, blocked_id, created_at) values (${blocker}, ${blocked}, now())`;
    if (given.block === "taken back") await sql`delete from blocks where blocker_id = ${blocker}`;
  }
  if (given.muteDays !== undefined) {
    await sql`
      insert into mutes (muter_id, muted_id, created_at, ends_at)
      values (
        ${other.id}, ${author.id}, now() - interval '2 days', now() + ${given.muteDays}::integer * interval '1 day'
      )`;
  }
}

async function changeAuthor(id: string, author: Case["author"]): Promise<void> {
  if (author === "limited") await sql`update members set post_audience = 'followers' where id = ${id}`;
  if (author === "suspended") {
    await sql`update members set suspended_at = now(), suspension_reason = 'Spam' where id = ${id}`;
  }
  if (author === "left") {
    await sql`update members set left_at = now() where id = ${id}`;
    await sql`insert into departures (member_id, left_at, profile) values (${id}, now(), '{}')`;
  }
}

/** A post or repost with what was found in it. */
async function written(authorId: string, given: Case, repostOf?: string): Promise<string> {
  const { isRemoved = false, distress, level: moderationLevel = distress ? "high" : "top" } = given;
  const id = repostOf ? await repost(authorId, repostOf) : (await post(t, { authorId, moderationLevel })).id;
  await sql`
    update posts
    set
      moderation_level = ${moderationLevel}, only_distress = ${distress !== undefined},
      removed_at = case when ${isRemoved} then now() end
    where id = ${id}`;
  if (distress === undefined || distress === "alone") return id;
  const [type, decidedBy] = distress === "with a picture" ? ["image", "openai"] : ["text", "person"];
  await sql`
    insert into element_moderations (post_id, type, level, reason, decided_by, decided_at)
    values (${id}, ${type}, 'high', 'Contains violence', ${decidedBy}, now())`;
  return id;
}

async function repost(authorId: string, originalId: string): Promise<string> {
  const id = uuidv7();
  await sql`
    insert into posts (id, author_id, content, repost_of_id, moderation_level, created_at)
    values (${id}, ${authorId}, '', ${originalId}, 'top', now())`;
  return id;
}

async function quote(quotedId: string): Promise<string> {
  const { id } = await post(t, { authorId: neutral.id });
  await sql`update posts set quoted_post_id = ${quotedId} where id = ${id}`;
  return id;
}

async function arrange(given: Case) {
  const author = await member(t);
  const roles = { isModerator: given.viewer === "moderator", isAdmin: given.viewer === "administrator" };
  const other = await member(t, roles);
  const by = given.viewer === "author" ? author : other;
  // Before the first call, since the filter is cached with the session.
  if (given.filter) {
    await giveCrown(t, by.id);
    await sql`update members set moderation_level = ${given.filter} where id = ${by.id}`;
  }
  await relate(author, other, given);
  await changeAuthor(author.id, given.author);
  const viewer = { id: by.id, filter: given.filter ?? null, coverChoices: noCoverChoices };
  return { author, by, viewer };
}

/** The name of where something is shown, or the places themselves when they have none. */
function nameOf(places: Places): string {
  const text = (one: Places) => JSON.stringify([one.shown, one.listed, one.opened, one.followed]);
  return Object.entries(placesOf).find(([, one]) => text(one) === text(places))?.[0] ?? text(places);
}

/** A viewer as the statement reads them: the member `m`. */
const columns: ViewerColumns = { id: sql`m.id`, levels: selectLevelsInForce(sql, t.clock.now()) };

async function postBySql(viewer: Viewer, id: string, as: Viewer | ViewerColumns) {
  const [places] = await sql<Places[]>`
    select
      ${isPostVisibleTo(sql, as)} is true as shown,
      ${isPostListedFor(sql, as)} is true as listed,
      ${isPostVisibleTo(sql, as, "close")} is true as opened,
      ${isPostListedFor(sql, as, "close")} is true as followed
    from posts p
    cross join members m
    where p.id = ${id}
      and m.id = ${viewer.id}`;
  return nameOf(places!);
}

async function commentBySql(viewer: Viewer, id: string, as: Viewer | ViewerColumns) {
  const [row] = await sql<{ shown: boolean; listed: boolean }[]>`
    select
      ${isContentShownTo(sql, as, sql`c`)} is true as shown,
      ${isContentListedFor(sql, as, sql`c`)} is true as listed
    from comments c
    cross join members m
    where c.id = ${id}
      and m.id = ${viewer.id}`;
  return nameOf({ ...row!, opened: row!.shown, followed: row!.listed });
}

/** A cached post with the reader's state. */
async function readShared(viewer: Viewer, id: string) {
  const [entry] = await readCachedEntries(sql, [id]);
  if (!entry) return null;
  const state = await readViewerState(sql, { readerId: viewer.id, asked: getSubjectsOfEntry(entry) });
  return { entry, state };
}

function placesInTypeScript(entry: EntryForAllReaders, viewer: Viewer, state: ViewerState) {
  return nameOf({
    shown: entry.isVisibleTo(viewer, state),
    listed: entry.isListedFor(viewer, state),
    opened: entry.isVisibleTo(viewer, state, "close"),
    followed: entry.isListedFor(viewer, state, "close"),
  });
}

async function expectPost(viewer: Viewer, id: string, seen: Seen): Promise<void> {
  const read = await readShared(viewer, id);
  expect({
    condition: await postBySql(viewer, id, viewer),
    conditionOfColumns: await postBySql(viewer, id, columns),
    typeScript: read ? placesInTypeScript(read.entry, viewer, read.state) : "hidden",
  }).toEqual({ condition: seen, conditionOfColumns: seen, typeScript: seen });
}

async function expectQuoted(viewer: TextViewer, id: string, isShown: boolean): Promise<void> {
  const skeleton = await selectPostSkeleton(sql, viewer, id);
  const read = await readShared(viewer, id);
  const { quotedPost } = JSON.parse(read!.entry.bodyFor(viewer, read!.state, t.clock.now()).json) as Post;
  expect([skeleton?.quoted_id !== null, quotedPost !== null]).toEqual([isShown, isShown]);
}

/** In the list of its tag, and in the number beside it. */
async function expectTagged(by: TestMember, id: string, isListed: boolean): Promise<void> {
  const tag = `tag${id.slice(-12)}`;
  await sql`insert into post_hashtags (tag, post_id) values (${tag}, ${id})`;
  const response = await by.get(`/api/hashtag/${tag}/posts`);
  const listed = (await response.json() as Post[]).map((one) => one.id);
  expect([listed, response.headers.get("X-Total-Count")]).toEqual(isListed ? [[id], "1"] : [[], "0"]);
}

/** A repost shows its original as it is anywhere. */
const asOriginal = (seen: Seen): Seen => placesOf[seen].shown ? seen : "hidden";

test.each(cases)("%s: %j sees the post, reposts and quotes of it: %j", async (_, given, [, , seen]) => {
  const { author, by, viewer } = await arrange(given);
  const id = await written(author.id, given);
  if (given.viewer === "nobody") {
    expect((await t.get(`/api/posts/${id}`)).status).toBe(401);
    return;
  }
  await expectPost(viewer, id, seen);
  expect((await by.get(`/api/posts/${id}`)).status).toBe(placesOf[seen].opened ? 200 : 404);
  await expectTagged(by, id, placesOf[seen].listed);
  const reposted = await repost(neutral.id, id);
  await expectPost(viewer, reposted, asOriginal(seen));
  const original = await post(t, { authorId: neutral.id });
  await expectPost(viewer, await written(author.id, given, original.id), seen);
  for (const quoted of [id, reposted]) {
    await expectQuoted(viewer, await quote(quoted), placesOf[seen].shown);
  }
});

test.each(cases)("%s: %j sees the author and a comment: %j", async (_, given, [whom, seen]) => {
  const { author, by, viewer } = await arrange(given);
  const ground = (await post(t, { authorId: neutral.id })).id;
  const { level = given.distress ? "high" : "top", isRemoved } = given;
  const { id } = await comment(t, { postId: ground, authorId: author.id, moderationLevel: level });
  // As `hideComments` does.
  if (isRemoved) await sql`update comments set removed_at = now(), deleted_at = now() where id = ${id}`;
  const viewerId = given.viewer === "nobody" ? null : viewer.id;
  const [forViewer] = await sql`
    select
      ${isVisibleTo(sql, viewerId, sql`c.author_id`)} as sees,
      ${isNotMutedBy(sql, viewerId, sql`c.author_id`)} as hears
    from comments c
    where c.id = ${id}`;
  expect(forViewer).toEqual({ sees: whom !== "away", hears: whom !== "muted" });
  if (!viewerId) {
    expect((await t.get(`/api/posts/${ground}/comments`)).status).toBe(401);
    return;
  }
  const hiding = await readReader(sql, viewer.id);
  const hasLeft = given.author === "left";
  expect([hasLeft || hiding.blocked.has(author.id), hiding.muted.has(author.id)]).toEqual([
    whom === "away",
    whom === "muted",
  ]);
  await expectFunctions(viewer.id, author.id, given, whom);
  const row = { author_id: author.id, author_has_left: hasLeft, moderation_level: level };
  // Removed comments are tombstones, and read for nobody.
  const [shown, listed] = isRemoved
    ? [false, false]
    : [isShownTo(row, viewer, hiding), isListedFor(row, viewer, hiding)];
  expect({
    condition: await commentBySql(viewer, id, viewer),
    conditionOfColumns: await commentBySql(viewer, id, columns),
    typeScript: nameOf({ shown, listed, opened: shown, followed: listed }),
  }).toEqual({ condition: seen, conditionOfColumns: seen, typeScript: seen });
  const thread = await (await by.get(`/api/posts/${ground}/comments`)).json() as { id: string }[];
  expect(thread.map((one) => one.id)).toEqual(placesOf[seen].listed ? [id] : []);
});

async function expectFunctions(viewerId: string, authorId: string, given: Case, whom: Expected[0]) {
  const [functions] = await sql`
    select
      exists (select from blocks_between(${viewerId}, ${authorId})) as blocked,
      exists (select from blocks_between(${authorId}, ${viewerId})) as is_blocked,
      exists (select from mute_in_force(${viewerId}, ${authorId}, now())) as muted`;
  const isBlocked = whom === "away" && given.author !== "left";
  expect(functions).toEqual({ blocked: isBlocked, is_blocked: isBlocked, muted: whom === "muted" });
}

/** What a reader sees of a member of whom they muted a part alone (mutes.2). */
const partialMutes = [
  ["a post", "reposts", "listed"],
  ["a post", "quotes", "listed"],
  ["a repost", "reposts", "unlisted"],
  ["a repost", "quotes", "listed"],
  ["a quote", "reposts", "listed"],
  ["a quote", "quotes", "unlisted"],
  ["a quote that another reposted", "quotes", "unlisted"],
  ["what another reposted of theirs", "reposts", "listed"],
  ["a repost", "reposts that ended", "listed"],
] as const;

test.each(partialMutes)("%s of a member whose %s the reader muted is %s", async (what, mute, seen) => {
  const { author, by, viewer } = await arrange({});
  const [part = ""] = mute.split(" ");
  const days = mute.endsWith("ended") ? -1 : 1;
  await sql`
    insert into partial_mutes (muter_id, muted_id, part, created_at, ends_at)
    values (
      ${viewer.id}, ${author.id}, ${part}, now() - interval '2 days', now() + ${days}::integer * interval '1 day'
    )`;
  const original = (await post(t, { authorId: neutral.id })).id;
  const own = (await post(t, { authorId: author.id })).id;
  const isQuote = what.startsWith("a quote");
  if (isQuote) await sql`update posts set quoted_post_id = ${original} where id = ${own}`;
  const id = what === "a repost"
    ? await repost(author.id, original)
    : what.includes("another")
    ? await repost(neutral.id, own)
    : own;
  await expectPost(viewer, id, seen);
  if (id === own) await expectTagged(by, id, seen === "listed");
});
