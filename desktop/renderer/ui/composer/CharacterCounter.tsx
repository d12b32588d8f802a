import { t } from "@lingui/core/macro";
import { countCodePoints } from "#shared/visible-text.ts";

interface CharacterCounterProps {
  readonly id?: string;
  readonly text: string;
  readonly limit: number;
  /** The counter turns red above this. */
  readonly warnAbove: number;
  /** As in 'The post is too long'. */
  readonly noun: string;
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
        {isNear && (left < 0 ? t`The ${noun} is too long` : `Fewer than ${announced + 1} characters left`)}
      </span>
    </>
  );
}
