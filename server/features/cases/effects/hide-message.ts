import type { Tx } from "../../../db/open-database.ts";
import type { HiddenMessage } from "./effect.ts";

/**
 * Hides a message: it looks unsent to both and keeps its words (messages.9). Null when it is not
 * there, unsent or hidden already.
 */
export async function hideMessage(tx: Tx, messageId: string, at: Date): Promise<HiddenMessage | null> {
  const [row] = await tx<{ hidden: HiddenMessage | null }[]>`
    select hide_message(${messageId}, ${at}) as hidden`;
  return row?.hidden ?? null;
}

/** Takes `hideMessage` back; does nothing when the message is gone or not hidden. */
export async function restoreMessage(tx: Tx, messageId: string, at: Date): Promise<void> {
  await tx`select restore_message(${messageId}, '{}', ${at})`;
}
