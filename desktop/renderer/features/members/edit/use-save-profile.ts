import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { changeProfile } from "#shared/account/profile-contract.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Profile } from "#shared/members/contract.ts";
import { call } from "../../../lib/api/call.ts";
import { memberKeys, sessionKey } from "../../../lib/query-keys/member-keys.ts";
import { patchMember } from "../patch-member.ts";
import type { NewPicture } from "../../media/PictureField.tsx";
import { uploadPicture } from "../../media/upload-picture.ts";
import type { ProfileValues } from "./profile-form.ts";

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
export function useSaveProfile() {
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
