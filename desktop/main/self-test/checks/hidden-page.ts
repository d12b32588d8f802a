import type { BrowserWindow, IpcMain, WebContents } from "electron";
import type { AppDescription, BridgeHandlers } from "../../../bridge.ts";
import { serveBridge } from "../../serve-bridge.ts";
import type { Log } from "../../log.ts";
import { appOrigin } from "../../security/app-scheme.ts";
import { getDefaultPreferences } from "../../settings-file.ts";

export interface HiddenPage {
  readonly contents: Pick<WebContents, "getOSProcessId">;
  close(): void;
}

interface PageParts {
  /** Creates the window as the app does, which stays hidden. */
  readonly createWindow: () => BrowserWindow;
  readonly ipcMain: Pick<IpcMain, "handle">;
  readonly description: AppDescription;
  readonly log: Log;
}

/** A page that has not asked for the app by then does not run. */
const limitMs = 20_000;

/**
 * Loads the app's page out of sight, as one that has no server yet: it makes no calls. Resolves
 * once its scripts have called the app. Rejects when its process ends, or it stays silent.
 */
export async function openHiddenPage(parts: PageParts): Promise<HiddenPage> {
  const window = parts.createWindow();
  const { webContents } = window;
  const loaded = Promise.withResolvers<void>();
  const handlers = handlersWithoutServer(parts.description, loaded.resolve);
  serveBridge(parts.ipcMain, handlers, () => webContents, parts.log);
  webContents.once("render-process-gone", (_event, { reason }) => {
    loaded.reject(new Error(`The page's process is gone: ${reason}.`));
  });
  const limit = setTimeout(
    () => loaded.reject(new Error(`The page did not run within ${limitMs / 1000} s.`)),
    limitMs,
  );
  const close = () => window.destroy();
  try {
    await Promise.all([webContents.loadURL(`${appOrigin}/`), loaded.promise]);
    return { contents: webContents, close };
  } catch (cause) {
    close();
    throw cause;
  } finally {
    clearTimeout(limit);
  }
}

/** Describes the app, and does nothing else. */
function handlersWithoutServer(description: AppDescription, onDescribed: () => void): BridgeHandlers {
  const nothing = () => {};
  const reason = "This is a self-test.";
  return {
    describeApp: () => {
      onDescribed();
      return { ...description, serverAddress: null };
    },
    announceReady: nothing,
    confirmNavigation: nothing,
    cancelCall: nothing,
    checkServer: () => ({ isServer: false, reason }),
    changeServer: () => ({ isChanged: false, reason }),
    openExternal: nothing,
    openCheckout: nothing,
    saveExport: () => ({ outcome: "cancelled" }),
    readPreferences: () => ({ ...getDefaultPreferences(description.system), startsAtLogin: false }),
    changePreferences: () => ({ ...getDefaultPreferences(description.system), startsAtLogin: false }),
    showTheme: nothing,
    chooseLanguage: nothing,
    followEvents: nothing,
    showConversation: nothing,
    sendTyping: nothing,
    refreshUnread: nothing,
    reportOnline: nothing,
    restartToUpdate: nothing,
    findInPage: nothing,
    stopFinding: nothing,
    readMemory: () => ({ page: null, app: 0 }),
    takeReloadNotice: () => false,
  };
}
