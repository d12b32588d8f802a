import { useMutation, useQueryClient } from "@tanstack/react-query";
import { changeRules, type HouseRules } from "#shared/rules/contract.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { call } from "../../../lib/api/call.ts";
import { rulesKey } from "../../../lib/query-keys/admin-keys.ts";

/** Writes a new version of the rules. */
export function useChangeRules() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Pick<HouseRules, "version" | "rules">) => call(changeRules, { body }),
    onSuccess: async (saved) => {
      // A fetch in flight does not have the change yet.
      await client.cancelQueries({ queryKey: rulesKey });
      client.setQueryData(rulesKey, saved);
      toast({ title: "The rules are saved", description: "They apply from now on.", tone: "success" });
    },
    // It may be that another administrator was quicker.
    onError: () => void client.invalidateQueries({ queryKey: rulesKey }),
  });
}
