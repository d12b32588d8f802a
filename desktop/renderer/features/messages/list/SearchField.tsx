import { t } from "@lingui/core/macro";
import { useEffect, useRef } from "react";
import { Search } from "../../../ui/icons/search.ts";
import { moveToConversation } from "./focus-conversation-rows.ts";
import { limitTo } from "../../../ui/form/limit-to.ts";

interface SearchFieldProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Focuses the field when it appears. */
  readonly takesFocus?: boolean;
}

/** The field above a list of members. Arrow down moves into the list, Escape clears the field. */
export function SearchField(
  { label, placeholder = t`Search conversations`, value, onChange, takesFocus = false }: SearchFieldProps,
) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  return (
    <div className="relative">
      <Search
        size={17}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 inset-s-3.5 -translate-y-1/2 text-quiet"
      />
      <input
        ref={field}
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        {...limitTo(100)}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown" && !event.altKey) {
            event.preventDefault();
            moveToConversation(1);
          } else if (event.key === "Escape") onChange("");
        }}
        className="h-10 w-full rounded-full border border-transparent bg-wash pe-4 ps-10 text-body text-ink transition-colors placeholder:text-quiet hover:border-control/60 focus-visible:bg-surface focus-visible:outline-2 focus-visible:-outline-offset-1 pointer-coarse:h-11"
      />
    </div>
  );
}
