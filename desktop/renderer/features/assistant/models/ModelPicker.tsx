import { t } from "@lingui/core/macro";
import { useState } from "react";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { LazyOverlay } from "../../../ui/dialog/LazyOverlay.tsx";
import { ChevronDown } from "../../../ui/icons/chevron-down.ts";
import type { AskedModel, ModelChoice } from "./model-choices.ts";

const loadDialog = () => import("./ModelDialog.tsx");

interface ModelPickerProps {
  readonly choices: readonly ModelChoice[];
  readonly chosen: ModelChoice | null;
  /** False where a price is out of place. */
  readonly hasPrice: boolean;
  readonly onChoose: (name: AskedModel) => void;
}

/** Which model answers and for how much; opens the choice of another. */
export function ModelPicker({ choices, chosen, hasPrice, onChoose }: ModelPickerProps) {
  const [isOpen, setOpen] = useState(false);
  // There is no choice while the others wait (ai.26).
  if (chosen?.price === 0) return null;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        disabled={choices.length === 0}
        className="inline-flex min-h-9 min-w-0 items-center gap-1.5 rounded-full px-3 text-meta font-medium whitespace-nowrap text-ink transition-colors hover:not-disabled:bg-wash disabled:text-quiet low:px-2 pointer-coarse:min-h-11"
        onClick={() => setOpen(true)}
      >
        <span className="sr-only">{t`Model:`}{" "}</span>
        <span className="truncate low:max-sm:max-w-20">{chosen ? chosen.name : t`Model`}</span>
        {chosen && hasPrice && <span className="tabular text-gold">{`${formatXp(chosen.price)} XP`}</span>}
        <ChevronDown size={15} aria-hidden="true" className="text-quiet" />
      </button>
      {isOpen && (
        <LazyOverlay load={loadDialog} onClose={() => setOpen(false)}>
          {({ ModelDialog }) => (
            <ModelDialog
              choices={choices}
              chosen={chosen}
              onChoose={(name) => {
                onChoose(name);
                setOpen(false);
              }}
              onClose={() => setOpen(false)}
            />
          )}
        </LazyOverlay>
      )}
    </>
  );
}
