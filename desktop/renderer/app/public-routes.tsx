import { t } from "@lingui/core/macro";
import { createRoute } from "@tanstack/react-router";
import { loadLaterGuards } from "./guards/guard-later.ts";
import { requireVisitor } from "./guards/route-guards.ts";
import { open, visitor } from "./route-parents.tsx";
import { createLazyScreen } from "./lazy-screen.tsx";
import { pickStrings } from "./search-params.ts";

// Declared outside the routes, because beside a `beforeLoad` TypeScript no longer infers the
// result.
const loginSearch = pickStrings("next", "token", "link", "mode");
const registerSearch = pickStrings("ref");
const reportSearch = pickStrings("address");

const login = createRoute({
  getParentRoute: () => visitor,
  path: "/login",
  staticData: { title: t`Sign in` },
  validateSearch: loginSearch,
  beforeLoad: ({ context, search }) => requireVisitor(context.queryClient, search),
  component: createLazyScreen(() => import("../features/auth/LoginScreen.tsx"), "LoginScreen", {
    isPage: true,
  }),
});

const register = createRoute({
  getParentRoute: () => visitor,
  path: "/register",
  staticData: { title: t`Join` },
  validateSearch: registerSearch,
  beforeLoad: ({ context }) => requireVisitor(context.queryClient, {}),
  component: createLazyScreen(() => import("../features/auth/RegisterScreen.tsx"), "RegisterScreen", {
    isPage: true,
  }),
});

const verifyEmail = createRoute({
  getParentRoute: () => visitor,
  path: "/verify-email",
  staticData: { title: t`Verify your email` },
  validateSearch: pickStrings("token"),
  component: createLazyScreen(() => import("../features/auth/VerifyEmailScreen.tsx"), "VerifyEmailScreen", {
    isPage: true,
  }),
});

const confirmEmail = createRoute({
  getParentRoute: () => visitor,
  path: "/confirm-email",
  staticData: { title: t`Confirm your email` },
  validateSearch: pickStrings("token"),
  component: createLazyScreen(
    () => import("../features/account/EmailChangeScreens.tsx"),
    "ConfirmEmailScreen",
    {
      isPage: true,
    },
  ),
});

const refuseEmail = createRoute({
  getParentRoute: () => visitor,
  path: "/refuse-email",
  staticData: { title: t`Stop a change of email` },
  validateSearch: pickStrings("token"),
  component: createLazyScreen(
    () => import("../features/account/EmailChangeScreens.tsx"),
    "RefuseEmailScreen",
    {
      isPage: true,
    },
  ),
});

const terms = createRoute({
  getParentRoute: () => open,
  path: "/terms",
  staticData: { title: t`Terms of Service` },
  component: createLazyScreen(() => import("./legal/TermsScreen.tsx"), "TermsScreen"),
});

const privacy = createRoute({
  getParentRoute: () => open,
  path: "/privacy",
  staticData: { title: t`Privacy Policy` },
  component: createLazyScreen(() => import("./legal/PrivacyScreen.tsx"), "PrivacyScreen"),
});

const rules = createRoute({
  getParentRoute: () => open,
  path: "/rules",
  staticData: { title: t`House rules` },
  component: createLazyScreen(() => import("../features/rules/RulesScreen.tsx"), "RulesScreen"),
});

const decisionScreen = createLazyScreen(
  () => import("../features/cases/DecisionScreen.tsx"),
  "DecisionScreen",
);

const decision = createRoute({
  getParentRoute: () => open,
  path: "/decisions/$decisionId",
  staticData: { title: t`Decision` },
  // Without this guard the screen would not get the token of its mailed link, so it waits.
  beforeLoad: async ({ context, location, params }) => {
    void decisionScreen.preload?.();
    const { requireDecisionReader } = await loadLaterGuards();
    requireDecisionReader(context.queryClient, location, params.decisionId);
  },
  component: decisionScreen,
});

const report = createRoute({
  getParentRoute: () => open,
  path: "/report",
  staticData: { title: t`Report something` },
  validateSearch: reportSearch,
  component: createLazyScreen(() => import("../features/reports/ReportScreen.tsx"), "ReportScreen"),
});

const transparency = createRoute({
  getParentRoute: () => open,
  path: "/transparency",
  staticData: { title: t`Transparency` },
  component: createLazyScreen(() => import("../features/cases/TransparencyScreen.tsx"), "TransparencyScreen"),
});

export const publicRoutes = [
  visitor.addChildren([login, register, verifyEmail, confirmEmail, refuseEmail]),
  open.addChildren([terms, privacy, rules, report, decision, transparency]),
] as const;
