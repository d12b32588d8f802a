import { thumbHashToDataURL } from "thumbhash";

/** The blurred stand-in of a stored image as a data URL, or null when the hash cannot be read. */
export function placeholderUrl(hashBase64: string): string | null {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hashBase64), (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
