import type { XpTransaction } from "#shared/xp/contract.ts";
import { formatDateTime, formatXp } from "../../lib/text/format-counts-and-times.ts";
import { formatPrescribedDateTime, formatPrescribedEnd } from "../../lib/text/format-dates.ts";
import { ArrowDownLeft } from "../../ui/icons/arrow-down-left.ts";
import { ArrowUpRight } from "../../ui/icons/arrow-up-right.ts";

export function TransactionRow({ transaction }: { readonly transaction: XpTransaction }) {
  const { type, amount, reason } = transaction;
  const isEarned = type === "earned";
  const Icon = isEarned ? ArrowDownLeft : ArrowUpRight;
  return (
    <li className="flex min-h-16 items-center gap-3 py-2.5">
      <span
        aria-hidden="true"
        className={`flex size-9 shrink-0 items-center justify-center rounded-full ${
          isEarned ? "bg-gold-wash text-gold" : "bg-wash text-quiet"
        }`}
      >
        <Icon size={17} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-baseline justify-between gap-3">
          <span className="min-w-0 font-medium">{reason}</span>
          <span className={`tabular shrink-0 font-semibold ${isEarned ? "text-gold" : "text-quiet"}`}>
            <span className="sr-only">{isEarned ? "Earned" : "Spent"}</span>
            <span>{`${isEarned ? " +" : " −"}${formatXp(amount)} XP`}</span>
          </span>
        </span>
        <Times transaction={transaction} />
      </span>
    </li>
  );
}

/** When it happened; of a row of several, from when until when, in one line on a phone too. */
function Times({ transaction: { count, createdAt, latestAt } }: { readonly transaction: XpTransaction }) {
  return (
    <span className="block text-meta text-quiet">
      <time dateTime={createdAt} title={formatDateTime(createdAt)} className="inline-block">
        {formatPrescribedDateTime(createdAt)}
      </time>
      {count > 1 && <span>{" "}</span>}
      {count > 1 && (
        <span className="inline-block">
          <span>{"to "}</span>
          <time dateTime={latestAt} title={formatDateTime(latestAt)}>
            {formatPrescribedEnd(createdAt, latestAt)}
          </time>
        </span>
      )}
    </span>
  );
}
