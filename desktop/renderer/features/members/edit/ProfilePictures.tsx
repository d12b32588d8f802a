import { t } from "@lingui/core/macro";
import { profileImageAltLength } from "#shared/account/profile-fields.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { TextField } from "../../../ui/form/TextFields.tsx";
import { PictureField } from "../../media/PictureField.tsx";
import type { useEditProfile } from "./use-edit-profile.ts";

interface ProfilePicturesProps {
  readonly user: CurrentUser;
  readonly edit: ReturnType<typeof useEditProfile>;
}

/** Cover picture and profile picture, each with its description once there is one (members.17). */
export function ProfilePictures({ user, edit }: ProfilePicturesProps) {
  const { form, progress, isPending } = edit;
  const has = (picture: typeof edit.picture, saved: string | null | undefined) =>
    picture === undefined ? Boolean(saved) : picture !== null;
  return (
    <>
      <PictureField
        user={user}
        shape="wide"
        picture={edit.cover}
        error={edit.coverError}
        progress={progress?.of === "cover" ? progress.part : null}
        isDisabled={isPending}
        onChange={edit.setCover}
        onError={edit.setCoverError}
      />
      {has(edit.cover, user.coverImageUrl) && (
        <DescriptionField form={form} name="coverImageAlt" label={t`Describe the cover picture`} />
      )}
      <PictureField
        user={user}
        picture={edit.picture}
        error={edit.pictureError}
        progress={progress?.of === "picture" ? progress.part : null}
        isDisabled={isPending}
        onChange={edit.setPicture}
        onError={edit.setPictureError}
      />
      {has(edit.picture, user.profileImageUrl) && (
        <DescriptionField form={form} name="profileImageAlt" label={t`Describe the profile picture`} />
      )}
    </>
  );
}

interface DescriptionFieldProps {
  readonly form: ProfilePicturesProps["edit"]["form"];
  readonly name: "coverImageAlt" | "profileImageAlt";
  readonly label: string;
}

function DescriptionField({ form, name, label }: DescriptionFieldProps) {
  return (
    <TextField
      label={label}
      hint={t`For people who can't see it.`}
      autoComplete="off"
      maxLength={profileImageAltLength}
      error={form.formState.errors[name]?.message}
      {...form.register(name)}
    />
  );
}
