import type { Tx } from "../../../db/open-database.ts";
import type { ContentKind, FormerCover } from "./effect.ts";

/** Puts pictures and text behind a line (cases.4). The caller has locked the content. */
export async function coverContent(tx: Tx, kind: ContentKind, id: string, at: Date): Promise<FormerCover> {
  const [row] = await tx<{ former: FormerCover }[]>`select cover_content(${kind}, ${id}, ${at}) as former`;
  if (!row) throw new Error("Nothing came back of what was covered");
  return row.former;
}

/** Takes `coverContent` back, unless it was covered anew. The caller has locked the content. */
export async function undoCover(tx: Tx, kind: ContentKind, id: string, former: FormerCover): Promise<void> {
  await tx`select undo_cover(${kind}, ${id}, ${JSON.stringify(former)}::text::jsonb)`;
}
