import type { KeptAge } from "#shared/auth/age-rule.ts";
import { type Batch, batchSize, readBatch } from "../../db/cleanup/remove-in-batches.ts";
import type { Sql } from "../../db/open-database.ts";

/** Writes what is kept of a date of birth, once. Returns false when one was given before. */
export async function insertAge(
  sql: Sql,
  memberId: string,
  { hasGivenBirthDate, ofAgeFrom, hasGuardianConsent }: KeptAge & { readonly hasGuardianConsent: boolean },
): Promise<boolean> {
  const rows = await sql`
    update members
    set
      has_given_birth_date = ${hasGivenBirthDate},
      of_age_from = ${ofAgeFrom},
      has_guardian_consent = has_guardian_consent or ${hasGuardianConsent}
    where id = ${memberId}
      and not has_given_birth_date
    returning id`;
  return rows.length > 0;
}

/** Forgets the months that are over, by `members_coming_of_age`, which then lacks the rows. */
export async function forgetPassedMonths(sql: Sql, now: Date, after: Date | null): Promise<Batch<Date>> {
  return await readBatch(sql<Batch<Date>[]>`
    with due as (
      select id, of_age_from as place
      from members
      where of_age_from >= ${after ?? new Date(0)}
        and of_age_from <= ${now}
      order by of_age_from
      limit ${sql.unsafe(String(batchSize))}
      for update skip locked
    ),
    gone as (
      update members
      set of_age_from = null
      from due
      where members.id = due.id
      returning due.place
    )
    select count(*)::integer as removed, max(place) as last
    from gone`);
}
