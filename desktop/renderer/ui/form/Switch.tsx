import type { InputHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";

interface SwitchProps extends InputHTMLAttributes<HTMLInputElement> {
  readonly checked: boolean;
}

/**
 * Something that is on or off, effective at once. Needs a name: a label, `aria-label`
 * or `aria-labelledby`.
 */
export function Switch({ className, checked, ...input }: SwitchProps) {
  return (
    <span className="inline-flex shrink-0 items-center justify-center pointer-coarse:min-h-11 pointer-coarse:min-w-11">
      <input
        type="checkbox"
        role="switch"
        checked={checked}
        aria-checked={checked}
        className={classNames(
          "relative h-6 w-10.5 cursor-pointer appearance-none rounded-full border border-control bg-wash transition-colors",
          "before:absolute before:top-0.75 before:inset-s-0.75 before:size-4 before:rounded-full before:bg-control before:transition-transform",
          "checked:border-brand checked:bg-brand checked:before:translate-x-4.5 rtl:checked:before:-translate-x-4.5 checked:before:bg-on-brand",
          "disabled:cursor-not-allowed disabled:opacity-50",
          className,
        )}
        {...input}
      />
    </span>
  );
}
