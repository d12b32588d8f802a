import { expect, test, vi } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { ownError } from "#shared/system/testing/own-response.ts";
import "../../../lib/testing/plain-platform.ts";
import { requireKeptSession } from "./use-log-in.ts";

const user = { id: "1", username: "ana" } as CurrentUser;

test("signs in when the second call gets no response in time", async () => {
  vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  vi.stubGlobal("fetch", (_address: string, { signal }: RequestInit) => {
    if (signal?.aborted) return Promise.reject(signal.reason as Error);
    return new Promise(() => undefined);
  });
  expect(await requireKeptSession(user)).toBe(user);
});

test("says that cookies are blocked when the second call is signed out", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(ownError("unauthenticated")));
  await expect(requireKeptSession(user)).rejects.toMatchObject({ code: "cookies" });
});
