import type { Role } from "#shared/members/role.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";

/** Who would decide. */
interface Caller {
  readonly id: string;
  /** In lower case. */
  readonly adminEmails: readonly string[];
}

/** What roles.2 and appeals.2 ask of a case and of who would decide it, as JSON. */
export interface DeciderFacts extends Omit<Decider, "isAlone"> {
  /** Of whom it is about themselves, and everybody with a role. */
  readonly about: readonly AboutMember[];
  /** Null unless they reported it. */
  readonly isAlone: boolean | null;
  /** Null but of an appeal. */
  readonly appealed: Pick<Answerer, "hasDecided" | "others"> | null;
}

/** The facts about the case `c` by which `findRefusal` says who may decide it. */
export function deciderFacts(sql: Sql, { id, adminEmails }: Caller): Fragment {
  return sql`(
      select json_build_object(
        'id', decider.id,
        'role', coalesce((select role_of(m, decider.admins) from members m where m.id = decider.id), 'member'),
        'about', ${membersWithRole(sql)},
        'hasReported', subject.is_reported,
        'isAlone', case when subject.is_reported then not (
          has_other_administrator(decider.id, decider.admins) or exists (
            select from members other
            where other.is_moderator and other.id <> decider.id and is_moderator(other)
          )
        ) end,
        'appealed', case when c.kind = 'appeal' then ${appealedFacts(sql)} end
      )
      from (select ${id}::uuid as id, ${[...adminEmails]}::text[] as admins) as decider
      cross join lateral (
        select exists (
          select from reports r
          where r.reporter_id = decider.id and r.case_id = case
            when c.kind <> 'appeal' then c.id
            else (select d.case_id from appeals a join decisions d on d.id = a.decision_id where a.case_id = c.id)
          end
        ) as is_reported
      ) as subject
    )`;
}

/**
 * Whom the case `c` is about, with a role that they have or had before a suspension, and the
 * decider.
 */
function membersWithRole(sql: Sql): Fragment {
  return sql`(
          select coalesce(json_agg(json_build_object('id', m.id, 'role', case
            when m.is_bot and c.kind <> 'appeal' then 'member'
            when is_appointed(m, decider.admins) then 'administrator'
            when m.is_moderator then 'moderator'
            else 'member'
          end)), '[]')
          from members m
          where m.id in (
              select c.member_id
              union all
              select w.member_id from wave_contents w where c.kind = 'wave' and w.case_id = c.id
            )
            and (m.id = decider.id or is_appointed(m, decider.admins) or m.is_moderator)
        )`;
}

/** Whether the decider decided what the case `c` appeals, and who else could answer. */
function appealedFacts(sql: Sql): Fragment {
  return sql`(
          select json_build_object(
            'hasDecided', coalesce(d.decided_by = decider.id, false),
            'others', (
              select coalesce(json_agg(json_build_object('hasReported', exists (
                select from reports r where r.case_id = d.case_id and r.reporter_id = m.id
              ))), '[]')
              from members m
              where (m.is_moderator or is_appointed(m, decider.admins))
                and case
                  when exists (
                    select from members o
                    where o.id = c.member_id and (is_appointed(o, decider.admins) or o.is_moderator)
                  ) then is_administrator(m, decider.admins)
                  else role_of(m, decider.admins) <> 'member'
                end
                and m.id <> decider.id
                and m.id is distinct from d.decided_by
                and m.id is distinct from c.member_id
            )
          )
          from appeals a
          join decisions d on d.id = a.decision_id
          where a.case_id = c.id
        )`;
}

/** Why the decider may not decide the case (roles.2, appeals.2); null when they may. */
export function findRefusal(facts: DeciderFacts): DecideRefusal | null {
  const { id, role, about, hasReported, isAlone, appealed } = facts;
  return appealed
    ? findRefusalToAnswer({ id, role, hasReported, ...appealed }, about)
    : findRefusalToDecide({ id, role, hasReported, isAlone: isAlone ?? false }, about);
}

/** Who holds a case. */
export interface Held {
  readonly closed_at: Date | null;
  readonly claimed_by: string | null;
  readonly claimed_until: Date | null;
}

export type HolderRefusal = DecideRefusal | "absent" | "closed" | "held";

/** Why somebody may not do what only who holds a case does. */
export function findRefusalOfHolder(
  held: Held | null,
  { actor, at }: { readonly actor: { readonly id: string }; readonly at: Date },
  decider: DeciderFacts | null,
): HolderRefusal | null {
  if (!held || !decider) return "absent";
  if (held.closed_at) return "closed";
  const isHeld = held.claimed_by === actor.id && held.claimed_until !== null && held.claimed_until > at;
  return isHeld ? findRefusal(decider) : "held";
}

interface Decider {
  readonly id: string;
  readonly role: Role;
  /** Whether they reported what the case is about; of an appeal, what was decided. */
  readonly hasReported: boolean;
  /** Nobody beside them works on cases. */
  readonly isAlone: boolean;
}

/** One whom a case is about, with the role that they have or had before a suspension. */
interface AboutMember {
  readonly id: string;
  readonly role: Role;
}

export type DecideRefusal = "role" | "own" | "reported" | "decided" | "administrators";

/** Why somebody may not decide a case (roles.2); null when they may. */
export function findRefusalToDecide(by: Decider, about: readonly AboutMember[]): DecideRefusal | null {
  if (by.role === "member") return "role";
  if (about.some(({ id }) => id === by.id)) return "own";
  if (by.hasReported && !(by.role === "administrator" && by.isAlone)) return "reported";
  return by.role !== "administrator" && about.some(({ role }) => role !== "member") ? "administrators" : null;
}

/** Who would answer an appeal (appeals.2). */
interface Answerer extends Omit<Decider, "isAlone"> {
  /** Whether they decided what is appealed. */
  readonly hasDecided: boolean;
  /** Who else has the role for it, beside who decided and whose appeal it is. */
  readonly others: readonly { readonly hasReported: boolean }[];
}

/** Why somebody may not answer an appeal; null when they may. */
export function findRefusalToAnswer(by: Answerer, about: readonly AboutMember[]): DecideRefusal | null {
  const refusal = findRefusalToDecide({ ...by, hasReported: false, isAlone: false }, about);
  if (refusal) return refusal;
  if (by.hasDecided && by.others.length > 0) return "decided";
  return by.hasReported && by.others.some(({ hasReported }) => !hasReported) ? "reported" : null;
}
