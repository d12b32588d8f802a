import { indirectFeelings } from "./indirect-crisis.ts";
import { phrases } from "./lexicon.ts";

/** The author's own hard feelings: answered with care, never lowered. */
const hardFeelings = phrases(`
  i|we ..5 giving up !my|the|a|sugar|coffee|alcohol|smoking|caffeine|meat|dairy|chocolate|bread|gluten|social|sweets|our|control
  wonder|know|wondering|idea|asking why|if|whether i ..1 bother|exist|matter|try !with
  can|could not keep|carry|go|continue going|on like|anymore|any|much|!
  can|could not keep|carry going|on like this
  have|got nobody|none|noone to talk|turn|call
  cry|crying|cried ..6 every|all ..1 day|night|morning|evening
  like i am sinking|suffocating|fading|drowning|disappearing
  feel|feeling|felt like giving up !sugar|coffee|the|my
  thinking|thought|think about|of giving up !sugar|coffee|the|my
  want|wanted|ready|about|going to give up !sugar|coffee|the|my|smoking|alcohol|meat|dairy|caffeine|chocolate|social|bread|gluten|sweets
  give|giving|gave|given up on life|everything|myself|living|everyone|hope
  i ..2 hate myself
  hate|hating my life|existence
  hate being me|alive
  i|feel|am|feeling ..2 worthless|hopeless|useless|unlovable|broken|numb|suicidal-ish !romantic|at|leg|arm|when
  feel|feeling|felt ..2 worthless|hopeless|empty|numb|useless|unloved|unwanted|trapped|invisible|desperate
  i am ..2 a burden
  feel|feeling|am like ..2 burden|failure
  be|being|am ..2 burden to|on
  empty|dead|broken|numb inside
  there|see|have|lost|has is|left? no|all|my hope !like|of-rain
  lost all|my|the ..1 hope|will
  lost the will
  i can|could not go|keep on|going !holiday|the|a|vacation|a-trip|trip|stage
  i can|could not do|take|handle|bear|stand|deal|live ..2 anymore|longer
  i can|could not cope
  i|so|feel|feeling|really|very|deeply|been|too depressed !about-the|area|economy|market
  i am|feel|felt ..3 depressed|miserable|heartbroken|desperate|shattered|defeated
  can|could not stop|quit crying|sobbing|shaking|hurting !laughing
  my|the anxiety|depression|panic|ptsd|ocd|bulimia|anorexia|grief is|has|feels|got|gets ..2 control|unbearable|overwhelming|taking|killing|destroying|swallowing|crippling|debilitating|through
  having|had|have|got|getting|another ..2 panic|anxiety attack|attacks|breakdown
  mental|nervous|having|had breakdown|collapse
  so|really|just|too ..1 tired of it|everything|all|this|hurting|pretending|trying !weather|heat|rain|song|game|show
  everything hurts
  hate|hating|despise who|what|how|the person i|me|myself ..2 am|become|became|look|feel|see
  scared|afraid|frightened|terrified of|by|what ..1 i|myself ..3 myself|do
  at|hit|reached|hitting|my my|rock|absolute|the|an all? lowest|bottom|low|breaking|limit !price|fare|prices
  i|feel|like ..2 burden to|on everyone|my|all|others|everybody|people|the
  just|i want|need the|this|my ..1 pain|hurting|suffering|thoughts|voices to? ..1 stop|end|gone|over !knee|tooth|back
  i ..2 cry|cried|crying ..3 sleep|nights|night|shower|bathroom|alone
  life|living is|feels|seems|has not|no ..1 worth|meaning|point|purpose
  life is|feels|seems ..2 pointless|meaningless|unbearable|worthless
  see|find|have no|not|any a|any? ..1 reason|point|future|way|light|hope to|in|for|out|ahead ..1 go|live|living|continue|carry|me|it|here
  nobody|none ..1 loves|cares|likes|wants|understands|needs me|about|i
  nobody cares about me
  i ..4 lonely !planet|hearts
  feel|felt|so lonely
  feel|feeling|am|felt|completely ..2 alone !time|in-the-house|on-the-trail
  tired of living|life|existing|being|fighting|everything|it-all
  everything|life|nothing|it|all feels|is|seems|matters|means|has ..1 pointless|meaningless|anymore|hopeless|dark|unbearable|anything
  nothing matters
  what|is the|there ..1 point of|in ..1 living|life|going|anything|existing|trying
  i am ..2 drowning|falling-apart|breaking|drained|crumbling !down-the|up
  i am ..2 falling apart
  i am ..2 breaking down
  i need help !with|moving|choosing|finding|for|deciding|from|on|picking
  my depression|anxiety is|has|are|feels|won ..1 winning|worse|back|bad|killing|eating|unbearable|me|crushing|too
  crying|cry|cried every night|myself|all to|night|day|sleep
  relapsed|relapse with|into|my|on self|cutting|harm|eating
  clean|free|recovering|recovered|recovery|months|days|years from|of|free|with|since ..3 cutting|harm|self-harm|selfharm
  self harm recovery|free|scars|urges|journey
  was|been|used-to-be suicidal ..1 last|for|when|in|as|before|years|once|until|at
  having|have|had|with|from|struggling|battling|fighting|my|get|getting|these ..2 suicidal thoughts|ideation|feelings|urges
  survived|survivor ..2 suicide|attempt !of-my`);

/**
 * Suicidal words and words of self-injury: shown one step below the top, unless the author writes
 * of help or recovery.
 */
const grave = phrases(`
  i ..3 want|wanted|wish|ready|like|need|going|hope|about|would|rather|try|tried|trying|deserve|planning|decided|think|thinking|thought to|i|about|of|could|just? ..1 die|dying|dead !laughing|of|for|from|my|hair|a|old|inside-joke
  want to die
  sleep|asleep|bed|eyes ..2 never|not wake|waking|open up|again|them
  hope|wish|pray i do not wake !early|late|them|the
  bought|buy|got|have|found|tied|counted ..2 rope|pills|razor|blades|noose ..5 letters|letter|note|goodbye|goodbyes
  start|started|back|keep|stopped|resumed|been|am ..1 to? cutting again|myself|last|tonight|because|after
  planning|plan|planned my own? end|death|suicide
  think|thinking|thought|thoughts about|of dying|death all|every|constantly|a
  makes|made|make me want to die
  do|did|does not want|wanna to? ..1 live|exist !next|near|beside|by|under|on|for|off|through|in|there|with|at|like|a|late|on|up-late|that|rude|too|mean|alone|forever
  do|did not want to ..1 be ..1 alive|here|around anymore|any|!
  do|did not want to be alive
  do|did not want to wake up !early|late|the|at|you|my|before|for|them|baby
  i ..4 end|ending my|it life|all
  i|thinking|thoughts|about|of|to|keep ..3 ending|end it all
  i|to|of|about|from|keep|started|almost|nearly|tried ..4 kill|killing|hang|hanging|hurt|hurting|harm|harming|cutting|cut|shoot|drown|starve|starving|overdose|burning|unalive myself !some|a|shaving|while|off|slack|on|out|with-the|running|at|lifting|playing|in|from|skiing|cooking|gardening|short|chopping|slicing|doing|picking|during
  kill|killing|hurting|harming myself !at|with-work|laughing|over|to-finish|in|running
  cut|cutting myself again|tonight|last|every|because|deep|to
  feel|feeling|am|i|been|still|felt ..2 suicidal
  self harm|harming|harmed|injury again|today|tonight|last|because|urges|every|to
  started|start|i|keep|urge|want|back|thinking ..3 self harm|harming|injure|harmed
  i ..2 self harm|harmed
  no|any|a reason|point|purpose to|for|in|left ..2 live|living|life|alive|wake|exist
  no reason to go on living
  world|everyone|they|people|family|everybody|kids|husband|wife|friends|all ..4 better|happier|fine|relieved off? without me
  better off? without me
  i|am|was ..2 better off? dead
  nobody|no|anyone ..2 miss|notice|care|cry me|if|that|when|for i|me|if|gone|was
  nobody would|will ..1 miss me
  i ..1 wish|wished i|to|that ..2 was|were|could|had|would ..2 dead|disappear|vanish|die|never-born|sleep-forever|gone|cease
  wish i had never been|!seen born
  wish i was|were never|not born|alive
  i ..1 took|swallowed|taken|overdosed|take all|on|too|a|many|the|whole ..3 pills|tablets|bottle|meds|medication
  i ..3 suicide note|letter|plan|attempt|pact
  writing|wrote|written ..2 suicide note|letter|letters
  goodbye cruel world !cup|tour
  i|my ..3 attempted suicide
  i ..2 commit|committing|attempt|considering|contemplating|planning suicide
  considering|contemplating|planning|thinking|thought|think about|of|my? ..1 suicide|ending|killing
  i want it all|to|everything ..1 end|stop|over
  want|wanted to disappear|vanish !into
  i am going to ..1 jump|overdose|disappear|hang !on|onto|in|into|out|at|with|right|around|up|back|over|a|the|my|some|straight|ahead|this|these|those|picture|pictures|posters|curtains|lights|laundry|clothes|decorations|to|for|through|rope|from|off`);

const wish =
  "i ..3 want|wanted|wish|ready|need|like|going|about|would|could|might|rather|tried|decided|planning|urge|thinking|think|thought|will to|of|about?";

/** What would urge somebody to hurt themselves, were it not the author's own wish. */
const ownWishes = phrases(`
  ${wish} ..1 jump|jumping|leap|leaping|throw|throwing myself? off|from|over a|the|this|that|my ..2 bridge|building|roof|rooftop|cliff|window|balcony|skyscraper|overpass !into|with|and
  ${wish} ..1 jump|jumping|leap|leaping|throw|throwing|walk|walking|step|stepping|run|running|lie|lying myself? in front of a|the|an|my? ..1 train|truck|bus|car|tram|lorry|traffic|metro|subway
  ${wish} ..1 jump|jumping|leap|leaping|throw|throwing|walk|walking|step|stepping|lie|lying myself? under|before a|the|an ..1 train|truck|bus|tram|lorry|metro|subway
  ${wish} ..1 jump|jumping|throw|throwing|walk|walking|step|stepping|run|running myself? in|into the|oncoming|moving? ..1 traffic
  ${wish} ..1 jump|jumping|throw|throwing|walk|walking|step|stepping|lie|lying myself? on|onto the ..1 tracks|rails
  ${wish} ..1 drink|drinking|swallow|swallowing|chug some|a|the|bottle|glass|of? ..2 bleach|poison|antifreeze|detergent|cyanide
  ${wish} ..1 cut|cutting|slit|slitting|slash|slashing|open my|both ..1 wrist|wrists|throat|veins|thighs
  ${wish} ..1 put|putting|stick|sticking a|the bullet|gun|rope|noose in|to|through|around|into my
  i ..2 want|wanted|going|about|ready|thinking|planning|might|could to|of|about? ..1 swallow|swallowing|take|taking|down|downing all ..2 pills|tablets|meds|medication|paracetamol !in|every|at|before|after|with|from|for
  ${wish} ..1 overdose|overdosing !on`);

/** Words of help and of recovery. */
const helpSeeking = phrases(`
  get|getting|got|seek|seeking|sought|asked|asking|ask|need|found|trying|reached|reaching|reach|called|calling|finding ..2 help|support|hotline|helpline|counselling|counseling
  reached|reaching out
  therapy|therapist|counsellor|counselor|psychiatrist|psychologist|hotline|helpline|recovering|recovery|recovered|healing|survivor|lifeline|samaritans|rehab|hospital
  saved|saves|saving me|my
  used to
  getting|feeling|felt|got better
  glad|grateful|thankful|happy ..2 i|to|still ..3 alive|here|stayed|survived|did
  last|years|months|year|days ago|year|free|clean|later|since|of
  not|no longer|anymore-now`);

export const distressPhrases = [
  { meaning: "hard", sources: hardFeelings },
  { meaning: "indirect", sources: indirectFeelings },
  { meaning: "grave", sources: [...grave, ...ownWishes] },
  { meaning: "help", sources: helpSeeking },
] as const;
