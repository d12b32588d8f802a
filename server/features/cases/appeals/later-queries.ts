import type { ModerationLevel } from "#shared/primitives.ts";
import type { Fragment, Sql, Tx } from "../../../db/open-database.ts";
import { type DecidedRow, decisionsAbout } from "../decide/decided-queries.ts";
import type { Effect, Effects } from "../effects/effect.ts";

/**
 * A later decision about the same member. A decision that is appealed is often months old: what was
 * decided since about the same content or with the same measure stands (appeals.2).
 */
export interface LaterDecision {
  readonly id: string;
  readonly decision: Effects["decision"];
  readonly removes_content: boolean;
  readonly decided_at: Date;
  /** Changed by what is left to it, until `writeEffects`. */
  effects: readonly Effect[];
}

/**
 * The decisions of moderators that came later and still concern a member: not undone, and not taken
 * back by an appeal of theirs.
 */
export function selectLater(
  sql: Sql,
  { id, decided_at }: Pick<DecidedRow, "id" | "decided_at">,
  memberId: string,
): Promise<LaterDecision[]> {
  return sql<LaterDecision[]>`
    select d.id, d.decision, d.removes_content, d.decided_at, d.former -> 'effects' as effects
    from decisions d
    where ${concerns(sql, memberId)}
      and (d.decided_at, d.id) > (${decided_at}::timestamptz, ${id}::uuid)
    order by d.decided_at, d.id`;
}

/** Whether the decision `d` stands, and concerns a member still. */
function concerns(sql: Sql, memberId: string): Fragment {
  return sql`
      d.id in (${decisionsAbout(sql, memberId)})
      and d.undone_at is null
      and effects_on(d, ${memberId}) <> '[]'
      and not effects_on(d, ${memberId}) @> '[{"isOverturned": true}]'`;
}

/** Writes what decisions keep from now on, which the caller has locked. */
export async function writeEffects(
  tx: Tx,
  decisions: readonly Pick<LaterDecision, "id" | "effects">[],
): Promise<void> {
  const rows = decisions.map(({ id, effects }) => ({ id, effects }));
  await tx`
    update decisions d
    set former = d.former || jsonb_build_object('effects', kept.effects)
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as kept (id uuid, effects jsonb)
    where d.id = kept.id and d.former -> 'effects' is distinct from kept.effects`;
}

/** When the limits end that other decisions gave a member; null when none lasts. */
export async function selectOtherLimitEnd(
  sql: Sql,
  { decisionId, memberId, at }: { readonly decisionId: string; readonly memberId: string; readonly at: Date },
): Promise<Date | null> {
  const [row] = await sql<{ until: Date | null }[]>`
    select max(d.decided_at + d.days * interval '24 hours') as until
    from decisions d
    where ${concerns(sql, memberId)}
      and d.id <> ${decisionId}
      and d.decision = 'limit'
      and d.decided_at + d.days * interval '24 hours' > ${at}`;
  return row?.until ?? null;
}

/** How a post, comment or message stands; times as JSON has them. */
export interface Standing {
  readonly removed: string | null;
  readonly level: ModerationLevel | null;
  readonly covered: string | null;
}

/** Those of these posts, comments and messages that are there. */
export async function selectStandings(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Standing>> {
  const rows = await sql<(Standing & { readonly id: string })[]>`
    select
      content.id, to_jsonb(content.removed_at) as removed, content.moderation_level as level,
      to_jsonb(content.covered_at) as covered
    from (
      select id, removed_at, moderation_level, covered_at from posts where id = any(${[...ids]}::uuid[])
      union all
      select id, removed_at, moderation_level, covered_at from comments where id = any(${[...ids]}::uuid[])
      union all
      select id, removed_at, moderation_level, covered_at from messages where id = any(${[...ids]}::uuid[])
    ) as content`;
  return new Map(rows.map(({ id, ...standing }) => [id, standing]));
}

/** Of these promotions those that run, and those that stand still before their time: why. */
export async function selectPromotions(
  sql: Sql,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await sql<{ id: string; state: string }[]>`
    select id, coalesce(end_reason, 'running') as state
    from promotions
    where id = any(${[...ids]}::uuid[]) and (ended_at is null or ends_at > ended_at)`;
  return new Map(rows.map(({ id, state }) => [id, state]));
}
