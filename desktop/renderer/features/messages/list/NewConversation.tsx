import { useState } from "react";
import { useShortcuts } from "../../../lib/keyboard/shortcuts.ts";
import { PersonName } from "../../../ui/content/PersonName.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { SkeletonRows } from "../../../ui/status/SkeletonRows.tsx";
import { FollowedPeople } from "../../follows/FollowedPeople.tsx";
import { isInList, moveToConversation } from "./focus-conversation-rows.ts";
import { SearchField } from "./SearchField.tsx";

/** Picks a followed member to write to. */
export function NewConversation({ onOpen }: { readonly onOpen: (user: string) => void }) {
  const [words, setWords] = useState("");
  const arrow = (step: 1 | -1) => isInList() ? moveToConversation(step) : false;
  useShortcuts({ ArrowDown: () => arrow(1), ArrowUp: () => arrow(-1) });
  return (
    <>
      <div className="px-3 pb-2">
        <SearchField
          label="Search the members you follow"
          placeholder="Search following..."
          value={words}
          onChange={setWords}
          takesFocus
        />
      </div>
      <div className="list-pane pb-2">
        <FollowedPeople words={words} skeleton={<RowSkeletons />} noticeClass="px-4 py-8">
          {(people) => (
            <ul aria-label="Members you follow">
              <GuardedRows rows={people}>
                {(member) => (
                  <li className="px-2">
                    <button
                      type="button"
                      data-conversation={member.id}
                      onClick={() => onOpen(member.id)}
                      className="flex h-15 w-full items-center gap-3 rounded-control px-2 text-left transition-colors hover:bg-wash focus-visible:-outline-offset-2"
                    >
                      <PersonName member={member} />
                    </button>
                  </li>
                )}
              </GuardedRows>
            </ul>
          )}
        </FollowedPeople>
      </div>
    </>
  );
}

function RowSkeletons() {
  return (
    <div role="status">
      <span className="sr-only">Loading the members you follow</span>
      <SkeletonRows
        count={4}
        className="h-15 items-center gap-3 px-4"
        picture="size-10 shrink-0 rounded-full"
        lines={["h-4 w-32", "h-3.5 w-24"]}
      />
    </div>
  );
}
