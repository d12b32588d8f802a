import { beforeEach, expect, test } from "vitest";
import { retention } from "#shared/retention.ts";
import type { Revision } from "#shared/revisions/revision-shapes.ts";
import { createCtx } from "../../context.ts";
import { classifyLocally } from "../../providers/moderation/local-moderator.ts";
import { MediaHashUnavailable } from "../../providers/media-hash/media-hash.ts";
import { runJob, runJobs } from "../../testing/app/run-jobs.ts";
import { createTestApp } from "../../testing/create-test-app.ts";
import { member, type TestMember } from "../../testing/member.ts";
import { uploadPicture } from "../../testing/pictures.ts";
import { post } from "../../testing/post.ts";
import { giveXp } from "../../testing/xp.ts";
import { aCase, decided, undone } from "../../testing/scenes/a-case.ts";
import { deleteRemovedContent } from "../cases/effects/delete-removed-content.ts";
import { findSubjectOfPicture } from "../reports/public/find-subject.ts";

let [isModeratorAway, isHashAway] = [false, false];
const t = await createTestApp({
  providers: {
    moderator: {
      classify: (content) =>
        Promise.resolve({
          ...classifyLocally(content),
          decidedBy: isModeratorAway ? "local-fallback" : "local",
        }),
    },
    mediaHash: {
      compare: () =>
        isHashAway ? Promise.reject(new MediaHashUnavailable("away")) : Promise.resolve({ isKnown: false }),
    },
  },
});
const ctx = createCtx(t.deps, { type: "system", name: "test" });
const [mo, ben] = [await member(t, { isModerator: true }), await member(t)];
let ada: TestMember;
beforeEach(async () => {
  [isModeratorAway, isHashAway] = [false, false];
  // Whose edits no other test has counted.
  ada = await member(t);
});

const kinds = ["posts", "comments"] as const;
type Kind = (typeof kinds)[number];

interface Edited {
  readonly kind: Kind;
  readonly id: string;
  /** The pictures of its first version, in their order; the edit took out all but the first. */
  readonly urls: readonly string[];
}

async function edited(
  kind: Kind,
  first: () => Promise<string> = () => uploadPicture(t, ada),
): Promise<Edited> {
  const urls = [await uploadPicture(t, ada), await first(), await uploadPicture(t, ada)];
  const below = kind === "posts"
    ? "/api/posts"
    : `/api/posts/${(await post(t, { authorId: ben.id })).id}/comments`;
  const images = urls.map((url) => ({ url, alt: "A lake" }));
  const added = await ada.post(below, { content: "Three pictures", images });
  expect(added.status, await added.clone().text()).toBe(201);
  const { id } = await added.json() as { id: string };
  await runJobs(t);
  await change(kind, id, { content: "One picture", revision: 1, images: images.slice(0, 1) });
  return { kind, id, urls };
}

async function change(kind: Kind, id: string, json: object): Promise<void> {
  const response = await ada.put(`/api/${kind}/${id}`, json);
  expect(response.status, await response.clone().text()).toBe(200);
  await runJobs(t);
}

const statuses = async (by: { get: TestMember["get"] }, urls: readonly string[]) =>
  await Promise.all(urls.map(async (url) => (await by.get(url)).status));

const historyOf = async ({ kind, id }: Edited, by: TestMember) =>
  await (await by.get(`/api/${kind}/${id}/revisions`)).json() as Revision[];

const filesOf = async (urls: readonly string[]) => {
  const files = await t.storedFiles();
  return urls.flatMap((url) => files.filter((name) => name.includes(url.split("/").at(-1) ?? url)));
};

const remove = (kind: Kind, id: string, number: number) =>
  ada.delete(`/api/${kind}/${id}/revisions/${number}`);

test.each(kinds)(
  "serves the pictures that an edit of %s took out to who may see its history",
  async (kind) => {
    const content = await edited(kind);
    expect(await statuses(t, content.urls)).toEqual([200, 200, 200]);
    const [current, first] = await historyOf(content, ben);
    expect(current?.images.map(({ url }) => url)).toEqual(content.urls.slice(0, 1));
    expect(first?.images.map(({ url, alt }) => [url, alt])).toEqual(
      content.urls.map((url) => [url, "A lake"]),
    );
  },
);

test.each(kinds)(
  "deletes what only an earlier version of %s showed once its author removes it",
  async (kind) => {
    const { id, urls } = await edited(kind);
    const [current, ...earlier] = urls;
    expect((await remove(kind, id, 1)).status).toBe(200);
    await runJobs(t);
    expect(await statuses(t, urls)).toEqual([200, 404, 404]);
    expect(await filesOf(earlier)).toEqual([]);
    expect(await filesOf([current ?? ""])).not.toEqual([]);
  },
);

test("keeps what another version shows still", async () => {
  const { id, urls } = await edited("posts");
  await change("posts", id, {
    content: "Two pictures",
    revision: 2,
    images: urls.slice(0, 2).map((url) => ({ url, alt: "" })),
  });
  await change("posts", id, { content: "No picture", revision: 3, images: [] });
  await remove("posts", id, 1);
  await runJobs(t);
  expect(await statuses(t, urls)).toEqual([200, 200, 404]);
  await remove("posts", id, 3);
  await runJobs(t);
  expect(await statuses(t, urls)).toEqual([200, 404, 404]);
});

test.each(kinds)("deletes the pictures of all versions with %s", async (kind) => {
  const { id, urls } = await edited(kind);
  await giveXp(t, ada.id, 100);
  expect((await ada.delete(`/api/${kind}/${id}`)).status).toBe(200);
  await runJobs(t);
  expect(await statuses(t, urls)).toEqual([404, 404, 404]);
  expect(await filesOf(urls)).toEqual([]);
});

test.each(kinds)(
  "serves no picture of any version of %s that moderators removed, until they give it back",
  async (kind) => {
    const { id, urls } = await edited(kind);
    const caseId = await aCase(t, {
      kind: kind === "posts" ? "post" : "comment",
      subjectId: id,
      memberId: ada.id,
    });
    expect((await decided(mo, caseId, { decision: "remove", rule: "spam" })).status).toBe(200);
    await runJobs(t);
    for (const by of [t, ben, ada]) expect(await statuses(by, urls)).toEqual([404, 404, 404]);
    expect((await undone(mo, caseId)).status).toBe(200);
    await runJobs(t);
    expect(await statuses(t, urls)).toEqual([200, 200, 200]);
  },
);

test.each(kinds)(
  "serves them never again, on a profile neither, once the removed %s are deleted for good",
  async (kind) => {
    const { id, urls } = await edited(kind);
    const [, earlier] = urls;
    expect((await ada.put("/api/users/profile", { profileImageUrl: earlier })).status).toBe(200);
    const caseId = await aCase(t, {
      kind: kind === "posts" ? "post" : "comment",
      subjectId: id,
      memberId: ada.id,
    });
    expect((await decided(mo, caseId, { decision: "remove", rule: "spam" })).status).toBe(200);
    await t.sql`
    update ${t.sql(kind)}
    set removed_at = removed_at - make_interval(days => ${retention.removedContent.days + 1})
    where id = ${id}`;
    await deleteRemovedContent(ctx);
    await runJobs(t);
    expect(await t.sql`select from revisions where post_id = ${id} or comment_id = ${id}`).toEqual([]);
    for (const by of [t, ada]) expect(await statuses(by, urls)).toEqual([404, 404, 404]);
  },
);

test("serves the pictures of a version whose verdict was not final to its author alone", async () => {
  isModeratorAway = true;
  const url = await uploadPicture(t, ada);
  const { id } = await (await ada.post("/api/posts", { content: "Look", images: [{ url, alt: "" }] }))
    .json() as {
      id: string;
    };
  await runJobs(t);
  expect(await statuses(t, [url])).toEqual([200]);
  isModeratorAway = false;
  await change("posts", id, { content: "Words alone", revision: 1, images: [] });
  expect([await statuses(t, [url]), await statuses(ben, [url]), await statuses(ada, [url])])
    .toEqual([[404], [404], [200]]);
  const [, first] = await historyOf({ kind: "posts", id, urls: [url] }, ada);
  expect(first?.images.map((image) => image.url)).toEqual([url]);
});

test.each(kinds)(
  "says of a version of %s that one of its pictures is held, and shows it to its author once it is not",
  async (kind) => {
    const content = await edited(kind, async () => {
      isHashAway = true;
      const url = await uploadPicture(t, ada);
      isHashAway = false;
      return url;
    });
    const [, held, other] = content.urls;
    const [, first] = await historyOf(content, ada);
    expect([first?.isImageHeld, first?.images.map(({ url }) => url)]).toEqual([true, [
      content.urls[0],
      other,
    ]]);
    expect(await statuses(ada, [held ?? ""])).toEqual([404]);
    t.clock.advance(60_000);
    await runJob(t, "check_held_images");
    await runJobs(t);
    expect((await historyOf(content, ada))[1]).toMatchObject({ images: [{}, { url: held }, {}] });
    // No level of it was ever given.
    expect(await historyOf(content, ben)).toHaveLength(1);
    expect([await statuses(ada, [held ?? ""]), await statuses(ben, [held ?? ""])]).toEqual([[200], [404]]);
  },
);

test.each(kinds)(
  "finds what showed a picture before an edit of %s by its address, until that version goes",
  async (kind) => {
    const { id, urls } = await edited(kind);
    const image = urls[1]?.split("/").at(-1) ?? "";
    expect(await findSubjectOfPicture(t.sql, image)).toEqual({
      kind: kind === "posts" ? "picture" : "comment",
      id,
    });
    await remove(kind, id, 1);
    expect(await findSubjectOfPicture(t.sql, image)).toBeNull();
  },
);
