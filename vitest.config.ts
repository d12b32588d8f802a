import { defineConfig } from "vitest/config";
import { translateMessages } from "./desktop/vite/messages/translate-messages.ts";
import { ProgramsFirst } from "./build/prove/checks/programs-first.ts";

const ignored = ["**/node_modules/**", "**/dist/**", "**/out/**", "desktop/e2e/**"];
const deep = "**/*.deep.test.ts";
// What starts programs or takes seconds, draws random cases, or has many callers at once.
const long = "**/*.{long,property,storm}.*";
// `npm test` leaves these to `npm run test:all`.
const leftOut = process.env["GLIMMER_QUICK"] ? [long] : [];
// Limits for what hangs, not stopwatches: a busy machine is slow.
const testTimeout = 60_000;
const expectation = { poll: { timeout: 20_000 } };
const sameCases = "build/prove/testing/draw-the-same-cases.ts";

/**
 * `unit` is pure but for its long files; `postgres` starts one real server for the whole run and
 * gives each file a database of its own. `deep` has the proofs that take minutes, and the property
 * tests and storms at full size: `npm run test:deep`.
 */
export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    sequence: { sequencer: ProgramsFirst },
    projects: [
      {
        plugins: [translateMessages()],
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...ignored, "**/*.pg.test.ts", deep, ...leftOut],
          // Loading the modules anew for each file took more than half of the time.
          isolate: false,
          setupFiles: ["build/prove/testing/restore-globals.ts", sameCases],
          testTimeout,
          expect: expectation,
        },
      },
      {
        test: {
          name: "postgres",
          include: ["**/*.pg.test.ts"],
          exclude: [...ignored, ...leftOut],
          // Loading the server anew for each file took half of the time.
          isolate: false,
          globalSetup: ["server/testing/global-setup.ts"],
          setupFiles: sameCases,
          testTimeout,
          hookTimeout: testTimeout,
          expect: expectation,
        },
      },
      {
        test: {
          name: "deep",
          include: [deep, "**/*.{property,storm}.pg.test.ts"],
          exclude: ignored,
          env: { GLIMMER_DEEP: "1" },
          globalSetup: ["server/testing/global-setup.ts"],
          testTimeout: 15 * 60_000,
          hookTimeout: testTimeout,
          expect: expectation,
        },
      },
    ],
  },
});
