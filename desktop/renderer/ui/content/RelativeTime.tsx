import { formatAge, formatDateTime, formatRelativeTime } from "../../lib/text/format-counts-and-times.ts";

interface RelativeTimeProps {
  /** An ISO date. */
  at: string;
  className?: string;
  /** Shows days also after a week, when a date would not fit the sentence. */
  isAge?: boolean;
}

/** '5m ago', with the full date in the title. */
export function RelativeTime({ at, className, isAge = false }: RelativeTimeProps) {
  return (
    <time dateTime={at} title={formatDateTime(at)} className={className}>
      {(isAge ? formatAge : formatRelativeTime)(at, Date.now())}
    </time>
  );
}
