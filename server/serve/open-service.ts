import { createApp } from "../app.ts";
import type { Deps } from "../context.ts";
import {
  createLoadShedding,
  type LoadShedding,
  noShedding,
  pickBusier,
} from "../http/limits/load-shedding.ts";
import { hearEvents } from "../live/hear-event.ts";
import { openLive } from "../live/open-live.ts";
import type { Gateway } from "../realtime/gateway.ts";
import type { Handler } from "./http/http-server.ts";

interface OpenService {
  readonly handle: Handler;
  /** Null in a worker, which serves no members. */
  readonly gateway: Gateway | null;
}

/** Opens what a process serves: everything, or as a worker its health alone (processes.2). */
export function openService(deps: Deps): OpenService {
  if (deps.config.role === "worker") {
    hearEvents(deps);
    const app = createApp(deps);
    return {
      gateway: null,
      handle: (request, peer) => isHealth(request) ? app.fetch(request, peer) : elsewhere(),
    };
  }
  const gateway = openLive(deps);
  const app = createApp(deps, gateway, openLoadShedding(deps));
  return { gateway, handle: (request, peer) => app.fetch(request, peer) };
}

function isHealth({ url }: Request): boolean {
  return new URL(url).pathname === "/api/health";
}

function elsewhere(): Response {
  return new Response("This process runs jobs (ROLE=worker). Members are served by others.\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

function openLoadShedding({ config, db, replicas, log, metrics }: Deps): LoadShedding {
  const afterMs = config.shedReadsAfterMs;
  if (afterMs === 0) return noShedding;
  const queue = () => replicas ? pickBusier(db.load(), replicas.load()) : db.load();
  return createLoadShedding({ afterMs, queue, log, metrics });
}
