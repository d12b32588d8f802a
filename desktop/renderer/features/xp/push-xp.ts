import type { QueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { OwnXp } from "#shared/xp/header.ts";
import { sessionKey } from "../../lib/session/session.ts";

/** Shows XP the server pushed, everywhere at once. A read under way may be older than the push: it is dropped. */
export async function pushXp(client: QueryClient, pushed: OwnXp): Promise<void> {
  if (!client.getQueryData(sessionKey)) return;
  await client.cancelQueries({ queryKey: sessionKey });
  client.setQueryData<CurrentUser | null>(
    sessionKey,
    (user) => user && { ...user, xp: pushed.xp, level: pushed.level, lifetimeXp: pushed.lifetimeXp },
  );
}
