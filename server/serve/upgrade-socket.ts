import { socketLimits } from "#shared/realtime/socket-limits.ts";
import type { RuntimeSocket, Upgrade } from "../realtime/runtime-socket.ts";

/** Deno pings after half of this silence, and ends the socket at its end. */
const idleTimeout = socketLimits.pingEveryMs * 2 / 1000;

/** What is used of the runtime. */
export interface Runtime {
  upgradeWebSocket(
    request: Request,
    options: { idleTimeout: number },
  ): { response: Response; socket: WebSocket };
}

interface WebSocket {
  binaryType: string;
  readonly bufferedAmount: number;
  onmessage: unknown;
  onclose: unknown;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** Upgrades requests on Deno. */
export function upgradeOn(runtime: Runtime): Upgrade {
  return (request) => {
    const { response, socket } = runtime.upgradeWebSocket(request, { idleTimeout });
    return { response, socket: new DenoSocket(runtime, socket) };
  };
}

class DenoSocket implements RuntimeSocket {
  readonly #runtime: Runtime;
  readonly #socket: WebSocket;

  constructor(runtime: Runtime, socket: WebSocket) {
    socket.binaryType = "arraybuffer";
    this.#runtime = runtime;
    this.#socket = socket;
  }

  get bufferedAmount(): number {
    return this.#socket.bufferedAmount;
  }

  listen(listener: Parameters<RuntimeSocket["listen"]>[0]): void {
    this.#socket.onmessage = ({ data }: { data: string | ArrayBuffer }) => listener.onMessage(data);
    this.#socket.onclose = () => listener.onClose();
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  /**
   * Deno 2.9 has no way to end a socket whose peer does not close as well: it goes on to take in what comes, until TCP gives up.
   * So this closes its resource, as Deno does itself when a ping is not returned. Where Deno has changed inside, nothing happens.
   */
  cut(): void {
    const socket = this.#socket;
    const key = Object.getOwnPropertySymbols(socket).find(({ description }) => description === "[[rid]]");
    const internal = Reflect.get(this.#runtime, "internal") as symbol;
    const { core } = Reflect.get(this.#runtime, internal) as DenoInternals;
    if (key) core?.tryClose?.(Reflect.get(socket, key) as number);
  }
}

interface DenoInternals {
  readonly core?: { tryClose?(resource: number): void };
}
