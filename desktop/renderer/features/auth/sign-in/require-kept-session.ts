import { type CurrentUser, getCurrentUser } from "#shared/auth/contract.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { isUnauthorized } from "../../../lib/api/call-retry-rule.ts";
import { call } from "../../../lib/api/call.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { cookiesBlockedText } from "./cookies-blocked.ts";

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
    bodyText: "No session",
  });
}
