import type { Tx } from "../../db/open-database.ts";

/**
 * Counts in the records of a case's reporters whether they were right, and by day who was not
 * (cases.11). Locks them in the order of their ids.
 */
export async function countReporters(
  tx: Tx,
  { caseId, wasRight, at }: { readonly caseId: string; readonly wasRight: boolean; readonly at: Date },
): Promise<void> {
  await (wasRight ? countAsRight(tx, caseId) : countAsWrong(tx, caseId, at));
}

async function countAsRight(tx: Tx, caseId: string): Promise<void> {
  await tx`
    insert into reporter_records as known (member_id, upheld)
    select reporter_id, 1
    from reports
    where case_id = ${caseId} and reporter_id is not null
    order by reporter_id
    on conflict (member_id) do update
    set upheld = known.upheld + 1`;
}

async function countAsWrong(tx: Tx, caseId: string, at: Date): Promise<void> {
  await tx`
    insert into reporter_records as known (member_id, dismissed, wrong_on, wrong_that_day)
    select reporter_id, 1, (${at}::timestamptz at time zone 'utc')::date, 1
    from reports
    where case_id = ${caseId} and reporter_id is not null
    order by reporter_id
    on conflict (member_id) do update
    set
      dismissed = known.dismissed + 1,
      wrong_day_before = case known.wrong_on
        when excluded.wrong_on then known.wrong_day_before
        when excluded.wrong_on - 1 then known.wrong_that_day
        else 0
      end,
      wrong_that_day = case when known.wrong_on = excluded.wrong_on then known.wrong_that_day + 1 else 1 end,
      wrong_on = excluded.wrong_on`;
}

/** The reporters of a case whose decision an appeal took back were not right after all. */
export async function recountReporters(tx: Tx, caseId: string): Promise<void> {
  await moveToWrong(tx, caseId);
}

async function moveToWrong(tx: Tx, caseId: string): Promise<void> {
  await tx`
    select
    from reporter_records
    where member_id in (select reporter_id from reports where case_id = ${caseId})
    order by member_id
    for no key update`;
  await tx`
    update reporter_records
    set upheld = upheld - 1, dismissed = dismissed + 1
    where upheld > 0 and member_id in (select reporter_id from reports where case_id = ${caseId})`;
}
