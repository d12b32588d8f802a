import { Link } from "@tanstack/react-router";
import { Button } from "../../../ui/button/Button.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";

/** Shows when a post was deleted, is hidden from the member, or never existed. */
export function PostNotFound() {
  return (
    <EmptyState
      title="Post Not Found"
      body="It may have been deleted, your content filter may hide it, or the link is incomplete."
      action={
        <Button asChild variant="secondary">
          <Link to="/">Back to Home</Link>
        </Button>
      }
    />
  );
}
