import { useEffect, useMemo, useRef, useState } from "react";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useCaseDrafts } from "../case-drafts.ts";
import { decisionWords, whenHeard } from "../words/case-words.ts";
import { decisionOf, firstDraft, missingIn, wordsOf } from "./decision-draft.ts";
import { DecisionChoices } from "./DecisionChoices.tsx";
import { DecisionFields } from "./DecisionFields.tsx";
import { DecisionPreview } from "./DecisionPreview.tsx";
import { type useDecide, usePreview } from "./use-decide.ts";
import { useHouseRules } from "./use-rules.ts";

interface DecisionFormProps {
  readonly detail: CaseDetail;
  readonly chosen: DecisionKind | null;
  /** Whether the moderator chose it; else the case offers it. */
  readonly isPicked: boolean;
  /** Whether the moderator holds the case by now: choosing a decision claims it. */
  readonly isHeld: boolean;
  readonly isClaiming: boolean;
  readonly decide: ReturnType<typeof useDecide>;
  readonly onClaim: () => void;
  readonly onChoose: (kind: DecisionKind | null) => void;
}

/** What is decided, by which rule, and the words that the author reads (cases.4). */
export function DecisionForm({ chosen, onChoose, ...rest }: DecisionFormProps) {
  const { detail } = rest;
  return (
    <Card as="section" aria-labelledby="case-decide" className="space-y-4 p-4">
      <div>
        <h3 id="case-decide" className="font-semibold">Decide</h3>
        <p className="text-meta text-quiet">
          {whenHeard(chosen, detail)}
        </p>
      </div>
      <DecisionChoices kind={detail.subject.kind} chosen={chosen} onChoose={onChoose} />
      {chosen && <ChosenDecision {...rest} kind={chosen} onCancel={() => onChoose(null)} />}
    </Card>
  );
}

interface ChosenDecisionProps extends Omit<DecisionFormProps, "chosen" | "onChoose"> {
  readonly kind: DecisionKind;
  readonly onCancel: () => void;
}

function ChosenDecision(
  { detail, kind, isPicked, isHeld, isClaiming, decide, onClaim, onCancel }: ChosenDecisionProps,
) {
  const rules = useHouseRules();
  const [drafts, changeDrafts] = useCaseDrafts(detail.id);
  const draft = drafts.decision ?? firstDraft(detail);
  const [refusals, setRefusals] = useState(0);
  const words = wordsOf(draft, kind, rules);
  const missing = missingIn(draft, kind, words);
  const body = decisionOf(draft, kind, words);
  // Another decision is another call; a retry of this one is the same.
  const text = JSON.stringify(body);
  const idempotencyKey = useMemo(() => [crypto.randomUUID(), text] as const, [text])[0];
  const isWhole = Object.keys(missing).length === 0;
  const touchesMany = detail.subject.kind === "wave" || draft.removesContent || kind === "suspend";
  const preview = usePreview(detail.id, isHeld && isWhole && touchesMany ? body : null);
  const waitsForPreview = detail.subject.kind === "wave" && kind !== "no_violation" && !preview.data;
  const form = useFocusWhenChosen(kind, isHeld && isPicked);
  // The claim was given back, ran out or was refused.
  const isLost = !isHeld && !isClaiming;
  const send = () => {
    setRefusals((count) => count + (isWhole ? 0 : 1));
    if (isWhole && isHeld && !decide.isPending) decide.mutate({ body, idempotencyKey });
  };
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [form, refusals]);
  return (
    <div ref={form} className="space-y-4 scroll-my-4">
      <DecisionFields
        subject={detail.subject.kind}
        first={detail.wave?.first ?? null}
        kind={kind}
        draft={draft}
        words={words}
        rules={rules}
        missing={refusals > 0 ? missing : {}}
        onChange={(change) => changeDrafts({ decision: { ...draft, ...change } })}
      />
      {touchesMany && <DecisionPreview preview={preview} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>Cancel</Button>
        <Button
          data-confirm
          variant={!isLost && (kind === "remove" || kind === "suspend") ? "danger" : "primary"}
          isLoading={decide.isPending || isClaiming}
          disabled={isHeld && isWhole && waitsForPreview}
          onClick={isLost ? onClaim : send}
        >
          {isLost ? "Claim again" : decisionWords[kind].name}
        </Button>
      </div>
    </div>
  );
}

/** A decision that was chosen by its key moves the focus to the button that sends it. */
function useFocusWhenChosen(kind: DecisionKind, isReady: boolean) {
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const section = form.current?.closest("section");
    if (!isReady || !section || section.contains(document.activeElement)) return;
    form.current?.scrollIntoView({ block: "nearest" });
    form.current?.querySelector<HTMLElement>("[data-confirm]")?.focus({ preventScroll: true });
  }, [kind, isReady]);
  return form;
}
