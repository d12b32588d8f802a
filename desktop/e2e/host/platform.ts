import { hostSettings } from "./host-settings.ts";

const real = process.platform;

/**
 * Makes `process.platform` the system that the test wants. The app reads it once while it starts.
 */
export function pretendPlatform(): void {
  Object.defineProperty(process, "platform", { value: hostSettings().platform, configurable: true });
}

/** From here on Playwright reads it. */
export function endPretence(): void {
  Object.defineProperty(process, "platform", { value: real, configurable: true });
}
