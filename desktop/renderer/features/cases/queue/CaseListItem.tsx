import { Link } from "@tanstack/react-router";
import type { CaseRow } from "#shared/cases/case-shapes.ts";
import { useAtEachTick } from "../../../lib/clock/use-at-each-tick.ts";
import { useSession } from "../../../lib/session/session.ts";
import { langAndDir } from "../../../lib/text/lang-and-dir.ts";
import { classNames } from "../../../ui/class-names.ts";
import { MemberMarks } from "../../../ui/content/MemberMarks.tsx";
import { MemberName } from "../../../ui/content/MemberName.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { CircleAlert } from "../../../ui/icons/circle-alert.ts";
import { Image } from "../../../ui/icons/image.ts";
import { appealOutcomes } from "../appeals/appeal-words.ts";
import { closedByItself, kindNames, outcomeText, whyNames } from "../words/case-words.ts";
import { ChooseCase } from "../together/ChooseCase.tsx";
import { caseStanding } from "./case-standing.ts";
import { type ModerationAddress, moderationSearch } from "./use-moderation-address.ts";

interface CaseListItemProps {
  readonly row: CaseRow;
  readonly address: ModerationAddress;
}

/** A case of the list. One that somebody else works on is grey, and says who (cases.3). */
export function CaseListItem({ row, address }: CaseListItemProps) {
  const { user } = useSession();
  const standing = useAtEachTick((now) => caseStanding(row, user?.id, now));
  const isOpen = address.caseId === row.id;
  const isElsewhere = standing === "elsewhere";
  return (
    <li className="flex">
      <ChooseCase row={row} standing={standing} />
      <Link
        to="/moderation"
        search={moderationSearch({ ...address, caseId: row.id })}
        data-case={row.id}
        data-standing={standing}
        aria-current={isOpen || undefined}
        className={classNames(
          "block min-w-0 flex-1 scroll-my-2 rounded-control px-3 py-2.5 no-underline transition-colors focus-visible:-outline-offset-2",
          isOpen ? "bg-brand-wash" : isElsewhere ? "bg-wash" : "hover:bg-wash",
          isElsewhere ? "text-quiet" : "text-ink",
        )}
      >
        <span className="flex items-center gap-1.5 text-meta text-quiet">
          {row.isUrgent && (
            <span className="inline-flex shrink-0 text-danger" data-tooltip="Urgent">
              <CircleAlert size={14} aria-hidden="true" />
              <span className="sr-only">Urgent</span>
            </span>
          )}
          <span className="min-w-0 truncate font-medium">{whyText(row)}</span>
          <RelativeTime at={row.closedAt ?? row.openedAt} className="ml-auto shrink-0 text-xs" />
        </span>
        <span className="mt-0.5 flex items-start gap-1.5">
          <span {...langAndDir(row.excerpt)} className="line-clamp-2 min-w-0 flex-1 wrap-anywhere">
            {row.excerpt || "No text"}
          </span>
          {row.hasPictures && (
            <span className="mt-0.5 shrink-0 text-quiet">
              <Image size={16} aria-hidden="true" />
              <span className="sr-only">With pictures</span>
            </span>
          )}
        </span>
        <span className="mt-1 flex items-center gap-1.5 text-meta text-quiet">
          {row.author && <MemberName name={row.author.displayName} className="truncate" />}
          {row.author && <MemberMarks member={row.author} />}
          <Standing row={row} standing={standing} />
        </span>
      </Link>
    </li>
  );
}

function Standing({ row, standing }: { readonly row: CaseRow; readonly standing: string }) {
  const words = standing === "elsewhere" && row.claim
    ? `${row.claim.by.displayName} is on it`
    : standing === "mine"
    ? "Yours"
    : standing === "refused"
    ? "For another moderator"
    : standing === "closed" && row.appeal
    ? appealOutcomes[row.appeal]
    : standing === "closed" && row.decision
    ? outcomeText(row.decision, row.isDecisionOver)
    : standing === "closed" && closedByItself(row, true)
    ? "Closed automatically"
    : row.count > 1
    ? `${row.count} reports`
    : null;
  return words && (
    <span
      key={standing}
      className={classNames("ml-auto shrink-0", standing === "mine" && "font-medium text-brand")}
    >
      {words}
    </span>
  );
}

function whyText(row: CaseRow): string {
  const [first, ...others] = whyNames(row);
  if (row.subject.kind === "wave" || first === undefined) return kindNames[row.subject.kind];
  const why = others.length > 0 ? `${first} and ${others.length} more` : first;
  return `${kindNames[row.subject.kind]} · ${why}`;
}
