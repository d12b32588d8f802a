import { pino } from "pino";
import { createApp } from "../../app.ts";
import { readConfig } from "../../config.ts";
import { closeDeps, openDeps } from "../../serve/open-deps.ts";
import { median } from "../load.ts";
import { explainedSql, type Weight } from "./explained-sql.ts";

interface Weigher {
  weigh(path: string, token: string): Promise<Weight>;
  close(): Promise<void>;
}

/** The service in this process, on statements that are explained. */
export function openWeigher(env: Record<string, string>): Weigher {
  const deps = openDeps(readConfig(env), pino({ level: "silent" }));
  const { sql, weighed } = explainedSql(deps.db.sql);
  const app = createApp({ ...deps, db: { ...deps.db, sql } });
  const call = async (path: string, token: string) => {
    const before = weighed();
    const request = new Request(new URL(path, deps.config.publicUrl), {
      headers: { authorization: `Bearer ${token}` },
    });
    const response = await app.fetch(request, { remoteAddress: "127.0.0.1" });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    const after = weighed();
    return { buffers: after.buffers - before.buffers, ms: after.ms - before.ms };
  };
  return {
    async weigh(path, token) {
      // The first call also looks the session up.
      await call(path, token);
      const calls = [await call(path, token), await call(path, token), await call(path, token)];
      return { buffers: median(calls.map((one) => one.buffers)), ms: median(calls.map((one) => one.ms)) };
    },
    close: () => closeDeps(deps),
  };
}
