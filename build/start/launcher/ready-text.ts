import { demoCommand } from "../../../server/settings/operator-commands.ts";

interface ReadyFacts {
  readonly address: string;
  /** The address members write to (mail.3). */
  readonly contactEmail: string;
  /** The operator set it. */
  readonly isOwnContact: boolean;
  readonly hasMembers: boolean;
  readonly awaitsAdministrator: boolean;
  readonly hasOutbox: boolean;
  /** Payments are practice. */
  readonly hasTill: boolean;
  /** AI answers are examples. */
  readonly hasPracticeModel: boolean;
  readonly demo: boolean;
}

/** The text after a successful start: the address, and what to do next. */
export function readyText(facts: ReadyFacts): string {
  const hints = [
    facts.hasMembers ? null : "Join there to make your account.",
    facts.awaitsAdministrator ? "The first member to join is the administrator." : null,
    facts.hasOutbox ? `Emails are not sent; read them at ${facts.address}/dev/outbox` : null,
    facts.hasTill ? "Purchases are practice: no card is charged." : null,
    facts.hasPracticeModel ? "AI answers are examples: no AI service is asked." : null,
    `Members write to ${facts.contactEmail}${
      facts.isOwnContact ? "." : ": set CONTACT_EMAIL to your own address."
    }`,
    facts.demo || facts.hasMembers ? null : `To try it with an example community first: ${demoCommand}`,
    "Stop with Ctrl-C.",
  ].filter((line) => line !== null);
  return [`Glimmer is ready at ${facts.address}`, ...hints.map((line) => `  ${line}`)].join("\n");
}
