import { AppError, storageFull } from "../../errors.ts";

/** The user-facing error for a failed system call; null for every other error. */
export function systemError(cause: unknown): AppError | null {
  switch ((cause as NodeJS.ErrnoException | null)?.code) {
    case "ENOSPC":
    case "EDQUOT":
      return storageFull(cause);
    // Too many open files, here or on the whole machine.
    case "EMFILE":
    case "ENFILE":
      return new AppError(
        "unavailable",
        "The server is busy right now. Please try again in a moment.",
        { retryAfter: 1, cause },
      );
    default:
      return null;
  }
}
