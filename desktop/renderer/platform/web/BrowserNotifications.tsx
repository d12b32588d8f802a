import { type ReactNode, useEffect, useState } from "react";
import { Button } from "../../ui/button/Button.tsx";
import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { PlatformCard } from "../PlatformCard.tsx";
import {
  askForBrowserNotifications,
  type BrowserNotificationChoice,
  readBrowserNotificationChoice,
  switchBrowserNotifications,
  watchPermission,
} from "./browser-notification-choice.ts";

const intros: Readonly<Record<Exclude<BrowserNotificationChoice, "unsupported">, string>> = {
  undecided:
    "Get notified while Glimmer is in another tab. Notifications say who did what, not what was written.",
  blocked:
    "Your browser blocks notifications from this site. Allow them in its site settings, then turn them on here.",
  off: "Notifications say who did what, not what was written.",
  on: "Notifications say who did what, not what was written.",
};

/** Asks the browser for notifications only when the member wants them. */
export function BrowserNotifications() {
  const [state, setState] = useState(readBrowserNotificationChoice);
  useEffect(() => watchPermission(() => setState(readBrowserNotificationChoice())), []);
  if (state === "unsupported") return null;
  return (
    <PlatformCard title="Notifications in this browser" intro={<span role="status">{intros[state]}</span>}>
      {renderControl(state, setState)}
    </PlatformCard>
  );
}

function renderControl(
  state: BrowserNotificationChoice,
  show: (state: BrowserNotificationChoice) => void,
): ReactNode {
  if (state === "blocked") return null;
  if (state === "undecided") {
    return (
      <Button
        variant="secondary"
        className="self-start"
        onClick={() => void askForBrowserNotifications().then(show)}
      >
        Turn on notifications
      </Button>
    );
  }
  return (
    <Checkbox
      label="Notify me while Glimmer is in another tab"
      checked={state === "on"}
      onChange={(event) => show(switchBrowserNotifications(event.target.checked))}
    />
  );
}
