import { useEffect, useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { readDraft, writeDraft } from "../../../lib/drafts/draft-store.ts";
import { useDraftFile } from "../../../lib/drafts/use-draft-file.ts";
import type { NewPicture } from "../../media/PictureField.tsx";
import { parseProfileDraft, profileDraftOf, profileFormValues, type ProfileInput } from "./profile-form.ts";

const name = "profile";
const removedName = "profile-picture-removed";

/** The unsaved edits of the member's profile, which survive a reload. */
export function useProfileDraft(user: CurrentUser) {
  const { id } = user;
  const [initial] = useState(() => ({
    ...profileFormValues(user),
    ...readDraft(id, name, parseProfileDraft),
  }));
  const { file, setFile } = useDraftFile(id, "profile-picture");
  const [isRemoved, setRemoved] = useState(() =>
    readDraft(id, removedName, (kept) => kept === true) ?? false
  );
  const picture: NewPicture = isRemoved ? null : file ?? undefined;
  const setPicture = (next: NewPicture) => {
    setRemoved(next === null);
    writeDraft(id, removedName, next === null || null);
    setFile(next ?? null);
  };
  return {
    initial,
    picture,
    setPicture,
    drop: () => {
      writeDraft(id, name, null);
      setPicture(undefined);
    },
  };
}

/** Stores the texts as they are typed. */
export function useKeepTexts(user: CurrentUser, values: Partial<ProfileInput>): void {
  useEffect(() => {
    writeDraft(user.id, name, profileDraftOf(values, user));
  }, [user, values]);
}
