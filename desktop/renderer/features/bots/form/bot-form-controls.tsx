import type { ReactNode } from "react";
import { type FieldPath, useController, type UseFormReturn } from "react-hook-form";
import { useCalmBlur } from "../../../lib/form/use-calm-blur.ts";
import { Checkbox } from "../../../ui/form/Checkbox.tsx";
import { Field } from "../../../ui/form/Field.tsx";
import { Select } from "../../../ui/form/Select.tsx";
import { TextField, type TextFieldProps } from "../../../ui/form/TextFields.tsx";
import type { BotInput, CompleteBot } from "./bot-form.ts";

export type Form = UseFormReturn<BotInput, unknown, CompleteBot>;

interface InputProps extends Omit<TextFieldProps, "form" | "name" | "ref"> {
  readonly form: Form;
  readonly name: FieldPath<BotInput>;
}

/** A text, number or time field, validated on blur. */
export function Input({ form, name, ...input }: InputProps) {
  const calmBlur = useCalmBlur();
  return (
    <TextField
      autoComplete="off"
      error={form.formState.errors[name]?.message}
      {...input}
      {...calmBlur(form.register(name))}
    />
  );
}

interface ChoiceProps {
  readonly form: Form;
  readonly name: FieldPath<BotInput>;
  readonly label: string;
  readonly hint: ReactNode;
  /** Value and text. */
  readonly options: readonly (readonly [string, string])[];
}

/** One of several values. */
export function Choice({ form, name, label, hint, options }: ChoiceProps) {
  const { field } = useController({ control: form.control, name });
  const error = form.formState.errors[name]?.message;
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Select
          {...control}
          ref={field.ref}
          options={options.map(([value, text]) => ({ value, label: text }))}
          value={String(field.value)}
          onChoose={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}

interface TickProps {
  readonly form: Form;
  readonly name: FieldPath<BotInput>;
  readonly label: string;
  readonly hint: string;
}

/** Yes or no. */
export function Tick({ form, name, label, hint }: TickProps) {
  return (
    <Checkbox
      error={form.formState.errors[name]?.message}
      label={
        <>
          <span>{label}</span>
          <span className="block text-meta text-quiet">{hint}</span>
        </>
      }
      {...form.register(name)}
    />
  );
}
