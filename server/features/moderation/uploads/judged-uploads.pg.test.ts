import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { ModerationLevel } from "#shared/primitives.ts";
import type { Verdict } from "../../../providers/moderation/moderator.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { member } from "../../../testing/member.ts";
import { newJpeg, picture } from "../../../testing/pictures.ts";
import { pictured, picturedKinds, put } from "../../../testing/scenes/pictured-content.ts";
import { readImage } from "../../media/read-image.ts";
import { reviewWaiting } from "../review-fallback-verdicts.ts";

/** What the service was asked. */
const asked: ("text" | "image")[] = [];
/** By the digest of a stored picture; all others are top. */
const levels = new Map<string, ModerationLevel>();
let isAway = false;
const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");
const t = await createTestApp({
  providers: {
    moderator: {
      classify: ({ text, image }): Promise<Verdict> => {
        if (text) asked.push("text");
        if (image) asked.push("image");
        const found = image ? levels.get(digestOf(image.bytes)) ?? "top" : "top";
        const elements = [
          ...(text ? [{ type: "text", level: isAway ? "high" : "top", reason: "" } as const] : []),
          ...(image
            ? [
              {
                type: "image",
                level: isAway ? "high" : found,
                reason: found === "top" ? "" : "explicit_sex",
              } as const,
            ]
            : []),
        ];
        return Promise.resolve({ elements, support: false, decidedBy: isAway ? "local-fallback" : "openai" });
      },
    },
  },
});
const local = await createTestApp();
const ada = await member(t);
beforeEach(() => {
  asked.length = 0;
  levels.clear();
  isAway = false;
});

const uploaded = async (bytes?: Uint8Array<ArrayBuffer>) => {
  const answer = await put(t, ada, bytes ?? await newJpeg());
  expect(answer.status).toBe(201);
  return (await answer.json() as { url: string }).url;
};
/** An upload that the service finds to be of this level, whenever it is asked. */
async function uploadedOf(level: ModerationLevel): Promise<string> {
  const bytes = await newJpeg();
  const { full } = await t.deps.providers.images.process(bytes, ada.id, {});
  levels.set(digestOf(full), level);
  return await uploaded(bytes);
}
async function publish(urls: readonly string[], content = ""): Promise<Post> {
  const images = urls.map((url) => ({ url, alt: "" }));
  const answer = await ada.post("/api/posts", { content, images });
  expect(answer.status).toBe(201);
  return await answer.json() as Post;
}

test("judges each picture as its upload ends, and no second time in its post or on its author's profile", async () => {
  const urls = [await uploaded(), await uploaded(), await uploaded()];
  expect(asked).toEqual(["image", "image", "image"]);
  asked.length = 0;
  const post = await publish(urls, "A walk");
  expect(asked).toEqual(["text"]);
  expect(post).toMatchObject({
    moderationLevel: "top",
    elementModerations: [{ type: "text" }, { type: "image" }],
  });
  expect((await publish(urls)).moderationLevel).toBe("top");
  expect((await ada.put("/api/users/profile", { profileImageUrl: urls[0] })).status).toBe(200);
  expect(asked).toEqual(["text"]);
  expect(await t.sql`select distinct decided_by from element_moderations where post_id = ${post.id}`)
    .toEqual([{ decided_by: "openai" }]);
});

test("gives a post the level of the worst of its pictures, wherever it stands among them", async () => {
  const [good, bad, other] = [await uploaded(), await uploadedOf("low"), await uploaded()];
  for (const urls of [[good, bad, other], [bad, other], [good, other, bad]]) {
    const { moderationLevel, elementModerations } = await publish(urls, "A walk");
    expect([moderationLevel, elementModerations]).toMatchObject(["low", [
      { type: "text", level: "top" },
      { type: "image", level: "low" },
    ]]);
  }
  expect((await publish([good, other], "A walk")).moderationLevel).toBe("top");
  expect((await ada.put("/api/users/profile", { profileImageUrl: bad })).status).toBe(400);
});

test("keeps no verdict while the service fails, and asks again when the picture is shown", async () => {
  isAway = true;
  const [early, late] = [await uploaded(), await uploadedOf("low")];
  expect(await t.sql`select from image_verdicts where image_id = ${early.split("/").at(-1) ?? ""}`).toEqual(
    [],
  );
  isAway = false;
  asked.length = 0;
  expect((await publish([early, late])).moderationLevel).toBe("low");
  expect(asked).toEqual(["image", "image"]);
});

test("takes an upload whose verdict cannot be kept", async () => {
  await t.sql`alter table image_verdicts add constraint takes_none check (false) not valid`;
  const url = await uploaded();
  await t.sql`alter table image_verdicts drop constraint takes_none`;
  asked.length = 0;
  expect((await publish([url])).moderationLevel).toBe("top");
  expect(asked).toEqual(["image"]);
});

test("asks no service where there is none", async () => {
  const bob = await member(local);
  const before = await local.sql`select from image_verdicts`;
  expect((await put(local, bob, await newJpeg())).status).toBe(201);
  expect(await local.sql`select from image_verdicts`).toEqual(before);
});

test("forgets the verdict with its image", async () => {
  const id = (await uploaded()).split("/").at(-1) ?? "";
  expect(await t.sql`select from image_verdicts where image_id = ${id}`).toHaveLength(1);
  await t.sql`delete from images where id = ${id}`;
  expect(await t.sql`select from image_verdicts where image_id = ${id}`).toEqual([]);
});

test.each(picturedKinds)("reviews a %s by all of its pictures and descriptions", async (kind) => {
  const content = await pictured(t, kind, () => (isAway = true));
  const [, , third = ""] = content.images;
  isAway = false;
  levels.set(digestOf(await readImage(t.deps, third) ?? new Uint8Array()), "low");
  await t.sql`
    update ${t.sql(`${kind}s`)} set content = 'Look', moderation_level = null where id = ${content.id}`;
  await t.sql`delete from element_moderations where ${t.sql(`${kind}_id`)} = ${content.id}`;
  asked.length = 0;
  t.clock.advance(61_000);
  await reviewWaiting(t.deps, readImage);
  expect(asked.toSorted()).toEqual(["image", "image", "image", "text"]);
  expect(await t.sql`select moderation_level from ${t.sql(`${kind}s`)} where id = ${content.id}`)
    .toEqual([{ moderation_level: "low" }]);
  await runJobs(t);
  const folder = kind === "message" ? "private" : "media";
  const files = await t.storedFiles();
  expect(files).toEqual(expect.arrayContaining(content.images.map((id) => `${folder}/${id}.webp`)));
});

test("judges a profile picture that is sent as a file, as before", async () => {
  const body = new FormData();
  body.set("displayName", "Ada");
  body.set(
    "profileImage",
    new File([new Uint8Array(await picture(50, 50).jpeg().toBuffer())], "a.jpg", { type: "image/jpeg" }),
  );
  expect((await ada.request("PUT", "/api/users/profile", { body })).status).toBe(200);
  expect(asked.filter((element) => element === "image")).toHaveLength(1);
});
