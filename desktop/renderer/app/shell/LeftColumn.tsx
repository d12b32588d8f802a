import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useQuery } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { getMemberStats } from "#shared/members/contract.ts";
import { Card, UnavailableCard } from "../../ui/layout/Card.tsx";
import { ErrorBoundary } from "../../ui/status/ErrorBoundary.tsx";
import { type Destination, getDestinations } from "./destinations-for-member.ts";
import { getButtonClass } from "../../ui/button/button-class.ts";
import { Tooltip } from "../../ui/tooltip/Tooltip.tsx";
import { WaitingCases } from "../../features/cases/WaitingCases.tsx";
import { memberKeys } from "../../lib/query-keys/member-keys.ts";
import { Handle, MemberName } from "../../ui/content/MemberName.tsx";
import { XpPill } from "../../features/xp/XpPill.tsx";
import { call } from "../../lib/api/call.ts";
import { formatCount } from "../../lib/text/format-counts-and-times.ts";
import { Avatar } from "../../ui/content/Avatar.tsx";

/** The user card, Quick Actions and navigation (shell.5); icons alone from 1024 to 1279 px. */
export function LeftColumn({ user }: { user: CurrentUser }) {
  return (
    <aside aria-label={t`Profile and navigation`} className="hidden lg:block">
      <div className="sticky top-(--covered-top) flex max-h-[calc(100dvh-var(--covered-top))] flex-col gap-4 overflow-y-auto py-5 *:shrink-0">
        <div className="hidden xl:block">
          <ErrorBoundary resetKey={user} fallback={<UnavailableCard />}>
            <UserCard user={user} />
          </ErrorBoundary>
        </div>
        <Card className="p-1.5 max-xl:border-transparent max-xl:bg-transparent">
          <QuickActions user={user} />
          <nav
            aria-label={t({ message: "Main", comment: "Names the main navigation for screen readers" })}
            className="mt-2 flex flex-col gap-0.5 border-t border-hairline pt-2"
          >
            {getDestinations("side", user).map((destination) => (
              <RailLink key={destination.to} destination={destination} />
            ))}
          </nav>
        </Card>
      </div>
    </aside>
  );
}

/** Quick Actions (shell.5): creating a post first and highlighted. */
function QuickActions({ user }: { user: CurrentUser }) {
  return (
    <section aria-label={t`Quick Actions`} className="flex flex-col gap-0.5">
      {getDestinations("quick", user).map((destination) => {
        const { label, to, icon: Icon, isCreate } = destination;
        if (!isCreate) return <RailLink key={to} destination={destination} />;
        return (
          <Tooltip key={to} label={label}>
            <Link
              to={to}
              aria-label={label}
              className={getButtonClass(
                "primary",
                "md",
                "mb-1 min-h-11 max-xl:size-11 max-xl:self-center max-xl:px-0",
              )}
            >
              <Icon size={18} aria-hidden="true" />
              <span className="hidden xl:inline">{label}</span>
            </Link>
          </Tooltip>
        );
      })}
    </section>
  );
}

/** A link in the left column: icon and label, the icon alone from 1024 to 1279 px. */
function RailLink({ destination }: { readonly destination: Destination }) {
  const { label, to, icon: Icon, countsCases } = destination;
  return (
    <Tooltip label={label}>
      <Link
        to={to}
        // A name of its own would leave the count out.
        aria-label={countsCases ? undefined : label}
        activeOptions={{ exact: true, includeSearch: false }}
        activeProps={{ "aria-current": "page" }}
        className="relative flex min-h-11 items-center gap-3.5 rounded-control px-3.5 text-body font-medium text-quiet no-underline transition-colors hover:bg-wash hover:text-ink aria-[current=page]:text-ink aria-[current=page]:[&_svg]:text-brand max-xl:justify-center max-xl:px-0"
      >
        <Icon size={20} aria-hidden="true" />
        <span className="max-xl:sr-only">{label}</span>
        {countsCases && (
          <WaitingCases className="xl:ms-auto max-xl:absolute max-xl:top-0.5 max-xl:inset-s-1/2 max-xl:ms-1" />
        )}
      </Link>
    </Tooltip>
  );
}

/** The user card (shell.5). */
function UserCard({ user }: { user: CurrentUser }) {
  const { data: stats } = useQuery({
    queryKey: memberKeys.stats(user.id),
    queryFn: ({ signal }) => call(getMemberStats, { params: { id: user.id } }, { signal }),
  });
  return (
    <Card as="section" aria-label={t`Your profile card`} className="p-4">
      <Link
        to="/$username"
        params={{ username: user.username }}
        className="flex items-center gap-3 rounded-control text-ink no-underline"
      >
        <Avatar member={user} size="lg" />
        <span className="min-w-0">
          <span className="flex">
            <MemberName name={user.displayName} className="truncate font-semibold" />
          </span>
          <span className="flex text-meta text-quiet">
            <Handle username={user.username} className="truncate" />
          </span>
        </span>
      </Link>
      <div className="mt-4 border-t border-hairline pt-3">
        <XpPill size="lg" />
      </div>
      <dl className="mt-3 flex flex-wrap gap-2 text-center">
        <Stat label={t`Posts`} value={stats?.postsCount} />
        <Stat label={t`Followers`} value={stats?.followersCount} />
        <Stat label={t`Following`} value={stats?.followingCount} />
      </dl>
    </Card>
  );
}

/** Shows a dash while a count loads and when it fails, which is not worth an error. */
function Stat({ label, value }: { label: string; value: number | undefined }) {
  return (
    <div className="flex min-w-fit flex-1 flex-col-reverse">
      <dt className="text-meta whitespace-nowrap text-quiet">{label}</dt>
      <dd className="tabular text-lead font-semibold">{value === undefined ? "–" : formatCount(value)}</dd>
    </div>
  );
}
