import { defineConfig } from "vitest/config";

const ignored = ["**/node_modules/**", "**/dist/**", "**/out/**", "desktop/e2e/**"];

/** `unit` is pure; `postgres` starts one real server for the whole run and gives each file a database of its own. */
export default defineConfig({
  test: {
    pool: "forks",
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [...ignored, "**/*.pg.test.ts"],
          // A limit for what hangs, not a stopwatch: a busy machine is slow.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "postgres",
          include: ["**/*.pg.test.ts"],
          exclude: ignored,
          globalSetup: ["server/testing/global-setup.ts"],
          testTimeout: 20_000,
          hookTimeout: 30_000,
        },
      },
    ],
  },
});
