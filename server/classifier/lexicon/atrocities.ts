import { type Lexicon, phrases } from "./lexicon.ts";

/** Parts that say little alone: a place of death, the reader and an intent in one sentence. */
export const atrocityEchoes: Lexicon = {
  category: "threat",
  canBeDenied: true,
  excusedBy: "remembrance",
  words: {},
  phrases: {
    none: phrases(`
      <intent> ..5 {deathPlace} ..4 {addressed}|your
      <intent> ..5 {addressed}|your ..5 {deathPlace}
      {addressed} ..4 <intent> ..4 {deathPlace}
      {deathPlace}|ovens with|for {addressed}`),
  },
};

/**
 * Threats that invoke an atrocity of history: the place someone is to go to, the deed to be
 * repeated, or its perpetrators.
 */
export const atrocities: Lexicon = {
  category: "threat",
  canBeDenied: true,
  words: {},
  phrases: {
    none: phrases(`
      {addressed}|he|she|they belong|belongs ..3 {camp}
      see|meet you|your ..2 in|at|on the|a? {camp}
      love|like|want|wait|waiting to ..1 see|watch|put|throw|send|shove {addressed}|him|her|them ..3 {camp}
      {camp} is|are ..2 waiting|open|ready|hungry|calling|made|built|warm|hot|heating|warming ..1 for {addressed}|him|her|them
      {camp} has|have|keeps|saves|saved ..4 for|with {addressed}|him|her|them|your
      place|bed|spot|seat|room|bunk|ticket|space|cell|corner ..1 in|to|at|on|for ..2 {camp} ..2 for|with {addressed}|him|her|them|your
      next|last|final stop ..3 {camp}|{massacre}
      {addressed} <modal> have? ..1 be|been|end|ended|burn|burned|fit|hang|die|died|rot|rotted|disappear|land|wind|freeze|starve|vanish|look ..3 in|at|on|to|into|inside|under|before ..2 {camp} !memorial|museum|tour|tours
      {addressed} are|is|will going|headed|heading|off|next|bound|be|first ..4 in|to|for|on|at ..2 {camp} !memorial|museum|tour|tours|with|on
      send|ship|deport|put|throw|march|drag|shove|load|pack {addressed} ..2 in|into|on|onto|aboard|to|off ..3 {camp}
      someone|somebody|we|i|should|must|will|would|let send|ship|deport|put|throw|march|drag|shove|load|pack him|her|them|this|that|these|those ..2 in|into|on|onto|aboard|to|off ..3 {camp}
      bring|build|building|reopen|open|fill|rebuild|rebuilding|fire|heat|light|restart|preheat back|up? ..2 {camp}|camps ..4 {addressed}|them
      bring|fire|heat|preheat|restart|reopen back|up? the|those {deathPlace}|ovens|crematorium|crematoria|gallows
      do|pull a {massacre} on|to {addressed}|him|her|them
      first|up against the wall ..1 you|when|with|and !of
      bring back ..1 lynching|lynchings|guillotines|pogroms|slavery|witch ..3 {addressed}|him|her|them
      {addressed} ..1 need|needs|get|gets|deserve|deserves|want|wants|see|have|face a|another|second|own|new|next|private ..1 {massacre}
      {addressed} <modal> get|have|see|face|be|deserve a|another|second|your|own|new|next|private ..1 {massacre}
      {addressed} deserve|deserves|need|needs|get|gets the ..1 {massacre} !memorial|museum|book
      <modal> be|become your|his|her|their ..1 {massacre}
      need|needs|want|wants|hope|time|ready|prepare|wait|waiting for? a|another|second|new|your|own|round ..3 {massacre}|hitler|stalin|mengele|himmler !museum|memorial|scholar|course|book|was
      {massacre} ..1 is coming|back|next ..1 to|for|at|on {addressed}
      to|with {addressed}|him|her|them what ..4 in|at|to {massacre}|{camp}
      what ..2 happened|did|done in|at|to ..2 {massacre}|{camp}|jews|armenians|tutsis ..4 to|with {addressed}
      {addressed} ..1 <modal> ..1 look|end|be|burn ..1 like|as ..2 {massacre}|{camp}
      {henchman} <modal> have !hated|despised|feared|banned ..6 {addressed}
      {henchman} should|will pay|visit|get|take|deal|handle|finish|start|come|begin|kill|have ..4 {addressed}
      {henchman} had|has|was|were ..1 right idea? ..2 about|for|with ..2 {addressed}|them
      need|needs|want|bring back|a|another|new|second? {henchman} ..2 for|to|back ..3 {addressed}|them
      finish|finished|complete|continue what ..1 {henchman}|they started|began
      {camp} misses|wants|needs|awaits|calls {addressed}
      {henchman} forgot|missed|spared|overlooked one|{addressed}
      call|get|bring|fetch|send ..1 {henchman} ..1 for|to|on this|that|these|those|him|her|them|{addressed}
      recreate|repeat|relive {massacre} ..2 with|on|for {addressed}
      {pity} they|he|{henchman} missed|spared|forgot|overlooked {addressed}
      {pity} they|he|{henchman} did not gas|kill|finish|burn|shoot|catch|get {addressed}
      should|would|could have ..1 gassed|lynched|guillotined|crucified|cremated {addressed}|him|her|them
      gas|guillotine|crucify|lynch {addressed} !up|bill|bills|tank|stove|money
      six|several million|millions was|were|are|is not enough
      six|several million|millions was|were|are|is ..1 too|only few|little|beginning|start
      {addressed} would make a? ..2 lampshade|lampshades|soap !for|from|with|in
      make|turn a|some? lampshade|lampshades|soap out of {addressed}|him|her|them
      turn|make {addressed}|him|her|them|your into ..2 lampshade|lampshades|soap|ashes|ash
      get|bring|use|need|open|order|fetch|release the|some? zyklon
      <person>|people|women|men|girls|witches|traitors like {addressed}|him|her|them|this|that used|were|got|should|deserve|need to? be? ..1 burned|burnt|<killed>|guillotined|crucified|stoned`),
  },
};
