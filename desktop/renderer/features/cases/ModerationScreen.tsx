import { t } from "@lingui/core/macro";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { ScreenHeader } from "../../ui/layout/ScreenHeader.tsx";
import { Tabs } from "../../ui/layout/Tabs.tsx";
import { MembersTab } from "./members/MembersTab.tsx";
import { CasesTab } from "./queue/CasesTab.tsx";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { NumbersReport, NumbersSkeleton } from "./numbers/NumbersReport.tsx";
import { useNumbers } from "./numbers/use-numbers.ts";

const numbersPath = "/moderation/numbers";

/** /moderation for moderators (cases.7, cases.8, numbers.1). The tab is in the address. */
export function ModerationScreen() {
  const { tab } = useSearch({ strict: false }) as { readonly tab?: string };
  const isNumbers = useLocation({ select: ({ pathname }) => pathname === numbersPath });
  const navigate = useNavigate();
  const tabs = [
    { value: "cases", label: t`Cases`, content: <CasesTab /> },
    { value: "members", label: t`Members`, content: <MembersTab /> },
    { value: "numbers", label: t`Numbers`, content: <NumbersTab /> },
  ];
  const shown = isNumbers ? "numbers" : tab === "members" ? tab : "cases";
  return (
    <>
      <ScreenHeader title={t`Moderation`} backTo="/" />
      <Tabs
        label={t`Moderation`}
        tabs={tabs}
        value={shown}
        onValueChange={(next) =>
          void navigate({
            to: next === "numbers" ? numbersPath : "/moderation",
            search: next === "members" ? { tab: next } : {},
            replace: true,
            resetScroll: false,
          })}
      />
    </>
  );
}

/** /moderation/numbers for moderators (numbers.1). */
function NumbersTab() {
  const { data, error, ...query } = useNumbers();
  return (
    <div className="mx-auto max-w-[52rem] pt-4 pb-8">
      {query.isPending && <NumbersSkeleton />}
      {error && !data && (
        <QueryFailure title={t`The numbers could not be loaded`} query={{ ...query, error }} />
      )}
      {data && <NumbersReport numbers={data} />}
    </div>
  );
}
