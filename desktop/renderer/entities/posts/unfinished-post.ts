import { readDraftFile, writeDraftFile } from "../../lib/drafts/draft-file.ts";
import { readDraft, removeDraft } from "../../lib/drafts/draft-store.ts";
import { type DraftVersion, parseVersion } from "../../lib/drafts/compare-draft-versions.ts";

/** The name of the draft of a post that quotes none. */
export const postDraftName = "post";

/** A post that a member began to write and did not send. */
export interface UnfinishedPost extends DraftVersion {
  readonly content: string;
  readonly hasPicture: boolean;
}

/** Null when there is none. */
export async function readUnfinishedPost(memberId: string): Promise<UnfinishedPost | null> {
  const kept = readDraft(memberId, postDraftName, parse);
  if (!kept) return null;
  const hasPicture = kept.hasPicture || await readDraftFile(memberId, postDraftName) !== null;
  return kept.content.trim() || hasPicture ? { ...kept, hasPicture } : null;
}

export async function discardUnfinishedPost(memberId: string, post: UnfinishedPost): Promise<void> {
  removeDraft(memberId, postDraftName, post, false);
  await writeDraftFile(memberId, postDraftName, null);
}

/** Makes room for another picture. */
export async function removeUnfinishedPicture(memberId: string): Promise<void> {
  await writeDraftFile(memberId, postDraftName, null);
}

function parse(kept: unknown): UnfinishedPost | null {
  const { content, imageUrl } = (kept ?? {}) as Record<string, unknown>;
  if (typeof content !== "string") return null;
  return { content, hasPicture: typeof imageUrl === "string", ...parseVersion(kept ?? {}) };
}
