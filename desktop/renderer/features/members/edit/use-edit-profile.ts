import { zodResolver } from "@hookform/resolvers/zod";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { showFieldErrors } from "../../../lib/form/show-field-errors.ts";
import { createFocusGuard } from "../../../lib/form/form-focus.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { pictureErrorOf } from "../../media/upload-picture.ts";
import {
  changedFields,
  type CompleteProfile,
  profileDraftOf,
  profileFields,
  profileFormOf,
  profileFormValues,
  type ProfileInput,
} from "./profile-form.ts";
import { toastSaveFailure, usernameErrorOf } from "./save-errors.ts";
import { useKeepTexts, useProfileDraft } from "./use-profile-draft.ts";
import { useSaveProfile } from "./use-save-profile.ts";

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
    resolver: zodResolver(profileFormOf(user)),
    mode: "onTouched",
    defaultValues: initial,
  });
  const values = useWatch({ control: form.control });
  const { news, forget } = useKeepTexts(user, form, values, ofOtherTabs);

  const submit = form.handleSubmit((complete) => {
    setPictureError(null);
    const mayMoveFocus = createFocusGuard(form);
    const sent = JSON.stringify(form.getValues());
    save.mutate({ fields: changedFields(complete, user), picture, onProgress: setProgress }, {
      onSuccess: (saved) => {
        setPicture(undefined);
        // Text written during the save stays.
        if (JSON.stringify(form.getValues()) === sent) {
          form.reset(profileFormValues(saved));
          forget(true);
        }
        toast({ title: "Profile updated", tone: "success" });
      },
      onError: (error) => {
        toastSaveFailure(error);
        setPictureError(pictureErrorOf(error));
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
    isUnsaved: picture !== undefined || profileDraftOf(values, user) !== null,
    submit,
    news,
    discard: () => {
      forget(false);
      setPicture(undefined);
    },
  };
}
