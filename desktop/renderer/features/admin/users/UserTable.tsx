import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import type { AdminUser } from "#shared/admin/contract.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { LevelText } from "../../../ui/content/LevelText.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { ErrorBoundary } from "../../../ui/status/ErrorBoundary.tsx";
import type { Gift } from "../gifts/gift-queue.ts";
import { GiftButtons } from "../gifts/GiftButtons.tsx";
import { GiftLines } from "../gifts/GiftLines.tsx";
import { UserMenu } from "./UserMenu.tsx";
import { type AskSuspension, BadgeNames, Day, LastSeen, SuspendButton, UserName } from "./user-parts.tsx";

export interface UserListProps {
  readonly users: readonly AdminUser[];
  readonly giftsOf: (userId: string) => readonly Gift[];
  readonly onAsk: AskSuspension;
  readonly onChangeRole: (user: AdminUser) => void;
}

const columns = [
  [t`Member`, ""],
  [t`Level, XP`, "w-21"],
  [t`Badges`, "w-22"],
  [t`Joined, last seen`, "w-30"],
  [t`Give XP`, "w-50"],
  [t`Suspension`, "w-41"],
] as const;

/** The members on a wide window. */
export function UserTable({ users, giftsOf, onAsk, onChangeRole }: UserListProps) {
  return (
    <Card className="overflow-hidden">
      <table className="w-full table-fixed text-start">
        <caption className="sr-only">{t`Members. Arrow up and down move between them.`}</caption>
        <thead className="text-meta text-quiet">
          <tr>
            {columns.map(([name, width]) => (
              <th key={name} scope="col" className={`px-2 py-2.5 font-medium first:ps-5 last:pe-4 ${width}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {users.map((user) => (
          <ErrorBoundary key={user.id} resetKey={user} fallback={<UnshownRow />}>
            <UserRow user={user} gifts={giftsOf(user.id)} onAsk={onAsk} onChangeRole={onChangeRole} />
          </ErrorBoundary>
        ))}
      </table>
    </Card>
  );
}

interface UserRowProps extends Pick<UserListProps, "onAsk" | "onChangeRole"> {
  readonly user: AdminUser;
  readonly gifts: readonly Gift[];
}

function UserRow({ user, gifts, onAsk, onChangeRole }: UserRowProps) {
  return (
    <tbody data-user={user.id} className="border-t border-hairline align-top [&_td]:px-2 [&_td]:py-3">
      <tr>
        <th scope="row" className="py-3 pe-2 ps-5 font-normal">
          <UserName user={user} />
        </th>
        <td className="tabular text-meta">
          <LevelText level={user.level} />
          <span className="block text-gold">{`${formatXp(user.xp)} XP`}</span>
        </td>
        <td className="text-meta">
          <BadgeNames user={user} />
        </td>
        <td className="text-meta">
          <Day at={user.createdAt} />
          <span className="block text-quiet">
            {user.lastSeenAt === null ? <LastSeen user={user} /> : (
              <span>
                <Trans>
                  Last seen <RelativeTime at={user.lastSeenAt} />
                </Trans>
              </span>
            )}
          </span>
        </td>
        <td>
          <GiftButtons user={user} />
        </td>
        <td>
          <div className="flex items-start gap-1">
            <SuspendButton user={user} onAsk={onAsk} />
            <UserMenu user={user} onChangeRole={onChangeRole} />
          </div>
        </td>
      </tr>
      {gifts.length > 0 && (
        <tr>
          <td colSpan={columns.length} className="pt-0! ps-18!">
            <GiftLines gifts={gifts} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

function UnshownRow() {
  return (
    <tbody className="border-t border-hairline">
      <tr>
        <td colSpan={columns.length} className="px-5 py-4 text-meta text-quiet">{t`This can't be shown.`}</td>
      </tr>
    </tbody>
  );
}
