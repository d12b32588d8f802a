import { toast } from "../ui/toast.ts";
import { userMessageOf } from "./api-error.ts";
import { isUnauthorized } from "./retry.ts";

/** Tells what failed, and why when the server said so (A§8). A genuine 401 has its own toast and redirect. */
export function toastFailure(error: unknown, what: string, title = "Error"): void {
  if (isUnauthorized(error)) return;
  const why = userMessageOf(error, "");
  toast({ title, description: why ? `${what}. ${why}` : what, tone: "danger" });
}
