type Handler = (event: unknown, ...args: unknown[]) => unknown;

export const handlers = new Map<string, Handler>();

export const ipcMain = {
  handle: (channel: string, handler: Handler) => {
    if (handlers.has(channel)) throw new Error(`Second handler for ${channel}`);
    handlers.set(channel, handler);
  },
};
