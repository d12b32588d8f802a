import { execFileSync } from "node:child_process";
import { cpus, totalmem } from "node:os";
import process from "node:process";
import type { Sql } from "../../../../server/db/open-database.ts";

/** The facts of a run that matter for comparing its figures. */
export interface RunDescription {
  /** In UTC, to the minute: "2026-11-26 10:20". */
  readonly date: string;
  /** Short, with a "+" when files differ from it; "unknown" outside a git checkout. */
  readonly commit: string;
  /** As they were given: "--quick --only feed"; empty without. */
  readonly options: string;
  /** The load average before the start. */
  readonly load: string;
  /** Processors and memory. */
  readonly machine: string;
  readonly versions: string;
}

/** The bench writes these itself, so that a change in them says nothing of what is measured. */
const written = [":!build/prove/bench/LOG.md", ":!build/prove/bench/README.md"];

export async function describeRun(
  { sql, deno, root }: { readonly sql: Sql; readonly deno: string; readonly root: string },
  { options, load }: Pick<RunDescription, "options" | "load">,
): Promise<RunDescription> {
  const cores = cpus();
  const [server] = await sql<{ version: string }[]>`
    select split_part(current_setting('server_version'), ' ', 1) as version`;
  const denoVersion = /^deno (\S+)/.exec(execFileSync(deno, ["--version"], { encoding: "utf8" }))?.[1];
  return {
    date: new Date().toISOString().slice(0, 16).replace("T", " "),
    commit: readCommit(root),
    options,
    load,
    machine:
      `${cores.length} × ${cores[0]?.model.trim() ?? "unknown"}, ${(totalmem() / 1e9).toFixed(0)} GB, ` +
      process.platform,
    versions: `PostgreSQL ${server?.version}, Deno ${denoVersion}, Node ${process.versions.node}`,
  };
}

/** Returns the commit of a checkout. */
export function readCommit(root: string): string {
  const git = (...args: string[]) =>
    execFileSync("git", ["-C", root, ...args], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] })
      .trim();
  try {
    const isChanged = git("status", "--porcelain", "--", ".", ...written) !== "";
    return git("rev-parse", "--short=8", "HEAD") + (isChanged ? "+" : "");
  } catch {
    return "unknown";
  }
}

/** The lines that a run begins with. */
export function formatDescription(
  { date, commit, options, load, machine, versions }: RunDescription,
): string[] {
  return [
    `${date} UTC, ${commit}${options && `, ${options}`}, load ${load} before the start`,
    `${machine}; ${versions}`,
  ];
}
