import { expect, test } from "vitest";
import {
  addAddresses,
  describePicture,
  findUndescribed,
  movePicture,
  newPicture,
  parseKeptPictures,
  removePicture,
  replacePicture,
  takeFitting,
  toGivenPictures,
} from "./chosen-pictures.ts";

const [a, b, c] = ["a", "b", "c"].map((id) => newPicture({ id, alt: `Of ${id}` })) as [
  ReturnType<typeof newPicture>,
  ReturnType<typeof newPicture>,
  ReturnType<typeof newPicture>,
];
const all = [a, b, c];
const ids = (pictures: readonly { readonly id: string }[]) => pictures.map(({ id }) => id).join("");

test("takes the first that fit, and returns the others", () => {
  expect(takeFitting(all, [1, 2, 3], 5)).toEqual({ taken: [1, 2], left: [3] });
  expect(takeFitting(all, [1], 3)).toEqual({ taken: [], left: [1] });
  expect(takeFitting([], [1], 3)).toEqual({ taken: [1], left: [] });
});

test.each([
  ["a", 2, "bca"],
  ["c", 0, "cab"],
  ["b", 1, "abc"],
  ["a", 99, "bca"],
  ["c", -1, "cab"],
  ["gone", 0, "abc"],
])("moves %s to place %i", (id, place, order) => {
  expect(ids(movePicture(all, id, place))).toBe(order);
});

test("changes one picture, and keeps the place of all", () => {
  expect(ids(removePicture(all, "b"))).toBe("ac");
  expect(describePicture(all, "b", "A lake")).toEqual([a, { ...b, alt: "A lake" }, c]);
  const uploaded = addAddresses(all, new Map([["b", "/b"]]));
  expect(replacePicture(uploaded, "b", "d")).toEqual([a, { ...b, id: "d", url: null }, c]);
});

test("sends pictures in their order, whichever is uploaded first", () => {
  const later = addAddresses(all, new Map([["c", "/c"]]));
  const done = addAddresses(later, new Map([["a", "/a"], ["b", "/b"], ["c", "/other"]]));
  expect(toGivenPictures(done)).toEqual([
    { url: "/a", alt: "Of a" },
    { url: "/b", alt: "Of b" },
    { url: "/c", alt: "Of c" },
  ]);
  expect(addAddresses(done, new Map([["a", "/a"]]))).toBe(done);
});

test("finds the first picture without a description", () => {
  expect(findUndescribed(all)).toBeNull();
  expect(findUndescribed(describePicture(all, "b", " \n"))?.id).toBe("b");
});

test("reads the pictures of a stored draft, also of one that had one picture", () => {
  expect(parseKeptPictures(JSON.parse(JSON.stringify({ pictures: all })) as object)).toEqual(all);
  expect(parseKeptPictures({ pictures: [a, { id: 3 }, null, { id: "d" }] })).toEqual([a]);
  expect(parseKeptPictures({ alt: "Fog", imageUrl: "/i/1", isImageFromAi: true })).toEqual([
    { id: "only", url: "/i/1", alt: "Fog", isFromAi: true },
  ]);
  expect(parseKeptPictures({ alt: "Fog" })).toEqual([{ id: "only", url: null, alt: "Fog", isFromAi: false }]);
  expect(parseKeptPictures({})).toEqual([]);
});
