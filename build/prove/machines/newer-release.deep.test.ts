import { cp, mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { readFunctionFiles } from "../../../server/db/migrate/function-files.ts";
import { migrate } from "../../../server/db/migrate.ts";
import { startServer } from "../../../server/testing/servers/start-server.ts";
import { liveServer } from "../../../server/testing/servers/live-server.ts";
import { testDatabase } from "../../../server/testing/test-database.ts";

const folder = await mkdtemp(join(tmpdir(), "glimmer-newer-"));
afterAll(() => rm(folder, { recursive: true }));
const db = await testDatabase();
const server = await startServer({ env: { DATABASE_URL: db.url, LOG_LEVEL: "warn" } });
const live = liveServer(server, db);

/** Tables that the calls below read and write; a newer release adds a column to each. */
const tables = [
  "posts",
  "members",
  "comments",
  "messages",
  "conversations",
  "conversation_members",
  "notifications",
  "follows",
  "xp_standings",
  "xp_transfers",
  "sessions",
  "idempotency_keys",
];

/**
 * A newer release beside this one: migrations of its own, and every function written anew. Returns
 * how many files it applied.
 */
async function newerRelease(name: string, migrations: readonly string[]): Promise<number> {
  const [schema, functions] = [join(folder, name, "migrations"), join(folder, name, "functions")];
  await cp(new URL("../../../server/db/migrations/", import.meta.url), schema, { recursive: true });
  for (const file of await readFunctionFiles()) {
    const path = join(functions, file.name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.text.replaceAll(/^begin$/gm, `begin\n  -- ${name}`));
  }
  for (const [number, text] of migrations.entries()) {
    await writeFile(join(schema, `${9_000 + number}_newer.sql`), text);
  }
  const applied = await migrate(db.url, {
    migrations: pathToFileURL(`${schema}/`),
    functions: pathToFileURL(`${functions}/`),
  });
  return applied.length;
}

/** Members who read and write until stopped; the responses by call and status. */
async function startCalls() {
  const people = await Promise.all(Array.from({ length: 60 }, () => live.member()));
  const posts = await Promise.all(
    people.slice(0, 10).map(async (who) =>
      (await (await who.post("/api/posts", { content: "A morning by the lake #calm" })).json() as {
        id: string;
      }).id
    ),
  );
  const responses = new Map<string, number>();
  let isOver = false;
  let turn = 0;
  const loops = Array.from({ length: 6 }, async () => {
    while (!isOver) {
      const who = people[turn++ % people.length]!;
      const other = people[(turn + 7) % people.length]!;
      const post = posts[turn % posts.length];
      const calls: readonly (readonly [string, string, unknown?])[] = [
        ["GET", "/api/posts"],
        ["GET", "/api/posts/following"],
        ["GET", "/api/posts?search=lake"],
        ["GET", `/api/posts/${post}/comments`],
        ["POST", `/api/posts/${post}/like`],
        ["POST", `/api/posts/${post}/comments`, { content: "How calm" }],
        ["DELETE", `/api/posts/${post}/like`],
        ["POST", `/api/users/${other.id}/follow`],
        ["POST", "/api/messages", { receiverId: other.id, content: "Good morning" }],
        ["GET", "/api/conversations"],
        ["GET", "/api/notifications"],
        ["GET", "/api/auth/user"],
        ["GET", "/api/leaderboard/weekly"],
        ["POST", "/api/posts", { content: "Another morning" }],
      ];
      for (const [method, path, json] of calls) {
        const response = await who.request(method, path, { json });
        const said = await response.text();
        const key = `${response.status}${response.status >= 500 ? ` ${method} ${path} ${said}` : ""}`;
        responses.set(key, (responses.get(key) ?? 0) + 1);
      }
    }
  });
  return async () => {
    isOver = true;
    await Promise.all(loops);
    return responses;
  };
}

const failed = (responses: ReadonlyMap<string, number>, status: string) =>
  [...responses].filter(([key]) => key.startsWith(status));

test("an older process fails no call while a newer release adds columns and replaces all functions", async () => {
  const stop = await startCalls();
  const added = tables.map((table) => `alter table ${table} add column newer text not null default '';`);
  const applied = await newerRelease("one", added) + await newerRelease("two", added);
  const responses = await stop();
  console.log(JSON.stringify({ applied, responses: Object.fromEntries(responses) }));
  expect(failed(responses, "5")).toEqual([]);
});

test("a statement that a newer release has made impossible is answered with 503, never 500", async () => {
  const ada = await live.member();
  const { id } = await (await ada.post("/api/posts", { content: "The last one" })).json() as { id: string };
  const added = tables.map((table) => `alter table ${table} add column newer text not null default '';`);
  const stop = await startCalls();
  await newerRelease("three", [...added, "alter table comments rename column content to words;"]);
  const response = await ada.post(`/api/posts/${id}/comments`, { content: "Too late" });
  expect(response.status).toBe(503);
  expect(await response.json()).toMatchObject({ code: "unavailable" });
  const responses = await stop();
  console.log(
    JSON.stringify(Object.fromEntries([...responses].map(([key, count]) => [key.slice(0, 40), count]))),
  );
  expect(failed(responses, "500")).toEqual([]);
});
