import { expect, test } from "vitest";
import { getEmailAddress, getTwitterAddress, getWhatsAppAddress } from "./ShareDialog.tsx";
import { somePost } from "../../../entities/posts/testing/some-post.ts";

const url = "https://glimmer.example/post/1";
const param = (address: string, name: string) => new URL(address).searchParams.get(name);

test("shares 100 characters on WhatsApp and 200 on Twitter/X", () => {
  const post = somePost({ content: "x".repeat(300) });
  expect(param(getWhatsAppAddress(post, url), "text")).toBe(`${"x".repeat(100)}…\n\n${url}`);
  expect(param(getTwitterAddress(post, url), "text")).toBe(`${"x".repeat(200)}…`);
  expect(param(getTwitterAddress(post, url), "url")).toBe(url);
  const flags = somePost({ content: "🇯🇵".repeat(101) });
  expect(param(getWhatsAppAddress(flags, url), "text")).toBe(`${"🇯🇵".repeat(100)}…\n\n${url}`);
});

test("puts the whole text into the mail, with %20 for spaces", () => {
  const address = getEmailAddress(somePost({ content: "Tea & rain + sun" }), url);
  expect(address).toContain("Tea%20%26%20rain%20%2B%20sun");
  expect(param(address, "subject")).toBe("A post by Ada Lind on Glimmer");
});

test.each([
  ["without text", somePost({ content: "" })],
  ["that is covered", somePost({ content: "Covered words", isCovered: true })],
  ["that is open by the reader's choice", somePost({ content: "Covered words", coveredBy: "author" })],
])("shares only the address of a post %s", (_, post) => {
  expect(param(getWhatsAppAddress(post, url), "text")).toBe(url);
  expect(param(getTwitterAddress(post, url), "text")).toBeNull();
});

test("shares an ellipsis in place of what the author hid", () => {
  const address = getTwitterAddress(somePost({ content: "The end: ||she lives||" }), url);
  expect(param(address, "text")).toBe("The end: …");
});
