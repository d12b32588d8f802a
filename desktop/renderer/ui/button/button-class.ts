import { classNames } from "../class-names.ts";

export type ButtonVariant = "primary" | "secondary" | "quiet" | "danger" | "inverse";
export type ButtonSize = "sm" | "md" | "lg";

const base =
  "inline-flex shrink-0 items-center justify-center gap-2 rounded-full font-semibold whitespace-nowrap tight:shrink tight:whitespace-normal " +
  "no-underline select-none transition-colors disabled:cursor-not-allowed disabled:opacity-50 " +
  "aria-disabled:cursor-not-allowed aria-disabled:opacity-50";

const variants: Record<ButtonVariant, string> = {
  primary: "bg-brand text-on-brand hover:not-disabled:bg-brand-strong",
  secondary: "bg-surface text-ink ring-1 ring-inset ring-control/60 hover:not-disabled:bg-wash",
  quiet: "bg-transparent text-ink hover:not-disabled:bg-wash",
  /** On dark backgrounds. */
  inverse: "bg-on-deep text-deep hover:not-disabled:bg-white focus-visible:outline-on-deep",
  danger: "bg-danger text-on-danger hover:not-disabled:opacity-90",
};

const sizes: Record<ButtonSize, string> = {
  sm: "min-h-8 px-3.5 text-meta pointer-coarse:min-h-11",
  md: "min-h-10 px-5 text-body pointer-coarse:min-h-11",
  lg: "min-h-12 px-7 text-lead",
};

/**
 * Classes of a button, for other elements: a plain link on the landing page, which has no Radix.
 */
export function getButtonClass(
  variant: ButtonVariant = "primary",
  size: ButtonSize = "md",
  extra?: string,
): string {
  return classNames(base, variants[variant], sizes[size], extra);
}
