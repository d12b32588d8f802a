// Runs the units of build/deploy/ under a real systemd, as build/docs/deploying.md says.
import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { request as requestByHttp } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openDatabase } from "../../../server/db/open-database.ts";
import { member, testPassword } from "../../../server/testing/member.ts";
import { picture } from "../../../server/testing/pictures.ts";
import { startRedis } from "../../../server/testing/servers/redis-server.ts";
import { blankDatabase } from "../../../server/testing/test-database.ts";
import { cloneProject } from "../../start/release/testing/clone-project.ts";
import { type BootedSystemd, bootSystemd, installDebian, whyNoSystemd } from "./testing/booted-systemd.ts";
import { machineLoad } from "./testing/machine-load.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const publicUrl = "https://glimmer.example.org";
// Ports of four digits, since metrics are at the port with a 1 before it.
const ports = [4787, 4788] as const;
const why = whyNoSystemd();
if (why) console.log(`The units are not run: ${why}.`);

const folder = mkdtempSync(join(tmpdir(), "glimmer-units-"));
const debian = join(folder, "debian");
let systemd: BootedSystemd | null = null;

/** Unpacks a release below /opt and leads /opt/glimmer there, as releases.md says. */
function installRelease(): void {
  const clone = join(folder, "clone");
  cloneProject(root, clone);
  execFileSync("npm", ["run", "release"], { cwd: clone, stdio: ["ignore", "ignore", "inherit"] });
  const made = join(clone, "dist/release");
  const [archive = ""] = readdirSync(made).filter((name) => name.endsWith(".tar.gz"));
  execFileSync("tar", ["-xzf", join(made, archive), "-C", join(debian, "opt")]);
  symlinkSync(archive.replace(".tar.gz", ""), join(debian, "opt/glimmer"));
  for (const unit of ["glimmer-web@.service", "glimmer-worker.service"]) {
    copyFileSync(join(debian, "opt/glimmer/build/deploy", unit), join(debian, "etc/systemd/system", unit));
  }
}

/** By the address of members, as a proxy passes it on. */
async function fetchAt(port: number, request: Request): Promise<Response> {
  const body = Buffer.from(await request.arrayBuffer());
  const headers = { ...Object.fromEntries(request.headers), Host: new URL(publicUrl).host };
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  const { pathname, search } = new URL(request.url);
  requestByHttp({ port, host: "127.0.0.1", path: pathname + search, method: request.method, headers })
    .on("error", reject)
    .on("response", (response) => {
      buffer(response).then(
        (given) => resolve(new Response(new Uint8Array(given), { status: response.statusCode ?? 0 })),
        reject,
      );
    })
    .end(body);
  return await promise;
}

const statusAt = (port: number) =>
  fetchAt(port, new Request(`${publicUrl}/api/health`)).then(({ status }) => status);

async function timed(...command: readonly string[]): Promise<string> {
  const startedAt = performance.now();
  await systemd?.run(...command);
  return ((performance.now() - startedAt) / 1_000).toFixed(1);
}

describe.skipIf(why !== null)("under systemd", async () => {
  if (why !== null) return;
  const redis = await startRedis();
  const database = await blankDatabase();
  beforeAll(async () => {
    await installDebian(debian);
    installRelease();
    execFileSync("chroot", [debian, "useradd", "--system", "--home", "/var/lib/glimmer", "glimmer"]);
    mkdirSync(join(debian, "srv/backups"));
    execFileSync("chroot", [debian, "chown", "glimmer", "/srv/backups"]);
    const settings = {
      NODE_ENV: "production",
      PUBLIC_URL: publicUrl,
      SESSION_SECRET: "s".repeat(48),
      EVIDENCE_KEY: Buffer.alloc(32, 1).toString("base64"),
      SMTP_URL: "smtp://127.0.0.1:1",
      CONTACT_EMAIL: "help@glimmer.example.org",
      MAIL_FROM: "Glimmer <hello@glimmer.example.org>",
      DATABASE_URL: database.url,
      REDIS_URL: redis.url,
      BACKUP_TO: "/srv/backups",
    };
    const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
    writeFileSync(join(debian, "etc/glimmer.env"), lines.join(""), { mode: 0o600 });
    systemd = await bootSystemd(debian, "glimmer-units-test");
  }, 1_200_000);
  afterAll(async () => {
    await systemd?.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }, 120_000);

  test("two servers and a worker start, and a start returns once it serves", async () => {
    const units = [...ports.map((port) => `glimmer-web@${port}`), "glimmer-worker"];
    for (const unit of units) console.log(`${unit} started in ${await timed("systemctl", "start", unit)} s`);
    console.log(machineLoad());
    for (const port of [...ports, 8790]) expect(await statusAt(port)).toBe(200);
    const states = await systemd?.run("systemctl", "is-active", ...units);
    expect(states?.trim().split("\n")).toEqual(["active", "active", "active"]);
  });

  test("a member signs in and posts a picture within what the units allow", async () => {
    const db = openDatabase(database.url, { maxConnections: 2 });
    try {
      const ada = await member({
        sql: db.sql,
        config: { publicUrl },
        clock: { now: () => new Date() },
        app: { fetch: (request: Request) => fetchAt(ports[0], request) },
      } as never);
      const signedIn = await ada.post("/api/auth/login", { email: ada.email, password: testPassword });
      expect(signedIn.status).toBe(200);
      const form = new FormData();
      form.set("content", "Under systemd");
      form.set("image", new Blob([new Uint8Array(await picture(80, 60).png().toBuffer())]), "a.png");
      expect((await ada.request("POST", "/api/posts", { body: form })).status).toBe(201);
    } finally {
      await db.close();
    }
  });

  test("a service may write its own folders alone, and has no capability", async () => {
    const pid =
      (await systemd?.run("systemctl", "show", "-p", "MainPID", "--value", "glimmer-worker"))?.trim() ?? "";
    const status = await systemd?.run(
      "grep",
      "-E",
      "^(CapEff|CapBnd|NoNewPrivs|Seccomp):",
      `/proc/${pid}/status`,
    );
    expect(status).toBe(
      "CapEff:\t0000000000000000\nCapBnd:\t0000000000000000\nNoNewPrivs:\t1\nSeccomp:\t2\n",
    );
    const within = (script: string) =>
      systemd?.run(
        "nsenter",
        "-t",
        pid,
        "-m",
        "--",
        "setpriv",
        "--reuid=glimmer",
        "--clear-groups",
        "sh",
        "-c",
        script,
      );
    await within(
      "touch /var/lib/glimmer/worker/written /var/cache/glimmer/worker/written /srv/backups/written",
    );
    for (const place of ["/etc", "/opt/glimmer/server", "/var/lib/glimmer", "/usr"]) {
      await expect(within(`touch ${place}/written`), place).rejects.toThrow(/Read-only|Permission denied/);
    }
  });

  test("the worker makes the night's backup where its unit may write", async () => {
    const wholeBackups = () =>
      readdirSync(join(debian, "srv/backups"), { recursive: true, encoding: "utf8" })
        .filter((path) => path.endsWith("/manifest.json"));
    await expect.poll(wholeBackups, { timeout: 300_000, interval: 1_000 }).toHaveLength(1);
  });

  test("a restart returns healthy while the other serves, and a stop ends in order", async () => {
    const seconds = await timed("systemctl", "restart", `glimmer-web@${ports[0]}`);
    expect([await statusAt(ports[0]), await statusAt(ports[1])]).toEqual([200, 200]);
    const stopped = await timed("systemctl", "stop", `glimmer-web@${ports[1]}`, "glimmer-worker");
    console.log(`restarted in ${seconds} s, stopped in ${stopped} s; ${machineLoad()}`);
    const result = await systemd?.run(
      "systemctl",
      "show",
      "-p",
      "Result",
      "-p",
      "ExecMainStatus",
      `glimmer-web@${ports[1]}`,
    );
    expect(result).toBe("Result=success\nExecMainStatus=0\n");
  });

  test("one that is killed comes back by itself", async () => {
    await systemd?.run("systemctl", "kill", "--signal=SIGKILL", `glimmer-web@${ports[0]}`);
    while (await statusAt(ports[0]).catch(() => 0) !== 200) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    expect(await systemd?.run("systemctl", "show", "-p", "NRestarts", `glimmer-web@${ports[0]}`))
      .toBe("NRestarts=1\n");
  });
});
