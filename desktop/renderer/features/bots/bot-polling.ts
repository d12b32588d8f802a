import { pollEvery } from "../../lib/cache/poll.ts";

/**
 * Lists of bots are refetched every 15 s while their tab is open, and when the window gets the
 * focus.
 */
export const botPolling = {
  refetchInterval: pollEvery(15_000),
  refetchOnWindowFocus: "always",
  staleTime: 0,
} as const;
