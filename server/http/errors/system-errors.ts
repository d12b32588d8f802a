import { AppError, storageFull } from "../../errors.ts";

/** What a failed system call says about the machine, as the failure to tell people; null for every other error. */
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
        "Too much is going on here right now. Please try again in a moment.",
        { retryAfter: 1, cause },
      );
    default:
      return null;
  }
}
