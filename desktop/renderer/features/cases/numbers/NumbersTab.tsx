import { QueryFailure } from "../../../ui/status/QueryFailure.tsx";
import { NumbersReport, NumbersSkeleton } from "./NumbersReport.tsx";
import { useNumbers } from "./use-numbers.ts";

/** /moderation/numbers for moderators (numbers.1). */
export function NumbersTab() {
  const { data, error, ...query } = useNumbers();
  return (
    <div className="mx-auto max-w-[52rem] pt-4 pb-8">
      {query.isPending && <NumbersSkeleton />}
      {error && !data && <QueryFailure title="The numbers could not be loaded" query={{ ...query, error }} />}
      {data && <NumbersReport numbers={data} />}
    </div>
  );
}
