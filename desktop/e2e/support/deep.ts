import { test } from "@playwright/test";

/**
 * Whether this is `npm run test:deep`, where sweeps over the screens take every size
 * and not only a sample.
 */
export const isDeep = process.env["GLIMMER_DEEP"] === "1";

/**
 * A step of a sweep that only `npm run test:deep` takes: its neighbours are the sample.
 */
export const deepStep = isDeep ? test.step : test.step.skip;
