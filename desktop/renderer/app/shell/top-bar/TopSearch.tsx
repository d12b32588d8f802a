import { SearchBox } from "../../../features/posts/SearchBox.tsx";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { X } from "../../../ui/icons/x.ts";

/**
 * The search of the top bar (shell.1). Below 768 px `top-search` (base.css) shows its icon alone,
 * and the field over the whole bar while it has the focus: a field that is there already takes the
 * focus within the tap, without which phones don't open their keyboard.
 */
export function TopSearch() {
  return (
    <div className="top-search">
      <SearchBox className="min-w-0 flex-1" />
      <IconButton
        label="Close search"
        icon={<X size={20} aria-hidden="true" />}
        onClick={({ currentTarget }) => currentTarget.blur()}
      />
    </div>
  );
}
