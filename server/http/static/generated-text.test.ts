import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { serveGenerated } from "./generated-text.ts";

const text = "One sentence that repeats itself. ".repeat(200);
const ask = (headers: Record<string, string> = {}, method = "GET") =>
  new Request("http://glimmer.test/text", { method, headers });
const served = (make = () => text) =>
  serveGenerated(() => ({ text: make(), headers: [["Content-Type", "text/plain"]] }));

test("generates the text once for any number of callers", async () => {
  let made = 0;
  const serve = served(() => {
    made += 1;
    return text;
  });
  await Promise.all(Array.from({ length: 5 }, () => serve(ask())));
  expect(await (await serve(ask())).text()).toBe(text);
  expect(made).toBe(1);
});

test("tries again after the text could not be generated", async () => {
  let attempts = 0;
  const serve = served(() => {
    attempts += 1;
    if (attempts === 1) throw new Error("not yet");
    return text;
  });
  await expect(serve(ask())).rejects.toThrow("not yet");
  expect((await serve(ask())).status).toBe(200);
});

test.each([
  ["gzip, deflate, br", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
  ["identity", null, (bytes: Uint8Array) => Buffer.from(bytes)],
])("chooses the encoding for %s", async (accepted, encoding, plain) => {
  const answer = await served()(ask({ "Accept-Encoding": accepted }));
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("vary")).toBe("Accept-Encoding");
  const bytes = new Uint8Array(await answer.arrayBuffer());
  expect(answer.headers.get("content-length")).toBe(String(bytes.length));
  expect(plain(bytes).toString()).toBe(text);
});

test("returns 304 to a caller who holds the same encoding of the same text, and to no other", async () => {
  const serve = served();
  const etagOf = async (encoding: string) =>
    (await serve(ask({ "Accept-Encoding": encoding }))).headers.get("etag") ?? "";
  const [br, plain] = [await etagOf("br"), await etagOf("identity")];
  const statusFor = async (ifNoneMatch: string) =>
    (await serve(ask({ "Accept-Encoding": "br", "If-None-Match": ifNoneMatch }))).status;
  expect(br).toMatch(/^"[\w-]+"$/);
  expect(await Promise.all([br, `"x", W/${br}`, "*", plain, '"x"', ""].map(statusFor))).toEqual([
    304,
    304,
    304,
    200,
    200,
    200,
  ]);
  const other = await served(() => "Another text")(ask({ "If-None-Match": br, "Accept-Encoding": "br" }));
  expect(other.status).toBe(200);
});

test("responds to HEAD with the length and no body", async () => {
  const answer = await served()(ask({}, "HEAD"));
  expect([answer.headers.get("content-length"), await answer.text()]).toEqual([String(text.length), ""]);
});
