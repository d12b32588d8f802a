import type { BrowserWindow } from "electron";
import { beforeEach, expect, test, vi } from "vitest";
import { chooseEntry } from "../testing/fake-menus.ts";
import { type FakeElectron, installElectron } from "../testing/fake-electron.ts";
import { FakeWindow } from "../testing/fake-window.ts";
import { quietLog } from "../testing/quiet-log.ts";

const links = { open: vi.fn(), openOnServer: vi.fn(), openCheckout: vi.fn() };
const open = vi.fn();
const find = vi.fn();
const log = quietLog();
let electron: FakeElectron;
let window: FakeWindow;
let server: string | null;

beforeEach(async () => {
  vi.clearAllMocks();
  log.lines.length = 0;
  server = "https://glimmer.example.org";
  electron = installElectron({ userData: "/nowhere" });
  window = new FakeWindow();
  const { installMenus } = await import("./install-menus.ts");
  const { app } = await import("electron");
  installMenus({
    app,
    window: window as unknown as BrowserWindow,
    config: { system: "linux" },
    links,
    server: () => server,
    open,
    find,
    log,
  });
});

const nothing = {
  misspelledWord: "",
  dictionarySuggestions: [] as string[],
  linkURL: "",
  mediaType: "none",
  srcURL: "",
  hasImageContents: false,
  isEditable: false,
  selectionText: "",
  editFlags: {},
  x: 3,
  y: 4,
};
/** Right-clicks. Returns the context menu, or null. */
function rightClick(there: Partial<typeof nothing>) {
  const before = electron.Menu.buildFromTemplate.mock.results.length;
  window.webContents.emit("context-menu", {}, { ...nothing, ...there });
  return electron.Menu.buildFromTemplate.mock.results[before]?.value ?? null;
}

test("the application menu opens paths, goes back and forward, and finds", () => {
  electron.chooseInMenu("settings");
  electron.chooseInMenu("chat");
  expect(open.mock.calls).toEqual([["/settings"], ["/chat"]]);
  electron.chooseInMenu("back");
  electron.chooseInMenu("forward");
  expect(window.webContents.navigationHistory.goBack).toHaveBeenCalledOnce();
  expect(window.webContents.navigationHistory.goForward).toHaveBeenCalledOnce();
  electron.chooseInMenu("find");
  expect(find).toHaveBeenCalledOnce();
});

test("sets the about panel before it is shown", () => {
  expect(electron.app.setAboutPanelOptions).toHaveBeenCalledOnce();
  electron.chooseInMenu("about");
  expect(electron.app.showAboutPanel).toHaveBeenCalledOnce();
});

test.each([
  ["https://glimmer.example.org", [["https://glimmer.example.org"]]],
  ["http://localhost:8000", []],
  [null, []],
])("for the server %s the website is %j", (address, opened) => {
  server = address;
  electron.chooseInMenu("website");
  expect(links.open.mock.calls).toEqual(opened);
});

test("shows a context menu only where it has entries", () => {
  expect(rightClick({})).toBeNull();
  const menu = rightClick({ linkURL: "https://example.org/" });
  expect(menu.popup).toHaveBeenCalledExactlyOnceWith({ window });
});

test("runs the entries of the context menu", () => {
  const link = rightClick({ linkURL: "https://example.org/" });
  chooseEntry(link.template, "Open link");
  chooseEntry(link.template, "Copy link");
  expect(links.open).toHaveBeenCalledExactlyOnceWith("https://example.org/");
  expect(electron.clipboard.writeText).toHaveBeenCalledExactlyOnceWith("https://example.org/");
  const image = rightClick({
    mediaType: "image",
    hasImageContents: true,
    srcURL: "app://glimmer/api/media/1",
  });
  chooseEntry(image.template, "Save image as…");
  chooseEntry(image.template, "Copy image");
  expect(window.webContents.downloadURL).toHaveBeenCalledExactlyOnceWith("app://glimmer/api/media/1");
  expect(window.webContents.copyImageAt).toHaveBeenCalledExactlyOnceWith(3, 4);
});

test("replaces a misspelt word or adds it to the dictionary, and logs a failure", () => {
  const word = { isEditable: true, misspelledWord: "wrod", dictionarySuggestions: ["word"] };
  chooseEntry(rightClick(word).template, "word");
  expect(window.webContents.replaceMisspelling).toHaveBeenCalledExactlyOnceWith("word");
  chooseEntry(rightClick(word).template, "Add to dictionary");
  expect(window.webContents.session.addWordToSpellCheckerDictionary).toHaveBeenCalledExactlyOnceWith("wrod");
  expect(log.lines).toEqual([]);
  window.webContents.session.addWordToSpellCheckerDictionary.mockReturnValue(false);
  chooseEntry(rightClick(word).template, "Add to dictionary");
  expect(log.lines).toEqual(["A word could not be added to the dictionary"]);
});
