import { execFile, spawnSync } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, test } from "vitest";
import { readConfig } from "../../../server/config.ts";
import { hasCaddy } from "../testing/has-caddy.ts";
import { blockOf } from "./testing/blocks-of-page.ts";

const run = promisify(execFile);
const page = "build/docs/running.md";
const folder = await mkdtemp(join(tmpdir(), "glimmer-blocks-"));
afterAll(() => rm(folder, { recursive: true }));

/** Checked only where the program is there. */
const has = (program: string) => {
  const isThere = spawnSync(program, ["--version"]).error === undefined;
  if (!isThere) console.log(`No ${program} found: its block of ${page} is not checked.`);
  return isThere;
};

async function file(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

describe("machines.md", () => {
  const machines = "build/docs/machines.md";

  test("has settings with which each of several processes starts", () => {
    const given = Object.fromEntries(
      ["TRUSTED_PROXIES", "PROCESSES="].flatMap((words) => blockOf(machines, "ini", words).split("\n"))
        .map((line) => line.split(/=(.*)/s)),
    );
    expect(readConfig({ DATABASE_URL: "postgres://a/b", SESSION_SECRET: "s".repeat(32), ...given }))
      .toMatchObject({ processes: 4, host: "0.0.0.0", trustedProxies: ["10.0.0.1"] });
  });

  test.skipIf(!has("haproxy"))("has settings that HAProxy takes", async () => {
    const config = `${blockOf(machines, "haproxy", "frontend members")}\n`;
    await run("haproxy", ["-c", "-f", await file("haproxy.cfg", config)]);
  });
});

describe("running.md", () => {
  test("has a settings file with which production starts once there are secrets", () => {
    const lines = blockOf(page, "ini", "NODE_ENV=").split("\n").filter((line) => !line.startsWith("#"));
    const given = Object.fromEntries(lines.map((line) => {
      const [name = "", value = ""] = line.split(/=(.*)/s);
      return [name, value.replace(/^"(.*)"$/, "$1")];
    }));
    expect([given.SESSION_SECRET, given.EVIDENCE_KEY]).toEqual(["…", "…"]);
    const settings = {
      ...given,
      SESSION_SECRET: "s".repeat(32),
      EVIDENCE_KEY: Buffer.alloc(32, 1).toString("base64"),
      DATABASE_URL: "postgres://localhost/glimmer",
    };
    expect(readConfig(settings)).toMatchObject({
      environment: "production",
      mailFrom: "Glimmer <hello@glimmer.example.org>",
      contactEmail: "help@glimmer.example.org",
      trustedProxies: ["127.0.0.1"],
    });
  });

  test.skipIf(!has("systemd-analyze"))("has a unit that systemd takes", async () => {
    // The programs it names are on another machine.
    const unit = blockOf(page, "ini", "[Unit]").replace(/^ExecStart=\S+/m, `ExecStart=${process.execPath}`);
    await run("systemd-analyze", ["verify", "--man=no", await file("glimmer.service", unit)]);
  });

  test.skipIf(!has("nginx") || !has("openssl"))("has a server that nginx takes", async () => {
    const key = "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj /CN=x".split(" ");
    await run("openssl", [...key, "-keyout", `${folder}/glimmer.key`, "-out", `${folder}/glimmer.pem`]);
    // `nginx -t` binds what it listens to, which below 1,024 root alone may.
    const server = blockOf(page, "nginx", "listen 443").replaceAll("/etc/ssl/", `${folder}/`)
      .replaceAll(/(?<=listen (?:\[::\]:)?)\d+/g, (port) => String(20_000 + Number(port)));
    const places = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
      .map((kind) => `${kind}_temp_path ${folder}/${kind};`);
    const config = [
      "error_log stderr;",
      blockOf(page, "nginx", "worker_shutdown_timeout"),
      `pid ${folder}/pid;`,
      "events {}",
      "http {",
      "access_log off;",
      ...places,
      server,
      "}",
    ];
    await run("nginx", ["-t", "-p", folder, "-c", await file("nginx.conf", config.join("\n"))]);
  });

  test.skipIf(!hasCaddy)("has a Caddyfile that Caddy takes", async () => {
    const config = await file("Caddyfile", blockOf(page, "caddy", "reverse_proxy"));
    await run("caddy", ["validate", "--adapter", "caddyfile", "--config", config], {
      env: { ...process.env, HOME: folder },
    });
  });
});
