import { beforeEach, expect, test } from "vitest";
import type { Draft } from "#shared/drafts/contract.ts";
import { createCtx } from "../../context.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { runJob, runJobs } from "../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { uploadPicture } from "../../testing/pictures.ts";
import { post } from "../../testing/post.ts";
import { aDraft, draftsOf, inMinutes } from "../../testing/scenes/draft-scene.ts";
import { aCase, decided } from "../../testing/scenes/a-case.ts";
import { pruneImages } from "../media/unused/prune-images.ts";
import { dayMs, leaveGlimmer } from "../account/leaving/testing/leaving-scene.ts";
import { removeLeftAccounts } from "../account/leaving/remove-left-accounts.ts";

const t = await createTestApp();
await member(t, { isAdmin: true });
let ada: TestMember;
let url: string;
beforeEach(async () => {
  ada = await member(t);
  url = await uploadPicture(t, ada);
});

const idOf = (address: string) => address.split("/").at(-1) ?? "";
const seenBy = async (by: Pick<TestMember, "get">, address = url) => (await by.get(address)).status;
async function isStored(address = url): Promise<boolean> {
  return (await t.sql`select from images where id = ${idOf(address)}`).length === 1;
}
async function daysLater(days: number): Promise<void> {
  t.clock.advance(days * dayMs);
  await pruneImages(t.deps);
  await runJobs(t);
}
const change = async (draft: Draft, given: object) =>
  await ada.put(`/api/drafts/${draft.id}`, { revision: draft.revision, ...given });

test("a draft's pictures are kept as long as it shows them, and are its author's alone", async () => {
  const draft = await aDraft(ada, { content: "Look", images: [{ url, alt: "A boat" }] });
  expect(draft.images).toMatchObject([{ id: idOf(url), url, alt: "A boat", height: 30 }]);
  await daysLater(10);
  expect(await isStored()).toBe(true);
  expect([await seenBy(ada), await seenBy(await member(t)), await seenBy(t)]).toEqual([200, 404, 404]);
  expect((await t.storedFiles()).filter((name) => name.includes(idOf(url)) && name.startsWith("media/")))
    .toEqual([]);
});

test("they go with the draft that is thrown away, unless something else shows them", async () => {
  const images = [{ url, alt: "" }];
  const [one, other] = [await aDraft(ada, { images }), await aDraft(ada, { images })];
  await ada.delete(`/api/drafts/${one.id}`);
  await runJobs(t);
  expect(await isStored()).toBe(true);
  await ada.delete(`/api/drafts/${other.id}`);
  await runJobs(t);
  expect([await isStored(), (await t.storedFiles()).some((name) => name.includes(idOf(url)))])
    .toEqual([false, false]);
});

test("a picture that a change leaves out goes, and those that stay keep the order that is given", async () => {
  const second = await uploadPicture(t, ada);
  const draft = await aDraft(ada, { images: [{ url, alt: "" }, { url: second, alt: "" }] });
  const turned = await change(draft, { images: [{ url: second, alt: "Now first" }, { url, alt: "" }] });
  const { images, revision } = await turned.json() as Draft;
  expect(images.map(({ id, alt }) => [id, alt])).toEqual([[idOf(second), "Now first"], [idOf(url), ""]]);
  await change({ ...draft, revision }, { images: [{ url: second, alt: "Now first" }] });
  await runJobs(t);
  expect([await isStored(), await isStored(second)]).toEqual([false, true]);
});

test("others' pictures, and those of no upload, are refused", async () => {
  const bens = await uploadPicture(t, await member(t));
  for (const given of [bens, "/api/media/nothing", "https://example.org/a.webp"]) {
    const refused = await ada.post("/api/drafts", { images: [{ url: given, alt: "" }] });
    expect([refused.status, await refused.json()]).toMatchObject([400, { code: "foreign_image" }]);
  }
  expect((await ada.post("/api/drafts", { images: [{ url }, { url }] })).status).toBe(400);
  expect(await draftsOf(ada)).toEqual([]);
});

test("whoever wants all of theirs described may leave it for later in a draft, but not in what they schedule", async () => {
  await t.sql`update members set requires_descriptions = true where id = ${ada.id}`;
  const draft = await aDraft(ada, { images: [{ url, alt: "" }] });
  const given = { images: [{ url, alt: "" }], publishAt: inMinutes(t, 30) };
  const refused = await change(draft, given);
  expect([refused.status, await refused.json()]).toMatchObject([400, { code: "description_missing" }]);
  expect((await change(draft, { ...given, images: [{ url, alt: "A boat" }] })).status).toBe(200);
});

test("a scheduled post is published with its pictures, which are public from then on", async () => {
  const second = await uploadPicture(t, ada);
  const images = [{ url, alt: "A boat" }, { url: second, alt: "" }];
  await aDraft(ada, { content: "Look", images, publishAt: inMinutes(t, 10) });
  expect(await seenBy(t)).toBe(404);
  t.clock.advance(10 * 60_000);
  await runJob(t, "publish_scheduled");
  expect(
    await t.sql`
      select shown.image_id, shown.alt
      from posts p cross join lateral pictures_of(p.id, p.image_id, p.image_alt) as shown
      where p.author_id = ${ada.id} order by shown.place`,
  ).toEqual([{ image_id: idOf(url), alt: "A boat" }, { image_id: idOf(second), alt: "" }]);
  await daysLater(10);
  expect([await seenBy(t), await seenBy(t, second)]).toEqual([200, 200]);
});

test.each([
  [
    "has to be described since",
    () => t.sql`update members set requires_descriptions = true where id = ${ada.id}`,
  ],
  ["was removed since", () => t.sql`update images set is_removed = true where id = ${idOf(url)}`],
])("one whose picture %s is a draft that says so", async (_, happens) => {
  await aDraft(ada, { content: "Look", images: [{ url, alt: "" }], publishAt: inMinutes(t, 10) });
  await happens();
  t.clock.advance(10 * 60_000);
  await runJob(t, "publish_scheduled");
  expect(await draftsOf(ada)).toMatchObject([{ problem: { code: "picture" }, images: [{ id: idOf(url) }] }]);
  expect(await t.sql`select from posts where author_id = ${ada.id}`).toEqual([]);
});

test("a draft stays when moderators removed its picture from a post, and shows it no more", async () => {
  const mo = await member(t, { isModerator: true });
  const { id: postId } = await post(t, { authorId: ada.id });
  await t.sql`update posts set image_id = ${idOf(url)} where id = ${postId}`;
  const draft = await aDraft(ada, { content: "Look again", images: [{ url, alt: "" }] });
  const caseId = await aCase(t, { kind: "post", subjectId: postId, memberId: ada.id });
  expect((await decided(mo, caseId, { decision: "remove", rule: "spam" })).status).toBe(200);
  await runJobs(t);
  expect(await seenBy(ada)).toBe(404);
  expect((await change(draft, { content: "Other words", images: [{ url, alt: "" }] })).status).toBe(200);
  expect(await draftsOf(ada)).toMatchObject([{ content: "Other words" }]);
});

test("drafts and their pictures stay while a deleted account may come back, and go with it", async () => {
  await aDraft(ada, { content: "Look", images: [{ url, alt: "" }] });
  expect((await leaveGlimmer(ada)).status).toBe(200);
  await daysLater(10);
  expect([await isStored(), (await t.sql`select from drafts where member_id = ${ada.id}`).length])
    .toEqual([true, 1]);
  t.clock.advance(30 * dayMs);
  const ctx = createCtx(t.deps, { type: "system", name: "test" });
  await removeLeftAccounts(ctx, new AbortController().signal);
  await runJobs(t);
  expect(await t.sql`select from drafts where member_id = ${ada.id}`).toEqual([]);
  expect(await isStored()).toBe(false);
});
