import type { MemberCtx } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import { sendMessage } from "../../messages/send-message.ts";
import { uuidFor } from "./stable-id.ts";

/** A message from Lisa to a member, without cost, once per key. `ctx` is Lisa's. */
export async function writePrivately(
  ctx: MemberCtx,
  memberId: string,
  { content, key }: { readonly content: string; readonly key: string },
): Promise<void> {
  const clientMessageId = uuidFor(`lisa:${memberId}:${key}`);
  try {
    await sendMessage(ctx, { receiverId: memberId, content, clientMessageId });
  } catch (error) {
    // It was sent before in other words, e.g. with another balance; or the member no longer accepts
    // messages.
    const isOver = error instanceof AppError && ["idempotency_mismatch", "forbidden"].includes(error.code);
    if (!isOver) throw error;
  }
}
