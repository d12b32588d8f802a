import { t } from "@lingui/core/macro";
import type { DraftProblem } from "#shared/drafts/contract.ts";

/** Why a scheduled post was not published, and what to do about it (posts.27). */
export const problemWords: Readonly<Record<DraftProblem, string>> = {
  late: t`Not published: the server didn't come to it in time. Post it now, or schedule it again.`,
  limited: t`Not published: you had posted as much as is allowed at that time. Schedule it again for later.`,
  account:
    t`Not published: your account's plans were stopped to protect it. Schedule it again if you still want to.`,
  picture: t`Not published: a picture is gone or needs a description. Open it and look at its pictures.`,
  quote: t`Not published: the post you quoted is gone. Open it and remove the quote.`,
  refused: t`Not published: it can't be posted as it is. Open it and post it to see why.`,
};
