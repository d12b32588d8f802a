import * as emailChangeContract from "#shared/account/email-change-contract.ts";
import * as leavingContract from "#shared/account/leaving-contract.ts";
import { giveBirthDate as giveBirthDateRow } from "#shared/account/age-contract.ts";
import { acceptLegalTexts as acceptLegalTextsRow } from "#shared/account/legal-contract.ts";
import { changeProfile as changeProfileRow } from "#shared/account/profile-contract.ts";
import { changeSettings as changeSettingsRow } from "#shared/account/settings-contract.ts";
import { type Route, route } from "../../http/routing/route.ts";
import { appendCookies } from "../auth/sessions/cookies.ts";
import { clearSessionCookies } from "../auth/sessions/session-cookie.ts";
import { readDeviceTokens } from "../auth/sign-in/known-device.ts";
import { acceptLegalTexts } from "./accept-legal-texts.ts";
import { changeProfile } from "./change-profile.ts";
import { changeSettings } from "./change-settings.ts";
import { cancelEmailChange, requestEmailChange } from "./email-change/request-email-change.ts";
import { confirmEmailChange, refuseEmailChange } from "./email-change/settle-email-change.ts";
import { deleteAccount } from "./leaving/delete-account.ts";
import { exportAccount } from "./export/export-account.ts";
import { giveBirthDate } from "./give-birth-date.ts";

export const accountRoutes: readonly Route[] = [
  route(changeSettingsRow, (ctx, { body }) => changeSettings(ctx, body), {
    concernsEverybody: true,
    changes: "named",
  }),
  route(changeProfileRow, (ctx, { body }) => changeProfile(ctx, body), {
    concernsEverybody: true,
    changes: "named",
  }),
  route(
    emailChangeContract.requestEmailChange,
    (ctx, { body }, { request }) =>
      requestEmailChange(ctx, { ...body, deviceTokens: readDeviceTokens(ctx.config, request) }),
    { changes: "nothing" },
  ),
  route(emailChangeContract.cancelEmailChange, async (ctx) => {
    await cancelEmailChange(ctx);
    return { success: true as const };
  }, { changes: "nothing" }),
  route(emailChangeContract.confirmEmailChange, (ctx, { body }) => confirmEmailChange(ctx, body.token), {
    changes: "nothing",
  }),
  route(emailChangeContract.refuseEmailChange, (ctx, { body }) => refuseEmailChange(ctx, body.token), {
    changes: "nothing",
  }),
  route(giveBirthDateRow, (ctx, { body }) => giveBirthDate(ctx, body), { changes: "nothing" }),
  route(acceptLegalTextsRow, (ctx, { body }) => acceptLegalTexts(ctx, body), { changes: "nothing" }),
  route(leavingContract.deleteAccount, async (ctx, { body }, exchange) => {
    const deviceTokens = readDeviceTokens(ctx.config, exchange.request);
    const deleted = await deleteAccount(ctx, { ...body, deviceTokens });
    appendCookies(exchange, clearSessionCookies(ctx.config));
    return deleted;
  }, { concernsEverybody: true, changes: "named" }),
  route(leavingContract.exportAccount, (ctx) => exportAccount(ctx), { limits: ["export"] }),
];
