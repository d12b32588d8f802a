import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { getRateLimitStatus, type RateLimitUse } from "#shared/system/contract.ts";
import { formatNumber } from "../../lib/text/format-counts-and-times.ts";
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
      <UseMeter label={label} used={used} limit={limit} says={describeUse(used, limit, windowSeconds)} />
      {resetsAt && (
        <p className="mt-1.5 text-meta text-quiet">
          <Trans comment="A time of day.">
            Resets at <PointInTime at={resetsAt} format={formatTimeWithSeconds} />
          </Trans>
        </p>
      )}
    </li>
  );
}

/** How much of a limit is used: '3 of 60 a minute', '3 of 60 in 15 minutes'. */
export function describeUse(usedCount: number, limitCount: number, seconds: number): string {
  const [used, limit] = [formatNumber(usedCount), formatNumber(limitCount)];
  if (seconds % 86_400 === 0) return describeUseInDays(used, limit, seconds / 86_400);
  if (seconds % 3_600 === 0) return describeUseInHours(used, limit, seconds / 3_600);
  if (seconds % 60 === 0) return describeUseInMinutes(used, limit, seconds / 60);
  return plural(seconds, {
    one: `${used} of ${limit} in ${seconds} seconds`,
    other: `${used} of ${limit} in ${seconds} seconds`,
  });
}

function describeUseInDays(used: string, limit: string, days: number): string {
  return days === 1 ? t`${used} of ${limit} a day` : plural(days, {
    one: `${used} of ${limit} in ${days} days`,
    other: `${used} of ${limit} in ${days} days`,
  });
}

function describeUseInHours(used: string, limit: string, hours: number): string {
  return hours === 1 ? t`${used} of ${limit} an hour` : plural(hours, {
    one: `${used} of ${limit} in ${hours} hours`,
    other: `${used} of ${limit} in ${hours} hours`,
  });
}

function describeUseInMinutes(used: string, limit: string, minutes: number): string {
  return minutes === 1 ? t`${used} of ${limit} a minute` : plural(minutes, {
    one: `${used} of ${limit} in ${minutes} minutes`,
    other: `${used} of ${limit} in ${minutes} minutes`,
  });
}
