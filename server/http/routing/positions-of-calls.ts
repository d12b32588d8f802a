import { setImmediate as nextTurn } from "node:timers/promises";
import { positionHeader, readPosition } from "#shared/database-position.ts";
import type { Ctx, RequestCtx } from "../../context.ts";
import type { Sql } from "../../db/open-database.ts";
import type { HeaderPair } from "./app-env.ts";
import type { Route } from "./route.ts";

interface Call {
  readonly ctx: RequestCtx;
  readonly route: Route;
  readonly request: Request;
  /** Those of the response. */
  readonly headers: HeaderPair[];
}

/**
 * Does a read where it may go: on a replica, with its `sql`, or on the primary (null). Each attempt
 * has headers of its own: one that was given up may go on in the background. A caller who brings no
 * position gets one to bring (replicas.2).
 */
export async function readOnReplica<T>(
  { ctx, route, request, headers }: Call,
  read: (sql: Sql | null, headers: HeaderPair[]) => Promise<T>,
): Promise<T> {
  const { replicas, bus, actor } = ctx;
  // Writes of other processes for everybody may be missing while the bus is away.
  if (!replicas || !route.endpoint.readsFromReplica || bus.state === "away") return await read(null, headers);
  // Events that the bus had brought by the time of this call are handled first.
  await nextTurn();
  let ofLatest: HeaderPair[] = [];
  try {
    return await replicas.read(
      { memberId: actor?.id ?? null, after: readPosition(request.headers.get(positionHeader)) },
      (sql) => read(sql, ofLatest = []),
      (learnt) => headers.push([positionHeader, String(learnt)]),
    );
  } finally {
    headers.push(...ofLatest);
  }
}

/** Does a write, and gives the caller the position after it; also when it failed, maybe halfway. */
export async function writeWithPosition<T>(
  { ctx, route, headers }: Omit<Call, "request">,
  write: () => Promise<T>,
): Promise<T> {
  if (!ctx.replicas) return await write();
  try {
    return await write();
  } finally {
    const position = await noteWrite(ctx, ctx.actor?.id ?? null, isForEverybody(route));
    if (position !== null) headers.push([positionHeader, String(position)]);
  }
}

/** Acts of moderators and administrators concern others. */
function isForEverybody({ endpoint, concernsEverybody = false }: Route): boolean {
  return concernsEverybody || endpoint.access === "moderator" || endpoint.access === "admin";
}

/** Call it after work outside calls that may hide something from others. */
export async function noteWriteForEverybody(ctx: Pick<Ctx, "replicas" | "bus">): Promise<void> {
  await noteWrite(ctx, null, true);
}

async function noteWrite(
  { replicas, bus }: Pick<Ctx, "replicas" | "bus">,
  memberId: string | null,
  concernsEverybody: boolean,
): Promise<number | null> {
  if (!replicas) return null;
  const tellOthers = (position: number | null) => bus.announce({ type: "read_after", position });
  return await replicas.wrote(memberId, concernsEverybody ? tellOthers : null);
}
