import { useAtEachTick } from "../../lib/clock/use-at-each-tick.ts";
import { useFirstPaintOver } from "../../lib/window/use-first-paint-over.ts";
import { formatAge, formatDateTime, formatRelativeTime } from "../../lib/text/format-counts-and-times.ts";

interface RelativeTimeProps {
  /** An ISO date. */
  readonly at: string;
  readonly className?: string;
  /** Shows days also after a month, when a date would not fit the sentence. */
  readonly isAge?: boolean;
}

/** '5m ago', which grows while it shows, with the full date in the title. */
export function RelativeTime({ at, className, isAge = false }: RelativeTimeProps) {
  const text = useAtEachTick((now) => (isAge ? formatAge : formatRelativeTime)(at, now));
  const hasTitle = useFirstPaintOver();
  return (
    <time
      dateTime={at}
      title={hasTitle ? formatDateTime(at) : undefined}
      className={className}
    >
      {text}
    </time>
  );
}
