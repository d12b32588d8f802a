import { ApiError } from "../../../lib/api/api-error.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { toast } from "../../../lib/announce/toast.ts";
import { UploadFailure } from "../../media/upload-picture.ts";

/** The error that shows beside the username; null for other errors. */
export function usernameErrorOf(error: unknown): string | null {
  const isAbout = error instanceof ApiError && ["username_taken", "username_too_new"].includes(error.code);
  return isAbout ? error.fields["username"] ?? error.userMessage : null;
}

/** The toast of a failed save. */
export function toastSaveFailure(error: unknown): void {
  if (error instanceof UploadFailure) {
    toast({ title: "Upload Error", description: error.message, tone: "danger" });
  } else toastFailure(error, "Failed to update profile");
}
