/** The settings by their environment names. */
interface MediaHashSettings {
  readonly MEDIA_HASH_URL?: string | undefined;
  readonly MEDIA_HASH_KEY?: string | undefined;
  readonly MEDIA_HASH_SENDS: "hash" | "picture";
}

/** The service that knows images of abuse (media.10). */
export interface MediaHashConfig {
  readonly url: string;
  /** Null: it is asked without one. */
  readonly key: string | null;
  /** Whether it gets the hash alone, or the picture too. */
  readonly sends: "hash" | "picture";
}

/** Null: pictures are compared with nothing. */
export function readMediaHashConfig(e: MediaHashSettings): MediaHashConfig | null {
  if (!e.MEDIA_HASH_URL) return null;
  return { url: e.MEDIA_HASH_URL, key: e.MEDIA_HASH_KEY ?? null, sends: e.MEDIA_HASH_SENDS };
}
