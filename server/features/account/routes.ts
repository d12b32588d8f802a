import * as contract from "#shared/account/contract.ts";
import * as leavingContract from "#shared/account/leaving-contract.ts";
import * as profileContract from "#shared/account/profile-contract.ts";
import { type Route, route } from "../../http/route.ts";
import { appendCookies } from "../auth/sessions/cookies.ts";
import { clearedSessionCookies } from "../auth/sessions/session-cookie.ts";
import { deviceTokensOf } from "../auth/sign-in/known-device.ts";
import { acceptLegalTexts } from "./accept-legal-texts.ts";
import { changeProfile } from "./change-profile.ts";
import { changeSettings } from "./change-settings.ts";
import { cancelEmailChange, requestEmailChange } from "./email-change/request-email-change.ts";
import { confirmEmailChange, refuseEmailChange } from "./email-change/settle-email-change.ts";

import { deleteAccount } from "./leaving/delete-account.ts";
import { exportAccount } from "./export/export-account.ts";

export const accountRoutes: readonly Route[] = [
  route(contract.changeSettings, (ctx, { body }) => changeSettings(ctx, body)),
  route(profileContract.changeProfile, (ctx, { body }) => changeProfile(ctx, body)),
  route(
    profileContract.requestEmailChange,
    (ctx, { body }, { request }) =>
      requestEmailChange(ctx, { ...body, deviceTokens: deviceTokensOf(ctx.config, request) }),
  ),
  route(profileContract.cancelEmailChange, async (ctx) => {
    await cancelEmailChange(ctx);
    return { success: true as const };
  }),
  route(profileContract.confirmEmailChange, (ctx, { body }) => confirmEmailChange(ctx, body.token)),
  route(profileContract.refuseEmailChange, (ctx, { body }) => refuseEmailChange(ctx, body.token)),
  route(profileContract.acceptLegalTexts, (ctx, { body }) => acceptLegalTexts(ctx, body)),
  route(leavingContract.deleteAccount, async (ctx, { body }, exchange) => {
    const deviceTokens = deviceTokensOf(ctx.config, exchange.request);
    const deleted = await deleteAccount(ctx, { ...body, deviceTokens });
    appendCookies(exchange, clearedSessionCookies(ctx.config));
    return deleted;
  }),
  route(leavingContract.exportAccount, (ctx) => exportAccount(ctx), { limits: ["export"] }),
];
