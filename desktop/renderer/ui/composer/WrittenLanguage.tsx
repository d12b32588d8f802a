import { t } from "@lingui/core/macro";
import { useMemo } from "react";
import { listWrittenLanguages } from "../../lib/language/language-names.ts";
import { useSession } from "../../lib/session/session.ts";
import { LazySelect } from "../form/LazySelect.tsx";

interface WrittenLanguageProps {
  /** As chosen by hand; null: it is detected. */
  readonly language: string | null;
  /** Where there is little space. */
  readonly isShort?: boolean;
  readonly onChoose: (language: string | null) => void;
}

/** Says in which language a text is written, and lets its author correct it (posts.19). */
export function WrittenLanguage({ language, isShort = false, onChoose }: WrittenLanguageProps) {
  const { user } = useSession();
  const read = user?.readLanguages;
  const languages = useMemo(() => listWrittenLanguages(read ?? []), [read]);
  return (
    <LazySelect
      look="quiet"
      aria-label={t`Language of your text`}
      options={language === null ? languages : [{ value: "", label: t`Automatic` }, ...languages]}
      value={language ?? ""}
      placeholder={isShort ? t`Language` : t`Language: automatic`}
      onChoose={(chosen) => onChoose(chosen === "" ? null : chosen)}
    />
  );
}
