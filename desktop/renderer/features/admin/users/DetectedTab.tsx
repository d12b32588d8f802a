import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { getUserMessage } from "../../../lib/api/api-error.ts";
import { DetectedBotsTab } from "../../bots/DetectedBotsTab.tsx";
import { invalidateDetectedBots } from "../../bots/use-detected-bots.ts";
import { type AskedSuspension, SuspensionDialog } from "./SuspensionDialog.tsx";
import { useSuspension } from "./use-suspension.ts";

/** The detected bots, which are suspended with the same dialog as any member (bots.5). */
export function DetectedTab() {
  const client = useQueryClient();
  const [asked, setAsked] = useState<AskedSuspension | null>(null);
  const suspension = useSuspension((refused, error) =>
    setAsked({ ...refused, problem: getUserMessage(error, "This could not be done. Please try again.") })
  );
  return (
    <>
      <DetectedBotsTab
        onSuspend={(account) => setAsked({ member: { ...account, suspension: null }, act: "suspend" })}
      />
      {asked && (
        <SuspensionDialog
          asked={asked}
          onConfirm={(chosen) => {
            setAsked(null);
            suspension.mutate(chosen, { onSettled: () => invalidateDetectedBots(client) });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
