import { useId } from "react";
import type { ReceivedEvent } from "#shared/shop/stripe-test-contract.ts";
import { Card } from "../../../ui/layout/Card.tsx";
import { RelativeTime } from "../../../ui/content/RelativeTime.tsx";
import { EmptyState } from "../../../ui/status/EmptyState.tsx";

const states: Readonly<Record<ReceivedEvent["state"], { text: string; colour: string }>> = {
  waiting: { text: "Waiting", colour: "text-quiet" },
  applied: { text: "Applied", colour: "text-success" },
  unused: { text: "Not used", colour: "text-quiet" },
  kept: { text: "Kept without effect", colour: "text-danger" },
};

/** The last events, newest first. */
export function ReceivedEvents({ events }: { readonly events: readonly ReceivedEvent[] }) {
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lead font-semibold">Last events</h2>
      {events.length === 0
        ? <EmptyState isPart title="No event has come yet" />
        : (
          <ul className="mt-1 divide-y divide-hairline">
            {events.map((event) => <EventRow key={event.id} event={event} />)}
          </ul>
        )}
    </Card>
  );
}

function EventRow({ event: { id, type, receivedAt, state, problem } }: { readonly event: ReceivedEvent }) {
  const { text, colour } = states[state];
  return (
    <li className="py-2.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium wrap-anywhere">{type}</span>
        <span className={`text-meta font-medium ${colour}`}>{text}</span>
      </p>
      <p className="flex flex-wrap justify-between gap-x-4 text-meta text-quiet">
        <span className="font-mono wrap-anywhere">{id}</span>
        <RelativeTime at={receivedAt} />
      </p>
      {problem && <p className="mt-1 text-meta text-danger">{problem}</p>}
    </li>
  );
}
