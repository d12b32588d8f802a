import { botDefaults } from "#shared/bots/bot-fields.ts";
import { product } from "#shared/product.ts";
import type { Tx } from "../../../../server/db/open-database.ts";
import { saveFindings } from "../../../../server/features/bots/detection/member-activity-queries.ts";
import { insertBot } from "../../../../server/features/bots/create-bot-user.ts";
import { detectWrittenLanguage } from "../../../../server/classifier/detect-written-language.ts";
import { searchColumns } from "../../../../server/features/posts/search/search-columns.ts";
import { type Community, dayMs, type Post } from "../compose/community.ts";
import { type DemoBot, demoBots, detectedAccount } from "../texts/bots.ts";
import { createIdAt, createSeededRandom, getItemAt, type Random } from "../random.ts";
import { findAdministrator } from "./save-administration.ts";

interface Given {
  readonly tx: Tx;
  readonly community: Community;
  readonly random: Random;
  readonly now: Date;
}

/** The cost of a bot's text, as far as the demo knows. */
const tokens = 420;

/**
 * Creates the bots as an administrator does, with what they did, and the account
 * that detection found.
 */
export async function saveBots(tx: Tx, community: Community, now: Date): Promise<void> {
  const given = { tx, community, random: createSeededRandom(68), now };
  for (const bot of demoBots) await saveBot(given, bot);
  await tx`
    insert into bot_budget_days (day, tokens)
    values (${now}::timestamptz::date, ${tokens * demoBots.length})`;
  await saveDetected(given);
}

async function saveBot(given: Given, { fields, posts, comments, likes }: DemoBot): Promise<void> {
  const { tx, community, random, now } = given;
  const at = new Date(now.getTime() - (18 + 4 * random.next()) * dayMs);
  const id = createIdAt(random, at);
  const userEmail = `${fields.username}@${product.botMailDomain}`;
  const refusal = await insertBot(tx, { ...botDefaults, ...fields, userEmail }, {
    id,
    action: "create_bot",
    actor: findAdministrator(community),
    reason: null,
    at,
  });
  if (refusal) throw new Error(`The demo's ${fields.username}: ${refusal}`);
  for (const [n, content] of posts.entries()) {
    await savePost(given, id, content, (posts.length - n) * (2 + random.next()));
  }
  for (const { on, text } of comments) {
    await saveComment(given, id, latestWith(community, on), text);
  }
  for (const word of likes) await saveLike(given, id, latestWith(community, word));
  await tx`
    update bot_users
    set tokens = ${tokens * (posts.length + comments.length)}
    where member_id = ${id}`;
}

/** The latest post of a member's that everybody sees and that is old enough to be answered. */
function latestWith({ posts }: Community, word: string): Post {
  const asWord = new RegExp(`\\b${word}`, "i");
  const found = posts.filter(({ content, classified }) => classified.level === "top" && asWord.test(content))
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
  if (found.length === 0) throw new Error(`No post of the demo has the word '${word}'`);
  return getItemAt(found, 1);
}

async function savePost({ tx, random, now }: Given, author: string, content: string, days: number) {
  const at = new Date(now.getTime() - days * dayMs);
  const id = createIdAt(random, at);
  const row = {
    id,
    author_id: author,
    content,
    language: detectWrittenLanguage(content),
    ...searchColumns({ id, content }),
    moderation_level: "top",
    created_at: at,
  };
  await tx`insert into posts ${tx(row)}`;
  await saveAct(tx, {
    id: createIdAt(random, at),
    member_id: author,
    kind: "post",
    due_at: at,
    post_id: id,
    tokens,
  });
}

async function saveComment(given: Given, author: string, post: Post, content: string): Promise<void> {
  const { tx, random } = given;
  const { id, at } = await writeComment(given, author, post, content);
  await tx`
    insert into bot_threads (post_id, member_id)
    values (${post.id}, ${author})
    on conflict do nothing`;
  const act = {
    id: createIdAt(random, at),
    member_id: author,
    kind: "comment",
    due_at: at,
    comment_id: id,
    tokens,
  };
  await saveAct(tx, { ...act, post_id: post.id });
}

async function writeComment({ tx, random, now }: Given, author: string, post: Post, content: string) {
  const at = somewhatLater(random, post.createdAt, now);
  const id = createIdAt(random, at);
  const row = { id, post_id: post.id, author_id: author, content, moderation_level: "top", created_at: at };
  await tx`insert into comments ${tx(row)}`;
  return { id, at };
}

async function saveLike({ tx, random, now }: Given, member: string, post: Post): Promise<void> {
  const at = somewhatLater(random, post.createdAt, now);
  await tx`
    insert into post_likes (post_id, member_id, created_at)
    values (${post.id}, ${member}, ${at})
    on conflict do nothing`;
  await saveAct(tx, {
    id: createIdAt(random, at),
    member_id: member,
    kind: "like",
    due_at: at,
    post_id: post.id,
  });
}

async function saveAct(tx: Tx, act: Record<string, unknown> & { readonly due_at: Date }): Promise<void> {
  await tx`insert into bot_acts ${tx({ ...act, state: "done", ended_at: act.due_at })}`;
}

/** Between a tenth and half of the time that has passed since. */
function somewhatLater(random: Random, from: Date, now: Date): Date {
  const since = now.getTime() - from.getTime();
  return new Date(from.getTime() + since * (0.1 + 0.4 * random.next()));
}

async function saveDetected(given: Given): Promise<void> {
  const { tx, community, random, now } = given;
  const { username, displayName, email, comment, times } = detectedAccount;
  const at = new Date(now.getTime() - 16 * dayMs);
  const id = createIdAt(random, at);
  const row = {
    id,
    email,
    username,
    display_name: displayName,
    // Nobody knows its password.
    password_hash: "",
    email_verified_at: at,
    terms_version: product.termsVersion,
    privacy_version: product.privacyVersion,
    created_at: at,
  };
  await tx`insert into members ${tx(row)}`;
  const answered = community.posts.filter(({ classified, createdAt }) =>
    classified.level === "top" && now.getTime() - createdAt.getTime() < 12 * dayMs
  );
  for (let n = 0; n < times; n++) await writeComment(given, id, getItemAt(answered, n * 7), comment);
  const numbers = { times, text: comment };
  const findings = [{ memberId: id, reason: "repetition" as const, numbers }];
  await saveFindings(tx, { findings, days: [], at: new Date(now.getTime() - dayMs / 2) });
}
