import type { PoolLoad } from "../pool/pool.ts";
import type { Sql } from "../open-database.ts";

/** Who reads, and after what. */
export interface Reader {
  /** Null: nobody signed in. */
  readonly memberId: string | null;
  /**
   * The position that the caller brings from the response to their latest write; null when they
   * bring none.
   */
  readonly after: number | null;
}

/** Tells the other processes of a position that is not known yet (null), or is. */
export type TellOthers = (position: number | null) => Promise<void>;

/** Where a read went, for the metrics. `failed`: to the primary after a replica. */
export type ReadPlace = "replica" | "behind" | "out" | "failed";

/** How the replicas are; `none`: there are none. */
export type ReplicasState = "ok" | "some_out" | "out" | "none";

/** The replicas of the database, and which reads they may serve (replicas.1–5). */
export interface Replicas {
  /**
   * Does a read on a replica that has what it must include, else on the primary: when none gets
   * there within 200 ms, and when the replica fails or is left out meanwhile. So `read` may run
   * twice, and must change nothing. `learnt` is called with a position that the caller should bring
   * from now on.
   */
  read<T>(
    reader: Reader,
    read: (sql: Sql | null) => Promise<T>,
    learnt: (position: number) => void,
  ): Promise<T>;
  /**
   * Call it after a write, before its response. Returns the position for the caller to bring; null
   * while it cannot be learnt: then reads go to the primary until it can. For a write that
   * concerns everybody `tellOthers` is called and awaited: with the position, or with null.
   */
  wrote(memberId: string | null, tellOthers: TellOthers | null): Promise<number | null>;
  /** Nobody may read what was before this position. */
  raise(position: number): void;
  /** Events of other processes may be lost: nobody may read what was before now. */
  raiseToNow(): Promise<void>;
  readonly state: ReplicasState;
  /** Each replica's age in seconds, for the metrics; null: it is left out. */
  ages(): readonly (number | null)[];
  /** The load of the replica whose callers wait the longest. */
  load(): Pick<PoolLoad, "waiting" | "oldestWaitMs">;
  close(): Promise<void>;
}
