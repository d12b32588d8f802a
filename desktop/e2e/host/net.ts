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

export const net = {
  request: (options: RequestOptions) => new HostRequest(options),
  isOnline: () => true,
};
