import type { Page } from "@playwright/test";
import type { Api } from "./support/api.ts";
import { joinedMember, type Member, signIn } from "./support/members.ts";
import { expect, test } from "./support/test.ts";

/** Has the next call to these addresses answered by the server at once, and heard of by the page when `arrive` is called. */
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

/** Another member, whom the reader follows. */
async function followed(server: Api, reader: Member): Promise<{ member: Member; calls: Api }> {
  const member = await joinedMember(server, { displayName: "Fern Friend" });
  const calls = await server.as(member);
  const { id } = await calls.get<{ id: string }>("/api/auth/user");
  await (await server.as(reader)).post(`/api/users/${id}/follow`);
  return { member, calls };
}

test("saved settings are not undone by what was read of the member before", async ({ page, server }) => {
  await page.clock.install();
  await signIn(page, await joinedMember(server), "/login?next=/settings");
  const filter = page.getByRole("region", { name: "Content filter level" });
  const save = filter.getByRole("button", { name: "Save Changes" });
  await filter.getByRole("radio", { name: "High" }).check();
  const reading = await delayAnswer(page, "**/api/auth/user");
  await page.clock.runFor(61_000);
  await reading.answered;
  await save.click();
  await expect(save).toBeDisabled();
  await reading.arrive();
  await page.getByRole("button", { name: "Back" }).click();
  await expect(page.getByRole("feed").or(page.getByText("No posts yet"))).toBeVisible();
  await page.goBack();
  await expect(filter.getByRole("radio", { name: "High" })).toBeChecked();
});

test("a block is not undone by what was read of it before", async ({ page, server }) => {
  const reader = await joinedMember(server);
  const { member } = await followed(server, reader);
  await signIn(page, reader);
  const reading = await delayAnswer(page, "**/block-status");
  await page.goto(`/${member.username}`);
  await reading.answered;
  const more = page.getByRole("main").getByRole("button", { name: "More" }).first();
  await more.click();
  await page.getByRole("menuitem", { name: "Block" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Block" }).click();
  await expect(page.getByRole("button", { name: "Unblock" })).toBeVisible();
  await reading.arrive();
  await more.click();
  await expect(page.getByRole("menuitem", { name: "Unblock" })).toBeVisible();
});
