import type { MemberCtx } from "../../../context.ts";
import { AppError } from "../../../errors.ts";
import { sendMessage } from "../../messages/send-message.ts";
import { makeStableId } from "./stable-id.ts";

const over: readonly AppError["code"][] = ["idempotency_mismatch", "forbidden", "not_found"];

/** The `clientMessageId` of Lisa's message to a member under a key. */
export const makePrivateMessageId = (memberId: string, key: string): string =>
  makeStableId(`lisa:${memberId}:${key}`);

/** A message from Lisa to a member, without cost, once per key. `ctx` is Lisa's. */
export async function writePrivately(
  ctx: MemberCtx,
  memberId: string,
  { content, key }: { readonly content: string; readonly key: string },
): Promise<void> {
  const clientMessageId = makePrivateMessageId(memberId, key);
  try {
    await sendMessage(ctx, { receiverId: memberId, content, clientMessageId });
  } catch (error) {
    // It was sent before in other words, e.g. with another balance; or the member no longer accepts
    // messages, or is gone.
    const isOver = error instanceof AppError && over.includes(error.code);
    if (!isOver) throw error;
  }
}
