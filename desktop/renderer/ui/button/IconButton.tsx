import type { ButtonHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The accessible name and the tooltip. */
  label: string;
  icon: ReactNode;
  /** For toggles: announced as pressed or not. */
  isPressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** Classes of an icon button, for a link that looks like one. */
export function getIconButtonClass(extra?: string): string {
  return classNames(
    "inline-flex size-9 shrink-0 items-center justify-center rounded-full text-quiet transition-colors",
    "hover:not-disabled:bg-wash hover:not-disabled:text-ink disabled:cursor-not-allowed disabled:opacity-50",
    "aria-expanded:bg-wash aria-expanded:text-ink pointer-coarse:size-11",
    extra,
  );
}

export function IconButton({ label, icon, isPressed, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tooltip={label}
      aria-pressed={isPressed}
      className={getIconButtonClass(className)}
      {...rest}
    >
      {icon}
    </button>
  );
}
