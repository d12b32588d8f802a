import { t } from "@lingui/core/macro";
import { Plural, Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { getServices, type Services } from "#shared/system/services-contract.ts";
import { getUserMessage } from "../../lib/api/api-error.ts";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { ServiceCard, summarizeServices } from "./services/ServiceCard.tsx";
import { call } from "../../lib/api/call.ts";
import { pollEvery } from "../../lib/cache/poll.ts";
import { systemKeys } from "../../lib/query-keys/admin-keys.ts";

/**
 * How AI, payments, mail, storage, live updates and jobs are: what is wrong, since when, and what
 * to do (admin.7).
 */
export function ServicesTab() {
  const { data, error, ...query } = useServices();
  if (query.isPending) {
    return (
      <div role="status" aria-label={t`Loading the services`} className="space-y-4 pt-4">
        <Skeleton className="h-11 w-full rounded-card" />
        <Skeleton className="h-64 w-full rounded-card" />
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    );
  }
  if (!data) return <QueryFailure title={t`The services could not be loaded`} query={{ ...query, error }} />;
  return (
    <div className="space-y-4 pt-4">
      <Summary of={data} problem={error && getUserMessage(error, t`The server doesn't respond.`)} />
      {data.services.map((service) => <ServiceCard key={service.name} service={service} />)}
    </div>
  );
}

interface SummaryProps {
  readonly of: Services;
  /** Why the last look failed; what shows is older then. */
  readonly problem: string | null;
}

function Summary({ of: { services, checkedAt, processes }, problem }: SummaryProps) {
  return (
    <div className="px-1">
      <p role="status" className="text-lead font-semibold">{summarizeServices(services)}</p>
      <p className="mt-0.5 text-meta text-quiet">
        <Trans comment="How long ago it was, and in how many processes.">
          Checked <RelativeTime at={checkedAt} />
          <span>
            , in <Plural value={processes} one="# server process" other="# server processes" />.
          </span>
        </Trans>
      </p>
      {problem && (
        <p role="alert" className="mt-2 text-meta font-medium text-danger">
          {t`This can't be refreshed: ${problem}`}
        </p>
      )}
    </div>
  );
}

/** How the services are, refetched every 10 s while one looks. */
function useServices() {
  return useQuery({
    queryKey: systemKeys.services,
    queryFn: ({ signal }) => call(getServices, {}, { signal }),
    staleTime: 0,
    refetchInterval: pollEvery(10_000),
  });
}
