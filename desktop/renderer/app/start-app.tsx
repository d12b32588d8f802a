import { CatchBoundary, RouterProvider } from "@tanstack/react-router";
import { QueryClientProvider } from "@tanstack/react-query";
import { Direction } from "radix-ui";
import { startTransition, StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { createQueryClient } from "../lib/cache/query-client.ts";
import { holdPagesFor } from "../lib/api/held-pages.ts";
import { watchCharacterKeys } from "../lib/keyboard/character-keys.ts";
import { markPointerInput } from "../lib/keyboard/last-input.ts";
import { pageDirection } from "../lib/language/page-direction.ts";
import { listenForXp } from "../lib/api/xp-of-responses.ts";
import { createBackClosing } from "../lib/navigation/back-closes.ts";
import { setScreenOpener } from "../lib/navigation/open-screen.ts";
import { keepPageOnDrop } from "../lib/browser/keep-page-on-drop.ts";
import { keepPlaceInPrint } from "../lib/browser/keep-place-in-print.ts";
import { markSessionOpen } from "../lib/session/session-mark.ts";
import { followMemberLanguage } from "../lib/session/follow-member-language.ts";
import { writeSessionXp } from "../lib/session/write-session-xp.ts";
import { refreshSession, rememberUnreachable, sessionQuery } from "../lib/session/session.ts";
import { redirectUnauthorizedToSignIn } from "../lib/session/redirect-unauthorized-to-sign-in.ts";
import { platform } from "../lib/platform/current-platform.ts";
import { sessionKey } from "../lib/query-keys/member-keys.ts";
import { Toaster } from "../ui/status/Toaster.tsx";
import { TooltipHost } from "../ui/tooltip/TooltipHost.tsx";
import type { BootSession } from "./boot-session.ts";
import { showSavedToast } from "./toast-after-reload.ts";
import { createAppRouter } from "./router.tsx";
import { FailureScreen } from "./status/FailureScreen.tsx";

const loadFeed = () => import("../features/posts/FeedScreen.tsx");

/** Builds the app and shows it, with the session that boot has read. */
export async function startApp(root: HTMLElement, session: BootSession): Promise<void> {
  keepPageOnDrop();
  keepPlaceInPrint();
  markPointerInput(globalThis);
  watchCharacterKeys();
  if (!CSS.supports("field-sizing", "content")) {
    import("../lib/browser/grow-fields.ts").then(({ growFields }) => growFields(), () => undefined);
  }
  const queryClient = createQueryClient(redirectUnauthorizedToSignIn(location));
  if (session.status === "signed-in") {
    holdPagesFor(session.user.id);
    markSessionOpen();
    queryClient.setQueryData(sessionKey, session.user);
  }
  if (session.status === "signed-out") queryClient.setQueryData(sessionKey, null);
  if (session.status === "unreachable") {
    rememberUnreachable(queryClient, session.isForeign);
    // Public pages would not request the session.
    void queryClient.prefetchQuery(sessionQuery);
  }
  followMemberLanguage(queryClient);
  listenForXp((now) => now ? void writeSessionXp(queryClient, now) : refreshSession(queryClient));
  const router = createBackClosing(() => createAppRouter(queryClient));
  setScreenOpener((path) => router.navigate({ href: path }));
  if (session.status === "signed-in" && root.querySelector("[data-first-feed]")) {
    // The page shows its first posts already, so nothing else may show before the app does.
    const { readFirstFeed } = await loadFeed();
    await Promise.all([readFirstFeed(queryClient), router.load()]);
  }
  // The form is there already, as a preview that the app's own replaces in one step.
  if (session.status === "signed-out" && root.querySelector("[data-preview]")) await router.load();
  const app = (
    <StrictMode>
      <CatchBoundary getResetKey={() => "app"} errorComponent={FailureScreen}>
        <Direction.Provider dir={pageDirection}>
          <QueryClientProvider client={queryClient}>
            <RouterProvider router={router} />
            <Toaster />
            <TooltipHost />
          </QueryClientProvider>
        </Direction.Provider>
      </CatchBoundary>
    </StrictMode>
  );
  // In slices: what the page shows meanwhile can be scrolled, and its styles keep moving.
  startTransition(() => createRoot(root).render(app));
  showSavedToast();
  platform().followLinks((path) => router.navigate({ href: path }));
}
