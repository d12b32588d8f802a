import type { Promotion } from "#shared/promotions/contract.ts";
import type { TestApp } from "../../../testing/create-test-app.ts";
import { member, type TestMember } from "../../../testing/member.ts";
import { post } from "../../../testing/post.ts";
import { giveXp } from "../../../testing/xp.ts";

/** A member with this much XP and a post of theirs. */
export async function authorWithXp(t: TestApp, xp: number): Promise<{ ada: TestMember; postId: string }> {
  const ada = await member(t);
  if (xp > 0) await giveXp(t, ada.id, xp);
  const { id } = await post(t, { authorId: ada.id });
  return { ada, postId: id };
}

/** Starts a promotion; fails unless it starts. */
export async function startPromotion(
  author: TestMember,
  postId: string,
  durationHours = 1,
): Promise<Promotion> {
  const answer = await author.post(`/api/posts/${postId}/promote`, { durationHours });
  if (answer.status !== 201) throw new Error(`${answer.status} ${await answer.text()}`);
  return await answer.json() as Promotion;
}

/** The promotion as its author sees it now. */
export async function readPromotion(author: TestMember, id: string): Promise<Promotion> {
  const all = await (await author.get("/api/promotions/my")).json() as Promotion[];
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`No promotion ${id}`);
  return found;
}
