import { msg } from "@lingui/core/runtime-macro";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Cover } from "#shared/moderation/decide-cover.ts";
import { findWorstLevel } from "#shared/moderation/moderation-levels.ts";
import type { MemberCtx } from "../../context.ts";
import type { Sql, Tx } from "../../db/open-database.ts";
import {
  type Classified,
  classify,
  classifyWithPictures,
  joinPostText,
} from "../moderation/classify-before-publishing.ts";
import {
  type ContentKind,
  contentTables,
  insertElements,
  saysOnlyThatItFits,
  selectElementRows,
} from "../moderation/verdict-fragments.ts";
import type { ChosenPicture } from "../media/attached/choose-pictures.ts";
import { Forbidden } from "../../errors.ts";
import { keepVersion } from "./keep-version-queries.ts";
import { levelOfEdit } from "./level-of-edit.ts";

/** Words with the line over them and the descriptions of the pictures beside them. */
interface Words {
  readonly content: string;
  readonly images: readonly { readonly alt: string }[];
  readonly cover: Cover | null;
  /** Of a post's poll. */
  readonly answers?: readonly string[];
}

/** The verdict on an edit, to be stored with it. */
export interface JudgedEdit {
  readonly classified: Classified;
  /** Its pictures are others, or in another order, and were judged with it. */
  readonly hasPictures: boolean;
  /** Null: no person had given the content its level when this was judged. */
  readonly formerVerdict: ModerationLevel | null;
}

/**
 * Classifies new words of the actor before others see them (posts.21). `pictures`: all of them,
 * judged as well; null: they stay, and so does what was found of them.
 */
export async function judgeEdit(
  ctx: MemberCtx,
  { kind, id }: { readonly kind: ContentKind; readonly id: string },
  { former, edited, pictures }: {
    readonly former: Words;
    readonly edited: Words;
    readonly pictures: readonly ChosenPicture[] | null;
  },
): Promise<JudgedEdit> {
  const wordsOf = ({ content, images, cover, answers }: Words) => ({
    text: joinPostText(content, images, cover, answers),
    isFromNewcomer: ctx.actor.isNewcomer,
  });
  const [classified, formerVerdict] = await Promise.all([
    pictures ? classifyWithPictures(ctx, wordsOf(edited), pictures) : classify(ctx, wordsOf(edited)),
    isJudgedByPerson(ctx.sql, kind, id).then((isJudged) => isJudged ? classify(ctx, wordsOf(former)) : null),
  ]);
  return { classified, hasPictures: pictures !== null, formerVerdict: formerVerdict?.level ?? null };
}

/** Content that is locked, with its level. */
interface LockedContent {
  readonly kind: ContentKind;
  readonly id: string;
  readonly level: ModerationLevel | null;
}

/**
 * Keeps what stands as an earlier version and stores the verdict on the edit. Returns the level
 * that the content has from now on; `judged_meanwhile`, with nothing written, where a person gave
 * it a level since the edit was judged. Throws `Forbidden` for words that `levelOfEdit` refuses.
 */
export async function replaceVersion(
  tx: Tx,
  content: LockedContent,
  edit: JudgedEdit,
  at: Date,
): Promise<ModerationLevel | null | "judged_meanwhile"> {
  const { kind, id, level } = content;
  if (!await isJudgedByPerson(tx, kind, id)) {
    await keepVersion(tx, kind, id, at);
    return await storeVerdict(tx, content, edit, at);
  }
  if (!edit.formerVerdict) return "judged_meanwhile";
  const kept = levelOfEdit(edit.classified.level, { level, formerVerdict: edit.formerVerdict });
  if (kept === "refused") throw new Forbidden(worseThanJudged);
  await keepVersion(tx, kind, id, at);
  return kept;
}

const worseThanJudged =
  msg`A moderator gave this its level, and these words would lower it. Please write them anew instead.`;

async function storeVerdict(
  tx: Tx,
  { kind, id }: LockedContent,
  { classified, hasPictures }: JudgedEdit,
  at: Date,
): Promise<ModerationLevel> {
  const column = tx(contentTables[kind].column);
  await tx`
    delete from element_moderations
    where ${column} = ${id} ${hasPictures ? tx`` : tx`and type = 'text'`}`;
  const selectStored = async () =>
    await tx<{ level: ModerationLevel }[]>`
      select level from element_moderations where ${column} = ${id}`;
  // Such a verdict on a message has no row.
  const hasNoRow = kind === "message" && saysOnlyThatItFits(classified) &&
    (await selectStored()).length === 0;
  if (hasNoRow) return classified.level;
  await tx`${
    insertElements(tx, kind, tx`(select ${id}::uuid as id) as content`, selectElementRows(tx, classified, at))
  }`;
  return findWorstLevel((await selectStored()).map((element) => element.level));
}

async function isJudgedByPerson(sql: Sql, kind: ContentKind, id: string): Promise<boolean> {
  const [row] = await sql<{ is_judged: boolean }[]>`
    select is_judged_by_person(${kind}, ${id}) as is_judged`;
  return row?.is_judged ?? false;
}
