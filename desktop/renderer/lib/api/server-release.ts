import { create } from "zustand";
import { product } from "#shared/product.ts";
import { needsUpdate, readReleaseHeader, type Release, releaseHeader } from "#shared/system/release.ts";
import type { ApiError } from "./api-error.ts";

interface ReleaseState {
  /** Of the latest response; null until one named it. */
  readonly release: Release | null;
  /** Whether something came that this client could not use. */
  readonly hasMisfit: boolean;
}

export const useRelease = create<ReleaseState>(() => ({ release: null, hasMisfit: false }));

export function noteRelease({ headers }: Response): void {
  const release = readReleaseHeader(headers.get(releaseHeader));
  if (!release) return;
  useRelease.setState((now) =>
    now.release?.version === release.version && now.release.oldestClient === release.oldestClient
      ? now
      : { ...now, release }
  );
}

/** A response was malformed: perhaps the server has moved on. */
export function noteMalformedResponse(): void {
  useRelease.setState({ hasMisfit: true });
}

/** Notes a failure that a client of the server's own release would not meet. */
export function noteFailure({ code, fields }: ApiError): void {
  const isUnknown = code === "unknown_call" || code === "method_not_allowed";
  const isRefused = code === "malformed_body" ||
    (code === "invalid_input" && Object.keys(fields).length === 0);
  if (isUnknown || isRefused) noteMalformedResponse();
}

/** Whether the server is too new for this client (api.16). */
export function useNeedsUpdate(): boolean {
  return useRelease(({ release, hasMisfit }) =>
    release !== null && needsUpdate(product.version, release, hasMisfit)
  );
}
