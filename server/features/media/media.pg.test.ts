import sharp from "sharp";
import { SignJWT } from "jose";
import { uuidv7 } from "uuidv7";
import { expect, test } from "vitest";
import { errorStatus } from "#shared/errors.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { runJobs } from "../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { animation, picture, pngClaiming } from "../../testing/pictures.ts";
import { runWhileLocked } from "../../testing/lock-waits.ts";
import { pruneImages } from "./unused/prune-images.ts";

const t = await createTestApp();
const ada = await member(t);
const stranger = await member(t);
const jpeg = new Uint8Array(await picture(900, 600).jpeg().toBuffer());

async function startUpload(by: TestMember): Promise<string> {
  const response = await by.post("/api/objects/upload");
  expect(response.status).toBe(201);
  return (await response.json() as { uploadURL: string }).uploadURL;
}

function send(url: string, body: Uint8Array<ArrayBuffer>, type = "image/jpeg"): Promise<Response> {
  return t.request("PUT", url, { body, headers: { "Content-Type": type } });
}

async function upload(by: TestMember): Promise<string> {
  const response = await send(await startUpload(by), jpeg);
  expect(response.status).toBe(201);
  return (await response.json() as { url: string }).url;
}

async function publish(url: string, by = ada): Promise<string> {
  const response = await by.post("/api/posts", { content: "Look", aiImageUrl: url });
  expect(response.status).toBe(201);
  return (await response.json() as Post).id;
}

function form(fields: Record<string, string | File>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return body;
}

function postForm(fields: Record<string, string | File>): Promise<Response> {
  return ada.request("POST", "/api/posts", { body: form(fields) });
}

const file = (bytes: Uint8Array<ArrayBuffer> | string, name: string, type: string) =>
  new File([bytes], name, { type });

const stored = async () => (await t.storedFiles()).length;
const rows = async () => (await t.sql`select id from images`).length;

test("uploads in two steps, a signed URL and the bytes, and serves the image at the URL without its query", async () => {
  const uploadURL = await startUpload(ada);
  const response = await send(uploadURL, jpeg);
  expect(response.status).toBe(201);
  const made = await response.json() as { url: string };
  expect(made).toEqual({
    url: uploadURL.split("?")[0],
    width: 900,
    height: 600,
    madeWithAi: false,
    animation: "none",
  });
  const served = await ada.get(made.url);
  expect(served.status).toBe(200);
  expect(await sharp(await served.arrayBuffer()).metadata()).toMatchObject({ format: "webp", width: 900 });
});

test("serves both sizes of a published image as immutable, and returns 304 for a known ETag", async () => {
  const url = await upload(ada);
  await publish(url);
  for (const [query, width] of [["", 900], ["?size=full", 900], ["?size=thumbnail", 640]] as const) {
    const served = await t.get(url + query);
    expect(served.headers.get("content-type")).toBe("image/webp");
    expect(served.headers.get("cache-control")).toBe("public, max-age=86400, s-maxage=600, immutable");
    const bytes = await served.arrayBuffer();
    expect(served.headers.get("content-length")).toBe(String(bytes.byteLength));
    expect((await sharp(bytes).metadata()).width).toBe(width);
    const etag = served.headers.get("etag")!;
    const again = await t.request("GET", url + query, { headers: { "If-None-Match": etag } });
    expect(again.status).toBe(304);
    expect(again.headers.get("etag")).toBe(etag);
    const other = await t.request("GET", url + query, { headers: { "If-None-Match": `"other"` } });
    expect(other.status).toBe(200);
    const head = await t.request("HEAD", url + query);
    expect([head.status, await head.text()]).toEqual([200, ""]);
    for (const response of [served, again, head]) {
      expect(response.headers.get("cache-control")).toContain("immutable");
      expect(response.headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(response.headers.get("x-content-type-options")).toBe("nosniff");
      expect(response.headers.get("x-request-id")).not.toBeNull();
    }
  }
  expect((await t.get(`${url}?size=huge`)).status).toBe(400);
});

test("returns 404 for an unknown image, and never leaves its directory", async () => {
  expect((await t.get(`/api/media/${uuidv7()}`)).status).toBe(404);
  expect((await t.get(`/api/media/${uuidv7().toUpperCase()}`)).status).toBe(404);
  for (const path of ["..%2f..%2fpasswd", "x.webp"]) {
    expect((await t.get(`/api/media/${path}`)).status).toBe(404);
  }
});

test("accepts an upload link once, also when used twice at once", async () => {
  const url = await startUpload(ada);
  const answers = await Promise.all([send(url, jpeg), send(url, jpeg)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect((await send(url, jpeg)).status).toBe(409);
});

test("accepts a link again after a refused picture", async () => {
  const url = await startUpload(ada);
  expect((await send(url, new TextEncoder().encode("<svg/>"), "image/png")).status).toBe(415);
  expect((await send(url, jpeg)).status).toBe(201);
});

test("refuses a link after ten minutes, for another image, or signed for another purpose", async () => {
  const url = await startUpload(ada);
  const token = new URL(url, t.config.publicUrl).searchParams.get("token")!;
  const foreign = `/api/media/${uuidv7()}?token=${token}`;
  const id = uuidv7();
  const forged = await new SignJWT().setProtectedHeader({ alg: "HS256" }).setSubject(ada.id).setJti(id)
    .setAudience("glimmer/upload").setExpirationTime("5m")
    .sign(new TextEncoder().encode(t.config.sessionSecret));
  for (const bad of [foreign, `/api/media/${id}?token=${forged}`, `/api/media/${id}?token=x`]) {
    const response = await send(bad, jpeg);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "invalid_token" });
  }
  t.clock.advance(10 * 60 * 1000 + 1000);
  expect((await send(url, jpeg)).status).toBe(400);
});

test("refuses uploads of signed-out callers with 401", async () => {
  expect((await t.post("/api/objects/upload")).status).toBe(401);
});

test("refuses an upload whose content type is no image", async () => {
  expect((await send(await startUpload(ada), jpeg, "text/html")).status).toBe(415);
});

test("refuses an upload over 10 MB", async () => {
  const response = await send(await startUpload(ada), new Uint8Array(11 * 1024 * 1024));
  expect(response.status).toBe(413);
});

test("stores an animation as one, says so, and makes a still of it for a profile", async () => {
  const gif = new Uint8Array(await animation(["#ff0000", "#00ff00"]));
  const long = new Uint8Array(await animation(["#ff0000", "#00ff00"], { delayMs: 11_000 }));
  const uploaded = async (bytes: Uint8Array<ArrayBuffer>) =>
    await (await send(await startUpload(ada), bytes, "image/gif")).json() as {
      url: string;
      animation: string;
    };
  const { url, animation: outcome } = await uploaded(gif);
  expect(outcome).toBe("kept");
  expect((await uploaded(long)).animation).toBe("first_frame");

  const framesOf = async (address: string) =>
    (await sharp(await (await ada.get(address)).bytes()).metadata()).pages ?? 1;
  const { image } = await (await ada.get(`/api/posts/${await publish(url)}`)).json() as Post;
  expect(image).toMatchObject({ isAnimated: true, width: 20, height: 10 });
  expect([await framesOf(image!.url), await framesOf(image!.thumbnailUrl)]).toEqual([2, 1]);

  const { url: again } = await uploaded(gif);
  const pictures: Record<string, string | File>[] = [
    { profileImageUrl: again },
    { profileImage: file(gif, "a.gif", "image/gif") },
  ];
  for (const fields of pictures) {
    const response = await ada.request("PUT", "/api/users/profile", { body: form(fields) });
    const { profileImageUrl } = await response.json() as { profileImageUrl: string };
    expect(await framesOf(profileImageUrl)).toBe(1);
  }
});

test("publishes a photo from a form, with its description", async () => {
  const response = await postForm({
    content: "",
    image: file(jpeg, "lake.jpg", "image/jpeg"),
    imageAlt: " A lake at dawn ",
  });
  expect(response.status).toBe(201);
  const { image, imageUrl } = await response.json() as Post;
  expect(image).toMatchObject({ width: 900, height: 600, alt: "A lake at dawn", url: imageUrl });
  expect(image?.placeholder).toMatch(/^[A-Za-z0-9+/=]{10,60}$/);
  expect((await stranger.get(image!.thumbnailUrl)).status).toBe(200);
});

test.each(
  [
    [
      "SVG named .png",
      "unsupported_image",
      file("<svg xmlns='http://www.w3.org/2000/svg'/>", "a.png", "image/png"),
    ],
    ["HTML named .png", "unsupported_image", file("<!doctype html><script>1</script>", "a.png", "image/png")],
    ["an empty file", "unsupported_image", file("", "a.jpg", "image/jpeg")],
    [
      "50,000 × 50,000 pixels",
      "invalid_image",
      file(new Uint8Array(pngClaiming(50_000, 50_000)), "a.png", "image/png"),
    ],
    ["a photo cut short", "invalid_image", file(jpeg.slice(0, jpeg.length / 2), "a.jpg", "image/jpeg")],
  ] as const,
)("refuses %s as %s and keeps nothing of it", async (_what, code, image) => {
  const before = [await stored(), await rows()];
  const response = await postForm({ content: "Look", image });
  expect(response.status).toBe(errorStatus[code]);
  expect(await response.json()).toMatchObject({
    code,
    message: expect.stringContaining("Please"),
    fields: { image: expect.any(String) },
  });
  expect([await stored(), await rows()]).toEqual(before);
});

test("refuses an image over 10 MB with the specified text", async () => {
  const image = file(new Uint8Array(11 * 1024 * 1024), "big.jpg", "image/jpeg");
  const response = await postForm({ content: "Look", image });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ message: "Please select an image smaller than 10MB" });
});

test("attaches the caller's upload by its relative or absolute URL", async () => {
  const url = await upload(ada);
  for (const aiImageUrl of [url, `${t.config.publicUrl}${url}`]) {
    const response = await ada.post("/api/posts", { content: "Mine", aiImageUrl });
    expect(await response.json()).toMatchObject({ imageUrl: url, image: { alt: "" } });
  }
});

test("refuses foreign, unknown and other members' images, and fetches none", async () => {
  const theirs = await upload(stranger);
  const mine = await upload(ada);
  const foreign = [
    "https://example.org/a.png",
    `https://example.org${mine}`,
    `//example.org${mine}`,
    `http://glimmer.test.example.org${mine}`,
    `http://glimmer.test@example.org${mine}`,
    "http://169.254.169.254/latest/meta-data",
    "file:///etc/passwd",
    "data:image/png;base64,AAAA",
    "/api/media/../auth/user",
    `${mine}/../x`,
    "nonsense",
    theirs,
    `/api/media/${uuidv7()}`,
  ];
  for (const aiImageUrl of foreign) {
    const response = await ada.post("/api/posts", { content: "Look", aiImageUrl });
    expect(response.status, aiImageUrl).toBe(400);
    expect(await response.json()).toMatchObject({ code: "foreign_image" });
  }
});

test("removes an image with the last post that shows it", async () => {
  const url = await upload(ada);
  const [one, two] = [await publish(url), await publish(url)];
  await ada.delete(`/api/posts/${one}`);
  await runJobs(t);
  expect((await t.get(url)).status).toBe(200);
  await ada.delete(`/api/posts/${two}`);
  await runJobs(t);
  expect((await t.get(url)).status).toBe(404);
  expect((await t.get(`${url}?size=thumbnail`)).status).toBe(404);
  expect(await t.sql`select id from images where id = ${url.split("/").at(-1)!}`).toHaveLength(0);
});

test.each(["first", "last"])(
  "keeps an image that is reused while its post is deleted, %s",
  async (place) => {
    const url = await upload(ada);
    const use = () => ada.post("/api/posts", { content: "Look", aiImageUrl: url });
    const { id } = await (await use()).json() as Post;
    const remove = () => ada.delete(`/api/posts/${id}`);
    const answers = await runWhileLocked(
      t.db,
      (tx) => tx`select from members where id = ${ada.id} for no key update`,
      place === "first" ? [remove, use] : [use, remove],
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 201]);
    await runJobs(t);
    expect((await t.get(url)).status).toBe(200);
  },
);

test("keeps a profile picture when a post that shows it is deleted", async () => {
  const url = await upload(stranger);
  await t.sql`update members set profile_image_url = ${url} where id = ${stranger.id}`;
  const created = await (await stranger.post("/api/posts", { content: "Me", aiImageUrl: url }))
    .json() as Post;
  await stranger.delete(`/api/posts/${created.id}`);
  await runJobs(t);
  expect((await t.get(url)).status).toBe(200);
});

test("prunes only uploads that nobody used within a day", async () => {
  await pruneImages(t.deps);
  const [unused, used, portrait] = [await upload(ada), await upload(ada), await upload(ada)];
  await ada.post("/api/posts", { content: "Look", aiImageUrl: used });
  await t.sql`update members set profile_image_url = ${portrait} where id = ${ada.id}`;
  t.clock.advance(23 * 60 * 60 * 1000);
  const newcomer = await member(t);
  const young = await upload(newcomer);
  t.clock.advance(2 * 60 * 60 * 1000);
  expect(await pruneImages(t.deps)).toBeGreaterThanOrEqual(1);
  expect((await ada.get(unused)).status).toBe(404);
  for (const kept of [used, portrait]) expect((await t.get(kept)).status).toBe(200);
  expect((await newcomer.get(young)).status).toBe(200);
  expect(await pruneImages(t.deps)).toBe(0);
});
