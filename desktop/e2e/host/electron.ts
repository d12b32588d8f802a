import { type ProtocolHandler, serveScheme } from "./app-server.ts";
import { startControl } from "./control.ts";
import { pretendPlatform } from "./platform.ts";
import { hostSettings } from "./host-settings.ts";

/**
 * A stand-in for the `electron` module: enough to run the built main bundle under Node. Each window
 * is a page of Chromium, and effects on the system are only recorded. The same specs run on the
 * real Electron in the project `electron`.
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
} satisfies Pick<Electron.Protocol, "registerSchemesAsPrivileged" | "handle">;

Object.assign(process, { resourcesPath: hostSettings().resourcesDir });
Object.defineProperty(process, "versions", {
  value: { ...process.versions, electron: "45.5.0", chrome: "142.0.0.0" },
});
pretendPlatform();
startControl();
