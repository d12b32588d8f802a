import { type Asking, type AssistantPlan, oneToken } from "./measure-assistant.ts";
import { openChat } from "./open-chat.ts";

type TimingPlan = Pick<AssistantPlan, "rounds" | "timed">;

/** From the provider's first token to the page's, in ms, for each round. */
export async function timeFirstTokens(
  { server, model, players }: Asking,
  plan: TimingPlan,
): Promise<readonly (readonly number[])[]> {
  model.behave("chat", oneToken);
  const rounds: number[][] = [];
  for (let round = -1; round < plan.rounds; round++) {
    const took: number[] = [];
    for (const player of players.slice(0, plan.timed)) {
      const { firstDeltaAt, ended } = await openChat(server, player);
      took.push(await firstDeltaAt - model.begunAt());
      await ended;
    }
    // The first round warms up.
    if (round >= 0) rounds.push(took);
  }
  return rounds;
}

/**
 * From a moderation service's verdict about a sentence to the page's read of it, in ms, for each
 * round. The server asks `model` for verdicts, too.
 */
export async function timeVerdicts(
  { server, model, players }: Asking,
  plan: TimingPlan,
): Promise<readonly (readonly number[])[]> {
  model.behave("chat", oneToken);
  let verdictAt = 0;
  model.behave("moderation", () => {
    verdictAt = performance.now();
    return {};
  });
  const rounds: number[][] = [];
  for (let round = -1; round < plan.rounds; round++) {
    const took: number[] = [];
    for (const player of players.slice(0, plan.timed)) {
      const { firstDeltaAt, ended } = await openChat(server, player);
      took.push(await firstDeltaAt - verdictAt);
      await ended;
    }
    if (round >= 0) rounds.push(took);
  }
  return rounds;
}
