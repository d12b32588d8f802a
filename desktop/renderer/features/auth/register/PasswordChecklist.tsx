import { Check } from "../../../ui/icons/check.ts";
import { Circle } from "../../../ui/icons/circle.ts";
import { passwordChecklist } from "./password-checklist.ts";

/** The password rule, checked off while typing. Only the summary is announced. */
export function PasswordChecklist({ password }: { readonly password: string }) {
  const checks = passwordChecklist(password);
  const met = checks.filter((check) => check.isMet).length;
  return (
    <div>
      <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2" aria-label="Your password needs">
        {checks.map((check) => (
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
      <p className="sr-only" aria-live="polite">
        {password && `Password: ${met} of ${checks.length} requirements met.`}
      </p>
    </div>
  );
}
