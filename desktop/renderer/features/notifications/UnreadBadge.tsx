import { unreadLabel } from "#shared/notifications/unread-label.ts";
import { type UnreadKind, useUnread } from "./use-unread.ts";

/**
 * The number at the corner of a `relative` control, and in words for screen readers.
 * Renders nothing at 0.
 */
export function UnreadBadge({ kind }: { readonly kind: UnreadKind }) {
  const text = unreadLabel(useUnread(kind));
  if (text === null) return null;
  return (
    <span className="tabular absolute top-0 left-1/2 ml-0.5 min-w-5 rounded-full bg-brand px-1 text-center text-xs leading-5 font-semibold text-on-brand ring-2 ring-paper">
      <span className="sr-only">,</span> <span>{text}</span> <span className="sr-only">unread</span>
    </span>
  );
}
