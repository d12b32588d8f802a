import { t } from "@lingui/core/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { getRateLimitStatus, type RateLimitUse } from "#shared/system/contract.ts";
import { formatTimeWithSeconds } from "../../lib/text/format-dates.ts";
import { systemKeys } from "../../lib/query-keys/admin-keys.ts";
import { PointInTime } from "../../ui/content/PointInTime.tsx";
import { call } from "../../lib/api/call.ts";
import { pollEvery } from "../../lib/cache/poll.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { UseMeter } from "./UseMeter.tsx";

/** /rate-limit-status (routes.8) */
export function RateLimitScreen() {
  const navigate = useNavigate();
  return (
    <>
      <ScreenHeader title={t`Your limits`} onBack={() => void navigate({ to: "/settings" })} />
      <Limits />
    </>
  );
}

function Limits() {
  const limits = useQuery({
    queryKey: systemKeys.rateLimits,
    queryFn: ({ signal }) => call(getRateLimitStatus, {}, { signal }),
    staleTime: 0,
    refetchInterval: pollEvery(10_000),
  });
  if (limits.isPending) {
    return (
      <div role="status" aria-label={t`Loading your limits`}>
        <Skeleton className="h-60 w-full rounded-card" />
      </div>
    );
  }
  if (!limits.data) {
    return <QueryFailure title={t`Your limits could not be loaded`} query={limits} />;
  }
  return (
    <>
      <p className="px-1 pb-3 text-quiet">
        {t`Limits keep the service fast for everyone. You're unlikely to reach one.`}
      </p>
      <Card as="section" aria-label={t`Limits`} className="px-5 py-1">
        <ul className="divide-y divide-hairline">
          {limits.data.map((use) => <Limit key={use.name} use={use} />)}
        </ul>
      </Card>
    </>
  );
}

function Limit({ use: { label, limit, used, windowSeconds, resetsAt } }: { readonly use: RateLimitUse }) {
  return (
    <li className="py-3.5">
      <UseMeter label={label} used={used} limit={limit} window={limitWindowText(windowSeconds)} />
      {resetsAt && (
        <p className="mt-1.5 text-meta text-quiet">
          Resets at <PointInTime at={resetsAt} format={formatTimeWithSeconds} />
        </p>
      )}
    </li>
  );
}

/** The window of a limit in a sentence: 'a minute', 'in 15 minutes', 'an hour', 'a day'. */
export function limitWindowText(seconds: number): string {
  if (seconds % 86_400 === 0) return seconds === 86_400 ? "a day" : `in ${seconds / 86_400} days`;
  if (seconds % 3_600 === 0) return seconds === 3_600 ? "an hour" : `in ${seconds / 3_600} hours`;
  if (seconds % 60 === 0) return seconds === 60 ? "a minute" : `in ${seconds / 60} minutes`;
  return `in ${seconds} seconds`;
}
