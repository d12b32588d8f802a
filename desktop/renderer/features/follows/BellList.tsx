import { t } from "@lingui/core/macro";
import type { MemberCard } from "#shared/members/member-card.ts";
import { ApiError } from "../../lib/api/api-error.ts";
import { focusNeighbouringRow } from "../../lib/keyboard/row-focus.ts";
import { Button } from "../../ui/button/Button.tsx";
import { PersonName } from "../../ui/content/PersonName.tsx";
import { GuardedRows } from "../../ui/status/GuardedRows.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { PeopleList } from "./PeopleList.tsx";
import { useBell } from "./use-bell.ts";
import { useBells } from "./use-people.ts";

/** The members of whose posts one is notified (notifications.7). */
export function BellList() {
  const bells = useBells();
  const people = bells.data ?? [];
  // A server of the release before has no bells.
  if (bells.error instanceof ApiError && bells.error.status === 404) return null;
  return (
    <div>
      <h3 className="text-meta font-semibold text-quiet">{t`Members whose posts notify you`}</h3>
      <PeopleList
        query={bells}
        skeleton={<Skeleton className="mt-2 h-12 w-full" />}
        failureTitle={t`These members could not be loaded`}
        notice={people.length === 0 ? t`Nobody. The bell on a profile adds somebody you follow.` : null}
        noticeClass="py-3 text-start! text-meta"
      >
        <ul className="mt-1 divide-y divide-hairline">
          <GuardedRows rows={people}>{(person) => <Row key={person.id} person={person} />}</GuardedRows>
        </ul>
      </PeopleList>
    </div>
  );
}

function Row({ person }: { readonly person: MemberCard }) {
  const { mutate, isPending } = useBell(person.id);
  const { displayName } = person;
  return (
    <li className="flex min-h-13 items-center justify-between gap-3 py-1.5">
      <PersonName member={person} />
      <Button
        variant="quiet"
        size="sm"
        aria-label={t`Remove ${displayName}`}
        isLoading={isPending}
        onClick={({ currentTarget }) => {
          focusNeighbouringRow(currentTarget);
          mutate(false);
        }}
      >
        {t`Remove`}
      </Button>
    </li>
  );
}
