import { expect, test } from "vitest";
import type { Check } from "./check.ts";
import { ok, warn } from "./finding.ts";
import { hideSecrets } from "./run-doctor.ts";
import { formatAsJson, formatAsText, mustFix } from "./print-findings.ts";
import { readArguments } from "./read-arguments.ts";
import { runChecks } from "./run-checks.ts";
import { examinationOf } from "./testing/examination-of.ts";

const check = (name: string, run: Check["run"]): Check => ({
  name,
  waitsFor: "The mail server",
  ifSilent: "See its log.",
  run,
});

const never = () => new Promise<never>(() => {});

test("runs checks side by side, and makes a finding of one that does not end or throws", async () => {
  const results = await runChecks(
    [
      check("silent", never),
      check("broken", () => Promise.reject(new Error("Unexpected end"))),
      check("sound", () => Promise.resolve([ok("It works."), warn("It is old.", "Renew it.")])),
    ],
    examinationOf(),
    50,
  );
  expect(results.map(({ findings }) => findings.map(({ verdict, says }) => `${verdict}: ${says}`))).toEqual([
    ["fix: The mail server did not respond within 0.05 s."],
    ["fix: This could not be checked: Unexpected end."],
    ["ok: It works.", "warn: It is old."],
  ]);
  expect(mustFix(results)).toBe(true);
  expect(mustFix(results.slice(2))).toBe(false);
});

test("prints a line for each finding, what to do below it, and what to fix at the end", async () => {
  const results = await runChecks(
    [
      check("mail", never),
      check("disk", () => Promise.resolve(ok("12 GB are free."))),
    ],
    examinationOf(),
    1,
  );
  expect(formatAsText({ about: ["Data in /data."], results }, false)).toBe(
    [
      "Data in /data.",
      "",
      "FIX   mail  The mail server did not respond within 0.001 s.",
      "            → See its log.",
      "ok    disk  12 GB are free.",
      "",
      "To fix: mail.",
    ].join("\n"),
  );
  expect(JSON.parse(formatAsJson({ about: [], results }))).toMatchObject({
    mustFix: true,
    findings: [{ check: "mail", verdict: "fix" }, { check: "disk", verdict: "ok", todo: null }],
  });
});

test("hides secrets wherever a message quotes one", () => {
  const env = {
    OPENAI_API_KEY: "sk-abcdefgh12345678",
    SMTP_URL: "smtps://user:p%40ssword1@mail.example.org",
    PUBLIC_URL: "https://glimmer.example.org",
  };
  const text = "Incorrect key sk-abcdefgh12345678 at https://glimmer.example.org; 535 p@ssword1, p%40ssword1";
  expect(hideSecrets(text, env)).toBe("Incorrect key ••• at https://glimmer.example.org; 535 •••, •••");
});

test("hides the password of a database with several hosts", () => {
  const env = { DATABASE_URL: "postgres://glimmer:p%40ss,word1@db1:5432,db2:5433/glimmer" };
  expect(hideSecrets("db1:5432,db2:5433 refused p@ss,word1 and p%40ss,word1", env))
    .toBe("db1:5432,db2:5433 refused ••• and •••");
});

test("hides short secrets that stand alone, and leaves words and paths that hold them", () => {
  const env = { DATABASE_URL: "postgres://glimmer:glimmer@db.example.org/glimmer", SMTP_PASSWORD: "a.c" };
  expect(hideSecrets('user "glimmer" with a.c, abc; see glimmer.env, /etc/glimmer and glimmers.', env))
    .toBe('user "•••" with •••, abc; see glimmer.env, /etc/glimmer and glimmers.');
});

test("reads its options, and says what it expected of a wrong one", () => {
  expect(readArguments(["--json", "--mail", "ada@example.org", "--env-file", "/etc/glimmer.env"]))
    .toEqual({ json: true, mailTo: "ada@example.org", envFile: "/etc/glimmer.env" });
  expect(readArguments([])).toEqual({ json: false, mailTo: null, envFile: null });
  expect(() => readArguments(["--mail", "ada"])).toThrow('--mail: expected one email address, not "ada".');
  expect(() => readArguments(["--jsno"])).toThrow("--jsno");
});
