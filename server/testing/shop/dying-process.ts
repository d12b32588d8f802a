import { createApp } from "../../app.ts";
import type { Deps } from "../../context.ts";
import type { Database, Sql } from "../../db/open-database.ts";
import { createActorCache } from "../../features/auth/sessions/actor-cache.ts";
import { createJobSignal } from "../../jobs/job-signal.ts";
import { createProcessBus } from "../../realtime/bus.ts";
import type { TestApp } from "../create-test-app.ts";

/**
 * The statement at which a process dies, counted from 1, and whether it is still executed. A commit
 * counts as one too.
 */
export interface Death {
  readonly at: number;
  readonly isExecuted: boolean;
}

/** Another server process on the same database and payment provider. */
export interface ServerProcess extends Pick<TestApp, "app" | "config" | "deps" | "sql"> {
  readonly isDead: () => boolean;
  /** Fulfilled when it dies. What it still does reaches nothing, so that nobody has to await it. */
  readonly death: Promise<void>;
  /** Statements so far. */
  readonly sent: () => number;
}

/** The error that a dead process gets instead of answers. */
class Died extends Error {}

/**
 * Starts a process that dies at a statement, or never with null. Once dead it reaches neither the
 * database nor the payment provider, and its transaction is rolled back. Its responses are lost
 * too: callers must check `isDead`.
 */
export function startProcess(t: Pick<TestApp, "deps" | "config">, death: Death | null): ServerProcess {
  const life = createLife(death);
  const { payments } = t.deps.providers;
  const db = mortalDatabase(t.deps.db, life);
  const deps: Deps = {
    ...t.deps,
    db,
    providers: { ...t.deps.providers, payments: payments && mortalCalls(payments, life) },
    actors: createActorCache(t.deps.clock),
    bus: createProcessBus(),
    jobs: createJobSignal(),
  };
  const app = createApp(deps);
  return {
    app,
    config: t.config,
    deps,
    sql: db.sql,
    isDead: life.isOver,
    death: life.ended,
    sent: life.sent,
  };
}

type Life = ReturnType<typeof createLife>;

function createLife(death: Death | null) {
  let sent = 0;
  let isOver = false;
  const ended = Promise.withResolvers<void>();
  const end = (): never => {
    isOver = true;
    ended.resolve();
    throw new Died("The process is dead");
  };
  return {
    sent: () => sent,
    isOver: () => isOver,
    ended: ended.promise,
    refuse: () => isOver ? end() : undefined,
    /** Does something that counts as a statement, unless the process dies first. */
    async does<T>(statement: () => Promise<T>): Promise<T> {
      if (isOver) end();
      sent += 1;
      const isLast = sent === death?.at;
      if (isLast && !death?.isExecuted) end();
      const result = await statement();
      // Other running statements are executed, without a result for the process.
      if (isLast || isOver) end();
      return result;
    },
  };
}

function mortalDatabase(db: Database, life: Life): Database {
  return {
    ...db,
    sql: mortalSql(db.sql, life),
    async transaction(work) {
      life.refuse();
      const result = await db.transaction(async (tx) => {
        const done = await work(mortalSql(tx, life));
        // A death here is one before the commit.
        await life.does(() => Promise.resolve());
        return done;
      });
      // And this one after it.
      await life.does(() => Promise.resolve());
      return result;
    },
  };
}

/** Fragments are no statements: they are never awaited. */
function mortalSql<S extends Sql>(sql: S, life: Life): S {
  return new Proxy(sql, {
    apply: (target, self, given) => mortalQuery(Reflect.apply(target, self, given), life),
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (name !== "unsafe") return value;
      return (...given: unknown[]) => mortalQuery(Reflect.apply(value as () => unknown, target, given), life);
    },
  });
}

type Query = Promise<unknown>;

function mortalQuery(query: unknown, life: Life): unknown {
  if (typeof (query as Query | null)?.then !== "function") return query;
  const own = query as Query;
  const send = own.then.bind(own);
  let outcome: Promise<unknown> | undefined;
  const begun = () =>
    outcome ??= life.does(() => new Promise((resolve, reject) => void send(resolve, reject)));
  return Object.assign(own, {
    then: (...handlers: Parameters<Query["then"]>) => begun().then(...handlers),
    catch: (handler: Parameters<Query["catch"]>[0]) => begun().catch(handler),
    finally: (handler: Parameters<Query["finally"]>[0]) => begun().finally(handler),
  });
}

/** The same service until the process dies; earlier requests are completed. */
function mortalCalls<T extends object>(service: T, life: Life): T {
  return new Proxy(service, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== "function") return value;
      return async (...given: unknown[]) => {
        life.refuse();
        const result: unknown = await Reflect.apply(value, target, given);
        life.refuse();
        return result;
      };
    },
  });
}
