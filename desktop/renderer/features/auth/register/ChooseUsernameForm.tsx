import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { otherUsername } from "#shared/auth/registration-contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { useChooseUsername } from "./use-registration.ts";
import { getFailureText } from "../../../lib/form/failure-text.ts";
import { showFieldErrors } from "../../../lib/form/show-field-errors.ts";
import { createFocusGuard } from "../../../lib/form/form-focus.ts";
import { withFilledValues } from "../../../lib/form/with-filled-values.ts";
import { UsernameField } from "./UsernameField.tsx";

/** Finishes a registration whose username was taken in the meantime. */
export function ChooseUsernameForm({ token }: { readonly token: string }) {
  const choose = useChooseUsername();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({
    resolver: zodResolver(otherUsername),
    mode: "onTouched",
    defaultValues: { token, username: "" },
  });
  const username = useWatch({ control: form.control, name: "username" });

  const submit = form.handleSubmit((choice) => {
    setRefusal(null);
    const mayMoveFocus = createFocusGuard(form);
    choose.mutate(choice, {
      onError: (error) => {
        if (!showFieldErrors(form.setError, ["username"], error, mayMoveFocus())) {
          setRefusal(getFailureText(error));
        }
      },
    });
  });

  return (
    <form noValidate {...withFilledValues(form, submit)} className="flex flex-col gap-5">
      <FormError message={refusal} />
      <UsernameField
        value={username}
        error={form.formState.errors.username?.message}
        field={form.register("username")}
      />
      <Button type="submit" size="lg" isLoading={choose.isPending}>Finish Joining</Button>
    </form>
  );
}
