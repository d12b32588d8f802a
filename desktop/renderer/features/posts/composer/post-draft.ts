import { plural, t } from "@lingui/core/macro";
import { postLimits } from "#shared/posts/post-limits.ts";
import { countCodePoints, isBlank } from "#shared/visible-text.ts";
import {
  advanceVersion,
  type DraftVersion,
  parseVersion,
  unwritten,
} from "../../../lib/drafts/compare-draft-versions.ts";
import { postDraftName } from "../../../entities/posts/unfinished-post.ts";

/** An unfinished post without its image file, which `lib/drafts/draft-file.ts` keeps. */
export interface PostDraft extends DraftVersion {
  readonly content: string;
  readonly alt: string;
  /** As chosen by hand; null: it is detected (posts.19). */
  readonly language: string | null;
  /**
   * An image already in the product's storage, such as the assistant's; a chosen file replaces it.
   */
  readonly imageUrl: string | null;
  /** True when the text contains, or contained, words of the assistant. */
  readonly isTextFromAi: boolean;
  readonly isImageFromAi: boolean;
}

export const emptyDraft: PostDraft = {
  content: "",
  alt: "",
  language: null,
  imageUrl: null,
  isTextFromAi: false,
  isImageFromAi: false,
  ...unwritten,
};

/** Text and image that the composer opens with, from a link or from the assistant. */
export interface Prefill {
  readonly content: string;
  /** Of a draft that becomes part of another. */
  readonly language?: string | null;
  readonly imageUrl: string | null;
  readonly isTextFromAi: boolean;
  readonly isImageFromAi: boolean;
}

/** Each quoted post has a draft of its own. */
export function getDraftName(quotedPostId: string | null): string {
  return quotedPostId === null ? postDraftName : `quote:${quotedPostId}`;
}

/** Null when the stored value is no draft. */
export function parsePostDraft(kept: unknown): PostDraft | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { content, alt, language, imageUrl, isTextFromAi, isImageFromAi } = kept as Record<string, unknown>;
  if (typeof content !== "string" || typeof alt !== "string") return null;
  return {
    content,
    alt,
    language: typeof language === "string" ? language : null,
    imageUrl: typeof imageUrl === "string" ? imageUrl : null,
    isTextFromAi: isTextFromAi === true,
    isImageFromAi: isImageFromAi === true,
    ...parseVersion(kept),
  };
}

/** Appends the text to the draft unless the draft has it already, and replaces the image. */
export function applyPrefill(draft: PostDraft, prefill: Prefill): PostDraft {
  const given = prefill.content.trim();
  const isTextNew = given !== "" && !draft.content.includes(given);
  if (!isTextNew && !prefill.imageUrl) return draft;
  const joined = draft.content.trim() ? `${draft.content.trimEnd()}\n\n${given}` : given;
  return {
    ...draft,
    content: isTextNew ? joined : draft.content,
    language: draft.language ?? prefill.language ?? null,
    imageUrl: prefill.imageUrl ?? draft.imageUrl,
    // It describes the picture before.
    alt: prefill.imageUrl ? "" : draft.alt,
    isTextFromAi: draft.isTextFromAi || (isTextNew && prefill.isTextFromAi),
    isImageFromAi: prefill.imageUrl ? prefill.isImageFromAi : draft.isImageFromAi,
    ...advanceVersion(draft),
  };
}

/** Applies the member's change. Once the text was emptied, new text counts as the member's own. */
export function applyChange(draft: PostDraft, change: Partial<PostDraft>): PostDraft {
  const next = { ...draft, ...change, ...advanceVersion(draft) };
  return isBlank(next.content) ? { ...next, isTextFromAi: false } : next;
}

/** Whether the post would be labelled 'Made with AI' (ai.9). */
export function isMadeWithAi(draft: PostDraft, image: File | null): boolean {
  const isPictureFromAi = image === null && draft.imageUrl !== null && draft.isImageFromAi;
  return isPictureFromAi || (draft.isTextFromAi && !isBlank(draft.content));
}

/** Why a draft cannot be posted, as a toast; null when it can. */
export function findDraftProblem(
  draft: PostDraft,
  image: File | null,
): { title: string; description: string } | null {
  if (isBlank(draft.content) && !image && !draft.imageUrl) {
    return {
      title: t`Content or Image required`,
      description: t`Please write something or attach an image before posting`,
    };
  }
  const over = countCodePoints(draft.content) - postLimits.contentLength;
  if (over > 0) {
    return {
      title: t`Post too long`,
      description: plural(over, {
        one: `Please shorten it by ${over} character`,
        other: `Please shorten it by ${over} characters`,
      }),
    };
  }
  return null;
}
