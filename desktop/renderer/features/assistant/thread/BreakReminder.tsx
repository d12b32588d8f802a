import { breakReminder } from "#shared/assistant/break-reminder.ts";
import { CirclePause } from "../../../ui/icons/circle-pause.ts";

/** Comes with an answer after three hours with AI (ai.12). */
export function BreakReminder() {
  return (
    <p role="note" className="mb-4 flex gap-3 rounded-card bg-wash px-4 py-3 text-body text-ink">
      <CirclePause size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />
      {breakReminder.chat}
    </p>
  );
}
