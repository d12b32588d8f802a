import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useSession } from "../../lib/session/session.ts";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { type Tab, Tabs } from "../../ui/layout/Tabs.tsx";
import { useScrollingTabs } from "../../ui/layout/use-scrolling-tabs.ts";
import { ServicesTab } from "../system/ServicesTab.tsx";
import { RulesTab } from "../rules/RulesTab.tsx";
import { TransparencyTab } from "../cases/TransparencyTab.tsx";
import { BotUsersTab } from "../bots/BotUsersTab.tsx";
import { AuditTab } from "./AuditTab.tsx";
import { useCommunitySettingsAddress } from "./use-community-settings-address.ts";
import { UsersTab } from "./users/UsersTab.tsx";
import { getUserMessage } from "../../lib/api/api-error.ts";
import { DetectedBotsTab, invalidateDetectedBots } from "../bots/DetectedBotsTab.tsx";
import { type AskedSuspension, SuspensionDialog, useSuspension } from "./users/SuspensionDialog.tsx";

/**
 * /community-settings for administrators (admin.1). The tab is in the address, so that Back
 * restores it.
 */
export function CommunitySettings() {
  const { user } = useSession();
  const [{ tab, bot }, changeSearch] = useCommunitySettingsAddress();
  const row = useScrollingTabs(tab ?? "");
  if (!user) return null;
  const bots = (
    <BotUsersTab
      edited={bot}
      onEdit={(edited, isSaved) =>
        changeSearch({ tab: "bots", bot: edited }, {
          addsHistoryEntry: edited !== undefined,
          ignoreBlocker: isSaved,
        })}
    />
  );
  const tabs = [
    { value: "users", label: t`Users`, content: <UsersTab admin={user} /> },
    { value: "bots", label: t`Bot Users`, content: bots },
    { value: "detected", label: t`Detected Bots`, content: <DetectedTab /> },
    { value: "rules", label: t`Rules`, content: <RulesTab /> },
    { value: "transparency", label: t`Transparency`, content: <TransparencyTab /> },
    { value: "audit", label: t`Audit`, content: <AuditTab /> },
    { value: "services", label: t`Services`, content: <ServicesTab /> },
  ] as const satisfies readonly Tab<string>[];
  return (
    <>
      <ScreenHeader title={t`Community settings`} backTo="/" />
      <Tabs
        label={t`Community settings`}
        row={row}
        tabs={tabs}
        value={tabs.find(({ value }) => value === tab)?.value ?? "users"}
        isManual={bot !== undefined}
        onValueChange={(next) => changeSearch({ tab: next === "users" ? "" : next })}
      />
    </>
  );
}

/** The detected bots, which are suspended with the same dialog as any member (bots.5). */
function DetectedTab() {
  const client = useQueryClient();
  const [asked, setAsked] = useState<AskedSuspension | null>(null);
  const suspension = useSuspension((refused, error) =>
    setAsked({ ...refused, problem: getUserMessage(error, t`This could not be done. Please try again.`) })
  );
  return (
    <>
      <DetectedBotsTab
        onSuspend={(account) => setAsked({ member: { ...account, suspension: null }, act: "suspend" })}
      />
      {asked && (
        <SuspensionDialog
          asked={asked}
          onConfirm={(chosen) => {
            setAsked(null);
            suspension.mutate(chosen, { onSettled: () => invalidateDetectedBots(client) });
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
