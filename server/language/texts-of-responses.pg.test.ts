import { beforeEach, expect, test } from "vitest";
import { createTestApp } from "../testing/create-test-app.ts";
import { member, type TestMember, testPassword } from "../testing/member.ts";

const t = await createTestApp();
const root = await member(t, { isAdmin: true });
let ada: TestMember;
beforeEach(async () => {
  ada = await member(t);
});

const inLanguage = (language: string) => ({ headers: { "Accept-Language": language } });

async function readJson<T>(response: Promise<Response>): Promise<T> {
  return await (await response).json() as T;
}

test("an error comes in the language that its caller accepts", async () => {
  const path = `/api/posts/${ada.id}`;
  const read = async (language: string) =>
    (await readJson<{ message: string }>(ada.request("GET", path, inLanguage(language)))).message;
  expect(await read("en")).toBe("This post is no longer available.");
  expect(await read("de-AT")).toBe("Diesen Beitrag gibt es nicht mehr.");
  expect(await read("ar")).toBe("لم يعد هذا المنشور متاحًا.");
});

test("what is wrong with a field comes in the language that its caller accepts", async () => {
  const role = { role: "moderator", password: testPassword, reason: "" };
  const path = `/api/admin/users/${ada.id}/role`;
  const refused = await readJson(root.request("PUT", path, { json: role, ...inLanguage("de") }));
  expect(refused).toMatchObject({
    message: "Bitte schreib einen Grund.",
    fields: { reason: "Bitte schreib einen Grund." },
  });
});

test("a notification comes in the language in which its list is read", async () => {
  const role = { role: "moderator", password: testPassword, reason: "Knows us" };
  await root.put(`/api/admin/users/${ada.id}/role`, role);
  const read = async (language: string) => {
    const list = ada.request("GET", "/api/notifications", inLanguage(language));
    return (await readJson<{ message: string }[]>(list)).map(({ message }) => message);
  };
  expect(await read("ar")).toEqual(["أصبحت مشرفًا: Knows us"]);
  expect(await read("de")).toEqual(["Du gehörst jetzt zur Moderation: Knows us"]);
  expect(await read("en")).toEqual(["You are a moderator now: Knows us"]);
});
