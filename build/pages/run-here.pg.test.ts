import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { createTestApp } from "../../server/testing/create-test-app.ts";
import { member } from "../../server/testing/member.ts";
import { startServer } from "../../server/testing/servers/start-server.ts";
import { hashPassword } from "../../server/features/auth/passwords/hash-password.ts";
import { demoPassword } from "../practice/community/fill-demo.ts";
import { commandsOf } from "./marks.ts";
import { readPages } from "./read-page.ts";
import { runShell } from "./run-shell.ts";

const root = dirname(dirname(import.meta.dirname));
const shown = readPages(root).flatMap(commandsOf).filter(({ mark }) => mark?.kind === "run here");

const t = await createTestApp();
const server = await startServer({ env: { DATABASE_URL: t.config.databaseUrl } });
const { id } = await member(t, { username: "amara_osei", email: "amara_osei@example.org" });
await t.sql`
  update members set password_hash = ${await hashPassword(demoPassword)} where id = ${id}`;
const folder = await mkdtemp(join(tmpdir(), "glimmer-pages-"));
afterAll(() => rm(folder, { recursive: true }));

/**
 * Blocks marked `<!-- run here -->` run in a folder of their own, where the server of
 * 127.0.0.1:8787 is a real one with the demo's member, and DATABASE_URL and DATA_DIR are its.
 */
describe("what pages show can be run as it is there", () => {
  test("the API's page has an example", () => {
    expect(shown.map(({ page }) => page)).toContain("build/docs/api.md");
  });

  test.each(shown)("$page:$line", async ({ text }) => {
    const block = text.replaceAll("http://127.0.0.1:8787", server.address);
    await runShell(block, {
      cwd: await mkdtemp(join(folder, "block-")),
      env: { DATABASE_URL: t.config.databaseUrl, DATA_DIR: server.dataDir },
    });
  });
});
