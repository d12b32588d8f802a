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
const removedName = "profile-picture-removed";

/** The unsaved picture of the member's profile, and the first texts; both survive a reload. */
export function useProfileDraft(user: CurrentUser) {
  const { id } = user;
  const [initial] = useState(() => ({
    ...getProfileFormValues(user),
    ...readDraft(id, name, parseProfileDraft)?.texts,
  }));
  const { file, setFile, hide, readAgain } = useDraftFile(id, "profile-picture");
  const [isRemoved, setRemoved] = useState(() => readRemoved(id));
  useEffect(() =>
    watchOtherTabs((key) => {
      if (key === getDraftKey(id, removedName)) setRemoved(readRemoved(id));
    }), [id]);
  const picture: NewPicture = isRemoved ? null : file ?? undefined;
  const setPicture = (next: NewPicture) => {
    setRemoved(next === null);
    writeDraft(id, removedName, next === null || null);
    setFile(next ?? null);
  };
  const ofOtherTabs = {
    hide: () => {
      setRemoved(false);
      hide();
    },
    readAgain: () => {
      setRemoved(readRemoved(id));
      readAgain();
    },
  };
  return { initial, picture, setPicture, ofOtherTabs };
}

function readRemoved(memberId: string): boolean {
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
