import { expect, test } from "vitest";
import { somePoll } from "../../../entities/posts/testing/some-poll.ts";
import { somePost } from "../../../entities/posts/testing/some-post.ts";
import { guessHeight } from "./PostSlice.tsx";

const image = {
  url: "/api/media/1",
  thumbnailUrl: "/api/media/1?size=thumbnail",
  width: 800,
  height: 600,
  placeholder: "",
  madeWithAi: false,
  isAnimated: false,
  alt: "",
};

const pictures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ ...image, id: `${at}`, url: `/api/media/${at}` }));

// The heights as browsers draw them.
test.each(
  [
    ["two lines on a phone", { content: "a".repeat(60) }, 388, 184],
    ["one line", { content: "a".repeat(60) }, 600, 154],
    ["paragraphs", { content: `${"a".repeat(60)}\n\n${"a".repeat(70)}` }, 600, 198],
    ["a poll", { content: "a".repeat(60), poll: somePoll([null, null, null]) }, 600, 354],
    ["two pictures", { content: "a".repeat(60), images: pictures(2) }, 600, 446],
    ["seven pictures", { content: "a".repeat(60), images: pictures(7) }, 600, 539],
    ["a picture", { content: `${"a".repeat(60)}\n\n#calm`, image }, 600, 631],
  ] as const,
)("guesses the height of a card with %s a little too high", (_, parts, width, drawn) => {
  const guess = guessHeight(somePost(parts), width);
  expect(guess).toBeGreaterThanOrEqual(drawn);
  expect(guess).toBeLessThan(drawn + 60);
});

test("gives a card with a quote room for both", () => {
  const quoted = somePost({ content: "First words" });
  const alone = guessHeight(somePost(), 600);
  expect(guessHeight(somePost({ quotedPostId: quoted.id, quotedPost: quoted }), 600)).toBeGreaterThan(
    alone + 100,
  );
});
