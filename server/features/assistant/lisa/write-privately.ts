import type { MemberCtx } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import { sendMessage } from "../../messages/send-message.ts";
import { uuidFor } from "./stable-id.ts";

const over: readonly AppError["code"][] = ["idempotency_mismatch", "forbidden", "not_found"];

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
    // messages, or is gone.
    const isOver = error instanceof AppError && over.includes(error.code);
    if (!isOver) throw error;
  }
}
