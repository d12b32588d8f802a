import { type App, type BrowserWindow, clipboard, Menu } from "electron";
import type { System } from "../../bridge.ts";
import { prepareAbout } from "./about.ts";
import { appMenu } from "./app-menu.ts";
import { contextMenu } from "./context-menu.ts";
import type { Log } from "../log.ts";
import type { ExternalLinks } from "../security/external-links.ts";

interface MenuParts {
  readonly app: App;
  readonly window: BrowserWindow;
  readonly system: System;
  readonly links: ExternalLinks;
  readonly server: () => string | null;
  readonly open: (path: string) => void;
  readonly find: () => void;
  readonly log: Log;
}

/** The application's menu, the one under the right mouse button, and the about box. */
export function installMenus({ app, window, system, links, server, open, find, log }: MenuParts): void {
  const { webContents } = window;
  prepareAbout(app, process.versions);
  Menu.setApplicationMenu(Menu.buildFromTemplate(appMenu(system, !app.isPackaged, {
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
    const items = contextMenu(clicked, {
      replaceMisspelling: (word) => webContents.replaceMisspelling(word),
      addToDictionary: (word) => {
        if (!webContents.session.addWordToSpellCheckerDictionary(word)) log.info("A word was not learnt");
      },
      copyText: (text) => clipboard.writeText(text),
      openLink: links.open,
      saveImage: (address) => webContents.downloadURL(address),
      copyImageAt: (x, y) => webContents.copyImageAt(x, y),
    });
    if (items.length > 0) Menu.buildFromTemplate(items).popup({ window });
  });
}
