import { postLimits } from "#shared/posts/rules.ts";

/** n/1500, red above 1400 (A§5). Read out only near the limit, and then not at every letter. */
export function PostCounter({ length }: { readonly length: number }) {
  const isNear = length > postLimits.contentWarning;
  const left = postLimits.contentLength - length;
  const announced = left < 0 ? 0 : Math.ceil(left / 25) * 25;
  return (
    <>
      <span
        id="composer-count"
        className={`tabular text-meta ${isNear ? "font-semibold text-danger" : "text-quiet"}`}
      >
        {length}/{postLimits.contentLength}
      </span>
      <span role="status" className="sr-only">
        {isNear && (left < 0 ? "The post is too long" : `Fewer than ${announced + 1} characters left`)}
      </span>
    </>
  );
}
