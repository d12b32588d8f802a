import { formatDateTime } from "../../lib/text/format-counts-and-times.ts";

interface PointInTimeProps {
  /** An ISO date. */
  readonly at: string;
  /** Writes the time that shows, e.g. `formatTime`. */
  readonly format: (at: string) => string;
  readonly className?: string;
}

/** A date or time, with both in the title. */
export function PointInTime({ at, format, className }: PointInTimeProps) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className={className}>
      {format(at)}
    </time>
  );
}
