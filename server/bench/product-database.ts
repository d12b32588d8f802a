import { openDatabase, type Sql } from "../db/open-database.ts";

const anHourMs = 60 * 60 * 1000;

/** For the long statements of filling; closed again whatever happens. */
export async function withDatabase<T>(url: string, work: (sql: Sql) => Promise<T>): Promise<T> {
  const db = openDatabase(url, { deadlineMs: anHourMs, maxConnections: 1 });
  try {
    return await work(db.sql);
  } finally {
    await db.close();
  }
}

/** Production settings, so that nothing is measured that only development does. */
export function productEnv(databaseUrl: string, dataDir: string): Record<string, string> {
  return {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: "https://glimmer.example",
    SESSION_SECRET: "a secret of the load programs, of no use elsewhere",
    SMTP_URL: "smtp://127.0.0.1:9",
    RATE_LIMIT_SCALE: "1000000",
    LOG_LEVEL: "warn",
  };
}
