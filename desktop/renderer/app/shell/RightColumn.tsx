import type { CurrentUser } from "#shared/auth/contract.ts";
import { ReferralCard } from "../../features/xp/ReferralCard.tsx";
import { WeeklyLeaders } from "../../features/xp/WeeklyLeaders.tsx";
import { ErrorBoundary } from "../../ui/status/ErrorBoundary.tsx";
import { UnavailableCard } from "../../ui/layout/Card.tsx";
import { AskLisaCard } from "./AskLisaCard.tsx";
import { FootLinks } from "./foot/FootLinks.tsx";
import { columnLinks } from "./foot/foot-links.ts";
import { KeyboardHint } from "./KeyboardHint.tsx";
import { XpShopButton } from "./XpShopButton.tsx";

/** The right column (shell.5). */
export function RightColumn({ user }: { user: CurrentUser }) {
  return (
    <aside aria-label="Lisa, leaders and shop" className="hidden lg:block">
      <div className="sticky top-(--covered-top) flex max-h-[calc(100dvh-var(--covered-top))] flex-col gap-4 overflow-y-auto py-5 *:shrink-0">
        <AskLisaCard user={user} />
        <ErrorBoundary fallback={<UnavailableCard />}>
          <WeeklyLeaders />
        </ErrorBoundary>
        <XpShopButton />
        <ReferralCard username={user.username} />
        <KeyboardHint />
        <FootLinks label="Footer" links={columnLinks} />
      </div>
    </aside>
  );
}
