import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { afterAll } from "vitest";
import { createApp } from "../app.ts";
import { type Config, readConfig } from "../config.ts";
import type { Deps } from "../context.ts";
import { setHearing } from "../db/cache/drop-cached-reads.ts";
import type { DatabaseOptions, Sql } from "../db/open-database.ts";
import { createJobSignal } from "../jobs/job-signal.ts";
import { noMetrics } from "../metrics/metrics.ts";
import { createServiceLog } from "../metrics/service-log.ts";
import type { Outbox } from "../providers/mail/mailer.ts";
import { createActorCache } from "../features/auth/sessions/actor-cache.ts";
import { openProviders, type Providers } from "../providers/providers.ts";
import { createProcessBus } from "../realtime/bus.ts";
import { cacheDroppingDatabase, cacheDroppingSql } from "./pages/cache-dropping-sql.ts";
import { type MovableClock, movableClock } from "./movable-clock.ts";
import { openReadOnlyTwin } from "./servers/read-only-twin.ts";
import { type Requests, requestsOf } from "./requests.ts";
import { sendMailsAfterCalls } from "./app/send-mails-after-calls.ts";
import { storedFilesOf } from "./servers/object-store/stored-files.ts";
import { testDatabase } from "./test-database.ts";

/** The whole service on its own database; also a signed-out caller itself. */
export interface TestApp extends Requests {
  readonly app: ReturnType<typeof createApp>;
  readonly deps: Deps;
  readonly config: Config;
  /** For manual work in transactions. */
  readonly db: Deps["db"];
  /** For manual writes and reads by tests. */
  readonly sql: Sql;
  readonly clock: MovableClock;
  /** Mails sent so far, newest first. */
  readonly mailbox: Outbox;
  /** The keys of the files that it keeps. */
  storedFiles(): Promise<readonly string[]>;
}

interface TestAppOptions {
  /** Settings by their environment names, over the test's own. */
  readonly env?: Readonly<Record<string, string>>;
  /** Parts to replace. */
  readonly deps?: Partial<Omit<Deps, "providers">>;
  readonly providers?: Partial<Providers>;
  readonly database?: DatabaseOptions;
  /** Reads that may go to a replica run where nothing can be written. */
  readonly readsOnTwin?: boolean;
  /** Mails are sent by `runJobs`; otherwise before a response is returned. */
  readonly mailsWait?: boolean;
  /** Shared with the stand-ins of outside services. */
  readonly clock?: MovableClock;
}

const testEnvironment = {
  NODE_ENV: "test",
  PUBLIC_URL: "http://glimmer.test",
  SESSION_SECRET: "a secret that only tests know, 32+ chars",
  ADMIN_EMAILS: "admin@example.org",
  // Tests sign in far more often than people do; a test of the limits sets it back to 1.
  RATE_LIMIT_SCALE: "1000",
  LOG_LEVEL: "silent",
  // A built bundle would answer where a test expects nothing.
  WEB_DIR: "no-such-folder",
};

/**
 * Call it at the top of a test file: `const t = await createTestApp();`. Everything is
 * removed after the file.
 */
export async function createTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const db = await testDatabase(options.database);
  const dataDir = await mkdtemp(join(tmpdir(), "glimmer-test-data-"));
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const files = await storedFilesOf(dataDir);
  const config = readConfig({
    ...testEnvironment,
    ...files.env,
    DATABASE_URL: db.url,
    DATA_DIR: dataDir,
    ...options.env,
  });
  const clock = options.clock ?? movableClock();
  setHearing(db.sql, () => true);
  const log = pino({ level: config.logLevel });
  const deps: Deps = {
    config,
    db,
    replicas: options.readsOnTwin ? openReadOnlyTwin(db.url, options.database) : null,
    clock,
    log,
    metrics: noMetrics,
    services: createServiceLog(clock),
    providers: { ...await openProviders(config, clock, log, { sql: db.sql }), ...options.providers },
    actors: createActorCache(clock),
    bus: createProcessBus(),
    jobs: createJobSignal(),
    ...options.deps,
  };
  const app = options.mailsWait ? createApp(deps) : sendMailsAfterCalls(deps, createApp(deps));
  return {
    app,
    deps,
    config,
    db: cacheDroppingDatabase(db),
    sql: cacheDroppingSql(deps.db.sql),
    clock,
    mailbox: deps.providers.mail.outbox ?? { list: () => [] },
    storedFiles: files.list,
    ...requestsOf({ app, config }),
  };
}
