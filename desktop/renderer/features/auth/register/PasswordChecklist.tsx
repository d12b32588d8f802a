import { Check } from "../../../ui/icons/check.ts";
import { Circle } from "../../../ui/icons/circle.ts";
import { forbiddenInPassword, missingFromPassword, passwordChecklist } from "./password-checklist.ts";

/** The password rule, checked off while typing. Only the line below is announced (auth.23). */
export function PasswordChecklist({ password }: { readonly password: string }) {
  return (
    <div>
      <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2" aria-label="Your password needs">
        {passwordChecklist(password).map((check) => (
          <li
            key={check.id}
            className={`flex items-center gap-2 ${check.isMet ? "text-brand" : "text-quiet"}`}
          >
            {check.isMet
              ? <Check aria-hidden="true" className="size-4 shrink-0" strokeWidth={2.5} />
              : <Circle aria-hidden="true" className="size-4 shrink-0 p-0.5 opacity-60" />}
            <span>{check.label}</span>
            <span className="sr-only">{check.isMet ? "(done)" : "(missing)"}</span>
          </li>
        ))}
      </ul>
      <div role="status" aria-atomic="true" className="font-medium text-ink">
        {password !== "" && <PasswordLine password={password} />}
      </div>
    </div>
  );
}

/** Names what is missing and which characters cannot be used. */
function PasswordLine({ password }: { readonly password: string }) {
  const missing = missingFromPassword(password);
  const { shown, hasMore } = forbiddenInPassword(password);
  if (!missing && shown.length === 0) return <p className="sr-only">Every requirement is met.</p>;
  return (
    <p className="mt-1.5 wrap-anywhere">
      {shown.map(({ text, name }, index) => (
        <span key={text}>
          {name && <span className="sr-only">{`${name} `}</span>}
          <span>{`${text}${separatorAfter(index, shown.length, hasMore)}`}</span>
        </span>
      ))}
      {shown.length > 0 && <span>{hasMore ? " and others can't be used. " : " can't be used. "}</span>}
      <span>{missing}</span>
    </p>
  );
}

function separatorAfter(index: number, count: number, hasMore: boolean): string {
  if (index === count - 1) return "";
  return index === count - 2 && !hasMore ? " and " : ", ";
}
