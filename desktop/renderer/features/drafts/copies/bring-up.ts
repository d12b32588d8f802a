import type { CallOutput } from "#shared/endpoint.ts";
import { changeDraft, createDraft, type Draft, type NewDraft } from "#shared/drafts/contract.ts";
import { getUserMessage } from "../../../lib/api/api-error.ts";
import { call } from "../../../lib/api/call.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { noteDraft } from "./cached-drafts.ts";
import { readAttempt, readCopy, writeAttempt, writeCopy } from "./copy-store.ts";
import { findNextStep, findObstacle, type ServerCopy } from "./next-step.ts";
import { isSignedIn, noNews, noteNews, type Place, repeatLater, useCopyNews, withDraft } from "./place.ts";
import { sendRemovals, throwAway } from "./removals.ts";

/** Brings all drafts of this browser to the server. */
export async function bringAllUp(place: Place): Promise<void> {
  await Promise.all(place.drafts.names(place.memberId).map((name) => bringUp(place, name)));
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

/** With help for the author of a scheduled post in distress. */
export type Sent = CallOutput<typeof createDraft>;

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
  return await finishAttempt(place, name) ?? await sendDraft(place, name, sent);
}

/**
 * Sends the version that is on its way, also the one of an earlier page: its response says which
 * draft that is, and what was written since goes up as a change of it. Null where there is none, or
 * the draft that it would change is another by now.
 */
export async function finishAttempt(place: Place, name: string): Promise<Sent | null> {
  const { memberId, client } = place;
  const attempt = readAttempt(memberId, name);
  if (!attempt) return null;
  const { changed, version, body, idempotencyKey } = attempt;
  const send = changed
    ? () => call(changeDraft, { params: { id: changed.id }, body: { ...body, revision: changed.revision } })
    : () => call(createDraft, { body }, { idempotencyKey });
  try {
    const draft = await runMutation(client, send);
    writeAttempt(memberId, name, null);
    keepCopy(place, name, draft, version);
    return draft;
  } catch (error) {
    const obstacle = findObstacle(error);
    if (obstacle !== "later") writeAttempt(memberId, name, null);
    if (obstacle !== "fork" || !changed) throw error;
    writeCopy(memberId, name, null);
    noteNews(name, { note: "both-kept" });
    return null;
  }
}

/** Remembers which draft of the server a version of a local one is. */
export function keepCopy({ client, memberId }: Place, name: string, draft: Draft, version: string): void {
  const { id, revision, publishAt } = draft;
  const copy: ServerCopy = { id, revision, version, publishAt };
  writeCopy(memberId, name, copy);
  noteDraft(client, draft);
}
