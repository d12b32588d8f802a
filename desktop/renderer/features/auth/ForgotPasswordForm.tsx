import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { emailOnly } from "#shared/auth/contract.ts";
import { Button } from "../../ui/Button.tsx";
import { FormError } from "../../ui/FormError.tsx";
import { TextField } from "../../ui/TextField.tsx";
import { toast } from "../../ui/toast.ts";
import { useForgotPassword } from "./api.ts";
import { failureText } from "./failure-text.ts";
import { focusGuard } from "./focus-guard.ts";
import { showFieldErrors } from "./show-field-errors.ts";
import { useArrivalFocus } from "./use-arrival-focus.ts";

/** Asks for a reset mail. The answer is the same whether or not the address is known (decision 23). */
export function ForgotPasswordForm() {
  const request = useForgotPassword();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(emailOnly), defaultValues: { email: "" } });
  useArrivalFocus(() => form.setFocus("email"));

  const submit = form.handleSubmit(({ email }) => {
    setSentTo(null);
    const mayMoveFocus = focusGuard(form);
    request.mutate(email, {
      onSuccess: ({ message }) => {
        setSentTo(email);
        toast({ title: "Reset Email Sent", description: message, tone: "success" });
      },
      onError: (error) => {
        toast({ title: "Failed to Send Reset Email", description: failureText(error), tone: "danger" });
        showFieldErrors(form.setError, ["email"], error, mayMoveFocus());
      },
    });
  });

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <FormError message={request.error && failureText(request.error)} />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={form.formState.errors.email?.message}
        {...form.register("email")}
      />
      <Button type="submit" size="lg" isLoading={request.isPending}>Send Reset Email</Button>
      {sentTo && (
        <p className="rounded-control border border-hairline p-4 text-quiet">
          If <strong className="wrap-anywhere text-ink">{sentTo}</strong>{" "}
          belongs to an account, a link to set a new password is on its way. It works once, for one hour.
        </p>
      )}
    </form>
  );
}
