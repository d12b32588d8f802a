import { afterAll, expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import {
  browserAfter,
  mailedToken,
  newRegistration,
  openVerificationLink,
} from "../features/auth/register/testing/registrations.ts";
import { makeNotificationFrames } from "../features/notifications/delivery/notification-frames.ts";
import { readDelivery } from "../features/notifications/delivery/read-delivery.ts";
import { runJobs } from "../testing/app/run-jobs.ts";
import { createTestApp } from "../testing/create-test-app.ts";
import { member } from "../testing/member.ts";
import { startPushService } from "../testing/servers/push-service.ts";

const service = await startPushService();
afterAll(() => service.close());
const t = await createTestApp({ env: { PUSH_TEST_SERVICE: service.origin } });

const subjectsTo = (email: string) => t.mailbox.list(email).map(({ subject }) => subject);

test("a member who joined on a German page gets mails in German, until they choose another language", async () => {
  const registration = newRegistration();
  const { email, password } = registration;
  await t.request("POST", "/api/auth/register", {
    json: registration,
    headers: { "Accept-Language": "de-AT" },
  });
  expect(subjectsTo(email)).toEqual(["Bestätige deine E-Mail-Adresse für Glimmer"]);
  await openVerificationLink(t, mailedToken(t, email, "/verify-email"));
  const ada = browserAfter(t, await t.post("/api/auth/login", { email, password }));
  expect(await (await ada.get("/api/auth/user")).json()).toMatchObject({ language: "de" });

  await t.post("/api/auth/forgot-password", { email });
  expect(subjectsTo(email)[0]).toBe("Setz dein Glimmer-Passwort zurück");
  const chosen = await (await ada.put("/api/users/settings", { language: "en" })).json() as CurrentUser;
  expect(chosen.language).toBe("en");
  await t.post("/api/auth/forgot-password", { email });
  expect(subjectsTo(email)[0]).toBe("Reset your Glimmer password");
});

test("notifications and pushes come in the language of their receiver, whoever acts", async () => {
  const [ada, root] = [await member(t), await member(t, { isAdmin: true })];
  await ada.put("/api/users/settings", { language: "ar" });
  await ada.put("/api/push/subscription", service.subscribe());
  await runJobs(t);
  service.received.length = 0;
  const role = { role: "moderator", password: root.password, reason: "Knows us" };
  const headers = { "Accept-Language": "de" };
  expect((await root.request("PUT", `/api/admin/users/${ada.id}/role`, { json: role, headers })).status).toBe(
    200,
  );
  const listed = await (await ada.get("/api/notifications")).json() as [{ id: string }];
  const delivery = await readDelivery(t.deps, ada.id, [listed[0].id]);
  const frames = delivery && makeNotificationFrames(delivery, new Map([[listed[0].id, true]]), t.clock.now());
  expect(frames).toMatchObject([{ notification: { message: "أصبحت مشرفًا: Knows us" } }]);
  await runJobs(t);
  expect(service.received.map(({ payload }) => payload)).toMatchObject([{ body: "أصبحت مشرفًا: Knows us" }]);
});

test("a language that is not offered is refused, and none changes nothing", async () => {
  const ada = await member(t);
  await ada.put("/api/users/settings", { language: "de" });
  const refused = await ada.put("/api/users/settings", { language: "xx" });
  expect(await refused.json()).toMatchObject({ fields: { language: "Choose one of the listed languages." } });
  expect(await (await ada.put("/api/users/settings", { bio: "" })).json()).toMatchObject({ language: "de" });
});

test("a member who chose none has none, and gets mails in English", async () => {
  const ada = await member(t);
  expect(await (await ada.get("/api/auth/user")).json()).toMatchObject({ language: null });
  await t.request("POST", "/api/auth/forgot-password", {
    json: { email: ada.email },
    headers: { "Accept-Language": "ar" },
  });
  expect(subjectsTo(ada.email)[0]).toBe("Reset your Glimmer password");
});
