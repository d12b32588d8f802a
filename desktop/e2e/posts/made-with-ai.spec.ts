import { Buffer } from "node:buffer";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { aiMarkXmp } from "#shared/media/ai-mark/digital-source-type.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { openChatWithBob } from "../messages/chat-partners.ts";
import { expectAccessible } from "../support/access.ts";
import { joinedMember, openSession, uniqueWord } from "../support/members.ts";
import { photo } from "../support/photo.ts";
import { postWith } from "../support/posts.ts";
import { expect, test } from "../support/test.ts";

const widths = [1440, 390] as const;
const label = "Made with AI";

/** A picture of another program, whose file says that a model made it. */
async function modelsPicture() {
  const { buffer, ...file } = await photo();
  return { ...file, buffer: await sharp(buffer).jpeg().withXmp(aiMarkXmp).toBuffer() };
}

async function formOf(fields: Record<string, string>): Promise<FormData> {
  const { buffer, name, mimeType } = await modelsPicture();
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.set(key, value);
  form.set("image", new File([new Uint8Array(buffer)], name, { type: mimeType }));
  return form;
}

async function expectLabelled(page: Page, where: ReturnType<Page["locator"]>): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expect(where.getByText(label, { exact: true })).toBeVisible();
    await expectAccessible(page);
  }
}

test("a post with a picture that a model made says so, also in a quote and when it is opened @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  const as = await server.as(member);
  const words = `The lake at dawn ${uniqueWord()}`;
  const { id } = await as.post<Post>("/api/posts", await formOf({ content: words }));
  const quoting = await as.post<Post>("/api/posts", { content: `So calm ${uniqueWord()}`, quotedPostId: id });
  await openSession(page, member);
  await page.goto(`/post/${id}`);
  await expectLabelled(page, postWith(page, words));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await postWith(page, words).getByRole("button", { name: "Open image" }).click();
    const viewer = page.getByRole("dialog");
    await expect(viewer.getByText(label, { exact: true })).toBeVisible();
    await viewer.getByRole("button", { name: "Close" }).click();
    await expect(viewer).toBeHidden();
  }
  await page.goto(`/post/${quoting.id}`);
  await expectLabelled(page, page.getByRole("main"));
});

test("a message with a picture that a model made says so to its receiver, also when it is opened @deep", async ({ page, server }) => {
  const { ada, bob } = await openChatWithBob(page, server);
  await bob.api.post("/api/messages", await formOf({ receiverId: ada.id, content: "Look" }));
  const open = page.getByRole("button", { name: "Open image from Bob" });
  await expect(open).toBeVisible();
  await expectLabelled(page, page.getByRole("main"));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await open.click();
    const viewer = page.getByRole("dialog", { name: "Image from Bob" });
    await viewer.getByText(label, { exact: true }).click();
    await expect(viewer.getByText(label, { exact: true })).toBeVisible();
    await viewer.getByRole("button", { name: "Close" }).click();
    await expect(viewer).toBeHidden();
  }
});

const cropped: Readonly<Record<string, () => Promise<Buffer>>> = {
  "JPEG": async () => (await modelsPicture()).buffer,
  "JPEG with a byte between its segments": async () => {
    const { buffer } = await modelsPicture();
    const comment = Buffer.from("\xff\xfe\0\x03a", "latin1");
    return Buffer.concat([buffer.subarray(0, 2), comment, Buffer.from([0]), buffer.subarray(2)]);
  },
  "PNG whose XMP is compressed": async () =>
    await sharp((await photo()).buffer).png().withXmp(aiMarkXmp).toBuffer(),
};

for (const [name, draw] of Object.entries(cropped)) {
  const tag = name === "JPEG" ? [] : "@deep";
  test(
    `a profile picture that a model made says so once it is cropped from a ${name} @deep`,
    { tag },
    async ({ page, server }) => {
      const member = await joinedMember(server);
      await openSession(page, member);
      await page.goto(`/${member.username}?tab=edit`);
      const file = { name: "picture", mimeType: `image/${name.startsWith("PNG") ? "png" : "jpeg"}` };
      await page.getByLabel("Choose a profile picture").setInputFiles({ ...file, buffer: await draw() });
      await page.getByRole("button", { name: "Use picture" }).click();
      await page.getByRole("button", { name: "Save Changes" }).click();
      await expect(page.getByRole("main").locator("img[src*='/api/media/']").first()).toBeVisible();
      await page.goto(`/${member.username}`);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 });
        await expect(page.getByText("Profile picture made with AI")).toBeVisible();
        await expectAccessible(page);
      }
    },
  );
}
