import { t } from "@lingui/core/macro";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeSettings, type NewSettings } from "#shared/account/settings-contract.ts";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { toast } from "../../lib/announce/toast.ts";
import { sessionKey } from "../../lib/query-keys/member-keys.ts";
import { moderationKeys } from "../../lib/query-keys/moderation-keys.ts";
import { xpKeys } from "../../lib/query-keys/xp-keys.ts";

/**
 * Saves settings, one call after the other, so that the last choice wins. Data fetched before,
 * perhaps under another filter, is refetched when it is shown again.
 */
export function useChangeSettings() {
  const client = useQueryClient();
  return useMutation({
    scope: { id: "settings" },
    mutationFn: (settings: NewSettings) => call(changeSettings, { body: settings }),
    onSuccess: async (user, { isRanked, helpCountry }) => {
      // A session fetch in flight does not have the change yet.
      await client.cancelQueries({ queryKey: sessionKey });
      client.setQueryData(sessionKey, user);
      client.removeQueries({ type: "inactive" });
      if (isRanked !== undefined) void client.invalidateQueries({ queryKey: xpKeys.leaderboards });
      // A card of help may be open.
      if (helpCountry !== undefined) void client.invalidateQueries({ queryKey: moderationKeys.support });
      toast({ title: t`Settings saved`, tone: "success" });
    },
    onError: (error) => toastFailure(error, t`Failed to update settings`),
  });
}
