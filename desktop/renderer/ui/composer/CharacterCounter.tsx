import { plural, t } from "@lingui/core/macro";
import { countCodePoints } from "#shared/visible-text.ts";

const tooLong = {
  post: t`The post is too long`,
  comment: t`The text is too long`,
  message: t`The message is too long`,
  bio: t`The bio is too long`,
  question: t`The question is too long`,
  prompt: t`The prompt is too long`,
};

interface CharacterCounterProps {
  readonly id?: string;
  readonly text: string;
  readonly limit: number;
  /** The counter turns red above this. */
  readonly warnAbove: number;
  /** What the text is. */
  readonly noun: keyof typeof tooLong;
}

/** Shows n/limit. Announced only near the limit, and then every 25 characters. */
export function CharacterCounter({ id, text, limit, warnAbove, noun }: CharacterCounterProps) {
  const length = countCodePoints(text);
  const isNear = length > warnAbove;
  const left = limit - length;
  const announced = left < 0 ? 0 : Math.ceil(left / 25) * 25;
  return (
    <>
      <span id={id} className={`tabular text-meta ${isNear ? "font-semibold text-danger" : "text-quiet"}`}>
        {`${length}/${limit}`}
      </span>
      <span role="status" className="sr-only">
        {isNear && (left < 0 ? tooLong[noun] : describeRoom(announced + 1))}
      </span>
    </>
  );
}

function describeRoom(limit: number): string {
  return plural(limit, {
    one: `Fewer than ${limit} characters left`,
    other: `Fewer than ${limit} characters left`,
  });
}
