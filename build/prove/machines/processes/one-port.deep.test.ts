import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { unusedPort } from "../../../../server/testing/servers/unused-port.ts";
import { testDatabase } from "../../../../server/testing/test-database.ts";
import { blockOf } from "../../pages/testing/blocks-of-page.ts";
import { startGlimmer } from "../../pages/testing/launched.ts";
import { type Launched, waitForStatus } from "../../testing/start-launcher.ts";
import { hasProxy, startProxy } from "../testing/start-proxy.ts";
import { startWriters } from "../testing/writers.ts";

const page = "build/docs/machines.md";
const folder = await mkdtemp(join(tmpdir(), "glimmer-one-port-"));
afterAll(() => rm(folder, { recursive: true }));
const db = await testDatabase();

interface Holder {
  readonly server: { readonly pid: number };
  readonly furtherServers: Readonly<Record<string, { readonly pid: number }>>;
}

async function serverPids(): Promise<number[]> {
  const { server, furtherServers } = JSON.parse(
    await readFile(join(folder, "launcher.lock"), "utf8"),
  ) as Holder;
  return [server.pid, ...Object.values(furtherServers).map(({ pid }) => pid)];
}

test.skipIf(process.platform !== "linux")(
  "PROCESSES of one port serve, restart one by one, and fail nothing behind nginx",
  async () => {
    const [port, proxyPort, metricsPort] = await Promise.all([unusedPort(), unusedPort(), unusedPort()]);
    const settings = Object.fromEntries(
      blockOf(page, "ini", "PROCESSES=").split("\n").map((line) => line.split(/=(.*)/s) as [string, string]),
    );
    const glimmer = await startGlimmer(folder, {
      ...settings,
      DATABASE_URL: db.url,
      PORT: String(port),
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      RATE_LIMIT_SCALE: "1000000",
      METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
      LOG_LEVEL: "warn",
    });
    const pids = await serverPids();
    expect(new Set(pids).size).toBe(Number(settings.PROCESSES));
    for (const [place] of pids.entries()) {
      await waitForStatus(`http://127.0.0.1:${metricsPort + place}/metrics`, 200);
    }
    const members = await Promise.all(
      Array.from({ length: 150 }, (_, n) => glimmer.member(`one_port_${n}`)),
    );
    const written = await members[0]!.post("/api/posts", { content: "One port" });
    const { id } = await written.json() as { id: string };

    // Without a proxy: each connection that a process had taken and not read is lost.
    const direct = startWriters(members.slice(0, 75), id);
    const restarts = await restartEach(pids, glimmer.launched);
    await direct.stop();
    console.log(
      JSON.stringify({ restarts, writes: direct.written.length, lostWithoutProxy: direct.failures.length }),
    );

    const site = `${blockOf(page, "nginx", "max_fails=0").replaceAll("8787", String(port))}\n${
      blockOf(page, "nginx", "least_conn").replace(/upstream glimmer \{.*?\n\}\n/s, "")
        .replace(/listen 80;\s+listen \[::\]:80;/, `listen 127.0.0.1:${proxyPort};`).replace(
          /^\s*server_name .*$/m,
          "",
        )
    }`;
    if (hasProxy("nginx")) {
      await startProxy({ name: "nginx", configuration: site, port: proxyPort });
      const behind = members.slice(75).map((who) => ({
        ...who,
        request: (...[method, path, extras]: Parameters<typeof who.request>) =>
          fetch(`http://127.0.0.1:${proxyPort}${path}`, {
            method,
            headers: {
              Authorization: `Bearer ${who.token}`,
              "Content-Type": "application/json",
              ...extras?.headers,
            },
            body: JSON.stringify(extras?.json),
          }),
      }));
      const through = startWriters(behind, id);
      const again = await restartEach(await serverPids(), glimmer.launched);
      await through.stop();
      console.log(
        JSON.stringify({ restarts: again, writes: through.written.length, lost: through.failures.length }),
      );
      expect(through.failures).toEqual([]);
    }
    await glimmer.stop();
    for (const pid of await serverPids().catch(() => pids)) expect(() => process.kill(pid, 0)).toThrow();
  },
);

/** Ends each process by SIGTERM and waits until another one serves in its place. */
async function restartEach(pids: readonly number[], { output }: Launched): Promise<number> {
  for (const [place, pid] of pids.entries()) {
    const returns = () => output().split(`Server ${place + 1} of ${pids.length} is back.`).length;
    const before = returns();
    process.kill(pid, "SIGTERM");
    await expect.poll(returns, { timeout: 60_000 }).toBe(before + 1);
  }
  return pids.length;
}
