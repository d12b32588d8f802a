import type { InputHTMLAttributes, Ref } from "react";
import { Field, type FieldProps } from "./Field.tsx";
import { fieldClass } from "./field-class.ts";

export interface TextFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, hint, error, id, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <input type="text" className={fieldClass(Boolean(error), className)} {...input} {...control} />
      )}
    </Field>
  );
}
