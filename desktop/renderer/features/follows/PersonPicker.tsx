import { t } from "@lingui/core/macro";
import { useState } from "react";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { TextField } from "../../ui/form/TextFields.tsx";
import { FollowedPeople } from "./FollowedPeople.tsx";
import { PersonName } from "../../ui/content/PersonName.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";

interface PersonPickerProps {
  readonly value: string | null;
  readonly onChange: (memberId: string) => void;
  /** Closes the dialog around it, before the member leaves to find people. */
  readonly onLeave: () => void;
}

/** Picks one of the followed members. */
export function PersonPicker({ value, onChange, onLeave }: PersonPickerProps) {
  const [words, setWords] = useState("");
  return (
    <div className="space-y-3">
      <TextField
        label={t`Send to`}
        type="search"
        placeholder={t`Search following...`}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <fieldset className="max-h-[min(14rem,40dvh)] min-h-24 overflow-y-auto rounded-control border border-hairline p-1">
        <legend className="sr-only">{t`Members you follow`}</legend>
        <FollowedPeople
          words={words}
          skeleton={<Skeleton className="h-20 w-full" />}
          noticeClass="px-3 py-6 text-meta"
          onLeave={onLeave}
        >
          {(people) => (
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
          )}
        </FollowedPeople>
      </fieldset>
    </div>
  );
}
