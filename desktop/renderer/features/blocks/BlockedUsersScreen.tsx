import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import type { BlockedMember } from "#shared/blocks/contract.ts";
import { RelativeTime } from "../../ui/content/RelativeTime.tsx";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { type Tab, Tabs } from "../../ui/layout/Tabs.tsx";
import { MutedMembers } from "../mutes/MutedMembers.tsx";
import { PeopleToRelease } from "../../ui/content/PeopleToRelease.tsx";
import { useBlock, useBlockedMembers } from "./use-block.ts";

const tabs: readonly Tab<"blocked" | "muted">[] = [
  { value: "blocked", label: t`Blocked`, content: <BlockedMembers /> },
  { value: "muted", label: t`Muted`, content: <MutedMembers /> },
];

/** /blocked-users (blocks.2, mutes.1). The tab is in the address, so that Back restores it. */
export function BlockedUsersScreen() {
  const navigate = useNavigate();
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  return (
    <>
      <ScreenHeader title={t`Blocked users`} backTo="/settings" />
      <div className="[&_[role=tabpanel]]:pt-3">
        <Tabs
          label={t`Blocked and muted members`}
          tabs={tabs}
          value={tab === "muted" ? "muted" : "blocked"}
          onValueChange={(next) =>
            void navigate({
              to: "/blocked-users",
              search: next === "muted" ? { tab: next } : {},
              replace: true,
            })}
        />
      </div>
    </>
  );
}

function BlockedMembers() {
  return (
    <PeopleToRelease
      label={t`Members you blocked`}
      list={useBlockedMembers()}
      loading={t`Loading blocked users`}
      failure={t`Blocked users could not be loaded`}
      empty={{
        title: t`No Blocked Users`,
        body: t`Members you block are listed here. You can unblock them at any time.`,
      }}
      release={{ label: t`Unblock`, labelFor: (name) => t`Unblock ${name}`, useRelease: useUnblocking }}
    >
      {({ blockedAt }) => (
        <span>
          <Trans>
            Blocked <RelativeTime at={blockedAt} isAge />
          </Trans>
        </span>
      )}
    </PeopleToRelease>
  );
}

function useUnblocking({ id }: BlockedMember) {
  const { mutate, isPending } = useBlock(id);
  return { release: () => mutate(false), isPending };
}
