import type { Elements } from "../../../ui/elements.ts";
import { Avatar, type AvatarMember } from "../../../ui/content/Avatar.tsx";
import { CompletingText } from "../../../ui/composer/CompletingText.tsx";

interface ComposerTextProps {
  readonly member: AvatarMember;
  readonly content: string;
  /** Leaves less empty space above an image. */
  readonly hasImage: boolean;
  readonly isDisabled: boolean;
  /** Drawn on the empty field, below its placeholder. */
  readonly ideas?: Elements;
  readonly onChange: (content: string) => void;
  readonly onSubmit: () => void;
}

export function ComposerText(
  { member, content, hasImage, isDisabled, ideas, onChange, onSubmit }: ComposerTextProps,
) {
  return (
    <div className="flex gap-3">
      <Avatar member={member} />
      <div className="relative min-w-0 flex-1">
        <CompletingText
          hasFocus
          aria-label="Post text"
          aria-describedby="composer-count"
          placeholder="What lifted you today?"
          text={content}
          readOnly={isDisabled}
          onTextChange={onChange}
          onSubmit={onSubmit}
          className={`field-sizing-content w-full resize-none bg-transparent py-2 text-lead outline-none wrap-anywhere placeholder:text-quiet ${
            hasImage ? "min-h-18" : "min-h-36 low:min-h-24"
          }`}
        />
        {content === "" && !hasImage && ideas}
      </div>
    </div>
  );
}
