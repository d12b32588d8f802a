import type { KeyboardEvent } from "react";
import { Avatar, type AvatarMember } from "../../ui/Avatar.tsx";

interface ComposerTextProps {
  readonly member: AvatarMember;
  readonly content: string;
  /** An image follows: less empty room is needed. */
  readonly hasImage: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (content: string) => void;
  readonly onSubmit: () => void;
}

/** The words, on a quiet page that grows with them. Ctrl or Cmd with Enter posts. */
export function ComposerText(
  { member, content, hasImage, isDisabled, onChange, onSubmit }: ComposerTextProps,
) {
  const submitByKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    onSubmit();
  };
  return (
    <div className="flex gap-3">
      <Avatar member={member} />
      <textarea
        autoFocus
        aria-label="Post text"
        aria-describedby="composer-count"
        placeholder="What lifted you today?"
        dir="auto"
        value={content}
        readOnly={isDisabled}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={submitByKey}
        className={`field-sizing-content flex-1 resize-none bg-transparent py-2 text-lead outline-none wrap-anywhere placeholder:text-quiet ${
          hasImage ? "min-h-18" : "min-h-36"
        }`}
      />
    </div>
  );
}
