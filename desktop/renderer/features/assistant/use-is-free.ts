import { useQuery } from "@tanstack/react-query";
import { getFreeAnswers } from "#shared/assistant/models-contract.ts";
import { call } from "../../lib/api/call.ts";
import { getServerTime } from "../../lib/clock/server-time.ts";
import { assistantKeys } from "../../lib/query-keys/assistant-keys.ts";

/** A chat, or Lisa beneath a post; neither: the thread with her. */
export interface FreePlace {
  readonly chat?: string;
  readonly post?: string;
}

/**
 * Whether nothing in a place shows or costs a price, after words of crisis there (ai.26). Undefined
 * until it is known: nobody reads a price before.
 */
export function useIsFree(place: FreePlace, isWanted = true): boolean | undefined {
  const isFree = useFreeAnswers(place, isWanted)?.isFree;
  return isWanted ? isFree : false;
}

/** Whether promoting a post and reading it aloud wait, since such words stand on it; likewise. */
export function useWaits(post: string): boolean | undefined {
  const answers = useFreeAnswers({ post });
  return answers && answers.isFree && answers.waits;
}

/** It is read again when that time ends. */
function useFreeAnswers(place: FreePlace, isWanted = true) {
  const { data } = useQuery({
    queryKey: assistantKeys.freeIn(place),
    queryFn: ({ signal }) => call(getFreeAnswers, { query: place }, { signal }),
    // Free answers may be used up in another place.
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const until = state.data?.until;
      return until ? Math.max(1_000, Date.parse(until) - getServerTime()) : false;
    },
    enabled: isWanted,
  });
  if (!data) return undefined;
  return { isFree: data.until !== null && Date.parse(data.until) > getServerTime(), waits: data.waits };
}
