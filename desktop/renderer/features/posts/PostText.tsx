import { useState } from "react";
import { Button } from "../../ui/Button.tsx";
import { RichText } from "../../ui/RichText.tsx";
import { foldText } from "./fold-text.ts";

/** The words of a post; long ones are folded in lists until asked for. */
export function PostText({ text, isWhole }: { readonly text: string; readonly isWhole: boolean }) {
  const [isOpen, setOpen] = useState(isWhole);
  const folded = foldText(text);
  return (
    <div className="mt-3">
      <RichText text={isOpen ? text : folded} />
      {!isOpen && folded !== text && (
        <Button
          variant="quiet"
          size="sm"
          className="-ml-2 mt-1"
          onClick={() => setOpen(true)}
        >
          Show more
        </Button>
      )}
    </div>
  );
}
