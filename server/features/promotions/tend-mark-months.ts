import type { Database, Sql, Tx } from "../../db/open-database.ts";

/**
 * Makes the partitions of this month and the next two, and drops those of months that ended more
 * than eight days before: then every promotion of theirs is over for an hour. It locks the table
 * for a moment, and gives up when it cannot at once: the next run tries again. A month that has
 * marks among those of other months gets no partition. Returns what it made and dropped.
 */
export async function tendMarkMonths(
  db: Pick<Database, "transaction">,
  at: Date,
): Promise<readonly string[]> {
  try {
    return await db.transaction((tx) => makeAndDrop(tx, at));
  } catch (error) {
    const { cause } = error as { cause?: { code?: string } };
    if (cause?.code === lockNotAvailable) return [];
    throw error;
  }
}

/** Of PostgreSQL. */
const lockNotAvailable = "55P03";

async function makeAndDrop(tx: Tx, at: Date): Promise<string[]> {
  await tx`set local lock_timeout = '200ms'`;
  const missing = await selectMissing(tx, at);
  for (const { name, first, next } of missing) {
    await tx.unsafe(
      `create table ${name} partition of promotion_marks_by_month for values from ('${first}') to ('${next}')`,
    );
  }
  const over = await selectOver(tx, at);
  for (const { name } of over) {
    await tx.unsafe(`alter table promotion_marks_by_month detach partition ${name}`);
    await tx.unsafe(`drop table ${name}`);
  }
  return [...missing, ...over].map(({ name }) => name);
}

interface Partition {
  readonly name: string;
}

interface Month extends Partition {
  /** The first days of the month and of the next one, YYYY-MM-DD. */
  readonly first: string;
  readonly next: string;
}

function selectMissing(sql: Sql, at: Date): Promise<Month[]> {
  return sql<Month[]>`
    select name, month::text as first, (month + interval '1 month')::date::text as next
    from generate_series(0, 2) as n
    cross join lateral (
      select (date_trunc('month', ${at}::timestamptz at time zone 'UTC') + n * interval '1 month')::date as month
    ) as months
    cross join lateral (select to_char(month, '"promotion_marks_of_"YYYY_MM') as name) as names
    where to_regclass(name) is null
      and not exists (select from promotion_marks_of_other_months other where other.month = months.month)
    order by n`;
}

function selectOver(sql: Sql, at: Date): Promise<Partition[]> {
  return sql<Partition[]>`
    select c.relname as name
    from pg_inherits i
    join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'promotion_marks_by_month'::regclass
      and c.relname ~ '^promotion_marks_of_\\d{4}_\\d\\d$'
      and to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month 8 days' < ${at}::timestamptz at time zone 'UTC'
    order by c.relname`;
}
