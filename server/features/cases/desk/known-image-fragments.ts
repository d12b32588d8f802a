import type { Fragment, Sql } from "../../../db/open-database.ts";

/** The known images of the case `c` for its report, as JSON, latest first (media.12). */
export function knownImagesOf(sql: Sql): Fragment {
  return sql`(
        select coalesce(json_agg(json_build_object(
          'id', k.image_id, 'sha256', encode(k.sha256, 'hex'), 'reference', k.reference, 'matchedAt', k.matched_at
        ) order by k.matched_at desc, k.image_id), '[]')
        from known_images k
        where k.case_id = c.id
      )`;
}
