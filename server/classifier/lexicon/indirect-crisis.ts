import { phrases } from "./lexicon.ts";

const others = "everyone|everybody|all|family|parents|kids|children|mum|mom|dad|wife|husband|people|friends";

const place =
  "train|railway|subway|high|old? bridge|tracks|roof|rooftop|cliff|ledge|rails|railing|pills|rope|blade|blades|razor|overpass|viaduct";

/**
 * Words behind which suicide may stand, without naming it: a burden to others, a painless way, one
 * place, farewells, no tomorrow. Answered with care, never lowered.
 */
export const indirectFeelings = phrases(`
  happier|better|easier|lighter|relieved|nicer|simpler|calmer|freer off? ..3 if|when|once|that i ..2 gone|dead|vanished|disappeared|vanish|disappear !from|to|for|on|until|away
  happier|better|easier|lighter|relieved|nicer|simpler|calmer|freer off? ..2 if|when|once i am|was|were|did not ..1 here|around|there|alive|exist|born
  happier|easier|lighter|relieved|simpler|calmer|freer|nicer ..3 without me !in|at|on|singing|driving|cooking
  i|just|only ..4 weight|burden|millstone|liability|drag around|on|to|for ..3 neck|${others}
  best|better|kinder|easier|relief for ..3 if|that i ..2 gone|dead|vanish|vanished|disappear|disappeared
  best|better|kinder|easier|relief for ..3 if|that i ..2 not ..1 here|there|around|exist|alive
  painless|peaceful|painlessly|pain-free|gentle ..1 way|ways|exit|method|methods to|out ..1 go|leave|die|end|disappear|exit|vanish|of|stop !a|my|your|the|our|this|on|through|to|over|into|back|home
  painless|peaceful way|ways out !of
  gentlest|kindest|quietest|painless|easiest|best way|method ..6 not ..1 want|have to ..1 feel|wake|suffer !hungry|full|sick|cold|tired|lonely
  go|leave|die|disappear|vanish|sleep without ..1 pain|suffering|feeling ..1 anything|pain|suffering
  how many ..1 pills|tablets|painkillers|sleeping|paracetamol|paracetamols|xanax ..4 too|enough|lethal|fatal|deadly|forever|never
  i ..1 keep|kept|always|constantly|only|can|could not? stop? ..1 thinking|dreaming|imagining|think about|of the|that|those|my? bridge|tracks|roof|rooftop|cliff|ledge|rails|railing|pills|rope|blade|blades|razor|overpass|viaduct !we|design|where|in|game|scene|club|at|party|song|photo|trip|you|project|over|from|called|of|leak|repair|repairs|tiles|garden|terrace|section|riff|on|in|i|to
  bridge|tracks|rooftop|cliff|rails|ledge|water is|are|keeps|keep|seems ..1 calling|pulling me
  look|looking|looked|stare|staring|stared ..1 at|down|onto|into the|those? ..1 tracks|rails|traffic|water ..4 wonder|wondering|imagine|jump|easy|step
  tracks|rails|platform|train|bridge|roof|ledge|edge ..6 one|single step ..3 over|enough|away|quiet|done|take
  i ..5 roof|rooftop|bridge|balcony|overpass|viaduct ..6 edge|ledge|railing|parapet !of|to|tiles|leaks
  i ..5 roof|rooftop|bridge|balcony|overpass|viaduct ..5 looking|looked|look|stared|staring down !at|on|into-the-valley
  pills|tablets|rope|blades|razor|noose is|are ..3 bedside|bed|nightstand|drawer|table|ready ..5 looking|counted|counting|waiting|ready|staring|tempting|calling
  i ..2 saved|saving|stockpiled|stockpiling|hoarded|hoarding|collecting up? ..2 pills|tablets|meds|tramadol
  writing|wrote|written|write|writes|finished ..2 goodbye|goodbyes|farewell|last|final letter|letters|note|notes !of-thanks|for|from|to-the-editor|on
  i ..2 gave|given|giving ..1 away all|everything|most ..1 my|i ..2 things|stuff|belongings|possessions|own|owned|had !before|when|to|because|moving
  who ..1 will|would|is ..1 look|looking|going|take|taking|feed|care|keep ..4 my ..1 cat|dog|pets|pet|kids|children|daughter|son|baby ..1 when|after|once|if i am|die ..1 gone|dead|not !for|on|to|until|this|next|away|over|in|at|during
  who ..1 will|would|is ..1 look|looking|going|take|taking|feed|care|keep ..4 my ..1 cat|dog|pets|pet|kids|children|daughter|son|baby ..1 when|after|once|if i am gone for good|ever
  never|not hear|see ..1 from|me|of ..1 me? again|anymore|anymore !in-this|at|until
  this is my|the? ..1 last|final? goodbye|farewell !tour|party|concert|to|for|drinks|song|from|gift|show|episode
  goodbye|farewell ..1 forever|cruel
  no|not ..2 tomorrow for me
  made|make up my mind ..5 over|end|peace|gone|ends
  i ..1 decided|decision ..5 over|gone|peace|ends !to|for|lunch
  tonight|tomorrow|soon ..1 it|everything|all ..2 over|end for me|good
  i ..1 not see myself ..1 being|still|living|alive|here|around|existing|growing here|around|alive|there|old|by|at|past|next|this|tomorrow
  soon|anymore|nothing|none|because ..8 i will not be around|alive|here !for|at|in|on|until|to|tomorrow|next|this|when|so|because
  not|never|stop ..1 bother|bothering|burden|burdening|trouble|troubling ${others}|anyone|anybody|nobody ..1 any|anymore|again|longer|soon
  fine|better|okay|happier|easier ..3 once|when|after i am ..1 out of the picture
  stopped|stop|cease|ceased ..1 existing|exist ..1 !in
  if|when|once|wish i ..1 just? stopped|ceased existing
  hurt|hurts|painful|suffer|pain|long ..6 drown|drowning|carbon|monoxide|bleed|bleeding|hanging|fall !surgery|knee
  drowning|hanging|overdosing|bleeding ..1 out? ..1 hurt|painful|peaceful|quick
  bridge|cliff|roof|rooftop|tracks|overpass ..6 turned|came|walked back ..2 because|only
  i ..1 walk|walked|go|went|drive|drove|stand|stood ..2 bridge|cliff|rooftop|overpass|viaduct ..4 again|twice|night|railing|edge !with|and
  my will|testament|passwords ..8 sorry|forgive|care|goodbye
  next|tomorrow|by|this week|month|year|monday|friday|weekend ..1 i will not ..1 exist|be-alive
  cancelled|canceled everything ..4 not need
  picturing|imagining|picture|imagine|see|seeing myself stepping|jumping|falling|walking|step|jump|fall off|from|into|onto|in|under ..1 platform|bridge|roof|balcony|train|traffic|tracks|cliff
  things|life|it would|will be easier|better|simpler for them|${others} ..2 without me|i
  get|getting over me in|quickly|soon|and
  papers|accounts|affairs|documents ..6 after|afterwards|when-i-am ..1 me|gone|i
  sorted|settled|organised|organized my ..1 papers|affairs|accounts ..8 afterwards|after-me
  be|get|finally rid of me !as
  not ..1 be an? ..1 burden ..1 much|any? longer|anymore|soon
  want|wanna|wish|could ..3 sleep|asleep forever !in|on|after|today
  saying|said|say my goodbyes !to-the|at|before
  easiest|quickest|fastest|simplest way ..1 to ..1 end it|everything|myself !with|on|well
  tracks|rails|train|bridge|ledge|pills|rope look|looks|looked|seem|seems ..2 inviting|tempting|welcoming
  who ..1 gets|takes|keeps|inherits my ..1 dog|cat|pets|kids|guitar|records|things|stuff when|if|after|once i am|die ..1 gone|dead|not !for|on|to|until|away|in|at
  at peace with my decision|choice
  fine|okay|better|happier without me !tonight|at|on|for|in|there
  i ..2 think|thinking|dream|dreaming|thought about|of the|that|those ${place} every|all|constantly|again|tonight
  i ..1 keep|kept|always looking|staring|going|walking|driving at|to|past|towards the|that|those ${place} !rack|terrace|garden|to|for|tiles|with
  i ..1 keep|kept|can|could not? stop? thinking|dreaming about|of the|that|those ${place} !we|design|where|in|at|song|photo|you|project|over|from|called|of|leak|repair|on|to
  how high ..3 bridge|building|cliff|roof ..3 have|be|jump|fall|die|survive|enough !drone
  painless|quick|peaceful ..1 to ..1 drown|bleed|freeze|overdose|suffocate
  my last post|message|words !from|in|on|of|about|this|for|today ..4 thank|sorry|love|goodbye|bye
  put|putting|getting|got ..1 my affairs in order
  left|leaving|leave a|the|some|my ..1 letter|note|letters|notes for|to my ..1 parents|family|mum|mom|wife|husband|kids|children|sister|brother|friends !about|on
  by|until tomorrow|morning|monday|tuesday|sunday|then|christmas i will ..1 be gone !to|fishing|for|on|from|home|camping|shopping|by|again
  not ..2 worry about me anymore|any|ever|soon
  not ..1 plan|planning|expect|intend on|to ..1 being|be alive|around ..1 next|by|when|for|much
  not ..1 plan|planning|expect|intend on|to ..1 being|be here ..1 next year|birthday|christmas|summer|winter|spring
  tired|sick of waking up !early|at|in|to|so|before|late|with|next|and|every-night
  no point planning|making ..6 i will not
  take|look|taking ..1 care|after of? my ..1 mum|mom|mother|dad|kids|children|sister|brother|wife|husband|family|cat|dog when|after|once i am gone !for|to|on|away|this|until|in|at
  sorry for everything ..3 take|love|forgive|goodbye
  i ..1 rather be gone|dead !than
  everyone|everybody|world|people|life ..2 move|go|get|carry on|over ..3 if|when|once i ..1 disappeared|vanished|died|gone|disappear|die`);
