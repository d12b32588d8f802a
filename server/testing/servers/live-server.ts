import { getSocketTicket } from "#shared/realtime/contract.ts";
import { member, type TestMember } from "../member.ts";
import type { RunningServer } from "./start-server.ts";
import type { testDatabase } from "../test-database.ts";
import { type RawSocket, rawSocket } from "../app/raw-socket.ts";

/** A running server with its members: requests go to it over the network. */
interface LiveServer {
  member(traits?: Parameters<typeof member>[1]): Promise<TestMember>;
  /** The same member, calling this server. */
  ticketOf(who: TestMember): Promise<string>;
  /** A socket of the member, authenticated. */
  socketOf(who: TestMember, options?: Parameters<typeof rawSocket>[1]): Promise<RawSocket>;
}

export function liveServer(
  { port }: Pick<RunningServer, "port">,
  { sql }: Pick<Awaited<ReturnType<typeof testDatabase>>, "sql">,
): LiveServer {
  const publicUrl = `http://127.0.0.1:${port}`;
  const service = {
    sql,
    config: { publicUrl },
    clock: { now: () => new Date() },
    app: { fetch: (request: Request) => fetch(request) },
  };
  const ticketOf = async (who: TestMember) => {
    const response = await fetch(publicUrl + getSocketTicket.path, {
      headers: { Authorization: `Bearer ${who.token}` },
    });
    return getSocketTicket.response.parse(await response.json()).ticket;
  };
  return {
    member: (traits) => member(service as never, traits),
    ticketOf,
    async socketOf(who, options) {
      const socket = await rawSocket(port, options);
      socket.sendText(JSON.stringify({ type: "auth", ticket: await ticketOf(who) }));
      const frame = await socket.next();
      if (frame.type !== "auth") throw new Error(`Expected to be let in, got ${JSON.stringify(frame)}`);
      return socket;
    },
  };
}
