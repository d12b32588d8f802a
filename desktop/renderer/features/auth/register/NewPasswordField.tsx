import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { PasswordField } from "../../../ui/form/PasswordField.tsx";
import type { TextFieldProps } from "../../../ui/form/TextFields.tsx";
import {
  createPasswordChecklist,
  describeMissingFromPassword,
  findForbiddenCharacters,
} from "./password-checklist.ts";
import { Check } from "../../../ui/icons/check.ts";
import { Circle } from "../../../ui/icons/circle.ts";

interface NewPasswordFieldProps extends Omit<TextFieldProps, "value"> {
  /** The written password, which the field itself keeps. */
  readonly password: string;
}

/**
 * A new password with its rule below, and one sentence about it at a time: what can't be used, else
 * the error, else what is still needed (auth.23).
 */
export function NewPasswordField({ password, error, ...input }: NewPasswordFieldProps) {
  const hasForbidden = findForbiddenCharacters(password).shown.length > 0;
  return (
    <PasswordField
      autoComplete="new-password"
      required
      hint={<PasswordChecklist password={password} hasLine={hasForbidden || !error} />}
      error={hasForbidden ? undefined : error}
      isInvalid={Boolean(error)}
      {...input}
    />
  );
}

interface PasswordChecklistProps {
  readonly password: string;
  /** False where an error already says what is wrong. */
  readonly hasLine: boolean;
}

/** The password rule, checked off while typing. Only the line below is announced (auth.23). */
function PasswordChecklist({ password, hasLine }: PasswordChecklistProps) {
  return (
    <div>
      <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2" aria-label={t`Your password needs`}>
        {createPasswordChecklist(password).map((check) => (
          <li
            key={check.id}
            className={`flex items-center gap-2 ${check.isMet ? "text-brand" : "text-quiet"}`}
          >
            {check.isMet
              ? <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={2.5} />
              : <Circle aria-hidden="true" className="size-4 shrink-0 p-0.5 opacity-60" />}
            <span>{check.label}</span>
            <span className="sr-only">{check.isMet ? t`(done)` : t`(missing)`}</span>
          </li>
        ))}
      </ul>
      <div role="status" aria-atomic="true" className="font-medium text-ink">
        {hasLine && password !== "" && <PasswordLine password={password} />}
      </div>
    </div>
  );
}

/** Which characters cannot be used; else what is missing. */
function PasswordLine({ password }: { readonly password: string }) {
  const { shown, hasMore } = findForbiddenCharacters(password);
  if (shown.length === 0) {
    const missing = describeMissingFromPassword(password);
    return missing
      ? <p className="mt-1.5">{missing}</p>
      : <p className="sr-only">{t`Every requirement is met.`}</p>;
  }
  return <ForbiddenLine shown={shown} hasMore={hasMore} />;
}

const lineClass = "mt-1.5 wrap-anywhere";

function ForbiddenLine({ shown, hasMore }: ReturnType<typeof findForbiddenCharacters>) {
  const [first, second, third] = shown;
  if (!second) {
    return (
      <p key="one" className={lineClass}>
        <Trans comment="Each number is a character that a password can't have.">
          <Forbidden {...first} /> can't be used.
        </Trans>
      </p>
    );
  }
  if (!third) {
    return (
      <p key="two" className={lineClass}>
        <Trans comment="Each number is a character that a password can't have.">
          <Forbidden {...first} /> and <Forbidden {...second} /> can't be used.
        </Trans>
      </p>
    );
  }
  return hasMore
    ? (
      <p key="more" className={lineClass}>
        <Trans comment="Each number is a character that a password can't have.">
          <Forbidden {...first} />, <Forbidden {...second} />, <Forbidden {...third} />{" "}
          and others can't be used.
        </Trans>
      </p>
    )
    : (
      <p key="three" className={lineClass}>
        <Trans comment="Each number is a character that a password can't have.">
          <Forbidden {...first} />, <Forbidden {...second} /> and <Forbidden {...third} /> can't be used.
        </Trans>
      </p>
    );
}

function Forbidden({ text = "", name }: { readonly text?: string; readonly name?: string }) {
  return (
    <span>
      {name && <span className="sr-only">{`${name} `}</span>}
      <span>{text}</span>
    </span>
  );
}
