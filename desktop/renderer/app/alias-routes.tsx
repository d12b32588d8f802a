import { createRoute, redirect } from "@tanstack/react-router";
import { loadLaterGuards } from "./guards/guard-later.ts";
import { getCachedUser } from "./guards/route-guards.ts";
import { member, root } from "./route-parents.tsx";
import { pickStrings } from "./search-params.ts";

const profileSearch = pickStrings("tab");

const home = createRoute({
  getParentRoute: () => root,
  path: "/home",
  beforeLoad: () => {
    throw redirect({ to: "/", replace: true });
  },
});

const post = createRoute({
  getParentRoute: () => root,
  path: "/posts/$postId",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/post/$postId", params, replace: true });
  },
});

const profile = createRoute({
  getParentRoute: () => root,
  path: "/profile/$username",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/$username", params, replace: true });
  },
});

/** A name with its sign, as members write it. */
const mention = createRoute({
  getParentRoute: () => root,
  path: "/@{$username}",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/$username", params, replace: true });
  },
});

const ownProfile = createRoute({
  getParentRoute: () => member,
  path: "/profile",
  validateSearch: profileSearch,
  beforeLoad: ({ context, search }) => {
    const user = getCachedUser(context.queryClient);
    if (user) {
      throw redirect({ to: "/$username", params: { username: user.username }, search, replace: true });
    }
  },
});

const user = createRoute({
  getParentRoute: () => member,
  path: "/user/$user",
  pendingMs: 1_000,
  beforeLoad: async ({ context, params }) => {
    if (!getCachedUser(context.queryClient)) return;
    const { resolveUsername } = await loadLaterGuards();
    throw redirect({
      to: "/$username",
      params: { username: await resolveUsername(params.user) },
      replace: true,
    });
  },
});

/** The bots are a tab of the community settings. */
const bots = createRoute({
  getParentRoute: () => member,
  path: "/admin/bots",
  beforeLoad: () => {
    throw redirect({ to: "/community-settings", search: { tab: "bots" }, replace: true });
  },
});

/** Other addresses of the same screens (routes.3). */
export const openAliases = [home, post, profile, mention] as const;
export const memberAliases = [ownProfile, user, bots] as const;
