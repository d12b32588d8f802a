import { msg } from "@lingui/core/runtime-macro";
import * as endpoints from "#shared/auth/registration-contract.ts";
import { type Route, route } from "../../../http/routing/route.ts";
import { writeText } from "../../../language/write-text.ts";
import { checkUsername } from "./check-username.ts";
import { chooseUsername } from "./choose-username.ts";
import { register } from "./register.ts";
import { findProvenRegistration, giveRegistrationProof } from "./registration-proof.ts";
import { resendVerification } from "./resend-verification.ts";
import { verifyEmail } from "./verify-email.ts";

export const registrationRoutes: readonly Route[] = [
  route(endpoints.register, async (ctx, { body }, exchange) => {
    await giveRegistrationProof(ctx, exchange, await register(ctx, body));
    const text = msg`Registration successful! Please check your email to verify your account.`;
    return { message: writeText(text, ctx.language) };
  }, { changes: "nothing" }),
  route(endpoints.checkUsername, (ctx, { query }) => checkUsername(ctx, query.username)),
  route(endpoints.resendVerification, async (ctx, { body: { email } }, { request }) => {
    const provenId = await findProvenRegistration(ctx, request, email);
    return await resendVerification(ctx, { email, provenId });
  }, { changes: "nothing" }),
  route(endpoints.verifyEmail, (ctx, { query }, { request }) => verifyEmail(ctx, query, request)),
  route(endpoints.chooseUsername, (ctx, { body }, { request }) => chooseUsername(ctx, body, request), {
    changes: "nothing",
  }),
];
