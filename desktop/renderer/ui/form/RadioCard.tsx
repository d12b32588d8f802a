import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { Elements } from "../elements.ts";

interface RadioCardProps {
  /** The same for all cards of a choice. */
  readonly name: string;
  readonly value: string;
  readonly label: ReactNode;
  readonly explanation: ReactNode;
  /** At the end of the card, for instance a price. */
  readonly aside?: Elements;
  readonly isChosen: boolean;
  readonly isDisabled?: boolean;
  readonly onChoose: () => void;
}

/** One of several choices, each with an explanation. */
export function RadioCard(
  { name, value, label, explanation, aside, isChosen, isDisabled, onChoose }: RadioCardProps,
) {
  return (
    <label className={radioCardClass("flex items-start gap-3 px-3 py-2.5")}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
        className={`mt-1 ${radioClass}`}
      />
      <span className="min-w-0 flex-1 font-semibold text-ink">
        <span>{label}</span>
        <span className="block text-meta font-normal text-quiet">{explanation}</span>
      </span>
      {aside}
    </label>
  );
}

/** Classes of a label that is the card of a radio button and lays out its content itself. */
export function radioCardClass(layout: string): string {
  return classNames(
    "cursor-pointer rounded-control border border-hairline transition-colors hover:bg-wash",
    "has-checked:border-brand has-checked:bg-brand-wash",
    "has-disabled:cursor-not-allowed has-disabled:hover:bg-transparent",
    "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand",
    layout,
  );
}

/** Classes of the radio button in it; the card shows the focus. */
export const radioClass = "size-4 shrink-0 accent-brand outline-none";
