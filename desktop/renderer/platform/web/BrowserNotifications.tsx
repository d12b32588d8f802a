import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { PlatformCard } from "../PlatformCard.tsx";

/** Asks the browser for notifications where the member wants them, never unasked. */
export function BrowserNotifications() {
  const [permission, setPermission] = useState<NotificationPermission | null>(() =>
    "Notification" in globalThis ? Notification.permission : null
  );
  if (permission === null) return null;
  return (
    <PlatformCard title="Notifications in this browser" intro={intros[permission]}>
      {permission === "default" && (
        <Button
          variant="secondary"
          onClick={() => void Notification.requestPermission().then(setPermission)}
        >
          Turn on notifications
        </Button>
      )}
    </PlatformCard>
  );
}

const intros: Readonly<Record<NotificationPermission, string>> = {
  default:
    "Hear of new messages and notifications while Glimmer is in another tab. They say how many, not what.",
  granted: "They are on: you hear of new messages and notifications while Glimmer is in another tab.",
  denied: "This browser does not allow them. You can change that in its settings for this site.",
};
