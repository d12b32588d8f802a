import { phrases } from "./lexicon.ts";

/** Phrases that are used inside others, written `{name}` there. */
export const phraseGroups: Readonly<Record<string, readonly string[]>> = {
  // Ways to announce one's own deed.
  announce: phrases(`
    i|we ill? will|shall
    i|we am|are going|about|planning|ready to
    i|we want|plan|intend|mean|promise|hope to
    i|we would love|like to
    i|we can not wait to
    ill
    going to
    let us go? and?`),
  deed: phrases(`
    <kill>|<hurt>
    find <target> and ..3 <kill>|<hurt>|end
    come over|there? and ..1 <kill>|<hurt>
    beat|kick|knock the ..1 crap|shit|hell|life|fuck|daylights out of
    set fire to
    put an end to`),
  victim: phrases(`
    <target>
    <det> ..1 <person>
    your|his|her|their whole|entire? family|kids|children|parents|wife|husband|mother|dog|cat`),
  // The reader, or a group that includes the reader.
  addressed: phrases(`
    you
    your|yours ..1 <kin>|<kind>|friends|grandparents|house|street|village|town|city
    people|scum|filth|trash|vermin|idiots|traitors|<person> like you|him|her|them|this|that`),
  // People as a mass, by what they are or by a dehumanizing name.
  masses: phrases(`
    <groupNoun>|<savage>
    <group> <people>
    these|those|such|you people|folk|folks
    lesser|inferior races|people|peoples
    human filth|garbage|trash|scum|vermin|waste|rats
    <vermin>|<beast>|<savage>|people like you|them|him|her|these|those|this
    their|your|that|this whole|entire|filthy|rotten|cursed? <kind> !of
    whole|entire|filthy <kind> !of`),
  // The same where the preceding words matter.
  folk: phrases(`
    {masses}
    <which> <which>? <which>? {masses}
    all|the|these|those <group> !<thing>`),
  // Acts against people.
  harm: phrases(`
    <kill>|<exterminate>|torture|maim|punish|deport|eliminate|castrate|imprison|starve|hang|bomb|assault|hurt|burn|whip|stone|cage
    get rid of
    wipe out
    beat|lock|blow up
    do away with
    put down`),
  oblige: phrases(`should|must|need|needs|deserve|deserves|ought|have|has|want|would to?`),
  obliged: phrases(`
    should|must|need|needs|better
    ought|have|has|got to
    let us
    time to`),
  // Calls to kill those who were named before: "should be shot", "need exterminating".
  doom: phrases(`
    {oblige} ..1 be|get|being ..1 <slain> !by|less
    should|must|ought to? have been ..1 <slain>
    will|shall ..1 be ..1 <slain> !by|less
    {oblige} to? ..1 die|burn|rot|hang|drown|suffer|disappear|vanish
    deserve|deserves|need|needs|want|wants ..1 extermination|exterminating|eradication|eradicating|annihilation|annihilating|gassing|culling|killing|slaughter|execution|death|genocide
    we|i|you|someone|somebody|everyone {oblige} ..1 <exterminate>|<kill> them|all|every
    we|i|you|someone|somebody|everyone will|shall ..1 <exterminate>|<kill> them|all|every
    and|so <exterminate>|<kill> them
    ^ <exterminate>|<kill> them`),
  massMurder: phrases(`
    genocide|holocaust|pogrom|extermination
    ethnic cleansing`),
  camp: phrases(`
    <deathCamp>
    gas chamber|chambers
    concentration|death|extermination|labour|labor|internment camp|camps
    ovens|crematorium|crematoria|gallows|guillotine
    the camps
    cattle car|cars|wagon|wagons|train|trains
    killing fields
    firing squad
    mass grave|graves`),
  deathPlace: phrases(`
    <deathCamp>
    gas chamber|chambers
    concentration|death|extermination camp|camps
    cattle car|cars|wagon|wagons
    firing squad
    mass grave|graves`),
  massacre: phrases(`
    <massacreSite>
    holocaust|genocide|shoah|pogrom|kristallnacht|holodomor|inquisition|lynching
    armenian|rwandan|bosnian|jewish|cambodian genocide|holocaust|massacre
    killing fields`),
  henchman: phrases(`
    hitler|adolf|himmler|goebbels|eichmann|mengele|heydrich|stalin|mussolini|gestapo|nazis|ss|einsatzgruppen|kkk|klan|isis
    pol pot
    khmer rouge`),
  wish: phrases(`
    hope|hoping|pray|praying|wish|wishing|want
    fingers crossed
    would love it? if|when`),
  luck: phrases(`
    with any|some|a luck|bit
    hopefully|ideally`),
  pity: phrases(`
    pity|shame|sad|unfortunate
    too|so bad`),
  // Someone other than the author.
  other: phrases(`
    you|he|she|they|him|her|them
    your|his|her|their ..1 <kin>
    people|someone|<person> like you|him|her|them|this|that`),
  theirs: phrases(`your|his|her|their|that|the {illness}|<organ>|<vehicle>|brakes|parachute|house|home`),
  illness: phrases(`
    <illness>
    heart|kidney|liver|organ attack|attacks|failure|disease
    something|anything <awful>
    <awful> illness|disease|condition|sickness`),
  fallIll: phrases(`
    a|an|some|the|another|from? <awful>? <organ>? {illness} !test|tests|treatment|screening|screened|check|checked|research|care|specialist|ward|drug|drugs|vaccine|vaccines|shot|shots|jab|jabs|support|insurance|awareness|free|under|out|of|early`),
  mishap: phrases(`
    get|gets|got|catch|catches|caught|contract|contracts|develop|develops|have|has|had {fallIll}
    get|gets|fall|falls ..1 ill|sick|paralysed|paralyzed|crippled !of|if|when
    end|ends|wind|winds up in ..1 hospital|wheelchair|coffin|morgue|ground|grave|ditch
    die|dies|died|perish|croak|rot|rots|suffocate|drown|bleed !down|laughing|for
    get|gets|be run|hit|struck|crushed|mauled over|by|under
    fall|falls|jump|walk|step ..1 down|off|into|under|from ..2 stairs|cliff|bridge|building|roof|window|traffic|train|bus|truck
    break|breaks|snap|snaps|crack your|his|her|their ..1 <body>
    choke|chokes !up
    suffer|suffers ..1 from|until|like|every {illness}|pain|death|agony`),
  failure: phrases(`
    fill|fills with blood|water|fluid
    fail|fails|explode|explodes|burst|bursts|collapse|collapses|shrivel|rot|rots|crash|crashes
    stop|stops|give|gives working|beating|out|up
    come|comes|grow|grows|spread|spreads back|bigger|everywhere|worse|faster
    burn|burns down
    kill|kills|finish|finishes {other}`),
  medicine: phrases(`
    <medicine> <medicineForm>?
    pain|sleeping|diet|study|anxiety pills|meds|tablets|patches
    prescription pills|meds|drugs|painkillers|opioids`),
  contact: phrases(`
    dm|pm|inbox|whatsapp|telegram|wickr|snap me|us|for|if|only|my|now
    message|text|contact me|us|for
    hit me|my|us up|inbox|dms
    text|call|message|contact|ring this|my|our number|line
    hmu`),
  offer: phrases(`
    make me an? offer
    cash|venmo|paypal|cashapp only
    price|prices list
    for ..1 price|prices
    discreet|overnight|worldwide|tracked|express shipping|delivery|postage|packaging
    no questions asked
    up for grabs
    first come
    i|we sell|ship|supply|deal|deliver
    <price> ..1 a|per|each|bucks|dollars|quid|euros pill|pop|piece|tab|strip|bottle|box`),
  buyer: phrases(`
    if|does|do? anyone|someone|anybody needs|need|wants|want|interested
    who ..1 needs|need|wants|want|interested
    <price> ..1 each|bucks|dollars|quid|euros`),
};
