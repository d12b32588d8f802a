import { uploadPicture } from "../../media/upload-picture.ts";
import type { OutgoingPicture } from "./outbox-storage.ts";

export interface DeliveryOptions {
  readonly signal: AbortSignal;
  /** How much of the pictures is uploaded, from 0 to 1. */
  readonly onProgress: (progress: number) => void;
  /**
   * Keeps where the pictures lie. The message is sent afterwards: each attempt names the same ones,
   * so that the server knows a repeated message (messages.3).
   */
  readonly keep: (images: readonly OutgoingPicture[]) => Promise<void>;
}

/**
 * Uploads the pictures of a message that have no address yet, one after the other in their order,
 * and keeps each address as it comes. Throws `UploadFailure`; what is uploaded by then stays so.
 */
export async function uploadOutgoing(
  images: readonly OutgoingPicture[],
  { signal, onProgress, keep }: DeliveryOptions,
  upload: typeof uploadPicture = uploadPicture,
): Promise<readonly OutgoingPicture[]> {
  let uploaded = images;
  for (const [place, { file, url }] of images.entries()) {
    if (url !== null || !file) continue;
    const share = (progress: number) => onProgress((place + progress) / images.length);
    share(0);
    const address = await upload(file, share, signal);
    uploaded = uploaded.map((one, at) => at === place ? { ...one, url: address } : one);
    await keep(uploaded);
  }
  if (images.length > 0) onProgress(1);
  return uploaded;
}

/** The fields of a new message. One picture is named as releases before this one know it. */
export function namePictures(images: readonly OutgoingPicture[]) {
  const named = images.flatMap(({ url, alt }) => url === null ? [] : [{ url, alt }]);
  const [first] = named;
  if (!first) return {};
  return named.length === 1 ? { imageUrl: first.url, imageAlt: first.alt || undefined } : { images: named };
}

/** Whether there is a file of each. */
export function canUploadAgain(images: readonly OutgoingPicture[]): boolean {
  return images.length > 0 && images.every(({ file }) => file !== null);
}

export function withoutAddresses(images: readonly OutgoingPicture[]): readonly OutgoingPicture[] {
  return images.map((image) => ({ ...image, url: null }));
}
