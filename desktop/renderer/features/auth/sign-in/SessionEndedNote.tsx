import { useState } from "react";
import { wasSessionEnded } from "../../../lib/session/session-mark.ts";

/** Says why a member who did not sign out by themselves is asked to sign in (auth.26). */
export function SessionEndedNote() {
  const [isShown] = useState(wasSessionEnded);
  if (!isShown) return null;
  return (
    <div role="status" className="rounded-control bg-wash px-4 py-3">
      <p className="font-medium text-ink">Your session has ended</p>
      <p className="mt-0.5 text-quiet">
        You were signed out from another device, your password was changed, or the session was too old. Sign
        in to go on where you were. If it wasn't you, set a new password.
      </p>
    </div>
  );
}
