import { openDesk, xpOf } from "../support/administrator.ts";
import { joinedMember } from "../support/members.ts";
import { expect, test } from "../support/test.ts";

test("the whole of Users works by keyboard, and outcomes are announced @deep", async ({ page, server }) => {
  const member = await joinedMember(server, { displayName: "Quill Example" });
  // Found by the same words.
  await joinedMember(server, { displayName: member.username });
  const calls = await server.as(member);
  const before = await xpOf(calls);
  await page.clock.install();
  await openDesk(page);
  const { keyboard } = page;
  const focused = page.locator(":focus");
  const announced = page.locator("p[role=status]");
  const press = async (...keys: string[]) => {
    for (const key of keys) await keyboard.press(key);
  };
  await page.getByRole("tab", { name: "Users", exact: true }).focus();
  await press("ArrowRight");
  await expect(page.getByRole("button", { name: "New bot" })).toBeVisible();
  await press("ArrowLeft");
  await expect(page.getByLabel("Search members")).toBeVisible();
  await test.step("search", async () => {
    await press("Tab");
    if (await focused.getAttribute("role") === "tabpanel") await press("Tab");
    await expect(page.getByLabel("Search members")).toBeFocused();
    await keyboard.type(member.username);
    await expect(announced).toHaveText(`2 members found for “${member.username}”`);
  });

  await test.step("arrows move between members and keep the control", async () => {
    await press("ArrowDown", "Tab", "ArrowDown");
    await expect(focused).toHaveAccessibleName("Give 10 XP to Quill Example");
    await press("ArrowUp");
    await expect(focused).toHaveAccessibleName(`Give 10 XP to ${member.username}`);
    await press("ArrowDown", "Shift+Tab");
    await expect(focused).toHaveText("Quill Example");
  });

  await test.step("gifts, and Undo", async () => {
    await press("Tab", "Enter");
    await expect(announced).toHaveText(
      "Giving 10 XP to Quill Example. You have 10 seconds to undo it.",
    );
    await press("Tab", "Space");
    await press("Tab", "Tab", "Tab", "Tab", "Tab");
    await expect(focused).toHaveAccessibleName("Undo 100 XP to Quill Example");
    await press("Enter");
    await expect(announced).toHaveText("Undone: 100 XP to Quill Example.");
    await expect(focused).toHaveAccessibleName("Give 100 XP to Quill Example");
    await page.clock.fastForward(10_000);
    await expect(announced).toHaveText("Gave 10 XP to Quill Example.");
    expect(await xpOf(calls)).toBe(before + 10);
  });

  await test.step("suspend and restore", async () => {
    await press("Tab", "Tab", "Enter");
    await expect(page.getByLabel("Reason")).toBeFocused();
    await press("Escape");
    await expect(focused).toHaveAccessibleName("Suspend Quill Example…");
    await press("Enter");
    await keyboard.type("Sends the same link to everyone.");
    await press("Tab", "Tab");
    await expect(focused).toHaveText("Suspend");
    await press("Enter");
    await expect(announced).toHaveText("Quill Example is suspended.");
    await expect(page.locator("[data-user]").last()).toContainText("Sends the same link to everyone.");
    await expect(focused).toHaveAccessibleName("Restore Quill Example…");
    await press("Enter");
    await keyboard.type("They have apologised.");
    await press("Tab", "Tab", "Enter");
    await expect(announced).toHaveText("Quill Example is restored.");
    await expect(focused).toHaveAccessibleName("Suspend Quill Example…");
  });
});
