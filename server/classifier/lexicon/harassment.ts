import { type Lexicon, phrases, words } from "./lexicon.ts";

/** Insults: weak ones are low, degrading ones none. */
export const harassment: Lexicon = {
  category: "harassment",
  canBeDenied: true,
  excusedBy: "pests",
  words: { low: words("stfu gtfo"), none: words("fuckyoubitch") },
  phrases: {
    low: phrases(`
      you are ..3 <insult>
      <insult> and|but so are you
      that|this <person>|driver|referee|coach|actor|singer is|was ..2 <insultNoun>
      stop|quit being|acting ..2 <insult>
      how ..1 <insult> are|can|is you|he|she|they|one
      are you ..2 <insultNoun>|brainless|stupid|dumb|pathetic !at|free
      your so|such|a|an ..2 <insult>
      you look|sound|smell|act|talk like? ..2 <insult>
      you ..2 <insultNoun>
      you stupid|dumb|fat|ugly|pathetic|lame|useless|silly|sad ..1 <insultNoun>|thing|man|woman|boy|girl|kid|child|people|<person>
      <insultNoun> like you
      you are ..1 full of shit
      you are a? ..2 asshole|dick|prick|dickhead|shithead|bastard|arsehole|wanker|douchebag|motherfucker|bellend|tosser
      you asshole|dick|prick|dickhead|shithead|bastard|arsehole|wanker|douchebag|motherfucker|fucker
      what an? ..2 <insult> ..2 you
      what an? ..1 <insultNoun> he|she|they
      <insultNoun> you are
      he|she is ..2 <insult> !day|movie|joke|haha
      they|people are ..1 <insultNoun>
      your face|body|nose|hair|voice|kid|child|baby|opinion|opinions is|are ..1 <insult>
      shut up !and|about|shop|the
      shut the fuck|hell|heck|eff up
      shut your|yo mouth|face|trap|gob
      nobody asked !me|us|where|how|why|if|whether|about
      nobody wants|needs|likes|liked|respects you|your
      nobody cares about|for|what you|your
      go to hell
      burn|rot in hell
      screw|eff|forget you !over|driver|this|in
      fuck you
      fuck off !to
      get lost
      get a life
      cry more
      cry about it
      go cry !it|on|in|for
      attention seeker|whore|seeking you|again|much
      you are ..2 waste of time
      you make me sick
      you disgust me
      i hate you !more|so|when|for|all|guys|two
      die mad
      kiss|lick my ass
      grow up you
      what an? ..3 <insult>|<degrading>|embarrassment|joke ..2 you are
      how ..1 <insult> you are|look|sound
      you are ..2 embarrassment|eyesore|nuisance|pest|laughingstock|fraud|parasite|bully|snake
      you must be ..2 <insult>|brain|thick|dense !not
      you are as ..1 <insult>|thick|dense as
      you are|were too ..1 <insult> to
      you have|got no|zero ..1 brain|brains|friends|talent|spine|shame|personality !but|yet|idea|at|in|like|who
      so|that|as|this <insult> as|like you
      someone|somebody|anyone ..1 be ..1 <insult> as|like you
      i|we can not stand you|your
      nobody ..2 wants|needs|wanted to? ..1 hear|see|read|talk ..1 you|your|from|to
      you look|smell|stink|sound|eat like an? ..2 pig|cow|whale|rat|ape|monkey|troll|hippo|corpse|trash|garbage|shit|hobo|dog|tramp
      your|you|their parents|mother|family|mom|mum ..1 must be ..1 ashamed|disappointed
      you will never ..2 amount|achieve|be ..1 anything|something|somebody|loved|good
      delete|deactivate|close your account ..2 <insultNoun>|troll|please|nobody
      you ..1 <insultAdj> ..1 <insultNoun>|human|person|slob|troll|thing|creature|beast|man|woman|girl|boy|kid|people
      you <insultNoun>|troll|slob|degenerate
      ^ dumb|stupid|fat|ugly|pathetic|disgusting cow|pig|slob|hag|ape|bitch|human|troll
      no wonder ..2 left|dumped|hates|hate|avoids|ignores|ghosted you
      i hate you so much you|and|because
      you ruin|ruined everything|everybody|everyone
      go away ..2 <insultNoun>|troll|<insult>
      ok|okay boomer|loser`),
    none: phrases(`
      you are ..3 <degrading> !collector|day|picker|at|special|compared|short|but|to|less
      you make the|every|this|everything|everyone ..3 uglier|worse|dumber|miserable|unbearable !joke|case|sense
      you ruin|poison the|every|this|everything|everyone ..3 room|place|party|group|mood
      even your ..2 mother|father|mom|mum|dad|parents|family|friends|dog|kids hate|hates|despise|despises|pities you
      even your ..2 mother|father|mom|mum|dad|parents|family|friends|kids do|does|can|could|will|would not love|like|stand|want|bear you
      not even your ..2 mother|father|mom|mum|dad|parents|family|friends|dog|kids ..1 love|loves|like|likes|want|wants|stand you
      you revolting|repulsive|disgusting|vile|worthless|filthy|horrid|nasty|loathsome ..1 lump|blob|slob|toad|slug|sack|heap|creature|lowlife|swine|leech|worm|excuse
      crawl|slither|scurry|go back under|to|into your|that|whatever|the ..1 rock|hole|cave|sewer|swamp|gutter
      you are ..4 waste of ..2 oxygen|space|skin|breath|sperm|flesh
      vermin|scum|trash|filth|garbage|parasites like you
      you worthless|disgusting|filthy|pathetic|useless|ugly|stupid|dirty|fat|nasty|dumb ..2 <vulgar>|pig|trash|garbage|filth|scum|vermin|animal|rat|dog|shit|thing|slut|whore
      <vulgar> you are
      you are|look ..3 <vulgar> !cat
      you <vulgar> !cat|willow
      you little|lying|old|fucking ..1 <vulgar>
      he|she is ..3 cunt|whore|slut|skank|bitch|slag
      you are ..2 waste of space|oxygen|air|skin|life|breath|sperm|flesh
      you are ..2 piece of shit|garbage|trash|crap|filth
      you ..2 piece of shit|garbage|trash|crap|filth
      piece of shit|garbage like|you you|piece
      everyone ..2 hates|despises|loathes|laughs|laughed you|at
      everyone hates you
      we all hate you
      nobody will|could|would|can|has ..1 ever? love|loved|want|like you
      nobody|no ..1 loves you
      nobody ..1 love|want|loves you
      nobody ..1 wants you here|around|in|near|alive
      you were|are a? mistake !no
      your mother|mom|mum|parents|family|kids|children ..2 should have ..1 aborted|swallowed|drowned|strangled
      your mother|mom|mum|parents|family|kids|children must|should ..1 be ashamed|disappointed|disgusted
      your mother|mom|mum|parents|family|kids|children|friends hate|regret|regrets|hates|despise you|having
      i|we hope ..3 you|family|kids|children|mother get|gets ..1 cancer|aids|covid|sick|disease|tumor|tumour
      i|we hope you ..2 fail|suffer|lose|rot|burn|choke|cry|starve !less
      let us ..4 bully|harass|dox|doxx|humiliate|raid|stalk|shame !nobody
      dox|doxx her|him|them|this
      you deserve|deserved ..1 every|all|the ..2 pain|abuse|suffering|bad|worst
      you will always be ..1 alone|nothing|nobody|hated|ugly|failure|unloved
      you will die alone
      nobody will|could|would|can ever? love|want|like|miss|date|marry ..1 someone|anyone|somebody|people|a ..1 like you
      what|such an? ..2 waste of ..1 oxygen|space|skin|air|life
      what an? ..1 <degrading> piece|lump|sack|excuse of|for
      you make everyone|people sick|miserable
      you should be ashamed of existing|being|breathing|your`),
  },
};
