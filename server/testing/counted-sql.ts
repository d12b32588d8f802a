import type { Sql } from "../db/open-database.ts";

/**
 * The same `sql`, and the number of statements it has sent, without those that contain `except`.
 * Fragments are not statements: they are never awaited.
 */
export function countedSql(sql: Sql, except?: string): { sql: Sql; sent: () => number } {
  let sent = 0;
  const counted = new Proxy(sql, {
    apply(target, self, given) {
      const query = Reflect.apply(target, self, given);
      const text = Array.isArray(given[0]) ? given[0].join("") : "";
      if (typeof query?.then !== "function" || (except && text.includes(except))) return query;
      const then = query.then.bind(query);
      query.then = (...handlers: unknown[]) => {
        sent += 1;
        return then(...handlers);
      };
      return query;
    },
  });
  return { sql: counted, sent: () => sent };
}
