import {
  type App,
  type BrowserWindow,
  clipboard,
  type ContextMenuParams,
  Menu,
  type MenuItemConstructorOptions,
} from "electron";
import type { Config } from "../config.ts";
import { createAppMenu } from "./app-menu.ts";
import type { Log } from "../log.ts";
import { type ExternalLinks, isSafeLink } from "../security/external-links.ts";
import { product } from "#shared/product.ts";
import { isAppPage } from "../security/app-scheme.ts";

interface MenuParts {
  readonly app: App;
  readonly window: BrowserWindow;
  readonly config: Pick<Config, "system">;
  readonly links: ExternalLinks;
  readonly server: () => string | null;
  readonly open: (path: string) => void;
  readonly find: () => void;
  readonly log: Log;
}

/** Sets the application menu, the context menu and the about panel. */
export function installMenus({ app, window, config, links, server, open, find, log }: MenuParts): void {
  const { webContents } = window;
  setAboutPanel(app, process.versions);
  Menu.setApplicationMenu(Menu.buildFromTemplate(createAppMenu(config.system, !app.isPackaged, {
    open,
    find,
    goBack: () => webContents.navigationHistory.goBack(),
    goForward: () => webContents.navigationHistory.goForward(),
    showAbout: () => app.showAboutPanel(),
    openWebsite: () => {
      const address = server();
      if (address?.startsWith("https:")) links.open(address);
    },
  })));
  webContents.on("context-menu", (_event, clicked) => {
    const items = createContextMenu(clicked, {
      replaceMisspelling: (word) => webContents.replaceMisspelling(word),
      addToDictionary: (word) => {
        if (!webContents.session.addWordToSpellCheckerDictionary(word)) {
          log.info("A word could not be added to the dictionary");
        }
      },
      copyText: (text) =>
        void clipboard.writeText(text).catch((cause: unknown) => log.error("Nothing was copied", cause)),
      openLink: links.open,
      saveImage: (address) => webContents.downloadURL(address),
      copyImageAt: (x, y) => webContents.copyImageAt(x, y),
    });
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window });
  });
}

/** Sets what the system's about panel shows. */
export function setAboutPanel(
  app: Pick<App, "setAboutPanelOptions" | "getVersion">,
  versions: Readonly<Record<string, string | undefined>>,
): void {
  app.setAboutPanelOptions({
    applicationName: product.name,
    applicationVersion: app.getVersion(),
    version: `Electron ${versions["electron"] ?? "?"}, Chromium ${versions["chrome"] ?? "?"}, Node ${
      versions["node"] ?? "?"
    }`,
    credits: product.tagline,
    copyright: `Copyright © 2026 ${product.name}`,
  });
}

interface ContextActions {
  replaceMisspelling(word: string): void;
  addToDictionary(word: string): void;
  copyText(text: string): void;
  openLink(address: string): void;
  saveImage(address: string): void;
  copyImageAt(x: number, y: number): void;
}

type Clicked = Pick<
  ContextMenuParams,
  | "misspelledWord"
  | "dictionarySuggestions"
  | "linkURL"
  | "mediaType"
  | "srcURL"
  | "hasImageContents"
  | "isEditable"
  | "selectionText"
  | "editFlags"
  | "x"
  | "y"
>;

/** Returns the entries for what was clicked; none where there is nothing to do. */
export function createContextMenu(clicked: Clicked, actions: ContextActions): MenuItemConstructorOptions[] {
  return [spelling(clicked, actions), link(clicked, actions), image(clicked, actions), text(clicked)]
    .filter((group) => group.length > 0)
    .flatMap((group, index) => index === 0 ? group : [{ type: "separator" as const }, ...group]);
}

function spelling(clicked: Clicked, actions: ContextActions): MenuItemConstructorOptions[] {
  const word = clicked.misspelledWord;
  if (!word || !clicked.isEditable) return [];
  const suggestions = clicked.dictionarySuggestions.slice(0, 5).map((suggestion) => ({
    label: suggestion,
    click: () => actions.replaceMisspelling(suggestion),
  }));
  return [
    ...(suggestions.length > 0 ? suggestions : [{ label: "No suggestions", enabled: false }]),
    { label: "Add to dictionary", click: () => actions.addToDictionary(word) },
  ];
}

function link({ linkURL }: Clicked, actions: ContextActions): MenuItemConstructorOptions[] {
  // `app://` addresses open nowhere else; the share dialog has the public one.
  if (!isSafeLink(linkURL)) return [];
  return [
    { label: "Open link", click: () => actions.openLink(linkURL) },
    { label: "Copy link", click: () => actions.copyText(linkURL) },
  ];
}

function image(clicked: Clicked, actions: ContextActions): MenuItemConstructorOptions[] {
  if (clicked.mediaType !== "image" || !clicked.hasImageContents) return [];
  const save = { label: "Save image as…", click: () => actions.saveImage(clicked.srcURL) };
  return [
    // downloads.ts refuses other sources.
    ...(isAppPage(clicked.srcURL.replace(/^blob:/, "")) ? [save] : []),
    { label: "Copy image", click: () => actions.copyImageAt(clicked.x, clicked.y) },
  ];
}

function text({ isEditable, selectionText, editFlags }: Clicked): MenuItemConstructorOptions[] {
  if (!isEditable) return selectionText.trim() ? [{ role: "copy" }, { role: "selectAll" }] : [];
  return [
    { role: "undo", enabled: editFlags.canUndo },
    { role: "redo", enabled: editFlags.canRedo },
    { type: "separator" },
    { role: "cut", enabled: editFlags.canCut },
    { role: "copy", enabled: editFlags.canCopy },
    { role: "paste", enabled: editFlags.canPaste },
    { role: "selectAll", enabled: editFlags.canSelectAll },
  ];
}
