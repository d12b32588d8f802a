import { t } from "@lingui/core/macro";
import { create } from "zustand";
import { retryDelayMs } from "#shared/realtime/reconnect-rule.ts";
import { ApiError } from "../../../lib/api/api-error.ts";
import { isUnreached } from "../../../lib/api/is-unreached.ts";
import { onConnectionReturn } from "../../../lib/realtime/connection-return.ts";
import { runInOneTab } from "../../../lib/storage/tabs.ts";
import { describeUploadFailure, UploadFailure, uploadPicture } from "../upload-picture.ts";
import { type Upload, UploadQueue } from "./upload-queue.ts";

/** By the id of their picture. They go on when their composer is left. */
export const useUploads = create<{ readonly uploads: ReadonlyMap<string, Upload> }>(() => ({
  uploads: new Map(),
}));

export const uploads = new UploadQueue({
  upload: uploadInOneTab,
  isUnreached: (error) =>
    error instanceof UploadFailure && error.cause instanceof ApiError && isUnreached(error.cause),
  describe: (error) =>
    error instanceof UploadFailure ? describeUploadFailure(error) : t`Failed to upload image`,
  later: (callback, failures) => {
    const timer = setTimeout(callback, retryDelayMs(failures, Math.random));
    const stopListening = onConnectionReturn(callback);
    return () => {
      clearTimeout(timer);
      stopListening();
    };
  },
  onChange: (next) => useUploads.setState({ uploads: next }),
});

/** One tab at a time: two that show the same draft would both upload its pictures. */
async function uploadInOneTab(
  id: string,
  file: File,
  ...more: readonly [onProgress: (progress: number) => void, signal: AbortSignal]
): Promise<string> {
  const address = Promise.withResolvers<string>();
  await runInOneTab(`glimmer-upload:${id}`, () => {
    const uploading = uploadPicture(file, ...more);
    uploading.then(address.resolve, address.reject);
    return uploading.then(() => {}, () => {});
  });
  return await address.promise;
}
