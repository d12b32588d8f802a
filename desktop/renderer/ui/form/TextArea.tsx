import type { Ref, TextareaHTMLAttributes } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import { fieldClass } from "./field-class.ts";

interface TextAreaProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Grows with its content where the browser can (`field-sizing`), from `rows` on. */
export function TextArea({ label, hint, error, id, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <textarea
          rows={4}
          className={fieldClass(Boolean(error), `field-sizing-content resize-y ${className ?? ""}`)}
          {...area}
          {...control}
        />
      )}
    </Field>
  );
}
