import type { Tx } from "../../db/open-database.ts";
import { insertAttached } from "../media/attached/attached-fragments.ts";
import { foreignPicture } from "../media/attached/choose-pictures.ts";
import { contentTables } from "../moderation/verdict-fragments.ts";

interface Picture {
  readonly id: string;
  readonly alt: string;
}

/**
 * Puts other pictures in the place of those that a locked post or comment shows, of a post the
 * first in its row. Those that no version before showed become public; those that none shows any
 * more go later. Throws `foreign_image`.
 */
export async function replacePictures(
  tx: Tx,
  { kind, id, authorId }: {
    readonly kind: "post" | "comment";
    readonly id: string;
    readonly authorId: string;
  },
  pictures: readonly Picture[],
): Promise<void> {
  if (!await claim(tx, pictures, authorId)) throw foreignPicture();
  if (kind === "post") await setFirst(tx, id, pictures[0]);
  await attach(tx, { kind, id }, pictures);
}

async function claim(tx: Tx, pictures: readonly Picture[], authorId: string): Promise<boolean> {
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

/** All of them; of a post those after the first. */
async function attach(
  tx: Tx,
  { kind, id }: { readonly kind: "post" | "comment"; readonly id: string },
  pictures: readonly Picture[],
): Promise<void> {
  const { column } = contentTables[kind];
  const firstPlace = kind === "post" ? 1 : 0;
  const attached = JSON.stringify(
    pictures.slice(firstPlace).map((picture) => ({ id: picture.id, alt: picture.alt })),
  );
  await tx`delete from attached_pictures where ${tx(column)} = ${id}`;
  const owner = tx`(select ${id}::uuid as id, ${attached}::text::jsonb as attached)`;
  await tx`${insertAttached(tx, column, owner, firstPlace)}`;
}
