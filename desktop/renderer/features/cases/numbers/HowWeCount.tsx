import { fewestShown, type ModerationNumbers } from "#shared/cases/numbers/numbers-contract.ts";

interface HowWeCountProps {
  readonly definitions: ModerationNumbers["definitions"];
  readonly isPublic: boolean;
}

/** What each number means, in the server's words. */
export function HowWeCount({ definitions, isPublic }: HowWeCountProps) {
  return (
    <section aria-labelledby="count" className="px-1">
      <h2 id="count" className="text-title font-semibold">How we count</h2>
      <dl className="mt-2 max-w-150 space-y-3">
        {definitions.map(({ key, name, definition }) => (
          <div key={key}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-quiet">{definition}</dd>
          </div>
        ))}
        <div>
          <dt className="font-medium">Months</dt>
          <dd className="text-quiet">
            {isPublic
              ? `Months are counted in UTC and shown once they are over. A count below ${fewestShown} is not shown, and small parts are added up, so that nobody can be recognized.`
              : `Months are counted in UTC. /transparency shows those that are over, without counts below ${fewestShown}.`}
          </dd>
        </div>
      </dl>
    </section>
  );
}
