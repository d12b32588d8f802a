import { type Lexicon, phrases, words } from "./lexicon.ts";

/** Threats of violence, and calls for it. */
export const threats: Lexicon = {
  category: "threat",
  canBeDenied: true,
  excusedBy: "pests",
  words: { none: words("murderyou killyou") },
  phrases: {
    none: phrases(`
      i|we|ill|will|shall|going|somebody|someone ..3 put|bury|leave|lay you|him|her|them ..1 in|under the|a|your|his|her|their ..1 ground|grave|ditch|morgue|coffin|earth|wheelchair|river
      knife|bullet|gun|blade|bomb with your|his|her|their name
      on my|our|their|his|the way to ..2 <kill>|<hurt>|break|smash|snap <target>|your|his|her
      come|coming|show|turn|stand|standing|waiting|am|outside up|over|round? ..2 your|his|her house|home|place|door|work|school|office with ..2 bat|knife|gun|hammer|brick|petrol|gasoline|acid|machete|rifle|axe|crowbar
      i|we|ill|will|going ..2 set|light <target> on|alight fire|!
      your kids|children|family|wife|husband|parents|house|dog will|are|is not be? safe
      he|she|you|they are|is|will getting|get|be ..1 stabbed|shot|murdered|beheaded|lynched !by|a|down
      {announce} {deed} {victim} !a|an|some|over|at|in|up|off|out|back|another|one|two|with|home|by|next|this|through|free|there
      i|we will|shall ..1 <kill>|beat|hurt|stab|shoot|knock|smash <target> to|out|dead|with|in|until|if|when|at|next|tonight|and|back death|cold|a|the|my|your|you|he|she|again|night
      i|ill|we|going|about ..2 <kill>|<hurt> <target> with a|my|the ..1 knife|gun|bat|hammer|axe|rifle|machete|brick|fist|fists|fire
      i|we|ill|going ..3 <hurt>|break|snap|slit|cut|twist|bash|knock|split|crack|shatter|rip|tear|blow|bust|shoot|stab|kick|rearrange every? your|his|her|their ..2 <body>|off|out|up
      find <target> and ..2 break|smash|snap|cut|slit|crush|rip|skin|bury|gut
      {announce} ..1 <kill>|<hurt>|slap|strangle|choke|punch <target> with my|a|his ..1 bare|own|fists|fist|hands|hand|knife|bat|belt|car
      want|need to <kill> you|him|her !a|off|of|some|in|at|with|for|up|on|this
      have|got|own|bought a|my ..1 gun|knife|rifle|machete|weapon ..5 on|for|at|against you|him|her|them
      <they> need|needs|deserve|deserves|want|wants|ought a|an|to be? ..1 slapped|slap|punched|kicked|whipped|smacked|beating|kicking|punching|bullet|hanging !by|on
      make|making sure you|he|she|they never|will|cannot|can ..2 walk|talk|breathe|see|sleep|smile|live|speak ..1 again|ever
      you|he|she will never walk|breathe|see|talk again|daylight
      i|we|ill|going ..2 beat|batter|kick|punch|slap|smack|smash you|him|her|them up|senseless|bloody|unconscious|after|outside
      next time i see you ..5 <kill>|<hurt>|slap|punch|die|dead|knock|break
      i|we|ill|going ..3 break|snap|crush every|all ..1 bone|bones|finger|fingers
      i|we|ill|going ..3 put a|the bullet|knife|bomb|axe in|through|under|into
      put|stick a|the bullet|knife in|through|into his|her|your|their|him|you
      i|we|ill|going ..3 burn|torch|blow|bomb down|up? your|his|her|their ..2 house|home|car|shop|place|office|church
      burn your|his|her|their house|home|car|shop down
      shoot|blow|bomb|burn|light up|down the|this|my|a|that|your <place>
      i|we|ill|going|will|about|let|tomorrow ..3 bomb|attack|raid|torch the|this|my|a|that|your <place>
      bring|bringing|brought|take|taking a|my ..1 gun|knife|rifle|bomb|weapon|machete to ..1 <place>
      {announce} beat|shoot|blow|cut|smash|mess {victim} up
      i|we|ill|going ..2 knock you|him|her|them out|cold|unconscious
      i|we|ill|going ..2 make you|him|her|them ..1 suffer|bleed|pay|beg|scream|regret
      i|we|ill|going ..2 hunt|track|chase you|him|her|them down
      i|we|ill|going ..2 hunt you
      i|we|ill|going ..2 skin|bury|finish|gut you|him|her|them alive|!a
      i|we|ill|going ..2 end you|him|her !the
      you are|will|will-be be? ..1 dead !to|tired|right|on|inside|serious|wrong|funny|good
      you are a? ..1 dead man|meat|woman|boy|girl|kid
      until|when you are|is dead
      your|his|her|their days are numbered
      your|his|her time is up|coming to
      watch your|yo back !against|and|while|when
      better watch your back
      you had? better watch|run|hide|sleep your|while|with|now back|you|one
      sleep with one eye
      i know where you|your|he|she live|lives|sleep|work|family|kids|children|mother|parents|sleeps|works|go
      i|we know your address
      you|he|she|they will ..1 pay|regret|suffer|bleed for|this|with|when|dearly|!more|less|a|attention|only|the
      you will not live|survive|make|see|leave|wake to|this|the|another|alive|up|it
      you will bleed
      i|we am|are coming for|after|to you|him|her|them|your|get|kill !support|a|an
      coming for you and your
      someone|somebody|people should|must|needs|need|please|has|ought|to to? ..1 <kill>|<hurt>|end|burn|bomb|silence <target>|this|that|the|these|those
      someone|somebody|everyone should|must|needs|need|please|ought to? ..1 teach <target> a lesson
      someone|somebody please? <kill> <target>|this|that|the|these|those !a
      please <kill> this|that|the|all|these ..1 <person>
      <they> should|must|ought|need|needs|deserve|deserves to? have? to? be|been|get|got ..1 <killed> !by|down
      people|men|politicians|<person> like <target>|this|that ..2 should|deserve|must to? be|get ..1 <killed>
      <they> deserve|deserves to? die|bleed|burn|suffer|rot|death|<killed>
      hope|wish someone|somebody ..1 <kill>|<hurt>|break|breaks|kills|shoots|beats|stabs|rapes|hits|runs|burns <target>|your|his|her|their
      hope|wish <target>|he|she|they get|gets ..1 hit|run|shot|<killed>|beaten by|over|by
      hope|wish <target>|he|she|they get|gets <killed>
      ready|prepare|about to die|bleed
      prepare to die
      say|try|touch|do ..3 again and|or ..1 ill|i|you|see will? ..1 <kill>|<hurt>|break|knock|are|die
      keep|one talking|more|it|laughing|going ..2 and|or i|ill|you will|are? ..1 <kill>|<hurt>|break|knock|smash|dead
      there will be blood
      blood will flow|run|be
      you will be found dead
      going to rape|molest <target>
      lynch|behead|execute <target> all? !out|a|on
      {announce} hang you|him|her|them !out|a|on|with|by|in|up|next|at|over|above
      hang them all !out|up|on|in|by|over|above|with|at
      <kill> them all
      die|dies|dead|death ..4 at|by my|our hands|hand
      people|women|men|boys|girls|<person> like you|him|her|them ..2 had|get|gets your|his|her|their throat|throats|head|neck cut|slit|chopped|broken`),
  },
};
