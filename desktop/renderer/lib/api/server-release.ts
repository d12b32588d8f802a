import { create } from "zustand";
import { product } from "#shared/product.ts";
import { needsUpdate, readReleaseHeader, type Release, releaseHeader } from "#shared/system/release.ts";
import type { ApiError } from "./api-error.ts";

interface ReleaseState {
  /** The release in the latest response; null until a response has one. */
  readonly release: Release | null;
  /** Whether the server sent or refused something that suggests another release. */
  readonly hasMismatch: boolean;
}

export const useRelease = create<ReleaseState>(() => ({ release: null, hasMismatch: false }));

export function noteRelease({ headers }: Response): void {
  const release = readReleaseHeader(headers.get(releaseHeader));
  if (!release) return;
  useRelease.setState((now) =>
    now.release?.version === release.version && now.release.oldestClient === release.oldestClient
      ? now
      : { ...now, release }
  );
}

/** Notes a malformed response or unexpected refusal: the server may have a newer release. */
export function noteMismatch(): void {
  useRelease.setState({ hasMismatch: true });
}

/** Notes a failure that a client of the server's own release would not get. */
export function noteFailure({ code, fields }: ApiError): void {
  const isUnknown = code === "unknown_call" || code === "method_not_allowed";
  const isRefused = code === "malformed_body" ||
    (code === "invalid_input" && Object.keys(fields).length === 0);
  if (isUnknown || isRefused) noteMismatch();
}

/** Whether the server is too new for this client (api.16). */
export function useNeedsUpdate(): boolean {
  return useRelease(({ release, hasMismatch }) =>
    release !== null && needsUpdate(product.version, release, hasMismatch)
  );
}
