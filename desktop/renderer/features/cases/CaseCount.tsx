import { formatUnreadCount } from "#shared/notifications/unread-label.ts";
import { useQuery } from "@tanstack/react-query";
import { getModerationSummary } from "#shared/cases/queue-contract.ts";
import { call } from "../../lib/api/call.ts";
import { caseKeys } from "../../lib/query-keys/case-keys.ts";
import { useIsLive } from "../../lib/realtime/connection-state.ts";
import { classNames } from "../../ui/class-names.ts";

/** The number of open cases; nothing at 0. */
export function CaseCount({ className }: { readonly className?: string | undefined }) {
  const { data } = useModerationSummary();
  const text = formatUnreadCount(data?.open ?? 0);
  return text && (
    <span
      className={classNames(
        "tabular min-w-5 rounded-full bg-brand-wash px-1.5 text-center text-xs leading-5 font-semibold text-brand-strong",
        className,
      )}
    >
      <span className="sr-only">,</span> <span>{text}</span> <span className="sr-only">open cases</span>
    </span>
  );
}

/** Events change it at once; beside them it is read now and then, since claims also run out. */
const refreshMs = 60_000;
const refreshWithoutEventsMs = 15_000;

/** How many cases wait, and how many hard ones the moderator has looked at today. */
export function useModerationSummary() {
  const isLive = useIsLive();
  return useQuery({
    queryKey: caseKeys.summary,
    queryFn: ({ signal }) => call(getModerationSummary, {}, { signal }),
    refetchInterval: isLive ? refreshMs : refreshWithoutEventsMs,
    retry: false,
  });
}
