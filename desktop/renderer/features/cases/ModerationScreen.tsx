import { useNavigate, useSearch } from "@tanstack/react-router";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { Tabs } from "../../ui/layout/Tabs.tsx";
import { MembersTab } from "./members/MembersTab.tsx";
import { CasesTab } from "./queue/CasesTab.tsx";

/** /moderation for moderators (cases.7, cases.8). The tab is in the address. */
export function ModerationScreen() {
  const { tab } = useSearch({ strict: false }) as { readonly tab?: string };
  const navigate = useNavigate();
  const tabs = [
    { value: "cases", label: "Cases", content: <CasesTab /> },
    { value: "members", label: "Members", content: <MembersTab /> },
  ];
  return (
    <>
      <ScreenHeader title="Moderation" backTo="/" />
      <Tabs
        label="Moderation"
        tabs={tabs}
        value={tabs.find(({ value }) => value === tab)?.value ?? "cases"}
        onValueChange={(next) =>
          void navigate({
            to: "/moderation",
            search: next === "cases" ? {} : { tab: next },
            replace: true,
            resetScroll: false,
          })}
      />
    </>
  );
}
