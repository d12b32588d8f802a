import { t } from "@lingui/core/macro";
import { getDialAddress } from "#shared/moderation/dial-address.ts";
import type { Support } from "#shared/moderation/crisis-support.ts";
import { getButtonClass } from "../../ui/button/button-class.ts";

/** Help lines with their page and, where there is one, a number to tap. */
export function HelpLines({ resources }: { readonly resources: Support["resources"] }) {
  return (
    <ul className="space-y-3">
      {resources.map(({ name, description, url, phone }) => (
        <li key={`${name} ${url}`}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="inline-flex min-h-6 items-center font-semibold text-brand underline-offset-2 hover:underline pointer-coarse:min-h-11"
          >
            <span>{name}</span>
            <span className="sr-only">{t`(opens in a new tab)`}</span>
          </a>
          <p className="text-meta text-quiet">{description}</p>
          {phone && (
            <a href={getDialAddress(phone)} className={getButtonClass("secondary", "sm", "mt-2 min-h-11")}>
              <span>{t`Call ${phone}`}</span>
              <span className="sr-only">{`(${name})`}</span>
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
