import { expect, test } from "vitest";
import { picturesOf } from "./pictures-of.ts";

const image = {
  url: "/api/media/1",
  thumbnailUrl: "/api/media/1?size=thumbnail",
  width: 800,
  height: 600,
  placeholder: "",
  madeWithAi: false,
  isAnimated: false,
  alt: "A lake",
};

test("returns all pictures in their order", () => {
  const images = [{ ...image, id: "b" }, { ...image, id: "a" }];
  expect(picturesOf({ images, image })).toEqual(images);
});

test("returns the one picture of a post that an older server sent", () => {
  expect(picturesOf({ image })).toEqual([image]);
});

test("returns none for a post without pictures, and for an older server's comment", () => {
  expect(picturesOf({ images: [], image: null })).toEqual([]);
  expect(picturesOf({})).toEqual([]);
});
