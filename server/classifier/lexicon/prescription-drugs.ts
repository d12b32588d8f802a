import { type Lexicon, phrases } from "./lexicon.ts";

/** Words that may also describe one's own treatment. */
export const prescriptionSearches: Lexicon = {
  category: "drugs",
  canBeDenied: true,
  excusedBy: "treatment",
  words: {},
  phrases: {
    none: phrases(`
      looking|searching for|after {medicine} !alternative|alternatives|information|info|advice|experiences|refill|substitute|coupon|prescription
      anyone|who|anybody in|from|around|is|near ..1 after|selling|has|got {medicine}
      who|anyone|anybody is|are|here? looking|asking for {medicine}`),
  },
};

/**
 * Offers of medicine that require a prescription. Taking one's own, and the work of pharmacies, is
 * ordinary.
 */
export const prescriptionDrugs: Lexicon = {
  category: "drugs",
  canBeDenied: true,
  words: {},
  phrases: {
    none: phrases(`
      sell|selling|sells|sold|resell|ship|ships|shipping|supply|supplying|offload|offloading|dealing|wholesale|bulk ..3 {medicine}
      ^ sell|selling what|some|half|most|all ..4 {medicine}
      {medicine} ..3 if you ..2 cash|money|funds
      {medicine} ..4 ships|shipped|shipping from|to|in
      will|can|happy|willing to? trade|swap ..2 {medicine}
      ^ trading|swapping ..2 {medicine}
      {medicine} ..2 for sale|trade|swap|cash
      {medicine} available !in|at|from|on|again|over|as|to|through
      ^ {medicine} ..6 {contact}|{buyer}|deals|bulk
      {medicine} ..4 who|anyone wants|want|needs|need some|any|one|it|them
      {medicine} wholesale|delivered|shipped|delivery
      {medicine} ..6 {offer}
      ^ fresh|cheap|legit|real|got|extra? {medicine} ..5 {contact}
      {contact} ..2 for ..3 {medicine}
      {medicine} ..3 without|no a|any|seeing|your? prescription|prescriptions|script|scripts|rx|doctor|doctors !is|can|may|are|was
      without|no a|any|seeing|your? prescription|script|rx|doctor|doctors needed|required|necessary|for? ..1 {medicine}
      anyone|who|anybody|someone need|needs|want|wants|wanting|buying some|any|a|my|more|cheap? <spare>? {medicine} !when|with|after
      can|could|will get|hook|sort|score|find|sell|slip|send|bring you|u|anyone|people|everyone|anybody ..3 {medicine} !prescribed|prescription
      buy|order|purchase|cop your|some|my|our|real|legit|cheap|the|any? {medicine} ..4 from|off me|us
      ^ buy|order|purchase|get your|some|our|real|legit|cheap? {medicine} ..3 online|here|discreetly|overnight|anonymously
      {medicine} ..6 i|we sell|sold|resell|supply|deal|trade half|some|it|them|most|the|rest|what
      giving|give away my|the|some|his|her|our|these|a|all? <spare>|bottle|box|whole ..2 {medicine}
      <spare>|got|have ..1 {medicine} ..6 {buyer}|{contact}
      bottle|box|pack|packet|strip|sheet|bag of {medicine} ..6 {buyer}|{offer}|{contact}
      bottle|box|pack|packet|strip|sheet|bag|tons|loads|lots|plenty|stash|supply of {medicine} to sell|shift|flip|move|trade|get|give rid|away?
      offload|shift|unload a|some|my ..1 bottle|box|pack|packet|strip|bag|sheet of {medicine}`),
  },
};
