import { plural, t } from "@lingui/core/macro";
import { zodResolver } from "@hookform/resolvers/zod";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { emailChangeHours, newEmail } from "#shared/account/email-change-contract.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { getFailureText } from "../../lib/form/failure-text.ts";
import { showFieldErrors } from "../../lib/form/show-field-errors.ts";
import { createFocusGuard } from "../../lib/form/form-focus.ts";
import { withFilledValues } from "../../lib/form/with-filled-values.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { TextField } from "../../ui/form/TextFields.tsx";
import { toast } from "../../lib/announce/toast.ts";
import { useRequestEmailChange } from "./use-email-change.ts";

interface Props {
  readonly user: Pick<CurrentUser, "email" | "isAdminByEmail">;
  readonly onClose: () => void;
}

/** Asks for the new address and the password (members.8). */
export function ChangeEmailDialog({ user, onClose }: Props) {
  const formId = useId();
  const change = useRequestEmailChange();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(newEmail), defaultValues: { email: "", password: "" } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    setRefusal(null);
    const mayMoveFocus = createFocusGuard(form);
    change.mutate(values, {
      onSuccess: ({ message }) => {
        toast({ title: t`Check your email`, description: message, tone: "success" });
        onClose();
      },
      onError: (error) => {
        const isPassword = error instanceof ApiError && error.code === "invalid_credentials";
        if (isPassword) {
          form.setError("password", { message: getFailureText(error) }, { shouldFocus: mayMoveFocus() });
        } else if (!showFieldErrors(form.setError, ["email", "password"], error, mayMoveFocus())) {
          setRefusal(getFailureText(error));
        }
      },
    });
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t`Change email`}
      description={t`We send a link to the new address, and a notice to the present one. Your email changes when you open the link, within ${
        plural(emailChangeHours, { one: "# hour", other: "# hours" })
      }.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} isLoading={change.isPending}>{t`Send link`}</Button>
        </>
      }
    >
      <form id={formId} noValidate {...withFilledValues(form, submit)} className="flex flex-col gap-5">
        <FormError message={refusal} />
        {user.isAdminByEmail && (
          <p className="wrap-anywhere rounded-control border border-hairline px-4 py-3 text-body">
            {t`You are an administrator because of your address, ${{
              address: user.email,
            }}. With another address you won't be one, unless it is in the server's ADMIN_EMAILS setting too.`}
          </p>
        )}
        <TextField
          label={t`New email`}
          type="email"
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={errors.email?.message}
          {...form.register("email")}
        />
        <PasswordField
          label={t`Password`}
          autoComplete="current-password"
          required
          error={errors.password?.message}
          {...form.register("password")}
        />
      </form>
    </Dialog>
  );
}
