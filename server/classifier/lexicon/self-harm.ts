import { type Lexicon, phrases, words } from "./lexicon.ts";

/** Texts that push someone towards harming themselves, and how-tos. */
export const selfHarm: Lexicon = {
  category: "self_harm",
  canBeDenied: true,
  words: {
    none: words("kys killyourself killyourselves killurself killyoself neckyourself gokys gokillyourself"),
  },
  phrases: {
    none: phrases(`
      considered|tried|thought|consider|try ..1 not being|existing|living|breathing alive|here|around
      considered|tried|thought|consider|try ..1 not existing|breathing !meat|the|in
      considered|tried ..1 dying|disappearing|suicide|overdosing
      swallow|down|chug the|that|a whole|entire|full bottle|pack|packet|box !of
      ^ step|walk|lie|leap|run|jump down? ..1 in|before|under|into front? of? a|the ..1 train|bus|truck|tram|lorry|traffic
      you ..1 look|belong|fit ..2 in|under|inside a|your|the ..1 coffin|grave|casket|morgue|urn|ground
      sooner you are gone|dead
      go find a|the|some ..1 bridge|cliff|rope|noose|roof
      kill|hang|neck|unalive|rope|shoot|stab|starve|drown|poison|off|cut|burn|harm|hurt|delete|end|suicide <self> !some|a|off|out|slack|shaving|short|from|in|there|with
      kill|hang your self
      go|please|should|must|just|can|could|hurry|better|do|dare ..1 kill|hang|shoot|stab|drown|cut|harm|hurt|end|off <self>
      end|take your ..2 life|existence
      you|should|just|go|please|and end|ended it all|now|tonight
      you should|must|need|have|could|ought to? ..1 die|suicide|disappear|cut|overdose !down|in|into|back|your|the|out|off
      you should commit suicide
      commit suicide !is|was|should|every|each|prevention|rates|by
      you should never? be|have dead|never
      you should never have been born
      go please? die|overdose|suicide !sonne|hard|wanderer
      go and die|overdose
      please die
      just|hurry ..1 die|overdose !for|hard|a|of|laughing
      die already|slowly|alone|now|bitch|in a|already|hole|fire|pain
      die in a hole|fire|ditch
      i|we|everyone hope|hopes|wish|wishes|want|wants|pray|need|prays|needs you ..1 die|dies|died|overdose|suffocate|bleed|drop|to dead
      hope|wish|want you to? die|died|overdose
      hope|wish you ..1 kill|cut|hurt|harm|hang <self>
      hope|wish you were dead
      hope you do not wake up
      why are|do you|not still|just|you alive|breathing|here|end
      why are you still alive|breathing
      slit|cut|open|slash your|yo ..1 wrist|wrists|throat|veins|arms|thighs
      cut|cutting|go it? deeper !into|connections
      drink|drinking|swallow|chug|have|eat some|a|the|bottle|glass? ..3 bleach|poison|antifreeze|detergent|cyanide
      go|just|should|please|favour|favor|and ..2 jump|leap|throw|hurl yourself? off|from a|the ..3 bridge|building|roof|cliff|window|skyscraper|balcony
      go|just|should|please|favour|favor|and ..2 jump|leap|throw|hurl|walk|step|lie yourself? under|before|in front? of? a|the|moving? ..1 train|truck|lorry|tram|traffic|tracks
      go|just|should|please|favour|favor|and ..2 jump|leap|throw|hurl|walk|step yourself? into the? traffic
      jump|leap off|from|in|under|before|out|into front? of? a|the ..2 bridge|building|roof|cliff|train|truck|bus|window|car|balcony|skyscraper|traffic !into|with|and|at
      play in|on the? traffic|motorway|highway
      take|swallow|down all|a|the|those|every|your ..2 pills|bottle|tablets and|of|at|until ..4 die|done|sleep|dead|end|once|pills|goodbye|it
      take all the|your|those pills
      world|everyone|everybody|we|family|people|earth|life ..2 will|would|is|are be? ..2 better|happier|nicer|improved|place off? without you|your
      better|happier|nicer place? off? without you
      better off? if you|you were|are|died|are-gone dead|gone|died
      happier|better|relieved|glad|party|celebrate if|when|once you were|are|die|died dead|gone
      happier|better|relieved|glad|party|celebrate if|when|once you die|died
      you ..2 better off? dead
      nobody|no|none|anyone|not-one will|would|is|even going|ever|even? to? ..1 miss|cry|care|notice|mourn|attend you|for|if|about|when|your|or you|your|death|funeral|were|die|died|gone|kill|disappeared|are
      nobody would|will|is ..2 miss you
      nobody would|will ..1 care|notice|cry ..2 if|when|that you
      nobody would|will ..1 notice
      who would miss you
      suicide is ..2 option|answer|solution|way|choice|right|best|only|correct|good
      you do not deserve to live|exist|breathe
      you do not deserve life|oxygen
      you have|got no|nothing reason|right|to to? ..1 live|exist|for|on
      do it ..1 kill|nobody|jump|hang|cut|pull|you
      put|stick a|the gun|bullet|rope|noose to|in|around|through your
      tie|find|get a|the|some noose|rope|tree and|around
      best|easiest|quickest|fastest|painless|effective|easy|how ways?|way|to|method|methods to|of|is? ..1 kill|hang|killing|hanging|overdose|die|starve|starving|suicide|end|cut yourself|yourselves|your|painlessly|on|quicklyfor
      how to starve|cut|hang|kill|overdose|purge yourself|yourselves|without|on|after
      tips|tricks|guide|ways ..3 hiding|hide|purging|starving|cutting|fasting|starve|purge|cut|anorexia ..4 cuts|scars|deeper|yourself|calories|parents|bones
      thinspo|proana|thinspiration|bonespo
      do the|everyone|us|yourself|them world|favour|favor|a ..1 favour|favor|a and? ..1 die|end|disappear|kill|jump|hang|leave
      do everyone|us|world|yourself a favour|favor and ..1 die|end|disappear|jump|kill|hang|overdose|stop
      unalive|off <self>
      only way out for you
      hope you ..3 cut|hurt|hang|kill <self>
      see you at your funeral`),
  },
};
