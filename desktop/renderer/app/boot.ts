import { type BootSession, readBootSession } from "./boot-session.ts";
import { watchTheme } from "../lib/theme.ts";
import { platform } from "../platform/index.ts";
import { followRelease } from "./follow-release.ts";
import { rememberSignedIn, wasSignedIn } from "./visitor-hint.ts";

const loadLanding = () => import("./landing/mount-landing.tsx");
const loadApp = () => import("./start-app.tsx");

/** Who is there decides what is loaded: visitors on `/` get the landing page alone, everybody else the app. */
async function boot(root: HTMLElement): Promise<void> {
  watchTheme();
  followRelease();
  if (!await platform().prepare(root)) return;
  const asked = readBootSession();
  const isLandingLikely = location.pathname === "/" && !wasSignedIn();
  // The likelier of the two loads while the answer is on its way; its failure is met below, where it is used.
  (isLandingLikely ? loadLanding() : loadApp()).catch(() => undefined);
  const session = await asked;
  if (session.status !== "unreachable") rememberSignedIn(session.status === "signed-in");
  if (session.status === "signed-out") platform().lastFeed?.forget();
  try {
    await show(root, session);
  } catch {
    await showFallback(root, session);
  }
}

async function show(root: HTMLElement, session: BootSession): Promise<void> {
  if (session.status === "signed-out" && location.pathname === "/") {
    (await loadLanding()).mountLanding(root, null);
  } else (await loadApp()).startApp(root, session);
}

/** The app could not be loaded: a member at home is greeted with the way back in, everybody else told to refresh. */
async function showFallback(root: HTMLElement, session: BootSession): Promise<void> {
  if (session.status === "signed-in" && location.pathname === "/") {
    (await loadLanding()).mountLanding(root, session.user);
  } else {
    (await import("./status/mount-failure.tsx")).mountFailure(root);
  }
}

const root = document.getElementById("root");
if (root) void boot(root);
