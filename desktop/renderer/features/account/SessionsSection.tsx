import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useIsMutating, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { deleteSession, listSessions, type Session } from "#shared/auth/contract.ts";
import { AppWindow } from "../../ui/icons/app-window.ts";
import { CircleHelp } from "../../ui/icons/circle-help.ts";
import type { IconComponent } from "../../ui/icons/icon.ts";
import { Monitor } from "../../ui/icons/monitor.ts";
import { Smartphone } from "../../ui/icons/smartphone.ts";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { SettingsSection } from "../../ui/layout/SettingsSection.tsx";
import { Button } from "../../ui/button/Button.tsx";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { SkeletonRows } from "../../ui/status/SkeletonRows.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { call } from "../../lib/api/call.ts";
import { keepWholeRows } from "../../lib/api/malformed-rows.ts";
import { toastFailure } from "../../lib/api/toast-failure.ts";
import { toast } from "../../lib/announce/toast.ts";
import { accountKeys } from "../../lib/query-keys/account-keys.ts";

interface Device {
  /** E.g. `Firefox on Windows`. */
  readonly name: string;
  readonly kind: "desktop" | "phone" | "app" | "unknown";
}

const ourApp = t`Glimmer app`;

// Order matters: Edge and Opera also contain "Chrome", Chrome contains "Safari", our
// app contains "Chrome".
const browsers: readonly [RegExp, string][] = [
  [/\bGlimmer\//i, ourApp],
  [/\bElectron\//, ourApp],
  [/\bEdg(e|A|iOS)?\//, "Edge"],
  [/\b(OPR|Opera)\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\b(Firefox|FxiOS)\//, "Firefox"],
  [/\bHeadlessChrome\//, "Headless Chrome"],
  [/\b(Chrome|CriOS|Chromium)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
  [/^curl\//, "curl"],
];

// Android also contains "Linux", iPhones contain "Mac OS X".
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\b(Macintosh|Mac OS X)\b/, "macOS"],
  [/\bLinux\b/, "Linux"],
];

/** Names a device by its user agent, as far as that is reliable. */
export function parseDevice(userAgent: string): Device {
  const browser = firstMatch(browsers, userAgent);
  const system = firstMatch(systems, userAgent);
  const name = browser && system ? t`${browser} on ${system}` : browser ?? system ?? t`Unknown device`;
  return { name, kind: kindOf(browser, system) };
}

function firstMatch(table: readonly [RegExp, string][], userAgent: string): string | undefined {
  return table.find(([pattern]) => pattern.test(userAgent))?.[1];
}

function kindOf(browser: string | undefined, system: string | undefined): Device["kind"] {
  if (browser === ourApp) return "app";
  if (system === "iPhone" || system === "iPad" || system === "Android") return "phone";
  return browser || system ? "desktop" : "unknown";
}

/** The account's sessions; each other one can be ended (auth.1). */
export function SessionsSection() {
  return (
    <SettingsSection
      title={t`Signed-in devices`}
      intro={t`Is there a device you don't know? Sign it out, then reset your password.`}
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
        title={t`Your devices could not be loaded`}
        query={{ error, isFetching: isRefetching, refetch }}
      />
    );
  }
  if (data === undefined) return <SessionRowSkeleton />;
  if (data.length === 0) return <EmptyState title={t`No signed-in devices`} />;
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
        <p className="font-medium wrap-break-word text-ink" title={session.userAgent}>{name}</p>
        <p className="text-meta text-quiet">
          {session.isCurrent ? <span>{t`Active now`}</span> : (
            <span key="last">
              <Trans>
                Last used <RelativeTime at={session.lastUsedAt} />
              </Trans>
            </span>
          )}
          {session.getsPushes && <span>{` · ${t`Gets notifications`}`}</span>}
        </p>
      </div>
      {session.isCurrent
        ? (
          <span className="rounded-full bg-brand-wash px-3 py-1 text-meta font-medium text-brand">
            {t`This device`}
          </span>
        )
        : (
          <Button
            variant="secondary"
            size="sm"
            aria-label={t`Sign out ${name}`}
            onClick={end}
          >
            {t`Sign out`}
          </Button>
        )}
    </li>
  );
}

function SessionRowSkeleton() {
  return (
    <div role="status" className="divide-y divide-hairline">
      <span className="sr-only">{t`Loading your devices`}</span>
      <SkeletonRows
        count={2}
        className="min-h-16 items-center gap-4 py-3"
        picture="size-6"
        lines={["h-4 w-40", "h-3.5 w-24"]}
      />
    </div>
  );
}

/** The member's sessions, most recently used first. */
function useSessions() {
  return useQuery({
    queryKey: accountKeys.sessions,
    queryFn: async ({ signal }) =>
      keepWholeRows(await call(listSessions, {}, { signal }), "userAgent", "lastUsedAt"),
  });
}

/**
 * Ends one session. Its row stays hidden while this is pending, since the list may be
 * refetched meanwhile.
 */
export function useEndSession(id: string, name: string) {
  const client = useQueryClient();
  const mutationKey = accountKeys.endSession(id);
  // Also counts mutations started before the screen was left and opened again.
  const isPending = useIsMutating({ mutationKey }) > 0;
  const { mutate } = useMutation({
    mutationKey,
    mutationFn: () => call(deleteSession, { params: { id } }),
    onSuccess: () => {
      client.setQueryData<Session[]>(accountKeys.sessions, (rows) => rows?.filter((row) => row.id !== id));
      toast({ title: t`Signed out`, description: t`${name} is signed out.`, tone: "success" });
    },
    onError: (error) => toastFailure(error, t`${name} could not be signed out. Please try again.`),
    onSettled: () => void client.invalidateQueries({ queryKey: accountKeys.sessions }),
  });
  return { end: () => mutate(), isPending };
}
