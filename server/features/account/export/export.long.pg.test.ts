import { expect, test } from "vitest";
import { exportsPerDay } from "#shared/account/leaving-contract.ts";
import { createApp } from "../../../app.ts";
import { countedApp } from "../../../testing/counted-sql.ts";
import { toldDecision } from "../../../testing/scenes/a-case.ts";
import { useUpFreeAnswers } from "../../../testing/assistant/free-answers.ts";
import { createTestApp } from "../../../testing/create-test-app.ts";
import { runJobs } from "../../../testing/app/run-jobs.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { picture, uploadPicture } from "../../../testing/pictures.ts";
import { post } from "../../../testing/post.ts";
import { aDraft, inMinutes } from "../../../testing/scenes/draft-scene.ts";
import { aPolledPost, vote } from "../../../testing/scenes/poll-scene.ts";
import { pictured, picturedKinds } from "../../../testing/scenes/pictured-content.ts";
import { requestsOf } from "../../../testing/requests.ts";
import { keepVersion } from "../../revisions/keep-version-queries.ts";
import { openArchive } from "./testing/open-archive.ts";

const t = await createTestApp();
const path = "/api/account/export";
const idOf = async (response: Response) => (await response.json() as { id: string }).id;
const archiveOf = async (of: TestMember) => await openArchive(await of.get(path));

async function postWithPicture(by: TestMember): Promise<{ id: string; imageUrl: string }> {
  const body = new FormData();
  body.set("content", `A picture of ${by.username}`);
  const png = await picture(40, 30).png().toBuffer();
  body.set("image", new File([new Uint8Array(png)], "a.png", { type: "image/png" }));
  const answer = await by.request("POST", "/api/posts", { body });
  expect(answer.status).toBe(201);
  return await answer.json() as { id: string; imageUrl: string };
}

async function friends(): Promise<[TestMember, TestMember]> {
  const [ada, bea] = [await member(t), await member(t)];
  await ada.post(`/api/users/${bea.id}/follow`);
  await bea.post(`/api/users/${ada.id}/follow`);
  return [ada, bea];
}

test("is a zip with the date in its name, a README.txt that names every file, and only readable files", async () => {
  const ada = await member(t);
  const response = await ada.get(path);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("application/zip");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const day = t.clock.now().toISOString().slice(0, 10);
  expect(response.headers.get("content-disposition")).toBe(
    `attachment; filename="glimmer-data-${day}.zip"`,
  );
  const archive = await openArchive(response);
  expect(archive.names[0]).toBe("README.txt");
  const readme = await archive.text("README.txt");
  expect(readme).toContain(`@${ada.username}`);
  for (const name of archive.names.slice(1)) {
    expect(readme).toContain(name);
    expect(JSON.parse(await archive.text(name))).toBeDefined();
  }
});

test("contains drafts and scheduled posts, with their pictures", async () => {
  const ada = await member(t);
  const url = await uploadPicture(t, ada);
  const publishAt = inMinutes(t, 60);
  await aDraft(ada, { content: "Unfinished", images: [{ url, alt: "A boat" }], coverWords: "Sad" });
  await aDraft(ada, { content: "Planned", publishAt });
  await aDraft(await member(t), { content: "Somebody else's" });
  const archive = await archiveOf(ada);
  const image = `images/${url.split("/").at(-1)}.webp`;
  expect(archive.names).toContain(image);
  expect(await archive.json("drafts.json")).toMatchObject([
    { content: "Planned", publishAt: expect.any(String) as unknown, pictures: [] },
    { content: "Unfinished", publishAt: null, coverWords: "Sad", pictures: [{ image, imageAlt: "A boat" }] },
  ]);
});

test("contains the member's own polls, with results that they see, and what they voted for alone", async () => {
  const [ada, bea] = await friends();
  const [own, beas] = [await aPolledPost(ada), await aPolledPost(bea, { isMultiple: true })];
  expect((await vote(ada, beas, 0, 1)).status).toBe(200);
  expect((await vote(bea, own, 1)).status).toBe(200);
  await aDraft(ada, {
    content: "Later",
    poll: { answers: ["", "No"], isMultiple: false, lastsMinutes: 60 },
  });
  const archive = await archiveOf(ada);
  expect(await archive.json("posts.json")).toMatchObject([
    { id: own.id, poll: { votesCount: null, answers: [{ content: "The lake", votesCount: null }, {}] } },
  ]);
  expect(await archive.json("votes.json")).toMatchObject([
    { postId: beas.id, author: bea.username, answers: ["The lake", "The hill"] },
  ]);
  expect(await archive.json("drafts.json")).toMatchObject([{ poll: { answers: ["", "No"] } }]);
});

test("contains the member's profile, content and activity", async () => {
  const [ada, bea] = await friends();
  await ada.put("/api/users/settings", { helpCountry: "NL", language: "de" });
  const written = await idOf(await ada.post("/api/posts", { content: 'The first frost, "really" ❄️.' }));
  const beas = await idOf(await bea.post("/api/posts", { content: "Bea's own words." }));
  await ada.post(`/api/posts/${beas}/comments`, { content: "How lovely." });
  await ada.post(`/api/posts/${beas}/like`);
  await ada.post(`/api/posts/${beas}/bookmark`);
  await ada.post(`/api/posts/${beas}/thanks`);
  await ada.post(`/api/users/${bea.id}/bell`);
  await ada.post("/api/messages", { receiverId: bea.id, content: "Hello, Bea." });
  await bea.post("/api/messages", { receiverId: ada.id, content: "Hello, Ada." });
  await ada.post(`/api/posts/${beas}/report`, { reason: "spam", description: "It repeats itself." });
  await bea.post(`/api/posts/${written}/like`);
  await useUpFreeAnswers(t, ada.id);
  const archive = await archiveOf(ada);
  const profile = await archive.json("profile.json");
  expect(profile).toMatchObject({
    username: ada.username,
    email: ada.email,
    helpCountry: "NL",
    language: "de",
    account: { timeZone: "UTC", freeAnswers: { lately: 6, inDay: 6 } },
  });
  expect(await archive.json("posts.json")).toMatchObject([
    { id: written, content: 'The first frost, "really" ❄️.', likesCount: 1 },
  ]);
  expect(await archive.json("comments.json")).toMatchObject([{ postId: beas, content: "How lovely." }]);
  for (const name of ["likes.json", "bookmarks.json"]) {
    expect(await archive.json(name)).toMatchObject([{ postId: beas, author: bea.username }]);
  }
  expect(await archive.json("messages.json")).toMatchObject([
    { with: bea.username, isMine: false, content: "Hello, Ada." },
    { with: bea.username, isMine: true, content: "Hello, Bea." },
  ]);
  expect(await archive.json("following.json")).toMatchObject([{ username: bea.username }]);
  expect(await archive.json("followers.json")).toMatchObject([{ username: bea.username }]);
  expect(await archive.json("bells.json")).toMatchObject([{ username: bea.username }]);
  expect(await archive.json("thanks-by-you.json")).toMatchObject([{ to: bea.username, postId: beas }]);
  expect(await archive.json("reports.json")).toMatchObject([
    { subject: "post", subjectId: beas, reason: "spam", description: "It repeats itself." },
  ]);
  expect((await archive.json("notifications.json")).map(({ type }) => type).toSorted()).toEqual([
    "follow",
    "like",
  ]);
  expect((await archive.json("xp.json")).length).toBeGreaterThan(0);
});

test("says in words why a post has its level", async () => {
  const [ada] = await friends();
  await ada.post("/api/posts", { content: "What a damn fine day" });
  expect(await (await archiveOf(ada)).json("posts.json")).toMatchObject([{
    moderationLevel: "high",
    elementModerations: [{ type: "text", level: "high", reason: "Contains mild swearing" }],
  }]);
});

test("contains nothing of others that the member may not see, and no secrets", async () => {
  const [ada, bea] = await friends();
  const beas = await idOf(await bea.post("/api/posts", { content: "Words of Bea alone." }));
  await ada.post(`/api/posts/${beas}/like`);
  await ada.post(`/api/posts/${beas}/report`, { reason: "other", description: "My own words." });
  await bea.post("/api/messages", { receiverId: ada.id, content: "Taken back later." });
  const taken = await t.sql<{ id: string }[]>`select id from messages where receiver_id = ${ada.id}`;
  await bea.delete(`/api/messages/${taken[0]?.id}`);
  const adas = await idOf(await ada.post("/api/posts", { content: "Words of Ada." }));
  await bea.post(`/api/posts/${adas}/comments`, { content: "Not shown across the block." });
  await bea.post(`/api/users/${ada.id}/block`);
  const archive = await archiveOf(ada);
  const all = (await Promise.all(archive.names.map((name) => archive.text(name)))).join("\n");
  expect(await archive.json("likes.json")).toEqual([expect.objectContaining({ postId: beas, author: null })]);
  expect(await archive.json("following.json")).toEqual([]);
  expect(await archive.json("posts.json")).toMatchObject([{ id: adas, commentsCount: 0 }]);
  for (const hidden of ["Words of Bea alone.", "Taken back later.", bea.email, ada.token, "$argon2"]) {
    expect(all).not.toContain(hidden);
  }
  expect(all).toContain("My own words.");
});

test("contains the decisions about the member as they read them, and nothing of who reported them", async () => {
  const [ada, bea] = await friends();
  const { id } = await post(t, { authorId: ada.id, content: "Buy my pills" });
  await post(t, { authorId: bea.id });
  const about = { kind: "post", subjectId: id, memberId: ada.id, reporters: [bea] } as const;
  const told = await toldDecision(t, about, { decision: "remove" });
  const warned = await toldDecision(t, about, { decision: "warn", reason: "Please don't." });
  await toldDecision(t, about, { decision: "no_violation" });
  const archive = await archiveOf(ada);
  const decisions = await archive.json("decisions.json") as { id: string }[];
  expect(decisions.map((one) => one.id).toSorted()).toEqual([told, warned].toSorted());
  for (const decision of decisions) {
    expect(decision).toEqual(await (await ada.get(`/api/decisions/${decision.id}`)).json());
  }
  const all = (await Promise.all(archive.names.map((name) => archive.text(name)))).join("\n");
  expect(all).not.toContain('"reporter');
  const readme = await archive.text("README.txt");
  for (const left of ["whoever reports is protected", "kept encrypted as evidence", "without an account"]) {
    expect(readme).toContain(left);
  }
  const other = await archiveOf(bea);
  expect([await other.json("decisions.json"), (await other.json("reports.json")).length]).toEqual([[], 3]);
});

test("leaves out messages of a request that the member declined", async () => {
  const [ada, bea] = [await member(t), await member(t)];
  await bea.post(`/api/users/${ada.id}/follow`);
  await bea.post("/api/messages", { receiverId: ada.id, content: "Do you know me?" });
  expect((await (await archiveOf(ada)).json("messages.json")).length).toBe(1);
  await ada.put(`/api/conversations/${bea.id}/decline`);
  expect(await (await archiveOf(ada)).json("messages.json")).toEqual([]);
  expect((await (await archiveOf(bea)).json("messages.json")).length).toBe(1);
});

test("contains the member's images as stored, and no others", async () => {
  const [ada, bea] = await friends();
  await postWithPicture(ada);
  await postWithPicture(bea);
  const archive = await archiveOf(ada);
  const images = archive.names.filter((name) => name.startsWith("images/"));
  const [row] = await t.sql<{ image_id: string }[]>`select image_id from posts where author_id = ${ada.id}`;
  expect(images).toEqual([`images/${row?.image_id}.webp`]);
  expect(await archive.json("posts.json")).toMatchObject([{ image: images[0] }]);
  const served = await ada.get(`/api/media/${row?.image_id}`);
  expect(await archive.bytes(images[0] ?? "")).toEqual(new Uint8Array(await served.arrayBuffer()));
});

test("contains a picture of the member's that moderators removed, though nobody is served it", async () => {
  const ada = await member(t);
  const { id, imageUrl } = await postWithPicture(ada);
  const stored = new Uint8Array(await (await ada.get(imageUrl)).arrayBuffer());
  await toldDecision(t, { kind: "post", subjectId: id, memberId: ada.id }, { decision: "remove" });
  await runJobs(t);
  expect((await ada.get(imageUrl)).status).toBe(404);
  const archive = await archiveOf(ada);
  expect(await archive.bytes(`images/${imageUrl.split("/").at(-1)}.webp`)).toEqual(stored);
});

test.each(picturedKinds)(
  "names the files of all pictures of a %s, removed or not, with their descriptions",
  async (kind) => {
    const { id, author, images } = await pictured(t, kind);
    const named = images.map((image, place) => ({
      image: `images/${image}.webp`,
      imageAlt: `Picture ${place + 1}`,
      madeWithAi: false,
    }));
    const expectNamed = async () => {
      const archive = await archiveOf(author);
      expect(await archive.json(`${kind}s.json`)).toMatchObject([{ id, pictures: named }]);
      expect(archive.names).toEqual(expect.arrayContaining(named.map(({ image }) => image)));
    };
    await expectNamed();
    await toldDecision(t, { kind, subjectId: id, memberId: author.id }, { decision: "remove" });
    await runJobs(t);
    await expectNamed();
  },
);

test("has what posts, comments and messages said before they were edited, with its pictures", async () => {
  const [ada, bea] = await friends();
  const { id, imageUrl } = await postWithPicture(ada);
  const image = `images/${imageUrl.split("/").at(-1)}.webp`;
  const said = await idOf(await ada.post(`/api/posts/${id}/comments`, { content: "First answer" }));
  await ada.put(`/api/posts/${id}`, { content: "Second words", revision: 1, images: [] });
  await ada.put(`/api/posts/${id}`, { content: "Third words", revision: 2, coverWords: "Sad" });
  await ada.delete(`/api/posts/${id}/revisions/2`);
  await ada.put(`/api/comments/${said}`, { content: "Second answer", revision: 1 });
  const sent = await idOf(await ada.post("/api/messages", { receiverId: bea.id, content: "Hello, Bea." }));
  await t.db.transaction((tx) => keepVersion(tx, "message", sent, t.clock.now()));
  await runJobs(t);
  const archive = await archiveOf(ada);
  const picture = { image, imageAlt: "", madeWithAi: false };
  expect(await archive.json("posts.json")).toMatchObject([{
    content: "Third words",
    coverWords: "Sad",
    editedAt: expect.any(String) as string,
    pictures: [],
    earlierVersions: [
      { number: 2, content: "", pictures: [], removedAt: expect.any(String) as string },
      {
        number: 1,
        content: `A picture of ${ada.username}`,
        pictures: [picture],
        removedAt: null,
        coverWords: null,
      },
    ],
  }]);
  expect(archive.names).toContain(image);
  expect(await archive.json("comments.json")).toMatchObject([
    { content: "Second answer", earlierVersions: [{ content: "First answer", moderationLevel: "top" }] },
  ]);
  expect(await archive.json("messages.json")).toMatchObject([{
    earlierVersions: [{ content: "Hello, Bea." }],
  }]);
  expect(await (await archiveOf(bea)).json("messages.json")).toMatchObject([
    { content: "Hello, Bea.", earlierVersions: [] },
  ]);
});

test("sends no statement for each row, and reads long lists in pages", async () => {
  const ada = await member(t);
  const { as, sent } = countedApp(t, "insert into rate_limits");
  const reader = as(ada);
  const measure = async () => {
    await reader.get("/api/auth/user");
    const before = sent();
    const archive = await openArchive(await reader.get(path));
    return { statements: sent() - before, posts: await archive.json("posts.json") };
  };
  await post(t, { authorId: ada.id });
  const one = await measure();
  for (let n = 0; n < 29; n++) await post(t, { authorId: ada.id });
  const many = await measure();
  expect([one.posts.length, many.posts.length]).toEqual([1, 30]);
  // The parts that are the same for everybody are kept for a tenth of a second, so the counts
  // differ by one or two.
  const most = one.statements + 5;
  expect(many.statements).toBeLessThan(most);
  for (let n = 0; n < 420; n++) await post(t, { authorId: ada.id });
  const long = await measure();
  expect(new Set(long.posts.map(({ id }) => id)).size).toBe(450);
  expect(long.statements).toBeLessThan(most + 2);
});

test("mails the member a few times a day, and refuses further downloads", async () => {
  const ada = await member(t);
  for (let n = 0; n < exportsPerDay; n++) await (await ada.get(path)).body?.cancel();
  const refused = await ada.get(path);
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "86400"]);
  expect(await refused.json()).toMatchObject({
    code: "rate_limited",
    message: expect.stringContaining("24 hours") as string,
  });
  const mails = t.mailbox.list(ada.email);
  expect(mails).toHaveLength(exportsPerDay);
  expect(mails[0]?.subject).toBe("Your Glimmer data was downloaded");
  expect(mails[0]?.text).toContain(`@${ada.username}`);
  t.clock.advance(24 * 60 * 60 * 1000);
  expect((await ada.get(path)).status).toBe(200);
});

test("aborts the download where a part cannot be read, instead of ending it early", async () => {
  const ada = await member(t);
  await post(t, { authorId: ada.id });
  const failing = {
    ...t.deps.providers,
    storage: { ...t.deps.providers.storage, get: () => Promise.reject(new Error("The disk is away")) },
  };
  await t.sql`
    insert into images (id, owner_id, width, height, bytes, placeholder, created_at)
    values (gen_random_uuid(), ${ada.id}, 4, 3, 9, '', now())`;
  const app = createApp({ ...t.deps, providers: failing });
  const reader = requestsOf({ app, config: t.config }, { Authorization: `Bearer ${ada.token}` });
  await expect((await reader.get(path)).blob()).rejects.toThrow("The disk is away");
});
