import { expectAccessible } from "../support/access.ts";
import { signIn } from "../support/members.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import { composer, twoMembers, write } from "./two-members.ts";

test("a profile offers Chat while the member is followed and not blocked @deep", async ({ page, server }) => {
  const [member, iris] = await twoMembers(server);
  await signIn(page, member, `/login?next=/${iris.username}`);
  const actions = page.getByRole("main");
  const chat = actions.getByRole("link", { name: "Chat", exact: true });
  await actions.getByRole("button", { name: "Unfollow" }).click();
  await expect(chat).toBeHidden();
  await actions.getByRole("button", { name: "Follow", exact: true }).click();
  await chat.click();
  await expect(page).toHaveURL("/chat");
  await expect(page.getByRole("region", { name: `Conversation with ${iris.displayName}` })).toBeVisible();
  await expect(composer(page)).toBeEnabled();
  await page.getByRole("region", { name: /^Conversation with/ })
    .getByRole("link", { name: iris.displayName }).click();
  await expect(page).toHaveURL(`/${iris.username}`);
  await actions.getByRole("button", { name: "Profile options" }).click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Block" }).click();
  await expect(actions.getByRole("button", { name: "Unblock" })).toBeVisible();
  await expect(chat).toBeHidden();
});

test("a chat in which one may not write offers to follow, and is writable then @deep", async ({ page, server }) => {
  const [member, iris] = await twoMembers(server);
  await member.calls.delete(`/api/users/${iris.id}/follow`);
  await signIn(page, member, `/login?next=/chat?user=${iris.username}`);
  await expect(page.getByText("You can only send messages to members you follow.")).toBeVisible();
  await expect(page.getByText("Start the conversation!")).toBeHidden();
  await expectAccessible(page);
  await expect(composer(page)).toBeDisabled();
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(composer(page)).toBeFocused();
  await expect(page.getByText("Start the conversation!")).toBeVisible();
  await member.calls.delete(`/api/users/${iris.id}/follow`);
  await composer(page).fill("Refused");
  await page.keyboard.press("Enter");
  await expect(page.getByText(/^Not sent\. You can only/)).toBeVisible();
  await expect(page.getByRole("form", { name: "New message" })).toContainText("members you follow");
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(composer(page)).toBeEnabled();
  await member.calls.post("/api/messages", { receiverId: iris.id, content: "Hello" });
  await member.calls.delete(`/api/users/${iris.id}/follow`);
  await page.reload();
  await page.getByRole("button", { name: "Follow", exact: true }).click();
  await expect(composer(page)).toBeEnabled();
});

test("Back from a shared post returns to its conversation, in the same tab and in a new one @deep", async ({ page, server }) => {
  const [member, iris] = await twoMembers(server);
  const { id } = await iris.calls.post<{ id: string }>("/api/posts", { content: "A walk by the lake" });
  await write(iris, member, "Look");
  await iris.calls.post("/api/messages", { receiverId: member.id, sharedPostId: id, content: "My walk" });
  await signIn(page, member, `/login?next=/chat?user=${iris.username}`);
  const thread = page.getByRole("region", { name: `Conversation with ${iris.displayName}` });
  await thread.getByRole("link", { name: /A walk by the lake/ }).click();
  await expect(page).toHaveURL(new RegExp(`/post/${id}\\?return=chat&user=`));
  const address = page.url();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/chat");
  await expect(thread.getByRole("link", { name: /A walk by the lake/ })).toBeInViewport();
  const tab = await page.context().newPage();
  await tab.goto(address);
  await tab.getByRole("button", { name: "Back", exact: true }).click();
  await expect(tab).toHaveURL("/chat");
  await expect(tab.getByRole("region", { name: `Conversation with ${iris.displayName}` })).toBeVisible();
  await tab.close();
});

test("saved chat privacy decides who may write", async ({ page, server }) => {
  const [member, iris] = await twoMembers(server);
  await signIn(page, member, "/login?next=/settings");
  const receipts = page.getByRole("checkbox", { name: /^Read receipts/ });
  await expect(receipts).toBeChecked();
  await receipts.uncheck();
  await expect(page.getByRole("radio", { name: /^Members who follow me/ })).toBeChecked();
  await page.getByRole("radio", { name: /^Nobody new/ }).check();
  await page.getByRole("button", { name: "Save Changes" }).click();
  await expectToast(page, "Settings saved");
  await page.reload();
  await expect(receipts).not.toBeChecked();
  await expect(page.getByRole("radio", { name: /^Nobody new/ })).toBeChecked();
  await expect(write(iris, member, "Hello")).rejects.toThrow("403");
});
