import { t } from "@lingui/core/macro";
import { useState } from "react";
import { classNames } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { ChevronDown } from "../../../ui/icons/chevron-down.ts";
import { MissingAi } from "../MissingAi.tsx";
import type { AskedModel, ModelChoice } from "./model-choices.ts";
import { ModelRow } from "./ModelRow.tsx";

interface ModelDialogProps {
  readonly choices: readonly ModelChoice[];
  readonly chosen: ModelChoice | null;
  readonly onChoose: (name: AskedModel) => void;
  readonly onClose: () => void;
}

/** The models with their prices. A locked one explains what unlocks it before it leads there. */
export function ModelDialog({ choices, chosen, onChoose, onClose }: ModelDialogProps) {
  const [hasMore, setMore] = useState(chosen?.isMore ?? false);
  const [explained, setExplained] = useState<AskedModel | null>(null);
  const shown = choices.filter(({ isMore }) => !isMore);
  const more = choices.filter(({ isMore }) => isMore);
  const renderRows = (models: readonly ModelChoice[]) =>
    models.map((choice) => (
      <li key={choice.name}>
        <ModelRow
          choice={choice}
          isChosen={choice.name === chosen?.name}
          isExplained={choice.name === explained}
          onChoose={onChoose}
          onExplain={() => setExplained(choice.name === explained ? null : choice.name)}
        />
      </li>
    ));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Choose a model`}
      description={t`The price is for one answer or one image.`}
    >
      <ul className="-mx-2 space-y-1">{renderRows(shown)}</ul>
      {more.length > 0 && (
        <>
          <button
            type="button"
            aria-expanded={hasMore}
            className="mt-2 inline-flex min-h-10 items-center gap-1.5 rounded-control px-2 text-meta font-medium text-quiet hover:text-ink pointer-coarse:min-h-11"
            onClick={() => setMore(!hasMore)}
          >
            {t`More models`}
            <ChevronDown
              size={15}
              aria-hidden="true"
              className={classNames("transition-transform", hasMore && "rotate-180")}
            />
          </button>
          {hasMore && <ul className="-mx-2 space-y-1">{renderRows(more)}</ul>}
        </>
      )}
      <div className="mt-3 empty:hidden">
        <MissingAi />
      </div>
    </Dialog>
  );
}
