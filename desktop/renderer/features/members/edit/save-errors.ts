import { ApiError, userMessageOf } from "../../../lib/api/api-error.ts";
import { toastFailure } from "../../../lib/api/toast-failure.ts";
import { toast } from "../../../ui/toast/toast.ts";
import { UploadFailure } from "./upload-picture.ts";

const pictureCodes = ["invalid_image", "unsupported_image", "foreign_image", "body_too_large"];

/** What the field of the picture says about a failed save; null when it was not the picture. */
export function pictureErrorOf(error: unknown): string | null {
  if (error instanceof UploadFailure) {
    return `${error.message}. ${userMessageOf(error.cause, "Please try again.")}`;
  }
  if (!(error instanceof ApiError)) return null;
  const said = error.fields["profileImage"] ?? error.fields["profileImageUrl"];
  return said ?? (pictureCodes.includes(error.code) ? error.userMessage : null);
}

/** A refusal about the username says so beside it. */
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
