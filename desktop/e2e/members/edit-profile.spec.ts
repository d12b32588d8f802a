import type { Page } from "@playwright/test";
import sharp from "sharp";
import { asServer, changeUser } from "../support/as-server.ts";
import { openLive } from "../notifications/live-page.ts";
import { expectAccessible, expectAccessibleEverywhere } from "../support/access.ts";
import { expectFitsEverywhere } from "../support/fits.ts";
import { joinedMember, openSession, signIn } from "../support/members.ts";
import { fileOf, photo } from "../support/photo.ts";
import { expect, test } from "../support/test.ts";
import { expectToast } from "../support/toast.ts";

const form = (page: Page) => page.getByRole("form", { name: "Edit profile" });
const chooser = (page: Page) => page.getByLabel("Choose a profile picture");
const save = (page: Page) => form(page).getByRole("button", { name: "Save Changes" }).click();

/** Red above blue, once the rotation that its EXIF data ask for is applied. */
async function rotatedPicture() {
  const red = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#cc2020" } });
  const blue = { create: { width: 600, height: 800, channels: 3, background: "#2020cc" } } as const;
  const buffer = await red.composite([{ input: blue, left: 600, top: 0 }]).jpeg()
    .withMetadata({ orientation: 6 }).toBuffer();
  return { name: "rotated.jpg", mimeType: "image/jpeg", buffer };
}

/** A picture that compresses badly, so that it is sent in two steps. */
async function noise() {
  const raw = Buffer.from(Array.from({ length: 900 * 900 * 3 }, (_, at) => (at * 2654435761) >>> 24));
  const buffer = await sharp(raw, { raw: { width: 900, height: 900, channels: 3 } }).jpeg({ quality: 95 })
    .toBuffer();
  return { name: "noise.jpg", mimeType: "image/jpeg", buffer };
}

/** The header of a PNG of this size, without the rest: it must not be decoded. */
function hugePng(side: number): Buffer {
  const bytes = Buffer.alloc(64);
  bytes.write("89504e470d0a1a0a0000000d49484452", "hex");
  bytes.writeUInt32BE(side, 16);
  bytes.writeUInt32BE(side, 20);
  return bytes;
}

test("a picture is cropped by keyboard, and another browser shows it once saved @deep", async ({ browser, baseURL, page, server }) => {
  const member = await joinedMember(server);
  const other = await browser.newPage({ baseURL });
  await openSession(other, await joinedMember(server));
  await openLive(other, `/${member.username}`);
  const seen = other.getByRole("main").locator("img[src*='/api/media/']").first();
  await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(seen).toHaveCount(0);

  await signIn(page, member, "/login?next=/profile");
  await page.getByRole("link", { name: "Edit Profile" }).click();
  await expect(page).toHaveURL(`/${member.username}?tab=edit`);
  await expect(page.getByText("Max 5MB. JPG, PNG, or GIF")).toBeVisible();
  await chooser(page).setInputFiles(await rotatedPicture());
  const dialog = page.getByRole("dialog", { name: "Crop your picture" });
  const cropper = dialog.getByRole("application");
  await cropper.focus();
  for (let press = 0; press < 40; press++) await page.keyboard.press("ArrowDown");
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await expect(dialog.getByRole("slider", { name: "Zoom" })).toHaveAttribute("aria-valuetext", "120%");
  await page.keyboard.press("-");
  await page.keyboard.press("-");
  await expect(dialog.getByRole("img", { name: "Preview" })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Use picture" }).click();
  await expect(dialog).toBeHidden();
  const saved = page.waitForResponse("**/api/users/profile");
  await save(page);
  const answer = await saved;
  expect(answer.request().headers()["content-type"]).toMatch(/^multipart\/form-data/);
  await expect(seen).toBeVisible();
  await expectToast(page, "Profile updated");
  await expect(page.getByRole("banner").locator("img[src*='/api/media/']")).toBeVisible();

  await test.step("the square is the upper one of the picture as it is shown", async () => {
    const url = await seen.getAttribute("src") ?? "";
    const image = sharp(await (await page.request.get(url)).body());
    const { width, height } = await image.metadata();
    expect(width).toBe(height);
    const colourAt = async (part: number) => {
      const spot = { left: width >> 1, top: Math.floor(height * part), width: 1, height: 1 };
      const [red = 0, , blue = 0] = await image.clone().extract(spot).removeAlpha().raw().toBuffer();
      return red > blue ? "red" : "blue";
    };
    expect([await colourAt(0.05), await colourAt(0.65), await colourAt(0.9)]).toEqual(["red", "red", "blue"]);
  });
  await test.step("it can be removed", async () => {
    await form(page).getByRole("button", { name: "Remove picture" }).click();
    await save(page);
    await expect(seen).toHaveCount(0);
    await expectToast(page, "Profile updated");
  });
  await other.close();
});

test("files that are no small picture get their texts, and are not sent @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  await signIn(page, member, "/login?next=/profile?tab=edit");
  const alert = form(page).getByRole("group", { name: "Profile picture" }).getByRole("alert");
  await chooser(page).setInputFiles(fileOf("large.png", "image/png", 5 * 1024 * 1024 + 1));
  await expect(alert).toHaveText("Image must be smaller than 5MB");
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  await chooser(page).setInputFiles({ name: "drawing.svg", mimeType: "image/svg+xml", buffer: drawing });
  await expect(alert).toHaveText(/^Invalid File Type/);
  await chooser(page).setInputFiles({ name: "huge.png", mimeType: "image/png", buffer: hugePng(50_000) });
  await expect(alert).toHaveText(
    "This image has too many pixels. Please choose one of at most 40 megapixels.",
  );
  await chooser(page).setInputFiles({ name: "torn.png", mimeType: "image/png", buffer: hugePng(100) });
  await expect(alert).toHaveText("This image could not be read. Please choose another one.");
  await expectAccessibleEverywhere(page);
  await chooser(page).setInputFiles(await photo());
  await expectFitsEverywhere(page.getByRole("dialog"), "Crop your picture");
});

test("a failed save loses nothing, also over a reload @deep", async ({ page, server }) => {
  const member = await joinedMember(server);
  await signIn(page, member, "/login?next=/profile?tab=edit");
  await chooser(page).setInputFiles(await noise());
  await page.getByRole("button", { name: "Use picture" }).click();
  const picture = form(page).locator("img[src^='blob:']");
  await expect(picture).toBeVisible();
  const bio = form(page).getByLabel("Bio");
  await bio.fill("Slow mornings");
  await form(page).getByLabel("Website").fill("http://example.org");
  await bio.focus();
  await expect(form(page).getByText("Enter an https address")).toBeVisible();
  await save(page);
  await expect(form(page).getByLabel("Website")).toBeFocused();
  await form(page).getByLabel("Website").fill("example.org");

  await test.step("the two steps of an upload say which of them failed", async () => {
    await page.route("**/api/objects/upload", (route) => route.abort(), { times: 1 });
    await save(page);
    await expectToast(page, "Upload Error", "Failed to get upload URL");
    await page.route("**/api/media/*", (route) => route.abort(), { times: 1 });
    await save(page);
    await expectToast(page, "Upload Error", "Failed to upload image");
    await expect(picture).toBeVisible();
  });
  await test.step("a refused field is said beside it; without a reason the toast has the usual text", async () => {
    const refusal = {
      message: "Some fields need another look.",
      code: "invalid_input",
      requestId: "1",
      fields: { bio: "This bio is not kind." },
    };
    await page.route(
      "**/api/users/profile",
      (route) => route.fulfill(asServer({ status: 400, json: refusal })),
      {
        times: 1,
      },
    );
    await save(page);
    await expect(form(page).getByText("This bio is not kind.")).toBeVisible();
    await expect(bio).toBeFocused();
    await page.route("**/api/users/profile", (route) => route.fulfill({ status: 500, body: "" }), {
      times: 1,
    });
    await save(page);
    await expectToast(page, "Error", "Failed to update profile");
  });
  await page.reload();
  await expect(bio).toHaveValue("Slow mornings");
  await expect(picture).toBeVisible();

  await test.step("leaving asks", async () => {
    await page.getByRole("tab", { name: "Posts" }).click();
    const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(bio).toHaveValue("Slow mornings");
  });
  const upload = page.waitForRequest((request) =>
    request.method() === "PUT" && /api\/media/.test(request.url())
  );
  await save(page);
  expect((await upload).headers()["content-type"]).toMatch(/^image\//);
  await expectToast(page, "Profile updated");
  await expect(page.getByRole("main").getByRole("link", { name: "example.org" })).toBeVisible();
  await expect(page.getByRole("main").getByText("Slow mornings").first()).toBeVisible();
  await page.getByRole("tab", { name: "Posts" }).click();
  await expect(page).toHaveURL(`/${member.username}`);
});

test("a discarded edit is gone", async ({ page, server }) => {
  const member = await joinedMember(server);
  await signIn(page, member, "/login?next=/profile?tab=edit");
  await form(page).getByLabel("Location").fill("Turin");
  await form(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Discard changes" }).click();
  await expect(page).toHaveURL(`/${member.username}`);
  // A new profile says what to do.
  const panel = page.getByRole("tabpanel");
  await expect(panel.getByRole("link")).toHaveText([
    "Write your first post",
    "Add a picture",
    "Say who you are",
  ]);
  await panel.getByRole("link", { name: "Say who you are" }).click();
  await expect(form(page).getByLabel("Location")).toHaveValue("");
});

test("a new username takes the address along, and the old one leads there", async ({ page, server }) => {
  const taken = await joinedMember(server);
  const member = await joinedMember(server);
  const next = `${member.username}.z`;
  await signIn(page, member, "/login?next=/profile?tab=edit");
  const field = form(page).getByLabel("Username");
  await field.fill(taken.username);
  await save(page);
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/taken|not available/i);
  await field.fill(next);
  await expect(form(page).getByText(`Your profile URL is ${new URL(server.origin).host}/${next}`))
    .toBeVisible();
  await save(page);
  await expectToast(page, "Profile updated");
  await expect(page).toHaveURL(`/${next}?tab=edit`);
  await expect(form(page).getByText(/^You can change it again on \d+ \w+ \d{4}\.$/)).toBeVisible();
  await page.goto(`/${member.username}`);
  await expect(page).toHaveURL(`/${next}`);
  await expect(page.getByRole("main").getByText(`@${next}`).first()).toBeVisible();
});

test(
  "the form is accessible and fits at every width, light and dark",
  { tag: ["@sweep", "@deep"] },
  async ({ page, server }) => {
    const member = await joinedMember(server);
    await openSession(page, member);
    await changeUser(page, { pendingEmail: "robin.of.a.very.long.name@somewhere.example.org" });
    await page.goto("/profile?tab=edit");
    await expect(form(page)).toBeVisible();
    await expectAccessibleEverywhere(page);
  },
);
