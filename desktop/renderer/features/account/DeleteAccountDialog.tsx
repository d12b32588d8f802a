import { plural, t } from "@lingui/core/macro";
import { zodResolver } from "@hookform/resolvers/zod";
import { type ReactNode, useId, useState } from "react";
import { useForm } from "react-hook-form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { accountDeletion, deleteAccount } from "#shared/account/leaving-contract.ts";
import { restorableDays } from "#shared/account/restorable-days.ts";
import { formerUsernameDays } from "#shared/account/username-change.ts";
import { type CurrentUser, logout } from "#shared/auth/contract.ts";
import type { CallInput } from "#shared/endpoint.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { getFailureText } from "../../lib/form/failure-text.ts";
import { createFocusGuard } from "../../lib/form/form-focus.ts";
import { withFilledValues } from "../../lib/form/with-filled-values.ts";
import { showFieldErrors } from "../../lib/form/show-field-errors.ts";
import { Button } from "../../ui/button/Button.tsx";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { FormError } from "../../ui/form/FormError.tsx";
import { PasswordField } from "../../ui/form/PasswordField.tsx";
import { call } from "../../lib/api/call.ts";
import { forgetDraftsOf } from "../../lib/drafts/draft-file.ts";
import { beginSignOut } from "../../lib/session/redirect-unauthorized-to-sign-in.ts";
import { platform } from "../../lib/platform/current-platform.ts";
import { sessionKey } from "../../lib/query-keys/member-keys.ts";

/**
 * Says what is deleted, what stays and how long it can be undone, and asks for the password
 * (auth.18).
 */
export function DeleteAccountDialog({ onClose }: { readonly onClose: () => void }) {
  const formId = useId();
  const deletion = useDeleteAccount();
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm({ resolver: zodResolver(accountDeletion), defaultValues: { password: "" } });
  const { errors } = form.formState;
  const submit = form.handleSubmit((values) => {
    setRefusal(null);
    const mayMoveFocus = createFocusGuard(form);
    deletion.mutate(values, {
      onError: (error) => {
        if (error instanceof ApiError && error.code === "invalid_credentials") {
          form.setError("password", { message: getFailureText(error) }, { shouldFocus: mayMoveFocus() });
        } else if (!showFieldErrors(form.setError, ["password"], error, mayMoveFocus())) {
          setRefusal(getFailureText(error));
        }
      },
    });
  });
  // After a success the next page is loading.
  const isBusy = deletion.isPending || deletion.isSuccess;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && !isBusy && onClose()}
      title={t`Delete your account?`}
      description={<Consequences />}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant="danger" isLoading={isBusy}>{t`Delete account`}</Button>
        </>
      }
    >
      <form id={formId} noValidate {...withFilledValues(form, submit)} className="flex flex-col gap-5">
        <FormError message={refusal} />
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

function Consequences() {
  return (
    <dl className="flex flex-col gap-3">
      <Consequence when={t`At once`}>
        {t`You are signed out everywhere, and nobody can see your profile, posts or comments any longer. Promotions stop without a refund.`}
      </Consequence>
      <Consequence when={plural(restorableDays, { one: "For # day", other: "For # days" })}>
        {t`Sign in, and everything is back as it was.`}
      </Consequence>
      <Consequence when={t`After that`}>
        {t`Your profile, posts, comments, likes, pictures, AI chats, XP and badges are gone for good. Your email address is free again, your username ${
          plural(formerUsernameDays, { one: "# day", other: "# days" })
        } from today.`}
      </Consequence>
      <Consequence when={t`What stays`}>
        {t`Messages you sent, with those who received them, under the name “Deleted member”: unsend them first if you don't want that. Records of payments, as the law asks, and what moderators were sent.`}
      </Consequence>
    </dl>
  );
}

function Consequence({ when, children }: { readonly when: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="font-semibold text-ink">{when}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * Deletes the account and opens the sign-in screen, which says how to restore it. As with signing
 * out, a full page load removes the member's data from memory.
 */
function useDeleteAccount() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: CallInput<typeof deleteAccount>["body"]) => call(deleteAccount, { body }),
    onSuccess: async () => {
      beginSignOut();
      addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
      const member = client.getQueryData<CurrentUser | null>(sessionKey);
      await Promise.all([
        // The session is over; this makes the desktop app forget its token.
        call(logout).catch(() => undefined),
        // Others may use this computer.
        member && forgetDraftsOf(member.id),
      ]);
      platform().forgetMember();
      client.clear();
      location.assign("/login?mode=deleted");
    },
  });
}
