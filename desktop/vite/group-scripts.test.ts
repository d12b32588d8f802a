import { expect, test } from "vitest";
import { groupScripts } from "./group-scripts.ts";

const icon = (name: string) => `/r/ui/icons/${name}.ts`;
const radix = (part: string) => `/node_modules/@radix-ui/react-${part}/dist/index.mjs`;
const radixIndex = "/node_modules/radix-ui/dist/index.mjs";
const router = (part: string) => `/node_modules/@tanstack/react-router/dist/esm/${part}.js`;
const imports: Record<string, string[]> = {
  [router("index")]: [router("link"), router("useBlocker")],
  [radixIndex]: [radix("alert-dialog"), radix("dialog"), radix("toast")],
  [radix("toast")]: [radix("presence")],
  "/r/lib/theme.ts": [icon("sun-moon")],
  "/r/app/landing/LiveLanding.tsx": ["/r/ui/Logo.tsx", icon("shield"), icon("share-2")],
  "/r/app/router.tsx": ["/r/ui/Logo.tsx", icon("bell"), radixIndex, router("index")],
  "/r/ui/Card.tsx": [icon("heart"), icon("shield"), radixIndex],
  "/r/app/boot.ts": ["/r/lib/theme.ts"],
  "/r/app/start-app.tsx": ["/r/lib/theme.ts", "/r/app/router.tsx"],
  "/r/features/posts/FeedScreen.tsx": ["/r/app/router.tsx", "/r/ui/Card.tsx", "/r/ui/Field.tsx"],
  "/r/features/auth/LoginScreen.tsx": ["/r/ui/Field.tsx", "/r/ui/Strength.tsx"],
};
const code: Record<string, string> = {
  "/r/app/router.tsx": 'import { Toast as Radix } from "radix-ui";',
  "/r/ui/Card.tsx": 'import { AlertDialog } from "radix-ui";',
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [], code: code[id] ?? "" }) };

test.each([
  ["the first script itself", "/r/app/boot.ts", null],
  ["needed by the first script", "/r/lib/theme.ts", "boot"],
  ["drawn by the landing page and the app", "/r/ui/Logo.tsx", "client"],
  ["needed by every screen", "/r/app/router.tsx", "app"],
  ["needed by the feed and the forms", "/r/ui/Field.tsx", "app"],
  ["needed by the feed", "/r/ui/Card.tsx", "feed"],
  ["needed by forms alone", "/r/ui/Strength.tsx", null],
  ["a part of Radix of every screen", radix("toast"), "app"],
  ["what a part of Radix of every screen needs", radix("presence"), "app"],
  ["a part of Radix of the feed", radix("alert-dialog"), "feed"],
  ["a part of Radix of other screens alone", radix("dialog"), null],
  ["a part of the router of every screen", router("link"), "app"],
  ["a part of the router of other screens alone", router("useBlocker"), null],
  ["loaded on demand", "/r/features/auth/LoginScreen.tsx", null],
  ["the feed itself", "/r/features/posts/FeedScreen.tsx", "feed"],
  ["an icon of the first script", icon("sun-moon"), "boot"],
  ["an icon of the landing page's pictures and the feed", icon("shield"), "client"],
  ["an icon of the landing page's pictures alone", icon("share-2"), null],
  ["an icon of every screen", icon("bell"), "app"],
  ["an icon of the feed, which other screens have too", icon("heart"), "app"],
  ["an icon of other screens alone", icon("gift"), "icons"],
  ["endpoints of other screens", "/shared/bots/contract.ts", "parts-of-forms"],
  ["endpoints with their schemas", "/shared/bots/contract.ts?schemas", null],
  ["a field of other screens", "/r/ui/form/TextFields.tsx", "parts-of-forms"],
  ["a small part of other screens", "/r/ui/layout/ScreenHeader.tsx", "parts-of-screens"],
])("puts a module that is %s (%s) into %s", (_case, id, group) => {
  expect(groupScripts("/r")(id, graph)).toBe(group);
});
