import { changeDraft, createDraft, type Draft, listDrafts, type NewDraft } from "#shared/drafts/contract.ts";
import { getUserMessage } from "../../../lib/api/api-error.ts";
import { call } from "../../../lib/api/call.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { isBodyOf } from "../draft-body.ts";
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
 * Brings a draft to the server as it is in this browser now; does nothing where it is there.
 * What finds no connection is done when it returns.
 */
export async function bringUp(place: Place, name: string): Promise<void> {
  if (!isSignedIn(place)) return;
  await withDraft(place, name, () => bringUpNow(place, name));
}

/** `bringUp` for who holds the draft already. */
export async function bringUpNow(place: Place, name: string): Promise<void> {
  const { memberId, drafts } = place;
  const step = findNextStep(drafts.read(memberId, name), readCopy(memberId, name));
  if (step === "none" && !readAttempt(memberId, name)) return;
  try {
    await repeatAttempt(place, name);
    await takeStep(place, name);
    noteNews(name, { obstacle: null, refusal: null });
  } catch (error) {
    const obstacle = findObstacle(error);
    const { attempts } = useCopyNews.getState()[name] ?? noNews;
    noteNews(name, { obstacle, attempts: attempts + 1, refusal: getUserMessage(error, "") });
    if (obstacle === "later") repeatLater(`${memberId}:${name}`, () => void bringUp(place, name));
    else writeAttempt(memberId, name, null);
  }
}

async function takeStep(place: Place, name: string): Promise<void> {
  const { memberId, drafts } = place;
  const local = drafts.read(memberId, name);
  const copy = readCopy(memberId, name);
  const step = findNextStep(local, copy);
  if (step === "forget") writeCopy(memberId, name, null);
  if (step === "remove" && copy) throwAway(place, name, copy);
  if (!local?.body) return;
  const { body, version } = local;
  if (step === "create") await createCopy(place, name, { version, body });
  if (step === "change" && copy) {
    const changed = await sendChange(place, copy, body);
    if (changed) keepCopy(place, name, changed, version);
    else {
      // Both texts are kept: this one is a draft of its own.
      writeCopy(memberId, name, null);
      noteNews(name, { note: "both-kept" });
      await createCopy(place, name, { version, body });
    }
  }
}

/** Null: another device has changed it since, or thrown it away. */
async function sendChange(place: Place, copy: ServerCopy, body: NewDraft): Promise<Draft | null> {
  try {
    return await runMutation(
      place.client,
      () => call(changeDraft, { params: { id: copy.id }, body: { ...body, revision: copy.revision } }),
    );
  } catch (error) {
    if (findObstacle(error) !== "fork") throw error;
    const found = await findDraft(place, copy);
    return found && isBodyOf(found, body) ? found : null;
  }
}

/** Sends it as a new draft. Repeated with the same key until the server answers. */
export async function createCopy(
  place: Place,
  name: string,
  { version, body }: { readonly version: string; readonly body: NewDraft },
): Promise<void> {
  writeAttempt(place.memberId, name, { idempotencyKey: crypto.randomUUID(), version, body });
  await repeatAttempt(place, name);
}

/** What was written since goes up as a change of what comes of it. */
async function repeatAttempt(place: Place, name: string): Promise<void> {
  const attempt = readAttempt(place.memberId, name);
  if (!attempt) return;
  const { idempotencyKey, version, body } = attempt;
  const created = await runMutation(place.client, () => call(createDraft, { body }, { idempotencyKey }));
  writeAttempt(place.memberId, name, null);
  keepCopy(place, name, created, version);
  // It was sent or discarded meanwhile.
  if (!place.drafts.read(place.memberId, name)) await takeStep(place, name);
}

export function keepCopy(place: Place, name: string, draft: Draft, version: string): void {
  const { id, revision, publishAt } = draft;
  writeCopy(place.memberId, name, { id, revision, version, publishAt });
  noteDraft(place.client, draft);
}

/** The draft as the server has it; null when it is gone. */
export async function findDraft(
  { client }: Pick<Place, "client">,
  { id, publishAt }: Pick<ServerCopy, "id" | "publishAt">,
): Promise<Draft | null> {
  const [first, second] = publishAt === null ? [false, true] : [true, false];
  for (const scheduled of [first, second]) {
    // One page has all.
    const query = { limit: 100, ...(scheduled && { scheduled: true }) };
    const rows = await runMutation(client, () => call(listDrafts, { query }));
    const found = rows.find((row) => row.id === id);
    if (found) return found;
  }
  return null;
}
