import type { Tx } from "../../../db/open-database.ts";
import type { ContentKind, FormerCover } from "./effect.ts";

/** Puts pictures and text behind a line (cases.4). The caller has locked the content. */
export async function coverContent(tx: Tx, kind: ContentKind, id: string, at: Date): Promise<FormerCover> {
  const former = await selectCover(tx, { kind, id }, at);
  if (!former) throw new Error("Content that was covered was not locked");
  if (former.coveredAt === null) await setCovered(tx, { kind, id }, { from: null, to: former.at });
  return former;
}

/** Takes `coverContent` back, unless it was covered anew. The caller has locked the content. */
export async function undoCover(tx: Tx, kind: ContentKind, id: string, former: FormerCover): Promise<void> {
  await setCovered(tx, { kind, id }, { from: former.at, to: former.coveredAt });
}

interface Content {
  readonly kind: ContentKind;
  readonly id: string;
}

async function selectCover(tx: Tx, { kind, id }: Content, at: Date): Promise<FormerCover | null> {
  const [row] = await tx<FormerCover[]>`
    select to_jsonb(covered_at) as "coveredAt", to_jsonb(${at}::timestamptz) as at
    from ${tx(`${kind}s`)}
    where id = ${id}`;
  return row ?? null;
}

/** Sets since when content is covered where it was covered since `from`; null: not. */
async function setCovered(
  tx: Tx,
  { kind, id }: Content,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): Promise<void> {
  await tx`
    update ${tx(`${kind}s`)}
    set covered_at = ${to}::text::timestamptz
    where id = ${id}
      and covered_at is not distinct from ${from}::text::timestamptz`;
  if (kind === "message") await tx`select touch_message(${id})`;
}
