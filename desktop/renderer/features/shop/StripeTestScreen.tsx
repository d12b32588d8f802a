import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { Flows } from "./stripe-test/Flows.tsx";
import { ReceivedEvents } from "./stripe-test/ReceivedEvents.tsx";
import { Setup } from "./stripe-test/Setup.tsx";
import { useStripeTest } from "./stripe-test/use-stripe-test.ts";

/**
 * /stripe-test: how payments are set up here, and each flow on the practice till. Administrators,
 * outside production (routes.2).
 */
export function StripeTestScreen() {
  return (
    <>
      <ScreenHeader title="Payment test" backTo="/shop" />
      <Report />
    </>
  );
}

function Report() {
  const { data, error, isPending, isFetching, refetch } = useStripeTest();
  if (isPending) {
    return (
      <div role="status" aria-label="Loading how payments are set up">
        <Skeleton className="h-90 w-full rounded-card" />
      </div>
    );
  }
  if (!data) {
    return <QueryFailure title="This could not be loaded" query={{ error, isFetching, refetch }} />;
  }
  return (
    <div className="flex flex-col gap-4">
      <Setup test={data} />
      {data.provider === "practice" && <Flows />}
      <ReceivedEvents events={data.events} />
    </div>
  );
}
