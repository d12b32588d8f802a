import { useId } from "react";
import { ChevronDown } from "../../ui/icons/chevron-down.ts";

/** What keeps people from calling, and two sentences for each. */
const barriers = [
  {
    says: "I can't pay for it",
    answer:
      "Talking with a crisis line costs nothing; at most the call itself has a price. They can also tell you where help near you costs little or nothing.",
  },
  {
    says: "It's not bad enough",
    answer:
      "You don't have to be in danger to call: listening early is what these lines are for. If it weighs on you today, that is enough.",
  },
  {
    says: "Someone might find out",
    answer:
      "Most lines don't ask for your name, and you decide what you tell. Their pages say what stays private, and when they would get help for someone in danger.",
  },
  {
    says: "It didn't help before",
    answer:
      "It takes courage to ask again after that. Another person, another line, or writing instead of talking can be quite different.",
  },
] as const;

/**
 * One optional question, answered on the page: nothing is sent or stored (moderation.10).
 *
 * In a randomized trial among people in crisis on Koko, asking about barriers and answering them
 * was associated with 23% more use of crisis services (Jaroszewski, Morris and Nock 2019,
 * doi:10.1037/ccp0000389).
 */
export function HelpBarriers() {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <p id={id} className="font-semibold text-ink">Is something holding you back?</p>
      <p className="text-meta text-quiet">You can skip this. Nothing is sent or stored.</p>
      <div className="mt-2 divide-y divide-hairline rounded-control border border-hairline">
        {barriers.map(({ says, answer }) => (
          // One answer is open at a time, and the browser announces which.
          <details key={says} name={id} className="group">
            <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-3 py-2 text-ink hover:bg-wash [&::-webkit-details-marker]:hidden">
              <span>{says}</span>
              <ChevronDown
                size={16}
                aria-hidden="true"
                className="shrink-0 text-quiet transition-transform group-open:rotate-180"
              />
            </summary>
            <p className="px-3 pb-3 text-meta text-ink">{answer}</p>
          </details>
        ))}
      </div>
    </div>
  );
}
