import type { QueryClient } from "@tanstack/react-query";
import { removeDraft } from "#shared/drafts/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { runMutation } from "../../../lib/cache/query-client.ts";
import { noteRemoved } from "./cached-drafts.ts";
import { readAttempt, readRemovals, writeAttempt, writeCopy, writeRemovals } from "./copy-store.ts";
import { findObstacle, type ServerCopy } from "./next-step.ts";
import { isSignedIn, repeatLater } from "./place.ts";

interface Owner {
  readonly client: QueryClient;
  readonly memberId: string;
}

/** Throws the server's copy of a draft away, now or once there is a connection. */
export function throwAway(owner: Owner, name: string, { id }: Pick<ServerCopy, "id">): void {
  const { memberId, client } = owner;
  writeCopy(memberId, name, null);
  if (readAttempt(memberId, name)?.changed?.id === id) writeAttempt(memberId, name, null);
  writeRemovals(memberId, [...new Set([...readRemovals(memberId), id])]);
  noteRemoved(client, id);
  void sendRemovals(owner);
}

/** Throws away on the server what was posted or thrown away here, also by an earlier page. */
export async function sendRemovals(owner: Owner): Promise<void> {
  const { memberId, client } = owner;
  for (const id of readRemovals(memberId)) {
    if (!isSignedIn(owner)) return;
    try {
      await runMutation(client, () => call(removeDraft, { params: { id } }));
    } catch (error) {
      if (findObstacle(error) === "later") {
        return repeatLater(`${memberId}:removals`, () => void sendRemovals(owner));
      }
    }
    writeRemovals(memberId, readRemovals(memberId).filter((one) => one !== id));
  }
}
