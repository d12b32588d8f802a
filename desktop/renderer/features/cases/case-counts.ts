import { plural } from "@lingui/core/macro";
import { joinTexts } from "#shared/language/join-texts.ts";
import { asWritten } from "#shared/language/text.ts";
import { showText } from "../../lib/language/show-text.ts";

interface CaseCounts {
  readonly accounts?: number;
  readonly posts: number;
  readonly comments: number;
  readonly messages: number;
  readonly promotions?: number;
}

/** What a decision touches, each with its number: '1,040 posts and 1 comment'. */
export function formatCounts(
  { accounts = 0, posts, comments, messages, promotions = 0 }: CaseCounts,
): string {
  const parts = [
    accounts > 0 ? plural(accounts, { one: "# account", other: "# accounts" }) : "",
    posts > 0 ? plural(posts, { one: "# post", other: "# posts" }) : "",
    comments > 0 ? plural(comments, { one: "# comment", other: "# comments" }) : "",
    messages > 0 ? plural(messages, { one: "# message", other: "# messages" }) : "",
    promotions > 0 ? plural(promotions, { one: "# promotion", other: "# promotions" }) : "",
  ].filter(Boolean);
  return showText(joinTexts(parts.map(asWritten)));
}
