import { Link } from "@tanstack/react-router";
import { breakReminder } from "#shared/assistant/break-reminder.ts";
import { useSession } from "../../../lib/session/session.ts";
import { CirclePause } from "../../../ui/icons/circle-pause.ts";

/** Comes with an answer after three hours with AI (ai.12). */
export function BreakReminder() {
  const { user } = useSession();
  return (
    <div role="note" className="mb-4 flex gap-3 rounded-card bg-wash px-4 py-3 text-body text-ink">
      <CirclePause size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-brand" />
      <div className="flex flex-col gap-2">
        <p>{breakReminder.chat}</p>
        {user?.hasGivenBirthDate === false && (
          <p className="text-meta text-quiet">
            {breakReminder.settings}{" "}
            <Link to="/settings" hash="account" className="font-medium text-brand hover:underline">
              Settings
            </Link>.
          </p>
        )}
      </div>
    </div>
  );
}
