type Handler = Parameters<Electron.IpcMain["handle"]>[1];

export const handlers = new Map<string, Handler>();

export const ipcMain = {
  handle: (channel: string, handler: Handler) => {
    if (handlers.has(channel)) throw new Error(`Second handler for ${channel}`);
    handlers.set(channel, handler);
  },
} satisfies Pick<Electron.IpcMain, "handle">;
