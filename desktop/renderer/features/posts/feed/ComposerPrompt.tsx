import { Link } from "@tanstack/react-router";
import { product } from "#shared/product.ts";
import { useSession } from "../../../lib/session/session.ts";
import { getButtonClass } from "../../../ui/button/button-class.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { ImagePlus } from "../../../ui/icons/image-plus.ts";
import { Sparkles } from "../../../ui/icons/sparkles.ts";
import { Card } from "../../../ui/layout/Card.tsx";

/**
 * The link to the composer at the top of the feed, with Ask Lisa beside it when no side column has
 * it (shell.5).
 */
export function ComposerPrompt() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Card className="flex items-center p-0">
      <Link
        to="/create-post"
        className="flex min-w-0 flex-1 items-center gap-3 rounded-card px-4 py-3 text-quiet hover:text-ink sm:px-5"
      >
        <Avatar member={user} />
        <span className="min-w-0 flex-1 truncate">What lifted you today?</span>
        <ImagePlus size={20} aria-hidden="true" className="max-lg:hidden" />
      </Link>
      <Link
        to="/chat"
        search={{ user: product.assistantName }}
        className={getButtonClass("secondary", "sm", "mr-4 shrink-0 lg:hidden")}
      >
        <Sparkles size={16} aria-hidden="true" />
        Ask {product.assistantName}
      </Link>
    </Card>
  );
}
