import type { Text } from "#shared/language/text.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import type { Cover } from "#shared/moderation/decide-cover.ts";
import { isBlank } from "#shared/visible-text.ts";
import { detectWrittenLanguage } from "../../classifier/detect-written-language.ts";
import type { MemberCtx } from "../../context.ts";
import { Invalid } from "../../errors.ts";
import { choosePictures, type ChosenPicture } from "../media/attached/choose-pictures.ts";
import { joinPostText } from "../moderation/classify-before-publishing.ts";
import { suggestCover } from "../moderation/covers/suggest-cover.ts";
import { getSupport } from "../moderation/get-support.ts";
import type { ContentKind } from "../moderation/verdict-fragments.ts";
import { joinAnswers } from "../polls/join-answers.ts";
import { isOwnCrisis } from "../moderation/words-of-crisis.ts";
import {
  type CoveredByAuthor,
  coverOf,
  coverOfEdit,
  type GivenCover,
  isSameCover,
} from "../moderation/covers/cover-of-edit.ts";
import { EditConflict } from "./edit-conflict.ts";
import { type JudgedEdit, judgeEdit } from "./judge-edit.ts";

/** A post or comment, as its author sees it before an edit. */
interface Former extends CoveredByAuthor {
  readonly id: string;
  readonly revision: number;
  readonly content: string;
  readonly language: string | null;
  readonly images: readonly { readonly id: string; readonly alt: string }[];
  readonly isImageHeld?: true | undefined;
  readonly poll?: { readonly answers: readonly { readonly content: string }[] } | null;
}

interface GivenEdit extends GivenCover {
  readonly content: string;
  /** The version that it changes. */
  readonly revision: number;
  /** All from now on; none given: they stay as they are. */
  readonly images?: readonly { readonly url: string; readonly alt: string }[] | undefined;
  readonly language?: string | null | undefined;
  readonly suggestsCover?: boolean | undefined;
  /** Of a poll; none given: they stay as they are. */
  readonly poll?: { readonly answers: readonly string[] } | undefined;
}

/** The kind of content, and what is said where an edit of it cannot be made. */
export interface Editable {
  readonly kind: Exclude<ContentKind, "message">;
  readonly empty: Text;
  readonly editedMeanwhile: Text;
}

/** An edit that was read and judged, and waits for the lock of what it changes. */
export interface PreparedEdit {
  readonly id: string;
  readonly content: string;
  readonly language: string | null;
  /** Null: they stay as they are. */
  readonly pictures: readonly ChosenPicture[] | null;
  /** There are some, and they stay. */
  readonly keepsPictures: boolean;
  readonly cover: Cover | null;
  /** Of its poll, from now on; none where there is no poll. */
  readonly answers: readonly string[];
  readonly hasOtherAnswers: boolean;
  /** The words with the descriptions of all pictures. */
  readonly text: string;
  readonly judged: JudgedEdit;
}

/**
 * Judges an edit of the actor's own post or comment (posts.21). Null: it was made already, or
 * changes nothing. Throws `EditConflict` where the content was edited since, `Invalid` where
 * nothing is left, as `suggestCover` where its words are others, and for pictures as
 * `choosePictures`.
 */
export async function prepareEdit(
  ctx: MemberCtx,
  { kind, empty, editedMeanwhile }: Editable,
  former: Former,
  given: GivenEdit,
): Promise<PreparedEdit | null> {
  const content = isBlank(given.content) ? "" : given.content.trim();
  const pictures = given.images ? await choosePictures(ctx, given.images) : null;
  if (!content && (pictures ?? former.images).length === 0 && (pictures || !former.isImageHeld)) {
    throw new Invalid(empty, { content: empty });
  }
  const cover = coverOfEdit(former, given);
  const formerAnswers = former.poll?.answers.map((answer) => answer.content) ?? [];
  const answers = former.poll && given.poll ? given.poll.answers : formerAnswers;
  const hasOtherAnswers = answers.some((answer, place) => answer !== formerAnswers[place]) ||
    answers.length !== formerAnswers.length;
  const isTheSame = isSame(former, content, pictures) && isSameCover(coverOf(former), cover) &&
    !hasOtherAnswers;
  if (former.revision !== given.revision) {
    const isMade = former.revision === given.revision + 1 && isTheSame;
    if (!isMade) throw new EditConflict(editedMeanwhile, { current: former, yours: { ...given, content } });
    return null;
  }
  const language = given.language ?? detectWrittenLanguage(joinAnswers(content, answers));
  if (isTheSame && language === former.language) return null;
  const edited = { content, images: pictures ?? former.images, cover, answers };
  const judged = await judgeEdit(ctx, { kind, id: former.id }, {
    former: { ...former, cover: coverOf(former), answers: formerAnswers },
    edited,
    pictures,
  });
  const text = joinPostText(content, edited.images, cover, answers);
  if ((content !== former.content || hasOtherAnswers) && former.coveredBy === null) {
    suggestCover({ ...given, cover, text, classified: judged.classified });
  }
  const keepsPictures = !pictures && (former.images.length > 0 || former.isImageHeld === true);
  return {
    id: former.id,
    content,
    language,
    pictures,
    keepsPictures,
    cover,
    answers,
    hasOtherAnswers,
    text,
    judged,
  };
}

/** Help for an author whose new words are of their own distress; otherwise null. */
export async function findSupport(ctx: MemberCtx, { text, judged }: PreparedEdit): Promise<Support | null> {
  return isOwnCrisis(text, judged.classified) ? await getSupport(ctx, ctx.actor.id) : null;
}

function isSame(
  { content, images }: Former,
  newContent: string,
  pictures: readonly ChosenPicture[] | null,
): boolean {
  const idsOf = (list: Former["images"]) => JSON.stringify(list.map(({ id, alt }) => [id, alt]));
  return content === newContent && (pictures === null || idsOf(pictures) === idsOf(images));
}
