import type { ListedImage } from "#shared/posts/post-shapes.ts";
import { getMediaUrl } from "#shared/media/media-url.ts";
import { type DraftVersion, parseVersion, unwritten } from "../../lib/drafts/compare-draft-versions.ts";
import {
  type GivenPicture,
  type KeptPicture,
  newPicture,
  parseKeptPictures,
  toGivenPictures,
} from "../media/chosen-pictures.ts";

/** What an edit begins from: a post, a comment, or a version of one. */
export interface Original {
  readonly content: string;
  readonly language: string | null;
  /** Absent, like `revision`, in what an earlier release kept. */
  readonly images?: readonly ListedImage[];
  readonly isImageHeld?: true | undefined;
  readonly revision?: number;
}

/** An unsaved edit without the files of its pictures, which `lib/drafts/draft-file.ts` keeps. */
export interface EditDraft extends DraftVersion {
  readonly content: string;
  /** Of the text before, until its author chooses another; null: it is detected (posts.19). */
  readonly language: string | null;
  readonly pictures: readonly KeptPicture[];
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
}

export function startEdit(original: Original): EditDraft {
  const { content, language, images = [] } = original;
  return {
    content,
    language,
    pictures: images.map(({ id, alt }) => newPicture({ id, alt, url: getMediaUrl(id) })),
    revision: getRevision(original),
    ...unwritten,
  };
}

/** Null when the stored value is no edit. */
export function parseEditDraft(kept: unknown): EditDraft | null {
  const { content, language, pictures, revision } = (kept ?? {}) as Record<string, unknown>;
  if (typeof content !== "string" || typeof revision !== "number") return null;
  return {
    content,
    language: typeof language === "string" ? language : null,
    pictures: Array.isArray(pictures) ? parseKeptPictures({ pictures }) : [],
    revision,
    ...parseVersion(kept ?? {}),
  };
}

/** Whether saving would change anything. */
export function isChanged(draft: EditDraft, original: Original): boolean {
  return draft.content.trim() !== original.content || draft.language !== original.language ||
    hasOtherPictures(draft, original);
}

export function toEdit(draft: EditDraft, original: Original): Edit {
  return {
    content: draft.content.trim(),
    language: draft.language,
    revision: draft.revision,
    ...(hasOtherPictures(draft, original) && { images: toGivenPictures(draft.pictures) }),
  };
}

export function getRevision({ revision = 1 }: Original): number {
  return revision;
}

function hasOtherPictures({ pictures }: EditDraft, { images = [] }: Original): boolean {
  return pictures.length !== images.length ||
    pictures.some(({ id, alt }, at) => images[at]?.id !== id || images[at].alt !== alt.trim());
}
