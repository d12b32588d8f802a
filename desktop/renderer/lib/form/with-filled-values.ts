import type { FocusEvent, FormEvent } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";

interface FormHandlers {
  readonly onFocus: (event: FocusEvent<HTMLFormElement>) => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * The handlers of a form that takes over what a password manager or the browser has written into
 * its fields without an event, and that would be sent as empty: as the focus moves on and as it is
 * sent.
 */
export function withFilledValues<V extends FieldValues, C, T>(
  form: Pick<UseFormReturn<V, C, T>, "getValues" | "setValue">,
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>,
): FormHandlers {
  const take = ({ currentTarget }: { readonly currentTarget: HTMLFormElement }) => {
    const fields = "input:not([type=checkbox], [type=radio])";
    for (const field of currentTarget.querySelectorAll<HTMLInputElement>(fields)) {
      const name = field.name as Path<V>;
      const known: unknown = field.name === "" ? undefined : form.getValues(name);
      if (typeof known === "string" && known !== field.value) {
        form.setValue(name, field.value as V[typeof name], { shouldDirty: true });
      }
    }
  };
  return {
    onFocus: take,
    onSubmit: (event) => {
      take(event);
      void submit(event);
    },
  };
}
