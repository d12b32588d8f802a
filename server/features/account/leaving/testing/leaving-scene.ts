import type { TestApp } from "../../../../testing/create-test-app.ts";
import { member, signIn, type TestMember } from "../../../../testing/member.ts";
import { leaveAccount } from "../leave-account.ts";
import { restoreAccount } from "../../../auth/sign-in/restore-account.ts";

export const dayMs = 24 * 60 * 60 * 1000;
const idOf = async (response: Response) => (await response.json() as { id: string }).id;

/** A member who is about to delete their account, a friend, and the content and acts of both. */
interface Scene {
  readonly ada: TestMember;
  readonly bea: TestMember;
  /** Ada's post, with a like, a comment and a repost by Bea. */
  readonly adasPost: string;
  /** Bea's post, with all kinds of acts by Ada. */
  readonly beasPost: string;
  /** Ada's comment, which Bea answered, and Bea's comment, which Ada likes. */
  readonly answered: string;
  readonly beasComment: string;
}

export async function createLeavingScene(t: TestApp): Promise<Scene> {
  const [ada, bea] = [await member(t), await member(t)];
  await ada.put("/api/users/profile", { displayName: "Ada Lovely", bio: "Walks at dawn.", location: "Bern" });
  await ada.put("/api/users/settings", {
    helpCountry: "IS",
    language: "ar",
    readLanguages: ["is"],
    requiresDescriptions: true,
    foldsNewcomers: true,
  });
  await ada.post(`/api/users/${bea.id}/follow`);
  await bea.post(`/api/users/${ada.id}/follow`);
  const adasPost = await idOf(await ada.post("/api/posts", { content: "Frost on the #meadow" }));
  const beasPost = await idOf(await bea.post("/api/posts", { content: `Tea with @${ada.username}` }));
  await bea.post(`/api/posts/${adasPost}/like`);
  await bea.post(`/api/posts/${adasPost}/comments`, { content: "How lovely." });
  await bea.post(`/api/posts/${adasPost}/repost`);
  for (const act of ["like", "bookmark", "share", "repost"]) await ada.post(`/api/posts/${beasPost}/${act}`);
  const say = (by: TestMember, content: string, parentId?: string) =>
    by.post(`/api/posts/${beasPost}/comments`, { content, ...(parentId && { parentId }) });
  const answered = await idOf(await say(ada, "Which tea?"));
  const beasComment = await idOf(await say(bea, "Green.", answered));
  await say(ada, "See you.");
  await ada.post(`/api/comments/${beasComment}/like`);
  await ada.post("/api/messages", { receiverId: bea.id, content: "Hello, Bea." });
  await bea.post("/api/messages", { receiverId: ada.id, content: "Hello, Ada." });
  return { ada, bea, adasPost, beasPost, answered, beasComment };
}

export function leaveGlimmer(of: TestMember, password = of.password): Promise<Response> {
  return of.delete("/api/account", { password });
}

/** Deletes an account without its password and mails. Returns whether it did. */
export async function leaveByHand(t: TestApp, memberId: string, at: Date): Promise<boolean> {
  const passwordHash = await readPasswordHash(t, memberId);
  const outcome = await t.db.transaction((tx) =>
    leaveAccount(tx, { memberId, passwordHash, adminEmails: [], at })
  );
  return outcome === "left";
}

export async function restoreByHand(t: TestApp, memberId: string, at: Date): Promise<boolean> {
  const passwordHash = await readPasswordHash(t, memberId);
  return await t.db.transaction((tx) => restoreAccount(tx, { memberId, passwordHash, linkHash: null, at }));
}

async function readPasswordHash({ sql }: TestApp, memberId: string): Promise<string> {
  const [row] = await sql<
    { hash: string }[]
  >`select password_hash as hash from members where id = ${memberId}`;
  return row?.hash ?? "";
}

export function logIn(t: TestApp, of: TestMember, more: object = {}): Promise<Response> {
  return t.post("/api/auth/login", { email: of.email, password: of.password, ...more });
}

/** The member with a new session: the last one may have expired after 30 days. */
export async function signInAgain(t: TestApp, of: TestMember): Promise<TestMember> {
  return { ...of, ...await signIn(t, of.id) };
}
