import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { countUndoMinutes } from "./last-decided.ts";

interface UndoLineProps {
  /** The time from which it can't be undone. */
  readonly until: string;
  readonly describe: (minutes: number) => string;
  readonly label: string;
  readonly isUndoing: boolean;
  readonly onUndo: () => void;
}

/** What can still be undone while another case is open. */
export function UndoLine({ until, describe, label, isUndoing, onUndo }: UndoLineProps) {
  const minutes = useAtEachTick((now) => Date.parse(until) > now ? countUndoMinutes(until, now) : null);
  if (minutes === null) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 rounded-control bg-wash py-1 pe-1 ps-3 text-meta">
      <span className="min-w-0 flex-1">{describe(minutes)}</span>
      <Button size="sm" variant="quiet" isLoading={isUndoing} onClick={onUndo}>{label}</Button>
    </p>
  );
}
