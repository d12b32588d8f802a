import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { AdminUser } from "#shared/admin/contract.ts";
import { badgeNames } from "#shared/members/badge-rules.ts";
import { getMemberKind } from "#shared/members/member-kind.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { getMemberKindName } from "../../../ui/content/member-kind-name.ts";
import { Handle, MemberName } from "../../../ui/content/MemberName.tsx";
import { getServerTime } from "../../../lib/clock/server-time.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { PointInTime } from "../../../ui/content/PointInTime.tsx";
import { formatDay } from "../../../lib/text/format-counts-and-times.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import type { AskedSuspension } from "./SuspensionDialog.tsx";
import { showText } from "../../../lib/language/show-text.ts";
import { joinWithCommas } from "../../../lib/text/join-words.ts";

export type AskSuspension = (asked: AskedSuspension) => void;

/** Avatar, names, email and tags. */
export function UserName({ user }: { readonly user: AdminUser }) {
  const kind = getMemberKind(user);
  return (
    <div className="flex min-w-0 items-start gap-3">
      <Avatar member={user} />
      <div className="min-w-0 flex-1">
        {/* Tags that have no room beside the name stand below it. */}
        <div className="flex min-w-0 flex-wrap items-center gap-x-1.5">
          <Link
            to="/$username"
            params={{ username: user.username }}
            data-control="profile"
            className="min-h-6 max-w-full truncate font-semibold text-ink hover:underline"
          >
            <MemberName name={user.displayName} />
          </Link>
          {user.isAdmin && <Tag>{t`Administrator`}</Tag>}
          {user.role === "moderator" && <Tag>{t`Moderator`}</Tag>}
          {kind && <Tag>{getMemberKindName(kind)}</Tag>}
          {user.suspension && <Tag isWarning>{t`Suspended`}</Tag>}
          {user.limitedUntil && <Tag isWarning>{t`Limited`}</Tag>}
        </div>
        <p className="flex text-meta text-quiet" title={`@${user.username}`}>
          <Handle username={user.username} className="truncate" />
        </p>
        <p className="truncate text-meta text-quiet" title={user.email}>{user.email}</p>
        {user.suspension && (
          <p className="mt-1 text-meta wrap-anywhere">
            <SuspendedSince {...user.suspension} />{" "}
            <span {...getLangAndDir(user.suspension.reason)}>{user.suspension.reason}</span>
          </p>
        )}
      </div>
    </div>
  );
}

function SuspendedSince({ since, until }: Omit<NonNullable<AdminUser["suspension"]>, "reason">) {
  if (!until) {
    return (
      <span key="open" className="text-quiet">
        <Trans>
          Suspended <RelativeTime at={since} />:
        </Trans>
      </span>
    );
  }
  const day = formatDay(until, getServerTime());
  return (
    <span key="ending" className="text-quiet">
      <Trans>
        Suspended <RelativeTime at={since} />, until <span>{day}</span>:
      </Trans>
    </span>
  );
}

function Tag({ isWarning = false, children }: { readonly isWarning?: boolean; readonly children: string }) {
  return (
    <span
      className={classNames(
        "shrink-0 rounded-full px-2 text-xs leading-5 font-medium whitespace-nowrap",
        isWarning ? "bg-danger-wash text-danger" : "bg-wash text-quiet",
      )}
    >
      {children}
    </span>
  );
}

/** Names of the badges; a dash for none. */
export function BadgeNames({ user }: { readonly user: AdminUser }) {
  const names = user.badges.map(({ badgeType }) => showText(badgeNames[badgeType]));
  return names.length > 0 ? joinWithCommas(names) : <None>{t`No badges`}</None>;
}

export function LastSeen({ user }: { readonly user: AdminUser }) {
  return user.lastSeenAt === null ? <None>{t`Not seen yet`}</None> : <Day at={user.lastSeenAt} isRecent />;
}

/** The day, or how long ago; the whole date in the title. */
export function Day({ at, isRecent = false }: { readonly at: string; readonly isRecent?: boolean }) {
  return isRecent
    ? <RelativeTime at={at} />
    : <PointInTime at={at} format={(day) => formatDay(day, getServerTime())} />;
}

function None({ children }: { readonly children: ReactNode }) {
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{children}</span>
    </>
  );
}

/** Suspends or restores. Administrators and bots cannot be suspended. */
export function SuspendButton({ user, onAsk }: { readonly user: AdminUser; readonly onAsk: AskSuspension }) {
  if ((user.isAdmin || user.isBot) && !user.suspension) return null;
  const { displayName } = user;
  return (
    <Button
      size="sm"
      variant="secondary"
      data-control="suspend"
      aria-label={user.suspension ? t`Restore ${displayName}…` : t`Suspend ${displayName}…`}
      onClick={() => onAsk({ member: user, act: user.suspension ? "restore" : "suspend" })}
    >
      {user.suspension ? t`Restore…` : t`Suspend…`}
    </Button>
  );
}
