import { useState } from "react";
import { formatCount } from "#shared/cases/format-counts.ts";
import type { CaseDetail, DeskMember } from "#shared/cases/case-shapes.ts";
import { useSession } from "../../../lib/session/session.ts";
import { CloseTogetherDialog } from "./CloseTogetherDialog.tsx";

interface ReporterRecordProps {
  readonly reporter: DeskMember;
  readonly record: NonNullable<CaseDetail["reports"][number]["record"]>;
}

/** How a reporter's earlier reports ended, and the way to set their open ones aside (cases.10). */
export function ReporterRecord({ reporter, record: { right, wrong } }: ReporterRecordProps) {
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-meta text-quiet">
      <span>{recordText(right, wrong)}</span>
      {reporter.id !== user?.id && (
        <button
          type="button"
          className="min-h-6 font-medium text-brand underline underline-offset-2 pointer-coarse:min-h-11"
          onClick={() => setAsking(true)}
        >
          Set all their reports aside
        </button>
      )}
      {isAsking && (
        <CloseTogetherDialog
          what={{ reporterId: reporter.id }}
          title={`Set aside what ${reporter.displayName} reported?`}
          body="All open cases that only they reported close as 'No violation', at most a hundred at once. What others reported too, and what somebody else is working on, stays open. You can undo it for ten minutes."
          confirmLabel="Set aside reports"
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

/** 'Of 12 earlier reports 3 led to something.' */
export function recordText(right: number, wrong: number): string {
  const all = right + wrong;
  if (all === 0) return "No earlier report was decided.";
  if (all === 1) return `Their earlier report led to ${right === 1 ? "something" : "nothing"}.`;
  const some = right === 0 ? "none" : right === all ? "all" : String(right);
  return `Of ${formatCount(all, "earlier report")} ${some} led to something.`;
}
