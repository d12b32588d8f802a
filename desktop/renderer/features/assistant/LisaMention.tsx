import { product } from "#shared/product.ts";
import { mentionsIn } from "#shared/posts/hashtags-mentions-links.ts";
import type { CurrentUser } from "#shared/auth/contract.ts";
import { useSession } from "../../lib/session/session.ts";
import { formatXp } from "../../lib/text/format-counts-and-times.ts";
import { classNames } from "../../ui/class-names.ts";
import { GetXp } from "./lisa/GetXp.tsx";
import { useLisa } from "./use-lisa.ts";

interface LisaMentionProps {
  /** The text being written. */
  readonly text: string;
  readonly className?: string;
}

/** Under a composer whose text mentions Lisa: that she will answer, and for how much (ai.5). */
export function LisaMention({ text, className }: LisaMentionProps) {
  const { user } = useSession();
  const isMentioned = mentionsIn(text, { members: [product.assistantName] }).length > 0;
  return (
    // Always rendered, so that screen readers announce its content.
    <p role="status" className={classNames("text-meta text-quiet empty:hidden", isMentioned && className)}>
      {isMentioned && user && <LisaReplyNote user={user} />}
    </p>
  );
}

function LisaReplyNote({ user }: { readonly user: CurrentUser }) {
  const { provider, price, missing } = useLisa(user);
  if (provider === undefined) return null;
  if (provider === null) return <span>Lisa can't answer: the assistant isn't set up here.</span>;
  if (missing > 0) return <GetXp missing={missing} />;
  return <span className="tabular">{`Lisa will answer (${formatXp(price)} XP).`}</span>;
}
