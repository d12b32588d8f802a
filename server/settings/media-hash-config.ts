import { z } from "zod";

/** The settings by their environment names; the key has one of its own. */
export const mediaHashSettings = {
  MEDIA_HASH_URL: z.url({ protocol: /^https?$/ })
    .refine((url) => {
      const { username, password } = new URL(url);
      return username === "" && password === "";
    }, "expected an address without a password, which MEDIA_HASH_KEY is for")
    .optional(),
  MEDIA_HASH_KEY: z.string().min(1).optional(),
  MEDIA_HASH_SENDS: z.enum(["hash", "picture"]).default("hash"),
};

type MediaHashSettings = {
  readonly [K in keyof typeof mediaHashSettings]?: z.output<(typeof mediaHashSettings)[K]>;
};

/** The service that knows images of abuse (media.11). */
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
  return { url: e.MEDIA_HASH_URL, key: e.MEDIA_HASH_KEY ?? null, sends: e.MEDIA_HASH_SENDS ?? "hash" };
}
