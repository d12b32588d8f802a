import { Link } from "@tanstack/react-router";
import { Image, Sparkles } from "lucide-react";
import { useRef } from "react";
import { Button } from "../../../ui/button/Button.tsx";
import { PostCounter } from "./PostCounter.tsx";

interface ComposerBarProps {
  readonly length: number;
  readonly isPosting: boolean;
  readonly onFile: (file: File) => void;
  readonly onSubmit: () => void;
}

/** Photo, help from the assistant, the counter, and Post; in reach however long the text grows. */
export function ComposerBar({ length, isPosting, onFile, onSubmit }: ComposerBarProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <div className="sticky bottom-[calc(4rem+env(safe-area-inset-bottom))] -mx-1 mt-4 flex items-center gap-2 rounded-b-card border-t border-hairline bg-surface px-1 py-3 md:bottom-0">
      <input
        ref={picker}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/gif,image/avif"
        aria-label="Choose a photo"
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          const file = event.target.files?.[0];
          // The same file can be chosen again after it was removed.
          event.target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button
        variant="quiet"
        icon={<Image size={18} aria-hidden="true" />}
        disabled={isPosting}
        onClick={() => picker.current?.click()}
        className="-ml-3 px-3"
      >
        Photo
      </Button>
      <Button asChild variant="quiet" className="px-3">
        <Link to="/ai-chat">
          <Sparkles size={18} aria-hidden="true" />
          <span className="max-sm:sr-only">AI Help</span>
        </Link>
      </Button>
      <div className="ml-auto flex items-center gap-3">
        <PostCounter length={length} />
        <Button isLoading={isPosting} onClick={onSubmit}>{isPosting ? "Posting..." : "Post"}</Button>
      </div>
    </div>
  );
}
