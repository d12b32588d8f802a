import { type Lexicon, phrases } from "./lexicon.ts";

/** Cruelty told by its victim: it stays visible, one step below the top. */
export const quoted: Lexicon = {
  category: "quoted",
  canBeDenied: true,
  words: {},
  phrases: {
    high: phrases(`
      told|tell|tells|telling|asked|begged|wanted ..3 to <kill>|hurt|cut|hang|end myself|himself|herself|themselves|itself
      told|tell|tells|telling me|us|him|her|them ..2 to ..1 die
      said|says|say|told|tells|thinks ..1 i|we|he|she should ..1 kill|hang|die|cut|end
      he|she|they|ex|husband|wife|boyfriend|father|guy|man|boss|brother|mother|neighbour|neighbor said|says|told|threatened|threatens|wants|is ..5 kill|hurt|beat|rape|stab|shoot|murder me|us|my
      threatened|threatening to ..1 kill|hurt|beat|rape|stab|shoot|murder
      told|said|says|tells|called|calls|calling|telling|saying me|my|i|us|him|her|that|daughter|son ..3 am|was|were|is|a|an ..2 <insult>|<degrading>|<vulgar>
      called|calling|calls|call me|us|names ..2 <insult>|<degrading>|<vulgar>
      been|being|got|get|gets|was|were|be called ..2 <insult>|<degrading>|<vulgar>
      told|tell|tells|telling me|us|him|her|to to? shut up
      told shut up`),
  },
};
