import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { logout } from "#shared/auth/contract.ts";
import { call } from "../../lib/api/call.ts";
import { holdPagesFor } from "../../lib/api/held-pages.ts";
import { beginSignOut } from "../../lib/session/redirect-unauthorized-to-sign-in.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { saveToastForReload } from "../toast-after-reload.ts";

/**
 * Signs out: clears everything the page holds and goes to the root, even if the call fails
 * (auth.3). A full page load removes the member's data from memory. When the call failed the
 * session continues, and the next page says so.
 */
export function useLogout(): () => void {
  const queryClient = useQueryClient();
  return useCallback(async () => {
    beginSignOut();
    // The browser's Back may restore this page as it was left.
    addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
    const signedOut = await call(logout).then(() => true, () => false);
    if (signedOut) platform().forgetMember();
    else saveToastForReload({ title: t`Error`, description: t`Logout failed`, tone: "danger" });
    queryClient.clear();
    holdPagesFor(null);
    location.assign("/");
  }, [queryClient]);
}
