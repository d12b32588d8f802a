import { t } from "@lingui/core/macro";
import { toast } from "../announce/toast.ts";
import { getLoginAddress } from "./next-path.ts";
import { forgetSessionMark } from "./session-mark.ts";
import { showLogInNeeded } from "./use-log-in-needed.ts";

/** Time to read the toast before the page changes (client.2). */
const redirectDelayMs = 500;

let isSigningOut = false;

/** Marks the member as signing out, so that a 401 shows no toast and does not redirect. */
export function beginSignOut(): void {
  isSigningOut = true;
  forgetSessionMark();
}

/**
 * Returns the handler of 401 responses: one toast and 'Please Log In' in the screen's place, then
 * the sign-in screen, which returns here (client.2). It does nothing while the member signs out,
 * since open screens keep fetching until the next page loads.
 */
export function redirectUnauthorizedToSignIn(
  location: Pick<Location, "pathname" | "search" | "assign">,
): () => void {
  let isLeaving = false;
  return () => {
    if (isSigningOut || isLeaving || location.pathname === "/login") return;
    isLeaving = true;
    showLogInNeeded();
    // The current screen, since a guard may move the page before the toast has been read.
    const address = getLoginAddress(location.pathname + location.search);
    toast({
      title: t`Unauthorized`,
      description: t`You are logged out. Logging in again...`,
      tone: "danger",
    });
    setTimeout(() => {
      if (!isSigningOut) location.assign(address);
    }, redirectDelayMs);
  };
}
