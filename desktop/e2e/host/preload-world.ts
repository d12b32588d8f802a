import { readFileSync } from "node:fs";
import { hostOrigin, hostSettings } from "./host-settings.ts";

export const invokeBinding = "__hostInvoke";
export const titleBinding = "__hostTitle";
/** Where the page's side of the bridge gets its messages. The app's own code never uses it. */
export const deliverKey = "glimmer.host.deliver";

/**
 * Returns the script that runs before the page's own: the built preload bundle with the two parts
 * of Electron it needs. It removes its bindings before the page can see them.
 */
export function preloadScript(): string {
  const source = readFileSync(hostSettings().preload, "utf8");
  return `(() => {
    if (location.origin !== ${JSON.stringify(hostOrigin)}) return;
    const invoke = window[${JSON.stringify(invokeBinding)}];
    const tellTitle = window[${JSON.stringify(titleBinding)}];
    delete window[${JSON.stringify(invokeBinding)}];
    delete window[${JSON.stringify(titleBinding)}];
    const listeners = new Map();
    Object.defineProperty(window, Symbol.for(${JSON.stringify(deliverKey)}), {
      value: (channel, payload) => { for (const hear of [...(listeners.get(channel) ?? [])]) hear({}, payload); },
    });
    const freeze = (value) => {
      if (typeof value === "object" && value !== null) Object.values(value).forEach(freeze);
      return Object.freeze(value);
    };
    const electron = {
      contextBridge: {
        exposeInMainWorld: (name, api) =>
          Object.defineProperty(window, name, { value: freeze(api), enumerable: true }),
      },
      ipcRenderer: {
        invoke: async (channel, ...args) => {
          // Like Electron, passes only what can be cloned.
          const answer = await invoke(channel, structuredClone(args));
          if ("error" in answer) throw new Error("Error invoking remote method '" + channel + "': " + answer.error);
          return answer.value;
        },
        on: (channel, hear) => { listeners.set(channel, [...(listeners.get(channel) ?? []), hear]); },
        off: (channel, hear) => { listeners.set(channel, (listeners.get(channel) ?? []).filter((h) => h !== hear)); },
      },
    };
    const watchTitle = () => {
      const tell = () => tellTitle(document.title);
      tell();
      new MutationObserver(tell).observe(document.head, { subtree: true, childList: true, characterData: true });
    };
    if (document.head) watchTitle(); else addEventListener("DOMContentLoaded", watchTitle);
    const module = { exports: {} };
    ((require, module, exports, process) => {
      ${source}
    })((name) => {
      if (name !== "electron") throw new Error("A sandboxed preload script cannot require " + name);
      return electron;
    }, module, module.exports, undefined);
  })();`;
}
