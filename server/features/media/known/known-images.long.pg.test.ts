import { createHash } from "node:crypto";
import { beforeEach, expect, test } from "vitest";
import type { DirectMessage } from "#shared/messages/shapes.ts";
import { knownImageNotice } from "#shared/media/known-image-words.ts";
import type { Post } from "#shared/posts/post-shapes.ts";
import { writeText } from "../../../language/write-text.ts";
import { type Comparison, MediaHashUnavailable } from "../../../providers/media-hash/media-hash.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runJob, runJobs } from "../../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { picture } from "../../../testing/pictures.ts";

let isAway = false;
const known = new Map<string, string>();
const judged: Uint8Array[] = [];
const t = await createTestApp({
  providers: {
    mediaHash: {
      compare: ({ sha256 }): Promise<Comparison> => {
        if (isAway) return Promise.reject(new MediaHashUnavailable("away"));
        const reference = known.get(sha256);
        return Promise.resolve(reference === undefined ? { isKnown: false } : { isKnown: true, reference });
      },
    },
    moderator: {
      classify: ({ text, image }) => {
        if (image) judged.push(image.bytes);
        const types = [...(text ? ["text" as const] : []), ...(image ? ["image" as const] : [])];
        const elements = types.map((type) => ({ type, level: "top" as const, reason: "" as const }));
        return Promise.resolve({ elements, support: false, decidedBy: "openai" });
      },
    },
  },
});
const root = await member(t, { isAdmin: true });
const bytes = new Uint8Array(await picture(60, 40).jpeg().toBuffer());
let ada: TestMember;
let bob: TestMember;
beforeEach(async () => {
  isAway = false;
  known.clear();
  judged.length = 0;
  [ada, bob] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bob.id}/follow`);
  await bob.post(`/api/users/${ada.id}/follow`);
});

const knowIt = () => known.set(createHash("sha256").update(bytes).digest("hex"), "list-7/42");
const file = () => new File([bytes], "a.jpg", { type: "image/jpeg" });

async function send(path: string, fields: Record<string, string | File>, method = "POST"): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  return await ada.request(method, path, { body });
}
async function made<T>(response: Response): Promise<T> {
  expect(response.status, await response.clone().text()).toBe(201);
  return await response.json() as T;
}
const writePost = async () => await made<Post>(await send("/api/posts", { content: "Look", image: file() }));
const writeMessage = async () =>
  await made<DirectMessage>(
    await send("/api/messages", { receiverId: bob.id, content: "Hi", image: file() }),
  );
const thread = async (by: TestMember, other: TestMember) =>
  await (await by.get(`/api/conversations/${other.id}`)).json() as DirectMessage[];

const knownImageMails = () =>
  t.mailbox.list(root.email).filter(({ subject }) => subject.includes("known image of abuse"));

const imagesOf = async () =>
  await t.sql<{ id: string; matched: boolean | null }[]>`
    select i.id, h.matched_at is not null as matched
    from images i
    left join image_holds h on h.image_id = i.id
    where i.owner_id = ${ada.id} and h.image_id is not null
    order by i.id`;

/** The responses at the addresses of a picture, to its owner and administrators too. */
async function seen(id: string): Promise<number[]> {
  const paths = ["", "?size=thumbnail"].map((query) => `/api/media/${id}${query}`);
  return await Promise.all(
    [ada, bob, root, t].flatMap((who) => paths.map(async (path) => (await who.get(path)).status)),
  );
}
async function foldersOf(id: string): Promise<string[]> {
  const all = await t.storedFiles();
  return all.filter((name) => name.includes(id)).map((name) => name.split("/")[0] ?? "").sort();
}

test("shows what has a known image to its author alone, and the image to nobody, for good", async () => {
  knowIt();
  const post = await writePost();
  expect(post).toMatchObject({ moderationLevel: null, imageUrl: null, image: null, isImageHeld: true });
  const message = await writeMessage();
  expect(message).toMatchObject({ moderationLevel: null, imageUrl: null, isImageHeld: true, content: "Hi" });
  for (let minute = 0; minute < 2; minute += 1) {
    t.clock.advance(60_000);
    await runJob(t, "check_held_images");
    await runJobs(t);
    expect((await ada.get(`/api/posts/${post.id}`)).status).toBe(200);
    expect((await bob.get(`/api/posts/${post.id}`)).status).toBe(404);
    expect(await thread(bob, ada)).toMatchObject([{ isHidden: true, content: "", imageUrl: null }]);
    expect((await bob.get(`/api/messages/${message.id}/image`)).status).toBe(404);
    expect((await ada.get(`/api/messages/${message.id}/image`)).status).toBe(404);
    const images = await imagesOf();
    expect(images).toMatchObject([{ matched: true }, { matched: true }]);
    for (const { id } of images) {
      expect(new Set(await seen(id))).toEqual(new Set([404]));
      expect((await foldersOf(id)).every((folder) => folder === "held")).toBe(true);
    }
  }
  expect(judged).toEqual([]);
  // Not even a person's verdict shows it.
  await t.sql`update posts set moderation_level = 'top' where id = ${post.id}`;
  expect((await bob.get(`/api/posts/${post.id}`)).status).toBe(404);
});

test("opens one urgent case of who uploaded known images, and tells administrators once what to do", async () => {
  knowIt();
  const mailsBefore = knownImageMails().length;
  await writePost();
  await writePost();
  await runJobs(t);
  const { id: caseId, ...row } = (await t.sql<{ id: string }[]>`
    select id, kind, subject_id, sources, is_urgent, (select count(*) from case_pictures where case_id = c.id) as pictures
    from cases c
    where member_id = ${ada.id}`)[0] ?? { id: "" };
  expect(row).toEqual({
    kind: "member",
    subject_id: ada.id,
    sources: ["known_image"],
    is_urgent: true,
    pictures: 0,
  });
  const detail = await (await root.get(`/api/moderation/cases/${caseId}`)).json();
  expect(detail).toMatchObject({
    knownImages: [{ reference: "list-7/42" }, {
      reference: "list-7/42",
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    }],
  });
  expect(await (await root.get("/api/notifications")).json())
    .toEqual(
      expect.arrayContaining([
        expect.objectContaining({ type: "moderation", message: writeText(knownImageNotice, "en") }),
      ]),
    );
  const mails = knownImageMails();
  expect(mails).toHaveLength(mailsBefore + 1);
  expect(mails[0]?.text).not.toContain(ada.username);
  expect(t.mailbox.list(ada.email)).toEqual([]);
  expect(await (await ada.get("/api/notifications")).json()).toMatchObject([{ type: "follow" }]);
});

test("keeps the profile as it is when the picture is held, with the same words whether it is known", async () => {
  const given = { displayName: "Ada", profileImage: file() };
  isAway = true;
  const waiting = await send("/api/users/profile", given, "PUT");
  isAway = false;
  knowIt();
  const matched = await send("/api/users/profile", given, "PUT");
  expect([waiting.status, matched.status]).toEqual([400, 400]);
  const [one, other] = [await waiting.json(), await matched.json()] as { fields: unknown }[];
  expect(one?.fields).toEqual(other?.fields);
  expect(await imagesOf()).toMatchObject([{ matched: true }]);
});

test("holds pictures while the service fails, and shows them once it knows nothing of them", async () => {
  isAway = true;
  const [post, message] = [await writePost(), await writeMessage()];
  const { uploadURL } = await (await ada.post("/api/objects/upload")).json() as { uploadURL: string };
  const headers = { "Content-Type": "image/jpeg" };
  expect((await t.request("PUT", uploadURL, { body: bytes, headers })).status).toBe(201);
  const url = uploadURL.split("?")[0] ?? "";
  const second = await made<Post>(await ada.post("/api/posts", { content: "Again", aiImageUrl: url }));
  expect(second).toMatchObject({ moderationLevel: null, isImageHeld: true });
  t.clock.advance(60_000);
  await runJob(t, "check_held_images");
  await runJobs(t);
  for (const { id } of [post, second]) expect((await bob.get(`/api/posts/${id}`)).status).toBe(404);
  for (const { id } of await imagesOf()) expect(new Set(await seen(id))).toEqual(new Set([404]));
  expect(judged).toEqual([]);

  isAway = false;
  t.clock.advance(60_000);
  await runJob(t, "check_held_images");
  await runJobs(t);
  expect(await imagesOf()).toEqual([]);
  expect(judged).toHaveLength(3);
  const shown = await (await bob.get(`/api/posts/${post.id}`)).json() as Post;
  expect(shown).toMatchObject({ moderationLevel: "top", image: { width: 60 } });
  expect(shown).not.toHaveProperty("isImageHeld");
  expect((await t.get(shown.imageUrl ?? "")).status).toBe(200);
  expect((await t.get(url)).status).toBe(200);
  expect(await thread(bob, ada)).toMatchObject([{ content: "Hi", isHidden: false }]);
  expect((await bob.get(`/api/messages/${message.id}/image`)).status).toBe(200);
});

test("keeps a known image as evidence, encrypted alone, which no administrator can look at", async () => {
  knowIt();
  await writePost();
  const [image] = await imagesOf();
  await runJobs(t);
  t.clock.advance(60_000);
  await runJob(t, "settle_evidence");
  expect(await foldersOf(image?.id ?? "")).toEqual(["evidence"]);
  const [kept] = await t.sql<{ id: string; case_id: string }[]>`
    select id, case_id
    from evidence
    where subject_id = ${image?.id ?? ""} and kept_for = 'known_image' and content is not null`;
  const path = `/api/admin/evidence/${kept?.id}`;
  const { id: look } = await (await root.post(`${path}/looks`, { reason: "The police ask" })).json() as {
    id: string;
  };
  expect(await (await root.get(`${path}?look=${look}`)).json()).toMatchObject({
    details: { reference: "list-7/42" },
    texts: [{ pictures: [] }],
  });
  expect((await root.get(`${path}/pictures/${image?.id}?look=${look}`)).status).toBe(404);
});
