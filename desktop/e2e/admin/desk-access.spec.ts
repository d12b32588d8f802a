import { expectAccessibleEverywhere } from "../support/access.ts";
import { administrator, openDesk } from "../support/administrator.ts";
import { expectFitsEverywhere } from "../support/fits.ts";
import { joinedMember } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

test(
  "every tab of the desk and its dialog are accessible and fit",
  { tag: "@sweep" },
  async ({ page, server }) => {
    test.slow();
    const calls = await server.as(administrator);
    const reason = `Sent the same link to everyone. ${"glimmering".repeat(12)}`;
    const suspendSomebody = async () => {
      const { username } = await joinedMember(server);
      const [found] = await calls.get<{ id: string }[]>(`/api/admin/users?q=${username}`);
      await calls.post(`/api/admin/users/${found?.id}/suspend`, { reason });
    };
    await suspendSomebody();
    await joinedMember(server);
    await openDesk(page);
    await expect(page.locator("[data-user]").first()).toBeVisible();
    await page.getByRole("button", { name: /^Give 100 XP/ }).first().click();
    await expectAccessibleEverywhere(page);
    await test.step("dialog", async () => {
      await page.getByRole("button", { name: /^Suspend/ }).first().click();
      await page.getByRole("alertdialog").getByRole("button", { name: "Suspend" }).click();
      await expectAccessibleEverywhere(page);
      await expectFitsEverywhere(page.getByRole("alertdialog"), "Suspend");
      await page.keyboard.press("Escape");
    });
    for (const tab of ["Bot Users", "Detected Bots", "Audit", "Services"]) {
      await test.step(tab, async () => {
        // Other tests write into the audit meanwhile.
        if (tab === "Audit") await suspendSomebody();
        await page.getByRole("tab", { name: tab }).click();
        if (tab === "Services") await expect(page.getByRole("region", { name: "Storage" })).toBeVisible();
        if (tab === "Audit") await expect(page.getByText(reason).first()).toBeVisible();
        await expectAccessibleEverywhere(page);
      });
    }
  },
);
