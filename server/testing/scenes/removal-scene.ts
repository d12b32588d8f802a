import { uuidv7 } from "uuidv7";
import { expect } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { getAudioKey } from "../../features/speech/audio-key.ts";
import { createTestApp, type TestApp } from "../create-test-app.ts";
import { hideContent, restoreContent } from "../counters/hide-or-restore.ts";
import { runJobs } from "../app/run-jobs.ts";
import { member, type TestMember } from "../member.ts";
import { picture } from "../pictures.ts";
import { giveXp } from "../xp.ts";

export interface Content {
  readonly kind: "post" | "comment" | "message";
  readonly id: string;
}

type Word = "Hazelnuts" | "Juniper" | "Marigold" | "Nettles" | "Parsley" | "Rhubarb";

export interface Scene {
  readonly t: TestApp;
  readonly ada: TestMember;
  readonly ben: TestMember;
  readonly cleo: TestMember;
  /** Content by the word that it alone says. */
  readonly said: Readonly<Record<Word, Content>>;
  /** Paths that anybody may ask for, by caller. */
  readonly paths: readonly (readonly [TestMember, string])[];
}

async function publish(by: TestMember, content: string, more: Record<string, string> = {}): Promise<Post> {
  const form = new FormData();
  for (const [name, value] of Object.entries({ content, ...more })) form.append(name, value);
  const bytes = new Uint8Array(await picture(40, 30).jpeg().toBuffer());
  form.append("image", new File([bytes], "lake.jpg", { type: "image/jpeg" }));
  const response = await by.request("POST", "/api/posts", { body: form });
  expect(response.status).toBe(201);
  return await response.json() as Post;
}

async function keepAudio(t: TestApp, postId: string): Promise<string> {
  const id = uuidv7();
  await t.deps.providers.storage.put(getAudioKey(id), new Uint8Array([1, 2, 3]));
  await t.sql`
    insert into post_audio (id, post_id, voice, state, expires_at, created_at)
    values (${id}, ${postId}, 'alloy', 'ready', now(), now())`;
  return id;
}

/** Ada posts, with all that others do about it; each text has a word of its own. */
export async function setScene(): Promise<Scene> {
  const t = await createTestApp();
  const [ada, ben, cleo] = [await member(t), await member(t), await member(t)];
  await giveXp(t, ada.id, 9_000);
  for (const [one, other] of [[ben, ada], [ada, ben], [cleo, ben], [cleo, ada], [ben, cleo]] as const) {
    await one.post(`/api/users/${other.id}/follow`);
  }
  const made = async (response: Promise<Response>) => {
    t.clock.advance(2_000);
    const answer = await response;
    expect(answer.status).toBe(201);
    return (await answer.json() as { id: string }).id;
  };
  const first = await publish(ada, `Hazelnuts by the water #stillwater @${ben.username}`);
  const quote = await made(
    ben.post("/api/posts", { content: "Juniper says so #quoted", quotedPostId: first.id, isQuote: true }),
  );
  for (const by of [ben, cleo]) {
    for (const verb of ["like", "bookmark", "share", "repost"]) {
      await by.post(`/api/posts/${first.id}/${verb}`);
    }
  }
  await made(ada.post(`/api/posts/${first.id}/promote`, { durationHours: 5 }));
  const say = (by: TestMember, content: string, parentId?: string) =>
    made(by.post(`/api/posts/${quote}/comments`, { content, parentId }));
  const thread = await say(ada, `Marigold for @${cleo.username}`);
  const reply = await say(cleo, "Nettles to that", thread);
  const answered = await say(cleo, "Oregano first");
  const only = await say(ada, "Parsley second", answered);
  await say(ben, "A comment below", undefined);
  await made(cleo.post(`/api/posts/${first.id}/comments`, { content: "Quince below the first" }));
  await ben.post(`/api/comments/${thread}/like`);
  await cleo.post(`/api/comments/${only}/like`);
  const write = (content: string, more = {}) =>
    made(ada.post("/api/messages", { receiverId: ben.id, content, ...more }));
  await write("Before it");
  const message = await write("Rhubarb for you");
  await ben.post(`/api/messages/${message}/react`, { emoji: "❤️" });
  await write("Look at this", { sharedPostId: first.id });
  await ben.get(`/api/conversations/${ada.id}`);
  const audioId = await keepAudio(t, first.id);
  const own = [ada, ben];
  return {
    t,
    ada,
    ben,
    cleo,
    said: {
      Hazelnuts: { kind: "post", id: first.id },
      Juniper: { kind: "post", id: quote },
      Marigold: { kind: "comment", id: thread },
      Nettles: { kind: "comment", id: reply },
      Parsley: { kind: "comment", id: only },
      Rhubarb: { kind: "message", id: message },
    },
    paths: own.flatMap((by) =>
      pathsOf({
        by,
        ada,
        ben,
        postIds: [first.id, quote],
        files: [first.imageUrl ?? "", `/api/audio/${audioId}`],
      })
        .map((path) => [by, path] as const)
    ),
  };
}

/** Lists the paths a member may ask for that show any of it. */
function pathsOf({ by, ada, ben, postIds, files }: {
  by: TestMember;
  ada: TestMember;
  ben: TestMember;
  postIds: readonly string[];
  files: readonly string[];
}): string[] {
  return [
    "/api/posts?limit=50",
    "/api/posts?q=hazelnuts",
    "/api/posts?q=hazel",
    "/api/posts/following?limit=50",
    "/api/posts/promoted",
    "/api/hashtag/stillwater/posts",
    "/api/hashtag/quoted/posts",
    "/api/hashtags/suggest?q=still",
    "/api/notifications?limit=50",
    "/api/notifications/unread-count",
    "/api/messages/unread-count",
    "/api/messages/search?q=rhubarb",
    "/api/conversations",
    "/api/promotions/my",
    "/api/users/suggested",
    `/api/users/${by.id}/likes`,
    `/api/users/${by.id}/bookmarks`,
    `/api/conversations/${by === ada ? ben.id : ada.id}`,
  ].concat(
    files,
    [ada, ben].flatMap(({ id }) =>
      ["", "/stats", "/posts", "/pictures"].map((part) => `/api/users/${id}${part}`)
    ),
    postIds.flatMap((id) => ["", "/comments", "/likes"].map((part) => `/api/posts/${id}${part}`)),
  );
}

/** Everything that members see, as text by path. Files of the first post say its word. */
export async function seen({ paths, t, ada }: Scene): Promise<Record<string, string>> {
  await runJobs(t);
  const all: Record<string, string> = {};
  for (const [by, path] of paths) {
    const response = await by.get(path);
    // Its owner sees an upload.
    if (path.startsWith("/api/media") && by === ada) continue;
    const isFile = path.startsWith("/api/media") || path.startsWith("/api/audio");
    const text = isFile ? (response.ok ? "Hazelnuts" : "") : await response.text();
    if (isFile) await response.body?.cancel();
    all[`${by.username} ${path}`] = `${response.status} ${response.headers.get("x-total-count") ?? ""} ${
      // It only rises.
      text.replaceAll(/"version":\d+/g, "")}`;
  }
  return all;
}

export async function hide({ t }: Scene, content: Content): Promise<object | null> {
  return await t.db.transaction((tx) => hideContent(tx, content, t.clock.now()));
}

export async function restore({ t }: Scene, content: Content, former: object): Promise<void> {
  const given = { promotions: [], ...former, at: t.clock.now() };
  expect(await t.db.transaction((tx) => restoreContent(tx, content, given))).toBeTruthy();
}

export const showing = (all: Record<string, string>, word: string) =>
  Object.entries(all).filter(([, text]) => text.includes(word)).map(([path]) => path);

/** Returns the difference, in the first place only: whole answers are too long to read. */
export const differing = (before: Record<string, string>, now: Record<string, string>) =>
  Object.entries(before).flatMap(([path, text]) => {
    const other = now[path] ?? "";
    const at = [...text].findIndex((char, place) => char !== other[place]);
    return text === other ? [] : [[path, text.slice(at, at + 80), other.slice(at, at + 80)]];
  });
