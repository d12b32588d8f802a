import { toast } from "../../ui/toast/toast.ts";
import { userMessageOf } from "./api-error.ts";
import { isUnauthorized } from "./retry-rule.ts";

/**
 * Shows why an action failed: the server's message, or `fallback` where it sent none (client.3). A genuine 401 has its own toast and
 * redirect.
 */
export function toastFailure(error: unknown, fallback: string, title = "Error"): void {
  if (isUnauthorized(error)) return;
  toast({ title, description: userMessageOf(error, fallback), tone: "danger" });
}
