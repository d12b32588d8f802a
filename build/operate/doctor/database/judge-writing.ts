import type { Sql } from "../../../../server/db/open-database.ts";
import { describeError } from "../describe-error.ts";
import { type Finding, fix, ok, warn } from "../finding.ts";

/** Null: it is no standby. */
export async function judgeStandby(sql: Sql): Promise<Finding | null> {
  const [row] = await sql<{ isStandby: boolean; behind: number | null }[]>`
    select
      pg_is_in_recovery() as "isStandby",
      extract(epoch from clock_timestamp() - pg_last_xact_replay_timestamp())::float8 as behind`;
  if (!row?.isStandby) return null;
  const behind = row.behind === null ? "" : `, whose last change is ${Math.round(row.behind)} s old`;
  return fix(
    `DATABASE_URL leads to a standby${behind}: it is read-only.`,
    "Let DATABASE_URL lead to the primary. If that is lost for good, promote this one: select pg_promote()",
  );
}

/**
 * Writes one message to the database's log of changes, and nothing to its tables: that also finds a
 * full disk, and a standby that commits wait for.
 */
export async function judgeWriting(sql: Sql): Promise<Finding> {
  const [row] = await sql<{ isReadOnly: boolean; standbys: string; database: string }[]>`
    select
      current_setting('transaction_read_only') = 'on' as "isReadOnly",
      current_setting('synchronous_standby_names') as standbys,
      quote_ident(current_database()) as database`;
  if (row?.isReadOnly) {
    return fix(
      "The database is read-only: default_transaction_read_only is on.",
      "Find out who set it and why; it may be set in postgresql.conf or for the role instead. Then, in psql: " +
        `set default_transaction_read_only = off; alter database ${row.database} reset default_transaction_read_only;`,
    );
  }
  try {
    await sql`select pg_logical_emit_message(true, 'glimmer-doctor', '')`;
    return ok("The database can be written.");
  } catch (error) {
    const cause = (error as Error).cause ?? error;
    const code = (cause as { code?: string }).code;
    // The right to write such a message can be withdrawn; it says nothing of tables.
    if (code === "42501") return ok("The database can be written, as its settings say.");
    const hint = row?.standbys
      ? "A commit waits for a standby (synchronous_standby_names): see whether one runs. "
      : "";
    return fix(
      `The database cannot be written: ${describeError(cause)}.`,
      `${hint}Look at its log, and at the disk of its data.`,
    );
  }
}

const longestLagSeconds = 60;

/** How far behind the primary's standbys are, as far as the user of DATABASE_URL may see them. */
export async function judgeStandbysOf(sql: Sql): Promise<Finding[]> {
  const rows = await sql<{ name: string; behind: number | null }[]>`
    select
      coalesce(nullif(application_name, ''), client_addr::text, 'without a name') as name,
      extract(epoch from replay_lag)::float8 as behind
    from pg_stat_replication
    where state is not null`;
  return rows.map(({ name, behind }) => {
    const says = `The standby ${name} is ${Math.round(behind ?? 0)} s behind.`;
    return (behind ?? 0) > longestLagSeconds
      ? warn(
        says,
        "Check its log, its disk and the network between: after a failure that much would be lost.",
      )
      : ok(says);
  });
}
