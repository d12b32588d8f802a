import { notFound } from "@tanstack/react-router";
import type { QueryClient } from "@tanstack/react-query";
import { getMember } from "#shared/members/contract.ts";
import { getStripeTest } from "#shared/shop/stripe-test-contract.ts";
import { ApiError } from "../lib/api/api-error.ts";
import { call } from "../lib/api/call.ts";
import { getCachedUser } from "./route-guards.ts";

// The guards that few members meet, which load with the address that needs them.

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
