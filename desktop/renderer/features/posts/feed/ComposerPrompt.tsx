import { Link } from "@tanstack/react-router";
import { ImagePlus } from "lucide-react";
import { useSession } from "../../../lib/session/session.ts";
import { Avatar } from "../../../ui/content/Avatar.tsx";
import { Card } from "../../../ui/layout/Card.tsx";

/** The link to the composer at the top of the feed. */
export function ComposerPrompt() {
  const { user } = useSession();
  if (!user) return null;
  return (
    <Card className="p-0">
      <Link
        to="/create-post"
        className="flex items-center gap-3 rounded-card px-4 py-3 text-quiet hover:text-ink sm:px-5"
      >
        <Avatar member={user} />
        <span className="flex-1">What lifted you today?</span>
        <ImagePlus size={20} aria-hidden="true" />
      </Link>
    </Card>
  );
}
