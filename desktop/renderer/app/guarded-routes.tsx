import { t } from "@lingui/core/macro";
import { createRoute } from "@tanstack/react-router";
import { guardLater } from "./guards/guard-later.ts";
import { createLazyScreen } from "./lazy-screen.tsx";
import { member } from "./route-parents.tsx";
import { pickStrings } from "./search-params.ts";

const createPostScreen = createLazyScreen(
  () => import("../features/posts/CreatePostScreen.tsx"),
  "CreatePostScreen",
);

export const createPost = createRoute({
  getParentRoute: () => member,
  path: "/create-post",
  staticData: { title: t`New post` },
  validateSearch: pickStrings("content", "image", "quote"),
  beforeLoad: ({ search }) => guardLater(createPostScreen, (guards) => guards.requireQuoteInAddress(search)),
  component: createPostScreen,
});

export const drafts = createRoute({
  getParentRoute: () => member,
  path: "/drafts",
  staticData: { title: t`Drafts` },
  validateSearch: pickStrings("tab"),
  component: createLazyScreen(() => import("../features/posts/DraftsScreen.tsx"), "DraftsScreen"),
});

const stripeTestScreen = createLazyScreen(
  () => import("../features/shop/StripeTestScreen.tsx"),
  "StripeTestScreen",
);

export const stripeTest = createRoute({
  getParentRoute: () => member,
  path: "/stripe-test",
  staticData: { title: t`Payment test` },
  beforeLoad: ({ context }) =>
    guardLater(stripeTestScreen, (guards) => guards.requirePaymentTest(context.queryClient)),
  component: stripeTestScreen,
});

const profileScreen = createLazyScreen(
  () => import("../features/members/ProfileScreen.tsx"),
  "ProfileScreen",
);

export const profile = createRoute({
  getParentRoute: () => member,
  path: "/$username",
  staticData: { title: t`Profile` },
  validateSearch: pickStrings("tab"),
  beforeLoad: ({ params }) => guardLater(profileScreen, (guards) => guards.requireUsername(params.username)),
  component: profileScreen,
});
