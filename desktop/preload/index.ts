import { contextBridge, ipcRenderer, type IpcRendererEvent } from "electron";
import type { Bridge, bridgeName } from "../bridge.ts";

/** Passes a call on. The main process checks the sender and the arguments; what it refuses is rejected here. */
const invoke = (name: string) => (...args: unknown[]) => ipcRenderer.invoke(`glimmer:${name}`, ...args);

/** Hears one kind of event. The page never sees Electron's own event, which would hand it the sender. */
const listen = (name: string) => (listener: (event: never) => void) => {
  const pass = (_: IpcRendererEvent, event: unknown) => listener(event as never);
  ipcRenderer.on(`glimmer:${name}`, pass);
  return () => {
    ipcRenderer.off(`glimmer:${name}`, pass);
  };
};

// Named one by one: what is not here cannot be reached. The contract itself stays out, it would bring its schemas.
const bridge: Bridge = {
  describeApp: invoke("describeApp"),
  announceReady: invoke("announceReady"),
  confirmNavigation: invoke("confirmNavigation"),
  cancelCall: invoke("cancelCall"),
  checkServer: invoke("checkServer"),
  changeServer: invoke("changeServer"),
  openExternal: invoke("openExternal"),
  openCheckout: invoke("openCheckout"),
  readPreferences: invoke("readPreferences"),
  changePreferences: invoke("changePreferences"),
  showTheme: invoke("showTheme"),
  refreshUnread: invoke("refreshUnread"),
  reportOnline: invoke("reportOnline"),
  restartToUpdate: invoke("restartToUpdate"),
  findInPage: invoke("findInPage"),
  stopFinding: invoke("stopFinding"),
  onNavigate: listen("onNavigate"),
  onUnread: listen("onUnread"),
  onUpdate: listen("onUpdate"),
  onFind: listen("onFind"),
  onFound: listen("onFound"),
};

const name: typeof bridgeName = "glimmer";
contextBridge.exposeInMainWorld(name, bridge);
