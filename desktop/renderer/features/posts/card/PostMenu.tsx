import { t } from "@lingui/core/macro";
import type { Post } from "#shared/posts/post-shapes.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { Ellipsis } from "../../../ui/icons/ellipsis.ts";
import { MenuControl } from "../../../ui/menu/Menu.tsx";
import { loadPostMenu } from "../lazy-post-parts.ts";

interface PostMenuProps {
  readonly post: Post;
  readonly onDeleted: (() => void) | undefined;
}

/** The control of a post's menu. */
export function PostMenu({ post, onDeleted }: PostMenuProps) {
  return (
    <div className="-me-2 -mt-1 shrink-0">
      <MenuControl
        load={loadPostMenu}
        trigger={<IconButton label={t`Post options`} icon={<Ellipsis size={20} aria-hidden="true" />} />}
      >
        {({ PostMenuItems }, place) => <PostMenuItems post={post} onDeleted={onDeleted} {...place} />}
      </MenuControl>
    </div>
  );
}
