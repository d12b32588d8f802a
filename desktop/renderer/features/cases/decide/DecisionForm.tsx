import { useEffect, useRef, useState } from "react";
import type { CaseDetail, CaseKind } from "#shared/cases/case-shapes.ts";
import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import type { CallOutput } from "#shared/endpoint.ts";
import type { previewDecision } from "#shared/cases/decide-contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useCaseDrafts } from "../case-drafts.ts";
import { decisionWords, describeEffect, describeWhenHeard } from "../case-words.ts";
import { buildDecision, createFirstDraft, findMissing, getWords } from "./decision-draft.ts";
import { DecisionFields } from "./DecisionFields.tsx";
import { type useDecide, usePreview } from "./use-decide.ts";
import { useHouseRules } from "./use-rules.ts";
import { getUserMessage } from "../../../lib/api/api-error.ts";
import { formatNumber } from "../../../lib/text/format-counts-and-times.ts";
import { Kbd } from "../../../ui/button/Kbd.tsx";
import { getRadioCardClass, radioClass } from "../../../ui/form/RadioCard.tsx";
import { listDecisions } from "./list-decisions.ts";

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

/** Takes the decision, its rule, and the words that the author reads (cases.4). */
export function DecisionForm({ chosen, onChoose, ...rest }: DecisionFormProps) {
  const { detail } = rest;
  return (
    <Card as="section" aria-labelledby="case-decide" className="space-y-4 p-4">
      <div>
        <h3 id="case-decide" className="font-semibold">Decide</h3>
        <p className="text-meta text-quiet">
          {describeWhenHeard(chosen, detail)}
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
  const draft = drafts.decision ?? createFirstDraft(detail);
  const [refusals, setRefusals] = useState(0);
  const words = getWords(draft, kind, rules);
  const missing = findMissing(draft, kind, words);
  const body = buildDecision(draft, kind, words);
  const isWhole = Object.keys(missing).length === 0;
  const touchesMany = detail.subject.kind === "wave" || draft.removesContent || kind === "suspend";
  const preview = usePreview(detail.id, isHeld && isWhole && touchesMany ? body : null);
  const waitsForPreview = detail.subject.kind === "wave" && kind !== "no_violation" && !preview.data;
  const form = useFocusWhenChosen(kind, isHeld && isPicked);
  // The claim was given back, ran out or was refused.
  const isLost = !isHeld && !isClaiming;
  const send = () => {
    setRefusals((count) => count + (isWhole ? 0 : 1));
    if (isWhole && isHeld && !decide.isPending) decide.mutate(body);
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

/** Shows what the decision would touch, before it is made. */
function DecisionPreview({ preview }: { readonly preview: ReturnType<typeof usePreview> }) {
  if (preview.isError) {
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3 text-meta text-danger">
        <span>{getUserMessage(preview.error, "What this affects could not be counted.")}</span>
        <Button size="sm" variant="secondary" onClick={() => void preview.refetch()}>Retry</Button>
      </div>
    );
  }
  return (
    <p role="status" className="min-h-4.5 text-meta text-quiet">
      {preview.data ? previewText(preview.data) : preview.isFetching ? "Counting what this affects…" : ""}
    </p>
  );
}

/** 'This affects 12 accounts, 40 posts and 1 comment.' */
export function previewText(counts: CallOutput<typeof previewDecision>): string {
  const parts = [
    counted(counts.accounts, "account", "accounts"),
    counted(counts.posts, "post", "posts"),
    counted(counts.comments, "comment", "comments"),
    counted(counts.messages, "message", "messages"),
    counted(counts.promotions, "promotion", "promotions"),
  ].filter((part) => part !== null);
  if (parts.length === 0) return "This affects nothing.";
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts[0];
  return `This affects ${list}.`;
}

function counted(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${formatNumber(count)} ${count === 1 ? one : many}`;
}

interface DecisionChoicesProps {
  readonly kind: CaseKind;
  readonly chosen: DecisionKind | null;
  readonly onChoose: (kind: DecisionKind) => void;
}

/** The decisions with what each does, and their keys. */
function DecisionChoices({ kind, chosen, onChoose }: DecisionChoicesProps) {
  return (
    <fieldset>
      <legend className="sr-only">Decision</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {listDecisions(kind).map((one) => (
          <label
            key={one.kind}
            className={getRadioCardClass("flex items-start gap-2.5 px-3 py-2 pointer-coarse:min-h-11")}
          >
            <input
              type="radio"
              name="decision"
              value={one.kind}
              checked={chosen === one.kind}
              onChange={() => onChoose(one.kind)}
              className={`${radioClass} mt-0.5`}
            />
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{decisionWords[one.kind].name}</span>
              <span className="block text-meta text-quiet">{describeEffect(one.kind, kind)}</span>
            </span>
            <span aria-hidden="true" className="pointer-coarse:hidden">
              <Kbd name={one.key} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
