import type { EvidenceRow, OpenedEvidence } from "#shared/cases/evidence-contract.ts";
import { keptUntil } from "#shared/retention.ts";
import type { KeptRow, SealedRow } from "./look-queries.ts";

/** What keep_evidence wrote down; times have the offset of the session that wrote them. */
export interface KeptContent {
  readonly account: OpenedEvidence["account"];
  /** Usernames by the ids of members. */
  readonly people: Readonly<Record<string, string>>;
  readonly texts: readonly {
    readonly memberId: string | null;
    readonly words: string;
    readonly pictures: readonly { readonly id: string; readonly description: string }[];
    readonly createdAt: string | null;
    readonly isSubject: boolean;
  }[];
  readonly receiverId?: string;
  readonly reason?: string;
  readonly details?: OpenedEvidence["details"];
}

export function presentKept(row: KeptRow): EvidenceRow {
  return {
    id: row.id,
    kind: row.kind,
    keptFor: row.kept_for,
    rule: row.rule,
    keptAt: row.kept_at.toISOString(),
    until: keptUntil("evidence", row.kept_at).toISOString(),
    pictures: row.pictures,
    isReady: row.is_ready,
  };
}

export function presentOpened(row: SealedRow, kept: KeptContent): OpenedEvidence {
  const personOf = (id: string | null | undefined) => {
    const username = id ? kept.people[id] : undefined;
    return id && username ? { id, username } : null;
  };
  return {
    ...presentKept(row),
    account: kept.account && { ...kept.account, joinedAt: isoOf(kept.account.joinedAt) },
    texts: kept.texts.map(({ memberId, words, pictures, createdAt, isSubject }) => ({
      author: personOf(memberId),
      words,
      // A known image of abuse is shown to nobody (media.12).
      pictures: (row.kept_for === "known_image" ? [] : pictures).map(({ id, description }) => ({
        id,
        description,
        isKept: row.picture_ids.includes(id),
      })),
      createdAt: createdAt === null ? null : isoOf(createdAt),
      isSubject,
    })),
    receiver: personOf(kept.receiverId),
    reason: kept.reason ?? null,
    details: kept.details ?? {},
  };
}

function isoOf(time: string): string {
  return new Date(time).toISOString();
}
