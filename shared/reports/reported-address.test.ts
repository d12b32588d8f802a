import { expect, test } from "vitest";
import { parseReportedAddress } from "./reported-address.ts";

const id = "0190b1f2-0000-7000-8000-00000000abcd";
const hosts = ["glimmer.example"];

test.each([
  [`https://glimmer.example/post/${id}`, "post", id],
  [`  glimmer.example/posts/${id.toUpperCase()}/ `, "post", id],
  [`/post/${id}?comment=${id}`, "comment", id],
  [`https://GLIMMER.example/api/media/${id}?size=full#x`, "picture", id],
  ["https://glimmer.example/hana.suzuki", "member", "hana.suzuki"],
  [`https://glimmer.example/post/${id}).`, "post", id],
  ["glimmer.example/@hana", "member", "hana"],
  ["/profile/Hana", "member", "Hana"],
  [`/user/${id}`, "member", id],
])("reads %s as a %s", (address, kind, target) => {
  expect(parseReportedAddress(address, hosts)).toMatchObject({ kind, target });
});

test.each([
  "",
  "Something on your site",
  `https://elsewhere.example/post/${id}`,
  `https://glimmer.example.evil.example/post/${id}`,
  `https://glimmer.example@evil.example/post/${id}`,
  "https://glimmer.example/",
  "https://glimmer.example/settings",
  "https://glimmer.example/post/1",
  `https://glimmer.example/post/${id}/likes`,
  `https://glimmer.example/api/users/${id}`,
  `javascript:alert(1)//glimmer.example/post/${id}`,
  "https://glimmer.example/\ud800",
  `https://glimmer.example/${"a".repeat(3000)}`,
])("reads %j as no address of this server", (address) => {
  expect(parseReportedAddress(address, hosts)).toBe(null);
});
