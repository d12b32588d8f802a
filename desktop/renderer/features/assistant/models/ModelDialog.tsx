import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { Check } from "../../../ui/icons/check.ts";
import { ChevronDown } from "../../../ui/icons/chevron-down.ts";
import { Image } from "../../../ui/icons/image.ts";
import { LockKeyhole } from "../../../ui/icons/lock-keyhole.ts";
import { MessageSquareText } from "../../../ui/icons/message-square-text.ts";
import type { AskedModel, ModelChoice } from "./model-choices.ts";

interface ModelDialogProps {
  readonly choices: readonly ModelChoice[];
  readonly chosen: ModelChoice | null;
  readonly onChoose: (name: AskedModel) => void;
  readonly onClose: () => void;
}

/** The models with their prices; a locked one says which badge unlocks it, and leads there. */
export function ModelDialog({ choices, chosen, onChoose, onClose }: ModelDialogProps) {
  const [hasMore, setMore] = useState(chosen?.isMore ?? false);
  const shown = choices.filter(({ isMore }) => !isMore);
  const more = choices.filter(({ isMore }) => isMore);
  const renderRows = (models: readonly ModelChoice[]) =>
    models.map((choice) => (
      <li key={choice.name}>
        <ModelRow choice={choice} isChosen={choice.name === chosen?.name} onChoose={onChoose} />
      </li>
    ));
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Choose a model"
      description="The price is for one answer or one image."
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
            More models
            <ChevronDown
              size={15}
              aria-hidden="true"
              className={classNames("transition-transform", hasMore && "rotate-180")}
            />
          </button>
          {hasMore && <ul className="-mx-2 space-y-1">{renderRows(more)}</ul>}
        </>
      )}
    </Dialog>
  );
}

interface ModelRowProps {
  readonly choice: ModelChoice;
  readonly isChosen: boolean;
  readonly onChoose: (name: AskedModel) => void;
}

function ModelRow({ choice: { name, makes, price, lockedUntil }, isChosen, onChoose }: ModelRowProps) {
  const Icon = makes === "image" ? Image : MessageSquareText;
  const look = classNames(
    "flex min-h-13 w-full items-center gap-3 rounded-control px-3 py-2 text-left no-underline transition-colors",
    isChosen ? "bg-brand-wash" : "hover:bg-wash",
  );
  const content = (
    <>
      <Icon size={18} aria-hidden="true" className="shrink-0 text-quiet" />
      <span className="min-w-0 flex-1">
        <span className={classNames("block font-medium", lockedUntil ? "text-quiet" : "text-ink")}>
          {name}
        </span>
        <span className="block text-meta text-quiet">
          {lockedUntil
            ? `Unlock with ${lockedUntil}`
            : makes === "image"
            ? "Makes an image"
            : "Answers in text"}
        </span>
      </span>
      <span
        className={classNames(
          "tabular shrink-0 text-meta",
          lockedUntil ? "text-quiet" : "font-semibold text-gold",
        )}
      >
        {`${formatXp(price)} XP`}
      </span>
      {lockedUntil ? <LockKeyhole size={16} aria-hidden="true" className="shrink-0 text-quiet" /> : (
        <Check
          size={16}
          aria-hidden="true"
          className={classNames("shrink-0 text-brand", !isChosen && "invisible")}
        />
      )}
    </>
  );
  if (lockedUntil) return <Link to="/xp-shop" className={look}>{content}</Link>;
  return (
    <button type="button" aria-pressed={isChosen} className={look} onClick={() => onChoose(name)}>
      {content}
    </button>
  );
}
