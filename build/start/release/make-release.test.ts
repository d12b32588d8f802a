import { expect, onTestFinished, test } from "vitest";
import { makeRelease } from "./make-release.ts";

test("says on Windows that no release is made there", async () => {
  const { platform } = process;
  onTestFinished(() => void Object.defineProperty(process, "platform", { value: platform }));
  Object.defineProperty(process, "platform", { value: "win32" });
  await expect(makeRelease("no-such-folder", () => {}, AbortSignal.abort()))
    .rejects.toThrow("A release is made on Linux or macOS");
});
