import type { NewDraft } from "#shared/drafts/contract.ts";
import { getUserMessage } from "../../../lib/api/api-error.ts";
import { namesOfCopies, readAttempt, readCopy, writeAttempt, writeCopy } from "./copy-store.ts";
import { findNextStep, findObstacle } from "./next-step.ts";
import { isSignedIn, noNews, noteNews, type Place, repeatLater, useCopyNews, withDraft } from "./place.ts";
import { sendRemovals, throwAway } from "./removals.ts";
import { sendAttempt, type Sent } from "./send-attempt.ts";
import { takeBack } from "./take-back.ts";

/** Brings all drafts of this browser to the server. */
export async function bringAllUp(place: Place): Promise<void> {
  const { memberId, drafts } = place;
  const names = new Set([...drafts.names(memberId), ...namesOfCopies(memberId)]);
  await Promise.all([...names].map((name) => bringUp(place, name)));
  await sendRemovals(place);
}

/**
 * Brings a draft to the server as it is in this browser now; does nothing where it is there. What
 * finds no connection is done when it returns.
 */
export async function bringUp(place: Place, name: string): Promise<void> {
  if (isSignedIn(place)) await withDraft(place, name, () => bringUpAlone(place, name));
}

/** `bringUp` within `withDraft`. */
export async function bringUpAlone(place: Place, name: string): Promise<void> {
  const { memberId, drafts } = place;
  const step = findNextStep(drafts.read(memberId, name), readCopy(memberId, name));
  if (step === "none" && !readAttempt(memberId, name)) return;
  try {
    await finishAttempt(place, name);
    // Another member may have signed in while this waited.
    if (!isSignedIn(place)) return;
    await takeStep(place, name);
    noteNews(name, { obstacle: null, refusal: null });
  } catch (error) {
    const obstacle = findObstacle(error);
    const { attempts } = useCopyNews.getState()[name] ?? noNews;
    noteNews(name, { obstacle, attempts: attempts + 1, refusal: getUserMessage(error, "") });
    if (obstacle === "later") repeatLater(`${memberId}:${name}`, () => void bringUp(place, name));
  }
}

async function takeStep(place: Place, name: string): Promise<void> {
  const { memberId, drafts } = place;
  const local = drafts.read(memberId, name);
  const copy = readCopy(memberId, name);
  const step = findNextStep(local, copy);
  if (step === "forget") writeCopy(memberId, name, null);
  if (step === "remove" && copy) throwAway(place, name, copy);
  if (!local?.body || (step !== "create" && step !== "change")) return;
  await sendDraft(place, name, { version: local.version, body: local.body });
  // It was sent or discarded meanwhile.
  if (!drafts.read(memberId, name)) await takeStep(place, name);
}

interface Version {
  readonly version: string;
  readonly body: NewDraft;
}

/**
 * Sends a version as a change of the server's copy, or as a new draft. Where another device has
 * changed the copy or thrown it away both texts are kept: this one is a draft of its own.
 */
export async function sendDraft(place: Place, name: string, sent: Version): Promise<Sent> {
  const { memberId } = place;
  const changed = readCopy(memberId, name);
  writeAttempt(memberId, name, { ...sent, changed, idempotencyKey: crypto.randomUUID() });
  return await sendAttempt(place, name) ?? await sendDraft(place, name, sent);
}

/**
 * Finishes what is on its way, also from an earlier page: what was written since goes up as a
 * change of it. What was to be scheduled is not any more, since its author read that this failed.
 */
export async function finishAttempt(place: Place, name: string): Promise<void> {
  const attempt = readAttempt(place.memberId, name);
  if (!attempt || !isSignedIn(place)) return;
  if (attempt.body.publishAt) await takeBack(place, name, attempt);
  if (isSignedIn(place)) await sendAttempt(place, name);
}
