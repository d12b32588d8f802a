import { useEffect, useMemo, useState } from "react";
import type { thumbHashToDataURL } from "thumbhash";

type Decode = typeof thumbHashToDataURL;

/** Loaded with the first picture that has not come yet: many pages show none before they rest. */
let decode: Decode | undefined;

/**
 * The blurred placeholder of a picture as a data URL while that is loading, and whether the
 * placeholder says that the picture is transparent; without a URL until the decoder is there, and
 * when the hash is invalid or missing.
 */
export function usePlaceholder(
  hashBase64: string,
  isLoading: boolean,
): { readonly blurred: string | null; readonly isTransparent: boolean } {
  const [canDecode, setCanDecode] = useState(decode !== undefined);
  const hash = useMemo(() => readHash(hashBase64), [hashBase64]);
  useEffect(() => {
    if (!isLoading || canDecode || !hash) return;
    // Without it the picture's place stays plain.
    void loadDecoder().then(() => setCanDecode(true), () => undefined);
  }, [isLoading, canDecode, hash]);
  const blurred = useMemo(() => isLoading && canDecode && hash ? draw(hash) : null, [
    isLoading,
    canDecode,
    hash,
  ]);
  return { blurred, isTransparent: ((hash?.[2] ?? 0) & 0x80) !== 0 };
}

async function loadDecoder(): Promise<void> {
  decode ??= (await import("thumbhash")).thumbHashToDataURL;
}

/** Null when it is no base64 text of a hash. */
function readHash(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    const hash = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    return hash.length > 0 ? hash : null;
  } catch {
    return null;
  }
}

function draw(hash: Uint8Array): string | null {
  try {
    return decode?.(hash) ?? null;
  } catch {
    return null;
  }
}
