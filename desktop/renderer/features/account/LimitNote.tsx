import { serverNow } from "../../lib/clock/server-time.ts";
import { formatDayOfTime } from "../../lib/text/format-dates.ts";

/** What a limited member cannot do, and until when (cases.4); nothing for everybody else. */
export function LimitNote({ until }: { readonly until: string | null | undefined }) {
  if (!until || Date.parse(until) <= serverNow()) return null;
  return (
    <p className="text-meta text-quiet">
      {`Your account is limited until ${
        formatDayOfTime(until)
      }. Until then your posts reach your followers only, you aren't suggested or ranked, and you can't start new conversations or promote posts.`}
    </p>
  );
}
