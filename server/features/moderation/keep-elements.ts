import type { Fragment, Sql } from "../../db/client.ts";
import type { Verdict } from "../../providers/moderation/moderator.ts";

/**
 * The insert of a verdict's elements, to stand as a CTE in the statement that writes what was classified: `subjects` is a CTE
 * of that statement with an `id`, empty where nothing was written.
 */
export function keepElements(
  sql: Sql,
  verdict: Pick<Verdict, "elements" | "decidedBy">,
  { subject, subjects, at }: { subject: "post_id" | "comment_id"; subjects: Fragment; at: Date },
): Fragment {
  const { elements, decidedBy } = verdict;
  return sql`
      insert into element_moderations (${sql(subject)}, type, level, reason, decided_by, decided_at)
      select subjects.id, element.type, element.level, element.reason, ${decidedBy}, ${at}
      from ${subjects} as subjects
      cross join unnest(
        ${elements.map(({ type }) => type)}::text[],
        ${elements.map(({ level }) => level)}::text[],
        ${elements.map(({ reason }) => reason)}::text[]
      ) as element (type, level, reason)`;
}
