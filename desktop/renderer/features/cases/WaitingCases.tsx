import { LazyPart } from "../../ui/status/LazyPart.tsx";

const loadCount = () => import("./CaseCount.tsx");

/** How many cases wait, beside the link to the desk. Loads apart: most members never see it. */
export function WaitingCases({ className }: { readonly className?: string }) {
  return (
    <LazyPart load={loadCount} failure={() => null}>
      {({ CaseCount }) => <CaseCount className={className} />}
    </LazyPart>
  );
}
