import { Writable } from "node:stream";
import { pino } from "pino";
import { expect, test } from "vitest";
import type { CurrentUser } from "#shared/auth/contract.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { helpLines } from "#shared/moderation/help-lines.ts";
import { writeText } from "../../../language/write-text.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { getGeneralSupport } from "../get-support.ts";

let logged = "";
const stream = new Writable({
  write: (chunk, _encoding, done) => {
    logged += String(chunk);
    done();
  },
});
const t = await createTestApp({ deps: { log: pino({ level: "info" }, stream) } });
const general = getGeneralSupport("en");
const directory = general.resources;

const supportOf = async (who: TestMember, acceptLanguage = "") => {
  const response = await who.request("GET", "/api/support", {
    headers: { "Accept-Language": acceptLanguage },
  });
  return await response.json() as Support;
};
const choose = (who: TestMember, helpCountry: unknown) => who.put("/api/users/settings", { helpCountry });
const liveIn = (who: TestMember, timeZone: string) => who.put("/api/notifications/settings", { timeZone });

test("returns the lines of the time zone's country, then the directory", async () => {
  const ada = await member(t);
  await liveIn(ada, "Europe/Berlin");
  const lines = helpLines["DE"]!.map(({ name, description, url, phone }) => ({
    name,
    description: writeText(description, "en"),
    url,
    phone,
  }));
  expect(await supportOf(ada, "en-US")).toEqual({
    message: general.message,
    country: "DE",
    asksCountry: false,
    resources: [...lines, ...directory],
  });
});

test("asks for the country, directory first, where a browser that hides its zone gave Iceland's", async () => {
  const ada = await member(t);
  await liveIn(ada, "Atlantic/Reykjavik");
  const hidden = await supportOf(ada, "en-US,en;q=0.5");
  expect(hidden).toMatchObject({ country: null, asksCountry: true });
  expect(hidden.resources[0]).toEqual(directory[0]);
  expect(hidden.resources.slice(1).map(({ name }) => name)).toEqual(helpLines["IS"]!.map(({ name }) => name));
  expect(await supportOf(ada, "is-IS,is;q=0.9,en;q=0.5")).toMatchObject({
    country: "IS",
    asksCountry: false,
  });
  await choose(ada, "DE");
  expect(await supportOf(ada, "en-US")).toMatchObject({ country: "DE", asksCountry: false });
});

test("returns the lines of the chosen country until the member has it found again", async () => {
  const ada = await member(t);
  await liveIn(ada, "Europe/Berlin");
  expect(await (await choose(ada, "NL")).json()).toMatchObject({ helpCountry: "NL" });
  expect((await supportOf(ada)).country).toBe("NL");
  await choose(ada, "other");
  expect(await supportOf(ada)).toEqual({ ...general, country: null });
  expect(await (await choose(ada, null)).json()).toMatchObject({ helpCountry: null });
  expect((await supportOf(ada)).country).toBe("DE");
});

test("returns the lines of the browser's country when the time zone is no place", async () => {
  const ada = await member(t);
  expect((await supportOf(ada, "sv-SE,sv;q=0.9,en;q=0.8")).country).toBe("SE");
  expect(await supportOf(ada)).toEqual(general);
});

test("returns the directory alone for a country without lines", async () => {
  const ada = await member(t);
  await liveIn(ada, "Africa/Nairobi");
  expect(await supportOf(ada, "en-US")).toEqual(general);
});

test.each(["XX", "de", "", 49])("refuses the country %j, and keeps the choice", async (helpCountry) => {
  const ada = await member(t);
  await choose(ada, "FI");
  const refused = await choose(ada, helpCountry);
  expect([refused.status, await refused.json()]).toMatchObject([400, {
    fields: { helpCountry: "Choose one of the listed countries." },
  }]);
  const me = await (await ada.get("/api/auth/user")).json() as CurrentUser;
  expect(me.helpCountry).toBe("FI");
});

test("leaves no line in the log about who asked for help", async () => {
  const ada = await member(t);
  await supportOf(ada);
  await ada.get("/api/shop/costs");
  expect(logged).toContain("/api/shop/costs");
  expect(logged).not.toContain("/api/support");
});

test("logs that a request for help failed, but not whose", async () => {
  const ada = await member(t);
  const [row] = await t.sql<{ id: string }[]>`select id from members order by created_at desc limit 1`;
  await t.sql`alter table members rename column help_country to unreadable`;
  const answer = await ada.get("/api/support");
  await t.sql`alter table members rename column unreadable to help_country`;
  expect(answer.status).toBe(500);
  const lines = logged.split("\n").filter((line) =>
    line.includes("help_country") || line.includes("/api/support")
  );
  expect(lines.length).toBeGreaterThanOrEqual(2);
  expect(lines.join()).not.toContain(row!.id);
  await ada.get("/api/shop/costs");
  expect(logged).toContain(row!.id);
});

test("takes the browser's word for the country of a member whose time zone is CET", async () => {
  const ada = await member(t);
  await liveIn(ada, "CET");
  expect((await supportOf(ada, "fi-FI")).country).toBe("FI");
});
