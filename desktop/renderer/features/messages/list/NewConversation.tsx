import { useState } from "react";
import { userMessageOf } from "../../../lib/api/api-error.ts";
import { useShortcuts } from "../../../lib/keyboard/shortcuts.ts";
import { MoreButton } from "../../../ui/button/MoreButton.tsx";
import { PersonName } from "../../../ui/content/PersonName.tsx";
import { ErrorState } from "../../../ui/status/ErrorState.tsx";
import { GuardedRows } from "../../../ui/status/GuardedRows.tsx";
import { SkeletonRow } from "../../../ui/status/SkeletonRow.tsx";
import { filterPeople } from "../../follows/filter-people.ts";
import { useFollowedMembers } from "../../follows/use-people.ts";
import { isInList, moveToConversation } from "./focus-conversation-rows.ts";
import { SearchField } from "./SearchField.tsx";

/** Picks a followed member to write to. */
export function NewConversation({ onOpen }: { readonly onOpen: (user: string) => void }) {
  const [words, setWords] = useState("");
  const followed = useFollowedMembers();
  const people = filterPeople(followed.data ?? [], words);
  const moveByArrow = (step: 1 | -1) => isInList() ? moveToConversation(step) : false;
  useShortcuts({ ArrowDown: () => moveByArrow(1), ArrowUp: () => moveByArrow(-1) });
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
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain pb-2">
        {followed.isPending && (
          <div role="status">
            <span className="sr-only">Loading the members you follow</span>
            {[0, 1, 2, 3].map((row) => (
              <SkeletonRow
                key={row}
                className="h-15 items-center gap-3 px-4"
                picture="size-10 shrink-0 rounded-full"
                lines={["h-4 w-32", "h-3.5 w-24"]}
              />
            ))}
          </div>
        )}
        {followed.isError && !followed.data && (
          <ErrorState
            title="The members you follow could not be loaded"
            body={userMessageOf(followed.error, "Please try again.")}
            isRetrying={followed.isFetching}
            onRetry={() => void followed.refetch()}
          />
        )}
        {followed.data && people.length === 0 && (
          <p className="px-4 py-8 text-center text-quiet">
            {followed.data.length === 0 ? "You don't follow anyone yet" : "No matching users found"}
          </p>
        )}
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
        <MoreButton query={followed} label="Load more" size="sm" />
      </div>
    </>
  );
}
