import { expect, test } from "vitest";
import { somePost } from "../../../entities/posts/testing/some-post.ts";
import { setDescription } from "./set-description.ts";

const image = {
  url: "/api/media/1",
  thumbnailUrl: "/api/media/1?size=thumbnail",
  width: 800,
  height: 600,
  placeholder: "",
  madeWithAi: false,
  isAnimated: false,
  alt: "Old",
};
const post = somePost({ image, images: [{ ...image, id: "a" }, { ...image, id: "b" }] });

test("changes the first picture in both places where posts have it", () => {
  const { image: first, images } = setDescription(post, "a", "New");
  expect([first?.alt, ...images.map(({ alt }) => alt)]).toEqual(["New", "New", "Old"]);
});

test("changes a later picture alone", () => {
  const { image: first, images } = setDescription(post, "b", "New");
  expect([first?.alt, ...images.map(({ alt }) => alt)]).toEqual(["Old", "Old", "New"]);
});
