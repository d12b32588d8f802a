import { expect, test } from "vitest";
import { type ActCost, computeFactors, noFactors, sumOfActs } from "./act-costs.ts";
import { estimateMostMembers, estimateNeed, offerFor, priceLists } from "./estimate.ts";
import { eachAct, type OfActs, peakPerMillion } from "./rates.ts";

const nothing: ActCost = { serverMs: 0, databaseMs: 0, storedBytes: 0, logBytes: 0, sentBytes: 0 };
const list = priceLists[0]!;
const measured = (costs: OfActs<ActCost>, factors = noFactors) => ({ costs, factors, kbOfSocket: 30 });

test("buys twice the processor time of the peak", () => {
  const costs = { ...eachAct(() => nothing), like: { ...nothing, serverMs: 10, databaseMs: 5 } };
  const need = estimateNeed(1_000_000, measured(costs));
  expect(need.webCores).toBeCloseTo(2 * peakPerMillion.like * 0.010);
  expect(need.databaseCores).toBeCloseTo(2 * peakPerMillion.like * 0.005);
});

test("buys what the peak took beyond its acts too, of servers, database and log", () => {
  const costs = eachAct(() => ({ ...nothing, serverMs: 4, databaseMs: 2, logBytes: 1_000 }));
  const acts = sumOfActs(costs, eachAct(() => 10));
  expect(acts).toEqual({ serverCores: 0.52, databaseCores: 0.26, logBytes: 130_000 });
  const peak = { serverCores: 1.04, databaseCores: 0.78, logBytes: 650_000 };
  const [alone, played] = [measured(costs), measured(costs, computeFactors(peak, acts))];
  const [less, more] = [estimateNeed(1_000_000, alone), estimateNeed(1_000_000, played)];
  expect(more.webCores / less.webCores).toBeCloseTo(2);
  expect(more.databaseCores / less.databaseCores).toBeCloseTo(3);
  expect(more.logGbADay / less.logGbADay).toBeCloseTo(5);
  const reach = (need: typeof less, from: typeof alone) =>
    estimateMostMembers(offerFor(need, from, list), need);
  expect(reach(less, alone) / reach(more, played)).toBeCloseTo(3);
});

test("stores what the mean of a year writes, a third of the peak", () => {
  const costs = { ...eachAct(() => nothing), post: { ...nothing, storedBytes: 3_000 } };
  const need = estimateNeed(1_000_000, measured(costs));
  expect(need.databaseGbAYear).toBeCloseTo(peakPerMillion.post * 1_000 * 365 * 86_400 / 1e9);
  expect(need.socketsGb).toBeCloseTo(20_000 * 30_000 / 1e9);
});

test("needs a hundred times as much for a hundred times the members", () => {
  const costs = eachAct(() => ({ ...nothing, serverMs: 1, databaseMs: 1, storedBytes: 1, logBytes: 1 }));
  const [one, hundred] = [estimateNeed(1e6, measured(costs)), estimateNeed(1e8, measured(costs))];
  expect(hundred.webCores / one.webCores).toBeCloseTo(100);
  expect(hundred.logGbADay / one.logGbADay).toBeCloseTo(100);
});

test("offers two of each machine to a small network", () => {
  const costs = eachAct(() => nothing);
  const offer = offerFor(estimateNeed(1_000_000, measured(costs)), measured(costs), list);
  expect([offer.webMachines, offer.databaseMachines, offer.database.name]).toEqual([2, 2, "r7g.2xlarge"]);
});

test("adds replicas for reads that no machine takes alone, and says what writes are of the largest", () => {
  const costs = {
    ...eachAct(() => nothing),
    "feed page": { ...nothing, databaseMs: 1_000 },
    "like": { ...nothing, databaseMs: 100 },
  };
  const need = estimateNeed(1_000_000, measured(costs));
  const offer = offerFor(need, measured(costs), list);
  // 400 cores of reads on machines of 64, beside the primary.
  expect(offer.databaseMachines).toBe(1 + Math.ceil(400 / 64));
  expect(offer.writesOfLargest).toBeCloseTo(18 / 64);
  expect(estimateMostMembers(offer, need)).toBeCloseTo(1_000_000 * 64 / 18);
});
