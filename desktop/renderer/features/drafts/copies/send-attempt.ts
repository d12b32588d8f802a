import type { CallOutput } from "#shared/endpoint.ts";
import { changeDraft, createDraft, type Draft } from "#shared/drafts/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { noteDraft } from "./cached-drafts.ts";
import { readAttempt, writeAttempt, writeCopy } from "./copy-store.ts";
import { findObstacle, type ServerCopy } from "./next-step.ts";
import { noteNews, type Place } from "./place.ts";

/** With help for the author of a scheduled post in distress. */
export type Sent = CallOutput<typeof createDraft>;

/**
 * Sends the version that is on its way: the response says which draft that is. Null where there is
 * none, or the draft that it would change is another by now; throws instead where it was to be
 * scheduled, since a second scheduled post would publish the text twice.
 */
export async function sendAttempt(place: Place, name: string): Promise<Sent | null> {
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
    if (body.publishAt) throw error;
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
