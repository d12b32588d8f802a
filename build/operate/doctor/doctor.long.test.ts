import { mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allChecks } from "./run-doctor.ts";
import { runDoctorProgram } from "./testing/run-doctor-program.ts";

// Runs the commands of build/docs/doctor.md, but for what npm does before them.

let folder = "";
beforeAll(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), "glimmer-doctor-")));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

// A test cannot judge what it finds on this machine, such as a full disk.
test("has a line for each check, and looks where a start from the same folder has its data", async () => {
  const env = { DATA_DIR: "data", WEB_DIR: join(folder, "web"), PORT: "0" };
  const { about, findings } = await runDoctorProgram(env, { from: folder });
  expect([...new Set(findings.map(({ check }) => check))]).toEqual(allChecks.map(({ name }) => name));
  expect(findings).toContainEqual(expect.objectContaining({ check: "settings", verdict: "ok" }));
  expect(about.join("\n")).toContain(`Data in ${join(folder, "data")};`);
});

test("ends with 1 and lists every wrong setting", async () => {
  const env = { DATA_DIR: folder, PORT: "eighty", LOG_LEVEL: "loud", NODE_ENV: "production" };
  const { exitCode, mustFix, findings } = await runDoctorProgram(env);
  const wrong = findings.filter(({ check, verdict }) => check === "settings" && verdict === "fix");
  expect(wrong.map(({ says }) => says.split(":")[0]).toSorted())
    .toEqual([
      "CONTACT_EMAIL",
      "EVIDENCE_KEY",
      "LOG_LEVEL",
      "MAIL_FROM",
      "PORT",
      "PUBLIC_URL",
      "SESSION_SECRET",
      "SMTP_URL",
    ]);
  expect([exitCode, mustFix]).toEqual([1, true]);
});
