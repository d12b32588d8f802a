import { classNames } from "../class-names.ts";

/** The look of an input, a text area or a select. */
export function fieldClass(hasError: boolean, extra?: string): string {
  return classNames(
    "block w-full rounded-control border bg-surface px-3.5 py-2.5 text-body text-ink transition-colors",
    "placeholder:text-quiet disabled:cursor-not-allowed disabled:opacity-60",
    "focus-visible:outline-2 focus-visible:-outline-offset-1",
    hasError ? "border-danger focus-visible:outline-danger" : "border-control/80 hover:border-control",
    extra,
  );
}
