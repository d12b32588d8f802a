import { seedAppeals } from "./seed-appeals.ts";
import { seedCaseCopies, seedDecisions, seedReports } from "./seed-closed-cases.ts";
import { type Cleanup, seeding } from "./seeding.ts";

/** Cleanups of closed cases. */
export const cleanupsOfCases: readonly Cleanup[] = [
  {
    table: "case_looks",
    statement: "cases/deleteLooks",
    index: "case_looks_by_day",
    seed: seeding(
      `insert into case_looks (moderator_id, case_id, looked_on, is_hard)
       select member, md5('case')::uuid, at::date - n, false`,
    ),
  },
  {
    table: "case_pictures",
    statement: "cases/deleteCopiesBefore",
    index: "cases_with_copies",
    seed: seedCaseCopies,
  },
  {
    table: "reports",
    statement: "cases/forgetReporters",
    index: "cases_with_words",
    isDue: "description <> ''",
    seed: seedReports,
  },
  {
    table: "case_notes",
    statement: "cases/deleteNotes",
    index: "case_notes_by_age",
    seed: seeding(
      `insert into case_notes (id, case_id, words, created_at)
       select gen_random_uuid(), md5('closed case')::uuid, 'A note', at`,
      { earlier: "366 days" },
    ),
  },
  {
    table: "known_images",
    statement: "cases/deleteKnownImages",
    index: "known_images_by_age",
    seed: seeding(
      `insert into known_images (case_id, image_id, sha256, reference, matched_at)
       select md5('closed case')::uuid, gen_random_uuid(), '\\x00', '-', at`,
      { earlier: "366 days" },
    ),
  },
  {
    table: "decisions",
    statement: "cases/forgetFormer",
    index: "decisions_with_former",
    isDue: "has_former",
    seed: seedDecisions,
  },
  {
    table: "appeals",
    statement: "cases/forgetWordsBefore",
    index: "appeals_with_words",
    isDue: "words is not null",
    seed: seedAppeals,
  },
  {
    table: "evidence",
    statement: "cases/dropEvidenceBefore",
    index: "evidence_by_age",
    isDue: "content is not null",
    seed: seeding(
      `insert into evidence (id, kept_for, kind, subject_id, rule, kept_at, content)
       select gen_random_uuid(), 'removal', 'post', gen_random_uuid(), 'hate', at, '\\x00'`,
      { earlier: "366 days" },
    ),
  },
];
