import { useNavigate, useSearch } from "@tanstack/react-router";
import { useGoBack } from "../../lib/navigation/use-go-back.ts";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { type Tab, Tabs } from "../../ui/layout/Tabs.tsx";
import { Leaders } from "./Leaders.tsx";
import { XpServices } from "./XpServices.tsx";

const tabs = [
  { value: "daily", label: "Today", content: <Leaders period="daily" label="Leaders of today" /> },
  {
    value: "weekly",
    label: "This Week",
    content: <Leaders period="weekly" label="Leaders of this week" />,
  },
  {
    value: "all-time",
    label: "All Time",
    content: <Leaders period="all-time" label="Leaders of all time" />,
  },
  { value: "services", label: "XP Services", content: <XpServices /> },
] as const satisfies readonly Tab<string>[];

type Chosen = (typeof tabs)[number]["value"];

/** /leaderboard. The tab is in the address, so that Back restores it. */
export function LeaderboardScreen() {
  const { tab } = useSearch({ strict: false }) as { tab?: string };
  const navigate = useNavigate();
  const leave = useGoBack();
  const shown = tabs.find(({ value }) => value === tab)?.value ?? "weekly";
  const show = (value: Chosen) =>
    void navigate({
      to: "/leaderboard",
      search: value === "weekly" ? {} : { tab: value },
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <ScreenHeader title="Leaderboard" onBack={leave} />
      <Tabs label="Period" tabs={tabs} value={shown} onValueChange={show} />
    </>
  );
}
