import { buildLookalikePattern } from "./look-alike-pattern.ts";
import { reservedUsernames } from "./reserved-usernames.ts";

const separators = /[._-]/g;
const likeReserved = new RegExp(
  `^(?:${
    [...reservedUsernames].map((name) => buildLookalikePattern(name.replaceAll(separators, ""))).join("|")
  })$`,
);

/**
 * Whether a username is reserved or looks like it: `l1sa`, `adm1n`, `a.dmin`, `adrnin` (auth.11).
 */
export function looksReserved(username: string): boolean {
  return likeReserved.test(username.replaceAll(separators, ""));
}
