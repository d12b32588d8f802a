import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { afterAll, expect, test } from "vitest";
import { migrate, readMigrations } from "../../../server/db/migrate.ts";
import { runtimes, startProgram } from "../../../server/testing/servers/start-program.ts";
import { startServer } from "../../../server/testing/servers/start-server.ts";
import { blankDatabase } from "../../../server/testing/test-database.ts";
import type { UpgradeLoadReport } from "../../../server/testing/load/upgrade-load.ts";
import { newMigrations } from "./testing/new-migrations.ts";
import { previousCommit, unpackRelease } from "./testing/previous-release.ts";

const root = dirname(dirname(dirname(import.meta.dirname)));
const commit = await previousCommit(root);
if (!commit) console.log("Skipped: this tree has no history, so no previous release to run.");
const previous = commit ? await unpackRelease(root, commit) : "";
afterAll(() => previous && rm(previous, { recursive: true, force: true }));
const next = await newMigrations();
afterAll(next.remove);
const db = await blankDatabase();
// One server for both: the second load comes to a database that was migrated beneath it.
const server = commit
  ? await startServer({ tree: previous, env: { DATABASE_URL: db.url, LOG_LEVEL: "warn" } })
  : null;

function startLoad() {
  const program = pathToFileURL(join(previous, "server/testing/load/upgrade-load.ts"));
  return startProgram(runtimes[1], program, { DATABASE_URL: db.url, SERVER: server?.address ?? "" });
}

test.skipIf(!commit)(
  "a server of the previous release serves on while its database is migrated",
  async () => {
    const load = startLoad();
    expect(await load.hear()).toBe("running");
    const applied = await migrate(db.url, next);
    // The next process of the new release.
    expect(await migrate(db.url, next)).toEqual([]);
    load.say("stop");
    const report = JSON.parse(await load.hear()) as UpgradeLoadReport;
    const newer = applied.filter((name) => /^\d{4}_/.test(name));
    console.log(
      `${commit?.slice(0, 9)} while ${newer.length} migrations came (${newer.join(", ")}):`,
      report,
    );
    expect(report).toMatchObject({ refused: {}, missing: 0 });
    expect(report.writes).toBeGreaterThan(0);
  },
);

test.skipIf(!commit)(
  "the call suite of the previous release passes on the new schema, under load",
  async () => {
    const [before, now] = await Promise.all([
      readMigrations(pathToFileURL(join(previous, "server/db/migrations/"))),
      readMigrations(next.migrations),
    ]);
    expect(now.slice(0, before.length)).toEqual(before);
    console.log(`${now.length - before.length} migrations are newer than ${commit?.slice(0, 9)}`);
    const load = startLoad();
    await load.hear();
    const vitest = join(root, "node_modules/vitest/vitest.mjs");
    const calls = join(previous, "calls.json");
    const run = promisify(execFile)(
      process.execPath,
      [
        vitest,
        "run",
        "--project",
        "postgres",
        "server/tests/core-calls.pg.test.ts",
        "--reporter=json",
        `--outputFile=${calls}`,
      ],
      { cwd: previous, maxBuffer: 1e9, env: outsideOfTests() },
    );
    // Failed tests are in the report.
    await run.catch(() => {});
    load.say("stop");
    const report = JSON.parse(await load.hear()) as UpgradeLoadReport;
    const result = JSON.parse(await readFile(calls, "utf8")) as {
      numPassedTests: number;
      numFailedTests: number;
      testResults: { assertionResults: { status: string; fullName: string; failureMessages: string[] }[] }[];
    };
    console.log(`${result.numPassedTests} calls passed, ${result.numFailedTests} failed, under`, report);
    const failed = result.testResults.flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === "failed");
    expect(failed).toEqual([]);
    expect(result.numPassedTests).toBeGreaterThan(300);
  },
);

/** Without what tells a program that it runs in a test: it runs tests itself. */
function outsideOfTests(): NodeJS.ProcessEnv {
  const inTests = /^(VITEST|VITE_|TEST|NODE_ENV$|GLIMMER_DEEP$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inTests.test(name)));
}
