import { toast } from "../ui/toast.ts";
import { loginAddress } from "./next-path.ts";

/** The toast can be read this long before the page changes (A§9). */
const redirectDelayMs = 500;

/** What happens when a call answers 401: say so once, then to the sign-in screen and back afterwards (A§8, decision 15). */
export function createUnauthorizedHandler(
  location: Pick<Location, "pathname" | "search" | "assign">,
): () => void {
  let isLeaving = false;
  return () => {
    if (isLeaving || location.pathname === "/login") return;
    isLeaving = true;
    toast({ title: "Unauthorized", description: "You are logged out. Logging in again...", tone: "danger" });
    setTimeout(() => location.assign(loginAddress(location.pathname + location.search)), redirectDelayMs);
  };
}
