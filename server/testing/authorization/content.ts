import { comment } from "../comment.ts";
import { member } from "../member.ts";
import { post } from "../post.ts";
import { storedImage } from "../pictures.ts";
import { aPolledPost } from "../scenes/poll-scene.ts";
import { giveXp } from "../xp.ts";
import type { Case, Input, Prepare } from "./authorization-row.ts";

const longText = "The lake was still this morning, and I stayed until the sun stood above it. ".repeat(4);

/** The id of what a response created. */
export async function idOf(response: Response): Promise<string> {
  const answer = await response.json() as { id?: string };
  if (answer.id === undefined) throw new Error(`Made nothing: ${JSON.stringify(answer)}`);
  return answer.id;
}

/** A call about the id that `make` returns. */
export const about =
  (make: (given: Case) => Promise<string>, more: Input = {}): Prepare => async (given) => ({
    ...more,
    params: { id: await make(given) },
  });

async function postOf({ t, owner }: Case): Promise<string> {
  return (await post(t, { authorId: owner.id, content: longText })).id;
}

async function commentOf(given: Case): Promise<string> {
  const { t, owner } = given;
  const postId = await postOf(given);
  const [{ id }] = await Promise.all([
    comment(t, { postId, authorId: owner.id }),
    t.sql`update posts set comments_count = 1 where id = ${postId}`,
  ]);
  return id;
}

async function promotionOf(given: Case): Promise<string> {
  await giveXp(given.t, given.owner.id, 5_000);
  return await idOf(
    await given.owner.post(`/api/posts/${await postOf(given)}/promote`, { durationHours: 2 }),
  );
}

export const aPost = (more?: Input) => about(postOf, more);
export const aComment = (more?: Input) => about(commentOf, more);
export const aPromotion = (more?: Input) => about(promotionOf, more);

/** The level of a post of the owner, which is not the best. */
export const anOwnLevel: Prepare = async ({ t, owner }) => ({
  params: { kind: "post", id: (await post(t, { authorId: owner.id, moderationLevel: "low" })).id },
});

/** The picture of a post of the owner, to describe. */
export const aPicture: Prepare = async (given) => {
  const imageId = await storedImage(given.t, given.owner.id);
  const id = await postOf(given);
  await given.t.sql`update posts set image_id = ${imageId} where id = ${id}`;
  return { params: { id, imageId }, json: { alt: "A lake before sunrise" } };
};

/** The poll of a post of the owner, with a vote for its first answer. */
export const aPoll: Prepare = async ({ owner }) => {
  const { id, poll } = await aPolledPost(owner);
  return { params: { id }, json: { answerIds: [poll.answers[0]?.id] } };
};

/** The author and the caller have XP to pay for acts on it. */
export const aPostAndXp = (more?: Input) =>
  about(async (given) => {
    for (const who of new Set([given.owner, given.caller ?? given.owner])) {
      await giveXp(given.t, who.id, 5_000);
    }
    return await postOf(given);
  }, more);

/** Audio read aloud for its author. */
export const audio = about(async (given) => {
  await giveXp(given.t, given.owner.id, 100);
  const response = await given.owner.post(`/api/posts/${await postOf(given)}/tts`);
  const { audioUrl } = await response.json() as { audioUrl: string };
  return audioUrl.split("/").at(-1) ?? "";
});

/** The first of the owner's notifications: someone liked their post. */
export const aNotification = about(async (given) => {
  const admirer = await member(given.t);
  await admirer.post(`/api/posts/${await postOf(given)}/like`);
  const [first] = await (await given.owner.get("/api/notifications")).json() as { id: string }[];
  return first?.id ?? "";
});

/** A quote of a post of the owner by another member, whom all callers see. */
export const aQuoteOfTheirs = about(async (given) => {
  const quoter = await member(given.t);
  const quotedPostId = await postOf(given);
  return await idOf(await quoter.post("/api/posts", { content: "So true", quotedPostId, isQuote: true }));
});

/** A version of a post of the owner that an edit replaced. */
export const aPostRevision: Prepare = (given) => aRevision(given, "posts", postOf);

export const aCommentRevision: Prepare = (given) => aRevision(given, "comments", commentOf);

async function aRevision(given: Case, kind: "posts" | "comments", make: (given: Case) => Promise<string>) {
  const id = await make(given);
  await given.owner.put(`/api/${kind}/${id}`, { content: "Tea and more rain", revision: 1 });
  return { params: { id, number: "1" } };
}
