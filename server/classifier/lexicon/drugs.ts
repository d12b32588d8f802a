import { type Lexicon, phrases, words } from "./lexicon.ts";

/** Talk of taking drugs. */
export const drugs: Lexicon = {
  category: "drugs",
  canBeDenied: true,
  excusedBy: "recovery",
  words: {
    low: words(
      `cocaine heroin meth methamphetamine crystalmeth mdma ketamine lsd fentanyl shrooms speedball speedballs ganja dmt pcp ghb
      bong bongs blunts stoner stoners crackpipe quaaludes psilocybin peyote thc kush mescaline amphetamines spliff spliffs
      opium 420friendly crackhead crackheads benzos percs`,
    ),
  },
  phrases: {
    low: phrases(`
      smoke|smoked|smoking|smokes|vape|vaping|toke|toking|puff|puffing|hit|rip|blaze|blazing|roll|rolling|rolled|grow|growing some|a|the|my|that|more? ..1 weed|pot|crack|meth|hash|dope|joint|joints|blunt|blunts|bowl|grass|bong|dab|dabs|cannabis|marijuana|ganja|opium|kush|herb|crystal !bowl|soup
      get|got|gets|getting|so|been|was|am|are|feel|feeling|stay|staying|super ..1 stoned|blazed|baked|zooted !bread|goods|potatoes|beans|cookies|cake|in|the|to|my|ziti
      get|got|gets|getting|gotten|so|wanna|am|was|were|be|been|too|super|stay high on|tonight|again|together|with|af|right|as|every|all|and|before|at|rn|last|off !life|stage|blood|pressure|time|school|hopes|expectations|demand|energy|the|five
      get|getting high !on|above|up|and|off|pressure|score|school|marks|grades|five|chair|blood
      i|we am|are|was|were|got so|too high
      high on coke|weed|drugs|pills|shrooms|acid|meth|crack|something|edibles|pot|mushrooms|molly|lsd|heroin
      snort|snorting|snorted|snorts|sniff|sniffing|sniffed|bump|rail|inject|injecting|injected|inhale|huff|huffing|shoot|shooting ..1 coke|glue|ket|speed|powder|lines|line|pills|crack|smack|it-up|heroin|meth|paint|gas|adderall|xanax|oxy|dope
      line|lines|bump|bumps|gram|grams|rail|rails|ounce|eightball|key|keys of coke|speed|ket|blow|weed|snow|dope|molly|white|yay
      do|did|done|doing|does|take|took|taken|taking|try|tried|trying|drop|dropped|dropping|pop|popped|popping|ate|eat|eating|share|have|some|on|love|loved|miss ..2 coke|acid|molly|ecstasy|ket|xanax|crack|shrooms|adderall|edibles|oxy|valium|vicodin|percocet|lean|poppers|weed|speedballs|dope|xannies|benzos|drugs !test|rain|reflux|zero|float|at|or|and-fries|bread|an|open|jokes|off|the|under|up|down|of|through|fine
      do|doing|did|miss|missing|love coke|acid|crack|molly|drugs|weed ..1 on|with|every|again|and|at|all
      pop|popped|popping|pops a|some|the|my|few|too? ..1 pill|pills|xanax|molly|xan|bars|perc|percs|adderall|valium|oxy
      trip|tripping|tripped|trips|tripin on|off ..1 acid|shrooms|mushrooms|lsd|balls|dmt
      acid|mushroom|shroom|dmt trip|trips|tabs|tab
      tab|tabs of acid|lsd
      magic mushroom|mushrooms
      a|the|my|another|pass|passing|share|sharing|light|lit|rolled|rolling|roll|smoke|smoking ..1 joint|blunt ..1 around|before|after|with|and|tonight|now|together|again !pain|venture|account|replacement
      roll|rolling|rolled|light|lit|smoke|smoking|pass|passing|spark a|another|the|my|up? joint|blunt|joints|blunts
      crack pipe|cocaine|house|rocks
      crystal meth
      bong hit|hits|rip|rips
      dab pen|rig
      weed|cannabis|pot|thc brownies|brownie|gummies|cookies|edibles|vape|pen|strain
      weed is|makes|helps|and|every|makes-me|tonight|all
      edibles kicked|hit|are|kick|hitting
      molly and|at|with|is|makes|tonight|hits good|music|rave|party|festival|club|vodka|amazing|great|wild
      sip|sipping|sipped|drink|drinking|cup ..2 lean|codeine|syrup|sizzurp
      lean in my|the|his cup
      four twenty
      420 friends|friendly|blaze|baby
      blaze|blazing it
      shoot|shooting|shot up heroin|dope|meth|smack
      taking|took|take ecstasy|speed|drugs|coke|acid
      opium tea
      party drugs
      doing|did|sniff|sniffing|rack|racking ..1 lines|bumps in|off|at ..1 bathroom|toilet|club|mirror|table|party|bar|loo
      my dealer|plug is|got|never ..1 late|weed|coke|here|answers|out|picked|dry
      high as a? kite|fuck|hell !on|flying
      high on|off ..1 mushrooms|shrooms|weed|pills|acid|glue|gas
      need|needs|want|get|getting|anyone|some|selling|got ..1 addy|addys|addies|xannies|percs|molly|shrooms !to|walk
      edibles ..2 hit|hitting|kicked|kicking|strong
      smoked|smoke|smoking|tried|took crack|weed|pot|hash|ice|crystal
      stoned !by|to|fruit|cherries|olives|dates|wall|path|wheat
      wasted|tripping|rolling on drugs|pills|acid|molly|shrooms`),
  },
};

/** Offering drugs, asking for them and making them. */
export const drugOffers: Lexicon = {
  category: "drugs",
  canBeDenied: true,
  words: {},
  phrases: {
    none: phrases(`
      sell|selling|sells|sold|dealing|deal|deals|pushing|supply|supplying|shipping|vending|dealer ..3 <drug> !stories|records|bike|chair|glasses
      <drug> ..1 for sale
      <drug> ..1 delivery|dealer|dealers|plug|supplier|vendor|shop|menu|prices|in-stock|wholesale
      buy|buying|order|get|score|cop|purchase|find|cheap|legit|bulk ..2 <drug> online|here|now|near|in|tonight|cheap|from|at|off|me !shop|supermarket|store|pharmacy|fries|the
      where|how|anyone|who|looking|want|wants|need ..4 buy|get|score|cop|find|sell|sells|selling|has|purchase ..1 <drug> !free|zero|cheaper|pressure
      need ..1 <drug> ..3 dm|message|text|hit|telegram|whatsapp|snap|cheap
      plug for|on|got|with ..1 <drug>
      got|have|fresh|new|pure|cheap|best|quality|top ..2 <drug> ..2 for|dm|hit|message|telegram|hmu|in !breakfast|dinner|lunch|me|my|you|us|the
      <drug> ..3 telegram|wickr|hmu|whatsapp
      <drug> ..3 dm|message|text|hit me|up|us me|for|up
      dm|message|text|hit|hmu|telegram me|us? for|if ..4 <drug>
      hook you up with <drug>
      my dealer|plug sells|has|got|sold
      i can hook you up !with
      cook|cooking|make|making|synthesize|produce meth|crack|heroin|fentanyl|mdma|lsd|crystal
      how to ..1 cook|make|synthesize|grow|produce|extract <drug> !soup|chips|roast|cake|tea-pot|stew`),
  },
};
