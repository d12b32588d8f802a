import { t } from "@lingui/core/macro";

/** Says above answers that they are only examples (ai.6). */
export function PracticeNote() {
  return (
    <p className="shrink-0 bg-dawn-wash px-4 py-2 text-meta font-medium text-dawn-ink">
      {t`Practice assistant: example answers`}
    </p>
  );
}
