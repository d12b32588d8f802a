import { t } from "@lingui/core/macro";
import type { InputHTMLAttributes, KeyboardEvent, Ref, TextareaHTMLAttributes } from "react";
import { sendsAnywhere } from "../../lib/keyboard/enter-key.ts";
import { limitTo } from "./limit-to.ts";
import { Field, type FieldProps, getFieldClass } from "./Field.tsx";

export interface TextFieldProps extends FieldProps, InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, hint, error, id, className, maxLength, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <input
          type="text"
          className={getFieldClass(Boolean(error), className)}
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
      label={t`Email`}
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
  /** Called on Ctrl+Enter or Cmd+Enter outside a form; a form is submitted. */
  onSend?: () => void;
}

/** Grows with its content, and has `rows` where the browser lacks `field-sizing`. */
export function TextArea(
  { label, hint, error, id, className, onKeyDown, onSend, maxLength, ...area }: TextAreaProps,
) {
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event);
    if (!sendsAnywhere(event)) return;
    event.preventDefault();
    if (onSend) onSend();
    else event.currentTarget.form?.requestSubmit();
  };
  return (
    <Field label={label} hint={hint} error={error} id={id}>
      {(control) => (
        <textarea
          rows={4}
          onKeyDown={pressKey}
          className={getFieldClass(Boolean(error), `field-sizing-content resize-y ${className ?? ""}`)}
          {...limitTo(maxLength)}
          {...area}
          {...control}
        />
      )}
    </Field>
  );
}
