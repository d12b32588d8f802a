import { postLimits } from "#shared/posts/post-limits.ts";
import { onlyFile, readDraftFile, removeDraftFiles } from "../../lib/drafts/draft-file.ts";
import { readDraft, removeDraft } from "../../lib/drafts/draft-store.ts";
import { type DraftVersion, parseVersion } from "../../lib/drafts/compare-draft-versions.ts";

/** The name of the draft of a post that quotes none. */
export const postDraftName = "post";

/** A post that a member began to write and did not send. */
export interface UnfinishedPost extends DraftVersion {
  readonly content: string;
  readonly pictures: readonly { readonly id: string }[];
}

/** Null when there is none. */
export async function readUnfinishedPost(memberId: string): Promise<UnfinishedPost | null> {
  const kept = readDraft(memberId, postDraftName, parse);
  if (!kept) return null;
  // As drafts kept it that had one picture.
  const old = kept.pictures.length === 0 && await readDraftFile(memberId, postDraftName);
  const pictures = old ? [{ id: onlyFile }] : kept.pictures;
  return kept.content.trim() || pictures.length > 0 ? { ...kept, pictures } : null;
}

export async function discardUnfinishedPost(memberId: string, post: UnfinishedPost): Promise<void> {
  removeDraft(memberId, postDraftName, post, false);
  await removeDraftFiles(memberId, postDraftName, post.pictures);
}

/** Whether it has no room for another picture. */
export function isFull({ pictures }: UnfinishedPost): boolean {
  return pictures.length >= postLimits.pictures;
}

function parse(kept: unknown): UnfinishedPost | null {
  const { content, pictures, imageUrl } = (kept ?? {}) as Record<string, unknown>;
  if (typeof content !== "string") return null;
  const old = typeof imageUrl === "string" ? [{ id: onlyFile }] : [];
  return {
    content,
    pictures: Array.isArray(pictures) ? pictures as UnfinishedPost["pictures"] : old,
    ...parseVersion(kept ?? {}),
  };
}
