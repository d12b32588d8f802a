import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { featureRoutes } from "./app.ts";
import { nameOfEndpoint } from "./http/contract/describe-endpoint.ts";
import { effectsOf } from "./worker/effects-of-tasks.ts";

// After each of these all processes read again all that is cached. Frequent writes name what they
// change (`ctx.changed`): a name that is added here should be rare.

test("these calls change everything", () => {
  const rare = featureRoutes.flat().filter(({ changes }) => changes === "everything");
  expect(rare.map(({ endpoint }) => nameOfEndpoint(endpoint)).sort()).toEqual([
    "answerAppeal",
    "closeCases",
    "decideCase",
    "deleteAllBotUsers",
    "deleteBotUser",
    "openAgainTogether",
    "removeComment",
    "removePost",
    "restoreUser",
    "setReportsAside",
    "suspendUser",
    "undoDecision",
  ]);
});

test("these jobs change everything", () => {
  const tasks = Object.entries(effectsOf).filter(([, { changes }]) => changes === "everything");
  expect(tasks.map(([name]) => name)).toEqual(["hourly_cleanup"]);
});

test("these verbs change everything on rare ways", () => {
  const features = join(import.meta.dirname, "features");
  const files = readdirSync(features, { recursive: true, encoding: "utf8" })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => file.endsWith(".ts") && !file.endsWith(".test.ts"))
    .filter((file) =>
      /\bchanged\("everything"\)|tellOfChanges\([^;]*"everything"/.test(
        readFileSync(join(features, file), "utf8"),
      )
    );
  expect(files.sort()).toEqual([
    "account/leaving/delete-account.ts",
    "account/leaving/remove-left-accounts.ts",
    "auth/sign-in/restore-left-account.ts",
    "cases/desk/find-spam-waves.ts",
    "cases/effects/settle-removed-content.ts",
    "media/known/check-held-images.ts",
  ]);
});
