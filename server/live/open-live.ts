import type { Deps } from "../context.ts";
import { dropCachedReads } from "../db/cache/cache-read.ts";
import { selectEndedSessions } from "../features/auth/sessions/session-queries.ts";
import { selectModerators } from "../features/auth/administration-queries.ts";
import { readSocketTicket, redeemSocketTicket } from "../features/auth/sessions/socket-ticket.ts";
import { readChangedMemberFrames } from "../features/members/changed-member-frames.ts";
import { type Gateway, openGateway } from "../realtime/gateway.ts";
import { createDeliveries } from "./deliveries.ts";
import { createPresenters } from "./presenters.ts";
import { serveFrame } from "./serve-frame.ts";

/** The sockets of this process, with the features' reads and acts for them. */
export function openLive(deps: Deps): Gateway {
  const deliveries = createDeliveries(deps);
  const gateway = openGateway({
    bus: deps.bus,
    log: deps.log,
    heard: (event) => {
      dropCachedReads(deps.db.sql);
      if (event === null) void deps.replicas?.raiseToNow();
      else if (event.type === "read_after") deps.replicas?.raise(event.position);
    },
    scale: deps.config.rateLimitScale,
    presenters: createPresenters(deps),
    announce: (memberIds) => readChangedMemberFrames(deps, memberIds),
    moderators: () => selectModerators(deps.db.sql, deps.config.adminEmails),
    readTicket: async (text) => {
      const ticket = await readSocketTicket(deps, text);
      return ticket && { holder: ticket, redeem: () => redeemSocketTicket(deps, ticket) };
    },
    endedSessions: (ids) => selectEndedSessions(deps.db.sql, ids, deps.clock.now()),
    serve: (connection, frame) => serveFrame(deps, connection, frame),
    taken: (memberId, frames) => deliveries.note(memberId, frames),
  });
  return {
    accept: gateway.accept,
    load: gateway.load,
    close() {
      deliveries.close();
      return gateway.close();
    },
  };
}
