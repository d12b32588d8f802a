import { type ServerFrame, serverFrame } from "../frames.ts";
import { type Socket, SocketClient, type SocketState } from "../socket-client.ts";

/** A socket whose server is the test. */
export class FakeSocket implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly sent: unknown[] = [];
  isClosed = false;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.isClosed = true;
  }

  receive(frame: unknown): void {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
}

/** The session as a test decides it. */
interface FakeSession {
  readonly readTicket: () => Promise<string | null>;
  readonly isSignedIn: () => Promise<boolean>;
}

/** A client with fake sockets. Jitter is the longest. */
export function fakeSockets({ readTicket, isSignedIn }: FakeSession) {
  const sockets: FakeSocket[] = [];
  const states: SocketState[] = [];
  const frames: ServerFrame[] = [];
  const client = new SocketClient({
    readTicket,
    isSignedIn,
    open: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket;
    },
    random: () => 1,
    parse: (data) => serverFrame.safeParse(JSON.parse(String(data))).data ?? null,
    onFrame: (frame) => frames.push(frame),
    onState: (state) => states.push(state),
  });
  const last = () => {
    const socket = sockets.at(-1);
    if (!socket) throw new Error("No socket was opened");
    return socket;
  };
  return { client, sockets, states, frames, last };
}
