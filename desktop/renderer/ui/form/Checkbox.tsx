import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from "react";

interface CheckboxProps extends InputHTMLAttributes<HTMLInputElement> {
  label: ReactNode;
  error?: string;
  ref?: Ref<HTMLInputElement>;
}

/** The native checkbox in our colour. */
export function Checkbox({ label, error, id: givenId, className = "", ...input }: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex min-h-6 items-start gap-3 pointer-coarse:min-h-11 pointer-coarse:items-center">
        <input
          id={id}
          type="checkbox"
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
          className={`mt-px size-5 shrink-0 cursor-pointer accent-brand ${className}`}
          {...input}
        />
        <label htmlFor={id} className="text-body text-ink">{label}</label>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="ps-8 text-meta font-medium text-danger">{error}</p>
      )}
    </div>
  );
}
