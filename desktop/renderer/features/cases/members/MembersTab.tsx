import { plural, t } from "@lingui/core/macro";
import { useEffect, useEffectEvent, useState } from "react";
import type { MemberPage } from "#shared/cases/members-contract.ts";
import { announceToScreenReaders } from "../../../lib/announce/announce-to-screen-readers.ts";
import { useDebounced } from "../../../lib/form/use-debounced.ts";
import { useMedia } from "../../../lib/window/use-media.ts";
import { classNames } from "../../../ui/class-names.ts";
import { TextField } from "../../../ui/form/TextFields.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";
import { MemberListFilters } from "../MemberListFilters.tsx";
import { MemberList } from "./MemberList.tsx";
import { useMembers, useMembersAddress, useModeratedMember } from "./use-members.ts";
import { Card, UnavailableCard } from "../../../ui/layout/Card.tsx";
import { ErrorBoundary } from "../../../ui/status/ErrorBoundary.tsx";
import { MemberCases } from "./MemberCases.tsx";
import { MemberHeader } from "./MemberHeader.tsx";
import { MemberWritings } from "./MemberWritings.tsx";
import { NoteList } from "../case/CaseNotes.tsx";
import { Decision } from "../decide/DecisionHistory.tsx";
import { DeskPane, type DeskPaneProps } from "../desk/DeskPane.tsx";

const settleMs = 250;
/** The server counts up to this number; one more means "more than that". */
const countedMembers = 1_000;

/** The members and the page of one side by side; below 1024 px one or the other (cases.8). */
export function MembersTab() {
  const [address, change] = useMembersAddress();
  const [words, setWords] = useState(address.q);
  const q = useDebounced(words.trim(), settleMs);
  const store = useEffectEvent(() => q !== address.q && change({ q }));
  useEffect(() => void store(), [q]);
  const list = useMembers({ ...address, q });
  const isWide = useMedia("(width >= 64rem)");
  const { memberId } = address;
  const count = list.data && countText(list.data.totalCount ?? list.data.members.length);
  useEffect(() => {
    if (count) announceToScreenReaders(count);
  }, [count]);
  return (
    <div className="lg:grid lg:grid-cols-[minmax(17rem,20rem)_minmax(0,1fr)] lg:gap-5">
      <section
        aria-label={t`Members`}
        className={classNames(
          "space-y-3 pt-4 lg:sticky lg:top-(--covered-top) lg:max-h-[calc(100dvh-var(--covered-top))] lg:self-start lg:overflow-y-auto lg:pb-4",
          memberId && "max-lg:hidden",
        )}
      >
        <div className="px-1">
          <TextField
            label={t`Search members`}
            type="search"
            autoComplete="off"
            autoCapitalize="none"
            maxLength={254}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            onKeyDown={({ key }) => key === "Escape" && setWords("")}
          />
        </div>
        <MemberListFilters choice={address} onChange={change} />
        {count && <p className="px-3 text-meta text-quiet">{count}</p>}
        <MemberList list={list} address={{ ...address, q }} />
      </section>
      <div className={classNames("min-w-0 pt-4", !memberId && "max-lg:hidden")}>
        {memberId
          ? (
            <MemberPane
              key={memberId}
              memberId={memberId}
              takesFocus={!isWide}
              onBack={() => change({ memberId: undefined })}
            />
          )
          : list.data && list.data.members.length > 0 && (
            <EmptyState
              title={t`Select a member`}
              body={t`What they wrote, their cases and decisions appear here.`}
            />
          )}
      </div>
    </div>
  );
}

function countText(count: number): string {
  return count > countedMembers
    ? plural(countedMembers, { one: "More than # member", other: "More than # members" })
    : plural(count, { one: "# member", other: "# members" });
}

const paneTexts = {
  label: t`Member`,
  back: t`All members`,
  loading: t`Loading the member`,
  failure: t`The member could not be loaded`,
};

interface MemberPaneProps extends Pick<DeskPaneProps, "takesFocus" | "onBack"> {
  readonly memberId: string;
}

/** The page of one member, never with messages (cases.8). */
function MemberPane({ memberId, ...pane }: MemberPaneProps) {
  const opened = useModeratedMember(memberId);
  return (
    <DeskPane {...pane} texts={paneTexts} opened={opened} skeletons={["h-44", "h-32"]}>
      {(member) => (
        <>
          <ErrorBoundary resetKey={member} fallback={<UnavailableCard />}>
            <MemberHeader member={member} />
            <MemberCases cases={member.cases} count={member.casesCount} />
            <MemberDecisions decisions={member.decisions} />
            <MemberNotes notes={member.notes} />
          </ErrorBoundary>
          <MemberWritings memberId={memberId} />
        </>
      )}
    </DeskPane>
  );
}

/** Notes from the cases about a member. */
function MemberNotes({ notes }: Pick<MemberPage, "notes">) {
  if (notes.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="member-notes" className="space-y-3 p-4">
      <h3 id="member-notes" className="font-semibold">{t`Notes`}</h3>
      <NoteList notes={notes} />
    </Card>
  );
}

function MemberDecisions({ decisions }: Pick<MemberPage, "decisions">) {
  if (decisions.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="member-decisions" className="space-y-3 p-4">
      <h3 id="member-decisions" className="font-semibold">{t`Decisions`}</h3>
      <ul className="space-y-3">
        {decisions.map((one) => (
          <li key={one.id}>
            <Decision decision={one} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
