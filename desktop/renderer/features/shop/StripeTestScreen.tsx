import { t } from "@lingui/core/macro";
import { useId } from "react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import {
  getStripeTest,
  type PracticeFlow,
  practiceFlows,
  practiceGroups,
  type ReceivedEvent,
  runPracticeFlow,
} from "#shared/shop/stripe-test-contract.ts";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { StripeTestSetup } from "./StripeTestSetup.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { call } from "../../lib/api/call.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { pollEvery } from "../../lib/cache/poll.ts";
import { shopKeys } from "../../lib/query-keys/shop-keys.ts";
import { showText } from "../../lib/language/show-text.ts";

const flows = Object.entries(practiceFlows) as [PracticeFlow, (typeof practiceFlows)[PracticeFlow]][];
const groups = Object.keys(practiceGroups) as (keyof typeof practiceGroups)[];

/** A button for each flow of the practice till, for the administrator's own account. */
function Flows() {
  const titleId = useId();
  const run = useRunFlow();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lead font-semibold">{t`Run a flow`}</h2>
      <p className="mt-0.5 text-meta text-quiet">
        {t`Each one runs on the practice till, for your own account.`}
      </p>
      {groups.map((group) => (
        <div key={group} className="mt-4">
          <h3 className="text-meta font-semibold">{showText(practiceGroups[group])}</h3>
          <div className="mt-2 flex flex-wrap gap-2">
            {flows.filter(([, each]) => each.group === group).map(([flow, { label }]) => (
              <Button
                key={flow}
                variant="secondary"
                size="sm"
                disabled={run.isPending}
                isLoading={run.isPending && run.variables === flow}
                onClick={() => run.mutate(flow)}
              >
                {showText(label)}
              </Button>
            ))}
          </div>
        </div>
      ))}
      <div role="status" className="mt-4 empty:hidden">
        {run.data && run.variables && (
          <>
            <p className="font-medium">{showText(practiceFlows[run.variables].label)}</p>
            <ol className="mt-1 list-decimal ps-5 text-meta text-quiet">
              {run.data.steps.map((step) => <li key={step}>{step}</li>)}
            </ol>
          </>
        )}
      </div>
    </Card>
  );
}

/**
 * /stripe-test: how payments are set up here, and each flow on the practice till. Administrators,
 * outside production (routes.2).
 */
export function StripeTestScreen() {
  return (
    <>
      <ScreenHeader title={t`Payment test`} backTo="/shop" />
      <Report />
    </>
  );
}

function Report() {
  const { data, error, isPending, isFetching, refetch } = useStripeTest();
  if (isPending) {
    return (
      <div role="status" aria-label={t`Loading how payments are set up`}>
        <Skeleton className="h-90 w-full rounded-card" />
      </div>
    );
  }
  if (!data) {
    return <QueryFailure title={t`This could not be loaded`} query={{ error, isFetching, refetch }} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <StripeTestSetup test={data} />
      {data.provider === "practice" && <Flows />}
      <ReceivedEvents events={data.events} />
    </div>
  );
}

const states: Readonly<Record<ReceivedEvent["state"], { text: string; colour: string }>> = {
  waiting: { text: t`Waiting`, colour: "text-quiet" },
  applied: { text: t`Applied`, colour: "text-success" },
  unused: { text: t`Not used`, colour: "text-quiet" },
  kept: { text: t`Kept without effect`, colour: "text-danger" },
};

/** The last events, newest first. */
function ReceivedEvents({ events }: { readonly events: readonly ReceivedEvent[] }) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lead font-semibold">{t`Last events`}</h2>
      {events.length === 0
        ? <EmptyState isPart title={t`No event has come yet`} />
        : (
          <ul className="mt-1 divide-y divide-hairline">
            {events.map((event) => <EventRow key={event.id} event={event} />)}
          </ul>
        )}
    </Card>
  );
}

function EventRow({ event: { id, type, receivedAt, state, problem } }: { readonly event: ReceivedEvent }) {
  const { text, colour } = states[state];
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium wrap-anywhere">{type}</span>
        <span className={`text-meta font-medium ${colour}`}>{text}</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-meta text-quiet">
        <span className="font-mono wrap-anywhere">{id}</span>
        <RelativeTime at={receivedAt} />
      </p>
      {problem && <p className="mt-1 text-meta text-danger">{problem}</p>}
    </li>
  );
}

/** The payment setup and the last events, refetched every 5 s. */
function useStripeTest() {
  return useQuery({
    queryKey: shopKeys.stripeTest,
    queryFn: ({ signal }) => call(getStripeTest, {}, { signal }),
    refetchInterval: pollEvery(5_000),
  });
}

/** Runs a flow on the practice till. Its result has a sentence for each step. */
function useRunFlow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (flow: PracticeFlow) => call(runPracticeFlow, { body: { flow } }),
    onError: (error) => toastFailure(error, t`The flow could not be run. Please try again.`),
    onSettled: () => void client.invalidateQueries({ queryKey: shopKeys.stripeTest }),
  });
}
