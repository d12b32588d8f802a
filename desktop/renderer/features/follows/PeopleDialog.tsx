import { t } from "@lingui/core/macro";
import { Link } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { PeopleKind } from "../../lib/query-keys/member-keys.ts";
import { Dialog } from "../../ui/dialog/Dialog.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { TextField } from "../../ui/form/TextFields.tsx";
import { filterPeople } from "./filter-people.ts";
import { getEmptyNotice, PeopleList } from "./PeopleList.tsx";
import { PersonName } from "../../ui/content/PersonName.tsx";
import { usePeople } from "./use-people.ts";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";

const emptyTexts: Readonly<Record<PeopleKind, string>> = {
  followers: t`No followers yet`,
  following: t`No following yet`,
};

interface PeopleDialogProps {
  readonly memberId: string;
  readonly kind: PeopleKind;
  readonly onClose: () => void;
}

/** A member's followers, or those they follow, with a filter by name (members.2). */
export function PeopleDialog({ memberId, kind, onClose }: PeopleDialogProps) {
  const [words, setWords] = useState("");
  const people = usePeople(memberId, kind);
  const all = people.data ?? [];
  const found = filterPeople(all, words);
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = people;
  // The filter sees only the loaded people, so it loads more while it finds none.
  const isSearching = words.trim() !== "" && found.length === 0 && hasNextPage && !isFetchNextPageError;
  useEffect(() => {
    if (isSearching && !isFetchingNextPage) void fetchNextPage();
  }, [isSearching, isFetchingNextPage, fetchNextPage]);
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={kind === "followers" ? t`Followers` : t`Following`}
    >
      <div className="sticky top-0 z-10 bg-float pb-3">
        <TextField
          label={t`Search`}
          type="search"
          autoComplete="off"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </div>
      <div className="-mx-2 min-h-[min(24rem,45dvh)]">
        <PeopleList
          query={people}
          skeleton={<Skeleton className="m-2 h-28" />}
          failureTitle={kind === "followers"
            ? t`Followers could not be loaded`
            : t`This list could not be loaded`}
          notice={isSearching ? null : getEmptyNotice(all.length, found.length, emptyTexts[kind])}
          noticeClass="py-10"
        >
          <ul>
            <GuardedRows rows={found}>
              {(member) => (
                <li>
                  <Link
                    to="/$username"
                    params={{ username: member.username }}
                    onClick={onClose}
                    className="flex min-h-14 items-center gap-3 rounded-control px-2 no-underline transition-colors hover:bg-wash"
                  >
                    <PersonName member={member} />
                  </Link>
                </li>
              )}
            </GuardedRows>
          </ul>
        </PeopleList>
      </div>
    </Dialog>
  );
}
