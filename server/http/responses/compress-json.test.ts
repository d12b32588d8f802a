import { createHash } from "node:crypto";
import { gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, encodeJson } from "./compress-json.ts";
import { Serialized } from "./serialized.ts";

const long = JSON.stringify({ words: "a calm day ".repeat(300) });
const vary = [["Vary", "Accept-Encoding"]];
const from = (acceptEncoding?: string) =>
  new Request("https://glimmer.example/api/posts", {
    headers: acceptEncoding === undefined ? {} : { "Accept-Encoding": acceptEncoding },
  });

test("compresses a long text for clients that accept gzip", () => {
  expect(chooseEncoding(from("gzip, deflate, br"), long)).toEqual({ encoding: "gzip", vary });
  const { body, headers } = encodeJson(new Serialized(long), "gzip");
  expect(gunzipSync(body).toString()).toBe(long);
  expect(body.length).toBeLessThan(long.length / 10);
  expect(headers).toEqual([["Content-Encoding", "gzip"]]);
});

test.each([undefined, "br", "gzip;q=0"])("sends a long text plain to clients that accept %s", (accepted) => {
  expect(chooseEncoding(from(accepted), long)).toEqual({ encoding: "identity", vary });
  expect(encodeJson(new Serialized(long), "identity")).toEqual({ body: long, headers: [] });
});

test("sends a short text plain, since it fits a packet", () => {
  expect(chooseEncoding(from("gzip"), "{}")).toEqual({ encoding: "identity", vary: [] });
});

test("hashes and compresses a body as it is sent, once", () => {
  const body = new Serialized('[{"content":"A calm day 🌱"}]');
  expect(body.digest).toBe(createHash("sha256").update(body.json).digest("base64url"));
  expect(gunzipSync(body.gzipped).toString()).toBe(body.json);
  expect(body.gzipped).toBe(body.gzipped);
});
