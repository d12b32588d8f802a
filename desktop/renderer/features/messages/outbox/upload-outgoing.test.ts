import { expect, test } from "vitest";
import type { OutgoingPicture } from "./outbox-storage.ts";
import { canUploadAgain, namePictures, uploadOutgoing, withoutAddresses } from "./upload-outgoing.ts";

const picture = (name: string, url: string | null = null): OutgoingPicture => ({
  file: new File([], name),
  url,
  alt: `Of ${name}`,
  width: 4,
  height: 3,
});
const lost = { ...picture("lost", "/lost"), file: null };

function attempt(images: readonly OutgoingPicture[], failsAt?: string) {
  const [kept, shares]: [(string | null)[][], number[]] = [[], []];
  const uploaded = uploadOutgoing(images, {
    signal: new AbortController().signal,
    onProgress: (share) => shares.push(share),
    keep: (now) => Promise.resolve(void kept.push(now.map(({ url }) => url))),
  }, (file, onProgress) => {
    if (file.name === failsAt) return Promise.reject(new Error("No connection"));
    onProgress(0.5);
    return Promise.resolve(`/${file.name}`);
  });
  return { kept, shares, uploaded };
}

test("uploads what has no address in order, and keeps each address as it comes", async () => {
  const { kept, shares, uploaded } = attempt([picture("a"), picture("b", "/known"), lost, picture("c")]);
  expect((await uploaded).map(({ url }) => url)).toEqual(["/a", "/known", "/lost", "/c"]);
  expect(kept).toEqual([["/a", "/known", "/lost", null], ["/a", "/known", "/lost", "/c"]]);
  expect(shares).toEqual([0, 0.125, 0.75, 0.875, 1]);
});

test("keeps what was uploaded before a failure", async () => {
  const { kept, uploaded } = attempt([picture("a"), picture("b"), picture("c")], "b");
  await expect(uploaded).rejects.toThrow("No connection");
  expect(kept).toEqual([["/a", null, null]]);
});

test("says nothing of uploads of a message without pictures", async () => {
  const { shares, uploaded } = attempt([]);
  expect([await uploaded, shares]).toEqual([[], []]);
});

test("names a single picture as releases before this one know it", () => {
  expect(namePictures([])).toEqual({});
  expect(namePictures([picture("a", "/a")])).toEqual({ imageUrl: "/a", imageAlt: "Of a" });
  expect(namePictures([picture("a", "/a"), picture("b", "/b")])).toEqual({
    images: [{ url: "/a", alt: "Of a" }, { url: "/b", alt: "Of b" }],
  });
});

test("uploads again only with a file of each", () => {
  const images = [picture("a", "/a"), picture("b", "/b")];
  expect(canUploadAgain(images)).toBe(true);
  expect(withoutAddresses(images).map(({ url }) => url)).toEqual([null, null]);
  expect([canUploadAgain([...images, lost]), canUploadAgain([])]).toEqual([false, false]);
});
