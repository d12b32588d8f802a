// Asks a real Prometheus, which scrapes a server, for all that the dashboard asks for.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, describe, expect, test } from "vitest";
import { stringify } from "yaml";
import { member } from "../../../server/testing/member.ts";
import { picture } from "../../../server/testing/pictures.ts";
import { startObjectStore } from "../../../server/testing/servers/object-store/start-object-store.ts";
import { startServer } from "../../../server/testing/servers/start-server.ts";
import { unusedPort } from "../../../server/testing/servers/unused-port.ts";
import { testDatabase } from "../../../server/testing/test-database.ts";
import { readDeployFile } from "../../deploy/testing/read-deploy-file.ts";

const hasPrometheus = spawnSync("prometheus", ["--version"]).error === undefined;
if (!hasPrometheus) console.log("No prometheus found: the dashboard is not tried.");

interface Target {
  readonly expr: string;
  readonly legendFormat?: string;
}

const { panels } = JSON.parse(readDeployFile("dashboard.json")) as {
  readonly panels: readonly { readonly title: string; readonly targets?: readonly Target[] }[];
};

/**
 * Panels that are empty where nothing of it happened: no replica, no AI, no failure, no job that is
 * due.
 */
const mayBeEmpty = new Set([
  "Reads refused a second",
  "Reads by where they went",
  "Failed statements a second",
  "AI tokens an hour",
  "Jobs that wait",
]);

async function startPrometheus(target: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "glimmer-prometheus-"));
  const port = await unusedPort();
  const file = join(folder, "prometheus.yaml");
  const global = { scrape_interval: "1s", scrape_timeout: "1s" };
  const scrape_configs = [{
    job_name: "glimmer",
    static_configs: [{ targets: [target], labels: { role: "all" } }],
  }];
  await writeFile(file, stringify({ global, scrape_configs }));
  const address = `127.0.0.1:${port}`;
  const child = spawn("prometheus", [
    `--config.file=${file}`,
    `--storage.tsdb.path=${join(folder, "data")}`,
    `--web.listen-address=${address}`,
  ], { stdio: "ignore" });
  const ended = once(child, "exit");
  afterAll(async () => {
    child.kill("SIGKILL");
    await ended;
    await rm(folder, { recursive: true, force: true });
  });
  return `http://${address}`;
}

interface Found {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: readonly [number, string];
}

async function ask(prometheus: string, expression: string): Promise<Found[]> {
  const query = new URLSearchParams({ query: expression.replaceAll("$instance", ".*") });
  const response = await fetch(`${prometheus}/api/v1/query?${query}`);
  const { status, data, error } = await response.json() as {
    status: string;
    data: { result: Found[] };
    error?: string;
  };
  expect([status, error], expression).toEqual(["success", undefined]);
  return data.result;
}

/** A server that works, and a Prometheus that scrapes it. */
async function setUp() {
  const [db, store, metricsPort, port] = await Promise.all([
    testDatabase(),
    startObjectStore(),
    unusedPort(),
    unusedPort(),
  ]);
  afterAll(() => store.close());
  const publicUrl = `http://127.0.0.1:${port}`;
  await startServer({
    env: {
      ...store.env,
      DATABASE_URL: db.url,
      PUBLIC_URL: publicUrl,
      PORT: String(port),
      LOG_LEVEL: "fatal",
      METRICS_ADDRESS: `127.0.0.1:${metricsPort}`,
    },
  });
  await db.sql`
    insert into backup_runs (kind, process, place, started_at, finished_at, failed_at)
    values ('backup', 0, '/srv/backups', now(), now(), null), ('rehearsal', 0, '/srv/backups', now(), null, now())`;
  const ada = await member({
    sql: db.sql,
    config: { publicUrl },
    clock: { now: () => new Date() },
    app: { fetch: (request: Request) => fetch(request) },
  } as never);
  return { ada, prometheus: await startPrometheus(`127.0.0.1:${metricsPort}`) };
}

/** Labels of the legend that what was found lacks. */
function missingLabels({ legendFormat = "" }: Target, found: readonly Found[]): string[] {
  const labels = [...legendFormat.matchAll(/\{\{(\w+)\}\}/g)].map(([, label = ""]) => label);
  return found.flatMap(({ metric }) => labels.filter((label) => !metric[label]));
}

describe.skipIf(!hasPrometheus)("the dashboard", async () => {
  if (!hasPrometheus) return;
  const { ada, prometheus } = await setUp();

  test("shows a working server's figures in each panel, with the labels of its legend", async () => {
    const png = new Uint8Array(await picture(80, 60).png().toBuffer());
    const scrapes = async () =>
      Number((await ask(prometheus, "sum(count_over_time(up[5m]))").catch(() => []))[0]?.value[1] ?? 0);
    while (await scrapes() < 8) {
      const form = new FormData();
      form.set("content", "Look");
      form.set("image", new Blob([png]), "a.png");
      expect((await ada.request("POST", "/api/posts", { body: form })).status).toBe(201);
      // More than once, so that a cache has it.
      for (let read = 0; read < 4; read++) expect((await ada.get("/api/posts")).status).toBe(200);
      await wait(200);
    }
    const problems: string[] = [];
    let asked = 0;
    for (const { title, targets = [] } of panels) {
      for (const target of targets) {
        const found = await ask(prometheus, target.expr);
        asked += 1;
        if (found.length === 0 && !mayBeEmpty.has(title)) {
          problems.push(`${title}: nothing for ${target.expr}`);
        }
        problems.push(...missingLabels(target, found).map((label) => `${title}: no ${label}`));
      }
    }
    console.log(`${asked} expressions of ${panels.length} panels asked of Prometheus`);
    expect(problems).toEqual([]);
  });
});
