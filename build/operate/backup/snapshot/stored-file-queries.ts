import type { CopyConnection } from "../../../../server/db/copy/copy-connection.ts";

type Ask = Pick<CopyConnection, "rows">;

/** A picture of the snapshot, and whether it is published or held. */
export interface PictureRow {
  readonly id: string;
  readonly is_published: boolean;
  readonly is_held: boolean;
}

const pageRows = 500;

/** All pictures in the order of their ids, in pages. */
export function selectPictures(snapshot: Ask): AsyncGenerator<PictureRow> {
  return inPages((after) =>
    snapshot.rows<PictureRow>(
      `select id, image_is_published(id) as is_published, image_is_held(id) as is_held
       from (select id from images where id > $1::uuid order by id limit ${pageRows}) as page
       order by id`,
      [after?.id ?? smallestId],
    )
  );
}

/** Audio that is there; of what is being made no file belongs to the snapshot. */
export function selectAudio(snapshot: Ask): AsyncGenerator<{ readonly id: string }> {
  return inPages((after) =>
    snapshot.rows<{ id: string }>(
      `select id from post_audio where state = 'ready' and id > $1::uuid order by id limit ${pageRows}`,
      [after?.id ?? smallestId],
    )
  );
}

/** Pictures that are kept as evidence, encrypted. */
export function selectEvidencePictures(
  snapshot: Ask,
): AsyncGenerator<{ readonly evidence_id: string; readonly image_id: string }> {
  return inPages((after) =>
    snapshot.rows<{ evidence_id: string; image_id: string }>(
      `select evidence_id, image_id
       from evidence_pictures
       where state = 'kept' and (evidence_id, image_id) > ($1::uuid, $2::uuid)
       order by evidence_id, image_id
       limit ${pageRows}`,
      [after?.evidence_id ?? smallestId, after?.image_id ?? smallestId],
    )
  );
}

const smallestId = "00000000-0000-0000-0000-000000000000";

async function* inPages<T>(select: (after: T | undefined) => Promise<readonly T[]>): AsyncGenerator<T> {
  let page: readonly T[] = [];
  do {
    page = await select(page.at(-1));
    yield* page;
  } while (page.length > 0);
}
