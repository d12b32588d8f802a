import { useNavigate } from "@tanstack/react-router";
import { useSession } from "../../lib/session/session.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { platformPart } from "../../platform/platform-part.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { NotificationSettingsSection } from "../notifications/NotificationSettingsSection.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { AppearanceSection } from "./device/AppearanceSection.tsx";
import { HelpLinesSection } from "./HelpLinesSection.tsx";
import { KeyboardSection } from "./device/KeyboardSection.tsx";
import { SectionLinks } from "./SectionLinks.tsx";
import { SessionsSection } from "./SessionsSection.tsx";
import { SpendingSection } from "./SpendingSection.tsx";
import { SettingsForm } from "./settings/SettingsForm.tsx";
import { YourDataSection } from "./YourDataSection.tsx";

const PlatformSettings = platformPart(platform().parts.settings, (retry, isRetrying) => (
  <Card>
    <ErrorState
      title="These settings could not be loaded"
      body="Check your connection and try again."
      isRetrying={isRetrying}
      onRetry={retry}
    />
  </Card>
));

/** /settings */
export function SettingsScreen() {
  const { user } = useSession();
  const navigate = useNavigate();
  return (
    <>
      <ScreenHeader title="Settings" onBack={() => void navigate({ to: "/" })} />
      <div className="items-start lg:grid lg:grid-cols-[minmax(0,13rem)_minmax(0,37.5rem)] lg:gap-6">
        <SectionLinks />
        <div className="flex flex-col gap-4">
          {user && <SettingsForm user={user} />}
          {user && <AccountSection user={user} />}
          <p className="px-1 pt-4 text-meta text-quiet">What follows is saved as you choose it.</p>
          <AppearanceSection />
          <KeyboardSection />
          {user && <HelpLinesSection user={user} />}
          {user && <SpendingSection user={user} />}
          <NotificationSettingsSection />
          <PlatformSettings />
          <SessionsSection />
          {user && <YourDataSection />}
        </div>
      </div>
    </>
  );
}
