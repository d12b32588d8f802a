import { randomUUID } from "node:crypto";
import type { CaseKind } from "#shared/cases/case-shapes.ts";
import type { Tx } from "../../../db/open-database.ts";
import type { KeptText } from "./snapshot-fragments.ts";

/** What is to be kept as evidence (evidence.1). */
export interface EvidenceToKeep {
  readonly keptFor: "removal" | "account" | "known_image";
  readonly kind: Exclude<CaseKind, "appeal">;
  readonly subjectId: string;
  readonly memberId: string | null;
  readonly caseId: string;
  readonly decisionId?: string;
  readonly rule: string;
  readonly content: EvidenceContent;
}

interface EvidenceContent {
  readonly texts: readonly KeptText[];
  /** Of a comment. */
  readonly postId?: string;
  /** Of a message. */
  readonly receiverId?: string;
  /** Why it was removed. */
  readonly reason?: string;
  /** What a service of known images says. */
  readonly details?: Readonly<Record<string, string>>;
}

/**
 * Writes evidence down in the clear, with whose it is, what the members in it are called, and the
 * pictures of its texts, which must stay meanwhile: the job `settle_evidence` encrypts both within
 * a minute. Returns the ids of the new rows; what is kept already stays as it is. Locks the images
 * in the order of their ids.
 */
export async function keepEvidence(
  tx: Tx,
  given: readonly EvidenceToKeep[],
  at: Date,
): Promise<readonly string[]> {
  if (given.length === 0) return [];
  const known = await selectAccounts(
    tx,
    given.flatMap(({ memberId, content }) => [memberId, ...peopleIn(content)]),
  );
  const rows = given.map((one) => toRow(one, known));
  const kept = await insertEvidence(tx, rows, at);
  await keepPictures(tx, rows.filter(({ id }) => kept.includes(id)));
  return kept;
}

interface Account {
  readonly id: string;
  readonly username: string | null;
  readonly displayName: string | null;
  readonly email: string | null;
  readonly joinedAt: string;
}

/** Who wrote the texts, and who got a message. */
function peopleIn({ texts, receiverId }: EvidenceContent): (string | null)[] {
  return [...texts.map(({ memberId }) => memberId), receiverId ?? null];
}

/** Also those whose accounts wait for their removal (auth.18). */
async function selectAccounts(
  tx: Tx,
  memberIds: readonly (string | null)[],
): Promise<ReadonlyMap<string | null, Account>> {
  const ids = [...new Set(memberIds)].filter((id) => id !== null);
  const rows = await tx<Account[]>`
    select
      m.id, coalesce(d.profile ->> 'username', m.username) as username,
      coalesce(d.profile ->> 'display_name', m.display_name) as "displayName", m.email,
      to_jsonb(m.created_at) #>> '{}' as "joinedAt"
    from members m
    left join departures d on d.member_id = m.id
    where m.id = any(${ids}::uuid[])`;
  return new Map(rows.map((row) => [row.id, row]));
}

function toRow(one: EvidenceToKeep, known: ReadonlyMap<string | null, Account>) {
  const people = peopleIn(one.content).flatMap((id) => known.get(id) ?? []);
  return {
    id: randomUUID(),
    kept_for: one.keptFor,
    kind: one.kind,
    subject_id: one.subjectId,
    member_id: one.memberId,
    case_id: one.caseId,
    decision_id: one.decisionId ?? null,
    rule: one.rule,
    draft: {
      ...one.content,
      account: known.get(one.memberId) ?? null,
      people: Object.fromEntries(people.map(({ id, username }) => [id, username])),
    },
  };
}

type Row = ReturnType<typeof toRow>;

async function insertEvidence(tx: Tx, rows: readonly Row[], at: Date): Promise<string[]> {
  const kept = await tx<{ id: string }[]>`
    insert into evidence (id, kept_for, kind, subject_id, member_id, case_id, decision_id, rule, kept_at, draft)
    select
      e.id, e.kept_for, e.kind, e.subject_id, e.member_id, e.case_id, e.decision_id, e.rule, ${at}::timestamptz, e.draft
    from jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb) as e (
      id uuid, kept_for text, kind text, subject_id uuid, member_id uuid, case_id uuid, decision_id uuid, rule text,
      draft jsonb
    )
    on conflict do nothing
    returning id`;
  return kept.map(({ id }) => id);
}

async function keepPictures(tx: Tx, rows: readonly Row[]): Promise<void> {
  const pictures = rows.flatMap(({ id, draft: { texts } }) =>
    texts.flatMap((text) => text.pictures.map((picture) => ({ evidence_id: id, image_id: picture.id })))
  );
  if (pictures.length === 0) return;
  await tx`
    with kept as materialized (
      select i.id
      from images i
      where i.id = any(${pictures.map(({ image_id }) => image_id)}::uuid[])
      order by i.id
      for key share
    )
    insert into evidence_pictures (evidence_id, image_id)
    select shown.evidence_id, kept.id
    from jsonb_to_recordset(${
    JSON.stringify(pictures)
  }::text::jsonb) as shown (evidence_id uuid, image_id uuid)
    join kept on kept.id = shown.image_id
    on conflict do nothing`;
}
