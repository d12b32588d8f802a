import { product } from "#shared/product.ts";

/**
 * The name that `typeName` types (landing.1). The untyped rest keeps its place invisibly, so
 * nothing moves. Without scripts, and when less motion is preferred, the whole name shows.
 */
export function TypedName() {
  return (
    <h1 aria-label={product.name} className="text-hero font-semibold text-ink">
      <span aria-hidden="true" data-typed-name className="whitespace-nowrap">
        <span data-typed />
        <span
          data-caret
          className="relative transition-opacity duration-700 noscript:opacity-0 motion-reduce:opacity-0"
        >
          <span className="absolute top-[0.18em] left-[0.03em] h-[0.86em] w-[0.045em] rounded-full bg-dawn" />
        </span>
        <span data-untyped className="opacity-0 noscript:opacity-100 motion-reduce:opacity-100">
          {product.name}
        </span>
      </span>
    </h1>
  );
}
