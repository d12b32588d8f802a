/** The events of a socket. */
interface SocketListener {
  /** Text, or bytes. */
  onMessage(data: string | Uint8Array): void;
  /**
   * The peer broke a rule of the protocol or of size. The socket was closed with the fitting code
   * and delivers no further message.
   */
  onRefused(): void;
  /** The connection is gone. */
  onClose(): void;
}

/** The parts of a runtime socket that are used. */
export interface RuntimeSocket {
  /** Bytes that the reader has not taken yet. */
  readonly bufferedAmount: number;
  listen(listener: SocketListener): void;
  /** Throws once the peer is gone. */
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Ends the connection at once, whatever waits. Does nothing where the runtime cannot. */
  cut(): void;
}

/**
 * Turns a request into a socket; the response completes the handshake. Pings, and ends the socket
 * when the peer does not answer.
 */
export type Upgrade = (request: Request) => { readonly response: Response; readonly socket: RuntimeSocket };
