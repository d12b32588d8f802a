import type { Deps } from "../context.ts";
import { listModerators } from "../features/auth/list-moderators.ts";
import { listEndedSessions } from "../features/auth/sessions/is-session-live.ts";
import { readSocketTicket, redeemSocketTicket } from "../features/auth/sessions/socket-ticket.ts";
import { readChangedMemberFrames } from "../features/members/changed-member-frames.ts";
import { type Gateway, openGateway } from "../realtime/gateway.ts";
import { createDeliveries } from "./deliveries.ts";
import { createPresenters } from "./presenters.ts";
import { hearEvent } from "./hear-event.ts";
import { serveFrame } from "./serve-frame.ts";

/** The sockets of this process, with the features' reads and acts for them. */
export function openLive(deps: Deps): Gateway {
  const deliveries = createDeliveries(deps);
  const gateway = openGateway({
    bus: deps.bus,
    log: deps.log,
    heard: (event) => hearEvent(deps, event),
    scale: deps.config.rateLimitScale,
    presenters: createPresenters(deps),
    announce: (memberIds) => readChangedMemberFrames(deps, memberIds),
    moderators: () => listModerators(deps),
    readTicket: async (text) => {
      const ticket = await readSocketTicket(deps, text);
      return ticket && { holder: ticket, redeem: () => redeemSocketTicket(deps, ticket) };
    },
    endedSessions: (ids) => listEndedSessions(deps, ids),
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
