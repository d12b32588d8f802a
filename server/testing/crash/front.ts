import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { afterAll } from "vitest";
import type { Service } from "../requests.ts";

/** One address in front of the currently running server, like a reverse proxy. */
interface Front extends Service {
  /** Sets the server that connections lead to. */
  port: number;
}

export async function startFront(): Promise<Front> {
  const listener = createServer((client) => {
    const far = connect(front.port, "127.0.0.1");
    client.pipe(far).pipe(client);
    for (const [one, other] of [[client, far], [far, client]] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
  });
  listener.listen(0, "127.0.0.1");
  await once(listener, "listening");
  afterAll(() => void listener.close());
  const publicUrl = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  const front: Front = { app: { fetch: (request) => fetch(request) }, config: { publicUrl }, port: 0 };
  return front;
}
