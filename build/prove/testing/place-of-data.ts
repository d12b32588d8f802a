import { tmpdir } from "node:os";

/**
 * Where tests keep the data of what they start: Deno lets a server write nothing below /dev, where
 * `npm test` keeps what other tests write.
 */
export const placeOfData = tmpdir().startsWith("/dev/") ? "/tmp" : tmpdir();
