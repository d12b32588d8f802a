import type { Draft, NewDraft } from "#shared/drafts/contract.ts";
import { bringUpAlone, finishAttempt, sendDraft } from "./copies/bring-up.ts";
import { readAttempt, readCopy, writeAttempt, writeCopy } from "./copies/copy-store.ts";
import type { ServerCopy } from "./copies/next-step.ts";
import { noteNews, type Place, withDraft } from "./copies/place.ts";
import { throwAway } from "./copies/removals.ts";
import type { Sent } from "./copies/send-attempt.ts";

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
  void withDraft(place, name, async () => {
    try {
      await finishAttempt(place, name);
      const scheduled = await sendDraft(place, name, sent);
      // What is written here next is another draft.
      writeCopy(place.memberId, name, null);
      onScheduled();
      response.resolve(scheduled);
    } catch (error) {
      response.reject(error);
      // It may have arrived all the same: what failed for its author does not stay scheduled.
      if (readAttempt(place.memberId, name)) await bringUpAlone(place, name);
    }
  }).catch(response.reject);
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
    const before = readCopy(memberId, name);
    const written = drafts.read(memberId, name);
    const isDetached = Boolean(before?.publishAt && written && written.version !== before.version);
    if (isDetached && !written?.isWhole) return;
    // The changes of a scheduled post that is left become a draft; the post stays as it was.
    if (isDetached) writeCopy(memberId, name, null);
    await bringUpAlone(place, name);
    const left = drafts.read(memberId, name);
    if (left && !(left.isWhole && readCopy(memberId, name)?.version === left.version)) {
      if (isDetached && !readCopy(memberId, name)) attachAgain(place, name, before);
      return;
    }
    const { id, revision, publishAt } = draft;
    writeCopy(memberId, name, { id, revision, publishAt, version: drafts.replace(memberId, name, draft) });
    noteNews(name, { note: null });
    isOpen = true;
  });
  return isOpen;
}

/** The changes that could not become a draft stay those of the scheduled post. */
function attachAgain({ memberId }: Place, name: string, copy: ServerCopy | null): void {
  writeAttempt(memberId, name, null);
  writeCopy(memberId, name, copy);
}

/**
 * Makes the copy of a draft that of another, which its text has become: a scheduled post stays as
 * it was until its author saves it. One that has a copy already is brought up first, since pictures
 * go with the last draft that has them.
 */
export async function moveCopy(place: Place, from: string, to: string): Promise<void> {
  const { memberId, drafts } = place;
  const move = async () => {
    const hasOwn = readCopy(memberId, to) !== null || readAttempt(memberId, to) !== null;
    if (!hasOwn) {
      writeCopy(memberId, to, readCopy(memberId, from));
      writeAttempt(memberId, to, readAttempt(memberId, from));
      writeCopy(memberId, from, null);
      writeAttempt(memberId, from, null);
    }
    await bringUpAlone(place, to);
    const left = readCopy(memberId, from);
    if (!left) return;
    const isUp = readCopy(memberId, to)?.version === drafts.read(memberId, to)?.version;
    // Both would be published; what is no scheduled post may stay in the list.
    if (isUp || left.publishAt) throwAway(place, from, left);
    else writeCopy(memberId, from, null);
  };
  await withDraft(place, from, () => withDraft(place, to, move));
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
