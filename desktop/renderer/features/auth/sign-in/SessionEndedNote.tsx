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
        This device was signed out from another one, the password was changed, or it was a long time. Sign in
        to go on where you were. If that wasn't you, set a new password.
      </p>
    </div>
  );
}
