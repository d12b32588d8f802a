import type { Sql } from "../../../db/open-database.ts";
import { isAbout } from "./case-fragments.ts";

/** Whether a picture belongs to a case. */
export async function isPictureOfCase(
  sql: Sql,
  readerId: string,
  caseId: string,
  imageId: string,
): Promise<boolean> {
  const rows = await sql`
    select
    from case_pictures kept
    join cases c on c.id = kept.case_id
    where kept.case_id = ${caseId}
      and kept.image_id = ${imageId}
      and not ${isAbout(sql, readerId)}`;
  return rows.length > 0;
}
