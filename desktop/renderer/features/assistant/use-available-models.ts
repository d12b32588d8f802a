import { useQuery } from "@tanstack/react-query";
import { getAvailableModels } from "#shared/assistant/models-contract.ts";
import { call } from "../../lib/api/call.ts";
import { assistantKeys } from "../../lib/query-keys/assistant-keys.ts";

const freshMs = 5 * 60_000;
/** While no model answers, since the server goes on asking the service which it has (ai.17). */
const missingMs = 30_000;

/**
 * The available models, and their provider. `isAwaited` until the first attempt to read them ends:
 * what they add above a thread comes together with the thread.
 */
export function useAvailableModels(isWanted = true) {
  const query = useQuery({
    queryKey: assistantKeys.models,
    queryFn: ({ signal }) => call(getAvailableModels, {}, { signal }),
    staleTime: freshMs,
    refetchInterval: ({ state }) => {
      const obstacle = state.data?.textObstacle;
      return obstacle === "no_response" || obstacle === "no_model" ? missingMs : false;
    },
    enabled: isWanted,
  });
  const { data, isLoading, failureCount } = query;
  return { data, isAwaited: isLoading && failureCount === 0 };
}
