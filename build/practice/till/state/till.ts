import type Stripe from "stripe";
import type { TillObjects, TillState } from "./till-state.ts";

/** The things that the till's functions work on. */
export interface Till {
  readonly state: TillState;
  /** Origin of the pages that customers see, without a trailing slash. */
  readonly publicUrl: string;
  /**
   * The till's time, in seconds since 1970. While something overdue is made up for, the moment
   * at which it was due.
   */
  now(): number;
  /** Stores an event with a copy of the object, and has it delivered. */
  record(type: Stripe.Event.Type, object: { id: string; object: string }, previous?: object): void;
}

/** Something that happens at a time, without a call. */
export interface Due {
  /** Seconds since 1970 on the till's clock. */
  readonly at: number;
  run(): void;
}

/** The object with this id, whatever it is; undefined when there is none. */
export function findObject({ state }: Till, id: string): { id: string; object: string } | undefined {
  for (const collection of Object.values(state.objects) as Record<string, { id: string; object: string }>[]) {
    if (Object.hasOwn(collection, id)) return collection[id];
  }
  return undefined;
}

/** Stores an object under its id and returns it. */
export function put<K extends keyof TillObjects>(till: Till, kind: K, object: TillObjects[K][string]) {
  (till.state.objects[kind] as Record<string, unknown>)[object.id] = object;
  return object;
}

/** The id of a reference that may be expanded; the till stores ids only. */
export function getId(reference: string | { id: string }): string {
  return typeof reference === "string" ? reference : reference.id;
}
