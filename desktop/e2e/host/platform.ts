import { hostSettings } from "./host-settings.ts";

const real = process.platform;

/** Lets the app, which asks once while it starts, take this for the system the test wants. */
export function pretendPlatform(): void {
  Object.defineProperty(process, "platform", { value: hostSettings().platform, configurable: true });
}

/** From here on it is Chromium's driver that asks. */
export function endPretence(): void {
  Object.defineProperty(process, "platform", { value: real, configurable: true });
}
