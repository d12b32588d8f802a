import { IconButton } from "../../../ui/button/IconButton.tsx";
import { Ellipsis } from "../../../ui/icons/ellipsis.ts";

/** The closed menu of a post. */
export function PostMenu() {
  return (
    <div className="-mr-2 -mt-1 shrink-0">
      <span className="relative inline-flex">
        <IconButton
          label="Post options"
          icon={<Ellipsis size={20} aria-hidden="true" />}
          aria-haspopup="menu"
          aria-expanded={false}
        />
      </span>
    </div>
  );
}
