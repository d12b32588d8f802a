import type { Tx } from "../../../db/open-database.ts";
import type { KeptText } from "./present-snapshot.ts";

/**
 * Keeps the pictures of a snapshot as long as its case. Images are locked after the case. Not those
 * that nobody may see (media.11): moderators see none of them either.
 */
export async function keepCasePictures(
  tx: Tx,
  caseId: string,
  { texts }: { readonly texts: readonly Pick<KeptText, "pictures">[] },
): Promise<void> {
  const imageIds = texts.flatMap(({ pictures }) => pictures.map(({ id }) => id));
  if (imageIds.length > 0) await insertPictures(tx, caseId, imageIds);
}

async function insertPictures(tx: Tx, caseId: string, imageIds: readonly string[]): Promise<void> {
  await tx`
    with kept as materialized (
      select i.id
      from images i
      where i.id = any(${[...imageIds]}::uuid[]) and not image_is_held(i.id)
      order by i.id
      for key share
    )
    insert into case_pictures (case_id, image_id)
    select ${caseId}::uuid, id
    from kept
    on conflict do nothing`;
}
