import { createApp } from "../app.ts";
import type { Sql } from "../db/open-database.ts";
import { createActorCache } from "../features/auth/sessions/actor-cache.ts";
import type { TestApp } from "./create-test-app.ts";
import { type Requests, requestsOf } from "./requests.ts";

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

/**
 * An app on the same database whose statements are counted. It looks each session up once: on a
 * busy machine a test takes so long that a look-up in the background would come in between.
 */
export function countedApp(t: TestApp, except?: string) {
  const { sql, sent } = countedSql(t.db.sql, except);
  const start = t.deps.clock.now();
  const actors = createActorCache({ now: () => start });
  const app = createApp({ ...t.deps, actors, db: { ...t.db, sql } });
  /** The same member, calling this app. */
  const as = (who: { readonly token: string }): Requests =>
    requestsOf({ app, config: t.config }, { Authorization: `Bearer ${who.token}` });
  return { app, as, sent };
}
