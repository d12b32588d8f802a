import { phrases } from "./lexicon.ts";

/** Phrases in which a listed word means something else; nothing inside them counts. */
export const safePhrases = phrases(`
  maine coon|coons
  raccoon|coon dog|hound
  chink|chinks in the|his|her|my|their|our|your|this|that|it|wall|armour|armor
  moby|dick dick|van|tracy|cheney|clark|turpin|whittington|dyke
  dick van dyke
  philip k dick
  van dyke
  uncle|grandpa|granddad|brother|friend|neighbour|neighbor|dog|cat|horse|named|called dick
  spotted dick
  dyke road|path|walk|bridge
  canal|river|sea|offa|dry-stone|the dyke|dykes !is|are
  hadrian dyke
  ^ the|these? rats|roaches|cockroaches|lice|termites|leeches are|were ..2 <vermin>
  <wildlife> ..3 are|were|as ..2 <vermin>
  head|body|crab|sea|plant|wood lice ..2 are|were|as ..2 <vermin>
  great|blue|coal|marsh|willow|crested|long-tailed|tailed|bearded tit|tits
  tit for tat
  spick|spic and span
  retarded|retards the|growth|its|spread|combustion|by
  flame|fire|growth retard|retards|retarded
  weed|weeds|weeding the|garden|killer|whacker|control
  kill you|them|him|her with kindness
  kill time|it|two|weeds|germs|bacteria|bugs
  kill the lights|mood|vibe|engine|process
  shut up and dance|take|drive|sit
  beat you|him|her|them to it|the|at|in
  prick|pricked|pricks my|your|his|her|finger|thumb|up
  cocker spaniel
  erection of the|a
  bastard sword|operator
  hell week|kitchen
  trash|garbage|rubbish day|can|bag|truck|bin|collector|pickup
  fag end|bearing|bearings
  crack of dawn
  crack a|the|an joke|egg|window|code|case
  cut myself|yourself some|a|shaving
  hang yourself a
  coke zero|float|bottle|can|diet
  diet coke
  speed limit|dating|of
  acid rain|reflux|jazz
  pot roast|luck|plant|pie|of soup|tea|coffee
  ketamine therapy|clinic|infusion|treatment
  die sonne|hard|wanderer
  bitch of a dog
  sex education|ed|chromosome|chromosomes
  safe sex
  orgasm donor
  blunt scissors|knife|force|honesty
  lean on|in|back|meat
  molly baked
  vibrator motor
  white power bank|supply|adapter
  white wine|power-outlet
  black people in
  stop hurting|harming|cutting yourself
  do not end|take
  anti weed|porn
  porn addiction|addict|recovery|free
  quit|quitting|stopped|stop|gave porn
  bong joon
  horny goat|toad
  homo sapiens|erectus|habilis
  suicide prevention|awareness|hotline|squad|helpline|loss
  prevent|preventing suicide
  hate|hated|hating myself for eating|buying|missing|watching|liking|loving|forgetting|clicking the|that|this|my|a|an
  give|giving|gave|given up on? a|an|the|this|that|my|our ..1 diet|garden|recipe|puzzle|level|game|project|show|series|book|novel|song|team|season|resolution|resolutions|lawn|plant|plants|sourdough|crossword|keto|gym|course|language|guitar|piano|sugar|coffee|marathon|phone|laptop|printer|car|app
  die|dying|died laughing
  die|dying|died of ..1 laughter|embarrassment|cringe|curiosity|boredom|cuteness|happiness
  help|support|supporting|helping|for|love|about a|my|our|the|your suicidal friend|friends|teen|teens|teenager|teenagers|person|people|child|children|son|daughter|brother|sister|partner|wife|husband|student|students|patient|patients|colleague|parent|relative
  he|she|who|somebody|someone|friend|brother|sister|mother|father|mum|mom|dad|son|daughter|boyfriend|girlfriend|wife|husband|cousin|neighbour|neighbor|partner wants|wanted|tried|tries|threatened|threatens|attempted to ..1 jump|leap|drink|swallow
  they|he|she|it|<regime> ..2 wanted|want|wants|tried|try|tries|trying|attempted|planned|plan|plans|ordered|sought|vowed|vow|vows|began|helped|threatened to <exterminate>|<kill>|wipe|erase|destroy|eliminate|deport|cleanse|starve|burn
  did|could|would|how|why|when|that <regime> <exterminate>|<kill>|wipe|erase|destroy
  attempt|attempts|plan|plans|plot|campaign|effort|efforts|order|orders|policy to <exterminate>|<kill>|wipe|erase|destroy|deport|cleanse
  <dispenser> ..4 sell|sells|selling|sold|ship|ships|shipping|supply|swap|trade|get
  <police> ..5 sell|selling|sold|dealing|ship|shipping|supplying|supply
  ass in the|a
  donkey|wild ass
  jenny ass`);
