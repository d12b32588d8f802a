import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import { currentPlatform } from "#platform";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { product } from "#shared/product.ts";
import { homeMarks } from "#shared/system/first-calls.ts";
import { FeedScreen } from "../../features/posts/FeedScreen.tsx";
import { PostListSkeleton } from "../../features/posts/PostSkeleton.tsx";
import { setPlatform } from "../../lib/platform/current-platform.ts";
import { sessionKey } from "../../lib/session/session.ts";
import { Shell } from "../shell/Shell.tsx";

/** A stand-in for every member: base.css hides what differs between members. */
const anyone = {
  id: "",
  // No member's username, so that no link is marked as the current page.
  username: "-",
  // Reserves the name's space and shows no initials.
  displayName: "\u200b",
  profileImageUrl: null,
  profileImageMadeWithAi: false,
  xp: 0,
  level: 0,
  streak: 0,
  isAdmin: false,
  role: "member",
  isAdminByEmail: false,
  limitedUntil: null,
  badges: [],
  acceptedTermsVersion: product.termsVersion,
  acceptedPrivacyVersion: product.privacyVersion,
} as unknown as CurrentUser;

/** Returns the home page with a loading feed as markup. Runs during the build. */
export async function renderHome(): Promise<string> {
  setPlatform(currentPlatform);
  const client = new QueryClient();
  client.setQueryData(sessionKey, anyone);
  const root = createRootRoute();
  const home = createRoute({
    getParentRoute: () => root,
    path: "/",
    component: () => (
      <Shell user={anyone}>
        <FeedScreen />
      </Shell>
    ),
  });
  const history = createMemoryHistory({ initialEntries: ["/"] });
  const router = createRouter({ routeTree: root.addChildren([home]), history });
  await router.load();
  const markup = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // Its timers would keep the build waiting.
  client.clear();
  // React hoists these into a head.
  return markSkeleton(markup.replaceAll(/<link rel="preload"[^>]*>/g, ""));
}

/** Marks the place of the first posts. Throws when the home page shows no skeleton. */
function markSkeleton(markup: string): string {
  const skeleton = renderToStaticMarkup(<PostListSkeleton />);
  if (!markup.includes(skeleton)) throw new Error("The home page has no skeleton of posts");
  return markup.replace(skeleton, () => `${homeMarks.posts}${skeleton}${homeMarks.postsEnd}`);
}
