import { toast } from "../../ui/toast/toast.ts";
import { loginAddress } from "./next-path.ts";

/** The toast can be read this long before the page changes (A§9). */
const redirectDelayMs = 500;

let isSigningOut = false;

/** From here on a 401 is the member's own doing: no word of it, and no way but the one that signing out takes. */
export function beginSignOut(): void {
  isSigningOut = true;
}

/**
 * What happens when a call answers 401: say so once, then to the sign-in screen and back afterwards (A§8, decision 15). Nothing does
 * while the member signs out: screens go on asking until the next page is there.
 */
export function createUnauthorizedHandler(
  location: Pick<Location, "pathname" | "search" | "assign">,
): () => void {
  let isLeaving = false;
  return () => {
    if (isSigningOut || isLeaving || location.pathname === "/login") return;
    isLeaving = true;
    toast({ title: "Unauthorized", description: "You are logged out. Logging in again...", tone: "danger" });
    setTimeout(() => {
      if (!isSigningOut) location.assign(loginAddress(location.pathname + location.search));
    }, redirectDelayMs);
  };
}
