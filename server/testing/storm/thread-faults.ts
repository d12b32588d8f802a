import type { DirectMessage } from "#shared/messages/shapes.ts";
import type { CrowdMember } from "../crowd.ts";
import type { StormClient } from "./storm-client.ts";

/**
 * Faults of two members' thread after all their messages were acknowledged, in words; empty when
 * all is correct.
 */
export async function threadFaults(one: StormClient, other: StormClient): Promise<string[]> {
  const [ones, others] = await Promise.all([
    wholeThread(one.member, other.member.id),
    wholeThread(other.member, one.member.id),
  ]);
  const faults: string[] = [];
  const idsOf = (thread: readonly DirectMessage[]) => thread.map(({ id }) => id).join();
  if (idsOf(ones) !== idsOf(others)) faults.push("The two see different threads");
  if (ones.some(({ position }, n) => n > 0 && position >= (ones[n - 1]?.position ?? 0))) {
    faults.push("The order of a thread is not its places'");
  }
  const places = new Map(ones.map(({ clientMessageId, position }) => [clientMessageId, position]));
  for (const { acknowledged } of [one, other]) {
    for (const { clientMessageId, position } of acknowledged) {
      if (places.get(clientMessageId) !== position) {
        faults.push(`${clientMessageId} is not where it was acknowledged`);
      }
    }
    if (acknowledged.some(({ position }, n) => n > 0 && position <= (acknowledged[n - 1]?.position ?? 0))) {
      faults.push("A member's messages are not in the order of their sending");
    }
  }
  const sent = one.acknowledged.length + other.acknowledged.length;
  if (ones.length !== sent) faults.push(`${sent} messages were sent, and ${ones.length} are there`);
  return faults;
}

/** Newest first. */
async function wholeThread(member: CrowdMember, otherId: string): Promise<DirectMessage[]> {
  const thread: DirectMessage[] = [];
  for (let cursor: string | null = ""; cursor !== null;) {
    const response = await member.get(
      `/api/conversations/${otherId}?limit=100${cursor && `&cursor=${cursor}`}`,
    );
    thread.push(...await response.json() as DirectMessage[]);
    cursor = response.headers.get("x-next-cursor");
  }
  return thread;
}
