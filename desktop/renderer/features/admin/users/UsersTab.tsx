import { plural, t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useState } from "react";
import type { AdminUser } from "#shared/admin/contract.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { formatNumber } from "../../../lib/text/format-counts-and-times.ts";
import { getUserMessage } from "../../../lib/api/api-error.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { useShortcuts } from "../../../lib/keyboard/shortcuts.ts";
import { useMedia } from "../../../lib/window/use-media.ts";
import { useDebounced } from "../../../lib/form/use-debounced.ts";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { TextField } from "../../../ui/form/TextFields.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { Skeleton } from "../../../ui/status/Skeleton.tsx";
import { useCommunitySettingsAddress } from "../use-community-settings-address.ts";
import { GiftLines } from "../gifts/GiftLines.tsx";
import { GiftContext, useGiftQueue, useGifts } from "../gifts/use-gifts.ts";
import { ListFailure } from "../../../ui/status/ListFailure.tsx";
import {
  createMemberListSearch,
  type MemberListChoice,
  MemberListFilters,
  readMemberListChoice,
} from "../../cases/MemberListFilters.tsx";
import { focusFirstUser, moveToUser } from "./focus-user-rows.ts";
import { RoleDialog } from "./RoleDialog.tsx";
import { type AskedSuspension, SuspensionDialog, useSuspension } from "./SuspensionDialog.tsx";
import { useAdminUsers } from "./use-admin-users.ts";
import { UserCards } from "./UserCards.tsx";
import { UserTable } from "./UserTable.tsx";

const settleMs = 250;
/** The server counts up to this number; one more means "more than that". */
const countedUsers = 1_000;

/** The members: search, filters, gifts, suspension, moderators (admin.1 to admin.3, roles.1). */
export function UsersTab({ admin }: { readonly admin: CurrentUser }) {
  const [address, changeSearch] = useCommunitySettingsAddress();
  const { q: given = "" } = address;
  const choice = readMemberListChoice(address);
  const [words, setWords] = useState(given);
  const q = useDebounced(words.trim(), settleMs);
  const store = useEffectEvent(() => q !== given && changeSearch({ q, ...createMemberListSearch(choice) }));
  useEffect(() => void store(), [q]);
  return (
    <GiftContext value={useGiftQueue(admin.id)}>
      <div className="space-y-4 pt-4">
        <TextField
          label={t`Search members`}
          hint={t`By username, display name or email.`}
          type="search"
          autoComplete="off"
          maxLength={254}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown" && focusFirstUser()) event.preventDefault();
            if (event.key === "Escape") setWords("");
          }}
        />
        <MemberListFilters
          choice={choice}
          onChange={(next) => changeSearch({ q, ...createMemberListSearch(next) })}
        />
        <Users q={q} choice={choice} />
      </div>
    </GiftContext>
  );
}

function Users({ q, choice }: { readonly q: string; readonly choice: MemberListChoice }) {
  const list = useAdminUsers(q, choice);
  const isWide = useMedia("(width >= 64rem)");
  const { gifts } = useGifts();
  const [asked, setAsked] = useState<AskedSuspension | null>(null);
  const [appointed, setAppointed] = useState<AdminUser | null>(null);
  const suspension = useSuspension((refused, error) =>
    setAsked({ ...refused, problem: getUserMessage(error, t`This could not be done. Please try again.`) })
  );
  const users = list.data?.users ?? [];
  const count = list.data && countText(list.data.totalCount ?? users.length, q);
  useEffect(() => {
    if (count) announceToScreenReaders(count);
  }, [count]);
  useShortcuts({ ArrowDown: () => moveToUser(1), ArrowUp: () => moveToUser(-1) });
  const shown = new Set(users.map(({ id }) => id));
  const elsewhere = gifts.filter(({ member }) => !shown.has(member.id));
  const parts = {
    users,
    giftsOf: (userId: string) => gifts.filter(({ member }) => member.id === userId),
    onAsk: setAsked,
    onChangeRole: setAppointed,
  };
  return (
    <>
      {elsewhere.length > 0 && (
        <Card as="section" aria-label={t`Gifts to members who are not listed below`} className="px-5 py-2">
          <GiftLines gifts={elsewhere} />
        </Card>
      )}
      {count && <p className="text-meta text-quiet">{count}</p>}
      {list.isPending && (
        <div role="status" aria-label={t`Loading members`}>
          <Skeleton className="h-120 w-full rounded-card" />
        </div>
      )}
      {!list.isPending && !list.data && (
        <ListFailure
          title={t`The members could not be loaded`}
          list={list}
        />
      )}
      {list.data && users.length === 0 && (
        <EmptyState
          title={t`No members found`}
          body={choice.filter ? t`Try another name, or show everybody.` : t`Try another name or email.`}
        />
      )}
      {users.length > 0 && (isWide ? <UserTable {...parts} /> : <UserCards {...parts} />)}
      <MoreButton query={list} label={t`Load more members`} />
      {appointed && <RoleDialog member={appointed} onClose={() => setAppointed(null)} />}
      {asked && (
        <SuspensionDialog
          asked={asked}
          onConfirm={(chosen) => {
            setAsked(null);
            suspension.mutate(chosen);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}

function countText(count: number, q: string): string {
  if (count > countedUsers) {
    const most = formatNumber(countedUsers);
    return q ? t`More than ${most} members found for “${q}”` : t`More than ${most} members`;
  }
  const shown = formatNumber(count);
  return q
    ? plural(count, { one: `${shown} member found for “${q}”`, other: `${shown} members found for “${q}”` })
    : plural(count, { one: `${shown} member`, other: `${shown} members` });
}
