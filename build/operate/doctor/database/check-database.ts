import type { Check } from "../check.ts";
import { describeError } from "../describe-error.ts";
import type { Examination } from "../examination.ts";
import { nameOfHost, parseDatabaseUrl } from "../../../../server/settings/database-config.ts";
import type { Database, Sql } from "../../../../server/db/open-database.ts";
import { sessionsAreNotKept } from "../../../../server/db/pool/check-session-keeping.ts";
import { type Finding, fix, ok, skipped, warn } from "../finding.ts";
import { judgeConnections } from "./judge-connections.ts";
import { judgeCollations, judgeExtension, judgeVersion } from "./judge-server.ts";
import { judgeStandby, judgeStandbysOf, judgeWriting } from "./judge-writing.ts";
import { openForDoctor } from "./open-for-doctor.ts";
import { readMigrations } from "../../../../server/db/migrate.ts";
import { findPendingMigration } from "../../../../server/db/migrate/pending-migration.ts";
import { isFromBefore } from "../../../../server/db/migrate/take-over.ts";
import { MigrationError } from "../../../../server/db/migrate/migration-error.ts";

/** Whether the database can be reached, and can do what the server needs of it. */
export const checkDatabase: Check = {
  name: "database",
  waitsFor: "The database",
  ifSilent:
    "It accepts connections but does not respond: look at its log, its load (select * from pg_stat_activity) " +
    "and its disk. A firewall that drops packets looks the same.",
  async run(examination) {
    if (examination.wrong.has("DATABASE_URL")) return skipped("Correct DATABASE_URL first.");
    const resting = embeddedAtRest(examination);
    if (resting) return resting;
    const db = openForDoctor(examination);
    try {
      return await look(db, examination);
    } finally {
      await db.close();
    }
  },
};

/** The embedded database runs with Glimmer alone. Null: it runs. */
function embeddedAtRest({ embedded, running, config }: Examination): Finding | null {
  if (embedded === null || embedded.url !== null) return null;
  const log = embedded.lastError ? ` Its log complains last: ${embedded.lastError}` : "";
  if (running !== null) {
    return fix(
      `The embedded database does not run.${log}`,
      `Read its log, ${
        embedded.directory ?? config.dataDir
      }/postgres.log. Glimmer starts it again automatically; ` +
        "free space if none is left.",
    );
  }
  const says = "The embedded database starts with Glimmer, which does not run.";
  return log
    ? warn(`${says}${log}`, `If it does not start: read ${embedded.directory}/postgres.log.`)
    : skipped(says);
}

async function look(db: Database, examination: Examination): Promise<readonly Finding[]> {
  const reached = await reach(db, examination);
  if (reached.verdict !== "ok") return [reached];
  const version = await judgeVersion(db.sql);
  if (version.verdict === "fix") return [version];
  const standby = await judgeStandby(db.sql);
  const rest = standby ?? await judgeWriting(db.sql);
  return [
    version,
    ...await judgePooling(db),
    rest,
    ...standby ? [] : await judgeStandbysOf(db.sql),
    ...await judgeExtension(db.sql),
    ...await judgeCollations(db.sql),
    ...await judgeMigrations(db.sql, examination.running !== null),
    await judgeConnections(db.sql, examination),
    ...examination.embedded?.lastError
      ? [
        warn(
          `The log of the embedded database complains last: ${examination.embedded.lastError}`,
          `Read ${examination.embedded.directory}/postgres.log.`,
        ),
      ]
      : [],
  ];
}

async function reach({ sql }: Database, { config, embedded }: Examination): Promise<Finding> {
  const { hosts, database } = parseDatabaseUrl(config.databaseUrl);
  try {
    await sql`select 1`;
    return ok("");
  } catch (error) {
    const cause = (error as Error).cause ?? error;
    return fix(
      `The database at ${hosts.map(nameOfHost).join(", ")} cannot be used: ${describeError(cause)}.`,
      embedded
        ? "Start Glimmer again; it starts the embedded database."
        : todoFor((cause as { code?: string }).code ?? "", database),
    );
  }
}

/** Returns the remedy for an SQLSTATE or an error of the system. */
function todoFor(code: string, database: string): string {
  if (code === "28P01" || code === "28000") {
    return "Correct user and password in DATABASE_URL, or pg_hba.conf of the database.";
  }
  if (code === "3D000") {
    return `Create the database: createdb ${database}. Or correct its name in DATABASE_URL.`;
  }
  if (code === "53300") {
    return "All its connections are taken: raise max_connections, or stop what holds them (select * from pg_stat_activity).";
  }
  if (code === "57P03") return "It is starting or recovering: wait, and read its log.";
  if (code === "ECONNREFUSED") {
    return "Start it (systemctl start postgresql), or correct host and port in DATABASE_URL.";
  }
  if (code === "ENOTFOUND" || code === "EAI_AGAIN") {
    return "Correct the host in DATABASE_URL, or the name servers in /etc/resolv.conf.";
  }
  if (/CERT|UNABLE_TO_|ALTNAME/.test(code)) {
    return "Give the server a certificate for this name, or name the file of the authority that signed it: " +
      "sslmode=verify-full&sslrootcert=/etc/ssl/database-authority.pem in DATABASE_URL.";
  }
  return "Read the database's own log; check host, port, user and password in DATABASE_URL, and the firewall between.";
}

async function judgePooling(db: Database): Promise<Finding[]> {
  return await db.keepsSessions()
    ? []
    : [fix(sessionsAreNotKept.split(". ")[0] + ".", sessionsAreNotKept.split(". ").slice(1).join(". "))];
}

/** Whether the database is of this release, older (the next start migrates it) or newer. */
async function judgeMigrations(sql: Sql, isRunning: boolean): Promise<Finding[]> {
  const [row] = await sql<
    { exists: boolean }[]
  >`select to_regclass('schema_migrations') is not null as exists`;
  if (!row?.exists) return [ok("The database is empty: the first start fills it.")];
  const migrations = await readMigrations();
  const applied = await sql<{ name: string; checksum: string }[]>`
    select name, checksum
    from schema_migrations
    order by name collate "C"`;
  if (isFromBefore(applied, migrations)) {
    return [
      ok("The database is from before 0.2.0. The next start takes it over, once; make a backup before."),
    ];
  }
  try {
    const next = findPendingMigration(migrations, applied);
    if (!next) return [ok(`The database is of this release (${applied.length} migrations).`)];
    const count = migrations.length - applied.length;
    const says =
      `The database is older than this release: ${count} of ${migrations.length} migrations are missing.`;
    return [
      isRunning
        ? warn(says, "Another release is running: start Glimmer again to run this one.")
        : ok(`${says} The next start applies them; make a backup before.`),
    ];
  } catch (error) {
    if (!(error instanceof MigrationError)) throw error;
    const [says = "", ...todo] = error.message.split(/(?<=\.) (?=[A-Z])/);
    return [fix(says, todo.join(" "))];
  }
}
