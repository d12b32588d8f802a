import { postLimits } from "#shared/posts/rules.ts";
import { isBlank } from "#shared/visible-text.ts";

/** What the composer keeps of an unfinished post; its image is kept beside it. */
export interface PostDraft {
  readonly content: string;
  readonly alt: string;
  /** An image already in the product's storage, as the assistant's are; a chosen file takes its place. */
  readonly imageUrl: string | null;
  /** Key of the last attempt to post exactly this; null once changed, so that a retry never posts twice. */
  readonly attemptKey: string | null;
}

export const emptyDraft: PostDraft = {
  content: "",
  alt: "",
  imageUrl: null,
  attemptKey: null,
};

/** What the composer is opened with: text and image of a link or of the assistant. */
export interface Prefill {
  readonly content: string;
  readonly imageUrl: string | null;
}

/** The name of the draft of posts without a quote, or of those that quote one post. */
export function draftName(quotedPostId: string | null): string {
  return quotedPostId === null ? "post" : `quote:${quotedPostId}`;
}

/** A kept draft as read back; null when it is not one. */
export function parseDraft(kept: unknown): PostDraft | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { content, alt, imageUrl, attemptKey } = kept as Record<string, unknown>;
  if (typeof content !== "string" || typeof alt !== "string") return null;
  return {
    content,
    alt,
    imageUrl: typeof imageUrl === "string" ? imageUrl : null,
    attemptKey: typeof attemptKey === "string" ? attemptKey : null,
  };
}

/** Given text joins a draft instead of replacing it, the same text only once; a given image takes the place of another. */
export function withPrefill(draft: PostDraft, prefill: Prefill): PostDraft {
  const given = prefill.content.trim();
  const isTextNew = given !== "" && !draft.content.includes(given);
  if (!isTextNew && !prefill.imageUrl) return draft;
  const joined = draft.content.trim() ? `${draft.content.trimEnd()}\n\n${given}` : given;
  return {
    ...draft,
    content: isTextNew ? joined : draft.content,
    imageUrl: prefill.imageUrl ?? draft.imageUrl,
    attemptKey: null,
  };
}

/** What stops a chosen file from being attached, as the toast says it (A§5); null when nothing does. */
export function fileProblem(file: File): { title: string; description: string } | null {
  if (!file.type.startsWith("image/") || file.type === "image/svg+xml") {
    return { title: "Not an image", description: "Please select a photo: JPEG, PNG, WebP or GIF" };
  }
  if (file.size > postLimits.imageBytes) {
    return { title: "File too large", description: "Please select an image smaller than 10MB" };
  }
  return null;
}

/** What stops a draft from being posted, as the toast says it (A§5); null when nothing does. */
export function draftProblem(
  draft: PostDraft,
  image: File | null,
): { title: string; description: string } | null {
  if (isBlank(draft.content) && !image && !draft.imageUrl) {
    return {
      title: "Content or Image required",
      description: "Please write something or attach an image before posting",
    };
  }
  const over = draft.content.length - postLimits.contentLength;
  if (over > 0) {
    return {
      title: "Post too long",
      description: `Please shorten it by ${over} ${over === 1 ? "character" : "characters"}`,
    };
  }
  return null;
}
