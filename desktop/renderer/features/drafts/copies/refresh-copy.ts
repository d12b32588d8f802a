import type { Draft } from "#shared/drafts/contract.ts";
import { bringUpAlone } from "./bring-up.ts";
import { findDraft } from "./cached-drafts.ts";
import { readCopy, writeCopy } from "./copy-store.ts";
import type { ServerCopy } from "./next-step.ts";
import { isSignedIn, noteNews, type Place, withDraft } from "./place.ts";
import { keepCopy } from "./send-attempt.ts";

/**
 * Shows a draft that is opened as another device left it. What this browser has not sent yet goes
 * up instead, and stays what is shown.
 */
export async function refreshCopy(place: Place, name: string): Promise<void> {
  if (!isSignedIn(place)) return;
  await withDraft(place, name, async () => {
    await bringUpAlone(place, name);
    const copy = readCopy(place.memberId, name);
    // What was changed here waits for its author where it is a scheduled post, and is up otherwise.
    if (!copy || (copy.publishAt === null && !isUnchanged(place, name, copy))) return;
    // Without a connection this browser's stands.
    const found = await findDraft(place.client, copy).catch(() => undefined);
    if (found === undefined || readCopy(place.memberId, name)?.id !== copy.id) return;
    // The member may have written meanwhile.
    if (isUnchanged(place, name, copy)) show(place, name, copy, found);
    else if (copy.publishAt !== null && !found?.publishAt) await becomeDraft(place, name);
  });
}

/** The changes of what is no scheduled post any more. */
async function becomeDraft(place: Place, name: string): Promise<void> {
  writeCopy(place.memberId, name, null);
  noteNews(name, { note: "both-kept" });
  await bringUpAlone(place, name);
}

function show(place: Place, name: string, copy: ServerCopy, found: Draft | null): void {
  const { memberId, drafts } = place;
  if (!found) {
    writeCopy(memberId, name, null);
    drafts.discard(memberId, name);
    noteNews(name, { note: "ended" });
  } else if (found.revision > copy.revision) {
    keepCopy(place, name, found, drafts.replace(memberId, name, found));
  } else if (found.publishAt !== copy.publishAt) {
    keepCopy(place, name, found, copy.version);
  }
}

/** Whether this browser shows a draft as the server has it. */
function isUnchanged({ memberId, drafts }: Place, name: string, { version }: ServerCopy): boolean {
  const local = drafts.read(memberId, name);
  // A picture that is not uploaded yet is only here.
  return local !== null && local.version === version && local.isWhole;
}
