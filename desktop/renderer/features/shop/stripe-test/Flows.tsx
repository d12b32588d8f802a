import { useId } from "react";
import { type PracticeFlow, practiceFlows } from "#shared/shop/stripe-test-contract.ts";
import { Button } from "../../../ui/button/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { useRunFlow } from "./use-stripe-test.ts";

const flows = Object.entries(practiceFlows) as [PracticeFlow, (typeof practiceFlows)[PracticeFlow]][];
const groups = [...new Set(flows.map(([, { group }]) => group))];

/** A button for each flow of the practice till, for the administrator's own account. */
export function Flows() {
  const titleId = useId();
  const run = useRunFlow();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lead font-semibold">Run a flow</h2>
      <p className="mt-0.5 text-meta text-quiet">Each one runs on the practice till, for your own account.</p>
      {groups.map((group) => (
        <div key={group} className="mt-4">
          <h3 className="text-meta font-semibold">{group}</h3>
          <div className="mt-2 flex flex-wrap gap-2">
            {flows.filter(([, each]) => each.group === group).map(([flow, { label }]) => (
              <Button
                key={flow}
                variant="secondary"
                size="sm"
                disabled={run.isPending}
                isLoading={run.isPending && run.variables === flow}
                onClick={() => run.mutate(flow)}
              >
                {label}
              </Button>
            ))}
          </div>
        </div>
      ))}
      <div role="status" className="mt-4 empty:hidden">
        {run.data && run.variables && (
          <>
            <p className="font-medium">{practiceFlows[run.variables].label}</p>
            <ol className="mt-1 list-decimal pl-5 text-meta text-quiet">
              {run.data.steps.map((step) => <li key={step}>{step}</li>)}
            </ol>
          </>
        )}
      </div>
    </Card>
  );
}
