import { member, type TestMember } from "../member.ts";
import { newJpeg } from "../pictures.ts";
import type { Case, Input, Prepare } from "./authorization-row.ts";
import { about, idOf } from "./content.ts";

const contentType = "image/jpeg";

/** An upload link that the owner requested. */
async function uploadLink({ owner }: Case): Promise<URL> {
  const { uploadURL } = await (await owner.post("/api/objects/upload")).json() as { uploadURL: string };
  return new URL(uploadURL, "http://glimmer.test");
}

async function uploaded(given: Case): Promise<string> {
  const { pathname, search } = await uploadLink(given);
  const body = await newJpeg();
  await given.t.request("PUT", pathname + search, { body, headers: { "Content-Type": contentType } });
  return pathname;
}

const imageId = (path: string) => path.split("/").at(-1) ?? "";

export const anUploadLink: Prepare = async (given) => {
  const { pathname, searchParams } = await uploadLink(given);
  const query = { token: searchParams.get("token") ?? "" };
  return { body: await newJpeg(), contentType, params: { id: imageId(pathname) }, query };
};

export const anImage = about(async (given) => imageId(await uploaded(given)));

/** A post of the owner with a picture. */
export const aPostWithImage = about(async (given) =>
  idOf(await given.owner.post("/api/posts", { content: "By the lake", aiImageUrl: await uploaded(given) }))
);

/** The owner and a friend who follow each other; the caller is not part of their conversation. */
async function friendOf({ t, owner }: Case): Promise<TestMember> {
  const friend = await member(t);
  await owner.post(`/api/users/${friend.id}/follow`);
  await friend.post(`/api/users/${owner.id}/follow`);
  return friend;
}

/** A message that the owner wrote to a friend. */
export const aMessage = (more?: Input) =>
  about(async (given) => {
    const friend = await friendOf(given);
    return await idOf(
      await given.owner.post("/api/messages", { receiverId: friend.id, content: "A quiet word" }),
    );
  }, more);

/** The same with an image. */
export const aMessageWithImage = about(async (given) => {
  const [friend, imageUrl] = [await friendOf(given), await uploaded(given)];
  return await idOf(await given.owner.post("/api/messages", { receiverId: friend.id, imageUrl }));
});

/** The last of the pictures of a message that the owner wrote to a friend. */
export const aPictureOfAMessage: Prepare = async (given) => {
  const friend = await friendOf(given);
  const images = [{ url: await uploaded(given) }, { url: await uploaded(given) }];
  const id = await idOf(await given.owner.post("/api/messages", { receiverId: friend.id, images }));
  return { params: { id, imageId: imageId(images[1]!.url) } };
};

/** A message that the owner received. */
export const aReceivedMessage = (more?: Input) =>
  about(async (given) => {
    const friend = await friendOf(given);
    return await idOf(
      await friend.post("/api/messages", { receiverId: given.owner.id, content: "A quiet word" }),
    );
  }, more);

/** The caller's conversation with a member who wrote only to the owner, as a request. */
export const aRequestToOwner = (more?: Input): Prepare => async ({ t, owner }) => {
  const sender = await member(t);
  await sender.post(`/api/users/${owner.id}/follow`);
  await idOf(await sender.post("/api/messages", { receiverId: owner.id, content: "May I?" }));
  return { ...more, params: { userId: sender.id } };
};

/** The caller's conversation with the owner. */
export const withOwner = (more?: Input): Prepare => ({ owner }) => ({
  ...more,
  params: { userId: owner.id },
});
