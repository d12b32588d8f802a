import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { getRateLimitStatus, type RateLimitUse } from "#shared/system/contract.ts";
import { formatNumber } from "../../lib/text/format-counts-and-times.ts";
import { formatTimeWithSeconds } from "../../lib/text/format-dates.ts";
import { PointInTime } from "../../ui/content/PointInTime.tsx";
import { call } from "../../lib/api/call.ts";
import { pollEvery } from "../../lib/cache/poll.ts";
import { Card } from "../../ui/layout/Card.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { limitWindowText } from "./limit-window-text.ts";

/** /rate-limit-status (routes.8) */
export function RateLimitScreen() {
  const navigate = useNavigate();
  return (
    <>
      <ScreenHeader title="Your limits" onBack={() => void navigate({ to: "/settings" })} />
      <Limits />
    </>
  );
}

function Limits() {
  const limits = useQuery({
    queryKey: ["system", "rate-limits"],
    queryFn: ({ signal }) => call(getRateLimitStatus, {}, { signal }),
    staleTime: 0,
    refetchInterval: pollEvery(10_000),
  });
  if (limits.isPending) {
    return (
      <div role="status" aria-label="Loading your limits">
        <Skeleton className="h-60 w-full rounded-card" />
      </div>
    );
  }
  if (!limits.data) {
    return <QueryFailure title="Your limits could not be loaded" query={limits} />;
  }
  return (
    <>
      <p className="px-1 pb-3 text-quiet">
        Limits keep the service fast for everyone. You're unlikely to reach one.
      </p>
      <Card as="section" aria-label="Limits" className="px-5 py-1">
        <ul className="divide-y divide-hairline">
          {limits.data.map((use) => <Limit key={use.name} use={use} />)}
        </ul>
      </Card>
    </>
  );
}

function Limit({ use: { label, limit, used, windowSeconds, resetsAt } }: { readonly use: RateLimitUse }) {
  const share = limit === 0 ? 1 : Math.min(1, used / limit);
  return (
    <li className="py-3.5">
      <div className="flex items-baseline justify-between gap-4">
        <span className="font-medium">{label}</span>
        <span className="tabular shrink-0 text-meta text-quiet">
          {`${formatNumber(used)} of ${formatNumber(limit)} ${limitWindowText(windowSeconds)}`}
        </span>
      </div>
      <div aria-hidden="true" className="mt-2 h-1.5 overflow-hidden rounded-full bg-wash">
        <div
          className={`h-full rounded-full ${share < 1 ? "bg-brand" : "bg-danger"}`}
          style={{ width: `${share * 100}%` }}
        />
      </div>
      {resetsAt && (
        <p className="mt-1.5 text-meta text-quiet">
          Resets at <PointInTime at={resetsAt} format={formatTimeWithSeconds} />
        </p>
      )}
    </li>
  );
}
