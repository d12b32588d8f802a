import { plural, t } from "@lingui/core/macro";
import { formatUnreadCount } from "#shared/notifications/unread-label.ts";
import { classNames } from "../../ui/class-names.ts";
import { splitAround } from "../../lib/text/split-around.ts";
import { type UnreadKind, useRequestCount, useUnread } from "./use-unread.ts";

const badgeClass =
  "tabular absolute inset-s-1/2 ms-0.5 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-semibold ring-2 ring-paper tight:ms-0 tight:-translate-x-1/2 tight:rtl:translate-x-1/2";

/**
 * The number at the corner of a `relative` control, and in words for screen readers; on messages
 * also that of requests, quieter. Renders nothing at 0.
 */
export function UnreadBadge({ kind }: { readonly kind: UnreadKind }) {
  const text = formatUnreadCount(useUnread(kind));
  return kind === "messages" ? <MessageBadges text={text} /> : <Unread text={text} />;
}

/** Two stand a little outside the control, where neither lies over the other. */
function MessageBadges({ text }: Pick<UnreadProps, "text">) {
  const count = useRequestCount();
  const requests = formatUnreadCount(count);
  const areTwo = text !== null && requests !== null;
  const [before, after] = splitAround((shown) =>
    t({
      message: plural(count, { one: `, ${shown} request`, other: `, ${shown} requests` }),
      comment: "After the name of a link, as in 'Messages, 3 requests'",
    })
  );
  return (
    <>
      <Unread text={text} className={areTwo ? "-top-1" : "top-0"} />
      {requests !== null && (
        // Requests wait and do not alert (messages.6): an outline.
        <span
          className={classNames(
            badgeClass,
            areTwo ? "-bottom-1" : "top-0",
            "bg-surface text-brand outline outline-1 -outline-offset-1 outline-brand",
          )}
        >
          <span className="sr-only">{before.trim()}</span> <span>{requests}</span>{" "}
          <span className="sr-only">{after.trim()}</span>
        </span>
      )}
    </>
  );
}

interface UnreadProps {
  readonly text: string | null;
  readonly className?: string;
}

function Unread({ text, className = "top-0" }: UnreadProps) {
  if (text === null) return null;
  const [before, after] = splitAround((shown) =>
    t({ message: `, ${shown} unread`, comment: "After the name of a link, as in 'Messages, 3 unread'" })
  );
  return (
    <span className={`${badgeClass} ${className} bg-brand text-on-brand`}>
      <span className="sr-only">{before.trim()}</span> <span>{text}</span>{" "}
      <span className="sr-only">{after.trim()}</span>
    </span>
  );
}
