import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Launched, startLauncher } from "../../prove/testing/start-launcher.ts";
import { startMailServer } from "../../../server/testing/servers/mail-server.ts";
import { argumentsIn, blockOf } from "../../prove/pages/testing/blocks-of-page.ts";
import { runDoctorProgram } from "./testing/run-doctor-program.ts";

const shown = (words: string) => argumentsIn(blockOf("build/docs/doctor.md", "sh", words));
let dataDir = "";
let env: Record<string, string> = {};
let launched: Launched;
let address = "";

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "glimmer-doctor-"));
  const webDir = join(dataDir, "web");
  await mkdir(webDir);
  await writeFile(join(webDir, "index.html"), "<!doctype html><title>Glimmer</title>");
  env = { DATA_DIR: dataDir, PORT: "0", WEB_DIR: webDir, BUILD_WEB: "0" };
  launched = startLauncher(env);
  address = await launched.ready();
}, 60_000);

afterAll(async () => {
  launched.child.kill("SIGTERM");
  await launched.ended;
  await rm(dataDir, { recursive: true, force: true });
});

describe.each(["npm", "deno"] as const)("beside a running Glimmer, run by %s", (program) => {
  test("finds nothing to fix, and asks the server itself", async () => {
    const { exitCode, findings } = await runDoctorProgram(env, { args: shown("npm run doctor"), program });
    expect(findings.filter(({ verdict }) => verdict === "fix" || verdict === "warn")).toEqual([]);
    expect(exitCode).toBe(0);
    const says = findings.map((finding) => `${finding.check}: ${finding.says}`);
    expect(says).toContain(`proxy: ${address} leads to this server.`);
    expect(says).toContain("websocket: Live updates: the socket opens through PUBLIC_URL.");
    expect(says).toContain("uploads: The largest upload (11 MB) passes.");
    expect(says).toContain("streams: Streams pass as they come.");
    expect(says).toContain("database: The database can be written.");
  });

  test("names the settings that differ from those of the running server", async () => {
    const { findings } = await runDoctorProgram(
      { ...env, AI_CONCURRENCY: "3", LOG_LEVEL: "warn" },
      { args: shown("--json"), program },
    );
    expect(findings).toContainEqual(expect.objectContaining({
      check: "running",
      verdict: "warn",
      says: expect.stringContaining("with other settings than these: AI_CONCURRENCY, LOG_LEVEL."),
    }));
  });

  test("sends one message on request", async () => {
    const mail = await startMailServer();
    const given = { ...env, SMTP_URL: mail.url, MAIL_FROM: "Glimmer <hello@example.org>" };
    const args = shown("--mail");
    await runDoctorProgram(given, { args, program });
    expect(mail.received.map(({ to }) => to)).toEqual([[args[1]]]);
    await mail.close();
  });
});

test("shows no secret, whatever is wrong", async () => {
  const secrets = ["correct-horse-battery", "sk-0123456789abcdef", "staple-and-more-than-32-characters"];
  const { findings } = await runDoctorProgram({
    ...env,
    DATABASE_URL: `postgres://glimmer:${secrets[0]}@127.0.0.1:9/glimmer`,
    SMTP_URL: `smtp://glimmer:${secrets[0]}@127.0.0.1:9`,
    REDIS_URL: `redis://:${secrets[0]}@127.0.0.1:9`,
    OPENAI_API_KEY: secrets[1]!,
    OPENAI_BASE_URL: "http://127.0.0.1:9",
    SESSION_SECRET: secrets[2]!,
  });
  const text = JSON.stringify(findings);
  for (const secret of secrets) expect(text).not.toContain(secret);
});
