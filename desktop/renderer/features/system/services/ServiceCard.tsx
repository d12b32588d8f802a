import { useId } from "react";
import type { Service, ServiceFact } from "#shared/system/services-contract.ts";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { CircleAlert } from "../../../ui/icons/circle-alert.ts";
import { CircleCheck } from "../../../ui/icons/circle-check.ts";
import { CircleX } from "../../../ui/icons/circle-x.ts";
import type { IconComponent } from "../../../ui/icons/icon.ts";
import { Minus } from "../../../ui/icons/minus.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { UseMeter } from "../UseMeter.tsx";
import { ServiceParts } from "./ServiceParts.tsx";
import { ServiceProblems } from "./ServiceProblems.tsx";
import { serviceTitles } from "./service-texts.ts";

interface Mark {
  readonly icon: IconComponent;
  readonly word: string;
  readonly colour: string;
}

const marks: Readonly<Record<Service["state"], Mark>> = {
  ok: { icon: CircleCheck, word: "Working", colour: "text-success" },
  warn: { icon: CircleAlert, word: "Check soon", colour: "text-dawn-ink" },
  fix: { icon: CircleX, word: "Needs attention", colour: "text-danger" },
  off: { icon: Minus, word: "Not set up", colour: "text-quiet" },
};

/** A service: its state, what is wrong, and what is known of it. */
export function ServiceCard({ service }: { readonly service: Service }) {
  const { name, state, says, problems, facts, uses, parts } = service;
  const { icon: Icon, word, colour } = marks[state];
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className="px-5 py-4">
      <div className="flex items-center justify-between gap-4">
        <h2 id={titleId} className="text-lead font-semibold">{serviceTitles[name]}</h2>
        <p className={`flex shrink-0 items-center gap-1.5 text-meta font-semibold ${colour}`}>
          <Icon size={18} aria-hidden="true" />
          <span>{word}</span>
        </p>
      </div>
      <p className="mt-0.5 text-quiet wrap-anywhere">{says}</p>
      <ServiceProblems problems={problems} />
      {facts.length > 0 && (
        <dl className="mt-3 grid gap-x-6 border-t border-hairline pt-2 text-meta sm:grid-cols-2">
          {facts.map((fact) => <Fact key={fact.label} fact={fact} />)}
        </dl>
      )}
      {uses.length > 0 && (
        <ul className="mt-3 grid gap-x-6 gap-y-3 border-t border-hairline pt-3 text-meta sm:grid-cols-2">
          {uses.map((use) => (
            <li key={use.label}>
              <UseMeter {...use} />
            </li>
          ))}
        </ul>
      )}
      {parts.length > 0 && <ServiceParts parts={parts} />}
    </Card>
  );
}

/** As much as half a card's width holds. */
const mostInHalf = 34;

function Fact({ fact: { label, text, at } }: { readonly fact: ServiceFact }) {
  const isLong = label.length + (text?.length ?? 0) > mostInHalf;
  return (
    <div className={`flex min-w-0 justify-between gap-4 py-1 ${isLong ? "sm:col-span-2" : ""}`}>
      <dt className="shrink-0 text-quiet">{label}</dt>
      <dd className="min-w-0 text-end wrap-anywhere">
        {text !== null && <span className="block">{text}</span>}
        {at !== null && <RelativeTime at={at} className={text === null ? undefined : "text-quiet"} />}
        {text === null && at === null && <span className="text-quiet">Never</span>}
      </dd>
    </div>
  );
}
