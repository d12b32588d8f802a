import { setTimeout as pause } from "node:timers/promises";
import type { Sql } from "../../../../server/db/open-database.ts";
import type { Served } from "../processes.ts";
import { call } from "../realtime/players.ts";
import { kindsOfWrites } from "./kinds-of-writes.ts";
import { loadWrites } from "./load-writes.ts";
import { type BesidePlan, type BesideRound, measureBeside } from "./measure-beside.ts";
import { formatNumberedId } from "./numbered-id.ts";
import type { Writers } from "./writers.ts";

/**
 * Likes with a decision a second beside them, and without: a moderator opens a case about a new
 * post, claims it and removes the post.
 */
export async function measureDecisions(
  server: Served,
  sql: Sql,
  writers: Writers,
  plan: BesidePlan,
): Promise<BesideRound[]> {
  const [like] = kindsOfWrites;
  if (!like) throw new Error("Nothing to like");
  await sql`update members set is_moderator = true where id = ${formatNumberedId(1)}`;
  let author = 1;
  const likes = (seconds: number) => loadWrites(server, sql, like, writers, seconds);
  return await measureBeside(plan, likes, async () => {
    const nextSecond = pause(1_000);
    author = author % (writers.count - 1) + 1;
    await decide(server, { author: writers.tokenOf(author + 1), moderator: writers.tokenOf(1) });
    await nextSecond;
    return 1;
  });
}

async function decide(server: Served, tokens: { author: string; moderator: string }): Promise<void> {
  const post = async (token: string, path: string, json?: unknown) =>
    await (await call(server, { token }, "POST", path, json)).json() as { id: string };
  const { id } = await post(tokens.author, "/api/posts", { content: "Buy this now." });
  const opened = await post(tokens.moderator, "/api/moderation/cases", { kind: "post", id });
  const path = `/api/moderation/cases/${opened.id}`;
  await post(tokens.moderator, `${path}/claim`);
  await post(tokens.moderator, `${path}/decide`, { decision: "remove", rule: "spam", reason: "Advertising" });
}
