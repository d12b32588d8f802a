import type { Page } from "@playwright/test";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { expectAccessible } from "../support/access.ts";
import { linkIn, mailTo } from "../support/mail.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

const html = (page: Page) => page.locator("html");
const languages = { German: "Deutsch", Arabic: "العربية" } as const;

test.describe("in a browser that wants German", () => {
  test.use({ locale: "de-DE" });

  test("visitors read German, and the language that they choose in the foot of any page from then on", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("link", { name: "Heute mitmachen" }).first()).toBeVisible();
    const choice = page.getByRole("navigation", { name: "Sprache" });
    await expect(choice.getByRole("link", { name: languages.German })).toHaveAttribute(
      "aria-current",
      "true",
    );
    await choice.getByRole("link", { name: languages.Arabic }).click();
    await expect(html(page)).toHaveAttribute("lang", "ar");
    await expect(html(page)).toHaveAttribute("dir", "rtl");
    await expect(page).toHaveURL("/");

    await page.goto("/login?next=%2Fshop");
    await expect(html(page)).toHaveAttribute("lang", "ar");
    await expectAccessible(page);
    await page.getByRole("navigation", { name: "اللغة" }).getByRole("link", { name: "English" }).click();
    await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
    await expect(page).toHaveURL("/login?next=%2Fshop");
  });

  test("a member's own language comes before the browser's, and changes in Settings", async ({ page, server }) => {
    const member = await joinedMember(server);
    const me = await server.as(member);
    await openSession(page, member);
    await page.goto("/settings");
    await expect(page.getByRole("heading", { name: "Settings", level: 1 })).toBeVisible();
    const section = page.getByRole("region", { name: "Language" });
    const choice = section.getByLabel("Language of Glimmer");
    await expect(choice).toHaveText("English");
    await expectAccessible(page);

    await chooseOption(choice, languages.German);
    await expect(page.getByRole("heading", { name: "Einstellungen", level: 1 })).toBeVisible();
    await expect(html(page)).toHaveAttribute("lang", "de");
    expect(await me.get<CurrentUser>("/api/auth/user")).toMatchObject({ language: "de" });
    await page.reload();
    await expect(page.getByRole("heading", { name: "Einstellungen", level: 1 })).toBeVisible();

    await test.step("by keys, which go on where they were", async () => {
      await page.getByLabel("Sprache von Glimmer").press("ArrowDown");
      await page.getByRole("option", { name: languages.German }).press("ArrowDown");
      await page.getByRole("option", { name: languages.Arabic }).press("Enter");
      await expect(html(page)).toHaveAttribute("lang", "ar");
      await expect(page.getByText("لم يراجعه المجتمع بعد")).toBeVisible();
      await expect(page.getByRole("combobox", { name: "لغة Glimmer" })).toBeFocused();
    });
  });

  test("who signs in by a mailed link gets where they were going, in their own language", async ({ page, server }) => {
    const member = await joinedMember(server);
    await page.goto("/login?mode=link&next=%2Fshop");
    await page.getByLabel("E-Mail").fill(member.email);
    await page.getByRole("button", { name: "Anmeldelink per E-Mail senden" }).click();
    await page.goto(linkIn(await mailTo(server, member.email), "/login"));
    await expect(page.getByRole("heading", { name: "XP Shop", level: 1 })).toBeVisible();
    await expect(page).toHaveURL("/shop");
  });

  test("a member is offered no language where only visitors choose one", async ({ page, server }) => {
    const choice = page.getByRole("navigation", { name: /Language|Sprache/ });
    await page.goto("/confirm-email?token=x");
    await expect(choice).toBeVisible();
    await openSession(page, await joinedMember(server));
    await page.goto("/confirm-email?token=x");
    await expect(page.getByRole("heading", { name: "Confirm your new email" })).toBeVisible();
    await expect(choice).toHaveCount(0);
  });

  test("another language does not discard a report without a question", async ({ page }) => {
    await page.goto("/report");
    await page.getByLabel("Was stimmt damit nicht?").fill("Es bedroht meine Nachbarin.");
    const asked: string[] = [];
    page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.dismiss();
    });
    await page.getByRole("link", { name: "English" }).click();
    expect(asked).toEqual(["beforeunload"]);
    await expect(page.getByLabel("Was stimmt damit nicht?")).toHaveValue("Es bedroht meine Nachbarin.");
  });
});
