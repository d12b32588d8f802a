import type { Fragment, Sql } from "../../db/open-database.ts";

/**
 * The columns of a `MessageRow`, of `ai_messages m` left-joined with its `images i`. Whether an
 * answer came with a reminder is known as long as `ai_use` has it (ai.12).
 */
export function aiMessageColumns(sql: Sql): Fragment {
  return sql`
      m.id, m.session_id, m.role, m.content, m.image_id, m.image_alt, i.width, i.height, i.placeholder, m.state,
      m.cut, m.continues, m.model, m.cost, m.support,
      coalesce((select true from ai_use u where u.reminded_with = m.question_id), false) as reminds_of_break,
      (
        select array_agg(v.id order by v.id)
        from ai_messages v
        where v.after_id = m.after_id
        having count(*) > 1
      ) as versions,
      m.created_at`;
}
