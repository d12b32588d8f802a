import { t } from "@lingui/core/macro";
import { useAtEachTick } from "../../../../lib/clock/use-at-each-tick.ts";
import { Button } from "../../../../ui/button/Button.tsx";
import { NotPrinted } from "../../../../ui/status/NotPrinted.tsx";
import { Spinner } from "../../../../ui/status/Spinner.tsx";
import { formatDateTime } from "../../../../lib/text/format-counts-and-times.ts";
import { formatDayInWords } from "../../../../lib/text/format-dates.ts";
import type { useThreadPages } from "../use-thread.ts";

/** The day of the messages below. */
export function DaySeparator({ at }: { readonly at: string }) {
  const day = useAtEachTick((now) => formatDayInWords(at, now));
  return (
    <p className="flex justify-center py-3 text-meta text-quiet">
      <time dateTime={at} title={formatDateTime(at)}>{day}</time>
    </p>
  );
}

/** The line above the first message that was unread when the thread was opened. */
export function NewMessagesLine() {
  return (
    <p className="flex items-center gap-3 px-4 py-3 text-meta font-semibold text-brand before:h-px before:flex-1 before:bg-brand/40 after:h-px after:flex-1 after:bg-brand/40">
      {t`New messages`}
    </p>
  );
}

interface LoadingMoreProps {
  readonly side: "older" | "newer";
  readonly pages: ReturnType<typeof useThreadPages>;
}

/**
 * Shows at an end of the loaded messages while more load. Its height is fixed, so that nothing
 * jumps.
 */
export function LoadingMore({ side, pages }: LoadingMoreProps) {
  const isFailed = pages.failed === side;
  return (
    <div className="flex h-12 items-center justify-center gap-3 text-meta text-quiet">
      <NotPrinted
        says={side === "older"
          ? t`Older messages were not loaded, and are not printed here.`
          : t`Newer messages were not loaded, and are not printed here.`}
      />
      {isFailed
        ? (
          <>
            <span role="alert" className="print:hidden">
              {side === "older"
                ? t`Older messages could not be loaded.`
                : t`Newer messages could not be loaded.`}
            </span>
            <Button variant="secondary" size="sm" onClick={() => pages.load(side)}>{t`Retry`}</Button>
          </>
        )
        : (
          <>
            <Spinner size={18} className="print:hidden" />
            <span className="sr-only">
              {side === "older" ? t`Loading older messages` : t`Loading newer messages`}
            </span>
          </>
        )}
    </div>
  );
}

/** Shows above the first message, in the space reserved there. */
export function LoadingOlder({ pages }: Pick<LoadingMoreProps, "pages">) {
  return (
    <div role="listitem" className="absolute inset-x-0 top-2 print:static">
      <LoadingMore side="older" pages={pages} />
    </div>
  );
}
