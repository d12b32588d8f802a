import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { allChecks } from "./doctor/all-checks.ts";
import { runDoctorProgram } from "./doctor/testing/run-doctor-program.ts";
import { argumentsIn, blockOf } from "./pages/testing/blocks-of-page.ts";

const shown = (words: string) => argumentsIn(blockOf("build/docs/doctor.md", "sh", words));
let dataDir = "";
beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), "glimmer-doctor-"))));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

test("finds nothing to fix before the first start, and has a line for each check", async () => {
  const { exitCode, mustFix, findings } = await runDoctorProgram(
    { DATA_DIR: dataDir, PORT: "0" },
    shown("npm run doctor"),
  );
  expect(findings.filter(({ verdict }) => verdict === "fix")).toEqual([]);
  expect([exitCode, mustFix]).toEqual([0, false]);
  expect([...new Set(findings.map(({ check }) => check))]).toEqual(allChecks.map(({ name }) => name));
});

test("ends with 1 and lists every wrong setting", async () => {
  const env = { DATA_DIR: dataDir, PORT: "eighty", LOG_LEVEL: "loud", NODE_ENV: "production" };
  const { exitCode, findings } = await runDoctorProgram(env, shown("--json"));
  const wrong = findings.filter(({ check, verdict }) => check === "settings" && verdict === "fix");
  expect(wrong.map(({ says }) => says.split(":")[0]).toSorted())
    .toEqual(["LOG_LEVEL", "PORT", "PUBLIC_URL", "SESSION_SECRET", "SMTP_URL"]);
  expect(exitCode).toBe(1);
});
