import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { type CurrentUser, getCurrentUser } from "#shared/auth/contract.ts";
import { sessionKey } from "../query-keys/member-keys.ts";
import { createForeignError, createNetworkError } from "../api/api-error.ts";
import { call } from "../api/call.ts";
import { holdPagesFor } from "../api/held-pages.ts";
import { isUnauthorized } from "../api/call-retry-rule.ts";
import { beginSignOut } from "./redirect-unauthorized-to-sign-in.ts";
import { markSessionOpen, markSessionOver } from "./session-mark.ts";

interface Session {
  status: "loading" | "signed-in" | "signed-out" | "unreachable";
  user: CurrentUser | null;
}

/**
 * Returns the member, or null on a genuine 401 where nobody was known. Throws otherwise, so that
 * the session stays unchanged (api.3). A 401 on an open page of a member throws too, and is
 * reported like any other (client.2).
 */
async function fetchSession(client: QueryClient, signal: AbortSignal): Promise<CurrentUser | null> {
  const held = client.getQueryData<CurrentUser | null>(sessionKey);
  const user = await call(getCurrentUser, {}, { signal }).catch((error: unknown) => {
    if (isUnauthorized(error) && !held) return null;
    throw error;
  });
  if (held && user && held.id !== user.id) return await loadAfresh();
  holdPagesFor(user?.id ?? null);
  if (user) markSessionOpen();
  else markSessionOver();
  return user;
}

/**
 * Another member has signed in in another tab. Nothing on this page belongs to them. Never returns.
 */
function loadAfresh(): Promise<never> {
  beginSignOut();
  location.reload();
  return new Promise(() => undefined);
}

/** client.5 */
export const sessionQuery = queryOptions({
  queryKey: sessionKey,
  queryFn: ({ client, signal }) => fetchSession(client, signal),
  staleTime: 5 * 60_000,
  gcTime: 30 * 60_000,
  retry: false,
  retryOnMount: false,
});

/** Who is signed in. Responses that earn or spend XP update `user.xp`: see xp-of-responses.ts. */
export function useSession(): Session {
  const { data, errorUpdateCount } = useQuery(sessionQuery);
  return deriveSession(data, errorUpdateCount > 0);
}

/**
 * Pure part of `useSession`: the known user stays while a refetch fails, and `unreachable` stays
 * while the server is asked again. `user` is undefined until the first response.
 */
export function deriveSession(user: CurrentUser | null | undefined, hasFailed: boolean): Session {
  if (user) return { status: "signed-in", user };
  if (user === null) return { status: "signed-out", user: null };
  return { status: hasFailed ? "unreachable" : "loading", user: null };
}

/**
 * Marks the session as unreachable, so that screens show it without another attempt.
 * @param isForeign something else answered in the product's place
 */
export function rememberUnreachable(client: QueryClient, isForeign: boolean): void {
  client.getQueryCache().build(client, { queryKey: sessionKey }).setState({
    status: "error",
    error: isForeign ? createForeignError() : createNetworkError(),
    errorUpdatedAt: Date.now(),
    errorUpdateCount: 1,
  });
}

/** Refetches the member when a response could not say how much XP they hold. */
export function refreshSession(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: sessionKey });
}
