import { expect } from "vitest";
import { mailedToken, newRegistration } from "../../features/auth/register/testing/registrations.ts";
import { testPassword } from "../member.ts";
import { requestsOf } from "../requests.ts";
import { answers, type CallRow } from "./call-row.ts";
import type { Scene } from "./scene.ts";

const address = ({ ada }: Scene) => ({ email: ada.email });
const nobody = { email: "nobody@example.org" };
const said = { message: expect.any(String) as string };
const ticket = { ticket: expect.any(String) as string, expiresAt: expect.any(String) as string };
const newPassword = "Riverbank7!stone";

async function reset({ t, ada }: Scene, more: object = {}): Promise<Response> {
  if (t.mailbox.list(ada.email).length === 0) await t.post("/api/auth/forgot-password", { email: ada.email });
  const token = mailedToken(t, ada.email, "/login");
  const given = { token, password: newPassword, confirmPassword: newPassword, ...more };
  return await t.post("/api/auth/reset-password", given);
}

const registrations = new WeakMap<Scene, ReturnType<typeof newRegistration>>();

/** The same for the whole scene. */
function registration(scene: Scene) {
  const known = registrations.get(scene) ?? newRegistration();
  registrations.set(scene, known);
  return known;
}

async function verificationToken(scene: Scene): Promise<string> {
  const { t } = scene;
  const made = registration(scene);
  if (t.mailbox.list(made.email).length === 0) await t.post("/api/auth/register", made);
  return mailedToken(t, made.email, "/verify-email");
}

async function verify(scene: Scene): Promise<Response> {
  return await scene.t.get(`/api/auth/verify-email?token=${await verificationToken(scene)}`);
}

async function verifyAs(scene: Scene, username: string): Promise<Response> {
  return await scene.t.post("/api/auth/verify-email", { token: await verificationToken(scene), username });
}

async function followLink({ t, ada }: Scene): Promise<Response> {
  if (t.mailbox.list(ada.email).length === 0) await t.post("/api/auth/sign-in-link", { email: ada.email });
  return await t.post("/api/auth/login/link", { token: mailedToken(t, ada.email, "/login", "link") });
}

/** These are for visitors, so the signed-out case is the success. */
function forVisitors(row: Omit<CallRow, "signedOut">): CallRow {
  return { ...row, signedOut: row.success };
}

export const sessionCalls: readonly CallRow[] = [
  {
    call: "GET /api/auth/user",
    success: answers(
      ({ ada }) => ada.get("/api/auth/user"),
      200,
      ({ ada }: Scene) => ({ id: ada.id, xp: 100 }),
    ),
    signedOut: "refused",
    stranger: answers(
      ({ other }) => other.get("/api/auth/user"),
      200,
      ({ other }: Scene) => ({ id: other.id }),
    ),
    badInput: answers(
      ({ t }) => requestsOf(t, { Authorization: "Bearer nonsense" }).get("/api/auth/user"),
      401,
    ),
    repeat: answers(
      ({ ada }) => ada.get("/api/auth/user"),
      200,
      ({ ada }: Scene) => ({ id: ada.id, xp: 100 }),
    ),
  },
  forVisitors({
    call: "POST /api/auth/login",
    success: answers(
      (s) => s.t.post("/api/auth/login", { ...address(s), password: testPassword }),
      200,
      ({ ada }: Scene) => ({ id: ada.id }),
    ),
    stranger: answers((s) => s.t.post("/api/auth/login", { ...address(s), password: "Guessed1!" }), 401),
    badInput: answers(({ t }) => t.post("/api/auth/login", { email: "no address", password: "short" }), 400, {
      fields: { email: "Invalid email address", password: "Password must be at least 6 characters" },
    }),
    repeat: answers((s) => s.t.post("/api/auth/login", { ...address(s), password: testPassword }), 200),
  }),
  forVisitors({
    call: "POST /api/auth/register",
    success: answers((s) => s.t.post("/api/auth/register", registration(s)), 201, said),
    // A member's address gets the same response as a new one.
    stranger: answers(
      (s) => s.t.post("/api/auth/register", { ...newRegistration(), ...address(s) }),
      201,
      said,
    ),
    badInput: answers(
      ({ t }) => t.post("/api/auth/register", newRegistration({ password: "lowercase" })),
      400,
      {
        fields: { password: expect.stringContaining("uppercase") as string },
      },
    ),
    // Neither the address nor the name is taken before one of the two is confirmed.
    repeat: answers((s) => s.t.post("/api/auth/register", registration(s)), 201, said),
  }),
  forVisitors({
    call: "GET /api/auth/username",
    success: answers(({ t }) => t.get("/api/auth/username?username=quiet.harbour"), 200, { isTaken: false }),
    stranger: answers(
      ({ t, ada }) => t.get(`/api/auth/username?username=${ada.username.toUpperCase()}`),
      200,
      { isTaken: true },
    ),
    badInput: answers(({ t }) => t.get("/api/auth/username?username=ab"), 400, {
      fields: { username: "Username must be at least 3 characters" },
    }),
    repeat: answers(({ t }) => t.get("/api/auth/username?username=quiet.harbour"), 200, { isTaken: false }),
  }),
  ...(["resend-verification", "forgot-password"] as const).map((call) =>
    forVisitors({
      call: `POST /api/auth/${call}`,
      success: answers((s) => s.t.post(`/api/auth/${call}`, address(s)), 200, said),
      stranger: answers(({ t }) => t.post(`/api/auth/${call}`, nobody), 200, said),
      badInput: answers(({ t }) => t.post(`/api/auth/${call}`, { email: "no address" }), 400, {
        fields: { email: "Invalid email address" },
      }),
      repeat: answers((s) => s.t.post(`/api/auth/${call}`, address(s)), 200, said),
    })
  ),
  forVisitors({
    call: "POST /api/auth/sign-in-link",
    success: answers((s) => s.t.post("/api/auth/sign-in-link", address(s)), 200, said),
    stranger: answers(({ t }) => t.post("/api/auth/sign-in-link", nobody), 200, said),
    badInput: answers(({ t }) => t.post("/api/auth/sign-in-link", { email: "no address" }), 400, {
      fields: { email: "Invalid email address" },
    }),
    repeat: answers((s) => s.t.post("/api/auth/sign-in-link", address(s)), 200, said),
  }),
  forVisitors({
    call: "POST /api/auth/login/link",
    success: answers(followLink, 200, ({ ada }: Scene) => ({ id: ada.id })),
    stranger: answers(({ t }) => t.post("/api/auth/login/link", { token: "made up" }), 400),
    badInput: answers(({ t }) => t.post("/api/auth/login/link", {}), 400, {
      fields: { token: "Sign-in token is required" },
    }),
    // A link works once.
    repeat: answers(followLink, 400, { code: "invalid_token" }),
  }),
  forVisitors({
    call: "POST /api/auth/reset-password",
    success: answers((s) => reset(s), 200, said),
    stranger: answers((s) => reset(s, { token: "made.up.token" }), 400),
    badInput: answers((s) => reset(s, { confirmPassword: "Something else1!" }), 400, {
      fields: { confirmPassword: "Passwords don't match" },
    }),
    // A link works once.
    repeat: answers((s) => reset(s), 400),
  }),
  forVisitors({
    call: "GET /api/auth/verify-email",
    success: answers(verify, 200, { verified: true, ...said }),
    stranger: answers(({ t }) => t.get("/api/auth/verify-email?token=made.up.token"), 200, {
      verified: false,
    }),
    badInput: answers(({ t }) => t.get("/api/auth/verify-email"), 400, {
      fields: { token: "No verification token provided" },
    }),
    repeat: answers(verify, 200, { verified: true }),
  }),
  forVisitors({
    call: "POST /api/auth/verify-email",
    success: answers((s) => verifyAs(s, registration(s).username), 200, { verified: true }),
    stranger: answers(
      ({ t }) => t.post("/api/auth/verify-email", { token: "made.up.token", username: "somebody" }),
      200,
      { verified: false },
    ),
    badInput: answers((s) => verifyAs(s, "no name"), 400, {
      fields: { username: expect.stringContaining("letters") as string },
    }),
    repeat: answers((s) => verifyAs(s, registration(s).username), 200, { verified: true }),
  }),
  {
    call: "GET /api/auth/socket-ticket",
    success: answers(({ ada }) => ada.get("/api/auth/socket-ticket"), 200, ticket),
    signedOut: "refused",
    stranger: answers(({ other }) => other.get("/api/auth/socket-ticket"), 200, ticket),
    badInput: answers(
      ({ t }) => requestsOf(t, { Authorization: "Bearer nonsense" }).get("/api/auth/socket-ticket"),
      401,
    ),
    repeat: answers(({ ada }) => ada.get("/api/auth/socket-ticket"), 200, ticket),
  },
  {
    call: "POST /api/auth/logout",
    success: answers(({ ada }) => ada.post("/api/auth/logout"), 200, { success: true }),
    signedOut: answers(({ t }) => t.post("/api/auth/logout"), 200, { success: true }),
    stranger: answers(
      async ({ ada, other }) => {
        await other.post("/api/auth/logout");
        return await ada.get("/api/auth/user");
      },
      200,
      ({ ada }: Scene) => ({ id: ada.id }),
    ),
    badInput: answers(({ ada }) => ada.post("/api/auth/logout", { everything: true }), 200, {
      success: true,
    }),
    repeat: answers(({ ada }) => ada.post("/api/auth/logout"), 200, { success: true }),
  },
];
