import type { Page, WebSocketRoute } from "@playwright/test";

const address = /\/websocket$/;

/**
 * Ends every socket of the page as it opens, so that it polls. Returns what
 * lets sockets open again.
 */
export async function refuseSockets(page: Page): Promise<() => void> {
  let isRefusing = true;
  await page.routeWebSocket(address, (socket) => {
    if (isRefusing) void socket.close({ code: 1013 });
    else socket.connectToServer();
  });
  return () => {
    isRefusing = false;
  };
}

/**
 * Passes the page's sockets through. The returned function makes the open one drop
 * everything, as a proxy may.
 */
export async function prepareSilentSocket(page: Page): Promise<() => void> {
  let swallow = () => {};
  await page.routeWebSocket(address, (socket) => {
    let isSwallowing = false;
    swallow = () => (isSwallowing = true);
    const server = socket.connectToServer();
    socket.onMessage((frame) => isSwallowing || server.send(frame));
    server.onMessage((frame) => isSwallowing || socket.send(frame));
  });
  return () => swallow();
}

/** Passes the page's sockets through. The returned function cuts the one that is open. */
export async function prepareCutSocket(page: Page): Promise<() => Promise<void>> {
  let open: WebSocketRoute | undefined;
  await page.routeWebSocket(address, (socket) => {
    open = socket;
    socket.connectToServer();
  });
  return async () => {
    await open?.close({ code: 1013 });
  };
}
