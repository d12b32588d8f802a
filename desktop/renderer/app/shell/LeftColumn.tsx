import type { CurrentUser } from "#shared/auth/contract.ts";
import { Card, UnavailableCard } from "../../ui/layout/Card.tsx";
import { ErrorBoundary } from "../../ui/status/ErrorBoundary.tsx";
import { destinationsFor } from "./destinations-for-member.ts";
import { QuickActions } from "./QuickActions.tsx";
import { RailLink } from "./RailLink.tsx";
import { UserCard } from "./UserCard.tsx";

/** The user card, Quick Actions and navigation (shell.5); icons alone from 1024 to 1279 px. */
export function LeftColumn({ user }: { user: CurrentUser }) {
  return (
    <aside aria-label="Profile and navigation" className="hidden lg:block">
      <div className="sticky top-(--covered-top) flex max-h-[calc(100dvh-var(--covered-top))] flex-col gap-4 overflow-y-auto py-5 *:shrink-0">
        <div className="hidden xl:block">
          <ErrorBoundary resetKey={user} fallback={<UnavailableCard />}>
            <UserCard user={user} />
          </ErrorBoundary>
        </div>
        <Card className="p-1.5 max-xl:border-transparent max-xl:bg-transparent">
          <QuickActions user={user} />
          <nav
            aria-label="Main"
            className="mt-2 flex flex-col gap-0.5 border-t border-hairline pt-2"
          >
            {destinationsFor("side", user).map((destination) => (
              <RailLink key={destination.to} destination={destination} />
            ))}
          </nav>
        </Card>
      </div>
    </aside>
  );
}
