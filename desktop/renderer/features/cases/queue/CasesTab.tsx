import { useState } from "react";
import type { CaseRow } from "#shared/cases/case-shapes.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { serverNow } from "../../../lib/clock/server-time.ts";
import { useShortcuts } from "../../../lib/keyboard/shortcuts.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useMedia } from "../../../lib/window/use-media.ts";
import { classNames } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { CasePane } from "../case/CasePane.tsx";
import { UndoLine } from "../decide/UndoLine.tsx";
import { ClosedTogetherLine } from "../together/ClosedTogetherLine.tsx";
import { CaseFilters } from "./CaseFilters.tsx";
import { CaseList } from "./CaseList.tsx";
import { caseStanding } from "./case-standing.ts";
import { moveToCase } from "./focus-case-rows.ts";
import { HardCases, useGiveAllBack } from "./HardCases.tsx";
import { OnBreak } from "./OnBreak.tsx";
import { useCases } from "./use-cases.ts";
import { useClaimFocused } from "./use-claim-focused.ts";
import { useModerationAddress } from "./use-moderation-address.ts";
import { useModerationSummary } from "./use-summary.ts";
import { useUndoBefore } from "./use-undo-before.ts";

/** The cases and the open one side by side; below 1024 px one or the other (cases.7). */
export function CasesTab() {
  const [address, change] = useModerationAddress();
  const { user } = useSession();
  const list = useCases(address);
  const { data: summary } = useModerationSummary();
  const [isOnBreak, setOnBreak] = useState(false);
  const giveAllBack = useGiveAllBack();
  const isWide = useMedia("(width >= 64rem)");
  const { caseId } = address;
  const step = (by: 1 | -1) => {
    const id = moveToCase(by, caseId);
    if (id && isWide) change({ caseId: id });
  };
  const open = (id: string) => change({ caseId: id });
  const undo = useUndoBefore(caseId, open);
  const claimFocused = useClaimFocused(list.data ?? [], caseId, open);
  const undoLines = (
    <>
      {undo.before && <UndoLine decision={undo.before} isUndoing={undo.isUndoing} onUndo={undo.takeBack} />}
      <ClosedTogetherLine />
    </>
  );
  const rest = () => {
    setOnBreak(true);
    change({ caseId: undefined });
    giveAllBack().catch((error: unknown) => toastFailure(error, "Your cases are still yours."));
  };
  if (isOnBreak) return <OnBreak onReturn={() => setOnBreak(false)} />;
  const next = nextCase(list.data ?? [], caseId, user?.id);
  return (
    <div className="lg:grid lg:grid-cols-[minmax(17rem,20rem)_minmax(0,1fr)] lg:gap-5">
      <ListKeys
        keys={{ j: () => step(1), k: () => step(-1), u: undo.takeBack, c: () => void claimFocused() }}
      />
      <section
        aria-label="Queue"
        className={classNames(
          "space-y-2 pt-3 lg:sticky lg:top-(--covered-top) lg:max-h-[calc(100dvh-var(--covered-top))] lg:self-start lg:overflow-y-auto lg:pb-4",
          caseId && "max-lg:hidden",
        )}
      >
        <CaseFilters
          address={address}
          mine={summary?.mine ?? 0}
          onChange={(filter) => change({ ...filter, caseId: undefined })}
        />
        {(isWide || !caseId) && undoLines}
        <HardCases count={summary?.hardToday ?? 0} onBreak={rest} />
        <CaseList list={list} address={address} onShowAll={() => change({ kind: undefined })} />
      </section>
      <div className={classNames("min-w-0 space-y-2 pt-3", !caseId && "max-lg:hidden")}>
        {!isWide && caseId && undoLines}
        {caseId
          ? (
            <CasePane
              key={caseId}
              caseId={caseId}
              claimFocused={claimFocused}
              takesFocus={!isWide || undo.undoneId === caseId}
              onNext={next ? () => change({ caseId: next }) : undefined}
              onBack={() => change({ caseId: undefined })}
            />
          )
          : list.data && list.data.length > 0 && <NoCaseOpen />}
      </div>
    </div>
  );
}

function NoCaseOpen() {
  return <EmptyState title="Select a case" body="j and k move through the list, and ? shows every key." />;
}

/** Comes before the open case, whose own keys win over those of the list. */
function ListKeys({ keys }: { readonly keys: Parameters<typeof useShortcuts>[0] }) {
  useShortcuts(keys);
  return null;
}

/** The case to go on with, which the moderator may work on: below the open one, else above. */
function nextCase(
  rows: readonly CaseRow[],
  caseId: string | undefined,
  moderatorId: string | undefined,
): string | undefined {
  const now = serverNow();
  const at = rows.findIndex(({ id }) => id === caseId);
  const inTurn = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return inTurn.find((row) => ["free", "mine"].includes(caseStanding(row, moderatorId, now)))?.id;
}
