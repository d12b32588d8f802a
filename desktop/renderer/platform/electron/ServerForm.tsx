import { t } from "@lingui/core/macro";
import { type FormEvent, useState } from "react";
import { Button } from "../../ui/button/Button.tsx";
import { TextField } from "../../ui/form/TextFields.tsx";

/**
 * The form for the server's address. The main process checks the server before it saves the address
 * and restarts the page.
 */
export function ServerForm({ current, submitLabel }: { current: string; submitLabel: string }) {
  const [address, setAddress] = useState(current);
  const [problem, setProblem] = useState<string | null>(null);
  const [isChecking, setIsChecking] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (address.trim() === "") return setProblem(t`Please enter an address.`);
    setIsChecking(true);
    setProblem(null);
    const change = await window.glimmer.changeServer(address.trim()).catch(() => null);
    setIsChecking(false);
    if (!change?.isChanged) setProblem(change?.reason ?? t`This address cannot be used.`);
  };
  return (
    <form onSubmit={(event) => void submit(event)} className="flex flex-col gap-4" noValidate>
      <TextField
        label={t`Server address`}
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        placeholder="https://glimmer.example.org"
        inputMode="url"
        autoComplete="url"
        autoCapitalize="off"
        spellCheck={false}
        error={problem ?? undefined}
      />
      <Button type="submit" isLoading={isChecking} className="self-start">{submitLabel}</Button>
    </form>
  );
}
