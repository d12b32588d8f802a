import { t } from "@lingui/core/macro";
import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, type UseFormReturn, useWatch } from "react-hook-form";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { showFieldErrors } from "../../../lib/form/show-field-errors.ts";
import { createFocusGuard } from "../../../lib/form/form-focus.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { getPictureError, UploadFailure } from "../../media/upload-picture.ts";
import { findLineField } from "./own-lines.ts";
import {
  type CompleteProfile,
  createProfileDraft,
  createProfileSchema,
  findChangedFields,
  getProfileFormValues,
  profileFields,
  type ProfileInput,
} from "./profile-form.ts";
import { CoverFailure, type Progress, useSaveProfile } from "./use-save-profile.ts";
import type { NewPicture } from "../../media/PictureField.tsx";
import { useKeepTexts, useProfileDraft } from "./use-profile-draft.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";

/**
 * The form's values and picture, kept as a draft, and its submit. A failed save leaves the form as
 * it is.
 */
export function useEditProfile(user: CurrentUser) {
  const { initial, picture, setPicture, cover, setCover, ofOtherTabs } = useProfileDraft(user);
  const save = useSaveProfile();
  const [pictureError, setPictureError] = useState<string | null>(null);
  const [coverError, setCoverError] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const form = useForm<ProfileInput, unknown, CompleteProfile>({
    resolver: zodResolver(createProfileSchema(user)),
    mode: "onTouched",
    defaultValues: initial,
  });
  const values = useWatch({ control: form.control });
  const { news, forget } = useKeepTexts(user, form, values, ofOtherTabs);

  const submit = form.handleSubmit((complete) => {
    setPictureError(null);
    setCoverError(null);
    const mayMoveFocus = createFocusGuard(form);
    const values = form.getValues();
    const sent = JSON.stringify(values);
    const fields = { ...findChangedFields(complete, user), ...describeNew(complete, { picture, cover }) };
    save.mutate({ fields, picture, cover, onProgress: setProgress }, {
      onSuccess: (saved) => {
        setPicture(undefined);
        setCover(undefined);
        // Text written during the save stays.
        if (JSON.stringify(form.getValues()) === sent) {
          form.reset(getProfileFormValues(saved));
          forget(true);
        }
        toast({ title: t`Profile updated`, tone: "success" });
      },
      onError: (error) => {
        toastSaveFailure(error);
        (isOfCover(error) ? setCoverError : setPictureError)(getPictureError(error));
        const aboutName = usernameErrorOf(error);
        if (aboutName) form.setError("username", { message: aboutName }, { shouldFocus: mayMoveFocus() });
        else if (!showFieldErrors(form.setError, profileFields, error, mayMoveFocus())) {
          showLineErrors(form, values, error);
        }
      },
      onSettled: () => setProgress(null),
    });
  });
  return {
    form,
    picture,
    setPicture,
    pictureError,
    setPictureError,
    cover,
    setCover,
    coverError,
    setCoverError,
    progress,
    isPending: save.isPending,
    isUnsaved: picture !== undefined || cover !== undefined || createProfileDraft(values, user) !== null,
    submit,
    news,
    discard: () => {
      forget(false);
      setPicture(undefined);
      setCover(undefined);
    },
  };
}

/** New pictures take the descriptions that the form shows, also where those did not change. */
function describeNew(
  { profileImageAlt, coverImageAlt }: CompleteProfile,
  { picture, cover }: Record<"picture" | "cover", NewPicture>,
) {
  return { ...(picture && { profileImageAlt }), ...(cover && { coverImageAlt }) };
}

/** Whether the cover picture is the reason, and not the profile picture. */
function isOfCover(error: unknown): boolean {
  return error instanceof CoverFailure ||
    (error instanceof ApiError && error.fields["coverImageUrl"] !== undefined);
}

/** What the server says of the lines that the member names. */
function showLineErrors(
  { setError }: UseFormReturn<ProfileInput, unknown, CompleteProfile>,
  sent: ProfileInput,
  error: unknown,
): void {
  for (const [named, message] of Object.entries(error instanceof ApiError ? error.fields : {})) {
    const field = findLineField(named, sent);
    if (field) setError(field, { type: "server", message });
  }
}

/** The error that shows beside the username; null for other errors. */
function usernameErrorOf(error: unknown): string | null {
  const isAbout = error instanceof ApiError && ["username_taken", "username_too_new"].includes(error.code);
  return isAbout ? error.fields["username"] ?? error.userMessage : null;
}

/** The toast of a failed save. */
function toastSaveFailure(error: unknown): void {
  if (error instanceof UploadFailure) {
    toast({ title: t`Upload Error`, description: error.message, tone: "danger" });
  } else toastFailure(error, t`Failed to update profile`);
}
