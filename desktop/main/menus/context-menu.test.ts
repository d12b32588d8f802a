import { expect, test, vi } from "vitest";
import { createContextMenu } from "./context-menu.ts";

const clicked = {
  misspelledWord: "",
  dictionarySuggestions: [],
  linkURL: "",
  mediaType: "none" as const,
  srcURL: "",
  hasImageContents: false,
  isEditable: false,
  selectionText: "",
  x: 3,
  y: 4,
  editFlags: {
    canUndo: true,
    canRedo: false,
    canCut: true,
    canCopy: true,
    canPaste: true,
    canDelete: true,
    canSelectAll: true,
    canEditRichly: false,
  },
};
const context = () => ({
  replaceMisspelling: vi.fn(),
  addToDictionary: vi.fn(),
  copyText: vi.fn(),
  openLink: vi.fn(),
  saveImage: vi.fn(),
  copyImageAt: vi.fn(),
});
const labels = (given: Partial<Parameters<typeof createContextMenu>[0]>) =>
  createContextMenu({ ...clicked, ...given }, context()).map(({ label, role, type }) =>
    label ?? role ?? type
  );

test("is empty where nothing was clicked", () => expect(labels({})).toEqual([]));

test("offers corrections for a misspelt word, and to add it to the dictionary", () => {
  expect(
    labels({ isEditable: true, misspelledWord: "wrod", dictionarySuggestions: ["word", "rod"] }).slice(0, 4),
  )
    .toEqual(["word", "rod", "Add to dictionary", "separator"]);
  expect(labels({ isEditable: true, misspelledWord: "xq" })[0]).toBe("No suggestions");
});

test("opens and copies links elsewhere, but not links of the app", () => {
  expect(labels({ linkURL: "https://example.org/" })).toEqual(["Open link", "Copy link"]);
  expect(labels({ linkURL: "app://glimmer/post/1" })).toEqual([]);
  expect(labels({ linkURL: "javascript:alert(1)" })).toEqual([]);
  expect(labels({ linkURL: "https://ana:secret@example.org/" })).toEqual([]);
});

test("saves and copies images, and copies selected text", () => {
  const done = context();
  const items = createContextMenu({
    ...clicked,
    mediaType: "image",
    srcURL: "app://glimmer/api/media/1",
    hasImageContents: true,
    selectionText: "x",
  }, done);
  expect(items.map(({ label, role, type }) => label ?? role ?? type)).toEqual([
    "Save image as…",
    "Copy image",
    "separator",
    "Copy",
    "Select All",
  ]);
  for (const item of items) (item.click as (() => void) | undefined)?.();
  expect(done.saveImage).toHaveBeenCalledWith("app://glimmer/api/media/1");
  expect(done.copyImageAt).toHaveBeenCalledWith(3, 4);
});

test.each([
  ["app://glimmer/api/media/1", true],
  ["blob:app://glimmer/0198a7c0", true],
  ["data:image/svg+xml,x", false],
  ["https://example.org/a.png", false],
])("offers to save the image at %s: %s", (srcURL, isOffered) => {
  const offered = labels({ mediaType: "image", srcURL, hasImageContents: true });
  expect(offered.includes("Save image as…")).toBe(isOffered);
});
