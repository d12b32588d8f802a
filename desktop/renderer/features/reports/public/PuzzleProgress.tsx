/** How far the browser is with the puzzle that keeps programs from flooding the desk. */
export function PuzzleProgress({ share }: { readonly share: number | null }) {
  return (
    <div role="status" className="min-h-10 text-meta text-quiet">
      {share !== null && (
        <>
          <p>
            Your browser solves a small puzzle, so that programs can't flood us. This takes a few seconds.
          </p>
          <div aria-hidden="true" className="mt-2 h-1 overflow-hidden rounded-full bg-hairline">
            <div
              className="h-full rounded-full bg-brand transition-[width] duration-150"
              style={{ width: `${Math.round(share * 100)}%` }}
            />
          </div>
        </>
      )}
    </div>
  );
}
