import { type Lexicon, phrases, words } from "./lexicon.ts";

/** Slurs, and contempt for people for what they are. */
export const hate: Lexicon = {
  category: "hate",
  canBeDenied: true,
  excusedBy: "pests",
  words: {
    none: words(
      `nigger niggers nigga niggas faggot faggots faggy fag fags kike kikes chink chinks gook gooks spic spics wetback
      wetbacks paki pakis raghead ragheads towelhead towelheads sandnigger coon coons beaner beaners tranny trannies shemale
      shemales dyke dykes retard retards retarded libtard libtards tard tards mongoloid jigaboo porchmonkey darkie darkies
      zipperhead gypo pikey pikeys goyim untermensch hymie shylock camelfucker camel-jockey golliwog abo abos lesbo lesbos
      homo homos poofter poofters heeb negroid redskin redskins halfbreed halfbreeds muzzie muzzies sieg`,
    ),
  },
  phrases: {
    none: phrases(`
      <group> <people>? is|are ..2 <vile>
      <group> <people>? is|are an? ..1 <vile>
      <group> <people>? should|must|need|deserve|ought to|all|not? be|to? ..1 <killed>|deported|banned|eliminated|sterilized|sterilised|exterminated
      <group> <people>? should|must not be allowed|exist|vote
      <group> <people>? should|must ..1 die|burn|leave|rot|hang
      <group> <people>? and? should|do|does|must not deserve|exist|belong
      <group> <people>? ..4 do|does not deserve|belong
      <group> <people>? belong in|on|under the? kitchen|cage|cages|zoo|camps|oven|ovens|prison
      <group> <people>? ..1 control|controls|run|runs|own|owns everything|banks|media
      <group> <people>? ..1 control|controls|run|runs|own|owns the ..1 banks|media|world|government
      <group> <people>? ..2 ruin|ruining|destroying|destroy|ruined|infest|infesting|invading|infect our|this|the|my|every
      <group> <people>? ..2 stealing|steal our|their|the|your jobs|women|country
      <group> <people>? make|makes me sick|puke|vomit
      hate|despise|loathe all? those|these|the? <group> !food|pride|holidays|music|coffee|tea|weather|winters|summers|sabbath|noise|chocolate|bread|rice|mold|mould|ice
      hate|despise|loathe|disgusted by? ..1 <group> <people>
      kill|murder|gas|exterminate|lynch|deport|ban|bomb|burn|shoot|hang all|the|every <group>
      kill|gas|exterminate|lynch <group> !food
      death to all? <group>|gay|trans
      burn|rot in hell you? <group>
      no <group> <people>? allowed|here|wanted|please
      go|get|send back|out ..1 back? to? ..1 your|africa|mexico|china|india|asia country|land|africa|hole|jungle
      <group> deserve|deserves to? burn|die|rot|suffer|hang|pain|nothing|death
      homosexuality|islam|judaism|feminism|transgenderism|gayness is ..2 disease|cancer|sin|sickness|evil|disgusting|perversion|illness|plague|abomination
      being gay|trans|lesbian|homosexual is ..2 disease|sickness|disgusting|illness|unnatural|perversion|wrong|disorder|abomination
      those|these|such|they people ..1 are|is ..2 vermin|subhuman|animals|savages|rats|cockroaches|parasites|scum|filth|inferior|diseased
      <group> <people>? should|must|ought to? be? put|kept|thrown|locked|shipped|kicked|sent down|out|up|away|back|to|separate
      <group> <people>? should|must|ought to? ..1 leave|die|disappear|burn ..1 europe|america|england|country|place|germany|france
      <group> <people>? ..2 spread|spreads|carry|bring|brings ..1 viruses|virus|disease|diseases|crime|filth|plague
      <group> <people>? ..1 eat dogs|cats|bats|rats
      do|would not want|like to? ..1 live|work|sit|be next|near|with|beside to? ..1 <group>
      do|would not want|like|need any? <group> here|in|around|near
      <group> <people>? are|is ..3 greedy|filthy|lesser|violent|uncivilised|uncivilized|dishonest|dangerous|liars|rats
      kick|throw|get|drive|send all? the|those|these? <group> all? out|away
      kick|throw|drive them all out of ..1 country|europe|america|england|germany|france|land
      go back to your own? ..1 country|continent|land|jungle|village|cave
      go back to where you came|come|belong
      send|ship|deport them|you|these|those all? back
      send|ship|deport them|you all? back to
      go back to africa|mexico|china|india|pakistan|asia
      out of our country
      white|aryan power|supremacy|supremacist|supremacists forever|is|rules|now|are|will|for|!awareness
      white|aryan power
      white|aryan people|race|man is|are ..1 superior|master|better
      superior|master race
      heil|sieg hitler|heil
      hitler was|is ..1 right|hero|correct|great|genius
      hitler did nothing wrong
      hitler should have finished
      holocaust never|was happened|hoax|fake|a|lie
      holocaust did not happen
      holocaust is|was a? lie|hoax|fake|myth
      dirty|filthy|stinking|smelly|fucking|bloody|stupid <group> !water|dishes|clothes|rice|laundry|shoes|shirt|floor|windows|chai|sauce
      gas the|all jews|kikes
      race traitor|mixing|war now
      great replacement is
      <group> <people>? ..1 kill yourselves|yourself
      hope|wish all? ..1 <group> ..1 die|burn|suffer|rot
      <group> ..1 not real? humans|human|people
      <group> <people>? ..1 second class citizens
      against god|nature and? disgusting
      mentally ill freaks`),
  },
};
