import { plural } from "@lingui/core/macro";
import { formatUnreadCount } from "#shared/notifications/unread-label.ts";
import { classNames } from "../../ui/class-names.ts";
import { useModerationSummary } from "./queue/use-summary.ts";

/** The number of open cases; nothing at 0. */
export function CaseCount({ className }: { readonly className?: string | undefined }) {
  const { data } = useModerationSummary();
  const open = data?.open ?? 0;
  const text = formatUnreadCount(open);
  return text && (
    <span
      className={classNames(
        "tabular min-w-5 rounded-full bg-brand-wash px-1.5 text-center text-xs leading-5 font-semibold text-brand-strong",
        className,
      )}
    >
      <span aria-hidden="true">{text}</span>
      <span className="sr-only">,</span>{" "}
      <span className="sr-only">
        {plural(open, { one: `${text} open cases`, other: `${text} open cases` })}
      </span>
    </span>
  );
}
