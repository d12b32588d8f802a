import { expectKeptImages } from "../support/drafts.ts";
import { fileOf, photo } from "../support/photo.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";
import { expectThread, field, joinPartner, openChatWithBob } from "./chat-partners.ts";

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

test("grows to eight lines and counts near 2,000 characters", async ({ page, server }) => {
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

test("refuses an image over 10 MB and a file that is no image @deep", async ({ page, server }) => {
  await openChatWithBob(page, server);
  const picker = page.getByLabel("Choose a photo");
  await picker.setInputFiles(fileOf("huge.jpg", "image/jpeg", 10 * 1024 * 1024 + 1));
  await expectToast(page, "File Too Large", "Image must be smaller than 10MB");
  await picker.setInputFiles(fileOf("notes.txt", "text/plain", 10));
  await expectToast(page, "Invalid File Type", "Please select an image file");
  await expect(page.getByLabel("Describe the image")).toHaveCount(0);
});

test("keeps a draft of text, image and description for each conversation over a reload", async ({ page, server }) => {
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
  await page.getByRole("button", { name: "Remove image" }).click();
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
    await page.getByRole("button", { name: "Remove image" }).click();
    await expect(page.getByLabel("Describe the image")).toHaveCount(0);
  }
});

test("writes nothing to a member who has blocked the writer", async ({ page, server }) => {
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
