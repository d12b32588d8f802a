import type { Page } from "@playwright/test";
import { chooseOption } from "../support/controls/choose-option.ts";
import { expectAccessible } from "../support/access.ts";
import { joinedMember, openSession } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { publishByForm } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

/** As Firefox with `privacy.resistFingerprinting`: what a page draws comes back as noise. */
async function addNoise(page: Page): Promise<void> {
  await page.addInitScript(() => {
    CanvasRenderingContext2D.prototype.getImageData = (_x, _y, width, height) => {
      const noise = new ImageData(width, height);
      crypto.getRandomValues(noise.data);
      return noise;
    };
  });
}

/** The time zone that the browser names; undefined where it has none. */
async function nameZone(page: Page, timeZone: string | undefined): Promise<void> {
  await page.addInitScript((zone) => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype;
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: zone as string };
    };
  }, timeZone);
}

test("a browser that returns noise for what a page draws is told so, and no picture of stripes is saved", async ({ page, server }) => {
  const member = await joinedMember(server);
  await addNoise(page);
  await openSession(page, member);
  await page.goto(`/${member.username}?tab=edit`);
  await page.getByLabel("Choose a profile picture").setInputFiles(await photo("calm.png"));
  await expect(page.getByRole("alert").filter({ hasText: "a picture would become stripes" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

for (const zone of ["Etc/Unknown", undefined]) {
  // `npm run test:all` has the zone that a browser names, and no other knows.
  const tag = zone ? [] : "@deep";
  test(
    `with the browser's time zone ${zone} Settings open, and offer no such zone for quiet hours`,
    { tag },
    async ({ page, server }) => {
      const failures: string[] = [];
      page.on("pageerror", ({ message }) => failures.push(message));
      const member = await joinedMember(server);
      await nameZone(page, zone);
      await openSession(page, member);
      await page.goto("/settings");
      await page.getByLabel("Quiet hours").check();
      await expect(page.getByText("In the time zone UTC.")).toBeVisible();
      await expect(page.getByRole("button", { name: /as on this device/ })).toHaveCount(0);
      expect(failures).toEqual([]);
    },
  );
}

test("where Iceland's time zone may stand in for another, the card asks for the country first", async ({ page, server }) => {
  const member = await joinedMember(server);
  await (await server.as(member)).put("/api/notifications/settings", { timeZone: "Atlantic/Reykjavik" });
  await openSession(page, member);
  await publishByForm(page, `I feel like giving up today ${crypto.randomUUID()}`);
  const help = page.getByRole("region", { name: "You are not alone" });
  const lines = help.getByRole("listitem").getByRole("link", { name: "opens in a new tab" });
  await expect(lines).toHaveText([/^Find A Helpline/, /^Hjálparsíminn/]);
  const question = help.getByLabel("Which country are you in?");
  await expect(question).toHaveText("Choose your country");
  const [asked, first] = await Promise.all([question.boundingBox(), lines.first().boundingBox()]);
  expect(asked!.y).toBeLessThan(first!.y);
  await expectAccessible(page);
  await chooseOption(question, "Germany");
  await expect(lines).toHaveText([/^TelefonSeelsorge/, /^Find A Helpline/]);
  await expect(help.getByLabel("Country")).toHaveText("Germany");
});
