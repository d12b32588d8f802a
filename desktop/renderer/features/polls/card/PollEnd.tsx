import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { formatDateTime } from "../../../lib/text/format-counts-and-times.ts";
import { formatPollEnd } from "./poll-time.ts";

/** 'Ends in 3 hours', as it passes, with the date in the title. */
export function PollEnd({ at }: { readonly at: string }) {
  const text = useAtEachTick((now) => formatPollEnd(at, now));
  return <time dateTime={at} title={formatDateTime(at)}>{text}</time>;
}
