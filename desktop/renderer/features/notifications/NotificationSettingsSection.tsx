import { Checkbox } from "../../ui/form/Checkbox.tsx";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { Pause } from "./settings/Pause.tsx";
import { QuietHours } from "./settings/QuietHours.tsx";
import { TypeChoices } from "./settings/TypeChoices.tsx";
import {
  useChangeNotificationSettings,
  useNotificationSettings,
} from "./settings/use-notification-settings.ts";

/**
 * Settings → Notifications: which types, and when (notifications.4). Every change is saved at once.
 */
export function NotificationSettingsSection() {
  return (
    <SettingsSection
      title="Notifications"
      intro="What you're notified of, and when. 'In the list only' adds to your list without an alert."
    >
      <Choices />
    </SettingsSection>
  );
}

function Choices() {
  const settings = useNotificationSettings();
  const change = useChangeNotificationSettings();
  if (settings.isPending) {
    return (
      <div role="status" aria-label="Loading your notification settings">
        <Skeleton className="h-200 w-full" />
      </div>
    );
  }
  if (!settings.data) {
    return <QueryFailure title="These settings could not be loaded" query={settings} />;
  }
  return (
    <div className="space-y-6">
      <Pause pausedUntil={settings.data.pausedUntil} onChange={change} />
      <TypeChoices types={settings.data.types} onChange={change} />
      <QuietHours settings={settings.data} onChange={change} />
      <div>
        <Checkbox
          label="Show previews"
          checked={settings.data.showsPreviews}
          onChange={({ target }) => change({ showsPreviews: target.checked })}
        />
        <p className="pl-8 text-meta text-quiet">
          Notifications outside Glimmer show what was written. Without previews they only say who did what.
        </p>
      </div>
    </div>
  );
}
