import type { Support } from "#shared/moderation/crisis-support.ts";
import { Button } from "../../ui/button/Button.tsx";
import { IconButton } from "../../ui/button/IconButton.tsx";
import { HeartHandshake } from "../../ui/icons/heart-handshake.ts";
import { X } from "../../ui/icons/x.ts";
import { dismissSupport } from "./offered-support.ts";

/** Supportive words and contacts, for the author alone. Stays until it is dismissed. */
export function SupportCard({ support }: { readonly support: Support }) {
  return (
    <section
      aria-label="You are not alone"
      className="animate-rise rounded-card border border-hairline bg-float p-4 shadow-float sm:p-5"
    >
      <div className="flex items-start gap-3">
        <HeartHandshake size={22} aria-hidden="true" className="mt-0.5 shrink-0 text-dawn-ink" />
        <div className="min-w-0 flex-1">
          <p className="text-lead font-semibold text-ink">You are not alone</p>
          <p className="mt-1 text-body text-ink">{support.message}</p>
        </div>
        <IconButton
          label="Dismiss"
          icon={<X size={18} aria-hidden="true" />}
          className="-mt-1.5 -mr-1.5"
          onClick={dismissSupport}
        />
      </div>
      <ul className="mt-3 space-y-2 sm:pl-8.5">
        {support.resources.map(({ name, description, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-6 items-center font-semibold text-brand underline-offset-2 hover:underline"
            >
              {name}
              <span className="sr-only">(opens in a new tab)</span>
            </a>
            <p className="text-meta text-quiet">{description}</p>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-meta text-quiet sm:pl-8.5">Only you see this.</p>
      <div className="mt-3 sm:pl-8.5">
        <Button variant="secondary" size="sm" onClick={dismissSupport}>Close</Button>
      </div>
    </section>
  );
}
