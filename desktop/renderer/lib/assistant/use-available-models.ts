import { useQuery } from "@tanstack/react-query";
import { getAvailableModels } from "#shared/assistant/contract.ts";
import { call } from "../api/call.ts";

const freshMs = 5 * 60_000;

/** The available models, and their provider. */
export function useAvailableModels(isWanted = true) {
  return useQuery({
    queryKey: ["assistant", "models"],
    queryFn: ({ signal }) => call(getAvailableModels, {}, { signal }),
    staleTime: freshMs,
    enabled: isWanted,
  });
}
