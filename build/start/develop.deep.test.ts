import { randomInt } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startLauncher, waitForStatus } from "../prove/testing/start-launcher.ts";

const title = "npm run dev on %s serves pages that reload when their sources change, and proxies the server";

test.each(["node", "deno"] as const)(title, async (runtime) => {
  const dataDir = await mkdtemp(join(tmpdir(), "glimmer-dev-"));
  const port = randomInt(20_000, 31_000);
  const page = `http://127.0.0.1:${port + 1}`;
  const settings = { DATA_DIR: dataDir, PORT: String(port), PUBLIC_URL: page };
  const run = startLauncher(settings, ["dev.ts"], { runtime });
  try {
    expect(await (await waitForStatus(`${page}/api/health`, 200)).json()).toMatchObject({ database: "up" });
    expect(await (await waitForStatus(page, 200, { Accept: "text/html" })).text()).toContain("/@vite/client");
    const answer = await fetch(`${page}/api/auth/register`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: page },
      body: JSON.stringify({
        email: "robin@example.org",
        password: "QuietMorning7!",
        username: "robin",
        displayName: "Robin Example",
        confirmAge: true,
        acceptTerms: true,
        acceptPrivacy: true,
      }),
    });
    expect(answer.status).toBe(201);
    await expect.poll(async () => await (await fetch(`${page}/dev/outbox`)).text(), { timeout: 10_000 })
      .toContain(`${page}/verify-email`);
  } finally {
    run.child.kill("SIGINT");
  }
  expect(await run.ended).toBe(0);
  expect(await readdir(dataDir)).not.toContain("launcher.lock");
  await rm(dataDir, { recursive: true });
}, 120_000);
