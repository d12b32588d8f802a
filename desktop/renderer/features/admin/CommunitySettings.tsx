import { Bot, ScanSearch } from "lucide-react";
import { useSession } from "../../lib/session/session.ts";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { type Tab, Tabs } from "../../ui/layout/Tabs.tsx";
import { EmptyState } from "../../ui/status/EmptyState.tsx";
import { AuditTab } from "./audit/AuditTab.tsx";
import { useDeskSearch } from "./desk-search.ts";
import { UsersTab } from "./users/UsersTab.tsx";

/** The administrator's desk (admin.1). The tab is in the address, so that Back finds it. */
export function CommunitySettings() {
  const { user } = useSession();
  const [{ tab }, changeSearch] = useDeskSearch();
  if (!user) return null;
  const tabs = [
    { value: "users", label: "Users", content: <UsersTab admin={user} /> },
    { value: "bots", label: "Bot Users", content: <BotUsers /> },
    { value: "detected", label: "Detected Bots", content: <DetectedBots /> },
    { value: "audit", label: "Audit", content: <AuditTab /> },
  ] as const satisfies readonly Tab<string>[];
  return (
    <>
      <ScreenHeader title="Community settings" />
      <Tabs
        label="Community settings"
        tabs={tabs}
        value={tabs.find(({ value }) => value === tab)?.value ?? "users"}
        onValueChange={(next) => changeSearch({ tab: next === "users" ? "" : next })}
      />
    </>
  );
}

function BotUsers() {
  return (
    <EmptyState
      icon={<Bot size={32} />}
      title="Bot users are not available yet"
      body="You will create bots here, give each a character and working hours, and switch them on and off. There are no bots until then."
    />
  );
}

function DetectedBots() {
  return (
    <EmptyState
      icon={<ScanSearch size={32} />}
      title="Detecting bots is not available yet"
      body="Accounts that look or act like bots will be listed here. Nothing is being detected until then."
    />
  );
}
