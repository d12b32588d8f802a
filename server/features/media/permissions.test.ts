import { expect, test } from "vitest";
import { canSeeImage } from "./permissions.ts";

const owner = { id: "owner" };
const stranger = { id: "stranger" };

test.each([
  { who: "its owner", viewer: owner, what: "an upload", isPublished: false, may: true },
  { who: "a stranger", viewer: stranger, what: "an upload", isPublished: false, may: false },
  { who: "a signed-out caller", viewer: null, what: "an upload", isPublished: false, may: false },
  { who: "its owner", viewer: owner, what: "a published image", isPublished: true, may: true },
  { who: "a stranger", viewer: stranger, what: "a published image", isPublished: true, may: true },
  { who: "a signed-out caller", viewer: null, what: "a published image", isPublished: true, may: true },
  {
    who: "its owner",
    viewer: owner,
    what: "a removed image",
    isPublished: false,
    isRemoved: true,
    may: false,
  },
  {
    who: "a stranger",
    viewer: stranger,
    what: "a removed image",
    isPublished: true,
    isRemoved: true,
    may: false,
  },
])("lets $who see $what: $may", ({ viewer, isPublished, isRemoved = false, may }) => {
  expect(canSeeImage(viewer, { ownerId: owner.id, isPublished, isRemoved })).toBe(may);
});
