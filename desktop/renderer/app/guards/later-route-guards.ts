import { notFound, redirect } from "@tanstack/react-router";
import type { QueryClient } from "@tanstack/react-query";
import { getMember } from "#shared/members/contract.ts";
import { isAssistant } from "#shared/members/member-kind.ts";
import { isReservedUsername } from "#shared/members/reserved-usernames.ts";
import { getStripeTest } from "#shared/shop/stripe-test-contract.ts";
import { keepDecisionToken, looksLikeToken, readDecisionToken } from "../../features/cases/decision-token.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { call } from "../../lib/api/call.ts";
import { peekQuote } from "../../features/posts/quote-hand-over.ts";
import { tabTexts } from "../../lib/storage/guarded-storage.ts";
import { getCachedUser, requireMember } from "./route-guards.ts";
import { stringifySearch } from "../search-params.ts";

// The guards that the first screen does not need load with the address that does.

/**
 * A first path segment that a route owns is not a username, so it is not found here (auth.11).
 * Lisa's is reserved for her.
 */
export function requireUsername(username: string): void {
  if (isReservedUsername(username) && !isAssistant(username)) throw notFound();
}

/**
 * Puts the post to quote into the composer's address, so that a reload finds its draft (posts.2).
 */
export function requireQuoteInAddress(search: { content?: string; image?: string; quote?: string }): void {
  const quote = peekQuote(tabTexts)?.id;
  if (quote && quote !== search.quote) {
    throw redirect({ href: `/create-post${stringifySearch({ ...search, quote })}`, replace: true });
  }
}

/**
 * Takes the token of a mailed link, whole or damaged, out of the address and its history, and sends
 * visitors without one to sign-in and back (reasons.1).
 */
export function requireDecisionReader(
  queryClient: QueryClient,
  location: { href: string; pathname: string; hash: string },
  decisionId: string,
): void {
  if (location.hash) {
    if (looksLikeToken(location.hash)) keepDecisionToken(decisionId, location.hash);
    throw redirect({ to: "/decisions/$decisionId", params: { decisionId }, replace: true });
  }
  if (readDecisionToken(decisionId) === null) requireMember(queryClient, location);
}

/**
 * Returns not found to other members, and where the server has no payment test, as in production
 * (routes.2).
 */
export async function requirePaymentTest(queryClient: QueryClient): Promise<void> {
  if (getCachedUser(queryClient)?.isAdmin === false) throw notFound();
  try {
    await call(getStripeTest, {});
  } catch (error) {
    // The screen says itself why anything else failed.
    if (error instanceof ApiError && error.status === 404) throw notFound();
  }
}

/**
 * Redirects `/user/{id or username}` to `/{username}` (routes.3). An unknown id leads
 * to 'User Not Found'.
 */
export async function resolveUsername(idOrUsername: string): Promise<string> {
  if (!/^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(idOrUsername)) return idOrUsername;
  try {
    return (await call(getMember, { params: { id: idOrUsername } })).username;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return idOrUsername;
    throw error;
  }
}
