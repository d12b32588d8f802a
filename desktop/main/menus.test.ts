import type { MenuItemConstructorOptions } from "electron";
import { expect, test, vi } from "vitest";
import { product } from "#shared/product.ts";
import { prepareAbout } from "./about.ts";
import { appMenu } from "./app-menu.ts";
import { contextMenu } from "./context-menu.ts";

const actions = {
  open: vi.fn(),
  goBack: vi.fn(),
  goForward: vi.fn(),
  find: vi.fn(),
  showAbout: vi.fn(),
  openWebsite: vi.fn(),
};

function flat(items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] {
  return items.flatMap((item) => [item, ...flat((item.submenu ?? []) as MenuItemConstructorOptions[])]);
}

test.each(["linux", "mac", "windows"] as const)(
  "the menu of %s has what its members expect, and never prints",
  (system) => {
    const items = flat(appMenu(system, false, actions));
    const roles = items.map(({ role }) => role);
    for (
      const role of [
        "undo",
        "redo",
        "cut",
        "copy",
        "paste",
        "selectAll",
        "zoomIn",
        "zoomOut",
        "resetZoom",
        "quit",
        "reload",
      ] as const
    ) {
      expect(roles).toContain(role);
    }
    for (const id of ["back", "forward", "find", "about", "settings", "new-post"]) {
      expect(items.some((item) => item.id === id && item.click)).toBe(true);
    }
    expect(JSON.stringify(items)).not.toMatch(/print/i);
    expect(roles).not.toContain("toggleDevTools");
    const keys = items.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  },
);

test("developers get their tools, members do not", () => {
  expect(flat(appMenu("linux", true, actions)).map(({ role }) => role)).toContain("toggleDevTools");
});

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
const labels = (given: Partial<Parameters<typeof contextMenu>[0]>) =>
  contextMenu({ ...clicked, ...given }, context()).map(({ label, role, type }) => label ?? role ?? type);

test("nothing under the mouse is no menu", () => expect(labels({})).toEqual([]));

test("a misspelt word offers its corrections and to be learnt", () => {
  expect(
    labels({ isEditable: true, misspelledWord: "wrod", dictionarySuggestions: ["word", "rod"] }).slice(0, 4),
  )
    .toEqual(["word", "rod", "Add to dictionary", "separator"]);
  expect(labels({ isEditable: true, misspelledWord: "xq" })[0]).toBe("No suggestions");
});

test("links to elsewhere can be opened and copied; the app's own cannot leave it", () => {
  expect(labels({ linkURL: "https://example.org/" })).toEqual(["Open link", "Copy link"]);
  expect(labels({ linkURL: "app://glimmer/post/1" })).toEqual([]);
  expect(labels({ linkURL: "javascript:alert(1)" })).toEqual([]);
});

test("images can be saved and copied, selected words copied", () => {
  const done = context();
  const items = contextMenu({
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
    "copy",
    "selectAll",
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
])("the image at %s can be saved: %s", (srcURL, isOffered) => {
  const offered = labels({ mediaType: "image", srcURL, hasImageContents: true });
  expect(offered.includes("Save image as…")).toBe(isOffered);
});

test("the about box names the versions of what the app is made of", () => {
  const setAboutPanelOptions = vi.fn();
  prepareAbout({ setAboutPanelOptions, getVersion: () => "1.2.3" }, {
    electron: "45",
    chrome: "150",
    node: "24",
  });
  expect(setAboutPanelOptions.mock.calls[0]?.[0]).toMatchObject({
    applicationName: product.name,
    applicationVersion: "1.2.3",
    version: "Electron 45, Chromium 150, Node 24",
  });
});
