import { mkdtemp, rm } from "node:fs/promises";
import { join } from "node:path";
import { tmpdir } from "node:os";
import { afterAll, expect, test } from "vitest";
import { redisProgram, startRedis } from "../../server/testing/servers/redis-server.ts";
import { picture } from "../../server/testing/pictures.ts";
import { testDatabase } from "../../server/testing/test-database.ts";
import { blockOf } from "./testing/blocks-of-page.ts";
import { startGlimmer } from "./testing/launched.ts";
import { runShell } from "./testing/run-shell.ts";

const folder = await mkdtemp(join(tmpdir(), "glimmer-second-"));
afterAll(() => rm(folder, { recursive: true }));
const db = await testDatabase();
const redis = redisProgram ? await startRedis() : null;

test.skipIf(!redis)(
  "a second process as build/docs/scale.md sets it up serves the first one's pictures",
  async () => {
    const env = {
      DATABASE_URL: db.url,
      REDIS_URL: redis!.url,
      SESSION_SECRET: "the same in both, of 32 characters",
    };
    const [first, second] = [join(folder, "glimmer"), join(folder, "glimmer-2")];
    const one = await startGlimmer(first, env);
    const ada = await one.member("ada_of_one");
    const form = new FormData();
    form.set("image", new Blob([new Uint8Array(await picture(40, 30).png().toBuffer())]), "a.png");
    const written = await ada.request("POST", "/api/posts", { body: form });
    const { imageUrl } = await written.json() as { imageUrl: string };
    const key = await (await ada.get("/api/push/key")).json();

    await runShell(blockOf("build/docs/scale.md", "sh", "ln -s").replaceAll("/var/lib", folder), folder);
    const two = await startGlimmer(second, env);
    const headers = { Authorization: `Bearer ${ada.token}` };
    expect((await fetch(two.address + imageUrl, { headers })).status).toBe(200);
    expect(await (await fetch(`${two.address}/api/push/key`, { headers })).json()).toEqual(key);
    expect(await (await fetch(`${two.address}/api/health`)).json()).toMatchObject({ bus: "ok" });
    expect(two.launched.output()).not.toContain("other server processes");
    await Promise.all([one.stop(), two.stop()]);
  },
  240_000,
);
