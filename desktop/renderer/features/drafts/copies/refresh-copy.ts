import type { QueryClient } from "@tanstack/react-query";
import { type Draft, listDrafts } from "#shared/drafts/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { bringUpAlone, keepCopy } from "./bring-up.ts";
import { newestDrafts } from "./cached-drafts.ts";
import { readCopy, writeCopy } from "./copy-store.ts";
import type { ServerCopy } from "./next-step.ts";
import { isSignedIn, noteNews, type Place, withDraft } from "./place.ts";

/**
 * Shows a draft that is opened as another device left it. What this browser has not sent yet goes
 * up instead, and stays what is shown.
 */
export async function refreshCopy(place: Place, name: string): Promise<void> {
  if (!isSignedIn(place)) return;
  await withDraft(place, name, async () => {
    await bringUpAlone(place, name);
    const copy = findUnchanged(place, name);
    if (!copy) return;
    // Without a connection this browser's stands.
    const found = await findDraft(place.client, copy).catch(() => undefined);
    // The member may have written meanwhile.
    if (found === undefined || findUnchanged(place, name)?.id !== copy.id) return;
    show(place, name, copy, found);
  });
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

/** The copy of a draft that this browser shows as the server has it. */
function findUnchanged({ memberId, drafts }: Place, name: string): ServerCopy | null {
  const copy = readCopy(memberId, name);
  return copy && drafts.read(memberId, name)?.version === copy.version ? copy : null;
}

/** Null: it is gone. */
async function findDraft(client: QueryClient, { id }: Pick<ServerCopy, "id">): Promise<Draft | null> {
  const drafts = await client.fetchQuery({ ...newestDrafts, staleTime: 0 });
  const draft = drafts.find((row) => row.id === id);
  if (draft) return draft;
  const query = { limit: 100, scheduled: true };
  const scheduled = await runMutation(client, () => call(listDrafts, { query }));
  return scheduled.find((row) => row.id === id) ?? null;
}
