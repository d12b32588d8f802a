import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from "react";
import { limitTo } from "./limit-to.ts";
import { Field, fieldClass, type FieldProps } from "./Field.tsx";

export interface TextFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, hint, error, id, className, maxLength, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <input
          type="text"
          dir="auto"
          className={fieldClass(Boolean(error), className)}
          {...limitTo(maxLength)}
          {...input}
          {...control}
        />
      )}
    </Field>
  );
}

/**
 * A `TextField` for an email address: the keyboard of addresses, nothing corrected or capitalised.
 */
export function EmailField(props: Omit<TextFieldProps, "label" | "type">) {
  return (
    <TextField
      label="Email"
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      {...props}
    />
  );
}

interface TextAreaProps extends FieldProps, TextareaHTMLAttributes<HTMLTextAreaElement> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Grows with its content from `rows` on, where the browser supports `field-sizing`. */
export function TextArea({ label, hint, error, id, className, maxLength, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <textarea
          rows={4}
          dir="auto"
          className={fieldClass(Boolean(error), `field-sizing-content resize-y ${className ?? ""}`)}
          {...limitTo(maxLength)}
          {...area}
          {...control}
        />
      )}
    </Field>
  );
}
