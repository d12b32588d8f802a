import { useEffect, useMemo, useRef, useState } from "react";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { decisionWords } from "../words/case-words.ts";
import { type DecisionDraft, decisionOf, firstDraft, missingIn, wordsOf } from "./decision-draft.ts";
import { DecisionChoices } from "./DecisionChoices.tsx";
import { DecisionFields } from "./DecisionFields.tsx";
import { DecisionPreview } from "./DecisionPreview.tsx";
import { type useDecide, usePreview } from "./use-decide.ts";
import { useHouseRules } from "./use-rules.ts";

interface DecisionFormProps {
  readonly detail: CaseDetail;
  readonly chosen: DecisionKind | null;
  /** Whether the moderator holds the case by now: choosing a decision claims it. */
  readonly isHeld: boolean;
  readonly decide: ReturnType<typeof useDecide>;
  readonly onChoose: (kind: DecisionKind | null) => void;
}

/** What is decided, by which rule, and the words that the author reads (cases.4). */
export function DecisionForm({ detail, chosen, isHeld, decide, onChoose }: DecisionFormProps) {
  return (
    <Card as="section" aria-labelledby="case-decide" className="space-y-4 p-4">
      <div>
        <h3 id="case-decide" className="font-semibold">Decide</h3>
        <p className="text-meta text-quiet">
          It takes effect at once. Author and reporters hear of it after ten minutes.
        </p>
      </div>
      <DecisionChoices kind={detail.subject.kind} chosen={chosen} onChoose={onChoose} />
      {chosen && (
        <ChosenDecision
          detail={detail}
          kind={chosen}
          isHeld={isHeld}
          decide={decide}
          onCancel={() => onChoose(null)}
        />
      )}
    </Card>
  );
}

interface ChosenDecisionProps extends Pick<DecisionFormProps, "detail" | "isHeld" | "decide"> {
  readonly kind: DecisionKind;
  readonly onCancel: () => void;
}

function ChosenDecision({ detail, kind, isHeld, decide, onCancel }: ChosenDecisionProps) {
  const rules = useHouseRules();
  const [draft, setDraft] = useState<DecisionDraft>(() => firstDraft(detail));
  const [isTried, setTried] = useState(false);
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
  const form = useFocusWhenChosen(kind, isHeld);
  const send = () => {
    setTried(true);
    if (isWhole && isHeld && !decide.isPending) decide.mutate({ body, idempotencyKey });
  };
  return (
    <div ref={form} className="space-y-4 scroll-my-4">
      <DecisionFields
        kind={kind}
        draft={draft}
        words={words}
        rules={rules}
        missing={isTried ? missing : {}}
        onChange={(change) => setDraft({ ...draft, ...change })}
      />
      {touchesMany && <DecisionPreview preview={preview} />}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onCancel}>Cancel</Button>
        <Button
          data-confirm
          variant={kind === "remove" || kind === "suspend" ? "danger" : "primary"}
          isLoading={decide.isPending || !isHeld}
          disabled={isWhole && waitsForPreview}
          onClick={send}
        >
          {decisionWords[kind].name}
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
