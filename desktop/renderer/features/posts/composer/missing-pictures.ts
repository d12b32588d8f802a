import type { DraftCopy } from "../../drafts/use-draft-copy.ts";

/**
 * Uploads once more what the server has removed, since no draft of it had it for a day. Where that
 * does not help the draft is refused, and says why.
 */
export function mendMissing(
  { news, noteMissing }: Pick<DraftCopy, "news" | "noteMissing">,
  tries: { current: number },
  uploadAgain: () => boolean,
): void {
  if (news.obstacle !== "pictures") return;
  tries.current += 1;
  if (tries.current > 1 || !uploadAgain()) noteMissing();
}
