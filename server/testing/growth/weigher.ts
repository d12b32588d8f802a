import { pino } from "pino";
import { createApp } from "../../app.ts";
import { readConfig } from "../../config.ts";
import { dropCachedReads } from "../../db/cache/drop-cached-reads.ts";
import { closeDeps, openDeps } from "../../serve/open-deps.ts";
import { explainedSql, type ExplainedStatement, type Weight } from "./explained-sql.ts";

interface Weigher {
  /** The statements of one call. */
  explain(path: string, token: string): Promise<readonly ExplainedStatement[]>;
  /**
   * The cursor of the row that many rows from the top of a list; null where the list is shorter.
   */
  cursorAt(path: string, token: string, rowsAbove: number): Promise<string | null>;
  weigh(path: string, token: string): Promise<Weight>;
  /** What the next call reads that is the same for everybody, it reads from the database. */
  forget(): void;
  close(): Promise<void>;
}

/** A place far below is looked for by its number, which reads all above it. */
const deadlineMs = 120_000;

/** The service in this process, on statements that are explained. */
export async function openWeigher(env: Record<string, string>): Promise<Weigher> {
  const deps = await openDeps(readConfig(env), pino({ level: "silent" }), { deadlineMs });
  const { sql, weighed, take } = explainedSql(deps.db.sql);
  const app = createApp({ ...deps, db: { ...deps.db, sql } });
  const fetchPath = async (path: string, token: string) => {
    const request = new Request(new URL(path, deps.config.publicUrl), {
      headers: { authorization: `Bearer ${token}` },
    });
    const response = await app.fetch(request, { remoteAddress: "127.0.0.1" });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response;
  };
  const call = async (path: string, token: string) => {
    const before = weighed();
    await fetchPath(path, token);
    const after = weighed();
    return { buffers: after.buffers - before.buffers, ms: after.ms - before.ms };
  };
  return {
    async explain(path, token) {
      take();
      await fetchPath(path, token);
      return take();
    },
    async cursorAt(path, token, rowsAbove) {
      const list = `${path}${path.includes("?") ? "&" : "?"}limit=1&offset=${rowsAbove - 1}`;
      return (await fetchPath(list, token)).headers.get("X-Next-Cursor");
    },
    async weigh(path, token) {
      // The first call also looks the session up.
      await call(path, token);
      const calls = [await call(path, token), await call(path, token), await call(path, token)];
      return { buffers: medianOf(calls, "buffers"), ms: medianOf(calls, "ms") };
    },
    forget: () => dropCachedReads(sql),
    close: () => closeDeps(deps),
  };
}

function medianOf(calls: readonly Weight[], of: keyof Weight): number {
  return calls.map((one) => one[of]).sort((a, b) => a - b)[Math.floor(calls.length / 2)] ?? Number.NaN;
}
