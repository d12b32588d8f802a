import type { ServicePart } from "#shared/system/services-contract.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";

/** The models, those that this server lacks included. */
export function ServiceParts({ parts }: { readonly parts: readonly ServicePart[] }) {
  const available = parts.filter(({ upstream }) => upstream !== null).length;
  return (
    <details className="mt-3 border-t border-hairline pt-2 text-meta">
      <summary className="min-h-6 cursor-pointer font-medium text-brand pointer-coarse:min-h-11 pointer-coarse:leading-11">
        {`Models: ${available} of ${parts.length} are available here`}
      </summary>
      <ul className="mt-1 divide-y divide-hairline">
        {parts.map((part) => <Part key={part.name} part={part} />)}
      </ul>
    </details>
  );
}

function Part(
  { part: { name, upstream, answeredAt, failedAt, failure, isFailing } }: { readonly part: ServicePart },
) {
  if (upstream === null) {
    return (
      <li className="flex flex-wrap justify-between gap-x-4 py-2 text-quiet">
        <span>{name}</span>
        <span>Not available here</span>
      </li>
    );
  }
  return (
    <li className="py-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{name}</span>
        <span className="font-mono text-quiet wrap-anywhere">{upstream}</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-quiet">
        {answeredAt === null ? <span>No answer yet</span> : (
          <span key="answered">
            <span>Last answer</span> <RelativeTime at={answeredAt} />
          </span>
        )}
        {failedAt !== null && (
          <span className={isFailing ? "text-danger" : undefined}>
            <span>{`The service ${failure}`}</span> <RelativeTime at={failedAt} />
          </span>
        )}
      </p>
    </li>
  );
}
