import type { Sql } from "../db/open-database.ts";

/** The key of a row of `service_calls`; `part` is a model, a task or a direction. */
export interface ServicePart {
  readonly service: "ai" | "payments" | "mail" | "media_hash" | "storage" | "cdn" | "jobs";
  readonly part: string;
  /** A print of its settings (`setup-of-models.ts`): what failed with others has no meaning now. */
  readonly setup?: string | undefined;
}

/** The results of one part's calls since the last flush. */
export interface ServiceCalls extends ServicePart {
  readonly answered: number;
  readonly failed: number;
  readonly answeredAt: Date | null;
  readonly failedAt: Date | null;
  readonly failure: string | null;
  /** The first failure since the last answer. */
  readonly failingSince: Date | null;
}

/** A service that this process cannot reach now. */
export interface Outage {
  readonly service: "ai" | "bus";
  readonly part: string;
  readonly since: Date;
}

/** Adds what calls came to, to what this and other processes stored before. */
export async function upsertServiceCalls(sql: Sql, calls: readonly ServiceCalls[], now: Date): Promise<void> {
  const rows = calls.map((call) => ({
    service: call.service,
    part: call.part,
    answered_at: call.answeredAt?.toISOString() ?? null,
    failed_at: call.failedAt?.toISOString() ?? null,
    failure: call.failure,
    failing_since: call.failingSince?.toISOString() ?? null,
    setup: call.setup ?? "",
    answered: call.answered,
    failed: call.failed,
  }));
  await sql`
    insert into service_calls as stored (
      service, part, answered_at, failed_at, failure, failing_since, setup, answered, failed,
      day
    )
    select
      given.service, given.part, given.answered_at, given.failed_at, given.failure, given.failing_since,
      given.setup, given.answered, given.failed, ${now.toISOString().slice(0, 10)}::date
    from jsonb_populate_recordset(null::service_calls, ${sql.json(rows)}::jsonb) given
    order by given.service, given.part
    on conflict (service, part) do update
    set
      answered_at = greatest(stored.answered_at, excluded.answered_at),
      failed_at = greatest(stored.failed_at, excluded.failed_at),
      failure = case
        when excluded.failed_at >= coalesce(stored.failed_at, '-infinity') then excluded.failure
        else stored.failure
      end,
      failing_since = (
        select min(since)
        from (
          values (case when stored.setup = excluded.setup then stored.failing_since end), (excluded.failing_since)
        ) as failing (since)
        where since > coalesce(greatest(stored.answered_at, excluded.answered_at), '-infinity')
      ),
      setup = excluded.setup,
      answered = excluded.answered + case when stored.day = excluded.day then stored.answered else 0 end,
      failed = excluded.failed + case when stored.day = excluded.day then stored.failed else 0 end,
      day = excluded.day`;
}

/** Replaces what a process cannot reach, and removes the rows of dead ones. */
export async function writeOutages(sql: Sql, process: number, outages: readonly Outage[]): Promise<void> {
  const rows = outages.map(({ since, ...part }) => ({ ...part, process, since: since.toISOString() }));
  await sql`
    with given as (
      select *
      from jsonb_populate_recordset(null::service_outages, ${sql.json(rows)}::jsonb)
    ), removed as (
      delete from service_outages o
      where o.process = ${process}
          and not exists (select from given where given.service = o.service and given.part = o.part)
        or o.process <> ${process} and not process_lives(o.process)
    )
    insert into service_outages (process, service, part, since)
    select process, service, part, since
    from given
    on conflict (process, service, part) do nothing`;
}

export interface ServiceCallRow {
  readonly service: ServiceCalls["service"];
  readonly part: string;
  readonly answered_at: Date | null;
  readonly failed_at: Date | null;
  readonly failure: string | null;
  readonly failing_since: Date | null;
  readonly setup: string;
  /** Calls of the given day. */
  readonly answered: number;
  readonly failed: number;
}

/** Every part that was ever called: some dozens of rows. */
export async function selectServiceCalls(sql: Sql, day: string): Promise<readonly ServiceCallRow[]> {
  return await sql<ServiceCallRow[]>`
    select
      service, part, answered_at, failed_at, failure, failing_since, setup,
      case when day = ${day}::date then answered else 0 end as answered,
      case when day = ${day}::date then failed else 0 end as failed
    from service_calls
    order by service, part`;
}

export interface OutageRow {
  readonly service: Outage["service"];
  readonly part: string;
  /** How many living processes cannot reach it, and since when the first. */
  readonly processes: number;
  readonly since: Date;
}

export async function selectOutages(sql: Sql): Promise<readonly OutageRow[]> {
  return await sql<OutageRow[]>`
    with living as materialized (
      select service, part, since
      from service_outages
      where process_lives(process)
    )
    select service, part, count(*)::integer as processes, min(since) as since
    from living
    group by service, part
    order by service, part`;
}
