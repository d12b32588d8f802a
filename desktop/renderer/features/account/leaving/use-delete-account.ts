import { useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteAccount } from "#shared/account/leaving-contract.ts";
import { type CurrentUser, logout } from "#shared/auth/contract.ts";
import type { CallInput } from "#shared/endpoint.ts";
import { call } from "../../../lib/api/call.ts";
import { forgetDraftsOf } from "../../../lib/drafts/draft-file.ts";
import { beginSignOut } from "../../../lib/session/redirect-unauthorized-to-sign-in.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { sessionKey } from "../../../lib/query-keys/member-keys.ts";

/**
 * Deletes the account and opens the sign-in screen, which says how to restore it. As with signing
 * out, a full page load removes the member's data from memory.
 */
export function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof deleteAccount>["body"]) => call(deleteAccount, { body }),
    onSuccess: async () => {
      beginSignOut();
      addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
      const member = client.getQueryData<CurrentUser | null>(sessionKey);
      await Promise.all([
        // The session is over; this makes the desktop app forget its token.
        call(logout).catch(() => undefined),
        // Others may use this computer.
        member && forgetDraftsOf(member.id),
      ]);
      platform().forgetMember();
      client.clear();
      location.assign("/login?mode=deleted");
    },
  });
}
