// Runs what build/docs/deploying.md says of the image, in a podman of its own.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { request as requestByHttp } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../../server/db/open-database.ts";
import { member } from "../../../server/testing/member.ts";
import { unusedPort } from "../../../server/testing/servers/unused-port.ts";
import { blankDatabase } from "../../../server/testing/test-database.ts";
import { cloneProject } from "../../start/release/testing/clone-project.ts";
import { pageCommands } from "../../start/release/testing/page-commands.ts";
import {
  type ContainerEngine,
  importDebian,
  startContainerEngine,
  whyNoEngine,
} from "./testing/container-engine.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
const release = `glimmer-${version}-${process.platform}-${process.arch}`;
const publicUrl = "https://glimmer.example.org";
const why = whyNoEngine();
if (why) console.log(`No image is built: ${why}.`);

const folder = mkdtempSync(join(tmpdir(), "glimmer-container-"));
const desk = join(folder, "desk");
const clone = join(folder, "clone");
const port = await unusedPort();
const [build = "", start = ""] = pageCommands(
  root,
  "build/docs/deploying.md",
  "build/prove/machines/container.deep.test.ts",
  {
    "0.2.0": version,
    "linux-x64": `${process.platform}-${process.arch}`,
    "127.0.0.1:8787": `127.0.0.1:${port}`,
  },
);
let engine: ContainerEngine;

const settings = {
  PUBLIC_URL: publicUrl,
  SESSION_SECRET: "s".repeat(48),
  EVIDENCE_KEY: Buffer.alloc(32, 1).toString("base64"),
  SMTP_URL: "smtp://127.0.0.1:1",
  CONTACT_EMAIL: "help@glimmer.example.org",
  MAIL_FROM: "Glimmer <hello@glimmer.example.org>",
};

/** Runs the page's command, which may be changed, with these settings besides the usual ones. */
async function startContainer(more: Record<string, string>, command: string): Promise<void> {
  const lines = Object.entries({ ...settings, ...more }).map(([name, value]) => `${name}=${value}\n`);
  writeFileSync(join(desk, "glimmer.env"), lines.join(""));
  await engine.shell(command, desk);
}

const inside = (command: string) => engine.shell(`podman exec glimmer ${command}`);
const inspect = (what: string) => engine.shell(`podman inspect --format '{{${what}}}' glimmer`);

/** Asks as the image itself says: by its HEALTHCHECK. */
async function waitUntilHealthy(): Promise<void> {
  const [, ...check] = JSON.parse(await inspect("json .Config.Healthcheck.Test")) as string[];
  expect(check).toEqual(["glimmer", "health"]);
  const began = performance.now();
  expect(await inside("glimmer health --wait=120")).toMatch(/api\/health: 200 /);
  console.info(`Healthy after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  expect(await engine.shell("podman healthcheck run glimmer; echo $?")).toMatch(/(^|\n)0\n$/);
}

/** By the address of members, as a proxy passes it on. */
async function fetchInside(at: number, request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), Host: new URL(publicUrl).host };
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const { pathname, search } = new URL(request.url);
  requestByHttp({ port: at, host: "127.0.0.1", path: pathname + search, method: request.method, headers })
    .on("error", reject)
    .on("response", (response) => {
      text(response).then((given) => resolve(new Response(given, { status: response.statusCode })), reject);
    })
    .end(body);
  return await promise;
}

async function stop(): Promise<void> {
  const began = performance.now();
  await engine.shell("podman stop glimmer");
  console.info(`Ended after ${((performance.now() - began) / 1000).toFixed(1)} s`);
  expect(await inspect(".State.ExitCode")).toBe("0\n");
  expect(await engine.shell("podman logs glimmer 2>&1")).toContain('"msg":"stopping"');
}

describe.skipIf(why !== null)("the image", () => {
  beforeAll(async () => {
    mkdirSync(desk);
    engine = await startContainerEngine(folder);
    cloneProject(root, clone);
    execFileSync("npm", ["run", "release"], { cwd: clone, stdio: ["ignore", "ignore", "inherit"] });
    copyFileSync(join(clone, "dist/release", `${release}.tar.gz`), join(desk, `${release}.tar.gz`));
    await importDebian(engine, folder, "bookworm");
  }, 900_000);
  afterAll(async () => {
    await engine?.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }, 120_000);

  test("is built from an unpacked release, and from a clone not at all", async () => {
    await engine.shell(build, desk);
    const size = await engine.shell(`podman image inspect --format '{{.Size}}' glimmer:${version}`);
    console.info(`The image: ${Math.round(Number(size) / 1e6)} MB`);
    await expect(engine.shell(build.split("\n").at(-1)!.replace("glimmer:", "clone:"), clone)).rejects
      .toThrow(/RELEASE/);
  });

  test("runs as its user with a read-only root and no capability, also with the embedded database", async () => {
    await startContainer({}, start);
    await waitUntilHealthy();
    const health = await fetchInside(port, new Request(`${publicUrl}/api/health`));
    expect(await health.json()).toMatchObject({ status: "ok", version });
    expect(await inside("id -u")).toBe("8787\n");
    expect(await inside("grep -E '^(CapEff|NoNewPrivs)' /proc/1/status")).toBe(
      "CapEff:\t0000000000000000\nNoNewPrivs:\t1\n",
    );
    for (const place of ["/", "/opt/glimmer", "/var/cache/glimmer", "/home"]) {
      await expect(inside(`touch ${place}/written`), place).rejects.toThrow(/Read-only file system/);
    }
    await stop();
    await engine.shell("podman rm glimmer; podman volume rm glimmer");
  });

  test("serves members with a database of the operator's own, and ends in order at SIGTERM", async () => {
    const database = await blankDatabase();
    const own = await unusedPort();
    const command = start.replace(/--publish \S+/, "--network host");
    await startContainer({ DATABASE_URL: database.url, HOST: "127.0.0.1", PORT: String(own) }, command);
    await waitUntilHealthy();
    const db = openDatabase(database.url, { maxConnections: 2 });
    try {
      const ada = await member({
        sql: db.sql,
        config: { publicUrl },
        clock: { now: () => new Date() },
        app: { fetch: (request: Request) => fetchInside(own, request) },
      } as never);
      const posted = await ada.post("/api/posts", { content: "From a container" });
      expect(posted.status).toBe(201);
      const page = await ada.get("/api/posts");
      expect(await page.text()).toContain("From a container");
    } finally {
      await db.close();
    }
    expect(await inside("ls /var/lib/glimmer")).not.toContain("postgres");
    await stop();
  });

  test("refuses to start without the settings of production, in words", async () => {
    const said = await engine.shell(`podman run --rm --read-only glimmer:${version} 2>&1 || true`);
    expect(said).toContain("NODE_ENV=production does not start with development defaults");
    expect(said).toContain("PUBLIC_URL: expected the https address members use");
  });
});
