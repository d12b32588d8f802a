import { useNavigate, useSearch } from "@tanstack/react-router";
import { useGoBack } from "../../lib/navigation/use-go-back.ts";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { Tabs } from "../../ui/layout/Tabs.tsx";
import { DetailedStats } from "./results/DetailedStats.tsx";
import { Overview } from "./results/Overview.tsx";

/**
 * /promotion-results (promotions.6). Tab and promotion are in the address, so that Back restores
 * them.
 */
export function PromotionResultsScreen() {
  const { tab, promotion } = useSearch({ strict: false }) as { tab?: string; promotion?: string };
  const navigate = useNavigate();
  const leave = useGoBack();
  const show = (value: "overview" | "stats") =>
    void navigate({
      to: "/promotion-results",
      search: value === "stats" ? { tab: value } : {},
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <ScreenHeader title="Promotion results" onBack={leave} />
      <Tabs
        label="Results"
        value={promotion || tab === "stats" ? "stats" : "overview"}
        onValueChange={show}
        tabs={[
          { value: "overview", label: "Overview", content: <Overview /> },
          { value: "stats", label: "Detailed Stats", content: <DetailedStats chosenId={promotion} /> },
        ]}
      />
    </>
  );
}
