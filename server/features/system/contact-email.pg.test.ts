import { expect, test } from "vitest";
import { product } from "#shared/product.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, testPassword } from "../../testing/member.ts";

const contactEmail = "help@operator.example";
const t = await createTestApp({ env: { CONTACT_EMAIL: contactEmail } });
const root = await member(t, { isAdmin: true });

test("mail.3: names the operator's address to strangers", async () => {
  const response = await t.get("/api/about");
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({ name: product.name, version: product.version, contactEmail });
});

test("mail.3: names the operator's address in mails and refusals, and the product's own nowhere", async () => {
  const [ada, bea, cleo] = await Promise.all([member(t), member(t), member(t)]);
  await root.post(`/api/admin/users/${ada.id}/suspend`, { reason: "Spam" });
  const refused = await t.post("/api/auth/login", { email: ada.email, password: testPassword });
  await bea.delete("/api/account", { password: testPassword });
  await bea.post("/api/auth/login", { email: bea.email, password: testPassword, restoresAccount: true });
  const unfit = await cleo.put("/api/users/settings", { displayName: "Fucking Idiot" });
  const texts = [
    JSON.stringify(await refused.json()),
    JSON.stringify(await unfit.json()),
    ...[ada, bea].flatMap(({ email }) => t.mailbox.list(email).map(({ text }) => text)),
  ];
  expect(texts.length).toBeGreaterThanOrEqual(5);
  for (const text of texts) {
    expect(text).toContain(contactEmail);
    expect(text).not.toContain(product.contactEmail);
  }
});
