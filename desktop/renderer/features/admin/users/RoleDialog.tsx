import { t } from "@lingui/core/macro";
import { type ChangeEvent, useId, useRef, useState } from "react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { AdminUser } from "#shared/admin/contract.ts";
import { isolateName } from "#shared/isolate-name.ts";
import { type Appointment, changeRole } from "#shared/admin/role-contract.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { useKeptText } from "../../../lib/drafts/use-kept-text.ts";
import { getFailureText } from "../../../lib/form/failure-text.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Dialog } from "../../../ui/dialog/Dialog.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import { TextArea } from "../../../ui/form/TextFields.tsx";
import { call } from "../../../lib/api/call.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { changeUser, invalidateUsers } from "./use-admin-users.ts";

/** The limit of the contract. */
const reasonLength = 500;

interface RoleDialogProps {
  readonly member: AdminUser;
  readonly onClose: () => void;
}

/** Makes a member a moderator or dismisses them (roles.1): asks for the reason and the password. */
export function RoleDialog({ member, onClose }: RoleDialogProps) {
  const isNaming = member.role === "member";
  const formId = useId();
  const { username } = member;
  const name = isolateName(member.displayName);
  const { reasonField, isSending, send, ...form } = useRoleForm(member, onClose);
  return (
    <Dialog
      isAlert
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isNaming ? t`Make ${name} a moderator?` : t`Remove ${name} as moderator?`}
      description={isNaming
        ? t`@${username} can read reports with who reported, and decide about posts, comments, messages and members. They see no email addresses, and can give no XP.`
        : t`@${username} loses the moderators' desk at once, also where it is open.`}
      initialFocus={reasonField}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>{t`Cancel`}</Button>
          <Button type="submit" form={formId} variant={isNaming ? "primary" : "danger"} isLoading={isSending}>
            {isNaming ? t`Make moderator` : t`Remove as moderator`}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="space-y-4"
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        <FormError message={form.problem} />
        <TextArea
          {...form.reason}
          ref={reasonField}
          label={t`Reason`}
          hint={t`@${username} reads it, and the audit keeps it.`}
          rows={2}
          required
          maxLength={reasonLength}
        />
        <PasswordField {...form.password} label={t`Your password`} autoComplete="current-password" required />
      </form>
    </Dialog>
  );
}

/** Returns what is written, what is missing, and what the server refused. */
function useRoleForm(member: AdminUser, onDone: () => void) {
  const change = useChangeRole();
  const { text: reason, ...kept } = useKeptText(`role ${member.id}`);
  const [hasPassword, setHasPassword] = useState(false);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly isPassword: boolean; readonly text: string }>();
  const reasonField = useRef<HTMLTextAreaElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const send = () => {
    // A manager may have filled it without an event.
    const password = passwordField.current?.value ?? "";
    setTried(true);
    setRefusal(undefined);
    setHasPassword(password !== "");
    if (reason.trim() === "") return reasonField.current?.focus();
    if (password === "") return passwordField.current?.focus();
    const role = member.role === "member" ? "moderator" : "member";
    change.mutate({ member, role, reason: reason.trim(), password }, {
      onSuccess: () => {
        kept.forget();
        onDone();
      },
      onError: (error) => {
        const isPassword = error instanceof ApiError && error.code === "invalid_credentials";
        setRefusal({ isPassword, text: getFailureText(error) });
        if (isPassword) passwordField.current?.focus();
      },
    });
  };
  return {
    send,
    isSending: change.isPending,
    problem: refusal && !refusal.isPassword ? refusal.text : null,
    reasonField,
    reason: {
      value: reason,
      error: isTried && reason.trim() === "" ? t`Please write a reason.` : undefined,
      onChange: ({ target }: ChangeEvent<HTMLTextAreaElement>) => kept.write(target.value),
    },
    password: {
      ref: passwordField,
      error: isTried && !hasPassword
        ? t`Enter your password.`
        : refusal?.isPassword
        ? refusal.text
        : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => setHasPassword(target.value !== ""),
    },
  };
}

interface ChangeOfRole {
  readonly member: AdminUser;
  readonly role: Appointment;
  readonly reason: string;
  readonly password: string;
}

/** Makes a member a moderator or dismisses them (roles.1). */
function useChangeRole() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ member, ...body }: ChangeOfRole) => call(changeRole, { params: { id: member.id }, body }),
    onSuccess: (user, { role }) => {
      const { displayName } = user;
      changeUser(client, user.id, () => user);
      toast({
        title: role === "moderator"
          ? t`${displayName} is a moderator now`
          : t`${displayName} is no longer a moderator`,
        tone: "success",
      });
    },
    // Another administrator may have acted on the same member.
    onSettled: () => invalidateUsers(client),
  });
}
