import { createHash } from "node:crypto";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startHashService } from "../../testing/servers/hash-service.ts";
import { createHttpMediaHash } from "./http-media-hash.ts";
import { MediaHashUnavailable } from "./media-hash.ts";

const service = await startHashService();
afterAll(() => service.close());
beforeEach(() => service.turn("works"));

const file = new Uint8Array([1, 2, 3]);
const asked = {
  sha256: createHash("sha256").update(file).digest("hex"),
  picture: new Uint8Array([0xfb, 0xff]),
};
const settings = { url: service.url, key: null, sends: "hash" } as const;
const hashes = createHttpMediaHash(settings);

test("says whether the service knows a file, and how it names it", async () => {
  expect(await hashes.compare(asked)).toEqual({ isKnown: false });
  service.knows(file, "  list-7\0/42 ");
  expect(await hashes.compare(asked)).toEqual({ isKnown: true, reference: "list-7/42" });
});

test("sends the hash alone without a key, or the picture and a key where the settings say so", async () => {
  await hashes.compare(asked);
  expect(service.asked.at(-1)).toEqual({ sha256: asked.sha256, authorization: undefined });
  await createHttpMediaHash({ ...settings, key: "secret", sends: "picture" }).compare(asked);
  expect(service.asked.at(-1)).toEqual({
    sha256: asked.sha256,
    mediaType: "image/webp",
    bytes: "+/8=",
    authorization: "Bearer secret",
  });
});

test.each(
  [
    ["refuses the key", { status: 401, body: "{}" }],
    ["fails", { status: 500, body: '{"match":false}' }],
    ["accepts without an answer", { status: 202, body: '{"match":false}' }],
    ["sends no JSON", { status: 200, body: "<html>" }],
    ["speaks another interface", { status: 200, body: '{"IsMatch":false}' }],
    ["sends a word for a truth", { status: 200, body: '{"match":"false"}' }],
    ["sends too much", { status: 200, body: `{"match":false,"more":"${"x".repeat(20_000)}"}` }],
  ] as const,
)("throws when the service %s", async (_, mood) => {
  service.turn(mood);
  await expect(hashes.compare(asked)).rejects.toBeInstanceOf(MediaHashUnavailable);
});

test("throws when the service does not answer in time", async () => {
  service.turn("hangs");
  await expect(createHttpMediaHash(settings, 50).compare(asked)).rejects.toBeInstanceOf(MediaHashUnavailable);
});
