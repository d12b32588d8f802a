import type { QueryClient } from "@tanstack/react-query";
import {
  createRootRouteWithContext,
  createRoute,
  lazyRouteComponent as lazy,
  redirect,
} from "@tanstack/react-router";
import { knownUser, requireMember, requireUsername, requireVisitor, usernameOf } from "./guards.ts";
import { RootLayout } from "./RootLayout.tsx";
import { stringsOf } from "./search-params.ts";
import { MemberLayout } from "./shell/MemberLayout.tsx";
import { PublicLayout } from "./shell/PublicLayout.tsx";
import { NotFoundPage } from "./shell/NotFoundPage.tsx";

const root = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  component: RootLayout,
  notFoundComponent: NotFoundPage,
});

/** Screens for visitors: they bring their own page. */
const visitor = createRoute({ getParentRoute: () => root, id: "visitor" });

// Named ahead of the routes: beside a `beforeLoad`, TypeScript no longer infers what the call returns.
const loginSearch = stringsOf("next", "token", "mode");
const registerSearch = stringsOf("ref");

const login = createRoute({
  getParentRoute: () => visitor,
  path: "/login",
  staticData: { title: "Sign in" },
  validateSearch: loginSearch,
  beforeLoad: ({ context, search }) => requireVisitor(context.queryClient, search),
  component: lazy(() => import("../features/auth/LoginScreen.tsx"), "LoginScreen"),
});

const register = createRoute({
  getParentRoute: () => visitor,
  path: "/register",
  staticData: { title: "Join" },
  validateSearch: registerSearch,
  beforeLoad: ({ context }) => requireVisitor(context.queryClient, {}),
  component: lazy(() => import("../features/auth/RegisterScreen.tsx"), "RegisterScreen"),
});

const verifyEmail = createRoute({
  getParentRoute: () => visitor,
  path: "/verify-email",
  staticData: { title: "Verify your email" },
  validateSearch: stringsOf("token"),
  component: lazy(() => import("../features/auth/VerifyEmailScreen.tsx"), "VerifyEmailScreen"),
});

/** Screens for everybody, with the top bar for members. */
const open = createRoute({ getParentRoute: () => root, id: "open", component: PublicLayout });

const terms = createRoute({
  getParentRoute: () => open,
  path: "/terms",
  staticData: { title: "Terms of Service" },
  component: lazy(() => import("./legal/TermsScreen.tsx"), "TermsScreen"),
});

const privacy = createRoute({
  getParentRoute: () => open,
  path: "/privacy",
  staticData: { title: "Privacy Policy" },
  component: lazy(() => import("./legal/PrivacyScreen.tsx"), "PrivacyScreen"),
});

/** Private screens, inside the columns. */
const member = createRoute({
  getParentRoute: () => root,
  id: "member",
  beforeLoad: ({ context, location }) => requireMember(context.queryClient, location),
  component: MemberLayout,
});

const home = createRoute({
  getParentRoute: () => member,
  path: "/",
  validateSearch: stringsOf("tab"),
  component: lazy(() => import("../features/posts/FeedScreen.tsx"), "FeedScreen"),
});

const createPost = createRoute({
  getParentRoute: () => member,
  path: "/create-post",
  staticData: { title: "New post" },
  validateSearch: stringsOf("content", "image"),
  component: lazy(() => import("../features/posts/CreatePostScreen.tsx"), "CreatePostScreen"),
});

const post = createRoute({
  getParentRoute: () => member,
  path: "/post/$postId",
  staticData: { title: "Post" },
  component: lazy(() => import("../features/posts/PostScreen.tsx"), "PostScreen"),
});

const postLikes = createRoute({
  getParentRoute: () => member,
  path: "/post/$postId/likes",
  staticData: { title: "Likes" },
  component: lazy(() => import("../features/posts/PostLikesScreen.tsx"), "PostLikesScreen"),
});

const hashtag = createRoute({
  getParentRoute: () => member,
  path: "/hashtag/$hashtag",
  staticData: { title: "Hashtag" },
  component: lazy(() => import("../features/posts/HashtagScreen.tsx"), "HashtagScreen"),
});

const settings = createRoute({
  getParentRoute: () => member,
  path: "/settings",
  staticData: { title: "Settings" },
  component: lazy(() => import("../features/account/SettingsScreen.tsx"), "SettingsScreen"),
});

const profile = createRoute({
  getParentRoute: () => member,
  path: "/$username",
  staticData: { title: "Profile" },
  beforeLoad: ({ params }) => requireUsername(params.username),
  component: lazy(() => import("../features/members/ProfileScreen.tsx"), "ProfileScreen"),
});

/** Other addresses of the same screens (decision 12). */
const homeAlias = createRoute({
  getParentRoute: () => root,
  path: "/home",
  beforeLoad: () => {
    throw redirect({ to: "/", replace: true });
  },
});

const postAlias = createRoute({
  getParentRoute: () => root,
  path: "/posts/$postId",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/post/$postId", params, replace: true });
  },
});

const ownProfile = createRoute({
  getParentRoute: () => member,
  path: "/profile",
  beforeLoad: ({ context }) => {
    const user = knownUser(context.queryClient);
    if (user) throw redirect({ to: "/$username", params: { username: user.username }, replace: true });
  },
});

const profileAlias = createRoute({
  getParentRoute: () => root,
  path: "/profile/$username",
  beforeLoad: ({ params }) => {
    throw redirect({ to: "/$username", params, replace: true });
  },
});

const userAlias = createRoute({
  getParentRoute: () => member,
  path: "/user/$user",
  beforeLoad: async ({ context, params }) => {
    if (!knownUser(context.queryClient)) return;
    throw redirect({ to: "/$username", params: { username: await usernameOf(params.user) }, replace: true });
  },
});

/** Every address of the product. A new screen is one route here and, where it is reached from, one row of destinations.ts. */
export const routeTree = root.addChildren([
  visitor.addChildren([login, register, verifyEmail]),
  open.addChildren([terms, privacy]),
  member.addChildren([home, createPost, post, postLikes, hashtag, settings, ownProfile, userAlias, profile]),
  homeAlias,
  postAlias,
  profileAlias,
]);
