import { type UseFormReturn, useWatch } from "react-hook-form";
import { bioLength } from "#shared/account/profile-fields.ts";
import { formerUsernameDays, usernameChangeDays } from "#shared/account/username-change.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { useCalmBlur } from "../../../lib/form/use-calm-blur.ts";
import { formatDayOfTime } from "../../../lib/text/format-dates.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import { CharacterCounter } from "../../../ui/composer/CharacterCounter.tsx";
import { TextArea, TextField } from "../../../ui/form/TextFields.tsx";
import type { CompleteProfile, ProfileInput } from "./profile-form.ts";
import { useTakenUsername } from "../../auth/use-taken-username.ts";

interface ProfileFieldsProps {
  readonly form: UseFormReturn<ProfileInput, unknown, CompleteProfile>;
  readonly user: CurrentUser;
}

/** The text fields of a profile, validated on blur. */
export function ProfileFields({ form, user }: ProfileFieldsProps) {
  const calmBlur = useCalmBlur();
  const { errors } = form.formState;
  const bio = useWatch({ control: form.control, name: "bio" });
  return (
    <>
      <UsernameField form={form} user={user} />
      <TextField
        label="Display name"
        autoComplete="name"
        required
        hint="The name others see."
        error={errors.displayName?.message}
        {...calmBlur(form.register("displayName"))}
      />
      <TextArea
        label="Bio"
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
        label="Location"
        autoComplete="off"
        error={errors.location?.message}
        {...calmBlur(form.register("location"))}
      />
      <TextField
        label="Website"
        type="url"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="none"
        placeholder="https://"
        error={errors.website?.message}
        {...calmBlur(form.register("website"))}
      />
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
      label="Username"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      readOnly={until !== null}
      hint={
        <>
          <span className="block wrap-anywhere">{`Your profile URL is ${host}/${username}`}</span>
          {until && <span className="block">{`You can change it again on ${formatDayOfTime(until)}.`}</span>}
          {isNew && (
            <span className="block">
              {`Links to @${user.username} lead here for ${formerUsernameDays} days. You can change it again in ${usernameChangeDays} days.`}
            </span>
          )}
        </>
      }
      error={form.formState.errors.username?.message ?? taken}
      {...calmBlur(form.register("username"))}
    />
  );
}
