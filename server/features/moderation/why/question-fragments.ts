import type { JudgedKind } from "#shared/moderation/why-contract.ts";
import type { Fragment, Sql } from "../../../db/open-database.ts";
import { verdictsOn } from "../verdict-fragments.ts";

/** The own content that a member asks about. */
export interface Asked {
  readonly kind: JudgedKind;
  readonly id: string;
  readonly memberId: string;
  /** In lower case. */
  readonly adminEmails: readonly string[];
}

/** The columns of `QuestionFacts` of the row `content`. */
export function questionColumns(sql: Sql, { kind, memberId, adminEmails }: Asked): Fragment {
  const admins = sql`${[...adminEmails]}::text[]`;
  return sql`
    content.moderation_level as level,
    exists (
      select from ${verdictsOn(sql, kind)} e where e.decided_by = 'person'
    ) as is_judged_by_person,
    exists (
      select from members m where m.id = ${memberId} and is_administrator(m, ${admins})
    ) and not has_other_administrator(${memberId}, ${admins}) as has_nobody_to_ask,
    (
      select json_build_object(
        'isOpen', c.closed_at is null,
        'isUntold', last.id is not null and last.noticed_at is null,
        'hasVerdictSince', exists (
          select from ${verdictsOn(sql, kind)} e where e.decided_at > c.closed_at
        )
      )
      from cases c
      left join lateral (
        select d.id, d.noticed_at
        from decisions d
        where d.case_id = c.id and d.undone_at is null
        order by d.decided_at desc
        limit 1
      ) as last on true
      where c.member_id = ${memberId} and c.subject_id = content.id and 'author' = any(c.sources)
      order by c.opened_at desc, c.id desc
      limit 1
    ) as asked`;
}

/** Whether the row `content` is the member's own, and there. */
export function isOwn(sql: Sql, { kind, memberId }: Asked): Fragment {
  switch (kind) {
    case "post":
      return sql`content.author_id = ${memberId} and content.repost_of_id is null and content.removed_at is null`;
    case "comment":
      return sql`content.author_id = ${memberId} and content.deleted_at is null and content.removed_at is null`;
    case "message":
      return sql`content.sender_id = ${memberId} and content.unsent_at is null and content.removed_at is null`;
  }
}
