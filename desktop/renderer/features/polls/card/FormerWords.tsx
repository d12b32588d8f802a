import { t } from "@lingui/core/macro";
import { leaveOutSpoilers } from "#shared/posts/spoilers.ts";
import { foldText } from "../../../lib/text/fold/fold-long-text.ts";
import { getLangAndDir } from "../../../lib/text/lang-and-dir.ts";
import { splitAround } from "../../../lib/text/split-around.ts";

interface FormerWordsProps {
  /** Null where not all who see the post may read them. */
  readonly words: string | null;
  readonly language: string | null;
  readonly onHistory: () => void;
}

/** What was voted on, where the post says something else by now (posts.28). */
export function FormerWords({ words, language, onHistory }: FormerWordsProps) {
  const [before, after] = splitAround((text) => t`The post said when voting began: “${text}”`);
  return (
    <div className="mb-2 border-s-2 border-hairline ps-3 text-meta text-quiet">
      {words
        ? (
          <p className="wrap-anywhere">
            <span>{before}</span>
            <bdi {...getLangAndDir(words, language)} className="text-ink">
              {foldText(leaveOutSpoilers(words))}
            </bdi>
            <span>{after}</span>
          </p>
        )
        : <p>{t`This post was edited after voting began.`}</p>}
      <button
        type="button"
        aria-haspopup="dialog"
        className="block min-h-6 text-start underline decoration-quiet/40 underline-offset-2 hover:text-ink pointer-coarse:min-h-11"
        onClick={onHistory}
      >
        {t`All versions`}
      </button>
    </div>
  );
}
