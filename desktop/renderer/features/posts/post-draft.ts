import { postLimits } from "#shared/posts/rules.ts";
import { isBlank } from "#shared/visible-text.ts";

/** What the composer keeps of an unfinished post; its image is kept beside it. */
export interface PostDraft {
  readonly content: string;
  readonly alt: string;
  /** Key of the last attempt to post exactly this; null once changed, so that a retry never posts twice. */
  readonly attemptKey: string | null;
}

export const emptyDraft: PostDraft = { content: "", alt: "", attemptKey: null };

/** A kept draft as read back; null when it is not one. */
export function parseDraft(kept: unknown): PostDraft | null {
  if (typeof kept !== "object" || kept === null) return null;
  const { content, alt, attemptKey } = kept as Record<string, unknown>;
  if (typeof content !== "string" || typeof alt !== "string") return null;
  return { content, alt, attemptKey: typeof attemptKey === "string" ? attemptKey : null };
}

/** Text given by a link (`/create-post?content=`) joins a draft instead of replacing it; the same text only once. */
export function withPrefill(draft: PostDraft, prefill: string): PostDraft {
  const given = prefill.trim();
  if (!given || draft.content.includes(given)) return draft;
  const content = draft.content.trim() ? `${draft.content.trimEnd()}\n\n${given}` : given;
  return { ...draft, content, attemptKey: null };
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
  if (isBlank(draft.content) && !image) {
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
