import type { Fragment, Sql } from "../../../db/open-database.ts";
import { deskMemberOf } from "./case-fragments.ts";

/** When authorities were told of the case `c`. */
export function authoritiesOf(sql: Sql): Fragment {
  return sql`(
        select coalesce(json_agg(json_build_object(
          'id', told.id, 'by', ${
    deskMemberOf(sql, sql`told.told_by`)
  }, 'toldAt', told.told_at, 'words', told.words, 'createdAt', told.created_at
        ) order by told.told_at, told.id), '[]')
        from case_authorities told
        where told.case_id = c.id
      )`;
}
