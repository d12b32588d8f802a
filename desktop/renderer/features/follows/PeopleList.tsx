import { t } from "@lingui/core/macro";
import { MoreButton } from "../../ui/button/MoreButton.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { Elements } from "../../ui/elements.ts";
import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import type { PeopleQuery } from "./use-people.ts";

interface PeopleListProps {
  readonly query: PeopleQuery;
  readonly skeleton: Elements;
  readonly failureTitle: string;
  /** Shown in place of rows; null when there are some, or when more are being loaded. */
  readonly notice: string | null;
  readonly noticeClass: string;
  /** Offers something to do about an empty list, below the notice. */
  readonly action?: Elements;
  readonly children: Elements;
}

/** The states of a list of people around its rows, with a button for more. */
export function PeopleList(
  { query, skeleton, failureTitle, notice, noticeClass, action, children }: PeopleListProps,
) {
  return (
    <>
      {query.isPending && skeleton}
      {query.isError && !query.data && <QueryFailure title={failureTitle} query={query} />}
      {query.data && notice && (
        <div className={classNames("text-center text-quiet", noticeClass)}>
          <p>{notice}</p>
          {action && <div className="mt-3">{action}</div>}
        </div>
      )}
      {children}
      <MoreButton query={query} label={t`Load more`} size="sm" />
    </>
  );
}

/** Says that a list is empty, or that nobody in it has the name that was typed. */
export function getEmptyNotice(all: number, found: number, ofEmptyList: string): string | null {
  if (found > 0) return null;
  return all === 0 ? ofEmptyList : t`No matching users found`;
}
