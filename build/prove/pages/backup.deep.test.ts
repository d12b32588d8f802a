import { chmod, mkdir, mkdtemp, rm } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { tmpdir } from "node:os";
import { afterAll, expect, test } from "vitest";
import { picture } from "../../../server/testing/pictures.ts";
import type { TestMember } from "../../../server/testing/member.ts";
import { blockOf } from "./testing/blocks-of-page.ts";
import { type Glimmer, startGlimmer } from "./testing/launched.ts";
import { runShell } from "./testing/run-shell.ts";
import { startSystemPostgres, systemPrograms } from "./testing/system-postgres.ts";

const page = "build/docs/backup.md";
const folder = await mkdtemp(join(tmpdir(), "glimmer-backup-"));
// Else root's PostgreSQL, which runs as another account, is put elsewhere.
await chmod(folder, 0o755);
afterAll(() => rm(folder, { recursive: true }));
if (!systemPrograms) console.log(`No PostgreSQL of the system found: pg_dump of ${page} is not run.`);

/** A member with a post that has a picture. */
async function write(glimmer: Glimmer): Promise<{ author: TestMember; imageUrl: string }> {
  const author = await glimmer.member("ada_writes");
  const form = new FormData();
  form.set("content", "Kept in a copy");
  form.set("image", new Blob([new Uint8Array(await picture(40, 30).png().toBuffer())]), "a.png");
  const response = await author.request("POST", "/api/posts", { body: form });
  expect(response.status).toBe(201);
  return { author, imageUrl: (await response.json() as { imageUrl: string }).imageUrl };
}

async function expectRestored(address: string, { author, imageUrl }: Awaited<ReturnType<typeof write>>) {
  const headers = { Authorization: `Bearer ${author.token}` };
  const posts = await (await fetch(`${address}/api/posts`, { headers })).json();
  expect(posts).toMatchObject([{ content: "Kept in a copy" }]);
  expect((await fetch(address + imageUrl, { headers })).status).toBe(200);
}

test("a copy of DATA_DIR restores posts, pictures and sessions of the embedded database", async () => {
  const [from, to] = [join(folder, "from"), join(folder, "to")];
  const glimmer = await startGlimmer(from);
  const written = await write(glimmer);
  await glimmer.stop();
  await mkdir(to);
  const run = async (words: string, dataDir: string) =>
    await runShell(blockOf(page, "sh", words).replaceAll("/var/lib/glimmer", dataDir), folder);
  await run("-czf glimmer-backup.tar.gz", from);
  await run("-xzf glimmer-backup.tar.gz", to);
  const restored = await startGlimmer(to);
  await expectRestored(restored.address, written);
  await restored.stop();
}, 240_000);

test.skipIf(!systemPrograms)(
  "a dump and a copy restore beside one's own PostgreSQL, without a stop",
  async () => {
    const postgres = await startSystemPostgres(systemPrograms!, join(folder, "own"));
    await postgres.createDatabase("one");
    await postgres.createDatabase("two");
    const [from, to] = [join(folder, "own-from"), join(folder, "own-to")];
    const glimmer = await startGlimmer(from, { DATABASE_URL: postgres.urlOf("one") });
    const written = await write(glimmer);
    await mkdir(to);
    const PATH = [systemPrograms, process.env.PATH].join(delimiter);
    await runShell(blockOf(page, "sh", "pg_dump"), folder, {
      PATH,
      DATABASE_URL: postgres.urlOf("one"),
      DATA_DIR: from,
    });
    await runShell(blockOf(page, "sh", "pg_restore"), folder, {
      PATH,
      DATABASE_URL: postgres.urlOf("two"),
      DATA_DIR: to,
    });
    const restored = await startGlimmer(to, { DATABASE_URL: postgres.urlOf("two") });
    await expectRestored(restored.address, written);
    await restored.stop();
    await glimmer.stop();
    await postgres.stop();
  },
  240_000,
);
