import { readFile } from "node:fs/promises";
import type { Sql } from "../open-database.ts";
import { countOtherProcesses } from "../process-lock.ts";
import type { SqlFile } from "../sql-files.ts";
import { MigrationError } from "./migration-error.ts";
import type { AppliedFile } from "./pending-migration.ts";

// Databases from before the migrations were written anew as one baseline have those numbered 0001
// to 0133, and are taken over once. Nothing else of the product knows of them.
const firstBefore = "0001_members.sql";
const lastBefore = "0133_removed_images.sql";
/** From here on the baseline has what follows from functions; the migrator applies it as always. */
const firstToApply = "0224_triggers.sql";
/** The last one before the baseline. */
export const commitBefore = "59853be28b7c";
const whatToDo =
  `Use the version of commit ${commitBefore} once: start it alone on the database (a backup is restored by it ` +
  "first), let it run for two minutes, stop it, and start this version.";

/** Work that the jobs of before had not done yet; each is a condition of SQL. */
const unfinished = {
  "reports that are not filed into cases": "exists (select from moderation_reports)",
  "numbers of moderation that are not summed up": `exists (
    select
    from moderation_numbers_since s
    where exists (select from reports where created_at < s.since)
      or exists (select from decisions where decided_at < s.since)
      or exists (select from appeals where created_at < s.since)
  )`,
  "cases that are not counted":
    "exists (select from case_counts_up_to u join cases c on c.member_id > u.member_id)",
  "posts without what they are found by":
    "exists (select from posts where search_tokens is null and repost_of_id is null)",
  "hashtags without what they are found by":
    "exists (select from post_hashtags where search_form is null and octet_length(tag) <> char_length(tag))",
  "messages without what they are found by":
    "exists (select from messages where search_tokens is null and unsent_at is null)",
  "posts whose comments are not counted": "exists (select from posts where comments_top is null)",
  "members without their XP history":
    "exists (select from xp_history_to_fill f join xp_entries e on e.account_id > f.above)",
  "leaders who are not listed": "exists (select from xp_leader_steps_to_fill)",
  "marks of promotions that run":
    "exists (select from promotion_marks k join promotions p on p.id = k.promotion_id where p.ended_at is null)",
  "administrators whose address is not proven": `exists (
    select
    from administrators_to_keep k
    join members m on m.created_at < k.before and m.email_verified_at is not null and not m.is_bot
  )`,
} satisfies Record<string, string>;

/** Whether these migrations were applied before there was the baseline, which the files are. */
export function isFromBefore(applied: readonly AppliedFile[], files: readonly SqlFile[]): boolean {
  return applied[0]?.name === firstBefore && files[0]?.name !== firstBefore;
}

/** Throws `MigrationError` for the migrations of a backup from before the baseline. */
export function refuseFromBefore(applied: readonly AppliedFile[], files: readonly SqlFile[]): void {
  if (isFromBefore(applied, files)) throw tooOld(applied);
}

/**
 * Makes the tables of a database from before the baseline those of the baseline, in the caller's
 * transaction, and records its migrations up to the triggers. Triggers and functions are dropped:
 * the migrator applies them next. Rows stay. Throws `MigrationError` when the database is older, in
 * use, or has rows that a job of before had yet to fill or move.
 */
export async function takeOver(
  tx: Sql,
  applied: readonly AppliedFile[],
  baseline: readonly SqlFile[],
): Promise<void> {
  if (applied.at(-1)?.name !== lastBefore) throw tooOld(applied);
  if (await countOtherProcesses(tx, 0) > 0) {
    throw new MigrationError(
      `Another process works on the database, which this version is to take over. Stop it. ${whatToDo}`,
    );
  }
  await refuseUnfinished(tx);
  await tx.unsafe(await readFile(new URL("./take-over.sql", import.meta.url), "utf8"));
  const recorded = baseline.filter(({ name }) => name < firstToApply);
  await tx`delete from schema_functions`;
  await tx`delete from schema_migrations`;
  await tx`
    insert into schema_migrations (name, checksum)
    select *
    from unnest(${recorded.map(({ name }) => name)}::text[], ${
    recorded.map(({ checksum }) => checksum)
  }::text[])`;
}

async function refuseUnfinished(tx: Sql): Promise<void> {
  for (const [what, condition] of Object.entries(unfinished)) {
    const [row] = await tx.unsafe<{ is: boolean }[]>(`select ${condition} as is`);
    if (row?.is) throw new MigrationError(`The database still has ${what}. ${whatToDo}`);
  }
}

function tooOld(applied: readonly AppliedFile[]): MigrationError {
  return new MigrationError(
    `This is from before version 0.2.0: its last migration is ${applied.at(-1)?.name}. ${whatToDo}`,
  );
}
