import { expectAccessible } from "../../support/access.ts";
import { linkIn, mailTo } from "../../support/mail.ts";
import { joinedMember, stranger, uniqueWord } from "../../support/members.ts";
import { postWith } from "../../support/posts.ts";
import { expect, test } from "../../support/test.ts";
import { expectNoSidewaysScroll } from "../window-facts.ts";
import { readCatalogueWords } from "./catalogue-words.ts";
import { createEnglishFinder } from "./find-english.ts";
import { readTexts } from "./read-texts.ts";

for (const [language, locale] of [["de", "de-AT"], ["ar", "ar-EG"]] as const) {
  for (const [width, colorScheme] of [[360, "dark"], [1440, "light"]] as const) {
    test.describe(`at ${width} px`, () => {
      test.use({ locale, colorScheme, viewport: { width, height: 800 } });

      test(`a member's first day in ${language} has no English in it`, async ({ page, server }) => {
        test.setTimeout(180_000);
        const say = readCatalogueWords(language);
        const findEnglish = createEnglishFinder(language);
        const hasNoEnglish = async () => {
          await expect.soft.poll(async () => findEnglish(await readTexts(page)), page.url()).toEqual([]);
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        };
        const button = (english: string) => page.getByRole("button", { name: say(english), exact: true });
        const member = stranger();

        await page.goto("/");
        await hasNoEnglish();
        await page.locator("a[href='/register']").first().click();
        await page.getByLabel(say("Email")).fill(member.email);
        await page.getByLabel(say("Password"), { exact: true }).fill("kurz");
        await hasNoEnglish();
        await page.getByLabel(say("Password"), { exact: true }).fill(member.password);
        await page.getByLabel(say("Username")).fill(member.username);
        await page.getByLabel(say("Display name")).fill(member.displayName);
        for (const box of await page.getByRole("checkbox").all()) await box.check();
        await button("Create Account").click();
        await expect(page.getByRole("heading", { name: say("Registration Successful!") })).toBeFocused();
        await hasNoEnglish();

        const mail = await mailTo(server, member.email);
        expect(mail.subject).toBe(say("Verify your email for {product}", { product: "Glimmer" }));
        expect(findEnglish(mail.text.split("\n"))).toEqual([]);
        await page.goto(linkIn(mail, "/verify-email"));
        await expect(page.getByRole("heading", { name: say("Email verified") })).toBeVisible();
        await hasNoEnglish();
        await page.goto("/login");
        await page.getByLabel(say("Email")).fill(member.email);
        await page.getByLabel(say("Password"), { exact: true }).fill(member.password);
        await button("Sign In").click();
        await expect(page.getByRole("banner")).toBeVisible();
        await hasNoEnglish();

        const words = `Guten Tag ${uniqueWord()}`;
        await page.goto("/create-post");
        await page.getByLabel(say("Post text")).fill(words);
        await hasNoEnglish();
        await page.getByRole("button", { name: say("Post", {}, "verb"), exact: true }).click();
        await expect(postWith(page, words)).toBeVisible();
        await hasNoEnglish();

        const other = await joinedMember(server);
        const calls = await server.as(other);
        const posts = await calls.get<{ id: string; content: string }[]>("/api/posts?limit=20");
        const { id } = posts.find(({ content }) => content === words) ?? { id: "" };
        await calls.post(`/api/posts/${id}/like`);
        await calls.post(`/api/posts/${id}/comments`, { content: "Schön!" });
        await page.goto("/notifications");
        await expect(page.getByRole("main")).toContainText(other.displayName);
        await hasNoEnglish();
        await page.goto(`/post/${id}`);
        await expect(page.getByRole("main")).toContainText("Schön!");
        await hasNoEnglish();
      });
    });
  }
}
