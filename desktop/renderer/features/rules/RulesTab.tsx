import { QueryFailure } from "../../ui/status/QueryFailure.tsx";
import { Skeleton } from "../../ui/status/Skeleton.tsx";
import { RulesForm } from "./edit/RulesForm.tsx";
import { useRules } from "./use-rules.ts";

/** Where administrators change the rules of the house (rules.1). */
export function RulesTab() {
  const { data, error, ...query } = useRules();
  if (query.isPending) {
    return (
      <div role="status" aria-label="Loading the rules" className="space-y-4 pt-4">
        <Skeleton className="h-11 w-full rounded-card" />
        <Skeleton className="h-64 w-full rounded-card" />
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    );
  }
  if (!data) return <QueryFailure title="The rules could not be loaded" query={{ ...query, error }} />;
  return <RulesForm rules={data} />;
}
