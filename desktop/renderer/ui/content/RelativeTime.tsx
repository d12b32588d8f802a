import { formatDateTime, formatRelativeTime } from "../../lib/text/format.ts";

/** '5m ago', with the full date in the title. `at` is an ISO date. */
export function RelativeTime({ at, className }: { at: string; className?: string }) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className={className}>
      {formatRelativeTime(at, Date.now())}
    </time>
  );
}
