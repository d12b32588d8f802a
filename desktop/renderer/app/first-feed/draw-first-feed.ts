import type { Post } from "#shared/posts/post-shapes.ts";
import { noteServerTime } from "../../lib/clock/server-time.ts";
import { renderFirstFeed } from "./first-feed.tsx";

/** So many cards fill a phone's window. They show before the others are drawn. */
const ofPhone = 3;

/**
 * Draws the first posts into home.html as a static preview of what the app will show: see
 * README.md.
 */
async function drawFirstFeed(frame: Element): Promise<void> {
  const [posts, promoted] = await Promise.all([
    readFirstCall("/api/posts?limit=20"),
    readFirstCall("/api/posts/promoted"),
  ]);
  const cards = renderFirstFeed(posts, promoted, 0, ofPhone);
  const skeleton = frame.querySelector("[aria-label='Loading posts']");
  if (!skeleton || cards === "") return;
  const list = document.createElement("div");
  list.className = "space-y-3";
  // What stands below the list, which the other cards would move, stays below the window.
  list.style.minBlockSize = "100vh";
  append(list, cards);
  skeleton.replaceWith(list);
  // After these have been painted.
  requestAnimationFrame(() => setTimeout(() => append(list, renderFirstFeed(posts, promoted, ofPhone))));
}

function append(list: Element, cards: string): void {
  list.insertAdjacentHTML("beforeend", cards);
  // In the app an image shows itself once it has loaded.
  for (const image of list.querySelectorAll("img.opacity-0")) image.classList.remove("opacity-0");
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
