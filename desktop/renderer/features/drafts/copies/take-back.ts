import { createDraft, type Draft } from "#shared/drafts/contract.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { call } from "../../../lib/api/call.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { findDraft } from "./cached-drafts.ts";
import { type Attempt, writeAttempt } from "./copy-store.ts";
import { findObstacle } from "./next-step.ts";
import type { Place } from "./place.ts";
import { keepCopy } from "./send-attempt.ts";

/**
 * Takes an attempt to schedule back that has failed for its author: it may have arrived all the
 * same. Then what goes up next makes a draft of it again, unless it was scheduled before: such a
 * post stays so, and is shown as it is. Throws where the server cannot be asked now.
 */
export async function takeBack(place: Place, name: string, attempt: Attempt): Promise<void> {
  const { memberId, client } = place;
  const { changed, version } = attempt;
  try {
    const draft = changed ? await findDraft(client, changed) : await createUnscheduled(place, attempt);
    writeAttempt(memberId, name, null);
    if (!draft || (changed && !hasArrived(draft, attempt))) return;
    if (draft.publishAt === null || changed?.publishAt) return keepCopy(place, name, draft, version);
    const { id, revision } = draft;
    writeAttempt(memberId, name, {
      version,
      changed: { id, revision, publishAt: null },
      body: { ...attempt.body, publishAt: null },
      idempotencyKey: crypto.randomUUID(),
    });
  } catch (error) {
    if (findObstacle(error) === "later") throw error;
    writeAttempt(memberId, name, null);
  }
}

/** Keeps it as a mere draft. The server refuses another text under a key that it knows. */
async function createUnscheduled({ client }: Place, { body, idempotencyKey }: Attempt): Promise<Draft> {
  const create = (publishAt: string | null | undefined) =>
    runMutation(client, () => call(createDraft, { body: { ...body, publishAt } }, { idempotencyKey }));
  try {
    return await create(null);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === "idempotency_mismatch")) throw error;
    return await create(body.publishAt);
  }
}

function hasArrived(draft: Draft, { changed, body }: Attempt): boolean {
  return draft.revision === (changed?.revision ?? 0) + 1 && draft.content === (body.content ?? "") &&
    draft.publishAt !== null && Date.parse(draft.publishAt) === Date.parse(body.publishAt ?? "");
}
