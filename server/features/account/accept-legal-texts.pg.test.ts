import { expect, test } from "vitest";
import { product } from "#shared/product.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member } from "../../testing/member.ts";

const t = await createTestApp();
const path = "/api/account/accept-legal-texts";
const { termsVersion, privacyVersion } = product;

test("stores the current versions, also when they are accepted again", async () => {
  const ada = await member(t);
  await t
    .sql`update members set terms_version = '2025-01-01', privacy_version = '2025-01-01' where id = ${ada.id}`;
  expect(await (await ada.get("/api/auth/user")).json())
    .toMatchObject({ acceptedTermsVersion: "2025-01-01", acceptedPrivacyVersion: "2025-01-01" });
  for (let n = 0; n < 2; n++) {
    const response = await ada.post(path, { termsVersion, privacyVersion });
    expect(response.status).toBe(200);
    expect(await response.json())
      .toMatchObject({
        id: ada.id,
        acceptedTermsVersion: termsVersion,
        acceptedPrivacyVersion: privacyVersion,
      });
  }
});

test.each([
  ["older terms", { termsVersion: "2025-01-01", privacyVersion }],
  ["a later privacy text", { termsVersion, privacyVersion: "2999-01-01" }],
])("refuses %s with 409 and stores nothing", async (_, versions) => {
  const ada = await member(t);
  await t.sql`update members set terms_version = '2025-01-01' where id = ${ada.id}`;
  const response = await ada.post(path, versions);
  expect([response.status, await response.json()]).toMatchObject([409, { code: "conflict" }]);
  expect(await (await ada.get("/api/auth/user")).json()).toMatchObject({
    acceptedTermsVersion: "2025-01-01",
  });
});
