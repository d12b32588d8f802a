import { t } from "@lingui/core/macro";
import { useEffect, useRef, useState } from "react";
import type { CaseDetail } from "#shared/cases/case-shapes.ts";
import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import type { CallOutput } from "#shared/endpoint.ts";
import type { previewDecision } from "#shared/cases/decide-contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import type { CaseWork } from "../case/use-case-work.ts";
import { formatCounts } from "../case-counts.ts";
import { useCaseDrafts } from "../case-drafts.ts";
import { decisionWords, describeEffect, describeWhenHeard } from "../case-words.ts";
import { buildDecision, createFirstDraft, findMissing, getWords, listDecisions } from "./decision-draft.ts";
import { DecisionFields } from "./DecisionFields.tsx";
import { usePreview } from "./use-decide.ts";
import { KeyedChoices } from "./KeyedChoices.tsx";
import { useHouseRules } from "./use-rules.ts";
import { getUserMessage } from "../../../lib/api/api-error.ts";

interface DecisionFormProps {
  readonly detail: CaseDetail;
  readonly work: CaseWork;
}

/** Takes the decision, its rule, and the words that the author reads (cases.4). */
export function DecisionForm({ detail, work }: DecisionFormProps) {
  const { kind } = detail.subject;
  const { chosen, choose } = work;
  return (
    <Card as="section" aria-labelledby="case-decide" className="space-y-4 p-4">
      <div>
        <h3 id="case-decide" className="font-semibold">{t`Decide`}</h3>
        <p className="text-meta text-quiet">{describeWhenHeard(chosen, detail)}</p>
      </div>
      <KeyedChoices
        legend={t`Decision`}
        choices={listDecisions(kind).map(({ key, kind: value }) => ({
          key,
          value,
          name: decisionWords[value].name,
          effect: describeEffect(value, kind),
        }))}
        chosen={chosen}
        onChoose={choose}
      />
      {chosen && <ChosenDecision detail={detail} work={work} kind={chosen} />}
    </Card>
  );
}

interface ChosenDecisionProps extends DecisionFormProps {
  readonly kind: DecisionKind;
}

function ChosenDecision({ detail, work, kind }: ChosenDecisionProps) {
  const { isPicked, isHeld, isClaiming, decide, hold, choose } = work;
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
        <Button variant="secondary" onClick={() => choose(null)}>{t`Cancel`}</Button>
        <Button
          data-confirm
          variant={!isLost && (kind === "remove" || kind === "suspend") ? "danger" : "primary"}
          isLoading={decide.isPending || isClaiming}
          disabled={isHeld && isWhole && waitsForPreview}
          onClick={isLost ? hold : send}
        >
          {isLost ? t`Claim again` : decisionWords[kind].name}
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
        <span>{getUserMessage(preview.error, t`What this affects could not be counted.`)}</span>
        <Button size="sm" variant="secondary" onClick={() => void preview.refetch()}>{t`Retry`}</Button>
      </div>
    );
  }
  return (
    <p role="status" className="min-h-4.5 text-meta text-quiet">
      {preview.data ? previewText(preview.data) : preview.isFetching ? t`Counting what this affects…` : ""}
    </p>
  );
}

/** 'This affects 12 accounts, 40 posts and 1 comment.' */
export function previewText(counts: CallOutput<typeof previewDecision>): string {
  const things = formatCounts(counts);
  return things === "" ? t`This affects nothing.` : t`This affects ${things}.`;
}
