import { useNavigate } from "@tanstack/react-router";
import { useSession } from "../../lib/session/session.ts";
import { platform } from "../../platform/index.ts";
import { platformPart } from "../../platform/platform-part.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { AccountSection } from "./AccountSection.tsx";
import { AppearanceSection } from "./AppearanceSection.tsx";
import { ContentFilterSection } from "./ContentFilterSection.tsx";
import { LeaderboardSection } from "./LeaderboardSection.tsx";
import { SessionsSection } from "./SessionsSection.tsx";
import { VoiceSection } from "./VoiceSection.tsx";

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
      <div className="flex flex-col gap-4">
        <AppearanceSection />
        {user && <ContentFilterSection user={user} />}
        {user && <VoiceSection user={user} />}
        {user && <LeaderboardSection user={user} />}
        {user && <AccountSection email={user.email} />}
        <PlatformSettings />
        <SessionsSection />
      </div>
    </>
  );
}
