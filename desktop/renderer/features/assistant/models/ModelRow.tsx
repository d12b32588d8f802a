import { useId } from "react";
import { formatXp } from "../../../lib/text/format-counts-and-times.ts";
import { classNames } from "../../../ui/class-names.ts";
import type { Elements } from "../../../ui/elements.ts";
import { Ban } from "../../../ui/icons/ban.ts";
import { Check } from "../../../ui/icons/check.ts";
import { Image } from "../../../ui/icons/image.ts";
import { LockKeyhole } from "../../../ui/icons/lock-keyhole.ts";
import { MessageSquareText } from "../../../ui/icons/message-square-text.ts";
import { LockedModel } from "./LockedModel.tsx";
import { type AskedModel, type ModelChoice, noteOf } from "./model-choices.ts";

interface ModelRowProps {
  readonly choice: ModelChoice;
  readonly isChosen: boolean;
  /** Whether the row explains what unlocks the model. */
  readonly isExplained: boolean;
  readonly onChoose: (name: AskedModel) => void;
  readonly onExplain: () => void;
}

/**
 * A model with its price. A locked one explains what unlocks it before it leads to the shop; one
 * that this server lacks can't be pressed (shop.9).
 */
export function ModelRow({ choice, isChosen, isExplained, onChoose, onExplain }: ModelRowProps) {
  const explanationId = useId();
  const { name, lockedUntil, isServed } = choice;
  if (!isServed) return <div className={look("")}>{<Content choice={choice} sign={<Unserved />} />}</div>;
  if (lockedUntil) {
    return (
      <div className={classNames("rounded-control", isExplained && "bg-wash")}>
        <button
          type="button"
          aria-expanded={isExplained}
          aria-controls={isExplained ? explanationId : undefined}
          className={look("hover:bg-wash")}
          onClick={onExplain}
        >
          <Content choice={choice} sign={<Lock />} />
        </button>
        {isExplained && <LockedModel id={explanationId} choice={choice} tier={lockedUntil} />}
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={look(isChosen ? "bg-brand-wash" : "hover:bg-wash")}
      onClick={() => onChoose(name)}
    >
      <Content choice={choice} sign={<Chosen isChosen={isChosen} />} />
    </button>
  );
}

function look(more: string): string {
  return classNames(
    "flex min-h-13 w-full items-center gap-3 rounded-control px-3 py-2 text-left transition-colors",
    more,
  );
}

function Content({ choice, sign }: { readonly choice: ModelChoice; readonly sign: Elements }) {
  const { name, makes, price, lockedUntil, isServed } = choice;
  const Icon = makes === "image" ? Image : MessageSquareText;
  const isOpen = isServed && !lockedUntil;
  return (
    <>
      <Icon size={18} aria-hidden="true" className="shrink-0 text-quiet" />
      <span className="min-w-0 flex-1">
        <span className={classNames("block font-medium", isOpen ? "text-ink" : "text-quiet")}>{name}</span>
        <span className="block text-meta text-quiet">{noteOf(choice)}</span>
      </span>
      <span
        className={classNames(
          "tabular shrink-0 text-meta",
          isOpen ? "font-semibold text-gold" : "text-quiet",
        )}
      >
        {`${formatXp(price)} XP`}
      </span>
      {sign}
    </>
  );
}

function Unserved() {
  return <Ban size={16} aria-hidden="true" className="shrink-0 text-quiet" />;
}

function Lock() {
  return <LockKeyhole size={16} aria-hidden="true" className="shrink-0 text-quiet" />;
}

function Chosen({ isChosen }: { readonly isChosen: boolean }) {
  return (
    <Check
      size={16}
      aria-hidden="true"
      className={classNames("shrink-0 text-brand", !isChosen && "invisible")}
    />
  );
}
