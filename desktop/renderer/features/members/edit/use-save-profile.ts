import { useRef } from "react";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { changeProfile } from "#shared/account/profile-contract.ts";
import type { Profile } from "#shared/members/contract.ts";
import { UploadFailure, uploadPicture } from "../../media/upload-picture.ts";
import { call } from "../../../lib/api/call.ts";
import { memberKeys, sessionKey } from "../../../lib/query-keys/member-keys.ts";
import { patchMember } from "../patch-member.ts";
import type { NewPicture } from "../../media/PictureField.tsx";
import type { ChangedFields } from "./profile-form.ts";

/**
 * From this size on a picture is uploaded separately, so that it is not sent again when a text is
 * refused.
 */
const twoStepsFrom = 256 * 1024;

/** How much of a picture is uploaded, from 0 to 1. */
export interface Progress {
  readonly of: "picture" | "cover";
  readonly part: number;
}

interface Save {
  readonly fields: ChangedFields;
  readonly picture: NewPicture;
  readonly cover: NewPicture;
  readonly onProgress: (progress: Progress) => void;
}

/** The upload of the cover picture failed. */
export class CoverFailure extends UploadFailure {}

/** Saves the whole profile or nothing, and updates every cached place (members.4). */
export function useSaveProfile() {
  const client = useQueryClient();
  const uploaded = useRef(new WeakMap<File, string>());
  const upload = async (file: File, onProgress: (part: number) => void) => {
    const url = uploaded.current.get(file) ?? await uploadPicture(file, onProgress);
    uploaded.current.set(file, url);
    return url;
  };
  return useMutation({
    mutationFn: async ({ fields, picture, cover, onProgress }: Save) => {
      const reportOf = (of: Progress["of"]) => (part: number) => onProgress({ of, part });
      const coverImageUrl = cover &&
        await upload(cover, reportOf("cover")).catch((error: unknown) => {
          throw error instanceof UploadFailure
            ? new CoverFailure(error.message, { cause: error.cause })
            : error;
        });
      // A blank removes it: form data has no null.
      const texts = { ...fields, ...(cover !== undefined && { coverImageUrl: coverImageUrl ?? "" }) };
      if (!picture) {
        const body = picture === null ? { ...texts, profileImageUrl: null } : texts;
        return await call(changeProfile, { body });
      }
      if (picture.size < twoStepsFrom) {
        return await call(changeProfile, { body: { ...texts, profileImage: picture } }, {
          onUpload: reportOf("picture"),
        });
      }
      const profileImageUrl = await upload(picture, reportOf("picture"));
      return await call(changeProfile, { body: { ...texts, profileImageUrl } });
    },
    onSuccess: (user) => showProfile(client, user),
    // The uploaded picture may be deleted or no longer the caller's: the next attempt uploads it
    // again.
    onError: (error, { picture, cover }) => {
      if (!("code" in error) || error.code !== "foreign_image") return;
      for (const file of [picture, cover]) if (file) uploaded.current.delete(file);
    },
  });
}

function showProfile(client: QueryClient, user: CurrentUser): void {
  // A fetch in flight does not have the change yet.
  void client.cancelQueries({ queryKey: sessionKey });
  client.setQueryData(sessionKey, user);
  patchMember(client, user);
  const { bio, location, website, pronouns, fields, profileImageAlt } = user;
  const { coverImageUrl, coverImageAlt, coverImageMadeWithAi } = user;
  const own = { bio, location, website, pronouns, fields, profileImageAlt };
  const cover = { coverImageUrl, coverImageAlt, coverImageMadeWithAi };
  client.setQueryData<Profile>(
    memberKeys.byUsername(user.username),
    (known) => known && { ...known, ...own, ...cover },
  );
}
