import type { Post } from "#shared/posts/post-shapes.ts";
import { product } from "#shared/product.ts";
import { shortenText } from "#shared/shorten-text.ts";
import { isolateName } from "#shared/isolate-name.ts";

/** Characters of the post in the shared text (posts.8). */
const whatsAppLength = 100;
const twitterLength = 200;

type Shared = Pick<Post, "content" | "author" | "isCovered">;

export function whatsAppAddress(post: Shared, url: string): string {
  return buildAddress("https://wa.me/", {
    text: [shortenText(wordsOf(post), whatsAppLength), url].filter(Boolean).join("\n\n"),
  });
}

export function twitterAddress(post: Shared, url: string): string {
  return buildAddress("https://twitter.com/intent/tweet", {
    text: shortenText(wordsOf(post), twitterLength),
    url,
  });
}

export function emailAddress(post: Shared, url: string): string {
  return buildAddress("mailto:", {
    subject: `A post by ${isolateName(post.author.displayName)} on ${product.name}`,
    body: [wordsOf(post), url].filter(Boolean).join("\n\n"),
  });
}

/** None of what a moderator covered. */
function wordsOf({ content, isCovered }: Shared): string {
  return isCovered ? "" : content.trim();
}

/** Builds an address with %20 for spaces, since mail programs show a plus sign literally. */
function buildAddress(base: string, params: Readonly<Record<string, string>>): string {
  const query = Object.entries(params).filter(([, value]) => value !== "");
  return `${base}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join("&")}`;
}
