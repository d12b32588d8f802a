import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button/Button.tsx";

interface RestoreAccountOfferProps {
  /** The server's message. */
  readonly message: string;
  readonly isPending: boolean;
  readonly onRestore: () => void;
}

/** Offers a member who deleted their account to restore it (auth.18). */
export function RestoreAccountOffer({ message, isPending, onRestore }: RestoreAccountOfferProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3 rounded-control border border-hairline p-4">
      <p role="alert" className="text-quiet">{message}</p>
      <Button ref={button} isLoading={isPending} onClick={onRestore}>Keep my account</Button>
    </div>
  );
}
