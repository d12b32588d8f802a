import type { dropReasons } from "#shared/bots/bot-shapes.ts";

export type DropReason = (typeof dropReasons)[number];

/** Drops an act, with the reason that administrators read. */
export class DroppedAct extends Error {
  override readonly name = "DroppedAct";
  readonly reason: DropReason;

  constructor(reason: DropReason) {
    super(reason);
    this.reason = reason;
  }
}
