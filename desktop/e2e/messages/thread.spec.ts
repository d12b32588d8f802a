import { expectAccessible } from "../support/access.ts";
import { photo } from "../support/photo.ts";
import { expect, test } from "../support/test.ts";
import { composer, messageWith, openThread, otherBrowser, tickOf, twoMembers, write } from "./two-members.ts";

test("what one member does the other sees without a reload, and again after one @walk", async ({ page, browser, baseURL, server }) => {
  const [wren, iris] = await twoMembers(server);
  await write(iris, wren, "Shall we walk?");
  await openThread(page, wren, iris);
  const theirs = await otherBrowser(browser, baseURL);

  await test.step("ticks rise from sent to delivered to read", async () => {
    await composer(page).fill("Yes, at noon");
    await page.keyboard.press("Enter");
    const own = messageWith(page, "Yes, at noon");
    await expect(tickOf(own)).toHaveText("Sent");
    // Another screen takes messages without showing them.
    await theirs.goto("/");
    await openThread(theirs, iris, wren);
    await expect(messageWith(theirs, "Yes, at noon")).toBeVisible();
    await expect(tickOf(own)).toHaveText("Read");
    await expect(tickOf(messageWith(page, "Shall we walk?"))).toHaveCount(0);
  });

  await test.step("typing shows, and goes with the message", async () => {
    await composer(theirs).pressSequentially("By the lake");
    await expect(page.getByText("Iris Example is typing…")).toBeVisible();
    await theirs.keyboard.press("Enter");
    await expect(messageWith(page, "By the lake")).toBeVisible();
    await expect(page.getByText("Iris Example is typing…")).toHaveCount(0);
    await expect(tickOf(messageWith(theirs, "By the lake"))).toHaveText("Read");
  });

  await test.step("a shared post opens, and leads back", async () => {
    const post = await wren.calls.post<{ id: string }>("/api/posts", { content: "Fog over the water" });
    await wren.calls.post("/api/messages", { receiverId: iris.id, content: "", sharedPostId: post.id });
    const card = messageWith(theirs, "Fog over the water").getByRole("link");
    await expect(card).toBeVisible();
    await expect(card).toHaveAttribute("href", `/post/${post.id}?return=chat&user=${wren.username}`);
  });

  await test.step("reactions: another replaces the one before, the same goes", async () => {
    const message = messageWith(theirs, "Yes, at noon");
    const react = async (name: string) => {
      await message.hover();
      await message.getByRole("button", { name: "React" }).click();
      await theirs.getByRole("dialog").getByRole("button", { name }).click();
    };
    const seen = messageWith(page, "Yes, at noon");
    await react("Heart");
    await expect(seen.getByRole("button", { name: "Heart from Iris Example" })).toBeVisible();
    await react("Thumbs up");
    await expect(seen.getByRole("button", { name: "Thumbs up from Iris Example" })).toBeVisible();
    await expect(seen.getByRole("button", { name: /^Heart/ })).toHaveCount(0);
    await seen.getByRole("button", { name: "Thumbs up from Iris Example" }).click();
    await expect(message.getByRole("button", { name: "Thumbs up from you and Wren Example" })).toBeVisible();
    await message.getByRole("button", { name: /^Thumbs up/ }).click();
    await expect(seen.getByRole("button", { name: "Thumbs up from you" })).toBeVisible();
  });

  await test.step("an unsent message goes for both", async () => {
    await write(wren, iris, "A slip of the tongue");
    const own = messageWith(page, "A slip of the tongue");
    await own.hover();
    await own.getByRole("button", { name: "Message options" }).click();
    await page.getByRole("menuitem", { name: "Unsend" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Unsend" }).click();
    await expect(messageWith(theirs, "Message unsent")).toBeVisible();
    await expect(messageWith(theirs, "A slip of the tongue")).toHaveCount(0);
    await expect(messageWith(page, "Message unsent")).toBeVisible();
  });

  await test.step("a message below the chat's level is refused with the reason", async () => {
    await composer(page).fill("I will kill you");
    await page.keyboard.press("Enter");
    const refused = messageWith(page, "I will kill you");
    await expect(refused.getByRole("alert")).toContainText(
      "Your message content level is too low for this chat.",
    );
    await refused.getByRole("button", { name: "Delete" }).click();
    await expect(refused).toHaveCount(0);
    await expect(messageWith(theirs, "I will kill you")).toHaveCount(0);
  });

  await expectAccessible(page);
  for (const one of [page, theirs]) {
    await one.goto(`/chat?user=${one === page ? iris.username : wren.username}`);
    await expect(messageWith(one, "Yes, at noon").getByRole("button", { name: /^Thumbs up from/ }))
      .toBeVisible();
    await expect(messageWith(one, "Fog over the water")).toBeVisible();
    await expect(messageWith(one, "Message unsent")).toBeVisible();
  }
  await expect(tickOf(messageWith(page, "Yes, at noon"))).toHaveText("Read");
  await theirs.context().close();
});

test("an image comes with its description, and opens in the viewer @deep", async ({ page, server }) => {
  const [wren, iris] = await twoMembers(server);
  await openThread(page, wren, iris);
  const { name, mimeType, buffer } = await photo();
  const form = new FormData();
  form.set("receiverId", wren.id);
  form.set("imageAlt", "Dawn over the hills");
  form.set("image", new File([new Uint8Array(buffer)], name, { type: mimeType }));
  await iris.calls.post("/api/messages", form);
  const image = page.getByRole("button", { name: "Open image: Dawn over the hills" });
  await expect(image).toBeVisible();
  await image.click();
  await expect(page.getByRole("dialog", { name: "Image from Iris Example" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(image).toBeFocused();
});

test("the keys move through messages, react and return to the composer @deep", async ({ page, server }) => {
  const [wren, iris] = await twoMembers(server);
  for (const text of ["One", "Two", "Three"]) await write(iris, wren, text);
  await openThread(page, wren, iris);
  await expect(messageWith(page, "Three")).toBeVisible();
  await composer(page).focus();
  await page.keyboard.press("ArrowUp");
  await expect(messageWith(page, "Three")).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Home");
  await expect(messageWith(page, "One")).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(messageWith(page, "Two")).toBeFocused();
  await page.keyboard.press("Enter");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(messageWith(page, "Two").getByRole("button", { name: "Heart from you" })).toBeVisible();
  await messageWith(page, "Two").focus();
  await page.keyboard.press("Escape");
  await expect(composer(page)).toBeFocused();
});

test("search finds messages of every conversation and jumps to their place @deep", async ({ page, server }) => {
  const [wren, iris] = await twoMembers(server);
  const lake = await write(iris, wren, "The lake was still this morning");
  for (let n = 1; n <= 60; n++) await write(n % 2 ? wren : iris, n % 2 ? iris : wren, `Line ${n}`);
  await openThread(page, wren, iris);
  await page.getByRole("button", { name: /new messages$/ }).click();
  await expect(messageWith(page, "Line 60")).toBeInViewport();
  await expect(messageWith(page, lake.content)).toHaveCount(0);
  await page.getByRole("button", { name: "Search in messages" }).click();
  await page.getByRole("searchbox", { name: "Search in messages" }).fill("lake still");
  const found = page.getByRole("list", { name: "Messages found" }).getByRole("button");
  await expect(found).toHaveCount(1);
  await expectAccessible(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(messageWith(page, lake.content)).toBeInViewport();
  await expect(messageWith(page, "Line 60")).not.toBeInViewport();
  await page.getByRole("button", { name: "Go to the latest message" }).click();
  await expect(messageWith(page, "Line 60")).toBeInViewport();
});
