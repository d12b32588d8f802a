import { type App, type BrowserWindow, clipboard, Menu } from "electron";
import type { Config } from "../config.ts";
import { setAboutPanel } from "./about-panel.ts";
import { createAppMenu } from "./app-menu.ts";
import { createContextMenu } from "./context-menu.ts";
import type { Log } from "../log.ts";
import type { ExternalLinks } from "../security/external-links.ts";

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

/**
 * Sets the application menu, the context menu and the about panel. Returns what writes them again
 * once the language of the app is another one.
 */
export function installMenus(parts: MenuParts): () => void {
  const write = () => setMenus(parts);
  write();
  openContextMenus(parts);
  return write;
}

function setMenus({ app, window: { webContents }, config, links, server, open, find }: MenuParts): void {
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
}

function openContextMenus({ window, links, log }: MenuParts): void {
  const { webContents } = window;
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
