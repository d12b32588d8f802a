import type { TestApp } from "../create-test-app.ts";

interface Counted {
  readonly lately: number;
  readonly inDay: number;
}

/** How many answers a member in a crisis has had free, as the table has it. */
export async function freeAnswersOf(
  { sql }: Pick<TestApp, "sql">,
  memberId: string,
): Promise<Counted | null> {
  const [row] = await sql<Counted[]>`
    select lately, in_day as "inDay"
    from free_answers
    where member_id = ${memberId}`;
  return row ? { ...row } : null;
}

/** A member has had all their free answers of now (ai.26). */
export async function useUpFreeAnswers({ sql, clock }: TestApp, memberId: string): Promise<void> {
  const now = clock.now();
  await sql`
    insert into free_answers (member_id, since, lately, day, in_day)
    values (${memberId}, ${now}, 6, (${now}::timestamptz at time zone 'UTC')::date, 6)
    on conflict (member_id) do update
    set since = excluded.since, lately = 6, day = excluded.day, in_day = 6`;
}
