import type { QueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { memberKeys, sessionKey } from "../../lib/query-keys/member-keys.ts";

/** Many may follow at once; the counts are read once for all of them. */
const togetherMs = 250;

const waiting = new WeakSet<QueryClient>();

/**
 * Reads the signed-in member's counts again, on their profile and beside the page, when someone
 * began or stopped following them (product.11).
 */
export function refreshFollowers(client: QueryClient): void {
  if (waiting.has(client)) return;
  waiting.add(client);
  setTimeout(() => {
    waiting.delete(client);
    const member = client.getQueryData<CurrentUser | null>(sessionKey);
    if (!member) return;
    void client.invalidateQueries({ queryKey: memberKeys.stats(member.id) });
    // An open list stays as it is under the pointer.
    void client.invalidateQueries({
      queryKey: memberKeys.people(member.id, "followers"),
      refetchType: "none",
    });
  }, togetherMs);
}
