import type { Tx } from "../../db/open-database.ts";
import { insertAttached } from "../media/attached/attached-fragments.ts";
import { foreignPicture } from "../media/attached/choose-pictures.ts";
import { contentTables } from "../moderation/verdict-fragments.ts";

interface Picture {
  readonly id: string;
  readonly alt: string;
}

interface ShownBy {
  readonly kind: "post" | "comment";
  readonly id: string;
  readonly authorId: string;
}

/**
 * Puts other pictures in the place of those that a locked post or comment shows, of a post the
 * first in its row. Those that no version before showed become public; those that none shows any
 * more go later. Throws `foreign_image`.
 */
export async function replacePictures(
  tx: Tx,
  shownBy: ShownBy,
  pictures: readonly Picture[],
): Promise<void> {
  if (!await claim(tx, shownBy.authorId, pictures)) throw foreignPicture();
  if (shownBy.kind === "post") await setFirst(tx, shownBy.id, pictures[0]);
  await attach(tx, shownBy, pictures);
}

async function claim(tx: Tx, authorId: string, pictures: readonly Picture[]): Promise<boolean> {
  const [claimed] = await tx<{ are_theirs: boolean }[]>`
    select claim_public_images(${pictures.map(({ id }) => id)}::uuid[], ${authorId}) as are_theirs`;
  return claimed?.are_theirs ?? false;
}

async function setFirst(tx: Tx, id: string, first: Picture | undefined): Promise<void> {
  await tx`
    update posts
    set image_id = ${first?.id ?? null}, image_alt = ${first?.alt ?? ""}
    where id = ${id}`;
}

async function attach(tx: Tx, { kind, id }: ShownBy, pictures: readonly Picture[]): Promise<void> {
  const { column } = contentTables[kind];
  const firstPlace = kind === "post" ? 1 : 0;
  await tx`delete from attached_pictures where ${tx(column)} = ${id}`;
  const attached = pictures.slice(firstPlace).map((picture) => ({ id: picture.id, alt: picture.alt }));
  const owner = tx`(select ${id}::uuid as id, ${JSON.stringify(attached)}::text::jsonb as attached)`;
  await tx`${insertAttached(tx, column, owner, firstPlace)}`;
}
