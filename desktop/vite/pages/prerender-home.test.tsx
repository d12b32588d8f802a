import { QueryClient } from "@tanstack/react-query";
import { beforeAll, expect, test } from "vitest";
import type { Post } from "#shared/posts/post-shapes.ts";
import { homeMarks } from "#shared/system/first-calls.ts";
import { renderHome } from "../../renderer/app/first-feed/render-home.tsx";
import { PostCard } from "../../renderer/features/posts/PostCard.tsx";
import { somePoll } from "../../renderer/entities/posts/testing/some-poll.ts";
import { somePost } from "../../renderer/entities/posts/testing/some-post.ts";
import { renderMarkup } from "../../renderer/lib/testing/render-markup.tsx";
import { buildHomePage, buildWithStandIns } from "./prerender-home.ts";

type DrawFirstFeed = (posts: readonly Post[], promoted: readonly Post[], publicAddress: string) => string;

let draw: DrawFirstFeed;
const drawFirstFeed = (posts: readonly Post[], promoted: readonly Post[]) =>
  draw(posts, promoted, "https://glimmer.test/");

beforeAll(async () => {
  const root = new URL("../../renderer", import.meta.url).pathname;
  const code = await buildWithStandIns(root, "first-feed.tsx");
  const module: unknown = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  draw = (module as { drawFirstFeed: DrawFirstFeed }).drawFirstFeed;
}, 60_000);

/**
 * Returns markup with sorted attributes, without what always differs: ids, placeholders of images
 * and that the app hides these until they have loaded, and the button of animations.
 */
function comparable(markup: string): string {
  return markup
    .replaceAll(/<link [^>]*>/g, "")
    .replaceAll(/;background-image:url\([^)]*\)/g, "")
    .replaceAll(/<button[^>]* aria-label="Play animation"[^>]*>.*?<\/button>/g, "")
    .replaceAll(/ ?\bopacity-0\b/g, "")
    .replaceAll(/ (id|aria-labelledby|aria-describedby)="[^"]*"/g, "")
    .replaceAll(/<(\w+)((?: [\w-]+="[^"]*")+)(\/?)>/g, (_, name: string, attributes: string, end: string) => {
      const sorted = [...attributes.matchAll(/ [\w-]+="[^"]*"/g)].map(([one]) => one.toLowerCase())
        .toSorted();
      return `<${name}${sorted.join("")}${end}>`;
    })
    .replaceAll("<", "\n<");
}

const image = {
  url: "/api/media/1",
  thumbnailUrl: "/api/media/1?size=thumbnail",
  width: 800,
  height: 540,
  placeholder: "",
  madeWithAi: false,
  isAnimated: false,
  alt: 'Hills & "sun"',
};
const { author } = somePost();
const original = somePost({ id: "post-2", content: "First words" });
const cards: readonly (readonly [what: string, parts: Partial<Post>])[] = [
  ["plain words", {}],
  ["marks, tags and mentions", { content: '<b>Tea</b> & "cake" with @ada_lind\n#calm' }],
  ["a long text", { content: "breathe slowly ".repeat(80) }],
  ["a poll", { poll: somePoll([null, null, null]) }],
  ["a poll with results", { poll: somePoll([3, 4], { hasEnded: true }) }],
  ["an image", { image, imageUrl: image.url }],
  ...[2, 3, 4, 7].map((count) =>
    [`${count} pictures, one of which moves`, {
      images: Array.from({ length: count }, (_, at) => ({
        ...image,
        id: `${at}`,
        url: `/api/media/${at}`,
        alt: at === 1 ? "" : `Hill ${at}`,
        isAnimated: at === 2,
      })),
      image,
      imageUrl: image.url,
    }] as const
  ),
  ["an animation that is tall", {
    image: { ...image, height: 2_400, isAnimated: true },
    imageUrl: image.url,
  }],
  ["counts and a like", {
    likesCount: 1_234,
    commentsCount: 2,
    sharesCount: 1,
    isLiked: true,
    isBookmarked: true,
  }],
  ["reposts", { repostsCount: 3, isReposted: true }],
  ["a picture and a badge", {
    author: {
      ...author,
      profileImageUrl: "/api/media/2",
      badge: { badgeType: "goldVerify", expiresAt: null } as Post["author"]["badge"],
    },
  }],
  ["a bot", { author: { ...author, isBot: true } }],
  ["words of the assistant", { madeWithAi: true, moderationLevel: "low" }],
  ["a level that is not known yet", { moderationLevel: null }],
  ["a repost", { repostedPostId: original.id, repostedPost: original, content: "" }],
  ["a quote", { isQuote: true, quotedPostId: original.id, quotedPost: original }],
  ["covered words", { isCovered: true, image, imageUrl: image.url }],
  ["a covered quote", {
    isQuote: true,
    quotedPostId: original.id,
    quotedPost: { ...original, isCovered: true },
  }],
  ["a quote of what is gone", { isQuote: true, quotedPostId: "gone" }],
  ["a promotion", { isPromotedDisplay: true }],
];

test.each(cards)("renders a post with %s like its card", (_, parts) => {
  const post = somePost(parts);
  const card = renderMarkup(new QueryClient(), <PostCard post={post} />);
  const list = /^<div class="space-y-3">([^]*)<\/div>$/.exec(drawFirstFeed([post], []));
  expect(comparable(list?.[1] ?? "")).toBe(comparable(card));
});

test("puts a promoted post after the first post, labelled", () => {
  const posts = ["a", "b", "c"].map((id) => somePost({ id, content: `Words of ${id}` }));
  const promoted = somePost({ id: "paid", content: "Come along", promotionId: "promotion-1" });
  const words = [...drawFirstFeed(posts, [promoted]).matchAll(/Words of \w|Come along|Promoted/g)].map(
    String,
  );
  expect(words).toEqual(["Words of a", "Promoted", "Come along", "Words of b", "Words of c"]);
});

test("keeps the room of a line for a repost whose post stands in the list, as the app does", () => {
  const original = somePost({ id: "a", content: "Words of a" });
  const repost = somePost({ id: "b", content: "", repostedPostId: "a", repostedPost: original });
  const drawn = drawFirstFeed([repost, original], []);
  expect(drawn.split("Words of a")).toHaveLength(2);
  expect(drawn).toMatch(/<div class="h-12 [^"]*"><\/div><\/div>$/);
});

test("leaves a malformed post to the app", () => {
  expect(drawFirstFeed([somePost(), { ...somePost(), author: null as unknown as Post["author"] }], []))
    .toBe("");
});

test("links to a member's profile where a post has an address of the product", () => {
  const post = somePost({ content: "See https://glimmer.test/ada_lind and https://other.test/ada" });
  const links = [...drawFirstFeed([post], []).matchAll(/href="([^"]*ada[^"]*)"/g)].map(([, href]) => href);
  expect(links).toContain("/ada_lind");
  expect(links).toContain("https://other.test/ada");
});

test("has places for the first posts and their responses, and runs the app after them", () => {
  const index = `<html><head>
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/rolldown-1.js">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css">
    <link rel="preload" href="/assets/inter.woff2" as="font">
  </head><body><div id="root">
      <div class="full-screen-loading" role="status" data-starting>
        Loading...
        <p class="full-screen-loading-slow">Slow. <button type="button" data-reload>Reload</button></p>
      </div>
      </div>
    </div><template id="failure"></template></body></html>`;
  const page = buildHomePage(index, "<main>$& Home</main>", ["assets/app-1.js"]);
  expect(page).toContain('data-starting data-first-feed aria-hidden="true" inert><main>$& Home</main></div>');
  expect(page).toContain('<p class="full-screen-loading-slow first-feed-slow">Slow. <button');
  expect(page).not.toMatch(/<link rel="(modulepreload|preload)"|<script[^>]*src="\/assets\/index/);
  // Before anything is painted, also with a query, as Following has one.
  expect(page.indexOf("root.dataset.withoutFont")).toBeLessThan(page.indexOf("stylesheet"));
  const [, preloads = ""] = /(\[[^\]]*\])\.forEach\(function \(address\)/.exec(page) ?? [];
  expect(JSON.parse(preloads)).toEqual(["/assets/index-1.js", "/assets/app-1.js"]);
  // Behind the styles, with which they would compete, and before the cards are laid out.
  expect(page.indexOf(preloads)).toBeGreaterThan(page.indexOf("stylesheet"));
  expect(page.indexOf(preloads)).toBeLessThan(page.indexOf("<body>"));
  expect(page).toContain('localStorage.getItem("glimmer.font") === "/assets/inter.woff2"');
  // The first paint waits for the root, which stands before this template.
  expect(page).toContain('<link rel="expect" href="#failure" blocking="render">');
  expect(page.indexOf(homeMarks.responses)).toBeGreaterThan(page.indexOf("</template>"));
  expect(page.indexOf('src: "/assets/index-1.js"')).toBeGreaterThan(page.indexOf(homeMarks.responses));
  expect(() => buildHomePage("<html></html>", "", [])).toThrow("index.html has no");
});

test("renders the home page with a loading feed", async () => {
  const [, skeleton] = /<!--first-posts-->(.*)<!--\/first-posts-->/.exec(await renderHome()) ?? [];
  expect(skeleton).toMatch(/^<div role="status" aria-label="Loading posts"/);
});

test("shows no letter in place of the member's picture while loading", async () => {
  const home = await renderHome();
  const initials = [
    ...home.matchAll(/<span aria-hidden="true" class="[^"]*rounded-full[^"]*select-none[^"]*">([^<]*)</g),
  ];
  expect(initials.length).toBeGreaterThan(0);
  expect(initials.map(([, text = "?"]) => text.replaceAll("\u200b", ""))).toEqual(initials.map(() => ""));
});
