import { UUID } from "uuidv7";
import type { Random } from "./random.ts";

/** A UUIDv7 of the given moment, so that lists by id stand in the order of time. */
export function idAt(random: Random, at: Date): string {
  const bits = (width: number) => random.below(2 ** width);
  return UUID.fromFieldsV7(at.getTime(), bits(12), bits(30), bits(32)).toString();
}
