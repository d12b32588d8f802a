import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button/Button.tsx";
import { Sprout } from "../../../ui/icons/sprout.ts";

/** Stands in place of the queue while a moderator rests. */
export function OnBreak({ onReturn }: { readonly onReturn: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-center gap-3 px-6 py-16 text-center">
      <Sprout size={32} aria-hidden="true" className="text-brand" />
      <h2 ref={heading} tabIndex={-1} className="text-title font-semibold outline-none">Take your time</h2>
      <p className="max-w-100 text-body text-balance text-quiet">
        The cases wait, and the ones you held are back in the queue. A walk, some water or a talk with
        somebody helps more than one case more.
      </p>
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Button asChild>
          <Link to="/">Go home</Link>
        </Button>
        <Button variant="secondary" onClick={onReturn}>Back to the cases</Button>
      </div>
    </div>
  );
}
