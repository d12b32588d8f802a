import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { CurrentUser } from "#shared/auth/contract.ts";
import {
  getDraftKey,
  keepDraft,
  readDraft,
  removeDraft,
  writeDraft,
} from "../../../lib/drafts/draft-store.ts";
import { advanceVersion, type DraftVersion, unwritten } from "../../../lib/drafts/compare-draft-versions.ts";
import { useDraftFile } from "../../../lib/drafts/use-draft-file.ts";
import { useSyncAcrossTabs } from "../../../lib/drafts/use-sync-across-tabs.ts";
import { refreshSession } from "../../../lib/session/session.ts";
import { watchOtherTabs } from "../../../lib/storage/guarded-storage.ts";
import type { NewPicture } from "../../media/PictureField.tsx";
import {
  type CompleteProfile,
  createProfileDraft,
  getProfileFormValues,
  parseProfileDraft,
  profileFields,
  type ProfileInput,
} from "./profile-form.ts";

const name = "profile";

/** The unsaved pictures of the member's profile, and the first texts; all survive a reload. */
export function useProfileDraft(user: CurrentUser) {
  const { id } = user;
  const [initial] = useState(() => ({
    ...getProfileFormValues(user),
    ...readDraft(id, name, parseProfileDraft)?.texts,
  }));
  const { shown: picture, set: setPicture, ...ofPicture } = useDraftPicture(id, "profile-picture");
  const { shown: cover, set: setCover, ...ofCover } = useDraftPicture(id, "profile-cover");
  const ofOtherTabs = {
    hide: () => {
      ofPicture.hide();
      ofCover.hide();
    },
    readAgain: () => {
      ofPicture.readAgain();
      ofCover.readAgain();
    },
  };
  return { initial, picture, setPicture, cover, setCover, ofOtherTabs };
}

/** A picture that is not saved yet, null once it is to be removed. */
function useDraftPicture(id: string, fileName: string) {
  const removedName = `${fileName}-removed`;
  const { file, setFile, hide, readAgain } = useDraftFile(id, fileName);
  const [isRemoved, setRemoved] = useState(() => readRemoved(id, removedName));
  useEffect(() =>
    watchOtherTabs((key) => {
      if (key === getDraftKey(id, removedName)) setRemoved(readRemoved(id, removedName));
    }), [id, removedName]);
  const shown: NewPicture = isRemoved ? null : file ?? undefined;
  return {
    shown,
    set: (next: NewPicture) => {
      setRemoved(next === null);
      writeDraft(id, removedName, next === null || null);
      setFile(next ?? null);
    },
    hide: () => {
      setRemoved(false);
      hide();
    },
    readAgain: () => {
      setRemoved(readRemoved(id, removedName));
      readAgain();
    },
  };
}

function readRemoved(memberId: string, removedName: string): boolean {
  return readDraft(memberId, removedName, (kept) => kept === true) ?? false;
}

/**
 * Stores the texts as they are typed, and follows other tabs. `forget` removes what is stored, once
 * the texts are saved or discarded.
 */
export function useKeepTexts(
  user: CurrentUser,
  form: UseFormReturn<ProfileInput, unknown, CompleteProfile>,
  values: Partial<ProfileInput>,
  picture: { readonly hide: () => void; readonly readAgain: () => void },
) {
  const { id } = user;
  const client = useQueryClient();
  const [version, setVersion] = useState<DraftVersion>(() =>
    readDraft(id, name, parseProfileDraft) ?? unwritten
  );
  /** The values that are stored or saved. */
  const settled = useRef(serialize(form.getValues()));
  const show = (next: ProfileInput, nextVersion: DraftVersion) => {
    settled.current = serialize(next);
    form.reset(next);
    setVersion(nextVersion);
  };
  const texts = createProfileDraft(values, user);
  const store = useEffectEvent(() => {
    if (serialize(values) === settled.current) return;
    settled.current = serialize(values);
    const next = advanceVersion(version);
    setVersion(next);
    keepDraft(id, name, version, texts && { texts, ...next });
  });
  useEffect(() => store(), [values]);
  const news = useSyncAcrossTabs(id, name, {
    shown: { texts: texts ?? {}, ...version },
    isEmpty: texts === null,
    parse: parseProfileDraft,
    picture,
    showStored: (stored) => {
      show({ ...getProfileFormValues(user), ...stored?.texts }, stored ?? unwritten);
      // Perhaps the other tab has saved.
      if (!stored) refreshSession(client);
    },
  });
  const followSaved = useEffectEvent(() => {
    const saved = getProfileFormValues(user);
    if (version === unwritten && serialize(saved) !== settled.current) show(saved, unwritten);
  });
  useEffect(() => followSaved(), [user]);
  return {
    news,
    forget: (isSaved: boolean) => {
      removeDraft(id, name, version, isSaved);
      settled.current = serialize(form.getValues());
      setVersion(unwritten);
    },
  };
}

function serialize(values: Partial<ProfileInput>): string {
  return JSON.stringify(profileFields.map((field) => values[field]));
}
