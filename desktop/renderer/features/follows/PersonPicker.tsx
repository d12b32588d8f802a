import { useState } from "react";
import { userMessageOf } from "../../lib/api/api-error.ts";
import { ErrorState } from "../../ui/status/ErrorState.tsx";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { TextField } from "../../ui/form/TextFields.tsx";
import { filterPeople } from "./filter-people.ts";
import { PersonName } from "../../ui/content/PersonName.tsx";
import { useFollowedMembers } from "./use-people.ts";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";

interface PersonPickerProps {
  readonly value: string | null;
  readonly onChange: (memberId: string) => void;
}

/** Picks one of the followed members. */
export function PersonPicker({ value, onChange }: PersonPickerProps) {
  const [words, setWords] = useState("");
  const followed = useFollowedMembers();
  const people = filterPeople(followed.data ?? [], words);
  return (
    <div className="space-y-3">
      <TextField
        label="Send to"
        type="search"
        placeholder="Search following..."
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <fieldset className="max-h-[min(14rem,40dvh)] min-h-24 overflow-y-auto rounded-control border border-hairline p-1">
        <legend className="sr-only">Members you follow</legend>
        {followed.isPending && <Skeleton className="h-20 w-full" />}
        {followed.isError && !followed.data && (
          <ErrorState
            title="The members you follow could not be loaded"
            body={userMessageOf(followed.error, "Please try again.")}
            isRetrying={followed.isFetching}
            onRetry={() => void followed.refetch()}
          />
        )}
        {followed.data && people.length === 0 && (
          <p className="px-3 py-6 text-center text-meta text-quiet">
            {followed.data.length === 0 ? "You don't follow anyone yet" : "No matching users found"}
          </p>
        )}
        <GuardedRows rows={people} as="p">
          {(member) => (
            <label className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control px-2 py-1 hover:bg-wash has-checked:bg-brand-wash has-focus-visible:outline-2 has-focus-visible:outline-brand">
              <PersonName member={member} />
              <input
                type="radio"
                name="receiver"
                value={member.id}
                checked={member.id === value}
                onChange={() => onChange(member.id)}
                className="size-4 accent-brand"
              />
            </label>
          )}
        </GuardedRows>
        <MoreButton query={followed} label="Load more" size="sm" />
      </fieldset>
    </div>
  );
}
