import type { FocusEventHandler, Ref } from "react";
import { classNames } from "../class-names.ts";
import { getFieldClass } from "./Field.tsx";

export interface SelectOption<V extends string = string> {
  readonly value: V;
  readonly label: string;
  /** The language of the label, where it is another than the page's. */
  readonly lang?: string;
}

export interface SelectProps<V extends string> {
  readonly options: readonly SelectOption<V>[];
  /** One that is no option shows the placeholder. */
  readonly value: V;
  readonly placeholder?: string;
  readonly onChoose: (value: V) => void;
  readonly isDisabled?: boolean;
  readonly onBlur?: FocusEventHandler<HTMLButtonElement>;
  /** A field of a form, or quiet words beside a heading. */
  readonly look?: "field" | "quiet";
  readonly ref?: Ref<HTMLButtonElement>;
  // `Field` passes these: they belong to the label and the error around it.
  readonly id?: string;
  readonly "aria-label"?: string;
  readonly "aria-invalid"?: boolean;
  readonly "aria-required"?: boolean;
  readonly "aria-describedby"?: string | undefined;
  readonly "aria-busy"?: boolean;
}

/** Classes of the closed select. */
export function selectClass(look: "field" | "quiet", hasError = false): string {
  const layout = "flex cursor-pointer items-center justify-between gap-2 text-start pointer-coarse:min-h-11";
  return look === "field" ? getFieldClass(hasError, layout) : classNames(
    layout,
    "min-h-9 max-w-full rounded-control px-2 text-meta text-quiet hover:bg-wash hover:text-ink disabled:pointer-events-none data-[state=open]:bg-wash",
  );
}
