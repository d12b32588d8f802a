import { t } from "@lingui/core/macro";
import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { useShortcuts } from "../../../lib/keyboard/shortcuts.ts";
import { useSession } from "../../../lib/session/session.ts";
import { listDecisions } from "../decide/decision-draft.ts";
import { findLastUndoable } from "../decide/last-decided.ts";
import { useDecide, useUndo } from "../decide/use-decide.ts";
import { type CaseStanding, getCaseStanding } from "../queue/case-standing.ts";
import { useClaim, useRelease } from "./use-case.ts";

/** Where keys and Undo move the focus, and what `c` claims first. */
interface CaseParts {
  readonly heading: RefObject<HTMLElement | null>;
  readonly note: RefObject<HTMLElement | null>;
  readonly claimFocused: () => boolean;
}

export type CaseWork = ReturnType<typeof useCaseWork>;

/** A moderator's actions on the open case, and their keys (cases.7). Deciding claims it first. */
export function useCaseWork(detail: CaseDetail, { heading, note, claimFocused }: CaseParts) {
  const { user } = useSession();
  const standing = useAtEachTick((now) => getCaseStanding(detail, user?.id, now));
  const undoable = useAtEachTick((now) => {
    const latest = findLastUndoable(detail.decisions, now);
    const isTheirs = user?.isAdmin || latest?.by?.id === user?.id;
    return isTheirs ? latest?.id ?? null : null;
  });
  const claim = useClaim(user);
  const release = useRelease(detail.id);
  const decide = useDecide(detail.id);
  const undo = useUndo(detail.id);
  const [picked, setPicked] = useState<DecisionKind | null>();
  const chosen = picked === undefined ? offeredFor(detail, standing) : picked;
  const canWork = standing === "free" || standing === "mine";
  const holder = standing === "elsewhere" ? detail.claim?.by.displayName : undefined;
  // A refused claim has said so itself.
  useTellOfHolder(holder, chosen !== null && !claim.isError);
  const hold = () => {
    if (canWork && !claim.isPending) claim.mutate(detail.id);
  };
  const choose = (kind: DecisionKind | null) => {
    if (!canWork) return;
    if (standing === "free") hold();
    setPicked(kind);
  };
  const takeBack = () => {
    if (undo.isPending) return;
    setPicked(undefined);
    undo.mutate(undefined, {
      onSuccess: () => {
        decide.reset();
        heading.current?.focus();
      },
    });
  };
  useShortcuts({
    // A row of the list that has the focus comes before the open case.
    c: () => {
      if (!claimFocused()) hold();
    },
    n: () => note.current?.focus(),
    // Otherwise the list takes back what was decided before this case.
    ...(undoable && { u: takeBack }),
    ...Object.fromEntries(
      listDecisions(detail.subject.kind).map(({ key, kind }) => [key, () => choose(kind)]),
    ),
  });
  return {
    standing,
    canWork,
    /** The decision that Undo takes back. */
    undoableId: undoable,
    /** Whether the moderator holds the case by now: choosing claims it. */
    isHeld: standing === "mine" && !claim.isPending,
    isClaiming: claim.isPending || release.isPending,
    isUndoing: undo.isPending,
    chosen,
    /** Whether the moderator chose it; else the case offers it. */
    isPicked: Boolean(picked),
    decide,
    hold,
    giveBack: () => {
      setPicked(undefined);
      release.mutate();
    },
    choose,
    takeBack,
  };
}

/** For a wave removing is the rule (cases.6), until something else is picked, or nothing. */
function offeredFor({ subject }: CaseDetail, standing: CaseStanding): DecisionKind | null {
  return subject.kind === "wave" && standing === "mine" ? "remove" : null;
}

/** Tells a moderator, in the middle of a decision, that somebody else has claimed the case. */
function useTellOfHolder(holder: string | undefined, wasDeciding: boolean): void {
  const tell = useEffectEvent((name: string) => {
    if (wasDeciding) toast({ title: t`${name} is on it now`, description: t`Your words are kept.` });
  });
  useEffect(() => {
    if (holder) tell(holder);
  }, [holder]);
}
