import { onlyFile } from "../../lib/drafts/draft-file.ts";

/**
 * A picture of a draft as its text keeps it: order, description, and where it lies once it is
 * uploaded. Its file is kept apart, under its id (`lib/drafts/draft-file.ts`).
 */
export interface KeptPicture {
  /** Of this file: another file in its place has another id. */
  readonly id: string;
  /** Its address in own storage (media.1); null until it is uploaded. */
  readonly url: string | null;
  readonly alt: string;
  /** The assistant drew it (ai.9). */
  readonly isFromAi: boolean;
}

/** A picture as composers show it. */
export interface ChosenPicture extends KeptPicture {
  /** Null for one that is only in storage, such as the assistant's. */
  readonly file: File | null;
  readonly state: "waiting" | "uploading" | "offline" | "failed" | "done";
  /** How much of it is uploaded, from 0 to 1. */
  readonly progress: number;
  /** Why its upload failed, in words. */
  readonly failure: string | null;
}

/** Returns the same list when nothing changes. */
export type ChangePictures = (before: readonly KeptPicture[]) => readonly KeptPicture[];

/** How a post, comment or message names its pictures. */
export interface GivenPicture {
  readonly url: string;
  readonly alt: string;
}

export function newPicture(given: Partial<KeptPicture> = {}): KeptPicture {
  return { id: crypto.randomUUID(), url: null, alt: "", isFromAi: false, ...given };
}

/** Takes the first that fit; `left` are the others. */
export function takeFitting<T>(
  chosen: readonly unknown[],
  given: readonly T[],
  most: number,
): { readonly taken: readonly T[]; readonly left: readonly T[] } {
  const room = Math.max(0, most - chosen.length);
  return { taken: given.slice(0, room), left: given.slice(room) };
}

export function removePicture<P extends KeptPicture>(pictures: readonly P[], id: string): readonly P[] {
  return pictures.filter((picture) => picture.id !== id);
}

export function describePicture(
  pictures: readonly KeptPicture[],
  id: string,
  alt: string,
): readonly KeptPicture[] {
  return pictures.map((picture) => (picture.id === id ? { ...picture, alt } : picture));
}

/** Moves a picture to a place, from 0; beyond an end, to that end. */
export function movePicture<P extends KeptPicture>(
  pictures: readonly P[],
  id: string,
  place: number,
): readonly P[] {
  const moved = pictures.find((picture) => picture.id === id);
  if (!moved) return pictures;
  const others = removePicture(pictures, id);
  const at = Math.min(Math.max(place, 0), others.length);
  return [...others.slice(0, at), moved, ...others.slice(at)];
}

/** Another file takes the place of a picture, with its description. */
export function replacePicture(
  pictures: readonly KeptPicture[],
  id: string,
  newId: string,
): readonly KeptPicture[] {
  return pictures.map((picture) => (picture.id === id ? { ...picture, id: newId, url: null } : picture));
}

/** Returns the same list when none of these is new. */
export function addAddresses<Picture extends KeptPicture>(
  pictures: readonly Picture[],
  addresses: ReadonlyMap<string, string>,
): readonly Picture[] {
  if (!pictures.some(({ id, url }) => url === null && addresses.has(id))) return pictures;
  return pictures.map((picture) => ({ ...picture, url: picture.url ?? addresses.get(picture.id) ?? null }));
}

/** The first without a description. */
export function findUndescribed<Picture extends KeptPicture>(pictures: readonly Picture[]): Picture | null {
  return pictures.find(({ alt }) => alt.trim() === "") ?? null;
}

/** In their order, once all are uploaded. */
export function toGivenPictures(pictures: readonly KeptPicture[]): GivenPicture[] {
  return pictures.flatMap(({ url, alt }) => (url === null ? [] : [{ url, alt: alt.trim() }]));
}

/**
 * The pictures of a stored draft. One from before drafts had several has `alt`, and a file or an
 * `imageUrl`: a picture with neither is shown nowhere.
 */
export function parseKeptPictures(kept: object): readonly KeptPicture[] {
  const { pictures, alt, imageUrl, isImageFromAi } = kept as Record<string, unknown>;
  if (Array.isArray(pictures)) return pictures.flatMap(parsePicture);
  return parsePicture({ id: onlyFile, url: imageUrl, alt, isFromAi: isImageFromAi });
}

function parsePicture(kept: unknown): readonly KeptPicture[] {
  const { id, url, alt, isFromAi } = (kept ?? {}) as Record<string, unknown>;
  if (typeof id !== "string" || typeof alt !== "string") return [];
  return [{ id, url: typeof url === "string" ? url : null, alt, isFromAi: isFromAi === true }];
}
