import { createRootRoute, createRoute } from "@tanstack/react-router";
import { renderToStaticMarkup } from "react-dom/server";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { product } from "#shared/product.ts";
import { homeMarks } from "#shared/system/first-calls.ts";
import { FeedScreen } from "../../features/posts/FeedScreen.tsx";
import { PostListSkeleton } from "../../features/posts/PostSkeleton.tsx";
import { Shell } from "../shell/Shell.tsx";
import { renderScreen } from "./render-screen.tsx";

/** A stand-in for every member: base.css hides what differs between members. */
const anyone = {
  id: "",
  // No member's, so that no link is marked as the current page. Both keep the room of a line, and
  // show no initials.
  username: "\u200b",
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
  return markSkeleton(await renderScreen("/", { routeTree: root.addChildren([home]), user: anyone }));
}

/** Marks the place of the first posts. Throws when the home page shows no skeleton. */
function markSkeleton(markup: string): string {
  const skeleton = renderToStaticMarkup(<PostListSkeleton />);
  if (!markup.includes(skeleton)) throw new Error("The home page has no skeleton of posts");
  return markup.replace(skeleton, () => `${homeMarks.posts}${skeleton}${homeMarks.postsEnd}`);
}
