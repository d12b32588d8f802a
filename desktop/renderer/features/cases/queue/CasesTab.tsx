import { plural, t } from "@lingui/core/macro";
import { useEffect, useState } from "react";
import type { CaseRow } from "#shared/cases/case-shapes.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { getServerTime } from "../../../lib/clock/server-time.ts";
import { useShortcuts } from "../../../lib/keyboard/shortcuts.ts";
import { useSession } from "../../../lib/session/session.ts";
import { useMedia } from "../../../lib/window/use-media.ts";
import { classNames } from "../../../ui/class-names.ts";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { CasePane } from "../case/OpenedCase.tsx";
import { UndoLine } from "../decide/UndoLine.tsx";
import { useClosedTogether, useOpenAgain } from "../together/use-together.ts";
import { describeOutcome } from "../case-words.ts";
import { CaseFilters } from "./CaseFilters.tsx";
import { CaseList } from "./CaseList.tsx";
import { getCaseStanding } from "./case-standing.ts";
import { HardCases, OnBreak, useGiveAllBack } from "./HardCases.tsx";
import { useCases } from "./use-cases.ts";
import { useModerationAddress } from "./use-moderation-address.ts";
import { useModerationSummary } from "./use-summary.ts";
import { useClaim } from "../case/use-case.ts";
import { describeUndoSpan, useLastDecided } from "../decide/last-decided.ts";
import { useUndo } from "../decide/use-decide.ts";
import { focusRow, listRows, moveToRow } from "../../../lib/keyboard/row-focus.ts";

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
  const undoLines = <UndoLines undo={undo} />;
  const rest = () => {
    setOnBreak(true);
    change({ caseId: undefined });
    giveAllBack().catch((error: unknown) => toastFailure(error, t`Your cases are still yours.`));
  };
  if (isOnBreak) return <OnBreak onReturn={() => setOnBreak(false)} />;
  const next = nextCase(list.data ?? [], caseId, user?.id);
  return (
    <div className="lg:grid lg:grid-cols-[minmax(17rem,20rem)_minmax(0,1fr)] lg:gap-5">
      <ListKeys
        keys={{ j: () => step(1), k: () => step(-1), u: undo.takeBack, c: () => void claimFocused() }}
      />
      <section
        aria-label={t`Queue`}
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
          : list.data && list.data.length > 0 && (
            <EmptyState
              title={t`Select a case`}
              body={t`j and k move through the list, and ? shows every key.`}
            />
          )}
      </div>
    </div>
  );
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
  const now = getServerTime();
  const at = rows.findIndex(({ id }) => id === caseId);
  const inTurn = [...rows.slice(at + 1), ...rows.slice(0, Math.max(at, 0))];
  return inTurn.find((row) => ["free", "mine"].includes(getCaseStanding(row, moderatorId, now)))?.id;
}

/**
 * Opens and claims the case whose row has the focus, when it is not the open one. Returns whether
 * there is such a row.
 */
function useClaimFocused(
  rows: readonly CaseRow[],
  openedId: string | undefined,
  open: (caseId: string) => void,
): () => boolean {
  const { user } = useSession();
  const claim = useClaim(user);
  return () => {
    const id = findFocusedCase();
    const row = rows.find((one) => one.id === id);
    if (!row || row.id === openedId) return false;
    open(row.id);
    const canClaim = ["free", "mine"].includes(getCaseStanding(row, user?.id, getServerTime()));
    if (canClaim && !claim.isPending) claim.mutate(row.id);
    return true;
  };
}

/** Undo of what was decided before the open case was opened; it opens that case again. */
function useUndoBefore(caseId: string | undefined, open: (caseId: string) => void) {
  const { decision } = useLastDecided();
  const undo = useUndo(decision?.caseId ?? "");
  const [undoneId, setUndoneId] = useState<string>();
  const before = decision && decision.caseId !== caseId ? decision : null;
  // The opened case has taken the focus by then: effects of children run first.
  useEffect(() => {
    if (undoneId && caseId === undoneId) setUndoneId(undefined);
  }, [caseId, undoneId]);
  return {
    before,
    isUndoing: undo.isPending,
    /** The case that Undo opens: the focus follows to it. */
    undoneId,
    takeBack: () => {
      if (!before || undo.isPending) return;
      undo.mutate(undefined, {
        onSuccess: () => {
          setUndoneId(before.caseId);
          open(before.caseId);
        },
      });
    },
  };
}

/** What was decided before the open case, and what was closed at once, while Undo is possible. */
function UndoLines({ undo }: { readonly undo: ReturnType<typeof useUndoBefore> }) {
  const { before } = undo;
  const { closed } = useClosedTogether();
  const opening = useOpenAgain();
  return (
    <>
      {before && (
        <UndoLine
          until={before.noticeAt}
          describe={(minutes) => `${describeOutcome(before.decision)}. ${describeUndoSpan(minutes)}`}
          label={t`Undo`}
          isUndoing={undo.isUndoing}
          onUndo={undo.takeBack}
        />
      )}
      {closed && (
        <UndoLine
          until={closed.until}
          describe={(minutes) => describeClosed(closed.ids.length, minutes)}
          label={t`Undo all`}
          isUndoing={opening.isPending}
          onUndo={() => opening.mutate(closed.ids)}
        />
      )}
    </>
  );
}

function describeClosed(count: number, minutes: number): string {
  const closed = plural(count, { one: "# case closed.", other: "# cases closed." });
  const span = plural(minutes, {
    one: "You can undo this for a minute.",
    other: "You can undo this for # minutes.",
  });
  return `${closed} ${span}`;
}

const rows = "[data-case]";

/**
 * Focuses the next or the previous case of the list, beside the open one when no row has the focus.
 * Returns the id of the focused one.
 */
function moveToCase(step: 1 | -1, openedId: string | undefined): string | undefined {
  const all = listRows(rows);
  const isFocused = Boolean(document.activeElement?.closest(rows));
  const opened = all.findIndex(({ dataset }) => dataset["case"] === openedId);
  const next = isFocused || opened < 0 ? undefined : all[opened + step] ?? all[opened];
  if (next) focusRow(next);
  else moveToRow(rows, step);
  return findFocusedCase();
}

function findFocusedCase(): string | undefined {
  return document.activeElement?.closest<HTMLElement>(rows)?.dataset["case"];
}
