import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeSettings, type NewSettings } from "#shared/account/settings-contract.ts";
import { call } from "../../lib/api/call.ts";
import { sessionKey } from "../../lib/session/session.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { supportKey } from "../moderation/use-own-support.ts";
import { toast } from "../../lib/announce/toast.ts";

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
      if (isRanked !== undefined) void client.invalidateQueries({ queryKey: ["leaderboard"] });
      // A card of help may be open.
      if (helpCountry !== undefined) void client.invalidateQueries({ queryKey: supportKey });
      toast({ title: "Settings saved", tone: "success" });
    },
    onError: (error) => toastFailure(error, "Failed to update settings"),
  });
}
