import { type Lexicon, phrases } from "./lexicon.ts";

/**
 * Calls to kill, hurt or remove people for what they are, and texts that call them vermin first.
 */
export const extermination: Lexicon = {
  category: "hate",
  canBeDenied: true,
  excusedBy: "pests",
  words: {},
  phrases: {
    none: phrases(`
      ^ just|please|simply|lets? {harm} {folk}
      <exterminate> {folk}
      <exterminate>|<kill> the|this whole? lot
      <kill>|<exterminate>|burn|hang|bomb|behead|torture all|every|each|these|those ..3 {folk}
      {announce} ..1 <kill>|hang|behead|exterminate|torture|hurt {folk}
      {announce} ..2 <kill>|<hurt> the|that next|first ..1 {folk}
      {announce} ..1 make {folk} suffer|pay|bleed|scream|beg|disappear|vanish
      {announce} ..1 attack|attacking|hunt|hunting|shoot|beat|chase you|all|these|those {folk}
      keep|continue attacking|hunting|killing|beating|chasing you|these|those|all {folk}
      {obliged} ..2 {harm} {folk}
      why do? not we|you|they|someone just? {harm} {folk}
      is|be|would|feels|seems okay|ok|fine|best|right|good|better|great|fun|easy|time|necessary|acceptable|allowed|legal to ..1 {harm} {folk}
      no|nothing crime|sin|harm|wrong|shame in|about|with <harming> {folk}
      <harming> {folk} ..3 should|ought|is|are ..2 legal|allowed|encouraged|mandatory|rewarded|fun|fine|justified|ok|okay
      <harming> {folk} ..3 should|ought|is|are not ..2 illegal|crime|wrong|punished|forbidden
      violence|genocide|terror|murder|rape against|of|on ..1 {folk} is|are|would ..2 justified|good|ok|okay|fine|necessary|deserved|solution|answer
      hope|wish|love|like to? ..2 see|watch|someone|somebody|everyone? ..2 {harm} {folk}
      hope|wish|pray {folk} ..2 <harmed>|suffer|burn|bleed|drown|rot
      someone|somebody|everyone|go|please and? {harm} {folk}
      put|lock|throw|stick {folk} ..1 in|into|behind|on ..2 cage|cages|camp|camps|gas|grave|ground|zoo|ovens|fire|leash
      teach {folk} a lesson
      {masses} ..3 {oblige} ..1 be taught|learn a lesson
      {masses} ..1 had|have|has it coming
      {masses} ..2 get|got|getting what they ..1 deserve|deserved
      {masses} should|must|ought not ..1 be? ..1 alive|breathing|born|living|live|breathe|procreate|breed|reproduce
      bounty|season on {folk}
      no mercy for|to {folk}
      sweep|push|throw|drive|toss|kick {folk} ..1 into the sea|ocean|river|fire
      let|leave|watch|make {folk} to? starve|drown|die|burn|freeze|rot|suffer|bleed
      death|penalty|execution|sentence for|to all|every|each ..2 {folk}
      why are|do|did|is we|they|police|you not ..1 shooting|killing|shoot|kill|hanging|drowning|bombing {folk}|them
      no {folk} should|deserves|deserve|may|must ..4 alive|live|breathe|exist|survive|breed
      {masses} will ..1 be ..1 wiped|exterminated|eradicated|annihilated|purged|erased
      not ..2 lose|cry|care|mind|shed|miss ..3 if|when {folk} ..2 die|died|dies|drown|drowned|gone|<harmed>
      feed|throw {folk} to the? crocodiles|dogs|lions|wolves|sharks|pigs|bears
      too many {folk} breathing|alive|breeding|here|around
      <kill>|sink|bomb|burn|torch the|their|all|every|those|these? boat|boats|bus|mosque|mosques|synagogue|shelter|hostel|camp ..3 {folk}
      pest control|exterminator|exterminators|fumigate ..4 {folk}
      {masses} {oblige} ..4 hunted|slaves|enslaved|chains|shackles|cages
      show {folk} no mercy
      end|take|ruin {folk} life|lives
      put an end to {folk} !violence|suffering|pain|hunger|poverty|rights|fear
      hunt|track|chase {folk} down
      round|herd|gather up ..2 {folk} and ..3 {harm}
      round|herd|gather {folk} up and ..3 {harm}
      wipe|erase|sweep|bomb|scrub {folk} out|off|from|away
      wipe|erase|sweep|bomb|blast them|you|him|her off|from the ..1 map|earth|planet|world|face|history
      stamp|crush|snuff|weed|root|smoke|burn {folk} out
      {masses} ..3 {oblige} ..1 be|being|get|getting ..2 <harmed> !by|less
      are|were|as|like|being ..2 <dehumanised> ..3 {doom}
      are ..2 <dehumanised> to be <slain>
      are|were|as|like ..2 vermin|cockroaches|parasites|subhuman|subhumans|scum ..3 {oblige} ..1 be|get <harmed> !by|less
      are|were|as|like ..2 vermin|cockroaches|parasites|subhuman|subhumans|scum ..3 {oblige} ..1 be|get wiped|rooted|stamped|rid|put|rounded|thrown out|off|of|down|up
      is|was vermin|subhuman|scum ..3 {doom}
      {oblige} ..1 be|been ..1 <slain> like ..1 <dehumanised>|rats|bugs|insects
      {oblige} have been ..1 <slain> like ..1 <dehumanised>|rats|bugs|insects
      ^ exterminate|massacre|gas|behead|lynch them
      ^ please|just|so|and? exterminate|massacre|lynch all|every the? !<vermin>|<wildlife>|germs|bacteria|mould|mold|mildew|fungi|viruses|diseases|typos|errors|doubt|doubts|fear|fears|demons|zombies|aliens|daleks|enemies|monsters|humans|mutants
      {obliged} ..1 exterminate|massacre|lynch all|every the? !<vermin>|<wildlife>|germs|bacteria|mould|mold|mildew|fungi|viruses|diseases|typos|errors|doubt|doubts|fear|fears|demons|zombies|aliens|daleks|enemies|monsters|humans|mutants
      <exterminate> ..1 <vermin> like you|them|him|her|that|those
      all|every|each|lot|most|rest of them|you ..2 {oblige} ..1 be|get ..1 exterminated|eradicated|annihilated|massacred|gassed !by
      all|every|each|lot|most|rest of them|you ..2 will|shall be ..1 exterminated|massacred|gassed !by
      all|every|each|lot|most|rest of them|you ..2 should|must have been ..1 exterminated|massacred|gassed !by
      all|every|each|lot|most|rest of them|you deserve|need|want ..1 extermination|exterminating|gassing
      {masses} ..3 {oblige} ..1 be put down|to !for|as|on|in|work|use
      {masses} ..3 {oblige} be driven|pushed|thrown|chased into the sea|ocean|river|fire
      {masses} ..3 {oblige} ..1 go|be|become extinct
      {masses} ..2 should|would|must|better|deserve to? ..2 die|suffer|burn|rot|hang|bleed|starve|drown|perish|disappear|vanish !for
      {masses} ..2 should|would|must|better ..1 be|are dead|gone|extinct
      {masses} ..2 deserve|deserves|need|needs|get|gets ..2 death|bullet|bullets|beating|beatings|pain|violence|noose|rope|execution|gulag|genocide !relief|free
      {masses} ..2 had|have|has|get|gets their|your throat|throats|head|heads|neck|necks cut|slit|chopped|severed|snapped|broken
      {masses}|they ..3 should|must|need|needs|deserve|ought|be to? be? ..1 <exterminated>|shot|killed|hunted like ..2 <vermin>|<beast>
      {masses} ..2 have|has|deserve|deserves no? right|reason to live|exist|breathe
      these|those|such <beast>|<vermin> ..2 have|has|deserve|deserves no right to live|exist|breathe
      <kill>|<exterminate>|<hurt>|put|hunt|stamp|trample|smoke|flush|treat them|him|her|you|{folk} ..3 like the? ..1 <beast>|<vermin> they|he|she|you|that are|is
      treat|treating {folk} like ..2 <vermin>
      like the? <vermin> they|you|he|she are|is
      {masses}|they breed|breeding|multiply|multiplying|spread|spreading|swarm|swarming like <vermin>
      {masses} are|is not human|humans|people|person !who|with|to|we|you
      {masses} are|is ..1 less than human|people
      {masses} are|is an? ..1 <vermin>|infestation|pestilence|worthless !of|for|to|in
      {masses} are|is nothing more? but|than ..2 <vermin>|<beast>
      <group> <vermin>|infestation !control|problem|free
      <group> <people>? life|lives are|is|do ..1 worthless|nothing|cheap|meaningless
      <group> <people>? life|lives are|is ..1 worth ..1 nothing|less|little
      only good {folk} is|are ..1 dead
      rid|cleanse|purge|clean|clear|purify|free|scrub the|our|this|your|my ..1 <realm> of|from ..2 {folk}
      rid|cleanse|purge|purify|free the|our|this|your|my ..1 world|country|nation|society|race|continent|earth|planet of|from ..2 <beast>|<vermin>
      rid|cleanse|purge|clean|purify europe|america|germany|england|france|britain|india|africa of|from ..2 {folk}|<vermin>
      <realm> must|should|needs|need|has to? be ..1 rid|cleansed|purged|cleaned|purified|free of|from ..2 {folk}|<vermin>
      world|country|europe|planet|city|land|nation|earth without ..1 single|any|one ..1 {folk}
      world|country|europe|planet|city|land|nation|earth|place ..3 better|cleaner|safer|pure without|once ..2 {folk}
      last|one|each|every of those|these|them ..1 {folk}|<vermin> ..3 dead|gone|killed|burned|buried|hanged
      every|each last|single {folk} ..2 dead|gone|burned|killed|buried|<exterminated>
      not|no one|single of? {folk}|them|<vermin> ..4 left|alive|breathing|standing|spared|survive
      bullet|rope|noose|grave|coffin for each|every|all ..3 {folk}|<vermin>
      good|proper|real|another|second|full {massMurder} will|would|could solve|fix|help|end|cure|teach|do
      {massMurder}|execution|death|violence is|are|would|will ..3 solution|answer|cure|needed|deserved|justified for|to ..2 {folk}
      need|needs|deserve|deserves|want|wants|time|support for? a|another|proper|real|full ..1 {massMurder} !museum|memorial|scholar|course|book
      solution|answer|cure|remedy for|to ..1 {folk} ..2 {massMurder}|execution|death|gas|bullets|bullet|fire|annihilation|elimination
      final solution for|to|is ..2 {folk}
      against the|a wall ..1 men|women|children ..1 and|women|children
      genocide|annihilate|eradicate|sterilise|sterilize them|you all|now|people`),
  },
};
