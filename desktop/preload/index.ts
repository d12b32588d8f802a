import { contextBridge, ipcRenderer, type IpcRendererEvent } from "electron";
import type { Bridge, bridgeName } from "../bridge.ts";

/** Makes a call. The main process checks its sender and arguments, and rejects it here. */
const invoke = (name: string) => (...args: unknown[]) => ipcRenderer.invoke(`glimmer:${name}`, ...args);

/** Listens to one event. The page never gets Electron's event object, which holds the sender. */
const listen = <E>(name: string) => (listener: (event: E) => void) => {
  const forwardEvent = (_: IpcRendererEvent, event: E) => listener(event);
  ipcRenderer.on(`glimmer:${name}`, forwardEvent);
  return () => {
    ipcRenderer.off(`glimmer:${name}`, forwardEvent);
  };
};

// Listed one by one, because importing the contract would bundle its schemas.
const bridge: Bridge = {
  describeApp: invoke("describeApp"),
  announceReady: invoke("announceReady"),
  confirmNavigation: invoke("confirmNavigation"),
  cancelCall: invoke("cancelCall"),
  checkServer: invoke("checkServer"),
  changeServer: invoke("changeServer"),
  openExternal: invoke("openExternal"),
  openCheckout: invoke("openCheckout"),
  saveExport: invoke("saveExport"),
  readPreferences: invoke("readPreferences"),
  changePreferences: invoke("changePreferences"),
  showTheme: invoke("showTheme"),
  chooseLanguage: invoke("chooseLanguage"),
  followEvents: invoke("followEvents"),
  showConversation: invoke("showConversation"),
  sendTyping: invoke("sendTyping"),
  refreshUnread: invoke("refreshUnread"),
  reportOnline: invoke("reportOnline"),
  restartToUpdate: invoke("restartToUpdate"),
  findInPage: invoke("findInPage"),
  stopFinding: invoke("stopFinding"),
  readMemory: invoke("readMemory"),
  takeReloadNotice: invoke("takeReloadNotice"),
  onNavigate: listen("onNavigate"),
  onUnread: listen("onUnread"),
  onSocket: listen("onSocket"),
  onUpdate: listen("onUpdate"),
  onFind: listen("onFind"),
  onFound: listen("onFound"),
};

const name: typeof bridgeName = "glimmer";
contextBridge.exposeInMainWorld(name, bridge);
