import { openDatabase, type Sql } from "../../../server/db/open-database.ts";

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
export function createProductEnv(databaseUrl: string, dataDir: string): Record<string, string> {
  return {
    NODE_ENV: "production",
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    PUBLIC_URL: "https://glimmer.example",
    SESSION_SECRET: "a secret of the load programs, of no use elsewhere",
    EVIDENCE_KEY: Buffer.from("a key of the load programs alone").toString("base64"),
    SMTP_URL: "smtp://127.0.0.1:9",
    CONTACT_EMAIL: "help@glimmer.example",
    MAIL_FROM: "Glimmer <hello@glimmer.example>",
    // Nothing is bought: so that the webhook checks a signature, and is not measured as missing.
    STRIPE_SECRET_KEY: "sk_live_of_the_load_programs",
    STRIPE_WEBHOOK_SECRET: "whsec_of_the_load_programs",
    STRIPE_PUBLISHABLE_KEY: "pk_live_of_the_load_programs",
    RATE_LIMIT_SCALE: "1000000",
    // A refused read is quick and would count as served.
    SHED_READS_AFTER_MS: "0",
    LOG_LEVEL: "warn",
  };
}
