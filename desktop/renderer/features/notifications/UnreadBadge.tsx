import { unreadLabel } from "#shared/notifications/unread-label.ts";
import { classNames } from "../../ui/class-names.ts";
import { type UnreadKind, useRequestCount, useUnread } from "./use-unread.ts";

const badgeClass =
  "tabular absolute left-1/2 min-w-5 rounded-full px-1 text-center text-xs leading-5 font-semibold ring-2 ring-paper tight:ml-0 tight:-translate-x-1/2";

/**
 * The number at the corner of a `relative` control, and in words for screen readers; on messages
 * also that of requests, quieter. Renders nothing at 0.
 */
export function UnreadBadge({ kind }: { readonly kind: UnreadKind }) {
  const text = unreadLabel(useUnread(kind));
  return (
    <>
      {text && (
        <span className={`${badgeClass} top-0 ml-0.5 bg-brand text-on-brand`}>
          <span className="sr-only">,</span> <span>{text}</span> <span className="sr-only">unread</span>
        </span>
      )}
      {kind === "messages" && <RequestBadge isBelow={text !== null} />}
    </>
  );
}

/** Requests wait and do not alert (messages.6): an outline, below the unread messages. */
function RequestBadge({ isBelow }: { readonly isBelow: boolean }) {
  const count = useRequestCount();
  const text = unreadLabel(count);
  if (text === null) return null;
  return (
    <span
      className={classNames(
        badgeClass,
        isBelow ? "bottom-0 ml-2" : "top-0 ml-0.5",
        "bg-surface text-brand outline outline-1 -outline-offset-1 outline-brand",
      )}
    >
      <span className="sr-only">,</span> <span>{text}</span>{" "}
      <span className="sr-only">{count === 1 ? "request" : "requests"}</span>
    </span>
  );
}
