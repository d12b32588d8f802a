import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { openDatabase } from "../../db/open-database.ts";
import { readConfig } from "../../config.ts";
import { member } from "../member.ts";
import { post } from "../post.ts";

/**
 * A program for the tests of upgrades: members who read and write at a server while its database is
 * migrated, until told to `stop`. It is copied into the tree of a previous release, whose server it
 * calls and whose helpers it imports. Prints `running`, and at the end one line of JSON.
 */
export interface UpgradeLoadReport {
  reads: number;
  writes: number;
  /** How often each status was returned, but for success and the limits of members. */
  refused: Record<string, number>;
  /** Refused with 429: members here write faster than members may. */
  limited: number;
  slowestMs: number;
  /** Posts that were acknowledged and are not in the database. */
  missing: number;
}

const { DATABASE_URL = "", SERVER = "" } = process.env;
const report: UpgradeLoadReport = { reads: 0, writes: 0, refused: {}, limited: 0, slowestMs: 0, missing: 0 };
const written: string[] = [];
let isStopping = false;
/** Members who have been at it for some rounds. */
let warm = 0;

const db = openDatabase(DATABASE_URL, { deadlineMs: 60_000 });
const t = {
  sql: db.sql,
  clock: { now: () => new Date() },
  config: readConfig({ DATABASE_URL, SESSION_SECRET: "a secret that only tests know, 32+ chars" }),
};
type Service = Parameters<typeof member>[0];
const members = await Promise.all(Array.from({ length: 8 }, () => member(t as unknown as Service)));
const first = members[0];
if (!first) throw new Error("no member");
const { id: liked } = await post(t as unknown as Service, { authorId: first.id });

async function ask(method: string, path: string, token: string, body?: object): Promise<Response> {
  const askedAt = performance.now();
  const response = await fetch(`${SERVER}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body ? { "content-type": "application/json" } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (response.status === 429) report.limited++;
  else if (!response.ok) report.refused[response.status] = (report.refused[response.status] ?? 0) + 1;
  report.slowestMs = Math.max(report.slowestMs, Math.round(performance.now() - askedAt));
  return response;
}

async function live({ token, username }: (typeof members)[number], index: number): Promise<void> {
  for (let round = 0; !isStopping; round++) {
    for (
      const path of [
        "/api/posts",
        `/api/posts/${liked}`,
        `/api/users/username/${username}`,
        "/api/notifications",
      ]
    ) {
      await (await ask("GET", path, token)).arrayBuffer();
      report.reads++;
    }
    const made = await ask("POST", "/api/posts", token, {
      content: `A good thing of ${index}, number ${round}`,
    });
    if (made.ok) written.push((await made.json() as { id: string }).id);
    else await made.arrayBuffer();
    const like = await ask(round % 2 === 0 ? "POST" : "DELETE", `/api/posts/${liked}/like`, token);
    await like.arrayBuffer();
    const comment = await ask("POST", `/api/posts/${liked}/comments`, token, { content: `Number ${round}` });
    await comment.arrayBuffer();
    report.writes += 3;
    // A server that has just started takes long for its first calls.
    if (round === 2 && ++warm === members.length) console.log("running");
    await wait(50);
  }
}

const all = Promise.all(members.map(live));
for await (const line of createInterface({ input: process.stdin })) if (line === "stop") break;
isStopping = true;
await all;
const [row] = await db.sql<{ found: number }[]>`
  select count(*)::integer as found from posts where id = any(${written})`;
report.missing = written.length - (row?.found ?? 0);
process.stdout.write(`${JSON.stringify(report)}\n`, () => process.exit(0));
