import type { More } from "../../../ui/button/MoreButton.tsx";
import { Button } from "../../../ui/button/Button.tsx";
import { setFoundPlace } from "./found-place.ts";
import { mostLoaded } from "./use-go-to-found.ts";

interface SearchStatusProps {
  readonly older: More & { readonly isFetching: boolean };
  /** How many messages of the chat are loaded. */
  readonly loaded: number;
}

/** Says that a found message is being looked for in its chat, or why it is not shown. */
export function SearchStatus({ older, loaded }: SearchStatusProps) {
  const isLooking = older.isFetching ||
    older.hasNextPage && !older.isFetchNextPageError && loaded < mostLoaded;
  const text = isLooking
    ? "Looking for it in this chat…"
    : older.hasNextPage
    ? "It is further back: use 'Show earlier messages'."
    : "It is no longer in this chat.";
  return (
    <div className="pointer-events-none absolute inset-x-0 top-3 flex animate-rise justify-center px-4">
      <div className="pointer-events-auto flex items-center gap-2 rounded-card border border-hairline bg-float py-1.5 pr-1.5 pl-4 text-meta text-ink shadow-float">
        <p role="status">{text}</p>
        <Button variant="secondary" size="sm" onClick={() => setFoundPlace(null)}>
          {isLooking ? "Cancel" : "Close"}
        </Button>
      </div>
    </div>
  );
}
