import { t } from "@lingui/core/macro";
import { zodResolver } from "@hookform/resolvers/zod";
import { useRef, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type BotChange, type NewBot, newBot } from "#shared/bots/bot-fields.ts";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { changeBotUser, createBotUser } from "#shared/bots/contract.ts";
import { ApiError, getUserMessage } from "../../../lib/api/api-error.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { createFocusGuard } from "../../../lib/form/form-focus.ts";
import { showFieldErrors } from "../../../lib/form/show-field-errors.ts";
import { toast } from "../../../lib/announce/toast.ts";
import type { NewPicture } from "../../media/PictureField.tsx";
import { getPictureError, UploadFailure, uploadPicture } from "../../media/upload-picture.ts";
import {
  botFields,
  type BotInput,
  buildNewBot,
  type CompleteBot,
  findChangedBotFields,
  getBotFormValues,
} from "./bot-form.ts";
import { call } from "../../../lib/api/call.ts";
import { changeBots, invalidateBots } from "../use-bots.ts";

// XP is set only once: a bot may have earned more than a new one may have.
const schemas = { create: newBot, edit: newBot.omit({ xp: true }) };

/** The form of a new or edited bot, and its submit. A failed save leaves the form as it is. */
export function useBotForm(bot: BotUser | null, onSaved: (saved: BotUser) => void) {
  // The list is refetched while the form is open.
  const [initial] = useState(() => getBotFormValues(bot));
  const save = useSaveBot(bot?.userEmail ?? null);
  const [picture, setPicture] = useState<NewPicture>(undefined);
  const [pictureError, setPictureError] = useState<string | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const form = useForm<BotInput, unknown, CompleteBot>({
    resolver: zodResolver(bot ? schemas.edit : schemas.create) as Resolver<BotInput, unknown, CompleteBot>,
    mode: "onTouched",
    defaultValues: initial,
  });
  const failed = bot ? t`Failed to update bot user` : t`Failed to create bot user`;

  const showRefusal = (error: Error, mayMoveFocus: boolean) => {
    if (error instanceof UploadFailure) {
      toast({ title: t`Upload Error`, description: error.message, tone: "danger" });
    } else toastFailure(error, failed);
    const aboutPicture = getPictureError(error);
    setPictureError(aboutPicture);
    if (aboutPicture || showFieldErrors(form.setError, botFields, error, mayMoveFocus)) return;
    const message = getUserMessage(error, t`Please try again.`);
    if (error instanceof ApiError && error.code === "username_taken") {
      form.setError("username", { message }, { shouldFocus: mayMoveFocus });
    } else setRefusal(`${failed}. ${message}`);
  };

  const submit = form.handleSubmit((complete) => {
    setPictureError(null);
    setRefusal(null);
    const mayMoveFocus = createFocusGuard(form);
    const fields = bot ? findChangedBotFields(complete, form.getValues(), initial) : buildNewBot(complete);
    save.mutate({ fields, picture, onProgress: setProgress }, {
      onSuccess: onSaved,
      onError: (error) => showRefusal(error, mayMoveFocus()),
      onSettled: () => setProgress(null),
    });
  });
  return {
    form,
    picture,
    setPicture: (next: NewPicture) => {
      setPictureError(null);
      setPicture(next);
    },
    pictureError,
    setPictureError,
    progress,
    refusal,
    isPending: save.isPending,
    isUnsaved: (picture !== undefined || form.formState.isDirty) && !save.isSuccess,
    submit,
  };
}

interface SaveBot {
  /** All fields of a new bot, or what changed of one. */
  readonly fields: NewBot | BotChange;
  readonly picture: NewPicture;
  /** How much of the picture is sent, from 0 to 1. */
  readonly onProgress: (progress: number) => void;
}

/**
 * Creates a bot, or changes the one with this email. The picture is uploaded first and only once.
 */
function useSaveBot(email: string | null) {
  const client = useQueryClient();
  const uploaded = useRef(new WeakMap<File, string>());
  const attempt = useRef({ body: "", key: "" });
  return useMutation({
    mutationFn: async ({ fields, picture, onProgress }: SaveBot): Promise<BotUser> => {
      const body = { ...fields, ...await uploadNewPicture(picture, uploaded.current, onProgress) };
      if (email !== null) return await call(changeBotUser, { params: { email }, body });
      const written = JSON.stringify(body);
      if (attempt.current.body !== written) attempt.current = { body: written, key: crypto.randomUUID() };
      // A retry after a lost response does not create a second bot (api.6).
      return await call(createBotUser, { body: body as NewBot }, { idempotencyKey: attempt.current.key });
    },
    onSuccess: (saved) => {
      changeBots(
        client,
        (bots) => email === null ? [saved, ...bots] : bots.map((bot) => bot.id === saved.id ? saved : bot),
      );
      invalidateBots(client);
    },
    // The uploaded picture may be deleted or no longer the caller's: the next attempt uploads it
    // again.
    onError: (error, { picture }) => {
      if (picture && "code" in error && error.code === "foreign_image") uploaded.current.delete(picture);
    },
  });
}

/** Stores a new picture, and returns the field with its address; nothing for the same picture. */
async function uploadNewPicture(
  picture: NewPicture,
  uploaded: WeakMap<File, string>,
  onProgress: (progress: number) => void,
): Promise<{ profileImageUrl?: string | null }> {
  if (!picture) return picture === null ? { profileImageUrl: null } : {};
  const profileImageUrl = uploaded.get(picture) ?? await uploadPicture(picture, onProgress);
  uploaded.set(picture, profileImageUrl);
  return { profileImageUrl };
}
