import type { LaunchOptions } from "@playwright/test";
import { chromiumLaunch } from "./chromium.ts";
import { isDeep } from "./deep.ts";

/**
 * How tests start a Chromium. Their pages end before optimised code would pay for its compilation,
 * a sixth of the processor time of a browser test; `npm run test:deep` compiles as members'
 * browsers do.
 */
export function launchForTests(): LaunchOptions {
  const { args = [], ...launch } = chromiumLaunch();
  return { ...launch, args: isDeep ? args : [...args, "--js-flags=--no-opt,--no-maglev"] };
}
