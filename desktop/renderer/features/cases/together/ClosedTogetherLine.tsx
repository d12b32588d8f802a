import { formatCount } from "#shared/cases/format-counts.ts";
import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { undoSpan } from "../decide/find-last-undoable.ts";
import { useClosedTogether } from "./chosen-cases.ts";
import { useOpenAgain } from "./use-together.ts";

/** Names the cases closed at once, while that can be undone. */
export function ClosedTogetherLine() {
  const { closed } = useClosedTogether();
  const opening = useOpenAgain();
  const span = useAtEachTick((now) =>
    closed && closed.until > now ? undoSpan(new Date(closed.until).toISOString(), now) : null
  );
  if (!closed || span === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 rounded-control bg-wash py-1 pr-1 pl-3 text-meta">
      <span className="min-w-0 flex-1">
        {`${formatCount(closed.ids.length, "case")} closed. You can undo this ${span}.`}
      </span>
      <Button
        size="sm"
        variant="quiet"
        isLoading={opening.isPending}
        onClick={() => opening.mutate(closed.ids)}
      >
        Undo all
      </Button>
    </p>
  );
}
