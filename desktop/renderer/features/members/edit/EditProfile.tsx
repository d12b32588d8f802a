import { plural, t } from "@lingui/core/macro";
import { useNavigate } from "@tanstack/react-router";
import { type UseFormReturn, useWatch } from "react-hook-form";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { bioLength, pronounsLength } from "#shared/account/profile-fields.ts";
import { formerUsernameDays, usernameChangeDays } from "#shared/account/username-change.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { DraftNote } from "../../../ui/composer/DraftNote.tsx";
import { LeaveQuestion } from "../../../ui/dialog/LeaveQuestion.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { SettingsSection } from "../../../ui/layout/SettingsSection.tsx";
import { EmailAddress } from "../../account/EmailAddress.tsx";
import { ResetPassword } from "../../account/ResetPassword.tsx";
import { OwnLines } from "./OwnLines.tsx";
import { ProfilePictures } from "./ProfilePictures.tsx";
import { useEditProfile } from "./use-edit-profile.ts";
import { useCalmBlur } from "../../../lib/form/use-calm-blur.ts";
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { CharacterCounter } from "../../../ui/composer/CharacterCounter.tsx";
import { TextArea, TextField } from "../../../ui/form/TextFields.tsx";
import type { CompleteProfile, ProfileInput } from "./profile-form.ts";
import { useTakenUsername } from "../../auth/use-taken-username.ts";

/** The tab in which members edit their profile (members.4). */
export function EditProfile({ user }: { readonly user: CurrentUser }) {
  return (
    <div className="space-y-3 pt-3">
      <ProfileForm user={user} />
      <SettingsSection title={t`Email and password`} intro={t`Both change by a link that we send you.`}>
        <div className="flex flex-col gap-6">
          <EmailAddress user={user} />
          <ResetPassword email={user.email} />
        </div>
      </SettingsSection>
    </div>
  );
}

function ProfileForm({ user }: { readonly user: CurrentUser }) {
  const edit = useEditProfile(user);
  const navigate = useNavigate();
  const { isUnsaved, isPending } = edit;
  return (
    <Card>
      <form noValidate aria-label={t`Edit profile`} onSubmit={edit.submit} className="flex flex-col gap-5">
        <ProfilePictures user={user} edit={edit} />
        <ProfileFields form={edit.form} user={user} />
        <div className="flex flex-wrap items-center justify-end gap-3 border-t border-hairline pt-5">
          <p role="status" className="me-auto text-meta text-quiet">
            {isUnsaved && t`Your changes are not saved yet.`}
          </p>
          <DraftNote news={edit.news} sentText={t`Saved in another tab.`} className="me-auto" />
          <Button
            variant="secondary"
            disabled={isPending}
            onClick={() =>
              void navigate({ to: "/$username", params: { username: user.username }, replace: true })}
          >
            {t`Cancel`}
          </Button>
          <Button type="submit" disabled={!isUnsaved} isLoading={isPending}>{t`Save Changes`}</Button>
        </div>
      </form>
      <LeaveQuestion
        isUnsaved={isUnsaved}
        body={t`The changes to your profile are not saved.`}
        onDiscard={edit.discard}
      />
    </Card>
  );
}

interface ProfileFieldsProps {
  readonly form: UseFormReturn<ProfileInput, unknown, CompleteProfile>;
  readonly user: CurrentUser;
}

/** The text fields of a profile, validated on blur. */
function ProfileFields({ form, user }: ProfileFieldsProps) {
  const calmBlur = useCalmBlur();
  const { errors } = form.formState;
  const bio = useWatch({ control: form.control, name: "bio" });
  return (
    <>
      <UsernameField form={form} user={user} />
      <TextField
        label={t`Display name`}
        autoComplete="name"
        required
        hint={t`The name others see.`}
        error={errors.displayName?.message}
        {...calmBlur(form.register("displayName"))}
      />
      <TextField
        label={t`Pronouns`}
        autoComplete="off"
        maxLength={pronounsLength}
        error={errors.pronouns?.message}
        {...calmBlur(form.register("pronouns"))}
      />
      <TextArea
        label={t`Bio`}
        rows={3}
        hint={
          <CharacterCounter
            text={bio ?? ""}
            limit={bioLength}
            warnAbove={bioLength - 20}
            noun="bio"
          />
        }
        error={errors.bio?.message}
        {...calmBlur(form.register("bio"))}
      />
      <TextField
        label={t`Location`}
        autoComplete="off"
        error={errors.location?.message}
        {...calmBlur(form.register("location"))}
      />
      <TextField
        label={t`Website`}
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        placeholder="https://"
        error={errors.website?.message}
        {...calmBlur(form.register("website"))}
      />
      <OwnLines form={form} />
    </>
  );
}

/** Says what a new username means, or when it can change again (members.7). */
function UsernameField({ form, user }: ProfileFieldsProps) {
  const calmBlur = useCalmBlur();
  const username = useWatch({ control: form.control, name: "username" }).trim() || user.username;
  const host = platform().publicAddress("/").replace(/^\w+:\/\/|\/$/g, "");
  const isNew = username !== user.username;
  const until = user.usernameChangeableAt;
  const taken = useTakenUsername(username, user.username);
  return (
    <TextField
      label={t`Username`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      readOnly={until !== null}
      hint={
        <>
          <span className="block wrap-anywhere">{t`Your profile URL is ${host}/${username}`}</span>
          {until && (
            <span className="block">
              {t`You can change it again on ${{ day: formatDayOfTime(until) }}.`}
            </span>
          )}
          {isNew && <span className="block">{getRenamingText(user.username)}</span>}
        </>
      }
      error={form.formState.errors.username?.message ?? taken}
      {...calmBlur(form.register("username"))}
    />
  );
}

function getRenamingText(formerName: string): string {
  const links = plural(formerUsernameDays, {
    one: `Links to @${formerName} lead here for # day.`,
    other: `Links to @${formerName} lead here for # days.`,
  });
  const change = plural(usernameChangeDays, {
    one: "You can change it again in # day.",
    other: "You can change it again in # days.",
  });
  return `${links} ${change}`;
}
