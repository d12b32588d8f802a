import { expect, test } from "vitest";
import { emailAddress, snippet, twitterAddress, whatsAppAddress } from "./share-text.ts";
import { somePost } from "../../../lib/post-cache/testing/some-post.ts";

const url = "https://glimmer.example/post/1";
const param = (address: string, name: string) => new URL(address).searchParams.get(name);

test("a text of exactly the length is whole, one letter more is cut with an ellipsis", () => {
  expect(snippet("a".repeat(100), 100)).toBe("a".repeat(100));
  expect(snippet("a".repeat(101), 100)).toBe(`${"a".repeat(100)}…`);
  expect(snippet("🌅".repeat(3), 2)).toBe("🌅🌅…");
});

test("WhatsApp gets 100 characters and the address, Twitter/X 200", () => {
  const post = somePost({ content: "x".repeat(300) });
  expect(param(whatsAppAddress(post, url), "text")).toBe(`${"x".repeat(100)}…\n\n${url}`);
  expect(param(twitterAddress(post, url), "text")).toBe(`${"x".repeat(200)}…`);
  expect(param(twitterAddress(post, url), "url")).toBe(url);
});

test("a mail gets all of it, with spaces that every program reads", () => {
  const address = emailAddress(somePost({ content: "Tea & rain + sun" }), url);
  expect(address).toContain("Tea%20%26%20rain%20%2B%20sun");
  expect(param(address, "subject")).toBe("A post by Ada Lind on Glimmer");
});

test("a post without words is shared by its address alone", () => {
  const post = somePost({ content: "" });
  expect(param(whatsAppAddress(post, url), "text")).toBe(url);
  expect(param(twitterAddress(post, url), "text")).toBeNull();
});
