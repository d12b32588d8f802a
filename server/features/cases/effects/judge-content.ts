import type { ModerationLevel } from "#shared/primitives.ts";
import type { Tx } from "../../../db/open-database.ts";
import type { ContentKind, FormerLevel } from "./effect.ts";

/** Locks what a decision changes. Returns whether it stands. */
export async function lockContent(tx: Tx, kind: ContentKind, id: string): Promise<boolean> {
  const [row] = await tx<{ stands: boolean }[]>`select lock_content(${kind}, ${id}) as stands`;
  return row?.stands === true;
}

/**
 * Gives content the level that a person found, stricter or looser. What was found worse gets it
 * too; if nothing was found as bad, the element that the case is about does (`element`). The caller
 * has locked it.
 */
export async function judgeByPerson(
  tx: Tx,
  { kind, id, element }: { readonly kind: ContentKind; readonly id: string; readonly element: "text" | "image" },
  { level, reason, at }: { readonly level: ModerationLevel; readonly reason: string; readonly at: Date },
): Promise<FormerLevel> {
  const [row] = await tx<{ former: FormerLevel }[]>`
    select judge_by_person(${kind}, ${id}, ${element}, ${level}, ${reason}, ${at}) as former`;
  if (!row) throw new Error("Nothing came back of what was judged");
  return row.former;
}

/** Takes `judgeByPerson` back, unless a person judged the content anew. The caller has locked it. */
export async function undoJudgement(tx: Tx, kind: ContentKind, id: string, former: FormerLevel): Promise<void> {
  await tx`select undo_judgement(${kind}, ${id}, ${JSON.stringify(former)}::text::jsonb)`;
}
