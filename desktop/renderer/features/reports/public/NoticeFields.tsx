import { t } from "@lingui/core/macro";
import type { ReactNode, Ref } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { TextArea, TextField } from "../../../ui/form/TextFields.tsx";
import { firstRules, useRules } from "../../rules/use-rules.ts";
import { RuleChoice } from "../RuleChoice.tsx";

interface NoticeFieldsProps {
  readonly address: UseFormRegisterReturn;
  readonly addressError: string | undefined;
  readonly ruleId: string;
  readonly ruleError: string | undefined;
  readonly ruleRef: Ref<HTMLButtonElement>;
  readonly onChooseRule: (ruleId: string) => void;
  readonly words: UseFormRegisterReturn;
  readonly wordsError: string | undefined;
  readonly wordsHint: ReactNode;
  readonly areWordsRequired: boolean;
  readonly longestWords: number;
}

/** Asks what every report by address says: what it is about, which rule, and why. */
export function NoticeFields(
  {
    address,
    addressError,
    ruleId,
    ruleError,
    ruleRef,
    onChooseRule,
    words,
    wordsError,
    wordsHint,
    areWordsRequired,
    longestWords,
  }: NoticeFieldsProps,
) {
  // Whatever happens to the rules, a report can be sent.
  const rules = useRules().data?.rules ?? firstRules;
  return (
    <>
      <TextField
        label={t`Web address`}
        inputMode="url"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        required
        hint={t`The address of a post, a comment, a profile or a picture here: open it, and copy the address from the browser's bar.`}
        error={addressError}
        {...address}
      />
      <RuleChoice
        rules={rules}
        ruleId={ruleId}
        error={ruleError}
        selectRef={ruleRef}
        onChoose={onChooseRule}
      />
      <TextArea
        label={t`What is wrong with it?`}
        rows={5}
        required={areWordsRequired}
        className="min-h-30"
        maxLength={longestWords}
        hint={wordsHint}
        error={wordsError}
        {...words}
      />
    </>
  );
}
