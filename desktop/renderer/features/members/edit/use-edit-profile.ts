import { t } from "@lingui/core/macro";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { changeProfile } from "#shared/account/profile-contract.ts";
import type { Profile } from "#shared/members/contract.ts";
import { showFieldErrors } from "../../../lib/form/show-field-errors.ts";
import { createFocusGuard } from "../../../lib/form/form-focus.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { getPictureError, UploadFailure, uploadPicture } from "../../media/upload-picture.ts";
import {
  type CompleteProfile,
  createProfileDraft,
  createProfileSchema,
  findChangedFields,
  getProfileFormValues,
  profileFields,
  type ProfileInput,
  type ProfileValues,
} from "./profile-form.ts";
import { useKeepTexts, useProfileDraft } from "./use-profile-draft.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { call } from "../../../lib/api/call.ts";
import { memberKeys, sessionKey } from "../../../lib/query-keys/member-keys.ts";
import { patchMember } from "../patch-member.ts";
import type { NewPicture } from "../../media/PictureField.tsx";

/**
 * The form's values and picture, kept as a draft, and its submit. A failed save leaves the form as
 * it is.
 */
export function useEditProfile(user: CurrentUser) {
  const { initial, picture, setPicture, ofOtherTabs } = useProfileDraft(user);
  const save = useSaveProfile();
  const [pictureError, setPictureError] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const form = useForm<ProfileInput, unknown, CompleteProfile>({
    resolver: zodResolver(createProfileSchema(user)),
    mode: "onTouched",
    defaultValues: initial,
  });
  const values = useWatch({ control: form.control });
  const { news, forget } = useKeepTexts(user, form, values, ofOtherTabs);

  const submit = form.handleSubmit((complete) => {
    setPictureError(null);
    const mayMoveFocus = createFocusGuard(form);
    const sent = JSON.stringify(form.getValues());
    save.mutate({ fields: findChangedFields(complete, user), picture, onProgress: setProgress }, {
      onSuccess: (saved) => {
        setPicture(undefined);
        // Text written during the save stays.
        if (JSON.stringify(form.getValues()) === sent) {
          form.reset(getProfileFormValues(saved));
          forget(true);
        }
        toast({ title: t`Profile updated`, tone: "success" });
      },
      onError: (error) => {
        toastSaveFailure(error);
        setPictureError(getPictureError(error));
        const aboutName = usernameErrorOf(error);
        if (aboutName) form.setError("username", { message: aboutName }, { shouldFocus: mayMoveFocus() });
        else showFieldErrors(form.setError, profileFields, error, mayMoveFocus());
      },
      onSettled: () => setProgress(null),
    });
  });
  return {
    form,
    picture,
    setPicture: (next: typeof picture) => {
      setPictureError(null);
      setPicture(next);
    },
    pictureError,
    setPictureError,
    progress,
    isPending: save.isPending,
    isUnsaved: picture !== undefined || createProfileDraft(values, user) !== null,
    submit,
    news,
    discard: () => {
      forget(false);
      setPicture(undefined);
    },
  };
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

/**
 * From this size on a picture is uploaded separately, so that it is not sent again when a text is
 * refused.
 */
const twoStepsFrom = 256 * 1024;

interface Save {
  readonly fields: Partial<ProfileValues>;
  readonly picture: NewPicture;
  /** How much of the picture is uploaded, from 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

/** Saves the whole profile or nothing, and updates every cached place (members.4). */
function useSaveProfile() {
  const client = useQueryClient();
  const uploaded = useRef(new WeakMap<File, string>());
  return useMutation({
    mutationFn: async ({ fields, picture, onProgress }: Save) => {
      if (!picture) {
        const body = picture === null ? { ...fields, profileImageUrl: null } : fields;
        return await call(changeProfile, { body });
      }
      if (picture.size < twoStepsFrom) {
        return await call(changeProfile, { body: { ...fields, profileImage: picture } }, {
          onUpload: onProgress,
        });
      }
      const profileImageUrl = uploaded.current.get(picture) ?? await uploadPicture(picture, onProgress);
      uploaded.current.set(picture, profileImageUrl);
      return await call(changeProfile, { body: { ...fields, profileImageUrl } });
    },
    onSuccess: (user) => showProfile(client, user),
    // The uploaded picture may be deleted or no longer the caller's: the next attempt uploads it
    // again.
    onError: (error, { picture }) => {
      if (picture && "code" in error && error.code === "foreign_image") uploaded.current.delete(picture);
    },
  });
}

function showProfile(client: QueryClient, user: CurrentUser): void {
  // A fetch in flight does not have the change yet.
  void client.cancelQueries({ queryKey: sessionKey });
  client.setQueryData(sessionKey, user);
  patchMember(client, user);
  const { bio, location, website } = user;
  client.setQueryData<Profile>(
    memberKeys.byUsername(user.username),
    (known) => known && { ...known, bio, location, website },
  );
}
