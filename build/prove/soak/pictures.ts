import { createPhoto } from "../bench/media/photo.ts";
import type { Served } from "../bench/processes.ts";

interface Session {
  readonly token: string;
}

/** Posts a picture that is like no other, and returns the post's id. */
export async function uploadPicture(server: Served, { token }: Session): Promise<string> {
  const form = new FormData();
  form.append("content", "A picture of the river");
  form.append(
    "image",
    new Blob([await createPhoto({ width: 1_216, height: 912 })], { type: "image/jpeg" }),
    "river.jpg",
  );
  const response = await fetch(`${server.origin}/api/posts`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`An upload failed: ${response.status} ${await response.text()}`);
  return (await response.json() as { readonly id: string }).id;
}

/** Reads the post's picture as another member. */
export async function readPicture(server: Served, { token }: Session, postId: string): Promise<void> {
  const headers = { Authorization: `Bearer ${token}` };
  const post = await (await fetch(`${server.origin}/api/posts/${postId}`, { headers })).text();
  const [address] = /\/api\/media\/[^"?]+/.exec(post) ?? [];
  if (!address) throw new Error("An uploaded post has no picture");
  const picture = await fetch(server.origin + address, { headers });
  await picture.arrayBuffer();
  if (!picture.ok) throw new Error(`A picture cannot be read: ${picture.status}`);
}
