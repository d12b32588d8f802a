import { t } from "@lingui/core/macro";
import type { ReactNode } from "react";
import type { AdminUser } from "#shared/admin/contract.ts";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { LevelText } from "../../../ui/content/LevelText.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import type { Gift } from "../gifts/gift-queue.ts";
import { GiftButtons } from "../gifts/GiftButtons.tsx";
import { GiftLines } from "../gifts/GiftLines.tsx";
import { UserMenu } from "./UserMenu.tsx";
import type { UserListProps } from "./UserTable.tsx";
import { type AskSuspension, BadgeNames, Day, LastSeen, SuspendButton, UserName } from "./user-parts.tsx";

/** The members on a narrow window. */
export function UserCards({ users, giftsOf, onAsk, onChangeRole }: UserListProps) {
  return (
    <ul aria-label={t`Members`} className="space-y-3">
      <GuardedRows rows={users}>
        {(user) => (
          <UserCard
            user={user}
            gifts={giftsOf(user.id)}
            onAsk={onAsk}
            onChangeRole={onChangeRole}
          />
        )}
      </GuardedRows>
    </ul>
  );
}

interface UserCardProps extends Pick<UserListProps, "onChangeRole"> {
  readonly user: AdminUser;
  readonly gifts: readonly Gift[];
  readonly onAsk: AskSuspension;
}

function UserCard({ user, gifts, onAsk, onChangeRole }: UserCardProps) {
  return (
    <li data-user={user.id}>
      <Card className="space-y-3 p-4">
        <UserName user={user} />
        <dl className="grid grid-cols-3 gap-x-4 gap-y-2 text-meta">
          <Fact name={t`Level`}>
            <LevelText level={user.level} />
          </Fact>
          <Fact name="XP">
            <span className="tabular text-gold">{formatXp(user.xp)}</span>
          </Fact>
          <Fact name={t`Badges`}>
            <BadgeNames user={user} />
          </Fact>
          <Fact name={t`Joined`}>
            <Day at={user.createdAt} />
          </Fact>
          <Fact name={t`Last seen`}>
            <LastSeen user={user} />
          </Fact>
        </dl>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <GiftButtons user={user} />
          <div className="flex items-center gap-1">
            <SuspendButton user={user} onAsk={onAsk} />
            <UserMenu user={user} onChangeRole={onChangeRole} />
          </div>
        </div>
        {gifts.length > 0 && <GiftLines gifts={gifts} />}
      </Card>
    </li>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-quiet">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
