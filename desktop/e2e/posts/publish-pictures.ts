import sharp from "sharp";
import type { Post } from "#shared/posts/post-shapes.ts";
import type { Api } from "../support/api.ts";

const colours = ["#f4a77f", "#7fb3a8", "#9a8fc4", "#e3c46b", "#7a9cc6"];

/** A JPEG that shows a number; odd ones lie, even ones stand. */
async function numbered(n: number): Promise<Buffer> {
  const [width, height] = n % 2 === 1 ? [900, 600] : [600, 800];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="${colours[n % colours.length]}"/>
    <path d="M0 ${height * 0.7} Q${width * 0.3} ${height * 0.5} ${width * 0.6} ${height * 0.68} T${width} ${
    height * 0.6
  } V${height} H0Z" fill="#0f766e" opacity="0.7"/>
    <text x="50%" y="45%" font-size="160" text-anchor="middle" fill="#fff">${n}</text></svg>`;
  return await sharp(Buffer.from(svg)).jpeg().toBuffer();
}

/** Uploads a picture by the two steps of media.3 and returns its address. */
async function upload(api: Api, file: Buffer): Promise<string> {
  const { uploadURL } = await api.post<{ uploadURL: string }>("/api/objects/upload");
  const stored = await fetch(new URL(uploadURL, api.origin), {
    method: "PUT",
    headers: { "Content-Type": "image/jpeg", Origin: api.origin },
    body: new Uint8Array(file),
  });
  if (!stored.ok) throw new Error(`Uploading: ${stored.status} ${await stored.text()}`);
  return new URL(uploadURL, api.origin).pathname;
}

/**
 * Publishes a post with a number of pictures, which show 1, 2, 3 … in order. All but the second are
 * described: 'Picture 1 of a walk'.
 */
export async function publishPictures(api: Api, content: string, count: number): Promise<Post> {
  const images = [];
  for (let n = 1; n <= count; n++) {
    images.push({ url: await upload(api, await numbered(n)), alt: n === 2 ? "" : `Picture ${n} of a walk` });
  }
  return await api.post<Post>("/api/posts", { content, images });
}
