import { createHash } from "node:crypto";
import type { Sql } from "../../../../server/db/open-database.ts";
import { idFunctions } from "./ids.ts";
import { settleFollows } from "./settle-follows.ts";
import {
  type Size,
  writeLedgerStatements,
  writeMemberStatements,
  writePostStatements,
} from "./statements.ts";

/** A member with a session, who reads the feed. */
export interface Reader {
  readonly memberId: string;
  readonly token: string;
}

const filled = [
  "follows",
  "blocks",
  "images",
  "posts",
  "attached_pictures",
  "element_moderations",
  "post_hashtags",
  "post_likes",
  "comments",
  "xp_transfers",
  "xp_entries",
  "xp_standings",
  "xp_history",
];

/** Fills an empty, migrated database. Returns the members who read the feed. */
export async function seed(sql: Sql, size: Size, readers = 100): Promise<readonly Reader[]> {
  await sql.unsafe(idFunctions);
  await withoutIndexes(sql, filled, async () => {
    const statements = [
      ...writeMemberStatements(size),
      ...writePostStatements(size),
      ...writeLedgerStatements(size),
    ];
    for (const statement of statements) await sql.unsafe(statement);
  });
  await settleFollows(sql);
  await sql.unsafe("vacuum analyze");
  return await seedSessions(sql, readers);
}

async function seedSessions(sql: Sql, count: number): Promise<readonly Reader[]> {
  const readers: Reader[] = [];
  for (let n = 1; n <= count; n++) {
    const token = createHash("sha256").update(`bench-session-${n}`).digest("base64url");
    const [row] = await sql<{ member_id: string }[]>`
      insert into sessions (id, member_id, token_hash, created_at, last_used_at, expires_at)
      values (
        gen_random_uuid(),
        bench_member(${n}),
        ${createHash("sha256").update(token).digest()},
        now(),
        now(),
        now() + interval '30 days'
      )
      returning member_id`;
    if (row) readers.push({ memberId: row.member_id, token });
  }
  return readers;
}

/**
 * Fills tables without their foreign keys and indexes, and makes those afterwards: several times as
 * fast. Primary keys stay.
 */
async function withoutIndexes(
  sql: Sql,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const aside = await sql<{ drop: string; restore: string }[]>`
    select
      format('alter table %s drop constraint %I', c.conrelid::regclass, c.conname) as drop,
      format('alter table %s add constraint %I %s', c.conrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) as restore
    from pg_constraint c
    where c.contype = 'f'
      and c.conrelid = any(${tables as string[]}::text[]::regclass[])
    union all
    select format('drop index %s', i.indexrelid::regclass), pg_get_indexdef(i.indexrelid)
    from pg_index i
    where i.indrelid = any(${tables as string[]}::text[]::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`;
  for (const { drop } of aside) await sql.unsafe(drop);
  await fill();
  // Indexes first: the foreign keys are checked with them. An index's definition
  // begins with `create`.
  for (const { restore } of aside.toSorted((a, b) => b.restore.localeCompare(a.restore, "en"))) {
    await sql.unsafe(restore);
  }
}
