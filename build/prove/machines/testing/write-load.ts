import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { CrowdMember } from "../../../../server/testing/crowd.ts";
import type { Sql } from "../../../../server/db/open-database.ts";

/** Writes that were acknowledged, and those that went wrong. */
interface LoadReport {
  /** Ids of posts and messages, and `post member` of likes. */
  readonly posts: string[];
  readonly messages: string[];
  readonly likes: { readonly postId: string; readonly memberId: string }[];
  /** When each call succeeded, by `performance.now()`. */
  readonly successes: number[];
  /** Calls that were refused with 503 and made again. */
  refused: number;
  /** Waits for a limit of the member's own, which such a load may meet. */
  limited: number;
  /** Every other response, in words. */
  readonly faults: string[];
  slowestMs: number;
}

export interface WriteLoad {
  readonly report: LoadReport;
  /** Acknowledged writes so far. */
  written(): number;
  /** The time from a moment to the next success. */
  servedAfterMs(moment: number): number | null;
  /** Lets each member finish the call they are at. */
  stop(): Promise<void>;
}

const pauseMs = 20;
const latest = 300;

/** To how many others a member writes messages. */
const friends = 3;

/** Lets them write messages to each other as the load does. */
export async function befriend(sql: Sql, members: readonly CrowdMember[]): Promise<void> {
  for (const [at, { id }] of members.entries()) {
    for (let n = 1; n <= friends; n++) {
      await sql`select follow_member(${id}, ${friendOf(members, at, n).id}, now())`;
    }
  }
}

function friendOf(members: readonly CrowdMember[], at: number, n: number): CrowdMember {
  return members[(at + n) % members.length] as CrowdMember;
}

/**
 * So many of the members at once (all of them by default) post, like, write messages and read, one
 * call after the other: with an idempotency key, under which a refused call is made again. With
 * fewer at once they take turns, so that none of them meets a limit of their own.
 */
export function startWriteLoad(members: readonly CrowdMember[], atOnce = members.length): WriteLoad {
  const report: LoadReport = {
    posts: [],
    messages: [],
    likes: [],
    successes: [],
    refused: 0,
    limited: 0,
    faults: [],
    slowestMs: 0,
  };
  let isOver = false;
  const liked = members.map(() => new Set<string>());
  const working = Promise.all(Array.from({ length: atOnce }, async (_, first) => {
    for (let turn = first, at = first; !isOver; turn++, at += atOnce) {
      // Past the end it begins again at its own first member.
      if (at >= members.length) at = first;
      await act(
        { by: members[at] as CrowdMember, at, members, liked: liked[at] as Set<string>, report },
        turn,
      );
    }
  }));
  return {
    report,
    written: () => report.posts.length + report.messages.length + report.likes.length,
    servedAfterMs: (moment) => {
      const next = report.successes.find((time) => time > moment);
      return next === undefined ? null : next - moment;
    },
    async stop() {
      isOver = true;
      await working;
    },
  };
}

interface Actor {
  readonly by: CrowdMember;
  /** The place among the members. */
  readonly at: number;
  readonly members: readonly CrowdMember[];
  readonly liked: Set<string>;
  readonly report: LoadReport;
}

/** One call, made until it succeeds. */
async function act({ by, at, members, liked, report }: Actor, turn: number): Promise<void> {
  const kind = turn % 5;
  const content = `A walk by the river ${randomUUID()}`;
  if (kind === 0 || report.posts.length === 0) {
    const made = await insist<{ id: string }>(report, by, "POST", "/api/posts", { content });
    if (made) report.posts.push(made.id);
  } else if (kind === 1) await insist(report, by, "GET", "/api/posts");
  else if (kind === 2) {
    const json = {
      receiverId: friendOf(members, at, 1 + turn % friends).id,
      content,
      clientMessageId: randomUUID(),
    };
    const sent = await insist<{ id: string }>(report, by, "POST", "/api/messages", json);
    if (sent) report.messages.push(sent.id);
  } else {
    const postId = report.posts.slice(-latest).find((id) => !liked.has(id));
    if (postId === undefined) return;
    liked.add(postId);
    if (await insist(report, by, "POST", `/api/posts/${postId}/like`)) {
      report.likes.push({ postId, memberId: by.id });
    }
  }
}

/** The successful response; null after a fault. */
async function insist<T>(
  report: LoadReport,
  by: CrowdMember,
  method: string,
  path: string,
  json?: object,
): Promise<T | null> {
  const headers = { "Idempotency-Key": randomUUID() };
  const from = performance.now();
  for (;;) {
    const response = await by.request(method, path, { json, headers }).catch((error: Error) => error);
    if (response instanceof Error) {
      report.faults.push(`${path}: ${response.message}`);
      return null;
    }
    const body = await response.json() as T & { code?: string };
    const now = performance.now();
    if (response.ok) {
      report.slowestMs = Math.max(report.slowestMs, now - from);
      report.successes.push(now);
      return body;
    }
    if (response.status === 429) {
      report.limited++;
      await wait(1_000);
      continue;
    }
    // An attempt whose connection was lost may still be under way.
    if (response.status !== 503 && body.code !== "request_in_progress") {
      report.faults.push(`${path}: ${response.status} ${JSON.stringify(body)}`);
      return null;
    }
    report.refused++;
    await wait(pauseMs);
  }
}

/** Acknowledged writes that the database does not have, in words. */
export async function missingWrites(sql: Sql, { posts, messages, likes }: LoadReport): Promise<string[]> {
  const rows = await sql<{ missing: string }[]>`
    select 'post ' || id as missing
    from unnest(${posts}::uuid[]) id
    where not exists (select from posts where posts.id = id.id)
    union all
    select 'message ' || id
    from unnest(${messages}::uuid[]) id
    where not exists (select from messages where messages.id = id.id)
    union all
    select 'like of ' || post_id || ' by ' || member_id
    from unnest(${likes.map(({ postId }) => postId)}::uuid[], ${
    likes.map(({ memberId }) => memberId)
  }::uuid[]) as l (post_id, member_id)
    where not exists (select from post_likes p where p.post_id = l.post_id and p.member_id = l.member_id)`;
  return rows.map(({ missing }) => missing);
}
