import { expect, test } from "vitest";
import { fileSource } from "./file-source.ts";

test.each([
  ["https:", "https://cdn.example.org/api/media/1?size=thumbnail", null],
  ["app:", "https://cdn.example.org/api/media/1?size=thumbnail", "/api/media/1?size=thumbnail"],
  ["app:", "/api/media/1", null],
  ["app:", "blob:app://glimmer/1", null],
])("in a page of %s reads %s at %s", (protocol, url, elsewhere) => {
  expect(fileSource(url, protocol)).toBe(elsewhere ?? url);
});
