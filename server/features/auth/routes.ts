import * as endpoints from "#shared/auth/contract.ts";
import { sessionTokenHeader, sessionTransportHeader } from "#shared/auth/rules.ts";
import type { Ctx } from "../../context.ts";
import { type Exchange, type Route, route } from "../../http/route.ts";
import { endSession } from "./end-session.ts";
import { forgotPassword } from "./forgot-password.ts";
import { getCurrentUser } from "./get-current-user.ts";
import { listSessions } from "./list-sessions.ts";
import { logIn } from "./log-in.ts";
import { logOut } from "./log-out.ts";
import { presentedSession } from "./presented-session.ts";
import { register } from "./register.ts";
import { resendVerification } from "./resend-verification.ts";
import { resetPassword } from "./reset-password.ts";
import { isSameSite } from "./same-site.ts";
import { clearedSessionCookie, sessionCookie } from "./session-cookie.ts";
import { verifyEmail } from "./verify-email.ts";

export const authRoutes: readonly Route[] = [
  route(endpoints.getCurrentUser, async (ctx, _input, exchange) => {
    const user = await getCurrentUser(ctx);
    // Every start of the client asks this: the moment to move the cookie's 30 days on with the session's.
    const session = presentedSession(ctx.config, exchange.request);
    if (session?.by === "cookie") {
      exchange.appendHeader("Set-Cookie", sessionCookie(ctx.config, session.token));
    }
    return user;
  }),
  route(endpoints.login, async (ctx, { body }, exchange) => {
    const { user, token } = await logIn(ctx, {
      ...body,
      userAgent: (exchange.request.headers.get("user-agent") ?? "").slice(0, 300),
      replacedSessionId: replacedSession(ctx, exchange),
    });
    if (exchange.request.headers.get(sessionTransportHeader)?.toLowerCase() === "bearer") {
      exchange.appendHeader(sessionTokenHeader, token);
    } else exchange.appendHeader("Set-Cookie", sessionCookie(ctx.config, token));
    return user;
  }),
  route(endpoints.register, (ctx, { body }) => register(ctx, body)),
  route(endpoints.resendVerification, (ctx, { body }) => resendVerification(ctx, body.email)),
  route(endpoints.forgotPassword, (ctx, { body }) => forgotPassword(ctx, body.email)),
  route(endpoints.resetPassword, (ctx, { body }) => resetPassword(ctx, body)),
  route(endpoints.verifyEmail, (ctx, { query }) => verifyEmail(ctx, query.token)),
  route(endpoints.logout, async (ctx, _input, exchange) => {
    await logOut(ctx);
    exchange.appendHeader("Set-Cookie", clearedSessionCookie(ctx.config));
    return { success: true as const };
  }),
  route(endpoints.listSessions, (ctx) => listSessions(ctx)),
  route(endpoints.deleteSession, async (ctx, { params }, exchange) => {
    await endSession(ctx, params.id);
    if (params.id === ctx.actor.sessionId) {
      exchange.appendHeader("Set-Cookie", clearedSessionCookie(ctx.config));
    }
    return { success: true as const };
  }),
  route(endpoints.loginRedirect, () => Promise.resolve(redirect("/login"))),
  route(endpoints.logoutRedirect, async (ctx, _input, { request }) => {
    if (!isSameSite(request, ctx.config.publicUrl)) return redirect("/");
    await logOut(ctx);
    return redirect("/", { "Set-Cookie": clearedSessionCookie(ctx.config) });
  }),
];

/** A browser holds one session: signing in again ends the one its cookie carried. Bearer callers look after their own. */
function replacedSession(ctx: Ctx, { request }: Exchange): string | null {
  return presentedSession(ctx.config, request)?.by === "cookie" ? ctx.actor?.sessionId ?? null : null;
}

function redirect(location: string, headers: Record<string, string> = {}): Response {
  return new Response(null, { status: 302, headers: { Location: location, ...headers } });
}
