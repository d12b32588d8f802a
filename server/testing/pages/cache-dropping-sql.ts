import { dropCachedReads } from "../../db/cache/drop-cached-reads.ts";
import type { Database, Sql } from "../../db/open-database.ts";

/**
 * The same `sql` for tests that write by hand: it drops cached reads, as a call or a job of this
 * process does.
 */
export function cacheDroppingSql(sql: Sql): Sql {
  const forgetful = <Q extends { then?: unknown }>(query: Q): Q => {
    if (typeof query?.then !== "function") return query;
    const then = query.then.bind(query) as Promise<unknown>["then"];
    query.then = (done?: (rows: unknown) => unknown, failed?: (error: unknown) => unknown) =>
      then((rows) => {
        dropCachedReads(sql);
        return done ? done(rows) : rows;
      }, failed);
    return query;
  };
  return new Proxy(sql, {
    apply: (target, self, given) => forgetful(Reflect.apply(target, self, given)),
    get: (target, name) =>
      name === "unsafe"
        ? (...given: Parameters<Sql["unsafe"]>) => forgetful(target.unsafe(...given))
        : Reflect.get(target, name),
  });
}

/** The same for what its transactions write. */
export function cacheDroppingDatabase(db: Database): Database {
  return {
    ...db,
    transaction: (work) => db.transaction(work).finally(() => dropCachedReads(db.sql)),
  };
}
