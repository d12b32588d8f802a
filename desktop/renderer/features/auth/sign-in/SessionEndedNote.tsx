import { useState } from "react";
import { forgetEndedSession, wasSessionEnded } from "../../../lib/session/ended-session.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { X } from "../../../ui/icons/x.ts";

/** Says why a member who did not sign out by themselves is asked to sign in (auth.26). */
export function SessionEndedNote() {
  const [isShown, setIsShown] = useState(wasSessionEnded);
  if (!isShown) return null;
  const dismiss = () => {
    forgetEndedSession();
    setIsShown(false);
  };
  return (
    <div className="flex items-start gap-2 rounded-control bg-wash py-3 pr-2 pl-4">
      <div role="status" className="min-w-0 flex-1">
        <p className="font-medium text-ink">Your session has ended</p>
        <p className="mt-0.5 text-quiet">
          You were signed out from another device, your password or something else about your account changed,
          or the session was too old. Sign in to continue where you were. If it wasn't you, set a new
          password.
        </p>
      </div>
      <IconButton label="Dismiss" icon={<X size={18} aria-hidden="true" />} onClick={dismiss} />
    </div>
  );
}
