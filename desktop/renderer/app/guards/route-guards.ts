import { redirect } from "@tanstack/react-router";
import type { QueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { isCheckoutPath } from "#shared/shop/checkout-page.ts";
import { getLoginAddress, sanitizeNextPath } from "../../lib/session/next-path.ts";
import { sessionKey } from "../../lib/query-keys/member-keys.ts";

/**
 * Returns the member, null when signed out, undefined while the session is unknown (the server is
 * away).
 */
export function getCachedUser(queryClient: QueryClient): CurrentUser | null | undefined {
  return queryClient.getQueryData<CurrentUser | null>(sessionKey);
}

/**
 * Enters and leaves /checkout by a full page load, since a document keeps the policy it was loaded
 * with, and only that of /checkout allows Stripe's scripts (shop.7).
 * @param loadedPath path at which the present document was loaded
 */
export function requireOwnDocument(location: { href: string; pathname: string }, loadedPath: string): void {
  if (isCheckoutPath(location.pathname) !== isCheckoutPath(loadedPath)) {
    throw redirect({ href: location.href, reloadDocument: true });
  }
}

/**
 * Sends visitors from private screens to sign-in and back afterwards (routes.5). `/` has
 * its own page for them.
 */
export function requireMember(queryClient: QueryClient, location: { href: string; pathname: string }): void {
  if (getCachedUser(queryClient) === null && location.pathname !== "/") {
    throw redirect({ href: getLoginAddress(location.href), replace: true });
  }
}

/**
 * Sends members away from sign-in, unless they follow a mailed link to set a new
 * password (routes.5).
 */
export function requireVisitor(queryClient: QueryClient, search: { next?: string; token?: string }): void {
  if (getCachedUser(queryClient) && !search.token) {
    throw redirect({ href: sanitizeNextPath(search.next), replace: true });
  }
}

/** Moves the member of `/chat?user=` out of the address, into the history's state (messages.12). */
export function moveChatUserToHistory({ user }: { user?: string }): void {
  if (user === undefined) return;
  throw redirect({ to: "/chat", state: user ? { conversation: { user } } : {}, replace: true });
}
