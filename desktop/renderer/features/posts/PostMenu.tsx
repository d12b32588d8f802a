import { Ellipsis, Link2, Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Post } from "#shared/posts/shapes.ts";
import { useSession } from "../../lib/session.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { Menu } from "../../ui/Menu.tsx";
import { copyPostLink } from "./copy-post-link.ts";

const DeletePostDialog = lazy(async () => {
  const module = await import("./DeletePostDialog.tsx");
  return { default: module.DeletePostDialog };
});

interface PostMenuProps {
  readonly post: Post;
  readonly onDeleted: (() => void) | undefined;
}

/** What can be done with a post besides answering it. Only its author may delete it (A§6). */
export function PostMenu({ post, onDeleted }: PostMenuProps) {
  const { user } = useSession();
  const [isAsking, setAsking] = useState(false);
  const copy = { label: "Copy link", icon: <Link2 size={18} />, onSelect: () => void copyPostLink(post.id) };
  const remove = {
    label: "Delete",
    icon: <Trash2 size={18} />,
    tone: "danger" as const,
    onSelect: () => setAsking(true),
  };
  return (
    <div className="-mr-2 -mt-1 shrink-0">
      <Menu
        trigger={<IconButton label="More" icon={<Ellipsis size={20} aria-hidden="true" />} />}
        items={user?.id === post.author.id ? [copy, remove] : [copy]}
      />
      {isAsking && (
        <Suspense>
          <DeletePostDialog postId={post.id} onClose={() => setAsking(false)} onDeleted={onDeleted} />
        </Suspense>
      )}
    </div>
  );
}
