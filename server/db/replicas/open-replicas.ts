import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { AppError } from "../../errors.ts";
import type { Sql } from "../open-database.ts";
import { PrimaryLog } from "./primary-log.ts";
import type { PrimaryPosition } from "./position-queries.ts";
import { Replica, type ReplicaServer } from "./replica.ts";
import type { Reader, ReadPlace, Replicas } from "./replicas.ts";
import { RequiredPositions } from "./required-positions.ts";
import { watchReplica } from "./watch-replica.ts";

export interface ReplicasParts {
  /** A connection to the primary of its own, so that nothing waits behind slow statements. */
  readonly primary: Sql;
  readonly selectPosition: (sql: Sql) => Promise<PrimaryPosition>;
  readonly servers: readonly ReplicaServer[];
  readonly log: Pick<Logger, "warn" | "info" | "error">;
  readonly count: (place: ReadPlace) => void;
  /** Whether a read that writes throws, instead of being logged: in tests. */
  readonly isStrict: boolean;
  close(): Promise<void>;
}

/** How long a read waits for a replica to get as far as it must. */
const patienceMs = 200;
/** SQLSTATE of a write where nothing can be written. */
const readOnly = "25006";

/** Looks at the replicas from now on. Reads go to the primary until they were looked at. */
export function openReplicas(parts: ReplicasParts): Replicas {
  const replicas = parts.servers.map((server) => new Replica(server, parts.log));
  const required = new RequiredPositions();
  const primary = new PrimaryLog(parts.primary, parts.selectPosition, (position) => {
    required.forget();
    for (const replica of replicas) replica.follow(position);
  });
  const ending = new AbortController();
  for (const replica of replicas) void watchReplica(replica, primary, ending.signal);
  const usable = () => primary.isKnown ? replicas.filter(({ isIn }) => isIn) : [];
  const find = createFinder(usable);

  /** Null when none may be used, or none gets that far in time. */
  async function placeFor(reader: Reader, learnt: (position: number) => void): Promise<Found | ReadPlace> {
    if (usable().length === 0) return "out";
    let after = Math.max(required.of(reader.memberId), reader.after ?? 0);
    if (after === Infinity) return "behind";
    if (reader.after === null && reader.memberId !== null) {
      const now = await primary.now().catch(() => null);
      if (now === null) return "out";
      after = Math.max(after, now);
      learnt(now);
    }
    return await find(after) ?? "behind";
  }

  async function settleUnknown(): Promise<number | null> {
    const settle = required.distrust();
    for (let attempt = 0; !ending.signal.aborted; attempt++) {
      const position = await primary.now().catch(() => null);
      if (position !== null) {
        settle(position);
        return position;
      }
      await wait(Math.min(50 * 2 ** attempt, 1_000), undefined, { ref: false });
    }
    return null;
  }

  return {
    async read(reader, read, learnt) {
      const place = await placeFor(reader, learnt);
      if (typeof place === "string") {
        parts.count(place);
        return await read(null);
      }
      try {
        const result = await place.replica.whileIn(read(place.sql));
        parts.count("replica");
        return result;
      } catch (error) {
        noteWriteOfRead(error, parts);
        // It may lack what the primary has: what somebody just made, or a column of this release.
        parts.count("failed");
        return await read(null);
      }
    },
    async wrote(memberId, concernsEverybody) {
      const position = await primary.now().catch(() => null);
      if (position === null) {
        void settleUnknown();
        return null;
      }
      if (memberId !== null) required.noteWrite(memberId, position);
      if (concernsEverybody) required.raise(position);
      return position;
    },
    raise: (position) => required.raise(position),
    async raiseToNow() {
      await settleUnknown();
    },
    get state() {
      const count = usable().length;
      return count === replicas.length ? "ok" : count === 0 ? "out" : "some_out";
    },
    ages: () => replicas.map((replica) => replica.isIn ? primary.ageOf(replica.position) / 1_000 : null),
    load: () => {
      const loads = usable().map(({ server }) => server.load());
      return {
        waiting: Math.max(0, ...loads.map(({ waiting }) => waiting)),
        oldestWaitMs: Math.max(0, ...loads.map(({ oldestWaitMs }) => oldestWaitMs)),
      };
    },
    async close() {
      ending.abort();
      await Promise.all([parts.close(), ...replicas.map(({ server }) => server.close())]);
    },
  };
}

interface Found {
  readonly replica: Replica;
  readonly sql: Sql;
}

/** Finds a replica that has everything up to a position: the least busy one, else by turns. */
function createFinder(usable: () => readonly Replica[]): (after: number) => Promise<Found | null> {
  let turn = 0;
  const pick = (after: number): Found | null => {
    const reached = usable().filter(({ position }) => position >= after);
    turn += 1;
    const inTurn = reached.map((_, place) => reached[(place + turn) % reached.length] as Replica);
    const [first, ...others] = inTurn;
    if (!first) return null;
    const replica = others.reduce((least, next) => next.busy < least.busy ? next : least, first);
    return { replica, sql: replica.sqlAfter(after) };
  };
  return async (after) => {
    const first = pick(after);
    if (first) return first;
    let isLate = false;
    const late = wait(patienceMs, undefined, { ref: false }).then(() => {
      isLate = true;
    });
    while (!isLate && usable().length > 0) {
      await Promise.race([late, ...usable().map((replica) => replica.lookSoon())]);
      const found = pick(after);
      if (found) return found;
    }
    return null;
  };
}

/** A read that writes is a mistake of ours: each of them costs the primary what it saves. */
function noteWriteOfRead(error: unknown, { log, isStrict }: ReplicasParts): void {
  const cause = error instanceof AppError ? error.cause : error;
  if ((cause as { code?: unknown } | undefined)?.code !== readOnly) return;
  if (isStrict) throw new Error("A call that readsFromReplica writes", { cause });
  log.error({ err: cause }, "a call that readsFromReplica writes: it goes to the primary");
}
