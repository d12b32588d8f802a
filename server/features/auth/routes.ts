import * as endpoints from "#shared/auth/contract.ts";
import * as linkEndpoints from "#shared/auth/sign-in-link-contract.ts";
import { getSocketTicket } from "#shared/realtime/contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { appendCookies } from "./sessions/cookies.ts";
import { endSession, logOut } from "./sessions/end-session.ts";
import { forgotPassword } from "./passwords/forgot-password.ts";
import { getCurrentUser } from "./get-current-user.ts";
import { listSessions } from "./sessions/list-sessions.ts";
import { EmailUnverified, logIn } from "./sign-in/log-in.ts";
import { findSession } from "./sessions/session-from-request.ts";
import { giveRegistrationProof } from "./register/registration-proof.ts";
import { requestSignInLink } from "./sign-in/request-sign-in-link.ts";
import { resetPassword } from "./passwords/reset-password.ts";
import { issueSocketTicket } from "./sessions/socket-ticket.ts";
import { isSameSite } from "./sessions/same-site.ts";
import { clearSessionCookies, makeSessionCookies } from "./sessions/session-cookie.ts";
import { readSignInClient, sendSessionTokens } from "./sign-in/sign-in-exchange.ts";
import { signInWithLink } from "./sign-in/sign-in-with-link.ts";

export const authRoutes: readonly Route[] = [
  route(endpoints.getCurrentUser, async (ctx, _input, exchange) => {
    const user = await getCurrentUser(ctx);
    // Every start of the client makes this call, so it also renews the cookie's 30 days with the
    // session's.
    const session = findSession(ctx.config, exchange.request);
    if (session?.by === "cookie") {
      appendCookies(exchange, makeSessionCookies(ctx.config, session.token));
    }
    return user;
  }),
  route(endpoints.login, async (ctx, { body }, exchange) => {
    const client = readSignInClient(ctx, exchange);
    const opened = await logIn(ctx, { ...body, client }).catch(async (error: unknown) => {
      // They know its password, so they may resend its mail.
      if (error instanceof EmailUnverified) await giveRegistrationProof(ctx, exchange, error.registration);
      throw error;
    });
    return sendSessionTokens(ctx, exchange, opened);
  }, { changes: "nothing" }),
  route(endpoints.forgotPassword, (ctx, { body }) => forgotPassword(ctx, body.email), { changes: "nothing" }),
  route(linkEndpoints.requestSignInLink, (ctx, { body }) => requestSignInLink(ctx, body.email), {
    changes: "nothing",
  }),
  route(linkEndpoints.signInWithLink, async (ctx, { body }, exchange) => {
    const opened = await signInWithLink(ctx, body, readSignInClient(ctx, exchange));
    return sendSessionTokens(ctx, exchange, opened);
  }, { changes: "nothing" }),
  route(endpoints.resetPassword, (ctx, { body }) => resetPassword(ctx, body), { changes: "nothing" }),
  route(endpoints.logout, async (ctx, _input, exchange) => {
    await logOut(ctx);
    appendCookies(exchange, clearSessionCookies(ctx.config));
    return { success: true as const };
  }, { changes: "nothing" }),
  route(getSocketTicket, (ctx) => issueSocketTicket(ctx)),
  route(endpoints.listSessions, (ctx) => listSessions(ctx)),
  route(endpoints.deleteSession, async (ctx, { params }, exchange) => {
    await endSession(ctx, params.id);
    if (params.id === ctx.actor.sessionId) {
      appendCookies(exchange, clearSessionCookies(ctx.config));
    }
    return { success: true as const };
  }, { changes: "nothing" }),
  route(endpoints.loginRedirect, () => Promise.resolve(redirect("/login"))),
  route(endpoints.logoutRedirect, async (ctx, _input, exchange) => {
    if (!isSameSite(exchange.request, ctx.config.publicUrl)) return redirect("/");
    await logOut(ctx);
    appendCookies(exchange, clearSessionCookies(ctx.config));
    return redirect("/");
  }),
];

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { Location: location } });
}
