import { t } from "@lingui/core/macro";
import { useMemo } from "react";
import { getLanguageName, listWrittenLanguages } from "../../lib/language/language-names.ts";
import { useSession } from "../../lib/session/session.ts";
import { LazySelect } from "../form/LazySelect.tsx";

interface WrittenLanguageProps {
  /** As chosen by hand; null: it is detected. */
  readonly language: string | null;
  readonly onChoose: (language: string | null) => void;
}

/** Says in which language a text is written, and lets its author correct it (posts.19). */
export function WrittenLanguage({ language, onChoose }: WrittenLanguageProps) {
  const { user } = useSession();
  const read = user?.readLanguages;
  const options = useMemo(() => [
    { value: "", label: t`Language: automatic` },
    ...listWrittenLanguages(read ?? []),
  ], [read]);
  return (
    <LazySelect
      look="quiet"
      aria-label={t`Language of your text`}
      options={options}
      value={language ?? ""}
      placeholder={language === null ? "" : getLanguageName(language)}
      onChoose={(chosen) => onChoose(chosen === "" ? null : chosen)}
    />
  );
}
