import type { ListedImage } from "#shared/posts/post-shapes.ts";
import { getMediaUrl } from "#shared/media/media-url.ts";
import type { Poll } from "#shared/polls/poll-shapes.ts";
import type { Covered } from "#shared/moderation/is-under-cover.ts";
import { type DraftVersion, parseVersion, unwritten } from "../../lib/drafts/compare-draft-versions.ts";
import {
  type GivenPicture,
  type KeptPicture,
  newPicture,
  parseKeptPictures,
  toGivenPictures,
} from "../media/chosen-pictures.ts";
import {
  type CoverDraft,
  getOwnCover,
  isSameCover,
  parseCoverDraft,
  toGivenCover,
} from "../../ui/cover/cover-draft.ts";

/** What an edit begins from: a post, a comment, or a version of one. */
export interface Original extends Covered {
  readonly content: string;
  readonly language: string | null;
  /** Absent, like `revision`, in what an earlier release kept. */
  readonly images?: readonly ListedImage[];
  readonly isImageHeld?: true | undefined;
  readonly revision?: number;
  readonly poll?: Poll | null;
}

/** An unsaved edit without the files of its pictures, which `lib/drafts/draft-file.ts` keeps. */
export interface EditDraft extends DraftVersion {
  readonly content: string;
  /** Of the text before, until its author chooses another; null: it is detected (posts.19). */
  readonly language: string | null;
  readonly pictures: readonly KeptPicture[];
  /** Null: it stays as it is, also where another edit has changed it meanwhile. */
  readonly cover: CoverDraft | null;
  /** Of its poll; null: they stay as they are. */
  readonly answers: readonly string[] | null;
  /** Whether it shall be covered was asked and answered (posts.24). */
  readonly isCoverAnswered: boolean;
  /** The version that it changes. */
  readonly revision: number;
}

/** As the server takes it. */
export interface Edit {
  readonly content: string;
  readonly language: string | null;
  readonly revision: number;
  /** Absent: they stay as they are, also where another edit has changed them meanwhile. */
  readonly images?: GivenPicture[];
  /** Absent, with the topics: it stays as it is. */
  readonly coverWords?: string | null;
  readonly coverTopics?: ReturnType<typeof toGivenCover>["coverTopics"];
  readonly suggestsCover?: true;
  readonly poll?: { readonly answers: string[] };
}

export function startEdit(original: Original): EditDraft {
  const { content, language, images = [] } = original;
  return {
    content,
    language,
    pictures: images.map(({ id, alt }) => newPicture({ id, alt, url: getMediaUrl(id) })),
    cover: null,
    answers: null,
    isCoverAnswered: false,
    revision: getRevision(original),
    ...unwritten,
  };
}

/** Null when the stored value is no edit. */
export function parseEditDraft(kept: unknown): EditDraft | null {
  const { content, language, pictures, cover, answers, isCoverAnswered, revision } = (kept ?? {}) as Record<
    string,
    unknown
  >;
  if (typeof content !== "string" || typeof revision !== "number") return null;
  return {
    content,
    language: typeof language === "string" ? language : null,
    pictures: Array.isArray(pictures) ? parseKeptPictures({ pictures }) : [],
    cover: parseCover(cover),
    answers: Array.isArray(answers) ? answers.map(String) : null,
    isCoverAnswered: isCoverAnswered === true,
    revision,
    ...parseVersion(kept ?? {}),
  };
}

function parseCover(kept: unknown): CoverDraft | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { coverWords, coverTopics } = parseCoverDraft(kept);
  return { coverWords, coverTopics };
}

/** The cover as the edit would leave it. */
export function getCover({ cover }: EditDraft, original: Original): CoverDraft {
  return cover ?? getOwnCover(original);
}

/** Whether saving would change anything. */
export function isChanged(draft: EditDraft, original: Original): boolean {
  return draft.content.trim() !== original.content || draft.language !== original.language ||
    hasOtherPictures(draft, original) || hasOtherCover(draft, original) || hasOtherAnswers(draft, original);
}

export function toEdit(draft: EditDraft, original: Original): Edit {
  return {
    content: draft.content.trim(),
    language: draft.language,
    revision: draft.revision,
    ...(hasOtherPictures(draft, original) && { images: toGivenPictures(draft.pictures) }),
    ...(draft.cover && hasOtherCover(draft, original) && toGivenCover(draft.cover)),
    ...(draft.answers && hasOtherAnswers(draft, original) && {
      poll: { answers: draft.answers.map((answer) => answer.trim()) },
    }),
    ...(!draft.isCoverAnswered && { suggestsCover: true }),
  };
}

export function getRevision({ revision = 1 }: Original): number {
  return revision;
}

function hasOtherCover({ cover }: EditDraft, original: Original): boolean {
  return cover !== null && !isSameCover(cover, getOwnCover(original));
}

function hasOtherAnswers({ answers }: EditDraft, { poll }: Original): boolean {
  return answers !== null && (answers.length !== poll?.answers.length ||
    answers.some((answer, at) => poll.answers[at]?.content !== answer.trim()));
}

function hasOtherPictures({ pictures }: EditDraft, { images = [] }: Original): boolean {
  return pictures.length !== images.length ||
    pictures.some(({ id, alt }, at) => images[at]?.id !== id || images[at].alt !== alt.trim());
}
