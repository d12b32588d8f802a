import { type CopyConnection, openCopyConnection } from "../../../../server/db/copy/copy-connection.ts";
import { selectTables } from "../../../../server/db/copy/copied-tables-queries.ts";
import {
  selectForeignKeys,
  selectPlainIndexes,
  setTriggers,
} from "../../../../server/db/copy/load-queries.ts";

const dayMs = "86400000";
/** A UUIDv7 of the n-th of many moments, so that ids lie as those of a community that grew. */
const idOf = (n: string) =>
  `(lpad(to_hex(1735689600000 + (${n})::bigint * 40), 12, '0') || '7' || substr(md5((${n})::text), 1, 3) || '8' || ` +
  `substr(md5((${n})::text), 5, 15))::uuid`;

/**
 * Fills a database with a ledger of so many entries, a tenth as many posts and a twentieth as many
 * members. Indexes and keys are made once all rows are there; triggers see none of them.
 */
export async function fillTables(url: string, entries: number): Promise<void> {
  const connection = await openCopyConnection(url);
  try {
    await connection.rows("begin");
    await connection.rows("set local maintenance_work_mem = '512MB'");
    const names = (await selectTables(connection)).map(({ name }) => name);
    const keys = await selectForeignKeys(connection);
    const indexes = await selectPlainIndexes(connection);
    for (const { remove } of [...keys, ...indexes]) await connection.rows(remove);
    await setTriggers(connection, names, "disable");
    await connection.rows("set local search_path = public");
    await fill(connection, entries);
    for (const { make } of [...indexes, ...keys]) await connection.rows(make);
    await setTriggers(connection, names, "enable");
    await connection.rows("commit");
    await connection.rows("vacuum (analyze)");
  } finally {
    await connection.close();
  }
}

async function fill({ rows }: CopyConnection, entries: number): Promise<void> {
  const members = Math.ceil(entries / 20);
  await rows(`
    insert into public.members (
      id, email, username, display_name, password_hash, email_verified_at, terms_version, privacy_version, created_at, xp
    )
    select md5(n::text)::uuid, n || '@example.org', 'member_' || n, 'Member ' || n, '', now(), '1', '1', now(), 1000
    from generate_series(1, ${members}) as n`);
  await rows(`
    insert into public.posts (id, author_id, content, moderation_level, created_at)
    select ${idOf("n")}, md5((n % ${members} + 1)::text)::uuid, 'A good thing, number ' || n, 'top', now()
    from generate_series(1, ${Math.ceil(entries / 10)}) as n`);
  await rows(`
    insert into public.xp_transfers (id, idempotency_key, reason, reference, created_at)
    select ${idOf("n")}, 'like:' || md5((n % ${members} + 1)::text)::uuid || ':' || n, 'like', null,
      now() - make_interval(secs => n::double precision * 30 * ${dayMs} / 1000 / ${entries})
    from generate_series(1, ${Math.ceil(entries / 2)}) as n`);
  await rows(`
    insert into public.xp_entries (transfer_id, account_id, amount)
    select ${
    idOf("n")
  }, case part when 1 then public.xp_account('minted') else md5((n % ${members} + 1)::text)::uuid end,
      case part when 1 then -1 else 1 end
    from generate_series(1, ${Math.ceil(entries / 2)}) as n, generate_series(1, 2) as part`);
  await rows(`
    insert into public.xp_standings (period, starts_on, member_id, xp)
    select period, day, md5(n::text)::uuid, n % 1000 + 1
    from generate_series(1, ${members}) as n,
      (values ('daily', current_date), ('weekly', date_trunc('week', now())::date), ('all-time', date '1970-01-01'))
        as of_period (period, day)`);
}
