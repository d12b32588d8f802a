import { nameLanguage } from "../../lib/text/lang-and-dir.ts";
import { type FindsMarks, MarkedText } from "./MarkedText.tsx";

interface MemberNameProps {
  readonly name: string;
  readonly className?: string;
  /** In found people. */
  readonly marksOf?: FindsMarks;
}

/**
 * A member's display name. Its letters do not change the order of what stands beside it, as those
 * of an Arabic name would.
 */
export function MemberName({ name, className, marksOf }: MemberNameProps) {
  return (
    <bdi lang={nameLanguage(name)} className={className}>
      {marksOf ? <MarkedText text={name} marksOf={marksOf} /> : name}
    </bdi>
  );
}

interface HandleProps {
  readonly username: string;
  readonly className?: string;
}

/** A username with its @, which stays before it in a line from right to left. */
export function Handle({ username, className }: HandleProps) {
  return <bdi className={className}>{`@${username}`}</bdi>;
}
