import { t } from "@lingui/core/macro";
import { createRoute } from "@tanstack/react-router";
import { memberAliases, openAliases } from "./alias-routes.tsx";
import { createPost, drafts, profile, stripeTest } from "./guarded-routes.tsx";
import { moveChatUserToHistory } from "./guards/route-guards.ts";
import { publicRoutes } from "./public-routes.tsx";
import { member, root } from "./route-parents.tsx";
import { createLazyScreen } from "./lazy-screen.tsx";
import { pickStrings } from "./search-params.ts";

const home = createRoute({
  getParentRoute: () => member,
  path: "/",
  validateSearch: pickStrings("tab"),
  component: createLazyScreen(() => import("../features/posts/FeedScreen.tsx"), "FeedScreen"),
});

const post = createRoute({
  getParentRoute: () => member,
  path: "/post/$postId",
  staticData: { title: t`Post` },
  validateSearch: pickStrings("comment", "return", "user"),
  component: createLazyScreen(() => import("../features/posts/PostScreen.tsx"), "PostScreen"),
});

const postLikes = createRoute({
  getParentRoute: () => member,
  path: "/post/$postId/likes",
  staticData: { title: t`Likes` },
  component: createLazyScreen(() => import("../features/posts/PostLikesScreen.tsx"), "PostLikesScreen"),
});

const hashtagScreen = createLazyScreen(() => import("../features/posts/HashtagScreen.tsx"), "HashtagScreen");

const hashtag = createRoute({
  getParentRoute: () => member,
  path: "/hashtag/$hashtag",
  staticData: { title: t`Hashtag` },
  component: hashtagScreen,
});

/** The screen shows 'Hashtag not found' (posts.12). */
const hashtagless = createRoute({
  getParentRoute: () => member,
  path: "/hashtag",
  staticData: { title: t`Hashtag` },
  component: hashtagScreen,
});

const search = createRoute({
  getParentRoute: () => member,
  path: "/search",
  staticData: { title: t`Search`, isWide: true },
  validateSearch: pickStrings("q"),
  component: createLazyScreen(() => import("../features/members/SearchAllScreen.tsx"), "SearchAllScreen"),
});

const searchPosts = createRoute({
  getParentRoute: () => member,
  path: "/search/posts",
  staticData: { title: t`Search posts` },
  validateSearch: pickStrings("q"),
  component: createLazyScreen(() => import("../features/posts/SearchPostsScreen.tsx"), "SearchPostsScreen"),
});

const searchUsers = createRoute({
  getParentRoute: () => member,
  path: "/search/users",
  staticData: { title: t`Search users` },
  validateSearch: pickStrings("q"),
  component: createLazyScreen(() => import("../features/members/SearchUsersScreen.tsx"), "SearchUsersScreen"),
});

const leaderboard = createRoute({
  getParentRoute: () => member,
  path: "/leaderboard",
  staticData: { title: t`Leaderboard` },
  validateSearch: pickStrings("tab"),
  component: createLazyScreen(() => import("../features/xp/LeaderboardScreen.tsx"), "LeaderboardScreen"),
});

const xpHistory = createRoute({
  getParentRoute: () => member,
  path: "/xp-history",
  staticData: { title: t`XP history` },
  component: createLazyScreen(() => import("../features/xp/XpHistoryScreen.tsx"), "XpHistoryScreen"),
});

/** One screen with two addresses: a tab that changes the address keeps it mounted (routes.7). */
const shop = createRoute({
  getParentRoute: () => member,
  id: "xp-shop-screen",
  staticData: { title: t`XP Shop` },
  component: createLazyScreen(() => import("../features/shop/ShopScreen.tsx"), "ShopScreen"),
});

const xpPacks = createRoute({
  getParentRoute: () => shop,
  path: "/shop",
  validateSearch: pickStrings("tab", "payment", "session_id"),
});

const badgesAndServices = createRoute({
  getParentRoute: () => shop,
  path: "/xp-shop",
  validateSearch: pickStrings("tab", "payment", "session_id"),
});

const promotionResults = createRoute({
  getParentRoute: () => member,
  path: "/promotion-results",
  staticData: { title: t`Promotion results`, isWide: true },
  validateSearch: pickStrings("tab", "promotion"),
  component: createLazyScreen(
    () => import("../features/promotions/PromotionResultsScreen.tsx"),
    "PromotionResultsScreen",
  ),
});

const notifications = createRoute({
  getParentRoute: () => member,
  path: "/notifications",
  staticData: { title: t`Notifications` },
  validateSearch: pickStrings("help", "tab"),
  component: createLazyScreen(
    () => import("../features/notifications/NotificationsScreen.tsx"),
    "NotificationsScreen",
  ),
});

const chat = createRoute({
  getParentRoute: () => member,
  path: "/chat",
  staticData: { title: t`Messages`, isWide: true, fillsWindow: true },
  validateSearch: pickStrings("user"),
  beforeLoad: ({ search }) => moveChatUserToHistory(search),
  component: createLazyScreen(() => import("../features/messages/ChatScreen.tsx"), "ChatScreen"),
});

const aiChat = createRoute({
  getParentRoute: () => member,
  path: "/ai-chat",
  staticData: { title: t`AI Chat`, isWide: true, fillsWindow: true },
  validateSearch: pickStrings("chat"),
  component: createLazyScreen(() => import("../features/assistant/AiChatScreen.tsx"), "AiChatScreen"),
});

const blockedUsers = createRoute({
  getParentRoute: () => member,
  path: "/blocked-users",
  staticData: { title: t`Blocked users` },
  validateSearch: pickStrings("tab"),
  component: createLazyScreen(
    () => import("../features/blocks/BlockedUsersScreen.tsx"),
    "BlockedUsersScreen",
  ),
});

const settings = createRoute({
  getParentRoute: () => member,
  path: "/settings",
  staticData: { title: t`Settings`, isWide: true },
  component: createLazyScreen(() => import("../features/account/SettingsScreen.tsx"), "SettingsScreen"),
});

const rateLimitStatus = createRoute({
  getParentRoute: () => member,
  path: "/rate-limit-status",
  staticData: { title: t`Your limits` },
  component: createLazyScreen(() => import("../features/system/RateLimitScreen.tsx"), "RateLimitScreen"),
});

const checkout = createRoute({
  getParentRoute: () => member,
  path: "/checkout",
  staticData: { title: t`Checkout` },
  validateSearch: pickStrings("client_secret"),
  component: createLazyScreen(() => import("../features/shop/CheckoutScreen.tsx"), "CheckoutScreen"),
});

const communitySettings = createRoute({
  getParentRoute: () => member,
  path: "/community-settings",
  staticData: { title: t`Community settings`, isWide: true },
  validateSearch: pickStrings("tab", "q", "action", "from", "to", "bot"),
  component: createLazyScreen(() => import("./status/AdministratorsOnly.tsx"), "AdministratorsOnly"),
});

/** One screen with two addresses, as the shop. */
const desk = createRoute({
  getParentRoute: () => member,
  id: "moderation-screen",
  staticData: { title: t`Moderation`, isWide: true },
  component: createLazyScreen(() => import("./status/ModeratorsOnly.tsx"), "ModeratorsOnly"),
});

const moderation = createRoute({
  getParentRoute: () => desk,
  path: "/moderation",
  validateSearch: pickStrings("tab", "state", "kind", "case", "q", "filter", "sort", "member"),
});

const moderationNumbers = createRoute({
  getParentRoute: () => desk,
  path: "/moderation/numbers",
  staticData: { title: t`Moderation numbers`, isWide: true },
});

/**
 * Every address of the product. A new screen is one route here and, where it is reached from, its
 * place in destinations-for-member.ts.
 */
export const routeTree = root.addChildren([
  ...publicRoutes,
  member.addChildren([
    home,
    createPost,
    drafts,
    post,
    postLikes,
    hashtag,
    hashtagless,
    search,
    searchPosts,
    searchUsers,
    leaderboard,
    xpHistory,
    shop.addChildren([xpPacks, badgesAndServices]),
    promotionResults,
    notifications,
    chat,
    aiChat,
    blockedUsers,
    settings,
    rateLimitStatus,
    checkout,
    stripeTest,
    communitySettings,
    desk.addChildren([moderation, moderationNumbers]),
    ...memberAliases,
    profile,
  ]),
  ...openAliases,
]);
