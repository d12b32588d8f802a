import { type ProtocolHandler, serveScheme } from "./app-server.ts";
import { startControl } from "./control.ts";
import { pretendPlatform } from "./platform.ts";
import { hostSettings } from "./host-settings.ts";

/**
 * The stand-in for the `electron` module: enough of it to run the built main bundle under Node, with every window a real page of a
 * Chromium and every effect on the system recorded. It is not Electron: what only Electron can show is shown by the same specs on it.
 */
export { app } from "./app.ts";
export { BrowserWindow } from "./browser-window.ts";
export { ipcMain } from "./ipc-main.ts";
export { net } from "./net.ts";
export { session } from "./session.ts";
export {
  autoUpdater,
  clipboard,
  dialog,
  globalShortcut,
  Menu,
  nativeImage,
  nativeTheme,
  Notification,
  powerMonitor,
  safeStorage,
  screen,
  shell,
  Tray,
} from "./system.ts";

export const protocol = {
  registerSchemesAsPrivileged: () => {},
  handle: (_scheme: string, handler: ProtocolHandler) => serveScheme(handler),
};

Object.assign(process, { resourcesPath: hostSettings().resourcesDir });
pretendPlatform();
startControl();
