import { useLocation } from "@tanstack/react-router";
import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { focusSearch, SearchBox } from "../../features/posts/SearchBox.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Search } from "../../ui/icons/search.ts";
import { X } from "../../ui/icons/x.ts";

/** The search of the top bar (shell.1). Below 768 px a button opens the field over the whole bar. */
export function TopSearch() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  // Where it was opened: a search that leads elsewhere closes it.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === path;
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    // Phones open their keyboard only for a field that takes the focus within the tap.
    flushSync(() => setOpenAt(path));
    focusSearch();
  };
  // The field closes as the focus leaves it.
  const close = () => button.current?.focus();
  return (
    <>
      <div
        onBlur={({ currentTarget, relatedTarget }) => {
          if (!currentTarget.contains(relatedTarget)) setOpenAt(null);
        }}
        onKeyDown={({ key, defaultPrevented }) => {
          if (key === "Escape" && !defaultPrevented && isOpen) close();
        }}
        className={classNames(
          "items-center gap-1 max-md:absolute max-md:inset-0 max-md:z-10 max-md:bg-paper max-md:px-2 md:flex md:flex-1",
          isOpen ? "flex" : "hidden",
        )}
      >
        <SearchBox className="min-w-0 flex-1 md:max-w-96" />
        <IconButton
          label="Close search"
          icon={<X size={20} aria-hidden="true" />}
          // A press would move the focus, and so close the field before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={close}
          className="md:hidden"
        />
      </div>
      <IconButton
        ref={button}
        label="Search"
        icon={<Search size={20} aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={open}
        className="ml-auto md:hidden"
      />
    </>
  );
}
