import type { Post } from "#shared/posts/post-shapes.ts";
import { noteServerTime } from "../../lib/clock/server-time.ts";
import { renderFirstFeed } from "./first-feed.tsx";

/**
 * Draws the first posts into home.html as a static preview of what the app will show: see
 * README.md.
 */
async function drawFirstFeed(frame: Element): Promise<void> {
  const [posts, promoted] = await Promise.all([
    readFirstCall("/api/posts?limit=20"),
    readFirstCall("/api/posts/promoted"),
  ]);
  const cards = renderFirstFeed(posts, promoted);
  const skeleton = frame.querySelector("[aria-label='Loading posts']");
  if (!skeleton || cards === "") return;
  skeleton.outerHTML = `<div class="space-y-3">${cards}</div>`;
  // In the app an image shows itself once it has loaded.
  for (const image of frame.querySelectorAll("img")) image.classList.remove("opacity-0");
}

/** Reads a copy: the app reads the response too. */
async function readFirstCall(address: string): Promise<readonly Post[]> {
  const response = await globalThis.firstCalls?.[address];
  if (!response?.ok) throw new Error(`${address} has no response`);
  // home.html asked as soon as it began to load.
  noteServerTime(response, performance.timeOrigin);
  return await response.clone().json() as readonly Post[];
}

const frame = document.querySelector("[data-first-feed]");
// On failure the skeleton stays until the app has started.
if (frame) drawFirstFeed(frame).catch(() => undefined);
