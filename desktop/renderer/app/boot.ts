import { correctPath } from "#shared/system/opened-address.ts";
import { type BootSession, readBootSession } from "./boot-session.ts";
import { watchTheme } from "../lib/browser/theme.ts";
import { lacksApis } from "../lib/browser/lacks-apis.ts";
import { guardTranslatedNodes } from "../lib/window/guard-translated-nodes.ts";
import { keepZodFromEval } from "../lib/window/keep-zod-from-eval.ts";
import { showOwnFont } from "../lib/window/own-font.ts";
import { hideInputMethodKeys } from "../lib/keyboard/input-method.ts";
import { currentPlatform } from "#platform";
import { platform, setPlatform } from "../lib/platform/current-platform.ts";
import { reloadAfterRelease } from "./reload-after-release.ts";

const loadLanding = () => import("./landing/mount-landing.tsx");
const loadApp = () => import("./start-app.tsx");

/**
 * The session decides what is loaded: visitors on `/` get the landing page alone,
 * everyone else the app.
 */
async function boot(root: HTMLElement): Promise<void> {
  if (lacksApis()) (await import("../lib/browser/fill-in-apis.ts")).fillInApis();
  const meant = correctPath(location);
  // Loaded afresh, since the server chooses page and policy by the path.
  if (meant !== null) return location.replace(location.origin + meant);
  guardTranslatedNodes();
  keepZodFromEval();
  hideInputMethodKeys(globalThis);
  setPlatform(currentPlatform);
  watchTheme();
  reloadAfterRelease();
  if (!await platform().prepare(root)) return;
  const asked = readBootSession();
  // Loads the likelier of the two while the session is read. A failure is handled in `mountPage`.
  (location.pathname === "/" && !platform().mayBeSignedIn() ? loadLanding() : loadApp()).catch(() =>
    undefined
  );
  const session = await asked;
  // Only the feed and the sign-in form wait with the font, and this session shows neither.
  if (session.status !== "signed-in" && !root.querySelector("[data-preview]")) showOwnFont();
  if (session.status === "signed-out") {
    // Before what it judges by is forgotten.
    if (platform().mayBeSignedIn()) await markSessionOver().catch(() => undefined);
    platform().forgetMember();
  }
  await mountPage(root, session);
}

async function markSessionOver(): Promise<void> {
  (await import("../lib/session/session-mark.ts")).markSessionOver();
}

async function mountPage(root: HTMLElement, session: BootSession): Promise<void> {
  if (session.status === "signed-out" && location.pathname === "/") {
    (await loadLanding()).mountLanding(root);
  } else await (await loadApp()).startApp(root, session);
}

const root = document.getElementById("root");
if (root) {
  boot(root).catch((error: unknown) => {
    console.error(error);
    // The page shows the failure screen: see index.html.
    dispatchEvent(new Event("app-lost"));
  });
}
