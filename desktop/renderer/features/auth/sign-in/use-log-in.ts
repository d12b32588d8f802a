import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { type CurrentUser, getCurrentUser, login } from "#shared/auth/contract.ts";
import { requestSignInLink, signInWithLink } from "#shared/auth/sign-in-link-contract.ts";
import type { CallInput } from "#shared/endpoint.ts";
import { call } from "../../../lib/api/call.ts";
import { holdPagesFor } from "../../../lib/api/held-pages.ts";
import { forgetEndedSession } from "../../../lib/session/ended-session.ts";
import { markSessionOpen } from "../../../lib/session/session-mark.ts";
import { sessionKey } from "../../../lib/query-keys/member-keys.ts";
import { rememberLinkRequest } from "./sign-in-link-request.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { isUnauthorized } from "../../../lib/api/call-retry-rule.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { cookiesBlockedText } from "./cookies-blocked.ts";

/** Signs in. The session cache holds the member before the caller's `onSuccess` runs. */
export function useLogin() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallInput<typeof login>["body"]) =>
      requireKeptSession(await call(login, { body })),
    onSuccess: (user) => beginSession(client, user),
  });
}

/** Signs in with the token of a mailed link, as `useLogin` does with a password. */
export function useSignInWithLink() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: CallInput<typeof signInWithLink>["body"]) =>
      requireKeptSession(await call(signInWithLink, { body })),
    onSuccess: (user) => beginSession(client, user),
  });
}

/**
 * Requests a sign-in link, and remembers in this browser that it did and where
 * the member was going.
 */
export function useRequestSignInLink(next: string | undefined) {
  return useMutation({
    mutationFn: (email: string) => call(requestSignInLink, { body: { email } }),
    onSuccess: () => {
      rememberLinkRequest(next);
      forgetEndedSession();
    },
  });
}

/** Drops the cached data of an earlier session or a signed-out visit. */
function beginSession(client: QueryClient, user: CurrentUser): void {
  client.removeQueries({ predicate: (query) => query.queryKey.join("/") !== sessionKey.join("/") });
  holdPagesFor(user.id);
  markSessionOpen();
  client.setQueryData(sessionKey, user);
}

/** Whoever has signed in waits no longer for the second call. */
const waitsMs = 5_000;

/**
 * Returns the member who has just signed in. Throws when the browser did not keep the session's
 * cookie, since the next call is then signed out again (auth.24).
 */
export async function requireKeptSession<User extends CurrentUser>(user: User): Promise<User> {
  // The desktop app's main process has the session.
  if (platform().kind !== "web") return user;
  await call(getCurrentUser, {}, { signal: AbortSignal.timeout(waitsMs) }).catch((error: unknown) => {
    if (isUnauthorized(error)) throw cookiesBlocked();
  });
  return user;
}

function cookiesBlocked(): ApiError {
  return new ApiError({
    status: 0,
    code: "cookies",
    userMessage: cookiesBlockedText,
    bodyText: "no session",
  });
}
