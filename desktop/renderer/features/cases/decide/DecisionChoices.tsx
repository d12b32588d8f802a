import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { DecisionKind } from "#shared/cases/decision-kinds.ts";
import { Kbd } from "../../../ui/button/Kbd.tsx";
import { radioCardClass, radioClass } from "../../../ui/form/RadioCard.tsx";
import { decisionWords, effectText } from "../words/case-words.ts";
import { decisionsFor } from "./decisions-for.ts";

interface DecisionChoicesProps {
  readonly kind: CaseKind;
  readonly chosen: DecisionKind | null;
  readonly onChoose: (kind: DecisionKind) => void;
}

/** The decisions with what each does, and their keys. */
export function DecisionChoices({ kind, chosen, onChoose }: DecisionChoicesProps) {
  return (
    <fieldset>
      <legend className="sr-only">Decision</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {decisionsFor(kind).map((one) => (
          <label
            key={one.kind}
            className={radioCardClass("flex items-start gap-2.5 px-3 py-2 pointer-coarse:min-h-11")}
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
              <span className="block text-meta text-quiet">{effectText(one.kind, kind)}</span>
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
