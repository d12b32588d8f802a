import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import type { Elements } from "../elements.ts";
import { LockKeyhole } from "../icons/lock-keyhole.ts";

interface RadioCardProps {
  /** The same for all cards of a choice. */
  readonly name: string;
  readonly value: string;
  readonly label: ReactNode;
  readonly explanation: ReactNode;
  /** At the end of the card, for instance a price. */
  readonly aside?: Elements;
  /** Why the member may not choose it, and the way to change that. */
  readonly lock?: Elements;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One of several choices, each with an explanation. A locked one has a lock for a circle. */
export function RadioCard(
  { name, value, label, explanation, aside, lock, isChosen, onChoose }: RadioCardProps,
) {
  const lockId = useId();
  const isLocked = Boolean(lock);
  return (
    <div className={getRadioCardClass("")}>
      <label
        className={classNames("flex items-start gap-3 px-3 py-2.5", isLocked ? "pb-1" : "cursor-pointer")}
      >
        <span className="relative mt-0.5 flex shrink-0">
          <input
            type="radio"
            name={name}
            value={value}
            checked={isChosen}
            disabled={isLocked}
            aria-describedby={isLocked ? lockId : undefined}
            onChange={onChoose}
            className={radioClass}
          />
          {isLocked && <LockKeyhole size={16} aria-hidden="true" className="absolute inset-px text-quiet" />}
        </span>
        <span className={classNames("min-w-0 flex-1 font-semibold", isLocked ? "text-quiet" : "text-ink")}>
          <span>{label}</span>
          <span className="block text-meta font-normal text-quiet">{explanation}</span>
        </span>
        {aside}
      </label>
      {isLocked && <div id={lockId} className="pe-3 pb-2.5 ps-10.5">{lock}</div>}
    </div>
  );
}

/** Classes of a card that holds a radio button and lays out its content itself. */
export function getRadioCardClass(layout: string): string {
  return classNames(
    "cursor-pointer rounded-control border border-hairline transition-colors hover:bg-wash",
    "has-checked:border-brand has-checked:bg-brand-wash",
    "has-disabled:cursor-default has-disabled:border-dashed has-disabled:hover:bg-transparent",
    "has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-brand",
    layout,
  );
}

/**
 * Classes of the radio button in it; the card shows the focus. Drawn by us, since browsers draw an
 * unchecked and a disabled one nearly alike in dark.
 */
export const radioClass = classNames(
  "size-4.5 shrink-0 cursor-[inherit] appearance-none rounded-full border-2 border-control bg-surface outline-none",
  "checked:border-[5.5px] checked:border-brand disabled:border-transparent disabled:bg-transparent",
  "forced-colors:appearance-auto",
);
