import { dirname, join } from "node:path";
import { findDenoProgram } from "../../start/launcher/server/deno-program.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { deepTestServers, ensureTestServer, redis } from "./ensure-test-server.ts";
import {
  type Counts,
  countsFrom,
  listTriedAgain,
  readPlaywrightCounts,
  readVitestCounts,
} from "./test-counts.ts";
import { run } from "./run-command.ts";
import type { Stage } from "./run-stages.ts";

interface VitestRun {
  readonly root: string;
  /** The stage's name, which its report is named for. */
  readonly name: string;
  readonly project: string;
  /** Arguments that select a part of the project's files. */
  readonly args: readonly string[];
  /** Whether long files are left out. */
  readonly isQuick: boolean;
  /** An empty directory for vitest's reports. */
  readonly reports: string;
  /** Whether a few files that failed run once more, by themselves. */
  readonly mayTryAgain: boolean;
}

/** More than chance spoils in a run: then something is broken. */
const mostTriedAgain = 3;

/**
 * Runs the tests of a project. A machine that is busy elsewhere makes one of thousands of tests
 * fail by chance now and then, so up to three files that failed run once more, in databases of
 * their own: what passes then is named at the end of the run.
 */
async function runVitest(given: VitestRun): Promise<Counts> {
  const first = await runOnce(given, given.args);
  const files = first.failedFiles ?? [];
  if (!given.mayTryAgain || files.length === 0 || files.length > mostTriedAgain) return first;
  console.log(`\nTrying again: ${files.join(", ")}`);
  return listTriedAgain(first, await runOnce({ ...given, name: `${given.name} again` }, files));
}

async function runOnce(
  { root, name, project, isQuick, reports }: VitestRun,
  args: readonly string[],
): Promise<Counts> {
  const report = join(reports, `${name}.json`);
  const options = [
    "--allowOnly=false",
    "--passWithNoTests",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${report}`,
  ];
  const isFine = await run(
    join(root, "node_modules", ".bin", "vitest"),
    ["run", "--project", project, ...options, ...args],
    {
      cwd: root,
      env: {
        ...(project === "postgres" && { TMPDIR: dirname(reports) }),
        ...(isQuick && { GLIMMER_QUICK: "1" }),
      },
      output: "live",
    },
  );
  return countsFrom(report, isFine, readVitestCounts);
}

/** Where the tests are, and an empty directory for the tools' own reports. */
export interface TestRun {
  readonly root: string;
  readonly reports: string;
}

/** Parts of the names of files that `npm test` leaves out: `vitest.config.ts` says why. */
const longFiles = [".long.", ".property.", ".storm."];

/** The tag of the browser tests that `npm test` runs: one walk through each feature. */
const walk = "@walk";

/** What browser tests of layout have in their names. */
const layout = "@sweep|low-windows|destinations|pseudo-language";

/** Lists the stages of `npm test`, in order. */
export function listQuickStages(given: TestRun): Stage[] {
  return [
    check(given, "format", findDenoProgram(given.root), "fmt", "--check"),
    check(given, "lint", tool(given, "oxlint")),
    vitestStage(given, "unit", { project: "unit", isQuick: true }),
    vitestStage(given, "Postgres", { project: "postgres", isQuick: true }),
    browserStage(given, "end-to-end", { report: "walks", args: ["--grep", walk] }),
  ];
}

/** Lists the stages that `npm run test:all` runs after these. */
export function listOtherStages(given: TestRun): Stage[] {
  const programs = ["server/main.ts", "build/practice/till/main.ts", "build/practice/model/main.ts"];
  return [
    besideNext(check(given, "unused", tool(given, "knip"), "--no-progress")),
    besideNext(check(given, "types in Deno", findDenoProgram(given.root), "check", ...programs)),
    vitestStage(given, "long unit", { project: "unit", args: longFiles }),
    vitestStage(given, "long Postgres", { project: "postgres", args: longFiles }),
    browserStage(given, "other end-to-end", { report: "others", args: ["--grep-invert", walk] }),
  ];
}

/** The proofs that take long: `npm run test:deep`. */
export function listDeepStages(given: TestRun): Stage[] {
  return [
    // That the linter, which has the compiler's errors in `npm test`, overlooks none.
    check(given, "types", tool(given, "tsc"), "-b"),
    vitestStage(given, "deep", { project: "deep", isDeep: true }),
    browserStage(given, "deep end-to-end", { report: "deep", env: { GLIMMER_DEEP: "1" } }),
    // The tests of layout once more, in pages from right to left.
    browserStage(given, "mirrored end-to-end", {
      report: "mirrored",
      args: ["--project=web", "--grep", layout],
      env: { GLIMMER_DEEP: "1", GLIMMER_MIRRORED: "1", GLIMMER_LANGUAGE: "en" },
    }),
  ];
}

/** A feature's unit and database tests, long ones too; its browser tests on request. */
export function listFeatureStages(given: TestRun, feature: string, withBrowser: boolean): Stage[] {
  const args = ["shared", "server/features", "desktop/renderer/features"].map((folder) =>
    `${folder}/${feature}/`
  );
  return [
    vitestStage(given, "unit", { project: "unit", args }),
    vitestStage(given, "Postgres", { project: "postgres", args }),
    ...(withBrowser
      ? [browserStage(given, "end-to-end", { report: feature, args: [`e2e/${feature}/`] })]
      : []),
  ];
}

function tool({ root }: TestRun, name: string): string {
  return join(root, "node_modules", ".bin", name);
}

function check({ root }: TestRun, name: string, program: string, ...args: string[]): Stage {
  return {
    name,
    isQuiet: true,
    run: async () => {
      const isFine = await run(program, args, { cwd: root, output: "on failure" });
      return { passed: isFine ? 1 : 0, failed: isFine ? 0 : 1, skipped: 0 };
    },
  };
}

function besideNext(stage: Stage): Stage {
  return { ...stage, leavesRoom: true };
}

interface VitestSelection {
  readonly project: "unit" | "postgres" | "deep";
  /** Arguments that select a part of the project's files. */
  readonly args?: readonly string[];
  readonly isQuick?: boolean;
  readonly isDeep?: boolean;
}

function vitestStage(given: TestRun, name: string, selection: VitestSelection): Stage {
  const { project, args = [], isQuick = false, isDeep = false } = selection;
  return {
    name,
    run: async () => {
      if (project !== "unit") await ensureTestServer(given.root, redis);
      for (const server of isDeep ? deepTestServers : []) await ensureTestServer(given.root, server);
      return runVitest({ ...given, name, project, args, isQuick, mayTryAgain: !isDeep });
    },
  };
}

interface BrowserSelection {
  /** The name of Playwright's report. */
  readonly report: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

function browserStage({ root, reports }: TestRun, name: string, selection: BrowserSelection): Stage {
  return {
    name,
    run: async (): Promise<Counts> => {
      const config = "desktop/e2e/playwright.config.ts";
      await ensureChromium(root);
      const report = join(reports, `${selection.report}.json`);
      const isFine = await run(
        tool({ root, reports }, "playwright"),
        [
          "test",
          "--config",
          config,
          "--reporter=list,json",
          "--forbid-only",
          "--pass-with-no-tests",
          ...selection.args ?? [],
        ],
        { cwd: root, env: { ...selection.env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, output: "live" },
      );
      return countsFrom(report, isFine, readPlaywrightCounts);
    },
  };
}
