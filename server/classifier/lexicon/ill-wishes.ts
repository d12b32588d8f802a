import { type Lexicon, phrases } from "./lexicon.ts";

/** Wishes that someone else falls ill, has an accident or dies. */
export const illWishes: Lexicon = {
  category: "harassment",
  canBeDenied: true,
  excusedBy: "pests",
  words: {},
  phrases: {
    none: phrases(`
      {wish} that? {other} will|would|to? {mishap}
      {wish} that? {theirs} ..1 {failure}
      {wish} ..1 the|that|a|some|your|his|her|their? <vehicle>|{illness}|lightning|karma finishes|kills|takes|ends|hits|strikes|crushes|gets {other} !out|to|there|home|back|up|from
      {wish} ..1 that|this|the|your|his|her|their <vehicle> goes|crashes|falls|sinks|explodes ..2 with {other}
      {wish} the|your|his|her|their chemo|treatment|surgery|operation|transplant|medicine|vaccine|doctors does|do|did|will|can not ..1 work|help|save|take
      {wish} the|your|his|her|their chemo|treatment|surgery|operation|transplant|medicine|vaccine fails|fail
      {wish} {other} do|does|did|will|would|can not ..1 survive|recover|wake|pull|live|make !late|noise|mistakes
      {wish} {other} never recover|recovers|heal|heals
      {wish} your|his|her|their heart|lungs|kidneys|liver|brain stop|stops !racing|hurting|aching|pounding|spinning
      {wish} {other} never wake|recover|walk|breathe|wakes|recovers|walks|breathes|leave|survive ..1 up|from|again|the|that|through !early|late
      {wish} {other} lose|loses|miscarry|miscarries your|her|the|their? ..1 baby|child|children|pregnancy|kids
      {wish} {other} miscarry|miscarries
      {wish} it is terminal|fatal|malignant|cancer|incurable|lethal|deadly
      {wish} the|your? doctors|doctor|they ..1 find|finds something|a|an <awful>
      {wish} {other} never ..1 see|sees|make|makes|reach|live ..1 another|tomorrow|home|christmas|birthday|morning
      ^ may {other} never ..1 see|wake|find|know|have another|again|up|peace|happiness|love|joy|rest
      {wish}|longing|wait|waiting for your|his|her|their ..1 death|demise|funeral
      {illness}|death|hell|prison|dying|hanging is too good|kind|nice|gentle for {other}
      lovely|nice|great|wonderful|better if {other} ..1 stopped|quit breathing|living|existing
      lovely|nice|great|wonderful|better if {other} ..1 died|choked|drowned|suffocated
      {other}|you need|needs|deserve|deserves|use ..2 dose|bit|case|touch of {illness}
      why could|did not it ..2 you ..2 died|die|instead
      should have been you ..1 died|dead
      wish|wishing {other}|your nothing|only? but? all|a|an|the|every|much? <awful>? and? <awful>? {illness}|death|pain|misery|suffering|agony !free|relief
      wish|wishing nothing|only? but? <awful>? {illness}|death|suffering|pain|misery on|upon|for|to {other}
      god|karma|someone|somebody|please|hope|universe|fate ..2 give|gives|send|sends|grant {other} {fallIll}
      god|karma|someone|somebody|please|hope|universe|fate ..2 give|gives|send|sends|grant this|that <person> {fallIll}
      god|karma|universe|fate|life ..1 give|gives|bring|brings {other} a <awful> death|end
      ^ enjoy your {illness}
      {other} ..1 get|gets|fall|falls|are|is ..1 sick|ill|dying|dead ..3 i|we will ..1 laughing|celebrate|celebrating|dance|dancing !with
      can not wait for|until|till {other} to|is|are? ..1 die|croak|perish|dead|buried
      {other} deserve|deserves every ..1 {illness}|pain
      ^ may {other} {mishap}
      ^ may {theirs} ..1 {failure}
      ^ may your|his|her|their <kin> bury|mourn|outlive you|him|her|them early|young|soon
      ^ may a|an|the <vehicle>|lightning|piano|{illness} run|hit|strike|crush|flatten|take|find|kill|finish {other}
      {luck} {other} will|would? {mishap}
      {luck} {theirs} ..1 {failure}
      {other} deserve|deserves to? get|catch|have|develop|contract|of? {fallIll}
      ^ go|please|just? get|catch|contract {fallIll} you|and|already|soon !flu|shot|shots
      please have|get|catch|develop|suffer {fallIll}
      ^ please|go|just|hope? get|be ..1 run|hit|struck|crushed|mauled over|by|under
      ^ choke|rot|burn|suffer|bleed|crawl|drown|starve|suffocate|jump ..4 and die !hard|laughing
      ^ please|just|go|simply? drop dead !gorgeous|line|lines|date|easy|simple|fred|tired
      you|should|can|please|hope|wish drop dead !gorgeous|line|date|simple|tired|at|after|when|if
      can not wait to|for|until ..1 read|see|reading|seeing|attend ..1 your|his|her|their obituary|funeral|tombstone|gravestone|corpse|coffin
      waiting|forward|love to|for|until ..1 read|see|reading|seeing|attend ..1 your|his|her|their obituary|funeral|tombstone|gravestone|corpse|coffin
      dance|dancing|piss|pissing|spit|spitting|party on|over your|his|her|their grave|graves|corpse|coffin
      your|his|her|their funeral|death|wake will|would be ..1 best|happiest|greatest|finest|party|celebration|holiday|funniest|highlight
      until|when|once|want|see|wish|hope {other} are|is|were|was? six feet under
      laugh|celebrate|party|cheer|smile|toast|dance|applaud ..3 if|when|once|until|day|that {other} ..1 die|dies|died|croak|croaks|perish
      laugh|celebrate|party|cheer|smile|toast|dance|applaud ..3 if|when|once|until|day {other} are|is|were ..1 dead|dying|buried
      laugh|celebrate|party|cheer|smile|toast|dance|applaud ..3 if|when|once|day {other} get|gets|got|have|had|catch|caught {fallIll}
      sooner|quicker|faster {other} die|dies|croak|croaks|drop|perish
      sooner|quicker|faster {theirs} ..1 {failure}
      {pity} {other} survived|lived|recovered
      {pity} {other} did|do|does not ..1 die|drown|choke|crash|overdose|burn|suffocate
      {pity} the|that|a|your <vehicle>|{illness}|lightning|bullet|flood|fire|storm did|does not ..1 take|kill|finish|end|crush|claim|hit {other}
      {pity} the|that|a|your <vehicle>|{illness}|lightning|bullet|flood|fire|storm missed|spared {other}
      if only ..2 had|would|could hit|killed|finished|taken|drowned|crushed|hit|kill|crush {other}
      you should have died|drowned|choked|suffocated|perished !of|laughing|years
      {other} should have died|drowned|choked|suffocated|perished in|on|at|with|instead|alone
      your|his|her|their mother|mum|mom had|should|could have? lost|aborted|miscarried|drowned|smothered {other}`),
  },
};
