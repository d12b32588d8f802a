import type { ModerationLevel } from "#shared/primitives.ts";
import { isLevelReason } from "#shared/moderation/level-reasons.ts";
import { getLevelRank } from "#shared/moderation/moderation-levels.ts";
import type { Tx } from "../../../db/open-database.ts";
import { purgeAudioOf } from "../../speech/purge-audio-fragments.ts";
import { verdictsOn } from "../../moderation/verdict-fragments.ts";
import type { ContentKind, FormerCover, FormerLevel } from "./effect.ts";

/**
 * Locks what a decision changes: of a post its reposts too, of the others what they stand in.
 * Returns whether it stands.
 */
export async function lockContent(tx: Tx, kind: ContentKind, id: string): Promise<boolean> {
  const rows = await lockRows(tx, kind, id);
  return rows.some((row) => row.id === id && row.stands);
}

async function lockRows(
  tx: Tx,
  kind: ContentKind,
  id: string,
): Promise<readonly { readonly id: string; readonly stands: boolean }[]> {
  switch (kind) {
    case "post":
      return await tx<{ id: string; stands: boolean }[]>`
        select id, removed_at is null as stands
        from posts
        where id = ${id} or repost_of_id = ${id}
        order by id
        for no key update`;
    case "comment":
      await tx`
        select from posts where id = (select post_id from comments where id = ${id}) for no key update`;
      return await tx<{ id: string; stands: boolean }[]>`
        select id, deleted_at is null and removed_at is null as stands
        from comments
        where id = ${id}
        for no key update`;
    case "message":
      await tx`
        select from conversations
        where id = (select conversation_id from messages where id = ${id})
        for no key update`;
      return await tx<{ id: string; stands: boolean }[]>`
        select id, unsent_at is null and removed_at is null as stands
        from messages
        where id = ${id}
        for no key update`;
  }
}

interface Content {
  readonly kind: ContentKind;
  readonly id: string;
}

interface ToJudge extends Content {
  /** The one that the case is about. */
  readonly element: "text" | "image";
}

/**
 * Gives content the level that a person found, stricter or looser. What was found worse gets it
 * too; if nothing was found as bad, the element that the case is about does (`element`). The caller
 * has locked it.
 */
export async function judgeByPerson(
  tx: Tx,
  { kind, id, element }: ToJudge,
  { level, reason, at }: { readonly level: ModerationLevel; readonly reason: string; readonly at: Date },
): Promise<FormerLevel> {
  const former = await selectFormer(tx, kind, id, at);
  if (!former) throw new Error("Content that was judged was not locked");
  const given = { level, reason, at: former.at };
  await replaceElements(tx, kind, id, judgeElements(former.elements, { kind, id, element }, given));
  await setLevel(tx, kind, id, level);
  return former;
}

/** Takes `judgeByPerson` back, unless a person judged the locked content anew. */
export async function undoJudgement(
  tx: Tx,
  kind: ContentKind,
  id: string,
  former: FormerLevel,
): Promise<void> {
  if (!await isJudgedAt(tx, kind, id, former.at)) return;
  await replaceElements(tx, kind, id, former.elements);
  await setLevel(tx, kind, id, former.level);
}

interface Former extends FormerLevel {
  readonly elements: readonly StoredElement[];
}

async function selectFormer(tx: Tx, kind: ContentKind, id: string, at: Date): Promise<Former | null> {
  const [row] = await tx<Former[]>`
    select
      content.moderation_level as level,
      (
        select coalesce(jsonb_agg(to_jsonb(e) order by e.type desc), '[]')
        from ${verdictsOn(tx, kind)} as e
      ) as elements,
      to_jsonb(${at}::timestamptz) as at
    from ${tx(`${kind}s`)} content
    where content.id = ${id}`;
  return row ?? null;
}

async function isJudgedAt(tx: Tx, kind: ContentKind, id: string, at: string): Promise<boolean> {
  const judged = await tx`
    select from element_moderations
    where ${tx(`${kind}_id`)} = ${id}
      and decided_by = 'person'
      and decided_at = ${at}::text::timestamptz
    limit 1`;
  return judged.length > 0;
}

async function replaceElements(
  tx: Tx,
  kind: ContentKind,
  id: string,
  elements: FormerLevel["elements"],
): Promise<void> {
  await tx`delete from element_moderations where ${tx(`${kind}_id`)} = ${id}`;
  await tx`
    insert into element_moderations
    select *
    from jsonb_populate_recordset(null::element_moderations, ${JSON.stringify(elements)}::text::jsonb)`;
}

/** Sets the level of a locked content in its row, of a post in its reposts too. */
export async function setLevel(
  tx: Tx,
  kind: ContentKind,
  id: string,
  level: ModerationLevel | null,
): Promise<void> {
  await updateLevel(tx, kind, id, level);
  // Nobody hears it any more.
  if (kind === "post" && level === null) await tx`${purgeAudioOf(tx, [id])}`;
}

async function updateLevel(
  tx: Tx,
  kind: ContentKind,
  id: string,
  level: ModerationLevel | null,
): Promise<void> {
  switch (kind) {
    case "post":
      await tx`update posts set moderation_level = ${level} where id = ${id} or repost_of_id = ${id}`;
      // Without a level pictures are their author's alone (media.5).
      await tx`select place_pictures(id, image_id) from posts where id = ${id}`;
      return;
    case "comment":
      await tx`update comments set moderation_level = ${level} where id = ${id}`;
      await tx`select place_pictures(${id}, null)`;
      return;
    case "message":
      await tx`update messages set moderation_level = ${level} where id = ${id}`;
      await tx`select touch_message(${id})`;
  }
}

/** A row of `element_moderations` as JSON. */
interface StoredElement extends Readonly<Record<string, unknown>> {
  readonly type: "text" | "image";
  readonly level: ModerationLevel;
}

/**
 * Returns the verdicts on content once a person has given it a level. What was found worse gets
 * that level. If nothing was found as bad, the element that the case is about does, or where there
 * is none of its kind the first.
 */
export function judgeElements(
  former: readonly StoredElement[],
  { kind, id, element }: ToJudge,
  { level, reason, at }: { readonly level: ModerationLevel; readonly reason: string; readonly at: string },
): readonly StoredElement[] {
  const rank = getLevelRank(level);
  const judged = former.length > 0
    ? former
    : [{ type: "text", level, reason: "", [`${kind}_id`]: id } as const];
  const isFound = judged.some((one) => getLevelRank(one.level) >= rank);
  const lowered = judged.some(({ type }) => type === element) ? element : judged[0]?.type;
  return judged.map((one) => ({
    ...one,
    decided_by: "person",
    decided_at: at,
    was_read: true,
    ...((getLevelRank(one.level) > rank || !isFound && one.type === lowered) &&
      { level, reason: asOwnWords(reason) }),
  }));
}

/** `violence` of a moderator would be read as the code of the classifiers. */
function asOwnWords(reason: string): string {
  return isLevelReason(reason) ? reason.charAt(0).toUpperCase() + reason.slice(1) : reason;
}

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
