import { useEffect, useState } from "react";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { readDraft, writeDraft } from "../../../lib/drafts/draft-store.ts";
import { useDraftFile } from "../../../lib/drafts/use-draft-file.ts";
import type { NewPicture } from "../../media/PictureField.tsx";
import { draftOf, parseDraft, type ProfileInput, valuesOf } from "./profile-form.ts";

const name = "profile";
const removedName = "profile-picture-removed";

/** The unsaved edits of the member's profile, which survive a reload. */
export function useProfileDraft(user: CurrentUser) {
  const { id } = user;
  const [initial] = useState(() => ({
    ...valuesOf(user),
    ...readDraft(localStorage, id, name, parseDraft),
  }));
  const { file, setFile } = useDraftFile(id, "profile-picture");
  const [isRemoved, setRemoved] = useState(() =>
    readDraft(localStorage, id, removedName, (kept) => kept === true) ?? false
  );
  const picture: NewPicture = isRemoved ? null : file ?? undefined;
  const setPicture = (next: NewPicture) => {
    setRemoved(next === null);
    writeDraft(localStorage, id, removedName, next === null || null);
    setFile(next ?? null);
  };
  return {
    initial,
    picture,
    setPicture,
    drop: () => {
      writeDraft(localStorage, id, name, null);
      setPicture(undefined);
    },
  };
}

/** Keeps the texts as they are typed. */
export function useKeptTexts(user: CurrentUser, values: Partial<ProfileInput>): void {
  useEffect(() => {
    writeDraft(localStorage, user.id, name, draftOf(values, user));
  }, [user, values]);
}
