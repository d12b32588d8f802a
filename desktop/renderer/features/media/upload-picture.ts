import { t } from "@lingui/core/macro";
import { startUpload } from "#shared/media/contract.ts";
import { ApiError, createNetworkError, findFailure, getUserMessage } from "../../lib/api/api-error.ts";
import { call } from "../../lib/api/call.ts";
import { platform } from "../../lib/platform/current-platform.ts";

/**
 * The upload of a picture failed. `message` is the specification's text; `cause` is the failed
 * call.
 */
export class UploadFailure extends Error {
  override name = "UploadFailure";
}

/**
 * Stores a picture in two steps, and returns its address (media.3).
 * @throws {UploadFailure} with the step that failed; `cause` is the signal's reason when aborted
 */
export async function uploadPicture(
  file: File,
  onProgress: (progress: number) => void,
  signal?: AbortSignal,
): Promise<string> {
  const { uploadURL } = await call(startUpload, {}, { signal }).catch((cause: unknown) => {
    throw new UploadFailure(t`Failed to get upload URL`, { cause });
  });
  // The desktop app sends API calls to its server by path.
  const { pathname, search } = new URL(uploadURL, location.origin);
  const init = { method: "PUT", headers: { "Content-Type": file.type }, body: file, signal };
  try {
    const response = await platform().upload(pathname + search, init, onProgress).catch((cause: unknown) => {
      throw signal?.aborted ? cause : createNetworkError();
    });
    const failure = await findFailure(response);
    if (failure) throw failure;
  } catch (cause) {
    throw new UploadFailure(t`Failed to upload image`, { cause });
  }
  return uploadURL.replace(/\?.*$/, "");
}

/** What failed, and why. */
export function describeUploadFailure({ message, cause }: UploadFailure): string {
  const why = getUserMessage(cause, t`Please try again.`);
  return t`${{ what: message }}. ${why}`;
}

const pictureCodes = ["invalid_image", "unsupported_image", "foreign_image", "body_too_large"];

/**
 * The error that the picture's field shows for a failed save; null when the picture is not the
 * reason.
 */
export function getPictureError(error: unknown): string | null {
  if (error instanceof UploadFailure) return describeUploadFailure(error);
  if (!(error instanceof ApiError)) return null;
  const said = error.fields["profileImage"] ?? error.fields["profileImageUrl"] ??
    error.fields["coverImageUrl"];
  return said ?? (pictureCodes.includes(error.code) ? error.userMessage : null);
}
