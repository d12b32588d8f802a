import { existsSync, globSync } from "node:fs";
import { join } from "node:path";
import { denoProgram } from "../launcher/server/deno-program.ts";
import { ensureChromium } from "./ensure-chromium.ts";
import { deepTestServers, ensureTestServer, redis } from "./ensure-test-server.ts";
import { type Counts, countsFrom, playwrightCounts } from "./test-counts.ts";
import { run } from "./run-command.ts";
import type { Stage } from "./run-stages.ts";
import { runVitest } from "./run-vitest.ts";

const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

/**
 * The stages of `npm test`, in order; with `isDeep` those of `npm run test:deep`, the proofs that
 * take long. `reports` is an empty directory for the tools' own reports.
 */
export function testStages(root: string, reports: string, isDeep = false): Stage[] {
  const tool = (name: string) => join(root, "node_modules", ".bin", name);
  const check = (name: string, program: string, ...args: string[]): Stage => ({
    name,
    isQuiet: true,
    run: async () => {
      const isFine = await run(program, args, { cwd: root, output: "on failure" });
      return { ...nothing, [isFine ? "passed" : "failed"]: 1 };
    },
  });
  const vitest = (name: string, project: string, files: string): Stage => ({
    name,
    run: async () => {
      if (!hasFiles(root, files)) return nothing;
      if (project !== "unit") await ensureTestServer(root, redis);
      for (const server of isDeep ? deepTestServers : []) await ensureTestServer(root, server);
      return runVitest({ root, reports, project, mayTryAgain: !isDeep });
    },
  });
  if (isDeep) {
    return [
      // That the linter, which has the compiler's errors in `npm test`, overlooks none.
      check("types", tool("tsc"), "-b"),
      vitest("deep", "deep", "**/*.deep.test.ts"),
      { name: "deep end-to-end", run: () => endToEnd(root, reports, { GLIMMER_DEEP: "1" }) },
    ];
  }
  return [
    check("format", denoProgram(root), "fmt", "--check"),
    check("lint", tool("oxlint")),
    check("unused", tool("knip"), "--no-progress"),
    check(
      "types in Deno",
      denoProgram(root),
      "check",
      "server/main.ts",
      "build/practice/till/main.ts",
      "build/practice/model/main.ts",
    ),
    vitest("unit", "unit", "**/*.test.{ts,tsx}"),
    vitest("Postgres", "postgres", "**/*.pg.test.ts"),
    { name: "end-to-end", run: () => endToEnd(root, reports) },
  ];
}

async function endToEnd(root: string, reports: string, env: Record<string, string> = {}): Promise<Counts> {
  const config = "desktop/e2e/playwright.config.ts";
  if (!existsSync(join(root, config))) return nothing;
  await ensureChromium(root);
  const report = join(reports, "e2e.json");
  const isFine = await run(
    join(root, "node_modules", ".bin", "playwright"),
    ["test", "--config", config, "--reporter=list,json", "--forbid-only", "--pass-with-no-tests"],
    { cwd: root, env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report }, output: "live" },
  );
  return countsFrom(report, isFine, playwrightCounts);
}

function hasFiles(root: string, pattern: string): boolean {
  return globSync(pattern, { cwd: root, exclude: ["**/node_modules", "dist"] }).length > 0;
}
