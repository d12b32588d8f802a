import { t } from "@lingui/core/macro";
import { isReason } from "#shared/rules/first-rules.ts";
import { IconButton } from "../../../ui/button/IconButton.tsx";
import { TextArea, TextField } from "../../../ui/form/TextFields.tsx";
import { ArrowDown } from "../../../ui/icons/arrow-down.ts";
import { ArrowUp } from "../../../ui/icons/arrow-up.ts";
import { Trash2 } from "../../../ui/icons/trash-2.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import type { EditedRule } from "./edited-rules.ts";

/** The limits of the contract. */
const [titleLength, wordsLength] = [80, 1000];

interface RuleFieldsProps {
  readonly rule: EditedRule;
  readonly place: number;
  readonly isLast: boolean;
  /** The missing words, once saving was tried. */
  readonly problems: { readonly title?: string; readonly words?: string } | undefined;
  readonly onChange: (words: Partial<Pick<EditedRule, "title" | "words">>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A rule's title and words, its place, and Remove where it may go. */
export function RuleFields({ rule, place, isLast, problems, ...acts }: RuleFieldsProps) {
  const { id, key, title, words } = rule;
  const name = title.trim();
  return (
    <li>
      <Card className="p-4 sm:p-5">
        <fieldset>
          <legend className="sr-only">{t`Rule ${place}`}</legend>
          <div className="flex items-center gap-1">
            <span aria-hidden="true" className="tabular me-auto font-semibold text-quiet">{place}</span>
            <IconButton
              label={name ? t`Move ${name} up` : t`Move the new rule up`}
              icon={<ArrowUp size={18} aria-hidden="true" />}
              disabled={place === 1}
              data-move={id}
              data-by={-1}
              onClick={() => acts.onMove(-1)}
            />
            <IconButton
              label={name ? t`Move ${name} down` : t`Move the new rule down`}
              icon={<ArrowDown size={18} aria-hidden="true" />}
              disabled={isLast}
              data-move={id}
              data-by={1}
              onClick={() => acts.onMove(1)}
            />
            {!(key && isReason(key)) && (
              <IconButton
                label={name ? t`Remove ${name}` : t`Remove the new rule`}
                icon={<Trash2 size={18} aria-hidden="true" />}
                onClick={acts.onRemove}
              />
            )}
          </div>
          <div className="mt-2 space-y-4">
            <TextField
              label={t`Title`}
              name={`title-${id}`}
              maxLength={titleLength}
              required
              value={title}
              {...(problems?.title && { error: problems.title })}
              onChange={(event) => acts.onChange({ title: event.target.value })}
            />
            <TextArea
              label={t`What it means`}
              name={`words-${id}`}
              rows={3}
              maxLength={wordsLength}
              required
              value={words}
              {...(problems?.words && { error: problems.words })}
              onChange={(event) => acts.onChange({ words: event.target.value })}
            />
          </div>
        </fieldset>
      </Card>
    </li>
  );
}
