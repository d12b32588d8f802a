import type { Sql } from "../../../server/db/open-database.ts";

const pageSize = 1_000;

/** A page of images, by their ids. */
export async function selectImageIds(sql: Sql, after: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id
    from images
    where id > ${after}
    order by id
    limit ${pageSize}`;
  return rows.map(({ id }) => id);
}

/** A page of audio that is ready, by its ids. */
export async function selectAudioIds(sql: Sql, after: string): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id
    from post_audio
    where id > ${after}
      and state = 'ready'
    order by id
    limit ${pageSize}`;
  return rows.map(({ id }) => id);
}

/** Pictures that are kept as evidence: few. */
export function selectEvidenceFiles(
  sql: Sql,
): Promise<{ readonly evidenceId: string; readonly imageId: string }[]> {
  return sql<{ evidenceId: string; imageId: string }[]>`
    select evidence_id as "evidenceId", image_id as "imageId"
    from evidence_pictures
    where state = 'kept'
    order by evidence_id, image_id`;
}
