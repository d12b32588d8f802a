import type { CallOutput } from "#shared/endpoint.ts";
import type { previewDecision } from "#shared/cases/decide-contract.ts";
import { formatNumber } from "../../../lib/text/format-counts-and-times.ts";

/** 'This affects 12 accounts, 40 posts and 1 comment.' */
export function previewText(counts: CallOutput<typeof previewDecision>): string {
  const parts = [
    counted(counts.accounts, "account", "accounts"),
    counted(counts.posts, "post", "posts"),
    counted(counts.comments, "comment", "comments"),
    counted(counts.messages, "message", "messages"),
    counted(counts.promotions, "promotion", "promotions"),
  ].filter((part) => part !== null);
  if (parts.length === 0) return "This affects nothing.";
  const list = parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : parts[0];
  return `This affects ${list}.`;
}

function counted(count: number, one: string, many: string): string | null {
  return count === 0 ? null : `${formatNumber(count)} ${count === 1 ? one : many}`;
}
