import type { QueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { OwnXp } from "#shared/xp/xp-header.ts";
import { sessionKey } from "../query-keys/member-keys.ts";

/**
 * Writes pushed XP into the session. Cancels a fetch in flight, which may be older than the push.
 */
export async function writeSessionXp(client: QueryClient, pushed: OwnXp): Promise<void> {
  if (!client.getQueryData(sessionKey)) return;
  await client.cancelQueries({ queryKey: sessionKey });
  client.setQueryData<CurrentUser | null>(
    sessionKey,
    (user) => user && { ...user, xp: pushed.xp, level: pushed.level, lifetimeXp: pushed.lifetimeXp },
  );
}
