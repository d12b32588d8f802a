import { net, type Session, type WebSocket } from "electron";
import { languageHeader } from "#shared/language/language-header.ts";
import type { Language } from "#shared/language/languages.ts";
import type { Socket } from "#shared/realtime/socket-client.ts";
import { appOrigin } from "./app-scheme.ts";

/**
 * Opens a socket through a session of Chromium, which may differ from the page's. Without one
 * Electron takes the page's, whose guard refuses the server; without an origin it sends the
 * server's own.
 */
export function openSocketIn(session: Session, address: string, language: Language): Socket {
  const headers = { [languageHeader]: language };
  return wrapSocket(new net.WebSocket(address, { origin: appOrigin, session, headers }));
}

/** Returns Electron's socket as the client takes it: its handlers are typed as any function. */
export function wrapSocket(
  own: Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "send" | "close">,
): Socket {
  const socket: Socket = {
    onopen: null,
    onmessage: null,
    onclose: null,
    send: (text) => own.send(text),
    close: (code) => own.close(code),
  };
  own.onopen = () => socket.onopen?.();
  own.onmessage = ({ data }: { readonly data: unknown }) => socket.onmessage?.({ data });
  own.onclose = ({ code, reason }: { readonly code: number; readonly reason?: string }) =>
    socket.onclose?.({ code, reason });
  return socket;
}
