import { t } from "@lingui/core/macro";
import { type Toast, toast } from "../announce/toast.ts";
import { openScreen } from "../navigation/open-screen.ts";
import { ApiError, getUserMessage } from "./api-error.ts";
import { isUnauthorized } from "./call-retry-rule.ts";

/**
 * Shows why an action failed: the server's message, or `fallback` when it sent none (client.3). A
 * genuine 401 has its own toast and redirect; a lack of XP offers the shop.
 */
export function toastFailure(error: unknown, fallback: string, title = t`Error`): void {
  if (isUnauthorized(error)) return;
  toast({ title, description: getUserMessage(error, fallback), tone: "danger", ...actionForFailure(error) });
}

function actionForFailure(error: unknown): Pick<Toast, "action"> {
  const code = error instanceof ApiError ? error.code : null;
  if (code === "insufficient_xp") {
    return { action: { label: t`Get XP`, onSelect: () => openScreen("/shop") } };
  }
  if (code === "purchases_paused" || code === "spending_limit_reached") {
    return { action: { label: t`Open Settings`, onSelect: () => openScreen("/settings#spending") } };
  }
  return {};
}
