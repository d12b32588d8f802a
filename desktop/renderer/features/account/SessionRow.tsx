import { AppWindow, CircleHelp, type LucideIcon, Monitor, Smartphone } from "lucide-react";
import type { Session } from "#shared/auth/contract.ts";
import { Button } from "../../ui/button/Button.tsx";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { useEndSession } from "./api.ts";
import { type Device, deviceOf } from "./device-name.ts";

const icons: Readonly<Record<Device["kind"], LucideIcon>> = {
  desktop: Monitor,
  phone: Smartphone,
  app: AppWindow,
  unknown: CircleHelp,
};

/** One device: what it is, when it was last here, and its way out unless it is this one. Gone at once, back when that fails. */
export function SessionRow({ session }: { readonly session: Session }) {
  const { name, kind } = deviceOf(session.userAgent);
  const { end, isPending } = useEndSession(session.id, name);
  if (isPending) return null;
  const Icon = icons[kind];
  return (
    <li className="flex min-h-16 items-center gap-4 py-3">
      <Icon aria-hidden="true" size={22} strokeWidth={1.75} className="shrink-0 text-quiet" />
      <div className="min-w-0 flex-1">
        <p className="truncate font-medium text-ink" title={session.userAgent}>{name}</p>
        <p className="text-meta text-quiet">
          {session.isCurrent ? "Active now" : (
            <>
              Last used <RelativeTime at={session.lastUsedAt} />
            </>
          )}
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

/** Two rows of the same height, so that nothing jumps when the list arrives. */
export function SessionRowSkeleton() {
  return (
    <div role="status" className="divide-y divide-hairline">
      <span className="sr-only">Loading your devices</span>
      {[0, 1].map((row) => (
        <div key={row} className="flex min-h-16 items-center gap-4 py-3">
          <Skeleton className="size-6" />
          <div className="flex flex-1 flex-col gap-1.5">
            <Skeleton className="h-4 w-40" />
            <Skeleton className="h-3.5 w-24" />
          </div>
        </div>
      ))}
    </div>
  );
}
