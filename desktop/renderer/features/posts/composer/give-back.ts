import { useEffect, useEffectEvent } from "react";
import { writeDraftFile } from "../../../lib/drafts/draft-file.ts";
import { readDraft, writeDraft } from "../../../lib/drafts/draft-store.ts";
import { serverPath } from "../../../lib/api/file-source.ts";
import { platform } from "../../../lib/platform/current-platform.ts";
import type { ChosenPicture } from "../../media/chosen-pictures.ts";
import { applyPrefill, emptyDraft, parsePostDraft, type PostDraft } from "./post-draft.ts";

/** What a post was made of, so that undoing it loses nothing (posts.23). */
export interface SentDraft {
  readonly memberId: string;
  /** See `getDraftName`. */
  readonly name: string;
  readonly draft: PostDraft;
  readonly pictures: readonly ChosenPicture[];
}

/** What was sent, with the files of pictures that this browser knew by their addresses alone. */
export async function fetchFiles(sent: SentDraft): Promise<SentDraft> {
  const pictures = await Promise.all(sent.pictures.map(async (picture) => {
    const { file, url } = picture;
    return file || url === null ? picture : { ...picture, file: await fetchFile(url) };
  }));
  return { ...sent, pictures };
}

/** Null: it cannot be had, and its address is all that is left. */
async function fetchFile(url: string): Promise<File | null> {
  try {
    const response = await platform().fetch(serverPath(url), { credentials: "include" });
    if (!response.ok) return null;
    const bytes = await response.blob();
    return new File([bytes], "picture", { type: bytes.type });
  } catch {
    return null;
  }
}

/** Open composers, which show what is given back. */
const composers = new Set<(memberId: string, name: string) => void>();

/** Puts a sent draft back into its composer, after what is written there by now. */
export async function giveBack({ memberId, name, draft, pictures }: SentDraft): Promise<void> {
  // The server removes the pictures of a deleted post: what has a file is uploaded once more.
  const kept = pictures.map(({ id, url, alt, isFromAi, file }) => ({
    id,
    url: file ? null : url,
    alt,
    isFromAi,
  }));
  await Promise.all(pictures.map(async ({ id, file }) => {
    if (file) await writeDraftFile(memberId, name, file, id);
  }));
  const before = readDraft(memberId, name, parsePostDraft) ?? emptyDraft;
  writeDraft(memberId, name, applyPrefill(before, { ...draft, pictures: kept }));
  showGivenBack(memberId, name);
}

/** Shows a draft that was stored from outside its composer. */
export function showGivenBack(memberId: string, name: string): void {
  for (const show of composers) show(memberId, name);
}

/** Calls back when something is given back to this draft. */
export function useGivenBack(memberId: string, name: string, show: () => void): void {
  const showIfOwn = useEffectEvent((ofMember: string, given: string) => {
    if (ofMember === memberId && given === name) show();
  });
  useEffect(() => {
    const listener = (ofMember: string, given: string) => showIfOwn(ofMember, given);
    composers.add(listener);
    return () => {
      composers.delete(listener);
    };
  }, []);
}
