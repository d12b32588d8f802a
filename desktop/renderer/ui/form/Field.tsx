import { type ReactElement, type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
}

interface ControlProps {
  id: string;
  "aria-invalid": boolean;
  "aria-describedby": string | undefined;
}

/** Label, hint and error around one control. An error does not replace the hint. */
export function Field(
  { label, hint, error, isInvalid = Boolean(error), id: givenId, children }: FieldProps & {
    id?: string;
    /** Also where something else than `error` says what is wrong. */
    isInvalid?: boolean;
    children: (control: ControlProps) => ReactElement;
  },
) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-meta font-semibold text-ink">{label}</label>
      {children({ id, "aria-invalid": isInvalid, "aria-describedby": describedBy || undefined })}
      {hint && <div id={`${id}-hint`} className="text-meta text-quiet">{hint}</div>}
      {error && <p id={`${id}-error`} role="alert" className="text-meta font-medium text-danger">{error}</p>}
    </div>
  );
}

/** Classes of an input, a text area or a `Select`. */
export function getFieldClass(hasError: boolean, extra?: string): string {
  return classNames(
    "block w-full rounded-control border bg-surface px-3.5 py-2.5 text-body text-ink transition-colors",
    "placeholder:text-quiet disabled:cursor-not-allowed disabled:opacity-60",
    "focus-visible:outline-2 focus-visible:-outline-offset-1",
    hasError ? "border-danger focus-visible:outline-danger" : "border-control/80 hover:border-control",
    extra,
  );
}
