import { OpenAPIHono } from "@hono/zod-openapi";
import { socketPath } from "#shared/realtime/socket-limits.ts";
import { createCtx, type Deps } from "./context.ts";
import { accountRoutes } from "./features/account/routes.ts";
import { assistantRoutes } from "./features/assistant/routes.ts";
import { registrationRoutes } from "./features/auth/register/registration-routes.ts";
import { adminRoutes } from "./features/admin/routes.ts";
import { authRoutes } from "./features/auth/routes.ts";
import { resolveActor } from "./features/auth/sessions/resolve-actor.ts";
import { getSessionCookieName } from "./features/auth/sessions/session-cookie.ts";
import { blockRoutes } from "./features/blocks/routes.ts";
import { botRoutes } from "./features/bots/routes.ts";
import { administratorRoutes, caseRoutes } from "./features/cases/routes.ts";
import { commentEditRoutes } from "./features/comments/edit/edit-routes.ts";
import { commentFoldRoutes } from "./features/comments/fold/fold-routes.ts";
import { commentRoutes } from "./features/comments/routes.ts";
import { thanksRoutes } from "./features/thanks/routes.ts";
import { draftRoutes } from "./features/drafts/routes.ts";
import { followRoutes } from "./features/follows/routes.ts";
import { mediaRoutes } from "./features/media/routes.ts";
import { memberRoutes } from "./features/members/routes.ts";
import { messageActRoutes } from "./features/messages/acts/act-routes.ts";
import { messageRoutes } from "./features/messages/routes.ts";
import { moderationRoutes } from "./features/moderation/routes.ts";
import { whyRoutes } from "./features/moderation/why/why-routes.ts";
import { muteRoutes } from "./features/mutes/routes.ts";
import { notificationRoutes } from "./features/notifications/routes.ts";
import { notificationSettingsRoutes } from "./features/notifications/settings/routes.ts";
import { postAudienceRoutes } from "./features/posts/audience/audience-routes.ts";
import { postEditRoutes } from "./features/posts/edit/edit-routes.ts";
import { postPictureRoutes } from "./features/posts/publish/picture-routes.ts";
import { hashtagRoutes } from "./features/posts/hashtag/routes.ts";
import { memberPostRoutes } from "./features/posts/feed/member-posts-routes.ts";
import { pollRoutes } from "./features/polls/routes.ts";
import { postRoutes } from "./features/posts/routes.ts";
import { promotionRoutes } from "./features/promotions/routes.ts";
import { publicReportRoutes } from "./features/reports/public/public-report-routes.ts";
import { reportRoutes } from "./features/reports/routes.ts";
import { ruleRoutes } from "./features/rules/routes.ts";
import { pushRoutes } from "./features/notifications/push/routes.ts";
import { badgeRoutes } from "./features/shop/badges/badge-routes.ts";
import { paymentSetupRoutes } from "./features/shop/setup/routes.ts";
import { paymentEventRoutes } from "./features/shop/events/payment-event-routes.ts";
import { orderRoutes } from "./features/shop/orders/order-routes.ts";
import { createLookUps } from "./features/shop/return-page/look-ups.ts";
import { returnPage } from "./features/shop/return-page/return-to-app-page.ts";
import { stripeTestRoutes } from "./features/shop/setup/stripe-test-routes.ts";
import { speechRoutes } from "./features/speech/routes.ts";
import { askOncePerSecond } from "./features/system/get-health.ts";
import { listOutbox } from "./features/system/list-outbox.ts";
import { type OpenApiDocument, openApiDocument } from "./features/system/openapi-document.ts";
import { renderOutboxPage } from "./features/system/outbox-page.ts";
import { makeSystemRoutes } from "./features/system/routes.ts";
import { serveWellKnown } from "./features/system/well-known.ts";
import { leaderboardRoutes } from "./features/xp/leaderboard/routes.ts";
import { makeXpHeaders } from "./features/xp/publish-xp.ts";
import { xpRoutes } from "./features/xp/routes.ts";
import type { AppEnv } from "./http/routing/app-env.ts";
import { makeErrorResponse } from "./http/errors/error-response.ts";
import { forwardToTill, tillPath } from "./http/routing/forward-to-till.ts";
import { checkHost } from "./http/security/host-check.ts";
import { noShedding } from "./http/limits/load-shedding.ts";
import { mount } from "./http/routing/mount.ts";
import { createUnmatchedRoute } from "./http/routing/unmatched-route.ts";
import { checkOrigin } from "./http/security/origin-check.ts";
import { createRequestCounter, limitRequests } from "./http/limits/limit-requests-by-source.ts";
import { logRequests } from "./http/log/request-log.ts";
import { createSelfCheckRoute, selfCheckPath } from "./http/routing/self-check-route.ts";
import { resolvePath } from "./http/input/resolve-path.ts";
import { withCommonHeaders } from "./http/responses/respond.ts";
import { setCommonHeaders } from "./http/security/response-headers.ts";
import { askAsCaller } from "./http/static/ask-as-caller.ts";
import { serveStatic } from "./http/static/serve-static.ts";
import type { Service } from "./http/routing/mount.ts";
import { chainSteps } from "./http/routing/middleware.ts";
import { findSource } from "./http/security/source-address.ts";
import { SourceTally } from "./http/security/source-tally.ts";
import type { Route } from "./http/routing/route.ts";
import { createSocketRoute } from "./http/routing/socket-route.ts";
import type { Gateway } from "./realtime/gateway.ts";
import { readRequestLanguage } from "./language/request-language.ts";

/** In the order in which they are tried. */
export const featureRoutes: readonly (readonly Route[])[] = [
  authRoutes,
  registrationRoutes,
  accountRoutes,
  followRoutes,
  blockRoutes,
  muteRoutes,
  moderationRoutes,
  whyRoutes,
  memberRoutes,
  // Before the posts: `/api/posts/promoted` is not a post's id.
  promotionRoutes,
  postRoutes,
  memberPostRoutes,
  hashtagRoutes,
  postPictureRoutes,
  postEditRoutes,
  pollRoutes,
  postAudienceRoutes,
  draftRoutes,
  thanksRoutes,
  speechRoutes,
  commentRoutes,
  commentEditRoutes,
  commentFoldRoutes,
  messageRoutes,
  messageActRoutes,
  notificationSettingsRoutes,
  notificationRoutes,
  pushRoutes,
  reportRoutes,
  publicReportRoutes,
  ruleRoutes,
  caseRoutes,
  leaderboardRoutes,
  mediaRoutes,
  xpRoutes,
  orderRoutes,
  paymentEventRoutes,
  badgeRoutes,
  paymentSetupRoutes,
  assistantRoutes,
  adminRoutes,
  administratorRoutes,
  botRoutes,
];

/**
 * The whole service as one `fetch`: middleware in order, then the features. Opens no connection.
 */
export function createApp(deps: Deps, gateway?: Gateway, shedding = noShedding): OpenAPIHono<AppEnv> {
  const { config, clock } = deps;
  const app = new OpenAPIHono<AppEnv>({ getPath: resolvePath });
  const service: Service = { app, deps, resolveActor, headersOf: makeXpHeaders, shedding, mounted: [] };
  const counter = createRequestCounter(clock);
  const lookUps = createLookUps(clock);
  const sources = new SourceTally();
  let document: OpenApiDocument | undefined;

  app.onError(makeErrorResponse);
  app.use(logRequests(deps));
  app.use(chainSteps(
    setCommonHeaders(config),
    findSource(config, sources),
    // Ahead of all that refuses: a flood of refused requests is limited as well.
    limitRequests(counter, clock, config.rateLimitScale),
    checkHost(config),
    checkOrigin(config),
  ));

  mount(
    service,
    makeSystemRoutes({
      config,
      counter,
      isDatabaseUp: askOncePerSecond(() => deps.db.isUp(), clock),
      document: () =>
        document ??= openApiDocument(app, service.mounted, config.publicUrl, getSessionCookieName(config)),
    }),
  );
  for (const routes of featureRoutes) mount(service, routes);
  const isProduction = config.environment === "production";
  if (!isProduction) mount(service, stripeTestRoutes);

  if (gateway) app.get(socketPath, createSocketRoute(config, gateway));
  app.get(
    "/return-to-app",
    async (c) => {
      const ctx = createCtx(deps, { type: "system", name: "return_to_app" });
      return withCommonHeaders(c, await returnPage(ctx, new URL(c.req.url).searchParams, lookUps));
    },
  );
  serveWellKnown(app, deps);
  const hasOutbox = !isProduction && !config.smtpUrl;
  const bundle = serveStatic(config.webDir, {
    publicUrl: config.publicUrl,
    holdsStripe: config.stripe?.practiceTillUrl === null,
    cdnOrigin: config.storage.cdn?.origin ?? null,
    ask: askAsCaller((request, env) => app.fetch(request, env)),
    absent: [...(isProduction ? ["/stripe-test"] : []), ...(hasOutbox ? [] : ["/dev/outbox"])],
  });
  const nothing = createUnmatchedRoute(service.mounted);
  if (hasOutbox) {
    app.get("/dev/outbox", async (c) => {
      const language = readRequestLanguage(c.req.raw.headers);
      return withCommonHeaders(c, await renderOutboxPage(listOutbox(deps), language));
    });
  }
  app.all(selfCheckPath, createSelfCheckRoute(deps, sources, nothing));
  const till = forwardToTill(config.stripe);
  if (till) app.all(tillPath, till);
  app.notFound(async (c) => await bundle(c) ?? nothing(c));
  return app;
}
