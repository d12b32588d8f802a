import { expectKeptImages } from "../support/drafts.ts";
import { fileOf, photo } from "../support/photo.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import { expectThread, field, joinPartner, openChatWithBob, threadOf } from "./chat-partners.ts";

test("Enter sends and Shift with Enter breaks the line; a blank message is not sent", async ({ page, server }) => {
  const { ada, bob } = await openChatWithBob(page, server);
  const send = page.getByRole("button", { name: "Send message" });
  await expect(field(page)).toBeFocused();
  await expect(send).toBeDisabled();
  await field(page).fill("  ");
  await expect(send).toBeDisabled();
  await field(page).press("Enter");
  await field(page).fill("One");
  await field(page).press("Shift+Enter");
  await field(page).pressSequentially("Two");
  await expect(field(page)).toHaveValue("One\nTwo");
  await field(page).press("Enter");
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await expectThread(bob, ada, ["One\nTwo"]);
});

test("Enter that chooses characters of an input method sends nothing", async ({ page, server }) => {
  const { ada, bob } = await openChatWithBob(page, server);
  await field(page).fill("にほん");
  for (const init of [{ isComposing: true }, { keyCode: 229 }]) {
    await field(page).evaluate(
      (area, given) =>
        area.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, ...given })),
      init,
    );
  }
  await expect(field(page)).toHaveValue("にほん");
  await field(page).press("Enter");
  await expectThread(bob, ada, ["にほん"]);
});

test("grows to eight lines and counts near 2,000 characters @deep", async ({ page, server }) => {
  await openChatWithBob(page, server);
  const heightOf = async (lines: number) => {
    await field(page).fill(Array(lines).fill("line").join("\n"));
    return (await field(page).boundingBox())?.height ?? 0;
  };
  const [one, eight, twenty] = [await heightOf(1), await heightOf(8), await heightOf(20)];
  expect(Math.round((eight - one) / 7)).toBe(22);
  expect(twenty - eight).toBeLessThanOrEqual(8);
  await field(page).fill("a".repeat(1_800));
  await expect(page.getByText("1800/2000")).toHaveCount(0);
  await field(page).fill("a".repeat(1_801));
  await expect(page.getByText("1801/2000")).toBeVisible();
  await field(page).fill("a".repeat(2_001));
  await expect(page.getByRole("button", { name: "Send message" })).toBeDisabled();
});

test("what grows or opens below a thread keeps its last message in view, unless the reader is further up @deep", async ({ page, server }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { ada, bob } = await openChatWithBob(page, server);
  for (let n = 1; n <= 12; n++) {
    await ada.api.post("/api/messages", {
      receiverId: bob.id,
      content: `Note ${n}. ${"Some words. ".repeat(9)}`,
    });
  }
  await page.reload();
  const articles = page.getByRole("list", { name: /^Messages with/ }).getByRole("article");
  const last = articles.filter({ hasText: "Note 12." });
  const form = page.getByRole("form", { name: "New message" });
  /** From the end of the last message to what is below it. */
  const room = () =>
    expect.poll(async () => {
      const [message, below] = [await last.boundingBox(), await form.boundingBox()];
      return message && below ? Math.round(below.y - message.y - message.height) : null;
    });
  await expect(last).toBeInViewport({ ratio: 1 });
  await room().toBeGreaterThanOrEqual(0);
  await test.step("for text, a photo, a counter and a keyboard", async () => {
    await field(page).fill("line\n".repeat(12));
    await room().toBeGreaterThanOrEqual(0);
    await page.getByLabel("Choose a photo").setInputFiles(await photo());
    await expect(page.getByLabel("Describe the image")).toBeVisible();
    await room().toBeGreaterThanOrEqual(0);
    await field(page).fill("a".repeat(1_801));
    await expect(page.getByText("1801/2000")).toBeVisible();
    await room().toBeGreaterThanOrEqual(0);
    await page.setViewportSize({ width: 390, height: 500 });
    await room().toBeGreaterThanOrEqual(0);
    await page.getByRole("button", { name: "Remove picture 1" }).click();
    // This replaces a long text by another as tall.
    await field(page).fill("line\n".repeat(12));
    await field(page).fill("a".repeat(1_700));
    await room().toBeGreaterThanOrEqual(0);
    await field(page).fill("");
    await page.setViewportSize({ width: 390, height: 844 });
    await room().toBeGreaterThanOrEqual(0);
  });
  await test.step("for a reaction below the message itself", async () => {
    const { id } = (await threadOf(ada, bob)).at(-1) ?? { id: "" };
    await bob.api.post(`/api/messages/${id}/react`, { emoji: "👍" });
    await expect(last.getByText("👍").first()).toBeVisible();
    await room().toBeGreaterThanOrEqual(0);
  });
  await test.step("a reader further up stays where they read", async () => {
    await articles.first().hover();
    await page.mouse.wheel(0, -500);
    await expect(page.getByRole("button", { name: "Go to the latest message" })).toBeVisible();
    const read = articles.filter({ hasText: "Note 8." });
    const before = await read.boundingBox();
    await field(page).fill("line\n".repeat(12));
    await expect.poll(async () => (await field(page).boundingBox())?.height).toBeGreaterThan(100);
    expect((await read.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
  });
});

test("refuses an image over 10 MB and a file that is no image @deep", async ({ page, server }) => {
  await openChatWithBob(page, server);
  const picker = page.getByLabel("Choose a photo");
  await picker.setInputFiles(fileOf("huge.jpg", "image/jpeg", 10 * 1024 * 1024 + 1));
  await expectToast(page, "File Too Large", "Image must be smaller than 10MB");
  await picker.setInputFiles(fileOf("notes.txt", "text/plain", 10));
  await expectToast(page, "Invalid File Type", "Please select an image file");
  await expect(page.getByLabel("Describe the image")).toHaveCount(0);
});

test("keeps a draft of text, image and description for each conversation over a reload @deep", async ({ page, server }) => {
  const { ada, bob } = await openChatWithBob(page, server);
  const address = `/chat?user=${bob.id}`;
  const cid = await joinPartner(server, { displayName: "Cid" });
  await ada.api.post(`/api/users/${cid.id}/follow`);
  await field(page).fill("Half a thought");
  await page.getByLabel("Choose a photo").setInputFiles(await photo());
  await page.getByLabel("Describe the image").fill("Dawn");
  await expectKeptImages(page, 1);
  await page.goto(`/chat?user=${cid.member.username}`);
  await expect(field(page)).toHaveValue("");
  await expect(page.getByLabel("Describe the image")).toHaveCount(0);
  await field(page).fill("For Cid");
  await page.goto(address);
  await page.reload();
  await expect(field(page)).toHaveValue("Half a thought");
  await expect(page.getByLabel("Describe the image")).toHaveValue("Dawn");
  await page.getByRole("button", { name: "Remove picture 1" }).click();
  await expectKeptImages(page, 0);
});

test("pastes and drops an image", async ({ page, server }) => {
  await openChatWithBob(page, server);
  const { name, mimeType, buffer } = await photo();
  const dropOrPaste = (type: "paste" | "drop") =>
    field(page).evaluate((area, given) => {
      const bytes = Uint8Array.from(atob(given.base64), (character) => character.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], given.name, { type: given.mimeType }));
      const init = { bubbles: true, cancelable: true };
      area.dispatchEvent(
        given.type === "paste"
          ? new ClipboardEvent("paste", { ...init, clipboardData: data })
          : new DragEvent("drop", { ...init, dataTransfer: data }),
      );
    }, { type, name, mimeType, base64: buffer.toString("base64") });
  for (const type of ["paste", "drop"] as const) {
    await dropOrPaste(type);
    await expect(page.getByLabel("Describe the image")).toBeVisible();
    await page.getByRole("button", { name: "Remove picture 1" }).click();
    await expect(page.getByLabel("Describe the image")).toHaveCount(0);
  }
});

test("writes nothing to a member who has blocked the writer @deep", async ({ page, server }) => {
  const { ada, bob } = await openChatWithBob(page, server);
  await field(page).fill("Hello");
  await field(page).press("Enter");
  await expectThread(bob, ada, ["Hello"]);
  await bob.api.post(`/api/users/${ada.id}/block`);
  await page.goto(`/chat?user=${bob.id}`);
  await expect(page.getByPlaceholder("Cannot send messages")).toBeDisabled();
  await expect(page.getByRole("button", { name: "Add a photo" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Send message" })).toBeDisabled();
});
