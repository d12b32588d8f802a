import { t } from "@lingui/core/macro";
import { product } from "#shared/product.ts";
import { findMentions } from "#shared/posts/hashtags-mentions-links.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { useIsFree } from "./use-is-free.ts";
import { useSession } from "../../lib/session/session.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { classNames } from "../../ui/class-names.ts";
import { GetXp } from "./GetXp.tsx";
import { useLisa } from "./use-lisa.ts";

interface LisaMentionProps {
  /** The text being written. */
  readonly text: string;
  /** The text before, where this is an edit: she answers only where she was not mentioned yet. */
  readonly former?: string;
  /** The post that it is a comment on; null: it is a post. */
  readonly postId: string | null;
  readonly className?: string;
}

/** Under a composer whose text mentions Lisa: that she will answer, and for how much (ai.5). */
export function LisaMention({ text, former = "", postId, className }: LisaMentionProps) {
  const { user } = useSession();
  const isMentioned = mentionsLisa(text) && !mentionsLisa(former);
  return (
    // Always rendered, so that screen readers announce its content.
    <p role="status" className={classNames("text-meta text-quiet empty:hidden", isMentioned && className)}>
      {isMentioned && user && <LisaReplyNote user={user} postId={postId} />}
    </p>
  );
}

function mentionsLisa(text: string): boolean {
  return findMentions(text, { members: [product.assistantName] }).length > 0;
}

interface LisaReplyNoteProps {
  readonly user: CurrentUser;
  readonly postId: string | null;
}

function LisaReplyNote({ user, postId }: LisaReplyNoteProps) {
  const { provider, price, missing } = useLisa(user);
  const isFree = useIsFree(postId === null ? {} : { post: postId });
  if (provider === undefined) return null;
  if (provider === null) return <span>{t`Lisa can't answer: the assistant isn't set up here.`}</span>;
  if (isFree !== false) return isFree ? <span>{t`Lisa will answer.`}</span> : null;
  if (missing > 0) return <GetXp missing={missing} />;
  return <span className="tabular">{t`Lisa will answer (${{ price: formatXp(price) }} XP).`}</span>;
}
