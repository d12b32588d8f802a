import type { Session } from "#shared/auth/contract.ts";
import { AppWindow } from "../../ui/icons/app-window.ts";
import { CircleHelp } from "../../ui/icons/circle-help.ts";
import type { IconComponent } from "../../ui/icons/icon.ts";
import { Monitor } from "../../ui/icons/monitor.ts";
import { Smartphone } from "../../ui/icons/smartphone.ts";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { useEndSession, useSessions } from "./use-sessions.ts";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { SkeletonRows } from "../../ui/status/SkeletonRows.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { type Device, parseDevice } from "./device-name.ts";

/** The account's sessions; each other one can be ended (auth.1). */
export function SessionsSection() {
  return (
    <SettingsSection
      title="Signed-in devices"
      intro="Is there a device you don't know? Sign it out, then reset your password."
    >
      <SessionList />
    </SettingsSection>
  );
}

function SessionList() {
  const { data, error, refetch, isRefetching } = useSessions();
  if (data === undefined && error) {
    return (
      <QueryFailure
        title="Your devices could not be loaded"
        query={{ error, isFetching: isRefetching, refetch }}
      />
    );
  }
  if (data === undefined) return <SessionRowSkeleton />;
  if (data.length === 0) return <EmptyState title="No signed-in devices" />;
  return (
    <ul className="divide-y divide-hairline">
      <GuardedRows rows={data}>{(session) => <SessionRow session={session} />}</GuardedRows>
    </ul>
  );
}

const icons: Readonly<Record<Device["kind"], IconComponent>> = {
  desktop: Monitor,
  phone: Smartphone,
  app: AppWindow,
  unknown: CircleHelp,
};

/**
 * One session, with a button to end it unless it is this one. Disappears at once, and returns when
 * the call fails.
 */
function SessionRow({ session }: { readonly session: Session }) {
  const { name, kind } = parseDevice(session.userAgent);
  const { end, isPending } = useEndSession(session.id, name);
  if (isPending) return null;
  const Icon = icons[kind];
  return (
    <li className="flex min-h-16 items-center gap-4 py-3">
      <Icon aria-hidden="true" size={22} strokeWidth={1.75} className="shrink-0 text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-ink" title={session.userAgent}>{name}</p>
        <p className="text-meta text-quiet">
          {session.isCurrent ? <span>Active now</span> : (
            <span key="last">
              Last used <RelativeTime at={session.lastUsedAt} />
            </span>
          )}
          {session.getsPushes && <span>{" · Gets notifications"}</span>}
        </p>
      </div>
      {session.isCurrent
        ? (
          <span className="rounded-full bg-brand-wash px-3 py-1 text-meta font-medium text-brand">
            This device
          </span>
        )
        : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={`Sign out ${name}`}
            onClick={end}
          >
            Sign out
          </Button>
        )}
    </li>
  );
}

function SessionRowSkeleton() {
  return (
    <div role="status" className="divide-y divide-hairline">
      <span className="sr-only">Loading your devices</span>
      <SkeletonRows
        count={2}
        className="min-h-16 items-center gap-4 py-3"
        picture="size-6"
        lines={["h-4 w-40", "h-3.5 w-24"]}
      />
    </div>
  );
}
