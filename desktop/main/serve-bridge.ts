import type { IpcMain, IpcMainInvokeEvent, WebContents } from "electron";
import {
  type BridgeCallName,
  bridgeCalls,
  type BridgeEvent,
  type BridgeEventName,
  bridgeEvents,
  type BridgeHandlers,
} from "../bridge.ts";
import { isAppPage } from "./security/app-scheme.ts";
import type { Log } from "./log.ts";

const channelOf = (name: string) => `glimmer:${name}`;

/**
 * Handles the page's calls (desktop.2). A call must come from the top frame of our own
 * page in our own window, with arguments that `bridge.ts` allows. Any other is rejected
 * with the reason, and logged.
 * @param page null while there is no window
 */
export function serveBridge(
  ipcMain: Pick<IpcMain, "handle">,
  handlers: BridgeHandlers,
  page: () => WebContents | null,
  log: Log,
): void {
  for (const name of Object.keys(bridgeCalls) as BridgeCallName[]) {
    const { args: expected, result } = bridgeCalls[name];
    const handler = handlers[name] as (...args: unknown[]) => unknown;
    ipcMain.handle(channelOf(name), async (event, ...given: unknown[]) => {
      if (!isOwnPage(event, page())) {
        throw refusal(log, `${name} was called by something that is not the page`);
      }
      const args = expected.safeParse(given);
      if (!args.success) {
        const problem = args.error.issues[0];
        throw refusal(log, `${name} refused its arguments: ${problem?.path.join(".")} ${problem?.message}`);
      }
      return result.parse(await handler(...args.data));
    });
  }
}

function isOwnPage({ sender, senderFrame }: IpcMainInvokeEvent, page: WebContents | null): boolean {
  // `senderFrame` is null when the frame is gone.
  return page !== null && sender === page && senderFrame !== null && senderFrame.parent === null &&
    isAppPage(senderFrame.url);
}

function refusal(log: Log, reason: string): Error {
  log.error(reason);
  return new Error(reason);
}

/** Sends the page an event. Does nothing while there is no page. */
export function sendToPage<N extends BridgeEventName>(
  page: Pick<WebContents, "send" | "isDestroyed"> | null,
  name: N,
  event: BridgeEvent<N>,
): void {
  if (page && !page.isDestroyed()) page.send(channelOf(name), bridgeEvents[name].parse(event));
}
