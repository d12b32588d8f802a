import { expect, test } from "vitest";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { newRegistration } from "./testing/registrations.ts";

const t = await createTestApp({ env: { REGISTRATION: "closed" } });

test("refuses a registration while the operator has closed it, mails nothing, and says so beforehand", async () => {
  const registration = newRegistration();
  const refused = await t.post("/api/auth/register", registration);
  expect(refused.status).toBe(403);
  expect(await refused.json()).toMatchObject({
    code: "registration_closed",
    message: "Registration is closed for now. Please come back later.",
  });
  expect(t.mailbox.list(registration.email)).toEqual([]);
  expect(await (await t.get("/api/about")).json()).toMatchObject({ isRegistrationOpen: false });
});
