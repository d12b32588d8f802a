import { EventEmitter } from "node:events";
import { type ClientRequest, request as httpRequest, type RequestOptions } from "node:http";

/** The part of Electron's `net.request` that the updater uses. */
class HostRequest extends EventEmitter {
  private readonly sent: ClientRequest;

  constructor(options: RequestOptions) {
    super();
    this.sent = httpRequest(options);
    this.sent.on("response", (response) => this.emit("response", response));
    this.sent.on("error", (error) => this.emit("error", error));
  }

  setHeader = (name: string, value: string) => this.sent.setHeader(name, value);
  write = (part: string) => this.sent.write(part);
  end = (part?: string) => this.sent.end(part);
  abort = () => this.sent.destroy();
}

/** Electron's `WebSocket`, on the one of Node. */
class HostSocket extends WebSocket {
  constructor(address: string, { origin = "" }: { origin?: string } = {}) {
    // Node takes headers, which the types of browsers do not know.
    super(address, { headers: { Origin: origin } } as unknown as string[]);
  }
}

export const net = {
  WebSocket: HostSocket,
  request: (options: RequestOptions) => new HostRequest(options),
  isOnline: () => true,
};
