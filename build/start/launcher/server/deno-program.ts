import { findDeno } from "../../install/deno-program.mjs";

/** The Deno program. Throws when npm installed none for this system. */
export function findDenoProgram(root: string): string {
  const program = findDeno(root);
  if (program) return program;
  throw new Error(
    `There is no Deno for ${process.platform} on ${process.arch} in node_modules. Run: npm start`,
  );
}

/**
 * V8's settings for the server. Old objects are collected when their size has doubled, earlier than
 * V8 would: lists that are read ten times a second are promoted to the old objects before they are
 * dropped. Collecting at 30% would save up to 80 MB under load, but each full collection delays
 * messages by 20 to 50 ms: at 1,000 a second their p99 was 17 to 41 ms instead of 12 to 15.
 * `npm run bench` uses the same settings.
 */
export const v8Flags = "--max-semi-space-size=16,--heap-growing-percent=100";

/**
 * Settings of Linux's allocator (glibc) for the server's memory outside of V8. Without them each of
 * a dozen threads frees into an arena of its own, and blocks as large as pictures fragment them:
 * after twenty uploads at once 368 MB were kept there, with them 124. The names that end with `_`
 * are glibc's own; other systems ignore all of them.
 */
export const mallocSettings = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "131072",
  MALLOC_TRIM_THRESHOLD_: "131072",
} as const;
