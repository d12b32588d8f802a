import type { ConversationSummary } from "#shared/messages/shapes.ts";
import { useSession } from "../../../lib/session/session.ts";
import { LisaPrice } from "../../assistant/LisaPrice.tsx";
import { NotSetUp } from "../../assistant/NotSetUp.tsx";
import { useLisa } from "../../assistant/use-lisa.ts";
import { MessageComposer } from "./MessageComposer.tsx";

/**
 * Writes to Lisa, with the price of her answer; says what is missing when no provider is set up
 * (ai.1).
 */
export function LisaComposer({ summary }: { readonly summary: ConversationSummary }) {
  const { user } = useSession();
  return user && <ComposerOf user={user} summary={summary} />;
}

interface ComposerOfProps {
  readonly user: NonNullable<ReturnType<typeof useSession>["user"]>;
  readonly summary: ConversationSummary;
}

function ComposerOf({ user, summary }: ComposerOfProps) {
  const { provider } = useLisa(user);
  if (provider === null) return <NotSetUp isAdmin={user.isAdmin} />;
  return <MessageComposer summary={summary} note={<LisaPrice user={user} />} />;
}
