import { useQuery } from "@tanstack/react-query";
import { getModerationSummary } from "#shared/cases/queue-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { useIsLive } from "../../../lib/realtime/connection-state.ts";
import { caseKeys } from "../../../lib/query-keys/case-keys.ts";

/** Events change it at once; beside them it is read now and then, since claims also run out. */
const refreshMs = 60_000;
const refreshWithoutEventsMs = 15_000;

/** How many cases wait, and how many hard ones the moderator has looked at today. */
export function useModerationSummary() {
  const isLive = useIsLive();
  return useQuery({
    queryKey: caseKeys.summary,
    queryFn: ({ signal }) => call(getModerationSummary, {}, { signal }),
    refetchInterval: isLive ? refreshMs : refreshWithoutEventsMs,
    retry: false,
  });
}
