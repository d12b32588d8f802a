import type { Page } from "@playwright/test";
import type { Api } from "../support/api.ts";
import { chooseOption } from "../support/controls/choose-option.ts";
import { joinedMember, type Member, signIn } from "../support/members.ts";
import { postWith } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

/**
 * The server answers the next call to these addresses at once; the page gets the response
 * when `arrive` is called.
 */
async function delayAnswer(page: Page, address: string) {
  const [answered, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const arrived = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    const response = await route.fetch();
    answered.resolve();
    await released.promise;
    await route.fulfill({ response });
    arrived.resolve();
  }, { times: 1 });
  return {
    answered: answered.promise,
    arrive: () => {
      released.resolve();
      return arrived.promise;
    },
  };
}

/** Another member, followed by the reader. */
async function joinFollowed(server: Api, reader: Member): Promise<{ member: Member; calls: Api }> {
  const member = await joinedMember(server, { displayName: "Fern Friend" });
  const calls = await server.as(member);
  const { id } = await calls.get<{ id: string }>("/api/auth/user");
  await (await server.as(reader)).post(`/api/users/${id}/follow`);
  return { member, calls };
}

test("a late response to a closed dialog does not close a later one", async ({ page, server }) => {
  const reader = await joinedMember(server);
  const { member, calls } = await joinFollowed(server, reader);
  await calls.post("/api/posts", { content: "One to pass on" });
  await calls.post("/api/posts", { content: "One to report" });
  await signIn(page, reader, `/login?next=/${member.username}`);
  const report = async () => {
    await postWith(page, "One to report").getByRole("button", { name: "Post options" }).click();
    await page.getByRole("menuitem", { name: "Report Post" }).click();
    await chooseOption(page.getByLabel("Which rule is it about?"), "Spam");
    await page.getByLabel("Details").fill("It is not kind");
  };
  const details = page.getByLabel("Details");

  await test.step("a post that is sent to a friend", async () => {
    await postWith(page, "One to pass on").getByRole("button", { name: /^Share/ }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Via Chat" }).click();
    await page.getByRole("dialog").getByRole("radio").check();
    const sending = await delayAnswer(page, "**/api/messages");
    await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
    await sending.answered;
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await report();
    await sending.arrive();
    // Behind the dialog, where only eyes find it.
    await expect(page.getByText("Post shared", { exact: true })).toBeVisible();
    await expect(details).toHaveValue("It is not kind");
  });

  await test.step("a report of the same post", async () => {
    const reporting = await delayAnswer(page, "**/report");
    await page.getByRole("button", { name: "Send report" }).click();
    await reporting.answered;
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await report();
    await reporting.arrive();
    await expect(page.getByText("Thank you for your report", { exact: true })).toBeVisible();
    await expect(details).toHaveValue("It is not kind");
  });
});

test("saved settings are not overwritten by an earlier read", async ({ page, server }) => {
  await page.clock.install();
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const filter = page.getByRole("region", { name: "Content filter level" });
  const save = page.getByRole("button", { name: "Save Changes" });
  await filter.getByRole("radio", { name: "High" }).check();
  const reading = await delayAnswer(page, "**/api/auth/user");
  await page.clock.runFor(61_000);
  await reading.answered;
  await save.click();
  await expect(page.getByText("Settings saved", { exact: true })).toBeVisible();
  await reading.arrive();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("feed").or(page.getByText("No posts yet"))).toBeVisible();
  await page.goBack();
  await expect(filter.getByRole("radio", { name: "High" })).toBeChecked();
});

test("a block is not overwritten by an earlier read", async ({ page, server }) => {
  const reader = await joinedMember(server);
  const { member } = await joinFollowed(server, reader);
  await page.clock.install();
  await signIn(page, reader, `/login?next=/${member.username}`);
  const more = page.getByRole("button", { name: "Profile options" });
  await expect(more).toBeVisible();
  await page.getByRole("link", { name: "Home" }).first().click();
  await expect(page.getByRole("feed").or(page.getByText("No posts yet"))).toBeVisible();
  await page.clock.runFor(61_000);
  // The profile shows what it knows, and reads it again.
  const reading = await delayAnswer(page, "**/block-status");
  await page.goBack();
  await reading.answered;
  await more.click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Block" }).click();
  await expect(page.getByRole("button", { name: "Unblock" })).toBeVisible();
  await reading.arrive();
  await more.click();
  await expect(page.getByRole("menuitem", { name: "Unblock" })).toBeVisible();
});
