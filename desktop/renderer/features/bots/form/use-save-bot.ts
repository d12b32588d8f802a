import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import type { BotChange, NewBot } from "#shared/bots/bot-fields.ts";
import type { BotUser } from "#shared/bots/bot-shapes.ts";
import { changeBotUser, createBotUser } from "#shared/bots/contract.ts";
import { call } from "../../../lib/api/call.ts";
import type { NewPicture } from "../../media/PictureField.tsx";
import { uploadPicture } from "../../media/upload-picture.ts";
import { changeBots, invalidateBots } from "../use-bots.ts";

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
export function useSaveBot(email: string | null) {
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
