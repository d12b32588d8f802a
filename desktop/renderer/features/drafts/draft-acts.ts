import type { Draft, NewDraft } from "#shared/drafts/contract.ts";
import { bringUpAlone, finishAttempt, sendDraft, type Sent } from "./copies/bring-up.ts";
import { readCopy, writeCopy } from "./copies/copy-store.ts";
import { noteNews, type Place, withDraft } from "./copies/place.ts";
import { throwAway } from "./copies/removals.ts";

/**
 * Schedules a draft of this browser; throws what the server says, and nothing is lost.
 * `onScheduled` forgets the draft here, before another tab could keep it again.
 */
export async function scheduleDraft(
  place: Place,
  name: string,
  sent: { readonly version: string; readonly body: NewDraft },
  onScheduled: () => void,
): Promise<Sent> {
  const response = Promise.withResolvers<Sent>();
  await withDraft(place, name, async () => {
    try {
      await finishAttempt(place, name);
      const scheduled = await sendDraft(place, name, sent);
      // What is written here next is another draft.
      writeCopy(place.memberId, name, null);
      onScheduled();
      response.resolve(scheduled);
    } catch (error) {
      response.reject(error);
    }
  });
  return await response.promise;
}

/** Throws the server's copy away once its draft was posted, also a scheduled one. */
export async function throwAwaySent(place: Place, name: string): Promise<void> {
  await withDraft(place, name, async () => {
    const copy = readCopy(place.memberId, name);
    if (copy && !place.drafts.read(place.memberId, name)) throwAway(place, name, copy);
    else await bringUpAlone(place, name);
  });
}

/**
 * Makes a draft of the server the one that the composer opens with. What stands there is kept on
 * the server first; returns false where that cannot be done now, and changes nothing.
 */
export async function openDraft(place: Place, draft: Draft): Promise<boolean> {
  const { memberId, drafts } = place;
  const name = drafts.nameOf(draft.quotedPostId);
  if (readCopy(memberId, name)?.id === draft.id) return true;
  let isOpen = false;
  await withDraft(place, name, async () => {
    const scheduled = readCopy(memberId, name)?.publishAt;
    const isChanged = drafts.read(memberId, name)?.version !== readCopy(memberId, name)?.version;
    // The changes of a scheduled post that is left become a draft; the post stays as it was.
    if (scheduled && isChanged) writeCopy(memberId, name, null);
    await bringUpAlone(place, name);
    const left = drafts.read(memberId, name);
    if (left && !(left.isWhole && readCopy(memberId, name)?.version === left.version)) return;
    const { id, revision, publishAt } = draft;
    writeCopy(memberId, name, { id, revision, publishAt, version: drafts.replace(memberId, name, draft) });
    noteNews(name, { note: null });
    isOpen = true;
  });
  return isOpen;
}

/**
 * The composer shows no draft any more that was thrown away in the list; what was written since
 * stays.
 */
export function forgetRemoved({ memberId, drafts }: Place, { id, quotedPostId }: Draft): void {
  const name = drafts.nameOf(quotedPostId);
  const copy = readCopy(memberId, name);
  if (copy?.id !== id) return;
  writeCopy(memberId, name, null);
  if (drafts.read(memberId, name)?.version === copy.version) drafts.discard(memberId, name);
}
