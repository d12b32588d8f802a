import type { Reader } from "./seed/seed.ts";

/** Where a run of the bench works and what it works with. */
export interface BenchContext {
  /** This checkout. */
  readonly root: string;
  /** An empty database, on a server where others may be made. */
  readonly databaseUrl: string;
  readonly dataDir: string;
  /** The programs. Chromium is looked for when it is undefined; writes do without pgbench. */
  readonly deno: string;
  readonly chromium: string | undefined;
  readonly pgbench: string | undefined;
  /** Fills the database on first use. Returns members who have a session each. */
  readonly readers: () => Promise<readonly Reader[]>;
}
