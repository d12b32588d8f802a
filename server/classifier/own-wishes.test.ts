import { expect, test } from "vitest";
import { classifyText } from "./built-in-classifier.ts";

test.each([
  "I want to jump off a bridge",
  "I'm going to hang myself",
  "I wanna jump in front of a train",
  "I'm thinking about jumping off the roof",
  "I feel like walking into traffic",
  "I want to drink bleach",
  "I want to slit my wrists",
  "I'm going to swallow all the pills",
  "I want to put a bullet in my head",
  "I might jump off a cliff",
  "I want to overdose",
  "Ich will von der Brücke springen",
  "飛び降りたい",
  "मैं पुल से कूदना चाहता हूँ",
  "أريد أن أقفز من الجسر",
  "I just swallowed 40 paracetamol",
  "I've taken a whole packet of ibuprofen",
  "I took 30 pills",
])("gives the author of %j help and level high, and accuses nobody", (text) => {
  const { support, level, reasons } = classifyText(text);
  expect({ support, level, of: reasons.map(({ category }) => category) }).toEqual({
    support: true,
    level: "high",
    of: ["distress"],
  });
});

test.each([
  "I want you to jump off a bridge",
  "I want to see you jump off a bridge",
  "Go jump off a bridge",
  "You should kill yourself",
  "Kill yourself @lisa",
])("gives the author of %j no help, and level none", (text) => {
  expect(classifyText(text)).toMatchObject({ support: false, level: "none" });
});

test.each([
  "My friend wants to jump off a bridge",
  "I want to jump off a cliff into the sea",
  "I'm going to jump on a train to Paris",
  "I'm going to hang pictures",
  "I'm going to hang out with my sister",
  "I need to take all my pills in the morning",
  "I don't want to jump off a bridge",
  "I hate myself for eating the cake",
  "I feel like giving up on this diet",
  "I want to die laughing",
  "I want to die of embarrassment",
  "How do I help a suicidal friend?",
  "I'm giving up on this level, it's too hard",
  "I took 2 paracetamol for my headache",
  "I took 20 mg of valium before the flight",
  "I have taken 12 years of antidepressants and feel well",
])("leaves %j at level top without help", (text) => {
  expect(classifyText(text)).toMatchObject({ support: false, level: "top" });
});

test.each([
  "I hate myself for being so weak",
  "I hate myself for eating",
  "I hate myself for eating too much",
  "I feel like giving up on everything",
  "I'm so suicidal and my friend left",
  "I want to die",
])("offers help beside %j", (text) => {
  expect(classifyText(text).support).toBe(true);
});
