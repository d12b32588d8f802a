import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { getStripeTest, type PracticeFlow, runPracticeFlow } from "#shared/shop/stripe-test-contract.ts";
import { call } from "../../../lib/api/call.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { pollEvery } from "../../../lib/cache/poll.ts";
import { shopKeys } from "../../../lib/query-keys/shop-keys.ts";

/** The payment setup and the last events, refetched every 5 s. */
export function useStripeTest() {
  return useQuery({
    queryKey: shopKeys.stripeTest,
    queryFn: ({ signal }) => call(getStripeTest, {}, { signal }),
    refetchInterval: pollEvery(5_000),
  });
}

/** Runs a flow on the practice till. Its result has a sentence for each step. */
export function useRunFlow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (flow: PracticeFlow) => call(runPracticeFlow, { body: { flow } }),
    onError: (error) => toastFailure(error, "The flow could not be run. Please try again."),
    onSettled: () => void client.invalidateQueries({ queryKey: shopKeys.stripeTest }),
  });
}
