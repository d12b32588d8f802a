import { type FormEvent, useRef, useState } from "react";
import { ApiError } from "../../../lib/api/api-error.ts";
import { serverNow } from "../../../lib/clock/server-time.ts";
import { failureText } from "../../../lib/form/failure-text.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { FormError } from "../../../ui/form/FormError.tsx";
import { TextArea, TextField } from "../../../ui/form/TextFields.tsx";
import { localMinute, timeOfLocalMinute } from "./local-minute.ts";
import { useTellAuthorities } from "./use-tell-authorities.ts";

interface AuthoritiesFormProps {
  readonly caseId: string;
  readonly onClose: () => void;
}

/** When authorities were told, whom, and what. */
export function AuthoritiesForm({ caseId, onClose }: AuthoritiesFormProps) {
  const telling = useTellAuthorities(caseId);
  const [when, setWhen] = useState(() => localMinute(serverNow()));
  const [words, setWords] = useState("");
  const [wasSent, setWasSent] = useState(false);
  const key = useRef({ of: "", is: "" });
  const toldAt = timeOfLocalMinute(when);
  const refusal = telling.error instanceof ApiError ? telling.error.fields : {};
  const send = (event: FormEvent) => {
    event.preventDefault();
    setWasSent(true);
    if (toldAt === null || words.trim() === "" || telling.isPending) return;
    const of = `${toldAt} ${words}`;
    if (key.current.of !== of) key.current = { of, is: crypto.randomUUID() };
    telling.mutate({ toldAt, words: words.trim(), idempotencyKey: key.current.is }, { onSuccess: onClose });
  };
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <TextField
        label="When you told them"
        type="datetime-local"
        className="max-w-64"
        value={when}
        error={wasSent && toldAt === null ? "Please give the time." : refusal["toldAt"]}
        onChange={(event) => setWhen(event.target.value)}
      />
      <TextArea
        autoFocus
        label="Whom you told, and what"
        hint="For example: the police of Oslo, by phone: the post, the name and the email address. Moderators and the audit keep it."
        rows={3}
        maxLength={1000}
        value={words}
        error={wasSent && words.trim() === "" ? "Please say whom you told, and what." : refusal["words"]}
        onChange={(event) => setWords(event.target.value)}
      />
      <FormError
        message={telling.error && Object.keys(refusal).length === 0 ? failureText(telling.error) : null}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>Cancel</Button>
        <Button type="submit" isLoading={telling.isPending}>Save record</Button>
      </div>
    </form>
  );
}
