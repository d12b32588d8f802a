import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { configOf, examinationOf } from "../testing/examination-of.ts";
import { reportNotRunning } from "./check-running-settings.ts";
import { checkSecrets } from "./check-secrets.ts";
import { checkSettings } from "./check-settings.ts";
import { findMissingAccess } from "./find-missing-access.ts";
import { findSettingProblems } from "./find-setting-problems.ts";
import { readEnvironment } from "./read-environment.ts";

async function folder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), "glimmer-doctor-"));
  onTestFinished(() => rm(made, { recursive: true, force: true }));
  return made;
}

const namesOf = (env: Record<string, string>) =>
  findSettingProblems(env, {}).problems.map(({ names }) => names.join(" "));

test("lists every wrong setting, of whatever kind, where the start stops at the first kind", () => {
  expect(namesOf({
    NODE_ENV: "production",
    PORT: "eighty",
    LOG_LEVEL: "loud",
    TRUSTED_PROXIES: "127.0.0.1, proxy",
    PUBLIC_URL: "http://glimmer.example",
    PUSH_TEST_SERVICE: "http://127.0.0.1:1",
    AI_MODELS: '{"GPT-9":"x"}',
    STRIPE_SECRET_KEY: "sk_test_1",
    OPEN_BROWSER: "no",
  })).toEqual([
    "PORT",
    "AI_MODELS",
    "TRUSTED_PROXIES",
    "LOG_LEVEL",
    "SMTP_URL",
    "SESSION_SECRET",
    "EVIDENCE_KEY",
    "CONTACT_EMAIL",
    "MAIL_FROM",
    "PUSH_TEST_SERVICE",
    "PUBLIC_URL",
    "STRIPE_SECRET_KEY STRIPE_WEBHOOK_SECRET STRIPE_PUBLISHABLE_KEY",
    "OPEN_BROWSER",
  ]);
});

test("does not blame what lacks a wrong setting", () => {
  expect(
    namesOf({
      STRIPE_SECRET_KEY: "x",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
    }),
  )
    .toEqual(["STRIPE_SECRET_KEY"]);
});

test("does not take a part of a setting for another setting", () => {
  expect(namesOf({ AI_MODELS: '{"GPT-4o":""}' })).toEqual(["AI_MODELS"]);
});

test("reads the other settings as if the wrong ones were not given", () => {
  const { config } = findSettingProblems({ PORT: "eighty", MAIL_FROM: "Ada <ada@example.org>" }, {});
  expect([config.port, config.mailFrom]).toEqual([8787, "Ada <ada@example.org>"]);
});

test("finds no problem in settings that the start accepts", () => {
  expect(namesOf({})).toEqual([]);
  expect(namesOf({
    NODE_ENV: "production",
    PUBLIC_URL: "https://glimmer.example",
    SMTP_URL: "smtps://mail.example",
    CONTACT_EMAIL: "help@glimmer.example",
    MAIL_FROM: "Glimmer <hello@glimmer.example>",
    SESSION_SECRET: "s".repeat(32),
    EVIDENCE_KEY: Buffer.alloc(32, 1).toString("base64"),
  })).toEqual([]);
});

test("says what was expected, and how many settings are right when none is wrong", async () => {
  const env = { PORT: "eighty" };
  const [wrong] = [await checkSettings.run(examinationOf({}, { env, ...findSettingProblems(env, {}) }))]
    .flat();
  expect(wrong).toMatchObject({ verdict: "fix", says: expect.stringMatching(/^PORT: .*expected number/) });
  expect(await checkSettings.run(examinationOf({ LOG_LEVEL: "warn" }))).toEqual([
    expect.objectContaining({
      verdict: "ok",
      says: "1 setting is given and can be used (NODE_ENV=development).",
    }),
  ]);
});

test("reads the file of a supervisor, and names what is misspelled in it", async () => {
  const file = join(await folder(), "glimmer.env");
  await writeFile(
    file,
    '# For systemd\nMAIL_FROM="Glimmer <hello@example.org>"\nSMPT_URL=smtps://mail.example.org\nTRUSTED_PROXY=127.0.0.1\n',
  );
  const given = await readEnvironment({ PORT: "1" }, file);
  expect(given.env).toMatchObject({ PORT: "1", MAIL_FROM: "Glimmer <hello@example.org>" });
  const findings = await checkSettings.run(examinationOf({}, { ...given, config: configOf() }));
  expect(findings).toContainEqual({
    verdict: "warn",
    says: `SMPT_URL in ${file} is no setting of Glimmer.`,
    todo: "Write SMTP_URL if you meant that.",
  });
  expect(findings).toContainEqual(
    expect.objectContaining({ todo: "Write TRUSTED_PROXIES if you meant that." }),
  );
});

test("says so when the file of a supervisor is not there", async () => {
  await expect(readEnvironment({}, "/no/such/file")).rejects.toThrow(
    "--env-file: /no/such/file cannot be read (ENOENT).",
  );
});

test("looks at nothing in a data directory of another user", async () => {
  const dataDir = await folder();
  expect(await findMissingAccess(dataDir)).toBeNull();
  expect(await findMissingAccess(join(dataDir, "none"))).toBeNull();
  if (process.getuid?.() === 0) return;
  await chmod(dataDir, 0);
  expect(await findMissingAccess(dataDir)).toMatchObject({
    verdict: "fix",
    todo: expect.stringContaining("sudo -u"),
  });
});

test("says where another Glimmer runs when none has this data directory", () => {
  expect(reportNotRunning("/data", [])).toMatchObject({ verdict: "skipped" });
  expect(reportNotRunning("/data", ["/var/lib/glimmer"])).toMatchObject({
    verdict: "warn",
    says:
      "No Glimmer runs with its data in /data, but on this machine one runs with its data in /var/lib/glimmer.",
    todo: expect.stringContaining("--env-file"),
  });
});

test("finds secrets that can be guessed, and says in words what to do", async () => {
  const weak = examinationOf({ SESSION_SECRET: "changeme".repeat(5) });
  expect(await checkSecrets.run(weak)).toEqual([
    expect.objectContaining({ verdict: "warn", todo: expect.stringContaining("openssl rand -base64 48") }),
  ]);
  const flat = examinationOf({ EVIDENCE_KEY: "A".repeat(43) });
  expect(await checkSecrets.run(flat)).toEqual([
    expect.objectContaining({ verdict: "warn", todo: expect.stringContaining("openssl rand -base64 32") }),
  ]);
  const known = examinationOf({ DATABASE_URL: "postgres://glimmer:postgres@db.example.org/glimmer" });
  expect(await checkSecrets.run(known)).toEqual([expect.objectContaining({ verdict: "warn" })]);
  const good = examinationOf({ SESSION_SECRET: "kV9x2Lq8Zr5mT1wYb7Nc4Hd6Gj3Fs0PaUeXo" });
  expect(await checkSecrets.run(good)).toMatchObject({ verdict: "ok" });
});

test.skipIf(process.platform === "win32")("finds files with secrets that others may read", async () => {
  const dataDir = await folder();
  const path = join(dataDir, "session-secret");
  await writeFile(path, "s".repeat(43), { mode: 0o600 });
  const examination = examinationOf({ DATA_DIR: dataDir });
  expect(await checkSecrets.run(examination)).toMatchObject({ verdict: "ok" });
  await chmod(path, 0o644);
  expect(await checkSecrets.run(examination)).toEqual([
    { verdict: "fix", says: expect.stringContaining(path), todo: `chmod 600 ${path}` },
  ]);
});
